"""The command line, given what it cannot do: one line that names the clause or the place, and a status."""

import shlex

import pytest
from console import run
from hypothesis import given, settings
from hypothesis import strategies as st

PILES = "score hana-awase --pile 3H --pile 4T"
HANDS = 'score nylon-ppong --hand "2 3" --hand "4 4 4 4 9"'


@pytest.mark.parametrize(
    ("line", "says"),
    [
        # rules that contradict each other or are none
        ("score koi-koi 3H --set kk.seven=off --set kk.double_stack=x2_cap", "(KK-6.11)"),
        ("deal koi-koi --seed 7 --set kk.teyaku=off --set kk.both_special=same_dealer", "(KK-3.7)"),
        ("score koi-koi 3H --set kk.lights=5/8/7/6", "(KK-6.a)"),
        ("score koi-koi 3H --set kk.lights=١٥/8/7/6", "(KK-6.1)"),
        (f"score koi-koi 3H --set kk.lights={'9' * 30}/8/7/6", "(KK-6.1)"),
        ("score hana-awase 3H --set ha.oni_triple=whole", "(HA-7.4)"),
        ("score hana-awase 3H --set ha.yaku=off --set ha.values=fuda_wiki", "(HA-8.9)"),
        ("score koi-koi 3H --set kk.seven=", "(KK-6.9)"),
        ("score koi-koi 3H --set kk.deals=0", "(KK-0.1)"),
        ("score koi-koi 3H --set kk.deals=100", "(KK-0.1)"),
        ("score koi-koi 3H --set kk.seven=off --set KK.seven=x2", "'kk.seven' is --set twice"),
        ("deal hana-awase --seed 7 --set ha.oni=on --set ha.oni=on", "'ha.oni' is --set twice"),
        ("score koi-koi 3H --set kk.seven", "such as ha.oni=on, not 'kk.seven'"),
        ("score koi-koi 3H --set ''", "such as ha.oni=on, not ''"),
        ("score koi-koi 3H --set =off", "no option ''"),
        ("score hana-awase 3H --set kk.seven=off", "hana-awase has no option 'kk.seven'"),
        ("score hana-awase 3H --rules nintendo", "it has tomatokun, fuda-wiki, bakappana"),
        ("score koi-koi 3H --rules ''", "no rules called ''"),
        ("deal koi-koi --seed 7 --rules yakuza", "yakuza scores piles only"),
        ("play koi-koi --seed 7 --rules clubhouse-ds", "clubhouse-ds scores piles only"),
        ("verify hc1~koi-koi.koi-koi-japan~s7~", "koi-koi-japan scores piles only"),
        ("deal koi-koi --seed 7 --rules fuda-wiki --deal 99", "(KK-0.1)"),
        ("deal koi-koi --seed 7 --deal 0", "from 1 to 99, not 0"),
        ("deal koi-koi --seed 7 --deal 100", "from 1 to 99, not 100"),
        (f"deal koi-koi --seed 7 --deal {'9' * 30}", "--deal is a number"),
        ("deal koi-koi --seed 7 --deal=-1", "--deal is a number"),
        ("deal koi-koi --seed 7 --deal ٣", "--deal is a number"),
        # seats
        ("deal koi-koi --seed 7 --seats 3", "koi-koi is for 2 players, not 3"),
        ("deal hana-awase --seed 7 --seats 5", "hana-awase is for 2, 3 or 4 players, not 5"),
        ("deal nylon-ppong --seed 7 --seats 1", "2, 3, 4, 5 or 6 players, not 1"),
        ("deal nylon-ppong --seed 7 --seats ''", "--seats is a number"),
        ("deal nylon-ppong --seed 7 --seats ３", "--seats is a number"),
        (f"{PILES} --pile rest --seats 4", "(HA-1.1)"),
        (f"{PILES} --pile rest --seats 2", "(HA-1.1)"),
        (f"{PILES} --pile '' --pile '' --pile rest", "hana-awase is for 2, 3 or 4 players, not 5"),
        ("score nylon-ppong" + " --hand ''" * 7 + " --end out:0", "5 or 6 players, not 7"),
        ("score nylon-ppong --hand '2 3' --end stop:0", "5 or 6 players, not 1"),
        # cards that cannot lie so
        ("score koi-koi '3H 3a 3b 3R 3H'", "twice, at character 13"),
        ("score koi-koi 3H --field 3H", "(DK-1.1)"),
        ("score hana-awase --pile 3H --pile 3H --pile rest", "(DK-1.1)"),
        ("score hana-awase --pile 3H3H --pile rest", "twice, at character 3"),
        (f"{PILES} --pile 5T", "(HA-2.6)"),
        (f"{PILES} --pile rest --field 5T", "(HA-2.6)"),
        ("score hana-awase --pile rest --pile rest", "only one of the piles can be the rest"),
        ("score hana-awase rest", "'r' does not begin a card"),
        (f"{PILES} --pile REST", "'R' does not begin a card"),
        ("score koi-koi 3Ｈ", "no card '3Ｈ'"),
        ("score koi-koi ３H", "'３' does not begin a card"),
        (f"score koi-koi {'9' * 300}H", "no month 999999"),
        ("score koi-koi 3", "cut off"),
        ("score koi-koi --pile '3H 9T' --pile rest", "(KK-5.1)"),
        ("score nylon-ppong --hand '2 2 2 2 2'", "there are four cards of month 2, not 5 (DK-1.1)"),
        ("score nylon-ppong --hand '2 2' --hand '2 2 2 4 9' --end exhausted", "(DK-1.1)"),
        ("score nylon-ppong --hand 2T3H --hand 4T4R4a4b2T --end exhausted", "(DK-1.1)"),
        ("score nylon-ppong --hand '1 2 3 4 5 6 7'", "a hand never holds 7 cards, but 6 at most (NP-3.8)"),
        ("score nylon-ppong --hand '2T 3'", "never in both, at character 4"),
        ("score nylon-ppong --hand 2T3H --hand '4 4 4 4 9' --end exhausted", "(DK-2.2)"),
        ("score nylon-ppong --hand '13 1'", "no month 13"),
        ("score nylon-ppong --hand '0 1'", "no month 0"),
        (f"score nylon-ppong --hand '{'1' * 300}'", "no month 111111"),
        ("score nylon-ppong --hand ٢", "character 1"),
        # ends
        (HANDS, "names --end too"),
        (f"{HANDS} --end ''", "at character 1"),
        (f"{HANDS} --end resigned", "stop:seat, declare:seat"),
        (f"{HANDS} --end stop", ":SEAT is missing, at character 5"),
        (f"{HANDS} --end stop:", "at character 6"),
        (f"{HANDS} --end stop:٠", "at character 6"),
        (f"{HANDS} --end stop:{'9' * 30}", "at character 6"),
        (f"{HANDS} --end stop:0:1", "no further seat, at character 7"),
        (f"{HANDS} --end exhausted:0", "no further seat"),
        (f"{HANDS} --end ppong:0", ":DISCARDER is missing"),
        (f"{HANDS} --end stop:2", "(NP-1.1)"),
        (f"{HANDS} --end stop:1", "(NP-6.1)"),
        (f"{HANDS} --end declare:0", "(NP-5.9)"),
        (f"{HANDS} --end ppong:0:1", "(NP-4.6)"),
        (f"{HANDS} --end out:0", "(NP-3.6)"),
        ("score nylon-ppong --hand '' --hand '2 3' --end ppong:0:0", "(NP-4.3)"),
        # what a game does not ask for
        ("score koi-koi 3H --end stop:0", "koi-koi has no use for --end"),
        ("score koi-koi --hand 3H", "koi-koi has no use for --hand"),
        ("score koi-koi --hand 3H --hand 4T", "names --field too"),
        ("score koi-koi 3H --pile 4T --hand 5T", "name the cards of a pile"),
        ("score hana-awase --hand '2 3'", "hana-awase has no use for --hand"),
        ("score hana-awase 3H --opponent-called", "(HA-2.6)"),
        ("score hana-awase 3H --calls 0,0", "(HA-2.6)"),
        (f"{PILES} --pile rest --opponent-called", "hana-awase has no use for --opponent-called"),
        ("score nylon-ppong 2T3H", "nylon-ppong has no use for --pile"),
        ("score nylon-ppong --hand '2 3' --opponent-called", "nylon-ppong has no use for --opponent-called"),
        ("score nylon-ppong --hand '2 3' --field 3H", "nylon-ppong has no use for --field"),
        ("score koi-koi 3H --calls 0,1 --opponent-called", "write one of them"),
        ("score koi-koi 3H --calls 99,99", "from 0 to 8"),
        ("score koi-koi 3H --calls ''", "--calls is two numbers"),
        ("score koi-koi 3H --calls ١,٢", "--calls is two numbers"),
        # seeds and players
        ("deal koi-koi --seed ''", "whole number"),
        ("deal koi-koi --seed ٧", "whole number"),
        ("deal koi-koi --seed 1e3", "whole number"),
        ("deal koi-koi --seed 1_0", "whole number"),
        (f"deal koi-koi --seed {'9' * 5000}", "whole number"),
        ("deal koi-koi", "--seed"),
        ("play hana-awase --seed 7 --bots ''", "up to 3 players"),
        ("play nylon-ppong --seed 7 --seats 2 --bots random,random,random", "up to 2 players"),
        # clauses, games, records
        ("explain ''", "clause id"),
        ("explain KK-٦.5", "clause id"),
        ("rules ''", "no game ''"),
        ("rules KOI-KOI", "the games are koi-koi, hana-awase, nylon-ppong"),
        ("verify ''", "begins with hc1~"),
        ("verify hc1~hana-awase.4.4~s7~", "knows no '4', or has it already, at character 18"),
        ("verify hc1~hana-awase.oni_on.oni_on~s7~", "at character 23"),
        ("verify hc1~hana-awase.oni-triple_whole~s7~", "(HA-7.4)"),
        ("verify hc1~koi-koi.fuda-wiki.deal_13~s7~", "(KK-0.1)"),
        ("verify hc1~nylon-ppong~s7~ --expect 0,0,0,", "--expect"),
    ],
)
def test_nonsense_is_refused_in_one_line(line: str, says: str) -> None:
    for more in ([], ["--json"]):
        done = run(*shlex.split(line), *more)
        assert (done.status, done.out) == (2, "")
        assert says in done.err
        assert done.err.count("\n") == 1
        assert len(done.err) < 800


@pytest.mark.parametrize(
    ("record", "clause"),
    [
        ("hc1~koi-koi~s7~k", "KK-5.1"),
        ("hc1~koi-koi~s7~3a.3H-3a", "KK-4"),
        ("hc1~hana-awase~s7~1H", "HA-2"),
        ("hc1~hana-awase~s7~k", "HA-2"),
        ("hc1~nylon-ppong~s7~d", "NP-3.2"),
        ("hc1~nylon-ppong~s7~p", "NP-4.1"),
        ("hc1~nylon-ppong~s7~1H2T", "NP-3.5"),
        ("hc1~nylon-ppong~s7~y", "NP-5.9"),
        ("hc1~nylon-ppong~s7~s", "NP-6.1"),
    ],
)
def test_an_illegal_decision_has_a_status_of_its_own(record: str, clause: str) -> None:
    done = run("verify", record)
    assert (done.status, done.out, done.err.count("\n")) == (1, "", 1)
    assert clause in done.err


WORDS = """
    score deal play verify explain rules koi-koi hana-awase nylon-ppong --rules --set --seats --deal --seed
    --pile --hand --end --field --calls --opponent-called --bots --expect --json fuda-wiki bb korean-common
    kk.rain=field kk.month=4 ha.oni=on ha.base=off ha.dandruff=on ha.willow_island=cancels_all np.high=60
    np.chongtong=0 3H9T 1R2R3R 11a rest 0 1 2 3 4 7 99 -1 KK-6.5 hc1~koi-koi~s7~ hc1~nylon-ppong.3~s7~
    stop:0 declare:1 ppong:0:1 out:0 exhausted greedy,random 0,1 -- - ٣ 花 =
"""
MANY = ["", "2 3", "4 4 4 4 9", "3 3 3", "1 1 2 2 3 3"]
words = st.sampled_from([*WORDS.split(), *MANY]) | st.text(max_size=4)


@given(st.sampled_from(["score", "deal", "play", "rules", "verify"]), st.lists(words))
@settings(max_examples=500, deadline=None)
def test_any_words_get_an_answer_or_one_line(command: str, given_words: list[str]) -> None:
    done = run(command, *given_words)
    assert done.status in (0, 1, 2)
    assert (done.status == 0) == (not done.err)
    assert done.err.count("\n") <= 1

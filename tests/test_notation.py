"""Records: what parses prints back, what does not says where, and version 1 is read for ever."""

import re
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from configurations import configuration, named_sets
from hypothesis import given, settings
from hypothesis import strategies as st
from laws import layout_of, walk
from strategies import seeds

from hanacore import GAMES, HanaError, IllegalAction, NotationError, Record, settle
from hanacore.fishing import FishingRules
from hanacore.ruleset import Choice
from hanacore.tokens import action, read_action

CORPUS = (Path(__file__).parent / "golden" / "records.txt").read_text(encoding="ascii").splitlines()
UNRESERVED = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
CHOICES = list(named_sets())


def whatever(seed: int) -> Choice:
    """A choice out of all there are, of any game, at any table."""
    random = Random(seed)
    return configuration(random, GAMES[random.choice(list(GAMES))])


choices = st.sampled_from(CHOICES) | st.builds(whatever, st.integers(0, 9999))


def record(choice: Choice, seed: int, *, explicit: bool = False, steps: int = 999) -> Record:
    """A random deal's record."""
    states = walk(choice, seed)
    decisions = tuple(decision for _, decision in states[:-1] if decision is not None)
    return Record(choice, layout_of(states[0][0]) if explicit else seed, decisions[:steps])


@given(choices, seeds, st.booleans(), st.integers(0, 120))
@settings(max_examples=200, deadline=None)
def test_parse_and_print_are_inverse(choice: Choice, seed: int, explicit: bool, steps: int) -> None:
    one = record(choice, seed, explicit=explicit, steps=steps)
    text = str(one)
    assert set(text) <= UNRESERVED
    assert Record.parse(text) == one
    assert str(Record.parse(text)) == text
    assert Record.parse(text).final() == one.final()
    for decision in one.decisions:
        assert read_action(one.rules, str(decision), str(decision), 0) == decision
        if isinstance(one.rules, FishingRules):
            assert action(str(decision)) == decision


@pytest.mark.parametrize("explicit", [False, True], ids=["seed", "cards"])
@pytest.mark.parametrize("choice", CHOICES, ids=lambda one: f"{one.game}-{one.seats}-{one.ruleset.id}")
def test_every_table_is_written_and_read(choice: Choice, explicit: bool) -> None:
    one = record(choice, 7, explicit=explicit)
    assert Record.parse(str(one)) == one
    assert settle(Record.parse(str(one)).final()) == settle(record(choice, 7).final())


@pytest.mark.parametrize("slug", GAMES)
def test_every_value_of_every_option_is_written_and_read(slug: str) -> None:
    game = GAMES[slug]
    for option in game.options:
        for value in option.values:
            for named in game.sets:
                choice = game.choose(ruleset=named.id, options={option.key: value})
                try:
                    text = str(Record(choice, 7))
                except HanaError:
                    continue  # the set contradicts it
                assert Record.parse(text).choice == choice
                assert (option.slug(value) in text) == (option.key in choice.changed)


@pytest.mark.parametrize("line", CORPUS)
def test_records_of_version_1_end_as_they_did(line: str) -> None:
    text, totals, ended = line.split()
    one = Record.parse(text)
    settlement = settle(one.final())
    assert str(one) == text
    assert ",".join(map(str, settlement.totals)) == totals
    assert settlement.ended == ended


CORNERS = {
    "the oni takes a card": r"~hana-awase\S*oni_on\S*-11a\.",
    "a choice of what the turned card takes": r"~hana-awase\S*oni_on\S*-_",
    "a natural triple": r"~nylon-ppong\S*~\S*-\d+[HTRabc]\d+[HTRabc]\d+[HTRabc]-",
    "a ppong": r"~nylon-ppong\S*-q\d",
    "a stop": r"~nylon-ppong\S*-s ",
    "a declared yaku": r"~nylon-ppong\S*-y ",
    "explicit cards of Koi-Koi": r"~koi-koi\S*~d\d",
    "explicit cards of Hana-awase": r"~hana-awase\S*~d\d",
    "explicit cards and reshuffles of Nylon-ppong": r"~nylon-ppong\S*~d\d\S*_\d+~",
    "a named set": r"\.fuda-wiki~",
    "the number of a deal": r"\.deal_8~",
    "a void end": r" 0,0,0 HA-8\.3",
}


@pytest.mark.parametrize("corner", CORNERS)
def test_the_corpus_has_every_corner(corner: str) -> None:
    assert any(re.search(CORNERS[corner], line) for line in CORPUS)


def test_the_corpus_has_a_reshuffle() -> None:
    assert any(getattr(Record.parse(line.split()[0]).final(), "reshuffled", 0) for line in CORPUS)


@given(
    st.text(max_size=60)
    | st.text(alphabet="hc1~koi-koi~s7~3aHTRb.-_ks0123456789d", max_size=60)
    | st.builds(str.__add__, st.sampled_from(["hc1~nylon-ppong.3~", "hc1~hana-awase.oni_on~s7~"]), st.text())
)
def test_any_text_is_a_record_or_an_error_with_its_place(text: str) -> None:
    try:
        assert str(Record.parse(text)) == text
    except NotationError as error:
        assert 0 <= error.at <= len(text)
        assert "\n" not in str(error)


@given(choices, st.integers(0, 999), st.data())
@settings(max_examples=600, deadline=None)
def test_an_edited_record_is_refused_in_one_line(choice: Choice, seed: int, data: st.DataObject) -> None:
    text = str(record(choice, seed, explicit=data.draw(st.booleans())))
    edited = data.draw(edits(text))
    try:
        assert str(Record.parse(edited)) == edited
        Record.parse(edited).final()
    except HanaError as error:
        assert "\n" not in str(error)
        assert len(str(error)) < 600


def edits(text: str) -> st.SearchStrategy[str]:
    """A record cut, with a character more, less or other, a part doubled, two parts exchanged."""
    places = st.integers(0, len(text))
    letters = st.sampled_from([*sorted(UNRESERVED), "é", "\n", " ", "\x00", "٣", "花", "\ud800"])

    def moved(a: int, b: int, c: int) -> str:
        a, b, c = sorted((a, b, c))
        return text[:a] + text[b:c] + text[a:b] + text[c:]

    return (
        st.builds(lambda at: text[:at], places)
        | st.builds(lambda at: text[at:], places)
        | st.builds(lambda at: text[:at] + text[at + 1 :], places)
        | st.builds(lambda at, new: text[:at] + new + text[at:], places, letters)
        | st.builds(lambda at, new: text[:at] + new + text[at + 1 :], places, letters)
        | st.builds(lambda a, b: text[:a] + text[min(a, b) : max(a, b)] + text[a:], places, places)
        | st.builds(moved, places, places, places)
    )


@pytest.mark.parametrize(
    ("text", "at", "says"),
    [
        ("", 0, "begins with hc1~"),
        ("hc2~koi-koi~s7~", 0, "begins with hc1~"),
        ("hc1~koi-koi~s7", 14, "four parts"),
        ("hc1~koi-koi~s7~~", 15, "four parts"),
        ("hc1~tarot~s7~", 4, "no game 'tarot'"),
        ("hc1~koi-koi~7~", 12, "a deal is s and a seed"),
        ("hc1~koi-koi~s~", 12, "whole number"),
        ("hc1~koi-koi~s18446744073709551616~", 12, "whole number"),
        ("hc1~koi-koi~s٧~", 12, "whole number"),
        ("hc1~koi-koi~s07~", 13, "one way only"),
        ("hc1~koi-koi~s7~3a-", 18, "plays one card"),
        ("hc1~koi-koi~s7~3a.", 18, "missing"),
        ("hc1~koi-koi~s7~_", 15, "missing"),
        ("hc1~koi-koi~s7~3a3b", 15, "plays one card"),
        ("hc1~koi-koi~s7~8H.8b8a", 19, "one way only"),
        ("hc1~koi-koi~s7~3a.3H3H", 20, "twice"),
        ("hc1~koi-koi~d1H_2T~", 12, "2 hands, the field and the stock"),
        ("hc1~koi-koi~d1H_2X_3H_~", 16, "no card '2X'"),
        ("hc1~koi-koi.2~s7~", 11, "nothing usual named"),
        ("hc1~koi-koi.nintendo~s7~", 11, "nothing usual named"),
        ("hc1~koi-koi.deal_3~s7~", 11, "nothing usual named"),
        ("hc1~koi-koi.month_4.deal_13~s7~", 4, "KK-0.1"),
        ("hc1~koi-koi.month_4.deal_100~s7~", 20, "knows no 'deal_100'"),
        ("hc1~koi-koi.seven_off.double-stack_x2-cap~s7~", 4, "KK-6.11"),
        ("hc1~hana-awase.9~s7~", 16, "2, 3 or 4 players"),
        ("hc1~hana-awase.oni_on.4~s7~", 15, "nothing usual named"),
        ("hc1~hana-awase.oni_on.oni_on~s7~", 22, "has it already"),
        ("hc1~hana-awase.~s7~", 15, "knows no ''"),
        ("hc1~hana-awase.2~d1H_2T_3H~", 17, "2 hands, the field and the stock"),
        ("hc1~nylon-ppong.2~d1H_2T_3H~", 18, "2 hands, the stock and the seed"),
        ("hc1~nylon-ppong.2~d1H_2T_3H_~", 28, "whole number"),
        ("hc1~nylon-ppong.2~d1H_2T_3H_18446744073709551616~", 28, "whole number"),
        ("hc1~nylon-ppong.2~d1H_2T_3H_01~", 28, "one way only"),
        ("hc1~nylon-ppong~s7~q", 19, "q and cards"),
        ("hc1~nylon-ppong~s7~k", 19, "'k' does not begin a card"),
        ("hc1~nylon-ppong~s7~7T7T", 21, "twice"),
        ("hc1~nylon-ppong~s7~7R7T7a", 20, "one way only"),
        ("hc1~nylon-ppong~s7~7T.7R", 21, "does not begin a card"),
    ],
)
def test_unreadable_records_name_the_place(text: str, at: int, says: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record.parse(text)
    assert says in str(caught.value)
    assert caught.value.at == at


@pytest.mark.parametrize(
    "text",
    [
        "~" * 20_000,
        "hc1" + "~" * 19_990,
        "hc1~koi-koi" + "." * 19_000 + "~s7~",
        "hc1~koi-koi~d" + "_" * 19_000 + "~",
        "hc1~koi-koi~s7~" + "-" * 19_000,
        "hc1~nylon-ppong~s7~" + "p-" * 9_000 + "p",
        "hc1~nylon-ppong.2~s7~" + "1a" * 9_000,
        "~" * 20_001,
    ],
    ids=range(8),
)
def test_a_long_text_is_refused_at_once(text: str) -> None:
    """A page would hang on it; this leaves some hundred times what it takes."""
    started = perf_counter()
    with pytest.raises(HanaError):
        Record.parse(text).final()
    assert perf_counter() - started < 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hc1~koi-koi~s7~3a", r"decision 1, 3a, .*KK-4\.3"),
        ("hc1~nylon-ppong~s7~3H-d", r"decision 2, d, .*NP-"),
        ("hc1~hana-awase~s7~k", r"decision 1, k, .*HA-2\.6"),
    ],
)
def test_an_illegal_decision_is_named_by_its_number_and_clause(text: str, says: str) -> None:
    with pytest.raises(IllegalAction, match=says):
        Record.parse(text).final()


@pytest.mark.parametrize("slug", GAMES)
def test_cards_that_are_no_deal_are_refused(slug: str) -> None:
    choice = GAMES[slug].choose()
    text = str(record(choice, 7, explicit=True, steps=0))
    start = text.index("~d") + 2
    card = text[start:].partition("_")[0][:2]
    hands = text[start:].split("_")
    for wrong in (
        text[:start] + text[start + len(card) :],  # a card too few in a hand
        text[:start] + "_".join([hands[1], hands[1], *hands[2:]]),  # one hand twice
        text[:start] + "_".join(["", *hands[1:]]),
    ):
        with pytest.raises(HanaError) as caught:
            Record.parse(wrong).start()
        assert "\n" not in str(caught.value)

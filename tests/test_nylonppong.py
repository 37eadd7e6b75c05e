"""Nylon-ppong beyond its worked cases: what hands weigh, how deals end, who deals, and every house rule."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanacore.cards import DECK, Card, CardSet, cards
from hanacore.errors import HanaError, IllegalAction, NotationError, RulesError
from hanacore.nylonppong import GAME, Ending, Hand, hand_sum, score, settlement, six_card_yaku
from hanacore.nylonppong_hands import KOREAN
from hanacore.ruleset import Option
from hanacore.rummy import (
    DECLARE,
    DRAW,
    OVER,
    PASS,
    STOP,
    TO_CLAIM,
    TO_DISCARD,
    TO_STOP,
    Discard,
    End,
    Ppong,
    RummyRules,
    State,
    Triple,
    apply,
    deal,
    lay_out,
    legal_actions,
    settle,
)

ADDED = GAME.rules(options={"np.multi": "sum"})  # shows every yaku that six cards make
SIXES = [
    months
    for months in combinations_with_replacement(range(1, 13), 6)
    if max(months.count(month) for month in months) <= 4
]


def house(seats: int = 3, **options: str) -> RummyRules:
    """The source's rules with these house rules."""
    return GAME.rules(seats=seats, options={f"np.{key}": value for key, value in options.items()})


def months(text: str) -> tuple[int, ...]:
    return Hand.parse(text).months


def lines(hand: str, rules: RummyRules | None = None) -> list[str]:
    return [str(line) for line in six_card_yaku(months(hand), rules)]


def dealt(rules: RummyRules, hands: Sequence[str], stock: str, seed: int = 0) -> State:
    """A deal of these hands, whose stock begins with these cards."""
    held = [CardSet.parse(hand) for hand in hands]
    top = [Card.parse(code) for code in stock.split()]
    rest = DECK - CardSet.of(*top, *(card for hand in held for card in hand))
    return lay_out(rules, [hand.mask for hand in held], [*top, *rest], seed)


def play(state: State, decisions: str) -> State:
    """The state after decisions as records write them."""
    for token in decisions.split():
        [action] = [action for action in legal_actions(state) if str(action) == token]
        state = apply(state, action)
    return state


def legal(state: State) -> str:
    return " ".join(map(str, legal_actions(state)))


# Six cards


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("2 3 4 5 6 7", ["NP-5.4 run -27"]),  # C-NP-1
        ("7 8 9 10 11 12", ["NP-5.4 run -57"]),  # C-NP-2
        ("8 9 10 11 12 1", []),  # C-NP-3
        ("1 1 2 2 3 3", ["NP-5.1 three-pairs +0"]),  # C-NP-4
        ("5 5 5 5 8 8", ["NP-5.3 four-and-two +0"]),  # C-NP-5
        ("1 1 1 1 3 3", ["NP-5.5 short-of-ten -100"]),  # C-NP-6
        ("1 1 1 2 2 2", ["NP-5.5 short-of-ten -100"]),  # C-NP-7
        ("12 12 12 12 9 8", []),  # C-NP-8
        ("12 12 12 12 10 8", ["NP-5.6 sixty-six -100"]),  # C-NP-9
        ("6T 7T 8H 9T 10T 12a", ["NP-5.4 run -51"]),  # paulownia is 11
        ("6T 7T 8H 9T 10T 11a", []),  # and willow is 12
        ("5 5 5 8 8 8", ["NP-5.2 two-triples +0"]),
        ("1 2 3 4 5", []),
    ],
)
def test_six_cards(hand: str, wanted: list[str]) -> None:
    assert lines(hand) == wanted


def test_every_hand_of_ten_or_less() -> None:
    """The complete list of NP-5.11."""
    low = ["".join(map(str, six)) for six in SIXES if "short-of-ten" in str(six_card_yaku(six, ADDED))]
    assert low == ["111122", "111123", "111124", "111133", "111222", "111223", "112222"]


def test_every_high_hand() -> None:
    """The counts of NP-5.12."""
    high = [six for six in SIXES if "sixty-six" in str(six_card_yaku(six, ADDED))]
    assert (len(high), min(map(sum, high)), max(map(sum, high))) == (21, 66, 70)
    others = [tuple(line.what for line in six_card_yaku(six, ADDED)[:-1]) for six in high]
    shapes = {("three-pairs",): 1, ("two-triples",): 2, ("four-and-two",): 4, (): 14}
    assert {shape: others.count(shape) for shape in {*others}} == shapes


def test_runs_never_meet_the_sums() -> None:
    runs = {six: six_card_yaku(six, ADDED) for six in SIXES if len({*six}) == 6}
    made = {six: yaku for six, yaku in runs.items() if yaku}
    assert [sum(six) for six in made] == [21, 27, 33, 39, 45, 51, 57]
    assert all([line.value for line in yaku] == [-sum(six)] for six, yaku in made.items())


@pytest.mark.parametrize(
    ("hand", "options", "wanted"),
    [
        ("5 5 5 5 8 8", {"four_two": "-50"}, ["NP-5.3 four-and-two -50"]),
        ("1 1 1 1 3 3", {"four_two": "-100"}, ["NP-5.3 four-and-two -100"]),  # the first of equal ones
        (
            "1 1 1 1 3 3",
            {"four_two": "-100", "multi": "sum"},
            ["NP-5.3 four-and-two -100", "NP-5.5 short-of-ten -100"],
        ),
        ("12 12 12 12 8 4", {}, []),
        ("12 12 12 12 8 4", {"high": "60"}, ["NP-5.6 sixty-six -100"]),
        ("12 12 12 12 10 8", {"high": "off"}, []),
        ("5 5 5 5 8 9", {"chongtong": "0"}, ["NP-5.13 four-of-a-month +0"]),
        ("5 5 5 5 8 9", {"chongtong": "-100"}, ["NP-5.13 four-of-a-month -100"]),
        ("5 5 5 5 8 8", {"chongtong": "0"}, ["NP-5.3 four-and-two +0"]),
        ("5 5 5 5 8 9", {}, []),
    ],
)
def test_house_rules_of_six_cards(hand: str, options: dict[str, str], wanted: list[str]) -> None:
    assert lines(hand, house(**options)) == wanted


# What is left


@given(st.integers(0, 2**48 - 1))
def test_a_hand_is_weighed_month_by_month(mask: int) -> None:
    held = [KOREAN[card.month - 1] for card in CardSet(mask)]
    total = 0
    for month in range(1, 13):
        total += month * {0: 0, 1: 1, 2: 2, 3: 0, 4: 1}[held.count(month)]
    assert hand_sum(held) == total == score(held).total
    assert Hand.of(CardSet(mask)).months == tuple(sorted(held))


def test_cards_and_months_weigh_alike() -> None:
    assert [hand_sum(months(hand)) for hand in ("4T4R4a4b9T", "4 4 4 4 9")] == [13, 13]  # C-NP-10
    assert hand_sum(months("9 9 9 1 2")) == 3  # C-NP-11
    assert hand_sum([]) == 0
    assert str(Hand.parse("12a 11H")) == "11H 12a"
    assert str(Hand.parse("12,11")) == "11 12"


@pytest.mark.parametrize(
    ("text", "at", "why"),
    [
        ("2 3H", 2, "in months or in cards"),
        ("3H 2", 3, "in months or in cards"),
        ("2 13", 2, "there is no month 13"),
        ("0", 0, "there is no month 0"),
        ("1 123456789", 2, "there is no month 123456"),
        ("3H3H", 2, "stands here twice"),
        ("9X", 0, "9X"),
        ("1,,x", 3, "in months or in cards"),
        ("１", 0, "does not begin a card"),
    ],
)
def test_unreadable_hands(text: str, at: int, why: str) -> None:
    with pytest.raises(NotationError, match=why) as caught:
        Hand.parse(text)
    assert caught.value.at == at


@given(st.text("0123456789 ,:abHRTstopclareuxhidmg１", max_size=12))
def test_nothing_but_our_errors_escapes(text: str) -> None:
    for read in (Hand.parse, Ending.parse):
        try:
            read(text)
        except NotationError as error:
            assert 0 <= error.at <= len(text)
            assert "\n" not in str(error)


# How a deal ends, by the hands that are left


@pytest.mark.parametrize(
    ("end", "hands", "totals"),
    [
        ("declare:0", ["2 3 4 5 6 7", "1 1", "12 12 12 11 11"], (-27, 2, 22)),  # C-NP-1
        ("declare:1", ["3 4", "7 8 9 10 11 12"], (7, -57)),  # C-NP-2
        ("stop:0", ["2 3", "1 2 2 3 4", "3 5", "10 10"], (5, 12, 8, 20)),  # C-NP-12
        ("stop:0", ["1 3", "2 2"], (34, 4)),  # C-NP-13
        ("stop:0", ["2 3", "9 9 9 1 2"], (35, 3)),  # C-NP-14
        ("ppong:1:0", ["8 9 10 12 7", "", "1 4 6 6 11"], (76, 0, 28)),  # C-NP-15
        ("ppong:1:0", ["8 9 10 12 7", "5 5 5", "1 4 6 6 11"], (76, 0, 28)),
        ("stop:1", ["2 2 5 5 8", "2 3"], (22, 5)),  # C-NP-17: three pairs kept, the last 8 discarded
        ("exhausted", ["3 4", "10 11 12 1 1", "6 6 6 2 9"], (7, 35, 11)),  # C-NP-18
        ("out:2", ["3 4", "10 11 12 1 1", ""], (7, 35, 0)),
        ("out:0", ["9 9 9", "10 11 12 1 1"], (0, 35)),
    ],
)
def test_what_is_left_is_counted(end: str, hands: list[str], totals: tuple[int, ...]) -> None:
    assert settlement([months(hand) for hand in hands], Ending.parse(end)).totals == totals


def test_a_settlement_says_why() -> None:
    ended = settlement(
        [months("1 3"), months("2 2"), months("1 4 6 6 11")], Ending.parse("stop:0"), house(stop_penalty="50")
    )
    assert [[str(line) for line in sheet.lines] for sheet in ended.sheets] == [
        ["NP-8.1 hand-sum +4", "NP-6.2 stop-bagaji +50"],
        ["NP-8.1 hand-sum +4"],
        ["NP-8.1 hand-sum +28"],
    ]
    assert (ended.ended, ended.winner, ended.ender) == ("NP-6.2", 1, 0)


@pytest.mark.parametrize(
    ("end", "options", "hands", "totals"),
    [
        ("stop:0", {"stop_tie": "safe"}, ["1 3", "2 2"], (4, 4)),
        ("stop:0", {"stop_tie": "safe"}, ["1 3", "1 2"], (34, 3)),
        ("stop:0", {"stop_limit": "10", "stop_penalty": "50"}, ["4 6", "1 8"], (60, 9)),
        ("stop:1", {"stop_limit": "10", "stop_bonus": "ten_minus_sum"}, ["5 9", "1 3"], (14, -6)),
        ("stop:1", {"stop_limit": "10", "stop_bonus": "ten_minus_sum"}, ["2 2", "1 3"], (4, 34)),
        ("ppong:1:0", {"ppong_penalty": "20"}, ["5 9", ""], (34, 0)),
        ("ppong:1:0", {"ppong_penalty": "50"}, ["5 9", ""], (64, 0)),
        ("declare:0", {"multi": "sum", "chongtong": "-100"}, ["1 1 1 1 3 3", "2 4"], (-200, 6)),
    ],
)
def test_house_rules_of_the_end(
    end: str, options: dict[str, str], hands: list[str], totals: tuple[int, ...]
) -> None:
    ended = settlement([months(hand) for hand in hands], Ending.parse(end), house(len(hands), **options))
    assert ended.totals == totals


def test_a_good_stop_has_its_line() -> None:
    rules = house(2, stop_bonus="ten_minus_sum")
    sheet = settlement([[1, 3], [5, 9]], Ending.parse("stop:0"), rules).sheets[0]
    assert [str(line) for line in sheet.lines] == ["NP-8.1 hand-sum +4", "NP-9.2 stop-bonus -10"]


@pytest.mark.parametrize(
    ("end", "hands", "says", "rule"),
    [
        ("stop:0", ["1 1 1 2 3", "5 9"], "two cards, not with 5", "NP-6.1"),
        ("stop:0", ["2 4", "5 9"], "5 or less, not with 6", "NP-6.1"),
        ("declare:1", ["2 4", "1 1 2 2 3"], "six cards, not 5", "NP-5.9"),
        ("declare:1", ["2 4", "8 9 10 11 12 1"], "1 8 9 10 11 12 is no yaku", "NP-5.9"),
        ("ppong:1:0", ["5 9", "5"], "seat 1 holds 1 cards", "NP-4.6"),
        ("ppong:1:0", ["5 9", "5 5 6"], "none, or three of one month", "NP-4.6"),
        ("ppong:1:1", ["5 9", ""], "^nobody claims a card of their own", "NP-4.3"),
        ("out:0", ["5 9", "5 9"], "seat 0 holds 2 cards", "NP-3.6"),
        ("exhausted", ["5 9", "5 9 9"], "seat 1 holds 3 cards", "NP-3.8"),
        ("exhausted", ["5 9", ""], "seat 1 holds 0 cards", "NP-3.8"),
        ("stop:0", ["1 1", "1 1 1 5 6"], "four cards of month 1, not 5", "DK-1.1"),
        ("stop:2", ["1 1", "5 9"], "^there is no seat 2; the seats are 0 to 1 ", "NP-1.1"),
        ("ppong:1:2", ["5 9", ""], "^there is no seat 2; the seats are 0 to 1 ", "NP-1.1"),
    ],
)
def test_impossible_ends(end: str, hands: list[str], says: str, rule: str) -> None:
    with pytest.raises(RulesError, match=says) as caught:
        settlement([months(hand) for hand in hands], Ending.parse(end))
    assert caught.value.rule == rule


def test_ends_that_house_rules_make_impossible() -> None:
    left = [[5, 9], [5, 9], []]
    with pytest.raises(RulesError, match="may not be laid down together") as caught:
        settlement(left, Ending.parse("out:2"), house(natural="off"))
    assert caught.value.rule == "NP-3.5"
    with pytest.raises(RulesError, match="only the next player") as caught:
        settlement(left, Ending.parse("ppong:2:0"), house(ppong="own_turn_only"))
    assert caught.value.rule == "NP-4.1"
    assert settlement(left, Ending.parse("ppong:2:1"), house(ppong="own_turn_only")).totals == (14, 44, 0)
    with pytest.raises(RulesError, match="3 players and 2 hands"):
        settlement(left[:2], Ending.parse("exhausted"), house())
    with pytest.raises(RulesError, match="from 1 to 12"):
        settlement([[0, 1], [2, 3]], Ending.parse("exhausted"))
    with pytest.raises(RulesError, match="for 2, 3, 4, 5 or 6 players"):
        settlement([[2, 3]], Ending.parse("exhausted"))


@pytest.mark.parametrize("text", ["stop:0", "declare:3", "ppong:1:0", "out:2", "exhausted"])
def test_endings_are_read_as_they_are_written(text: str) -> None:
    assert str(Ending.parse(text)) == text
    assert Ending.parse(f" {text.upper()} ") == Ending.parse(text)


@pytest.mark.parametrize(
    ("text", "at", "why"),
    [
        ("", 0, "ends by one of stop:seat, declare:seat, ppong:claimer:discarder, out:seat, exhausted"),
        ("stopp:0", 0, "one of stop"),
        ("stop", 4, "here :SEAT is missing"),
        ("ppong:1", 7, "here :DISCARDER is missing"),
        ("stop:0:1", 6, "no further seat"),
        ("exhausted:0", 9, "no further seat"),
        ("ppong:1:x", 8, "the discarder is the number of a seat"),
        ("out:", 4, "the seat is the number"),
        ("out:-1", 4, "the seat is the number"),
        ("out:123", 4, "the seat is the number"),
    ],
)
def test_unreadable_endings(text: str, at: int, why: str) -> None:
    with pytest.raises(NotationError, match=why) as caught:
        Ending.parse(text)
    assert caught.value.at == at


# Every way to end, played out

HANDS = ["7a 9R 10T 11H 12a 12b", "7T 7R 2T 3H 9T", "1H 4T 6T 8H 8T"]


def test_a_ppong_and_a_stop() -> None:
    """C-NP-16, and a stop at the next turn but not before."""
    state = play(dealt(house(), HANDS, "5T 10a 11T"), "7a")
    assert (state.phase, state.seat, legal(state)) == (TO_CLAIM, 1, "p q7T7R")
    state = play(state, "q7T7R")
    assert (state.phase, state.seat, legal(state)) == (TO_DISCARD, 1, "2T 3H 9T")
    state = play(state, "9T")
    assert (state.seat, state.ppongs) == (2, (0, 1, 0))
    state = play(state, "p p")  # seat 2, then the dealer, whose 9R alone claims nothing
    assert (state.phase, state.seat) == (TO_DISCARD, 2)  # play goes on at the claimer's right, NP-4.4
    assert state.log[-1] == (2, DRAW)
    state = play(state, "5T p p")
    state = play(state, "10a p p")
    assert (state.phase, state.seat, legal(state)) == (TO_STOP, 1, "s d")
    ended = settle(play(state, "s"))
    assert ended.totals == (9 + 10 + 12 + 11 + 11, 5, 1 + 4 + 6 + 8 + 8)
    assert (ended.ended, ended.winner, ended.ender) == ("NP-6.2", 1, 1)
    state = play(state, "d")  # or goes on, and has to discard
    assert (state.phase, legal(state)) == (TO_DISCARD, "2T 3H 11T")
    with pytest.raises(IllegalAction, match=r"at the start of a turn.*NP-6\.1"):
        apply(state, STOP)


def test_too_much_to_stop() -> None:
    state = dealt(
        house(), ["7a 9R 10T 11H 12a 12b", "7T 7R 2T 4T 9T", HANDS[2].replace("4T", "4a")], "5T 10a"
    )
    state = play(state, "7a q7T7R 9T p p 5T p p 10a p p")
    assert (state.phase, legal(state)) == (TO_STOP, "d")  # asked whatever the cards are
    with pytest.raises(IllegalAction, match=r"make 6, and one stops with 5 or less \(NP-6\.1\)"):
        apply(state, STOP)
    with pytest.raises(IllegalAction, match=r": draw first, or stop \(NP-3\.2\)"):
        apply(state, Discard(Card.parse("2T")))


def test_a_stop_that_needs_others_to_have_claimed() -> None:
    """np.stop_needs: where it is not met the question is not put."""
    state = dealt(house(stop_needs="1"), HANDS, "5T 10a 11T")
    state = play(state, "7a q7T7R 9T p p 5T p p 10a p p")
    assert (state.phase, state.seat, legal(state)) == (TO_DISCARD, 1, "2T 3H 11T")


def test_ppong_out_with_an_empty_hand() -> None:
    state = dealt(house(), ["7a 9R 10T 11H 12a 2R", "7T 7R 2T 2a 9T", HANDS[2]], "10a")
    state = play(state, "7a q7T7R 9T p p 10a p p 2R q2T2a")
    assert (state.phase, state.end, state.hands[1]) == (OVER, End.PPONG, 0)
    ended = settle(state)
    assert [str(line) for line in ended.sheets[0].lines][1:] == ["NP-4.7 ppong-bagaji +30"]
    assert (ended.totals[1], ended.ended, ended.winner, ended.ender) == (0, "NP-4.6", 1, 1)
    assert legal_actions(state) == ()
    with pytest.raises(IllegalAction, match=r"the deal is over \(NP-4\.6\)"):
        apply(state, PASS)


def test_ppong_out_with_three_of_a_month_left() -> None:
    state = dealt(house(), [HANDS[0], "7T 7R 2T 2R 2a", HANDS[2]], "")
    state = play(state, "7a q7T7R")  # no further discard
    assert (state.end, settle(state).totals) == (End.PPONG, (53 + 30, 0, 27))


def test_a_claim_takes_two_even_of_three() -> None:
    state = play(dealt(house(), [HANDS[0], "7T 7R 7b 2R 2a", HANDS[2]], ""), "7a")
    assert legal(state) == "p q7T7R q7T7b q7R7b"
    assert CardSet(play(state, "q7T7b").hands[1]) == CardSet.parse("7R 2R 2a")


def test_claims_go_round_the_table() -> None:
    """Everybody but the discarder is asked, in order; a claim skips whoever is between."""
    state = play(dealt(house(4), [HANDS[0], "1H 1R 2T 3H 4T", "5T 5R 6T 6R 8H", "7T 7R 8T 9T 10R"], ""), "7a")
    seats = []
    while state.phase is TO_CLAIM and PASS in legal_actions(state) and state.seat != 3:
        seats.append(state.seat)
        state = apply(state, PASS)
    assert (seats, state.seat, legal(state)) == ([1, 2], 3, "p q7T7R")
    claimed = play(state, "q7T7R 10R p p p")
    assert (claimed.seat, claimed.phase) == (0, TO_DISCARD)  # seats 1 and 2 lose their turn, NP-4.5
    assert play(state, "p").seat == 1


def test_only_the_next_may_claim() -> None:
    state = dealt(
        house(4, ppong="own_turn_only"),
        [HANDS[0], "1H 1R 2T 3H 4T", "5T 5R 6T 6R 8H", "7T 7R 8T 9T 10R"],
        "5a",
    )
    state = play(state, "7a p")
    assert (state.seat, state.phase, state.log[-1]) == (1, TO_DISCARD, (1, DRAW))
    state = play(state, "5a")
    assert (state.seat, legal(state)) == (2, "p q5T5R")


def test_a_natural_triple_and_a_discard() -> None:
    """C-NP-20: and 4 4 is too much to stop with."""
    state = dealt(house(2), ["1H 3H 9R 10T 11H 12a", "4T 4R 6T 6R 9T"], "6a 3R")
    state = play(state, "12a p")
    assert legal(state) == "4T 4R 6T 6R 6a 9T 6T6R6a"
    state = play(state, "6T6R6a")
    assert (state.phase, state.seat, legal(state)) == (TO_DISCARD, 1, "4T 4R 9T")
    state = play(state, "9T")
    assert legal(state) == "p"  # the single card may be claimed, NP-3.7
    state = play(state, "p 3R p")
    assert (state.phase, legal(state)) == (TO_STOP, "d")


def test_out_by_triples() -> None:
    six = ["6T 6R 6a 8H 8T 8a", "1H 1R 2T 3H 4T"]
    state = play(dealt(house(2), six, ""), "6T6R6a")
    assert (state.end, settle(state).totals, settle(state).ended) == (End.OUT, (0, 11), "NP-3.6")
    state = dealt(house(2), ["1H 3H 9R 10T 11H 12a", "4T 4R 6T 6R 9T"], "6a 3R 4a")
    state = play(state, "12a p 6T6R6a 9T p 3R p d 4T4R4a")
    assert (state.end, state.hands[1], settle(state).ender) == (End.OUT, 0, 1)


def test_four_of_a_month_hold_four_triples() -> None:
    state = dealt(house(2), ["6T 6R 6a 6b 8T 9a", "1H 1R 2T 3H 4T"], "")
    assert legal(state).split()[6:] == ["6T6R6a", "6T6R6b", "6T6a6b", "6R6a6b"]


@pytest.mark.parametrize(
    ("natural", "hand", "offered"),
    [
        ("discard", "6T 6R 6a 8H 8T 9a", ["6T6R6a"]),
        ("score_only", "6T 6R 6a 8H 8T 9a", []),
        ("score_only", "6T 6R 6a 8H 8T 8a", ["6T6R6a", "8H8T8a"]),
        ("off", "6T 6R 6a 8H 8T 8a", []),
    ],
)
def test_house_rules_of_triples(natural: str, hand: str, offered: list[str]) -> None:
    state = dealt(house(2, natural=natural), [hand, "1H 1R 2T 3H 4T"], "")
    assert [str(action) for action in legal_actions(state) if isinstance(action, Triple)] == offered


def test_a_yaku_is_declared_as_dealt_or_drawn() -> None:
    state = dealt(house(2), ["2T 3H 4T 5T 6T 7T", "7R 8H 9T 10T 11H"], "12a")
    assert legal_actions(state)[0] == DECLARE
    ended = settle(apply(state, DECLARE))
    assert (ended.totals, ended.ended) == ((-27, 7 + 8 + 9 + 10 + 12), "NP-5.10")
    assert ended.sheets[0].lines[0].cards == CardSet(state.hands[0])
    state = play(state, "7T p")  # voluntary, NP-5.9
    assert settle(play(state, "y")).totals == (2 + 3 + 4 + 5 + 6, -57)
    state = dealt(house(2, first_six_yaku="false"), ["2T 3H 4T 5T 6T 7T", "7R 8H 9T 10T 11H"], "12a 1H")
    assert DECLARE not in legal_actions(state)
    with pytest.raises(IllegalAction, match=r": the cards as dealt may not be declared \(NP-3\.4\)"):
        apply(state, DECLARE)
    assert DECLARE in legal_actions(play(state, "7T p"))


def test_five_for_the_dealer_too() -> None:
    rules = house(2, dealer_cards="5", first_six_yaku="false")
    state = dealt(rules, ["2T 3H 4T 5T 6T", "7R 8H 9T 10T 11H"], "7T 12a")
    assert (state.hands[0].bit_count(), state.log, state.drawn) == (6, ((0, DRAW),), 1)
    assert DECLARE in legal_actions(state)  # these six were drawn, not dealt
    assert [house(seats, dealer_cards="5").sizes for seats in (2, 3)] == [(5, 5), (5, 5, 5)]


def passing(state: State) -> State:
    """The end of a deal in which nobody claims, stops or declares, and each discards the card drawn last."""
    while state.phase is not OVER:
        actions = legal_actions(state)
        safe = [action for action in actions if action in (PASS, DRAW)]
        state = apply(state, safe[0] if safe else [a for a in actions if isinstance(a, Discard)][-1])
    return state


@pytest.mark.parametrize("reshuffles", [0, 1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_stock_runs_out(seats: int, reshuffles: int) -> None:
    """NP-7: each reshuffle brings back every card that lies face up."""
    state = deal(house(seats, reshuffles=str(reshuffles)), 7)
    assert len(state.stock) == {2: 37, 3: 32, 4: 27, 5: 22, 6: 17}[seats]  # NP-1.3
    state = passing(state)
    assert (state.end, state.reshuffled, settle(state).ended) == (End.EXHAUSTED, reshuffles, "NP-7.3")
    assert settle(state).ender is None
    assert len(state.stock) == 48 - 5 * seats if reshuffles else state.drawn == len(state.stock)
    draws = sum(action == DRAW for _, action in state.log)
    assert draws == 48 - 5 * seats - 1 + reshuffles * (48 - 5 * seats)


def test_the_last_discard_may_be_claimed_before_the_end() -> None:
    """NP-7.1, and no bagaji unless that claim ends the deal (NP-7.3)."""
    random = Random(3)
    claimed = 0
    for seed in range(400):
        state = deal(house(reshuffles="0"), seed)
        while state.phase is not OVER:
            last = state.drawn == len(state.stock)
            actions = [action for action in legal_actions(state) if last or not isinstance(action, Ppong)]
            ppongs = [action for action in actions if isinstance(action, Ppong)]
            quiet = [action for action in actions if action not in (STOP, DECLARE)]
            if ppongs:
                claimed += 1
            state = apply(state, ppongs[0] if ppongs else random.choice(quiet))
        bagaji = [sheet for sheet in settle(state).sheets if len(sheet.lines) > 1]
        assert len(bagaji) == (state.end is End.PPONG)
    assert claimed > 10


def test_the_reshuffle_follows_its_seed() -> None:
    state = deal(house(2), 7)
    again = lay_out(state.rules, state.hands, state.stock, state.seed)
    assert again == state
    ends = [passing(lay_out(state.rules, state.hands, state.stock, seed)) for seed in (state.seed, 1, 1, 2)]
    assert ends[0] == passing(state)
    assert ends[1] == ends[2]
    assert ends[1].stock != ends[3].stock
    assert sorted(ends[1].stock) == sorted(ends[3].stock)


# Illegal decisions


@pytest.mark.parametrize(
    ("decisions", "action", "says", "rule"),
    [
        ("", Discard(Card.parse("1H")), "1H is not in the hand", "NP-3.2"),
        ("", DRAW, "the draw is done; discard a card", "NP-3.2"),
        ("", STOP, "one stops at the start of a turn, before drawing, with two cards", "NP-6.1"),
        ("", PASS, "no discard waits to be claimed", "NP-4.1"),
        ("", Ppong(CardSet.parse("12a12b").mask), "no discard waits to be claimed", "NP-4.1"),
        ("", DECLARE, "the six cards make no yaku", "NP-5.9"),
        ("", Triple(CardSet.parse("12a12b12c").mask), "12c is not in the hand", "NP-3.5"),
        (
            "",
            Triple(CardSet.parse("12a12b11H").mask),
            "only three cards of one month are laid down together",
            "NP-3.5",
        ),
        ("", Triple(0), "only three cards of one month are laid down together", "NP-3.5"),
        ("7a", Discard(Card.parse("7T")), "claim 7a with two cards of its month, or pass", "NP-4.1"),
        ("7a", Ppong(CardSet.parse("7T7b").mask), "7b is not in the hand", "NP-4.1"),
        (
            "7a",
            Ppong(CardSet.parse("7T").mask),
            "7a is claimed with exactly two cards of its month",
            "NP-4.2",
        ),
        (
            "7a",
            Ppong(CardSet.parse("2T3H").mask),
            "7a is claimed with exactly two cards of its month",
            "NP-4.2",
        ),
        ("7a q7T7R", DECLARE, "a yaku takes six cards, and the hand holds 3", "NP-5.9"),
    ],
)
def test_illegal_decisions_name_their_clause(decisions: str, action: Discard, says: str, rule: str) -> None:
    state = play(dealt(house(), HANDS, ""), decisions)
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert (caught.value.why, caught.value.rule) == (says, rule)


def test_illegal_triples_of_house_rules() -> None:
    triple = Triple(CardSet.parse("6T 6R 6a").mask)
    for natural, says in (
        ("off", "three of a month may not be laid down together"),
        ("score_only", "three of a month are laid down only when that ends the deal"),
    ):
        state = dealt(house(2, natural=natural), ["6T 6R 6a 8H 8T 9a", "1H 1R 2T 3H 4T"], "")
        with pytest.raises(IllegalAction) as caught:
            apply(state, triple)
        assert (caught.value.why, caught.value.rule) == (says, "NP-3.5")


# Dealers and matches


@pytest.mark.parametrize(
    ("options", "first", "rule"),
    [
        ({}, (1,), "NP-2.1"),
        ({"time": "day"}, (0, 3), "NP-2.1"),
        ({"bam": "korean"}, (0, 3), "NP-2.2"),
        ({"bam": "korean", "time": "day"}, (1,), "NP-2.2"),
    ],
)
def test_night_and_day(options: dict[str, str], first: tuple[int, ...], rule: str) -> None:
    turned = [Card.parse(code) for code in ("4T", "11a", "12a", "4b")]  # willow is the highest, NP-1.1
    assert house(4, **options).deals_first(turned) == (first, rule)


def test_only_who_tie_draw_again() -> None:
    seen = set()
    for seed in range(300):
        first = house(5).first_dealer(seed)
        sizes = [len(drawn) for drawn in first.draws]
        assert sizes[0] == 5
        assert sizes == sorted(sizes, reverse=True)
        assert first.rule == "NP-2.1"
        seen.add(first.dealer)
        drawing = list(range(5))
        for drawn in first.draws:
            values = [KOREAN[card.month - 1] for card in drawn]
            drawing = [player for player, value in zip(drawing, values, strict=True) if value == max(values)]
        assert drawing == [first.dealer]
    assert seen == set(range(5))


@pytest.mark.parametrize(
    ("option", "end", "hands", "seat", "rule"),
    [
        ("winner", "exhausted", ["3 4", "1 2", "6 6"], 1, "NP-2.3"),
        ("winner", "exhausted", ["3 4", "2 5", "6 6"], 0, "NP-2.3"),  # the dealer is among the tied
        ("winner", "exhausted", ["3 5", "2 5", "3 4"], 1, "NP-2.3"),  # the first after the dealer
        ("highest_penalty", "exhausted", ["3 4", "1 2", "6 6"], 2, "NP-2.3"),
        ("ender", "stop:2", ["3 4", "1 2", "2 2"], 2, "NP-2.3"),
        ("ender", "ppong:1:0", ["3 4", "", "2 2"], 1, "NP-2.3"),
        ("ender", "exhausted", ["3 4", "1 2", "2 2"], 0, "NP-2.8"),  # nobody ended it
    ],
)
def test_who_deals_next(option: str, end: str, hands: list[str], seat: int, rule: str) -> None:
    rules = house(next_dealer=option)
    ended = settlement([months(hand) for hand in hands], Ending.parse(end), rules)
    assert rules.next_dealer(ended) == (seat, rule)


def test_the_lowest_total_wins_a_match() -> None:
    totals = [sum(deals) for deals in ((-27, 5, 34), (18, 0, 4), (40, 31, 40))]  # C-NP-19
    assert totals == [12, 22, 111]
    assert house().standing(totals) == ((0,), "NP-8.5")
    assert house().standing([7, -3, -3]) == ((1, 2), "NP-1.2")


def test_the_deal_goes_round_in_threes_and_twos() -> None:
    assert house().deal_order == (1, 1, 1, 2, 2, 2, 0, 0, 0, 1, 1, 2, 2, 0, 0, 0)  # NP-2.4


# Choices


def test_named_sets() -> None:
    assert [one.id for one in GAME.sets] == ["gamefarm", "korean-common", "bb"]
    bb = GAME.rules(ruleset="bb", seats=3)
    assert (bb.sizes, bb.stop_limit, bb.stop_needs, bb.stop_bonus) == ((5, 5, 5), 10, 2, 10)
    assert (bb.reshuffles, bb.fed_penalty, bb.stop_penalty) == (2, 20, 30)
    assert lines("4 4 4 4 7 8", bb) == ["NP-5.13 four-of-a-month -100"]
    korean = GAME.rules(ruleset="korean-common", seats=3)
    assert (korean.sizes, korean.asked, korean.reshuffles) == ((5, 5, 5), 1, 0)
    assert lines("4 4 4 4 7 7", korean) == ["NP-5.3 four-and-two -50"]


def test_rules_chosen_alike_are_equal() -> None:
    one, other = house(multi="sum"), house(multi="best")
    assert one == house(multi="SUM")
    assert one != other
    assert len({one, other, house()}) == 2
    assert repr(one) == "<nylon-ppong for 3 by gamefarm {'np.multi': 'sum'}>"


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.key)
def test_every_option_changes_the_rules(option: Option) -> None:
    for value in option.values:
        rules = GAME.rules(options={option.key: value})
        assert rules.options == ({} if value == option.default else {option.key: value})
        assert option.linked(option.slug(value)) == value
    with pytest.raises(RulesError) as caught:
        GAME.rules(options={option.key: "?"})
    assert caught.value.rule == option.rule


@pytest.mark.parametrize(
    ("hands", "stock", "seed", "says"),
    [
        (["1H", "2T"], 0, 0, r"hold \(1, 1\) cards; dealt are \(6, 5\)"),
        (["1H 1R 1a 1b 2T 2R", "3H 3R 3a 3b 4T"], -1, 0, "they must be 48"),
        (["1H 1R 1a 1b 2T 2R", "2R 3R 3a 3b 4T"], 0, 0, "2R stands here twice"),
        (["1H 1R 1a 1b 2T 2R", "3H 3R 3a 3b 4T"], 0, -1, "a seed is"),
    ],
)
def test_no_deal_of_wrong_cards(hands: list[str], stock: int, seed: int, says: str) -> None:
    masks = [CardSet.parse(hand).mask for hand in hands]
    rest = list(cards(DECK.mask & ~masks[0] & ~masks[1]))
    with pytest.raises(HanaError, match=says):
        lay_out(house(2), masks, rest[: len(rest) + stock], seed)


def test_rules_that_only_score_are_not_played() -> None:
    rules = replace(house(2), plays=False)
    with pytest.raises(RulesError, match="gamefarm only scores hands"):
        deal(rules, 7)

"""What house rules of Koi-Koi change in play: who may call, what forms again, how a deal ends."""

from __future__ import annotations

from random import Random

import pytest
from test_koikoi_options import SINGLE, rules
from test_koikoi_options_deal import mask, told

from hanacore import Card, CardSet, apply, deal, legal_actions, settle
from hanacore.cards import DECK, cards
from hanacore.fishing import (
    CALL,
    OVER,
    PLAY,
    End,
    FishingRules,
    State,
    determinize,
    observe,
)
from hanacore.koikoi import GAME
from hanacore.tokens import action


def at(
    by: FishingRules,
    hands: tuple[str, str],
    field: str,
    stock: str,
    *,
    piles: tuple[str, str] = ("", ""),
    calls: tuple[int, int] = (0, 0),
    seat: int = 0,
) -> State:
    """A position; other cards lie at the bottom of the stock, and the piles have been looked at."""
    named = [mask(text) for text in (*hands, *piles, field)]
    coming = [Card.parse(code) for code in stock.split()]
    rest = DECK - CardSet(sum(named)) - CardSet.of(*coming)
    table = by.yaku if by.table_at is None else by.table_at(named[4], calls)
    best = [table.points(pile) if by.again is None else by.again(0, table, pile) for pile in named[2:4]]
    return State(
        by,
        (named[0], named[1]),
        named[4],
        (*coming, *rest),
        0,
        (named[2], named[3]),
        (best[0], best[1]),
        calls,
        seat,
        PLAY,
        None,
        None,
        None,
    )


def after(state: State, *decisions: str) -> State:
    for text in decisions:
        state = apply(state, action(text))
    return state


# KK-4.6: turns without a hand.


def test_the_stock_is_played_out() -> None:
    """KK-4.6, ``on``: one card a turn, until none is left."""
    hands, field, stock = ("", "5a"), "7b", "9a 10a"
    short, long = (at(rules(text), hands, field, stock, seat=1) for text in ("", "play_out_stock=on"))
    assert CardSet(after(short, "5a").field).spaced == "5a 7b 9a"
    state = after(long, "5a")
    while state.phase is not OVER:
        assert not any(state.hands)
        state = apply(state, legal_actions(state)[0])
        if state.phase is CALL:
            pytest.fail("KK-5.5: nobody calls without a hand")
    assert state.end is not End.EXHAUSTED or state.drawn == len(state.stock)
    assert state.drawn > 2


def test_a_yaku_from_the_stock_alone_is_scored() -> None:
    """KK-4.6 with KK-5.5"""
    state = at(rules("play_out_stock=on"), ("", "5a"), "9T", "2a 9a", piles=("3H 3a", ""), seat=1)
    settlement = settle(after(state, "5a"))
    assert (settlement.totals, settlement.ended, settlement.winner) == ((5, 0), "KK-5.5", 0)


# KK-5: calls.


@pytest.mark.parametrize(
    ("value", "calls", "ends"),
    [
        ("once", (0, 0), False),
        ("once", (1, 0), True),
        ("once", (0, 1), True),
        ("once_each", (1, 0), False),
        ("once_each", (0, 1), True),
        ("once_each", (1, 1), True),
        ("unlimited", (3, 3), False),
    ],
)
def test_who_may_call(value: str, calls: tuple[int, int], ends: bool) -> None:
    """KK-5.2: seat 1 forms cherry viewing after these calls."""
    state = at(
        rules(f"koikoi={value}"), ("5a", "3a 5R"), "3H", "7b", piles=("", "9T 9a"), calls=calls, seat=1
    )
    state = after(state, "3a.3H")
    assert state.phase is (OVER if ends else CALL)
    if ends:
        assert settle(state).ended == "KK-5.2"
    else:
        assert [str(one) for one in legal_actions(state)] == ["s", "k"]


def test_without_a_hand_nobody_calls() -> None:
    """KK-5.5, however many calls are allowed."""
    state = at(rules("koikoi=unlimited"), ("", "3a"), "3H", "7b", piles=("", "9T 9a"), seat=1)
    assert settle(after(state, "3a.3H")).ended == "KK-5.5"


CHAFF = "1a 1b 2a 2b 3a 3b 4a 4b 5a 5b"


def formed(options: str, pile: str, field: str, play: str) -> bool:
    """Whether a caller with this pile forms again by one play; the turned card stays on the field."""
    by, hand = rules(options), play.partition(".")[0]
    state = after(at(by, (f"{hand} 12b", "8b"), field, "12c", piles=(pile, ""), calls=(1, 0)), play)
    assert state.end is End.FORCED or (state.phase, state.seat) == (PLAY, 1)
    return state.phase is OVER


@pytest.mark.parametrize(
    ("pile", "field", "play", "improved", "new"),
    [
        (CHAFF, "6b", "6a.6b", True, False),  # two more chaff
        ("1H 1a 8H 8a 12H 12a", "3a", "3H.3a", True, True),  # a fourth light is another yaku
        ("1H 1a 8H 8a 12H 12a 2T 2a 4T 4a 5T 5a 7T 7a", "11R", "11T.11R", True, True),  # a fifth animal
        ("6T 6a 7T 7a 10T 10a", "4a", "4T.4a", True, False),  # a further animal
        ("2T 2a 6T 6a 7T 7a 10T 10a", "4a", "4T.4a", True, False),  # five animals are no yaku beside the set
        ("1R 1a 2R 2a 3R 3a 6R 6a 9R 9a", "10a", "10R.10a", True, True),  # the blue set beside the red one
        ("1H 1a 8H 8a 12H 12a", "11a", "11R.11a", False, False),
    ],
)
def test_what_forms_a_yaku_again(pile: str, field: str, play: str, improved: bool, new: bool) -> None:
    """KK-5.3"""
    assert formed("", pile, field, play) == improved
    assert formed("again=new_yaku_only", pile, field, play) == new


def test_five_animals_beside_the_set_are_a_new_yaku_where_they_score() -> None:
    """KK-5.3 with KK-6.6"""
    assert formed("again=new_yaku_only sets=5_adds", "2T 2a 6T 6a 7T 7a 10T 10a", "4a", "4T.4a")
    assert not formed("sets=5_adds", "6T 6a 7T 7a 10T 10a", "4a", "4T.4a")  # a flat 5 does not grow


@pytest.mark.parametrize("again", ["improved", "new_yaku_only"])
def test_a_call_that_raises_a_viewing_forms_nothing(again: str) -> None:
    """KK-5.4, where viewings are 1 before a call and 3 after it."""
    options = f"viewing=1_then_3 again={again}"
    assert not formed(options, "3H 3a 9T 9a", "11a", "11R.11a")
    assert formed(options, "3H 3a 9T 9a", "8a", "8H.8a")  # moon viewing too


def test_a_spoilt_viewing_does_not_hide_what_is_new() -> None:
    """KK-5.3 with KK-9.1: called with cherry viewing, then the rain man, then a fifth animal."""
    by = rules("rain=captured")
    pile = "2T 2a 3H 3a 4T 4a 5T 5a 9T 9a"
    state = at(by, ("8T 11a", "1a 1b"), "8b 11H", "12b 12c 7b", piles=(pile, ""), calls=(1, 0))
    state = after(state, "11a.11H", "1a")
    assert (state.phase, state.seat) == (PLAY, 0)
    settlement = settle(after(state, "8T.8b"))
    assert (settlement.totals, settlement.ended) == ((1, 0), "KK-5.2")


def test_rain_that_leaves_the_field_gives_a_viewing_back() -> None:
    """KK-9.1, ``field``: formed when it first counts, not again when it returns."""
    by = rules("rain=field koikoi=unlimited")
    hands, stock = ("1a 2a 5a 6a 7a", "1b 11H 11R 11a"), "3b 7b 10b 8b 12b 4b 9b"
    state = at(by, hands, "11T", stock, piles=("3H 3a 9T 9a", ""))
    assert state.best == (0, 0)
    state = after(state, "1a")
    assert (state.phase, state.seat) == (PLAY, 1)  # a willow lies there
    state = after(state, "11a.11T", "2a")
    assert (state.phase, state.seat) == (CALL, 0)
    state = after(state, "k", "11R", "5a")  # it rains again
    assert (state.phase, state.seat) == (PLAY, 1)
    state = after(
        state, "11H.11R", "6a"
    )  # and no more: the viewing is no better than when it was called with
    assert (state.phase, state.seat) == (PLAY, 1)


# KK-6.12 to KK-8: who scores, who loses, who deals.


def test_what_one_scores_the_other_loses() -> None:
    """KK-6.12"""
    position = ("3a 1a", "5a"), "3H", "7b"
    for options, totals in (("", (5, 0)), ("zero_sum=on", (5, -5))):
        settlement = settle(after(at(rules(options), *position, piles=("9T 9a", "")), "3a.3H", "s"))
        assert settlement.totals == totals
    assert told(settlement, 1) == "KK-6.12 other-scored -5"


@pytest.mark.parametrize(
    ("value", "totals", "lines", "dealer"),
    [
        ("change_dealer", (0, 0), "", (1, "KK-7.1")),
        ("same_dealer", (0, 0), "", (0, "KK-7.1")),
        ("oyaken_6", (6, 0), "KK-7.1 oyaken +6", (0, "KK-8.1")),
        ("oyaken_1", (1, 0), "KK-7.1 oyaken +1", (0, "KK-8.1")),
    ],
)
@pytest.mark.parametrize("calls", [(0, 0), (1, 0)])
def test_a_drawn_deal(
    value: str, totals: tuple[int, int], lines: str, dealer: tuple[int, str], calls: tuple[int, int]
) -> None:
    """KK-7.1, and KK-7.2: the yaku called with is lost."""
    by = rules(f"draw={value}")
    pile = "1H 1a 8H 8a 12H 12a" if calls[0] else ""
    state = after(at(by, ("", "5a"), "7b", "9a", piles=(pile, ""), calls=calls, seat=1), "5a")
    settlement = settle(state)
    assert (settlement.totals, told(settlement, 0)) == (totals, lines)
    assert settlement.ended == ("KK-7.2" if calls[0] else "KK-7.1")
    assert by.next_dealer(settlement) == dealer


def test_the_dealers_points_are_lost_by_the_other() -> None:
    """KK-7.1 with KK-6.12"""
    by = rules("draw=oyaken_6 zero_sum=on")
    assert settle(after(at(by, ("", "5a"), "7b", "9a", seat=1), "5a")).totals == (6, -6)


CALLER = ("12a 4R", "5a"), "12H", "7b 7a 10b"


@pytest.mark.parametrize(
    ("options", "totals", "dealer"),
    [
        ("", (0, 0), (1, "KK-7.1")),
        ("called_then_empty=last_caller_scores", (5, 0), (0, "KK-8.1")),
        ("called_then_empty=last_caller_scores draw=oyaken_6", (5, 0), (0, "KK-8.1")),
    ],
)
def test_called_with_three_lights_and_nothing_came(
    options: str, totals: tuple[int, int], dealer: tuple[int, str]
) -> None:
    """KK-7.2 (C-KK-25)"""
    by = rules(options)
    state = after(at(by, *CALLER, piles=("1H 1a 8H 8a", "")), "12a.12H", "k")
    assert state.winner == (0 if totals[0] else None)
    assert (
        determinize(observe(state, 1), Random(1).random).winner == state.winner
    )  # a playout knows who called last
    settlement = settle(after(state, "5a", "4R"))
    assert (settlement.totals, settlement.ended) == (totals, "KK-7.2")
    assert by.next_dealer(settlement) == dealer


def test_of_two_callers_the_last_one_scores() -> None:
    """KK-7.2, doubled by the other's call (KK-6.10)."""
    by = rules("called_then_empty=last_caller_scores koikoi=unlimited")
    state = at(by, ("12a 4R 2R", "3a 6a"), "3H 12H", "7b 10b 11a 8b 5b", piles=("1H 1a 8H 8a", "9T 9a"))
    settlement = settle(after(state, "12a.12H", "k", "3a.3H", "k", "4R", "6a", "2R"))
    assert (settlement.totals, settlement.ended, settlement.winner) == ((0, 10), "KK-7.2", 1)


def test_a_last_caller_whose_yaku_is_spoilt_scores_nothing() -> None:
    """KK-7.2 with KK-9.1: the deal is drawn."""
    by = rules("called_then_empty=last_caller_scores rain=captured")
    state = at(by, ("3a 11a", "5a"), "3H 11H", "7b 7a 10b", piles=("9T 9a", ""))
    settlement = settle(after(state, "3a.3H", "k", "5a", "11a.11H"))
    assert (settlement.totals, settlement.ended, settlement.winner) == ((0, 0), "KK-7.2", None)
    assert by.next_dealer(settlement) == (1, "KK-7.1")


def test_the_higher_total_wins_and_equal_ones_share() -> None:
    """KK-0.1"""
    assert rules("deals=3").deals == 3
    assert rules().standing([30, 12]) == ((0,), "KK-0.1")
    assert rules().standing([-5, -5]) == ((0, 1), "KK-0.1")


# Whole deals.

WHOLE = [
    *((named.id, "") for named in GAME.sets if named.plays),
    *(("nintendo", f"{key[3:]}={value}") for key, value in SINGLE),
    ("nintendo", "lights=12/9/8/6"),
    ("nintendo", "deals=6"),
    (
        "nintendo",
        "koikoi=unlimited call_pays=steps viewing=1_then_3 rain=field play_out_stock=on zero_sum=on",
    ),
    ("fuda-wiki", "again=new_yaku_only sake=choose_one rain=captured called_then_empty=last_caller_scores"),
]


@pytest.mark.parametrize(("ruleset", "options"), WHOLE, ids=[" ".join(one).strip() for one in WHOLE])
def test_two_hundred_random_deals_end(ruleset: str, options: str) -> None:
    by, random = rules(options, ruleset=ruleset, number=5), Random(options)
    zero_sum = "zero_sum=on" in options
    for seed in range(200):
        state = deal(by, seed)
        while actions := legal_actions(state):
            state = apply(state, random.choice(actions))
            turned = [] if state.turned is None else [state.turned]
            lying = [card for held in (*state.hands, *state.piles, state.field) for card in cards(held)]
            assert sorted([*lying, *state.stock[state.drawn :], *turned]) == list(Card)
        settlement = settle(state)
        totals = settlement.totals
        assert (sum(totals) == 0) if zero_sum else (min(totals) == 0)
        assert [seat for seat in (0, 1) if totals[seat] > 0] == (
            [] if settlement.winner is None else [settlement.winner]
        )
        assert settlement.ended.startswith("KK-")
        assert all(line.rule.startswith("KK-") for sheet in settlement.sheets for line in sheet.lines)
        assert by.next_dealer(settlement).seat in (0, 1)

"""Worked examples: what the engine answers, and how a wrong block is refused."""

from types import ModuleType
from typing import Any

import pytest
import run_cases
from hypothesis import given, settings
from hypothesis import strategies as st

from hanacore import (
    HanaError,
    examples_fishing,
    examples_match,
    examples_rummy,
    hanaawase,
    nylonppong,
)
from hanacore.cards import CODES
from hanacore.examples import work, work_by


def test_a_disagreement_gives_both_answers() -> None:
    worked = work({"pile": "3H 3a 9T 9a", "total": 6, "lines": ["KK-6.5 hanami +6"]})
    assert [(one.key, one.stated, one.engine) for one in worked.disagreements] == [
        ("total", 6, 5),
        ("lines", ["KK-6.5 hanami +6"], ["KK-6.5 hanami +5"]),
    ]
    assert "total = 6, but the engine says 5" in str(worked.disagreements[0])


@pytest.mark.parametrize("total", [True, 1.0, "1", [1], float("nan")])
def test_only_a_whole_number_is_a_total(total: object) -> None:
    (found,) = work({"pile": "1a1b2a2b4a4b5a5b9T9a", "total": total}).disagreements
    assert found.engine == 1


def test_a_total_too_long_to_print_disagrees_all_the_same() -> None:
    (found,) = work({"pile": "3H", "total": 10**5000}).disagreements
    assert str(found) == "total = a int too large to print, but the engine says 0"


def test_true_is_no_point() -> None:
    block = {"kind": "settlement", "piles": ["", ""], "totals": [False, 0]}
    assert [one.key for one in work(block).disagreements] == ["totals"]


@pytest.mark.parametrize(
    ("block", "says"),
    [
        ({}, "states nothing"),
        ({"pile": "3H"}, "states nothing"),
        ({"total": 5}, "lacks 'pile'"),
        ({"pile": "3H", "totl": 5}, "no 'totl'"),
        ({"pile": "9X", "total": 5}, "no card '9X'"),
        ({"pile": 9, "total": 5}, "pile is text"),
        ({"pile": "3H", "total": 0, "opponent_called": 1}, "true or false"),
        ({"kind": "dream", "total": 0}, "not 'dream'"),
        ({"pile": "3H", "total": 0, "game": "tarot"}, "no game 'tarot'"),
        ({"kind": "play", "phase": "play", "hands": ["3H"]}, "2 seats"),
        ({"kind": "play", "phase": "play", "hands": "3H"}, "list of texts"),
        ({"kind": "play", "phase": "play", "hands": ["3H", "3H"]}, "twice"),
        ({"kind": "play", "phase": "play", "calls": [True]}, "calls"),
        ({"kind": "play", "phase": "play", "turn": 2}, "turn is a whole number from 0 to 1"),
        ({"kind": "play", "phase": "play", "hands": ["3a", ""], "actions": ["5a", "s"]}, "KK-4.1"),
        ({"kind": "play", "phase": "play", "calls": [-1, 0]}, "calls"),
        ({"kind": "play", "phase": "play", "deck": "1H", "turn": 1}, "leave out turn"),
        (
            {
                "kind": "play",
                "phase": "play",
                "hands": ["1H1R1a1b2T2R2a2b", "3H3R3a3b4T4R4a4b"],
                "field": "5T5R5a5b6T6R6a6b7T7R7a7b8H8T8a8b9T9R9a9b10T10R10a10b",
                "piles": ["11H11T11R11a", ""],
                "actions": ["1H"],
            },
            "stock is too short.*KK-4.2",
        ),
        ({"kind": "settlement", "totals": [0, 0], "hands": ["", ""], "piles": ["", ""]}, "no piles yet"),
        ({"kind": "settlement", "totals": [0, 0], "field": "1H", "calls": [1, 0]}, "no calls yet"),
        ({"kind": "settlement", "totals": [0, 0], "piles": ["3H9T", ""]}, "ended the deal.*KK-5.1"),
        (
            {"kind": "match", "winners": "0", "first": True, "over": False},
            "first is a whole number from 0 to 1",
        ),
        ({"kind": "settlement", "field": "1H2T3H4T5T6T7T8H", "totals": [0, 0]}, "KK-2.1"),
        ({"pile": "3H", "total": 0, "options": {"kk.seven": 2}}, "options are keys and values"),
        ({"pile": "3H", "total": 0, "options": {"kk.eight": "off"}}, "no option 'kk.eight'"),
        ({"pile": "3H", "total": 0, "rules": "bakappana"}, "no rules called 'bakappana'"),
        ({"pile": "3H", "total": 0, "seats": 3}, "for 2 players"),
        ({"pile": "3H", "total": 0, "deal": "1"}, "a deal of a match"),
        ({"pile": "3H", "total": 0, "opponent_called": True, "calls": [0, 1]}, "write one of them"),
        ({"pile": "3H", "field": "3H", "total": 0}, "twice.*DK-1.1"),
        ({"kind": "play", "phase": "play", "hands": ["1a", "2a"], "piles": ["9T3H", ""]}, "KK-5.1"),
        ({"kind": "play", "phase": "play", "hands": ["1a", "2a"], "calls": [1, 0]}, "KK-5.1"),
        ({"kind": "play", "phase": "play", "hands": ["1H1R1a1b2T2R2a2b3H", ""]}, "at most 8 cards.*KK-2.1"),
        ({"kind": "play", "phase": "play", "hands": ["", ""]}, "no card to play"),
        ({"kind": "play", "phase": "play", "piles": ["rest", "rest"]}, "only one of the piles"),
        ({"kind": "first", "turned": "1H 2T 3H", "by": "KK-1.1"}, "2 different cards"),
        ({"kind": "first", "turned": ["1H 2T", "1H 2T"], "by": "KK-1.1"}, "it is settled"),
        ({"kind": "first", "by": "KK-1.1"}, "lacks 'turned'"),
        ({"kind": "match", "points": [[1, 2], [3]], "over": False}, "2 whole numbers"),
        ({"kind": "match", "winners": "2", "over": False}, "winners are 0, 1 or -"),
    ],
)
def test_a_block_that_says_nothing_sound_is_refused(block: dict[str, object], says: str) -> None:
    with pytest.raises(HanaError, match=says) as caught:
        work(block)
    assert "\n" not in str(caught.value)


def test_dealt_hands_that_are_played_settle_nothing() -> None:
    block = {
        "kind": "settlement",
        "hands": ["1H1R2T3H4T5T6T7T", "2R3R4R5R6R7R9T10T"],
        "field": "1a2a3a8H8T9R10R11H",
        "totals": [0, 0],
    }
    with pytest.raises(HanaError, match="nothing is settled yet"):
        work(block)


SETTLED = {"kind": "settlement", "totals": [0, 0]}


@pytest.mark.parametrize(
    ("game", "block", "says"),
    [
        (hanaawase, SETTLED | {"piles": ["1H 1a", "2T 2a"]}, "44 cards lie in no pile.*HA-2.6"),
        (hanaawase, SETTLED | {"piles": ["1H 1a", "1H 2a"]}, "1H stands here twice.*DK-1.1"),
        (hanaawase, SETTLED | {"piles": ["rest", "rest"]}, "only one of the piles"),
        (hanaawase, SETTLED | {"piles": ["rest", "", ""]}, "2 seats, not 3.*HA-1.1"),
        (hanaawase, SETTLED | {"piles": ["rest", ""], "calls": [1, 0]}, "nobody calls.*HA-2.6"),
        (hanaawase, {"pile": "3H", "total": 0, "opponent_called": True}, "nobody calls.*HA-2.6"),
        (nylonppong, {"hand": "5 5 5 5 5", "total": 0}, "four cards of month 5.*DK-1.1"),
        (nylonppong, {"hand": "5 13", "total": 0}, "no month 13"),
        (nylonppong, {"hand": "5 6T", "total": 0}, "in months or in cards"),
        (nylonppong, SETTLED | {"hands": ["1 2", "3H 4T"], "end": "stop:0"}, "months.*cards.*DK-2.2"),
        (nylonppong, SETTLED | {"hands": ["1H 2T", "1H 4T"], "end": "stop:0"}, "twice.*DK-1.1"),
        (nylonppong, SETTLED | {"hands": ["1 1", "1 1 1 2 3"], "end": "stop:0"}, "four cards.*DK-1.1"),
        (nylonppong, SETTLED | {"hands": ["1 2"], "end": "stop:0"}, "2 seats, not 1.*NP-2.4"),
        (nylonppong, SETTLED | {"hands": ["1 2", "3 4"], "end": "stop:5"}, "no seat 5.*NP-1.1"),
        (nylonppong, SETTLED | {"hands": ["1 9", "3 4"], "end": "stop:0"}, "stops with 5 or less.*NP-6.1"),
        (nylonppong, SETTLED | {"hands": ["1 2", "3 4 5"], "end": "stop:0"}, "five or two.*NP-3.8"),
        (nylonppong, SETTLED | {"hands": ["1 2", "3 4"], "end": "dream"}, "a deal ends by one of"),
        (nylonppong, {"kind": "play", "to_act": 0, "hands": ["1H", "2T 3H"]}, "holds 1 cards.*NP-3.8"),
        (
            nylonppong,
            {"kind": "play", "to_act": 0, "hands": ["1H 2T", "1R 2R 3H 4T 5T"], "ppongs": [0, 1]},
            "after a ppong.*NP-4.4",
        ),
        (nylonppong, {"kind": "play", "to_act": 0, "deck": "1H", "turn": 1}, "leave out turn"),
        (nylonppong, {"pile": "3H", "total": 0}, "no 'pile'"),
    ],
)
def test_what_no_deal_leads_to_is_refused_by_its_clause(
    game: ModuleType, block: dict[str, object], says: str
) -> None:
    with pytest.raises(HanaError, match=says):
        work_by(game.GAME.rules(seats=2), block)


def test_a_position_may_begin_before_the_draw_or_after_it() -> None:
    rules = nylonppong.GAME.rules(seats=2)
    others = {"kind": "play", "discards": "9T 9R", "stock": "12H", "stock_left": 0}
    found = [
        work_by(rules, others | {"hands": [hand, "1R 2R 3R 4R 5R"]}).found
        for hand in ("1H 2T", "1H 2T 3H 4T 5T", "1H 2T 3H", "1H 2T 3H 4T 5T 6T")
    ]
    assert [one["phase"] for one in found] == ["stop", "discard", "discard", "discard"]
    assert [one["stock_left"] for one in found] == [39, 35, 38, 35]


CASES = run_cases.cases()
KINDS = [*examples_fishing.KINDS.items(), *examples_rummy.KINDS.items(), *examples_match.KINDS.items()]
ABOUT = ("kind", "game", "rules", "options", "seats", "deal", "title", "id")
KEYS = [*sorted({key for _, kind in KINDS for key in kind.given | kind.stated}), *ABOUT]
WORDS = st.one_of(
    st.sampled_from(
        [
            *(
                "",
                "rest",
                "pile",
                "settlement",
                "play",
                "first",
                "match",
                "s",
                "k",
                "d",
                "p",
                "y",
                "-",
                "0 1 -",
            ),
            *("koi-koi", "hana-awase", "nylon-ppong", "nintendo", "bb", "bakappana", "stop:0", "ppong:0:1"),
            *("out:9", "declare:0", "exhausted", "3a.3H", "_9T", "q7T7R", "7T7R7a", "1 2 3", "13", "٣", "²"),
        ]
    ),
    st.lists(st.sampled_from(CODES), max_size=50).map(" ".join),
    st.lists(st.integers(-1, 13).map(str), max_size=8).map(" ".join),
    st.text(max_size=40),
)
NUMBERS = st.one_of(st.integers(-2, 8), st.just(10**4000), st.integers(), st.floats(), st.booleans())
VALUES = st.recursive(
    st.one_of(WORDS, NUMBERS, st.none(), st.dates()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.lists(WORDS, min_size=2, max_size=4),
        st.dictionaries(
            st.sampled_from(["kk.rain", "ha.oni", "np.natural", "x"]) | st.text(), inner, max_size=2
        ),
    ),
    max_leaves=8,
)


def only_hana_errors(block: dict[str, Any]) -> None:
    try:
        for one in work(block).disagreements:
            assert str(one)
    except HanaError as error:
        assert "\n" not in str(error)


@settings(max_examples=400, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=8), VALUES, max_size=8))
def test_nothing_but_our_errors_comes_out_of_any_block(block: dict[str, Any]) -> None:
    only_hana_errors(block)


@settings(max_examples=800, deadline=None)
@given(st.sampled_from(CASES), st.dictionaries(st.sampled_from(KEYS), VALUES, min_size=1, max_size=2))
def test_nothing_but_our_errors_comes_out_of_a_case_gone_wrong(
    case: dict[str, Any], wrong: dict[str, Any]
) -> None:
    only_hana_errors({**case, **wrong})

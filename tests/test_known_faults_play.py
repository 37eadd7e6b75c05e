"""What went wrong in other card games, as a player would notice it, tried on ours: cards, turns, scores."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from configurations import configuration, deck, layout, named_sets
from laws import walk

from hanacore import (
    GAMES,
    Card,
    CardSet,
    IllegalAction,
    Layout,
    RulesError,
    apply,
    lay_out,
    legal_actions,
    observe,
    settle,
)
from hanacore.advise import BOTS
from hanacore.cards import CODES
from hanacore.examples import answered
from hanacore.fishing import Play, Take
from hanacore.names import LANGUAGES, names
from hanacore.ruleset import Choice

PLANTS = {
    4: ("Wisteria", "藤", "흑싸리", "藤"),
    5: ("Iris", "菖蒲", "난초", "菖蒲"),
    7: ("Bush clover", "萩", "홍싸리", "萩"),
}


def found(block: Mapping[str, Any]) -> Mapping[str, Any]:
    """What the engine finds in a position after some decisions."""
    return answered({"kind": "play", **block}).found


@pytest.mark.parametrize("month", PLANTS)
def test_wisteria_is_april_iris_is_may_and_clover_is_july(month: int) -> None:
    """Months had slipped by one for a few plants."""
    assert [names(lang)[f"month.{month}"] for lang in LANGUAGES] == [*PLANTS[month]]
    assert [Card.parse(code).month for code in CODES if code[:-1] == str(month)] == [month] * 4


def test_the_willow_that_takes_any_card_is_the_lightning_and_no_other() -> None:
    """Its ribbon and its chaff had changed places, and the power lay on the wrong card."""
    for card in ("11a", "11H", "11T", "11R"):
        table = {
            "game": "hana-awase",
            "options": {"ha.oni": "on"},
            "hands": [f"{card} 1a", "2a 2b", "3a 3b"],
            "field": "5T 7T",
        }
        takes = {choice for choice in found(table)["choices"] if choice.startswith(card)}
        assert takes == ({"11a.5T", "11a.7T"} if card == "11a" else {card})
    assert "ribbon" in names("en")["card.11R"].lower()
    assert "lightning" in names("en")["card.11a"].lower()


THREE_ON_THE_FIELD = [(slug, seats) for slug in ("koi-koi", "hana-awase") for seats in GAMES[slug].seats]


@pytest.mark.parametrize("turned", [False, True], ids=["from-hand", "turned"])
@pytest.mark.parametrize(
    ("slug", "seats", "turn"),
    [(slug, seats, turn) for slug, seats in THREE_ON_THE_FIELD for turn in range(seats)],
)
def test_the_fourth_card_takes_all_three(slug: str, seats: int, turn: int, turned: bool) -> None:
    """One of several code paths took two of the four and left a pair that nobody could match."""
    hands = [f"{n}a {n}b" for n in range(1, seats + 1)]
    hands[turn] = "9a" if turned else "7a"
    table = {
        "game": slug,
        "seats": seats,
        "hands": hands,
        "field": "7T 7R 7b 12a",
        "stock": "7a" if turned else "10T",
        "turn": turn,
    }
    only = found(table)["choices"]
    assert only == (["9a"] if turned else ["7a.7T7R7b"])
    after = found(table | {"actions": only})
    assert after["piles_after"][turn] == "7T 7R 7a 7b"
    assert after["field_after"] == ("9a 12a" if turned else "10T 12a")


@pytest.mark.parametrize("seed", range(20))
def test_a_computer_player_takes_the_light_and_not_whatever_lay_there_first(seed: int) -> None:
    """Of two cards that match it took the one that came first in a list."""
    rules, random = GAMES["koi-koi"].rules(), Random(seed)
    hands = [CardSet.parse("8b 1a 2a 4a 5a 6a 7a 9a").mask, CardSet.parse("1b 2b 4b 5b 6b 7b 9b 10a").mask]
    field = CardSet.parse("8H 8a 12a 12b 3a 3b 11a 10b")
    rest = [card for card in CardSet((1 << 48) - 1) - field if not (hands[0] | hands[1]) >> card & 1]
    random.shuffle(rest)
    state = lay_out(rules, Layout((hands[0], hands[1]), field.mask, tuple(rest)))
    offered = [str(action) for action in legal_actions(state) if str(action).startswith("8b")]
    assert offered == ["8b.8H", "8b.8a"]
    assert str(BOTS["greedy"](observe(state, 0), random.random)) == "8b.8H"


def test_a_turned_card_that_matches_two_waits_for_a_choice_of_both() -> None:
    """The screen and the engine called that moment by different names, and the deal hung."""
    waits = 0
    for choice in named_sets():
        for state, _ in walk(choice, 3):
            if (turned := getattr(state, "turned", None)) is not None:
                waits += 1
                both = [card for card in CardSet(state.field) if card.month == turned.month]
                assert legal_actions(state) == tuple(Take(1 << card) for card in both)
                assert len(both) == 2
    assert waits > 5


@pytest.mark.parametrize("slug", ["koi-koi", "hana-awase"])
def test_every_card_played_turns_one_card_and_no_hand_is_filled_up_again(slug: str) -> None:
    """After a wild capture nothing was turned; elsewhere empty hands got new cards from the stock."""
    random = Random(6)
    for seed in range(40):
        choice = configuration(random, GAMES[slug])
        steps = walk(choice, seed)
        rules = steps[0][0].rules
        for (state, action), (later, _) in pairwise(steps):
            assert all(now & ~before == 0 for before, now in zip(state.hands, later.hands, strict=True))
            if isinstance(action, Play) and any(later.hands):
                assert later.drawn == state.drawn + 1
        if rules.seats == 2 and not rules.play_out and steps[-1][0].end.value == "exhausted":
            dealt = rules.hand * rules.seats + rules.field
            assert len(steps[-1][0].stock) - steps[-1][0].drawn == 48 - dealt - rules.hand * rules.seats


def test_a_card_that_matches_must_take_and_which_card_to_play_is_free() -> None:
    """Players asked whether they may lay down a card that matches, and got different answers."""
    table = {"hands": ["3b 5a", "6a 6b"], "field": "3H", "stock": "9a 10a"}
    assert found(table)["choices"] == ["3b.3H", "5a"]
    assert found(table | {"actions": ["3b"], "illegal": "KK-4.1"})["illegal"] == "KK-4.1"
    assert found(table | {"stock": "3a 10a", "actions": ["5a"]})["piles_after"][0] == "3H 3a"


def test_all_yaku_that_one_turn_makes_are_listed() -> None:
    """Of two yaku made by one capture only the first was written down."""
    three = {
        "hands": ["9a 1a", "6a 6b"],
        "piles": ["3H 3a 8H 8a 2T 2a 4T 4a 5T 5a 7T 7a", ""],
        "field": "9T",
        "stock": "12a",
        "actions": ["9a.9T"],
    }
    assert found(three)["phase"] == "call"
    assert found(three)["lines"] == ["KK-6.5 hanami +5", "KK-6.5 tsukimi +5", "KK-6.8 tane +1", *SEVEN]
    halves = {
        "hands": ["3b 1a", "6a 6b"],
        "piles": ["1H 1b 8H 8a", ""],
        "field": "3H 9T",
        "stock": "9a",
        "actions": ["3b.3H"],
    }
    assert [line.split()[1] for line in found(halves)["lines"]] == [
        "sanko",
        "hanami",
        "tsukimi",
        "seven-or-more",
    ]


SEVEN = ["KK-6.9 seven-or-more ×2"]
CHAFF = "1a 1b 2a 2b 4a 4b 5a 5b 7a 7b"


@pytest.mark.parametrize(
    ("pile", "play", "asked"),
    [
        (CHAFF, "6a.6b", True),  # twelve chaff where there were ten
        (CHAFF, "10R.10T", False),  # nothing that counts
        ("1H 1a 8H 8a 12H 12a", "3a.3H", True),  # a fourth light
        ("1H 1a 8H 8a 12H 12a", "6a.6b", False),
    ],
)
def test_after_koi_koi_one_is_asked_again_only_for_more(pile: str, play: str, asked: bool) -> None:
    """Some asked at every turn once a yaku was there, some never when it had only grown."""
    card, taken = play.split(".")
    after = found(
        {
            "options": {"kk.koikoi": "unlimited"},
            "hands": [f"{card} 9a", "11T 11R"],
            "piles": [pile, ""],
            "field": taken,
            "stock": "12b",
            "calls": [1, 0],
            "actions": [play],
        }
    )
    assert (after["phase"] == "call") == asked


def test_nobody_is_asked_before_the_stock_card_is_turned() -> None:
    """The question came between the two halves of a turn."""
    after = found(
        {
            "hands": ["3a 1a", "6a 6b"],
            "piles": ["9T 9a", ""],
            "field": "3H 10R 10T",
            "stock": "10a 7a",
            "actions": ["3a.3H"],
        }
    )
    assert (after["phase"], after["choices"]) == ("take", ["_10T", "_10R"])


@pytest.mark.parametrize(
    ("hands", "turn", "call"),
    [(["3a", "6a"], 0, False), (["", "3a"], 1, False), (["3a 7a", "6a 6b"], 0, True)],
)
def test_with_an_empty_hand_nobody_is_asked_to_go_on(hands: list[str], turn: int, call: bool) -> None:
    """Koi-koi was offered with nothing left to play, or a whole deal ended because one hand was empty."""
    piles = ["", ""]
    piles[turn] = "9T 9a"
    after = found(
        {
            "hands": hands,
            "piles": piles,
            "field": "3H",
            "stock": "12b 12a",
            "turn": turn,
            "actions": ["3a.3H"],
        }
    )
    assert after["phase"] == ("call" if call else "over")
    if not call:
        assert after["ended"] == "KK-5.5"
        assert after["totals"][turn] == 5


def test_a_last_card_that_makes_nothing_leaves_the_other_a_turn() -> None:
    """The deal was over as soon as one hand was empty."""
    after = found({"hands": ["3a", "6a"], "field": "3H", "stock": "12b 12a", "actions": ["3a.3H"]})
    assert (after["phase"], after["to_act"]) == ("play", 1)


@pytest.mark.parametrize("called", [False, True])
@pytest.mark.parametrize(
    ("pile", "base"),
    [
        ("1H 8H 12H 1R 2R 4R 5R 6R", 6),
        ("1H 8H 12H 1R 2R 4R 5R 6R 7R", 7),
        ("1H 8H 12H 1R 2R 4R 5R 6R 7R 9R", 8),
    ],
)
def test_seven_doubles_a_call_doubles_and_the_lines_come_to_what_is_paid(
    pile: str, base: int, called: bool
) -> None:
    """The doubling was shown and never paid, or a number of calls was taken for yes or no."""
    sheet = answered({"pile": pile, "opponent_called": called}).scored[0].sheet
    product = 1
    for line in sheet.lines:
        product *= line.value if line.op.value == "×" else 1
    assert sum(line.value for line in sheet.lines if line.op.value == "+") == base
    assert sheet.total == base * product == base * (2 if base >= 7 else 1) * (2 if called else 1)


@pytest.mark.parametrize("choice", list(named_sets()), ids=lambda c: f"{c.game}-{c.seats}-{c.ruleset.id}")
def test_after_the_end_nothing_is_played_and_the_points_stay(choice: Choice) -> None:
    """The deal went on after its end, and both players scored it."""
    steps = walk(choice, 5)
    final = steps[-1][0]
    before = settle(final)
    for action in {action for _, action in steps if action is not None}:
        with pytest.raises(IllegalAction, match="the deal is over") as caught:
            apply(final, action)
        assert caught.value.rule == before.ended
    assert settle(final) == before
    if choice.game == "koi-koi":
        assert sum(total > 0 for total in before.totals) <= 1


SPECIAL = {"teshi": "1H1R1a1b2T3H4T5T", "kuttsuki": "6T6R7T7R9T9R10T10R", "": "6T7T8T9T10T11T12H4R"}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("what", ["teshi", "kuttsuki"])
def test_a_lucky_hand_scores_for_whoever_holds_it(seat: int, what: str) -> None:
    """One hand was looked at twice and the other never."""
    other = {"teshi": "6T7T8T9T10T11T12H4R", "kuttsuki": "1H2T3H4T5T8T11T12H"}[what]
    hands = [SPECIAL[what], other] if seat == 0 else [other, SPECIAL[what]]
    block = {"kind": "settlement", "hands": hands, "field": "2R 3R 5R 8a 9a 10a 11R 12a"}
    state = answered(block).found
    assert state["totals"] == ([6, 0] if seat == 0 else [0, 6])
    assert state["ended"] == "KK-3.4"
    assert state["lines"] == [f"KK-3.4 {what} +6"]
    assert state["next_dealer"] == seat


def test_two_sets_of_three_are_both_offered() -> None:
    """Only the first of two sets in a hand could be shown."""
    table = {"game": "nylon-ppong", "seats": 2, "hands": ["2T 2R 2a 7T 7R 7a", "1H 1R 3H 3R 4T"]}
    triples = [choice for choice in found(table)["choices"] if len(choice) > 3]
    assert triples == ["2T2R2a", "7T7R7a"]
    for triple in triples:
        assert found(table | {"actions": [triple]})["ended"] == "NP-3.6"


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("players", [("greedy",), ("random",), ("greedy", "random")], ids="-".join)
def test_computer_players_bring_every_deal_to_its_end(slug: str, players: tuple[str, ...]) -> None:
    """After a change most deals of computer players stuck at one question."""
    random = Random(9)
    for _ in range(25):
        choice = configuration(random, GAMES[slug])
        dealt = layout(random, choice, deck(random))
        try:
            state = lay_out(GAMES[slug].rules_of(choice), dealt)
        except RulesError:
            continue  # a void deal
        for _ in range(3000):
            if not legal_actions(state):
                break
            player = BOTS[players[state.seat % len(players)]]
            state = apply(state, player(observe(state, state.seat), random.random))
        assert state.phase.value == "over"
        assert legal_actions(state) == ()

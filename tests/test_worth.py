"""What the pages say a card makes, held against what piles score with the card and without it."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

import pytest
import worth

from hanacore import nylonppong
from hanacore.cards import CATEGORIES, DECK, Card, CardSet, Mask, cards
from hanacore.fishing import FishingRules
from hanacore.games import game
from hanacore.nylonppong_hands import KOREAN

MONTHS = range(1, 13)
CUP = Card.parse("9T")


def piles() -> Iterator[Mask]:
    """Every pile of one category (of chaff, some), every whole month, and many mixed ones."""
    yield from (15 << 4 * month for month in range(12))
    for kind, held in CATEGORIES.items():
        members = tuple(held) + ((CUP,) if kind == "kasu" else ())
        sizes = (10, 11) if kind == "kasu" else range(1, len(members) + 1)
        for size in sizes:
            for number, chosen in enumerate(combinations(members, size)):
                if number % (1 if kind != "kasu" else 20_000) == 0:
                    yield sum(1 << card for card in chosen)
    chance = random.Random(48)
    deck = list(DECK)
    for _ in range(4000):
        yield sum(1 << card for card in chance.sample(deck, chance.randint(2, 12)))


def by_scoring(slug: str) -> dict[str, set[tuple[str, str]]]:
    """By card, the lines (name and clause) that are lost or lower when it leaves a pile."""
    rules = game(slug).rules()
    assert isinstance(rules, FishingRules)
    found: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for pile in piles():
        lines = rules.yaku.lines(pile)
        if not lines:
            continue
        for card in cards(pile):
            left = {line.what: line.value for line in rules.yaku.lines(pile & ~(1 << card))}
            for line in lines:
                if line.value > left.get(line.what, 0) and card in line.cards:
                    found[card.code].add((line.what, line.rule))
    return found


@pytest.mark.parametrize("slug", worth.CAPTURE)
def test_a_card_makes_what_its_absence_costs(slug: str) -> None:
    told: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for number in MONTHS:
        for lot in worth.captured(number):
            for entry in lot["yaku"]:
                if price := entry["games"].get(slug):
                    for code in lot["codes"]:
                        told[code].add((entry["what"], price["rule"]))
    assert told == by_scoring(slug)


def test_every_card_stands_in_its_month_once() -> None:
    for number in MONTHS:
        codes = [code for lot in worth.captured(number) for code in lot["codes"]]
        assert sorted(codes) == sorted(card.code for card in DECK if card.month == number)


def test_card_values_are_those_of_the_deck() -> None:
    lots = [lot for number in MONTHS for lot in worth.captured(number)]
    assert sum(lot["points"] * len(lot["codes"]) for lot in lots) == 264


@pytest.mark.parametrize("number", MONTHS)
def test_a_month_of_nylon_ppong(number: int) -> None:
    told = worth.rummy(number)
    korean = KOREAN[number - 1]
    assert told["value"] == korean
    for held, counted in enumerate(told["by_count"], 1):
        assert nylonppong.score([korean] * held).total == counted
    for row in told["yaku"]:
        assert korean in row["months"]
        assert row["what"] in {line.what for line in nylonppong.six_card_yaku(row["months"])}


def test_sets_of_cards_are_shown_whole() -> None:
    """A yaku of certain cards shows them; one that counts says how many of which."""
    for slug in worth.CAPTURE:
        rules = game(slug).rules()
        assert isinstance(rules, FishingRules)
        for yaku in rules.yaku.rows:
            row = worth.row(yaku)
            shown = CardSet.parse(" ".join(row["cards"])) if row["cards"] else CardSet()
            assert yaku.including <= shown
            assert len(shown) + row["others"] == yaku.need

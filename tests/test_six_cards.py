"""What the page on Nylon-ppong lists and counts, against the engine."""

from __future__ import annotations

import re
import sys
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from hanacore.cards import CardSet
from hanacore.nylonppong import GAME, Hand, six_card_yaku

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "docs" / ".hooks"))

import clauses  # noqa: E402  they live with the site's build
import six_cards  # noqa: E402

HANDS = [hand for hand in combinations_with_replacement(range(1, 13), 6) if max(Counter(hand).values()) <= 4]
TEXTS = {key: clause.entry()["text"] for key, clause in clauses.collect().items()}


def shape(hand: tuple[int, ...]) -> str:
    return "+".join(map(str, sorted(Counter(hand).values(), reverse=True)))


def test_the_table_has_a_row_for_each_yaku_and_cards_that_make_it() -> None:
    rules = GAME.rules()
    rows = six_cards.rows(rules)
    assert [(row["rule"], row["what"], row["points"]) for row in rows] == [
        ("NP-5.1", "three-pairs", "0"),
        ("NP-5.2", "two-triples", "0"),
        ("NP-5.3", "four-and-two", "0"),
        ("NP-5.4", "run", "−21 to −57"),
        ("NP-5.5", "short-of-ten", "−100"),
        ("NP-5.6", "sixty-six", "−100"),
    ]
    for row in rows:
        hand = Hand.of(CardSet.parse(" ".join(row["cards"])))
        assert [line.what for line in six_card_yaku(hand.months, rules)] == [row["what"]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_stock(seats: int) -> None:
    """NP-1.3"""
    left = 48 - len(GAME.rules(seats=seats).deal_order)
    words = ("two", "three", "four", "five", "six")
    assert re.search(
        rf"\b{left} with {words[seats - 2]}\b|\b{left} cards with {words[seats - 2]}\b", TEXTS["NP-1.3"]
    )


def test_the_low_hands() -> None:
    """NP-5.11"""
    low = [" ".join(map(str, hand)) for hand in HANDS if sum(hand) <= 10]
    assert re.findall(r"\d(?: \d){5}", TEXTS["NP-5.11"]) == low
    assert "Only seven" in TEXTS["NP-5.11"]
    assert len(low) == 7


def test_the_high_hands() -> None:
    """NP-5.12"""
    high = [hand for hand in HANDS if sum(hand) >= 66]
    shapes = Counter(map(shape, high))
    assert (len(high), max(map(sum, high))) == (21, 70)
    assert (shapes["2+2+2"], shapes["3+3"], shapes["4+2"]) == (1, 2, 4)
    says = (
        "Twenty-one hands add up to 66 or more, the highest to 70.",
        "One of them is three pairs as well, two are two triples and four are four and two.",
    )
    assert all(sentence in TEXTS["NP-5.12"] for sentence in says)

"""The yaku of six cards as pages list them: what the engine says of every hand that makes one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from hanacore.cards import month
from hanacore.nylonppong import six_card_yaku
from hanacore.nylonppong_hands import KOREAN, MONTHS
from hanacore.present import title
from hanacore.rummy_rules import RummyRules
from hanacore.score import Line

_Hand = tuple[int, ...]  # months in the Korean order, ascending


def rows(rules: RummyRules, holding: int | None = None) -> list[dict[str, Any]]:
    """A row for each yaku, in the order of the clauses; of hands with that month, if one is asked for."""
    made: dict[tuple[str, str], list[tuple[_Hand, Line]]] = {}
    for hand, line in _made(rules):
        if holding is None or holding in hand:
            made.setdefault((line.rule, line.what), []).append((hand, line))
    ordered = sorted(made, key=lambda key: int(key[0].partition(".")[2]))
    return [_row(rule, what, made[rule, what]) for rule, what in ordered]


def _row(rule: str, what: str, made: list[tuple[_Hand, Line]]) -> dict[str, Any]:
    scored = [line.value for _, line in made]
    values = max(scored), min(scored)
    return {
        **title(what, "ko"),
        "rule": rule,
        "cards": list(_codes(made[0][0])),
        "months": list(made[0][0]),
        "points": " to ".join(str(value).replace("-", "−") for value in dict.fromkeys(values)),
        "further": 0,
        "others": 0,
    }


@cache
def _made(rules: RummyRules) -> list[tuple[_Hand, Line]]:
    """Every yaku of every hand."""
    return [(hand, line) for hand in _hands() for line in six_card_yaku(hand, rules)]


def _hands() -> Iterator[_Hand]:
    """Every hand of six by its months."""
    for hand in combinations_with_replacement(range(1, MONTHS + 1), 6):
        if max(map(hand.count, hand)) <= 4:
            yield hand


def _codes(hand: _Hand) -> Iterator[str]:
    """Cards of these months, chaff before pictures."""
    for number in dict.fromkeys(hand):
        for card in [*month(KOREAN.index(number) + 1)][-hand.count(number) :]:
            yield card.code

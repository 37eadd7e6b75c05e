"""Worked examples of matches: who deals first, who deals next, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from hanacore.cards import Card, CardSet
from hanacore.errors import RulesError, quoted
from hanacore.examples_block import Block, Found, Kind, kind, number, numbers, ordered, text, texts
from hanacore.score import Line, Op, ScoreSheet, Settlement
from hanacore.verbs import Rules

_VOID: Final = 100  # more redeals than anybody writes down


def _first(rules: Rules, block: Block) -> Found:
    """Draws in turn: everybody turns a card, then those who tied."""
    written = block.get("turned")
    draws = [ordered(block, "turned")] if isinstance(written, str) else _draws(block)
    drawing, by = list(range(rules.seats)), ""
    for draw in draws:
        if len(drawing) == 1:
            raise RulesError("it is settled who deals, and another draw follows")
        if len(draw) != len(drawing) or len(CardSet.of(*draw)) != len(draw):
            raise RulesError(f"{len(drawing)} different cards are turned here, not {len(draw)}")
        left, by = rules.deals_first(draw)
        drawing = [drawing[place] for place in left]
    again = len(drawing) > 1
    return Found({"dealer": None if again else drawing[0], "again": again, "by": by})


def _draws(block: Block) -> list[tuple[Card, ...]]:
    written = texts(block, "turned")
    if not written:
        raise RulesError("the example lacks 'turned'")
    return [ordered({"turned": one}, "turned") for one in written]


def _match(rules: Rules, block: Block) -> Found:
    rows = _points(rules, block) if "points" in block else _won(rules, block)
    if len(rows) > rules.deals:
        raise RulesError(f"a match has {rules.deals} deals, not {len(rows)}")
    void = numbers(block, "void", len(rows), _VOID)
    dealer = number(block, "first", rules.seats)
    dealers: list[int] = []
    for points, times in zip(rows, void, strict=True):
        dealer = (dealer + times * rules.redeal_passes) % rules.seats
        dealers.append(dealer)
        dealer = (rules.next_dealer(_settlement(rules, points, dealer)).seat + dealer) % rules.seats
    over = len(rows) == rules.deals
    answers: dict[str, object] = {"dealers": dealers if over else [*dealers, dealer], "over": over}
    if "points" in block:
        totals = [sum(points) for points in zip(*rows, strict=True)]
        standing = rules.standing(totals)
        answers |= {"totals": totals, "standing": list(standing.winners), "by": standing.rule}
    return Found(answers)


def _points(rules: Rules, block: Block) -> list[list[int]]:
    """Every player's points, deal by deal."""
    written: Any = block["points"]
    if not isinstance(written, list) or not written or not all(_one_each(rules, row) for row in written):
        raise RulesError(f"points has a list a deal of {rules.seats} whole numbers, not {quoted(written)}")
    return written


def _won(rules: Rules, block: Block) -> list[list[int]]:
    """The same, where it is only told who won each deal: that one has a point, or one fewer."""
    players = [str(player) for player in range(rules.seats)]
    worth = 1 if rules.standing([1, *[0] * (rules.seats - 1)]).winners == (0,) else -1
    rows: list[list[int]] = []
    for winner in text(block, "winners").split():
        if winner not in (*players, "-"):
            raise RulesError(f"winners are {', '.join(players)} or -, not {quoted(winner)}")
        rows.append([worth * (player == winner) for player in players])
    return rows


def _settlement(rules: Rules, points: Sequence[int], dealer: int) -> Settlement:
    """A deal that ends with these points of the players."""
    order = [(seat + dealer) % rules.seats for seat in range(rules.seats)]
    sheets = [ScoreSheet((Line("", "points", Op.ADD, points[player]),)) for player in order]
    best = rules.standing(points).winners
    return Settlement(tuple(sheets), "", order.index(best[0]) if len(best) == 1 else None)


def _one_each(rules: Rules, row: object) -> bool:
    return isinstance(row, list) and len(row) == rules.seats and all(type(points) is int for points in row)


KINDS: Final[Mapping[str, Kind[Rules]]] = MappingProxyType(
    {
        "first": kind(_first, "turned", "dealer again by"),
        "match": kind(_match, "first winners points void", "dealers over totals standing by"),
    }
)

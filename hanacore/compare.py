"""One pile, or one end of a deal, by every named set of its game: what each scores, and which lines differ.

What no source tells of a set is unknown, and stays so: a line that depends on it is neither scored nor
denied, and the set then has no total.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from hanacore.cards import CardSet
from hanacore.errors import ProtocolError, RulesError
from hanacore.examples import answered
from hanacore.games import AnyGame, game
from hanacore.house_rules import ask, told
from hanacore.names import name
from hanacore.present import codes, title
from hanacore.ruleset import NamedSet
from hanacore.score import Line, Op, ScoreSheet

_LANG: Final = {"nylon-ppong": "ko"}
_RIBBONS: Final = frozenset(("akatan-aotan", "akatan", "aotan", "further-tan"))
_LIGHTS: Final = frozenset(("goko", "shiko", "ame-shiko", "sanko"))
_CALLS: Final = frozenset(("opponent-called", "doubled-once", "calls"))
_REST: Final = frozenset(
    ("hanami", "tsukimi", "further-tane", "tane", "tan", "kasu", "seven-or-more", "month")
)
# The lines of which nothing is known in a set of Koi-Koi (KK-9.2, and the comparison of named sets).
_UNKNOWN: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "etohana": _LIGHTS | _RIBBONS | _CALLS | _REST,
        "yakuza": _CALLS,
        "koi-koi-japan": frozenset({"month"}),
    }
)
_NEVER_WHOLE: Final = frozenset({"etohana"})  # of which so little is known that no pile has a total


@dataclass(frozen=True, slots=True)
class Column:
    """What one set makes of it: a sheet a seat, or why it cannot have come to this."""

    named: NamedSet
    sheets: tuple[ScoreSheet, ...] = ()
    points: int | None = None  # of the cards, where a game counts them
    problem: RulesError | None = None

    def unknown(self, what: str) -> bool:
        """Whether no source tells how this set has a line."""
        return what in _UNKNOWN.get(self.named.id, ())

    def total(self, seat: int) -> int | None:
        """The total, where everything that it depends on is known."""
        if self.problem or self.named.id in _NEVER_WHOLE:
            return None
        lines = self.sheets[seat].lines
        return None if any(self.unknown(line.what) for line in lines) else self.sheets[seat].total


def pile(slug: str, text: str, *, called: bool = False) -> dict[str, Any]:
    """A captured pile by every named set of a capture game.

    >>> found = pile("koi-koi", "3H 3a 8H 8a 9T 9a 12H 12a")
    >>> {column["set"]: column["totals"][0] for column in found["columns"]}["fuda-wiki"]
    32
    >>> [row["name"] for row in found["seats"][0]["rows"] if row["differs"]]
    ['Three lights', 'Cherry viewing', 'Moon viewing', 'Base is 7 or more']

    Raises:
        HanaError: the text is no pile, or the game has no piles.
    """
    held = CardSet.parse(text)
    block: dict[str, Any] = {"game": slug, "pile": str(held)}
    if slug == "nylon-ppong":
        raise ProtocolError(f"{slug} scores hands, not piles")
    if called:
        if slug != "koi-koi":
            raise ProtocolError(f"nobody calls in {slug}")
        block["opponent_called"] = True
    view = _compared(game(slug), block)
    return view | {"pile": str(held), "called": called}


def ending(slug: str, hands: Sequence[str], end: str) -> dict[str, Any]:
    """The end of a deal of a rummy by every named set: ``hands`` as they are left, in seat order.

    >>> found = ending("nylon-ppong", ["1 3", "5 5 5 6 6"], "stop:0")
    >>> [column["totals"] for column in found["columns"]]
    [[4, 12], [4, 12], [-6, 12]]

    Raises:
        HanaError: a hand or the end cannot be read, or the game has no such ends.
    """
    if slug != "nylon-ppong":
        raise ProtocolError(f"{slug} scores piles, not hands")
    seats = game(slug).seats
    if len(hands) not in seats:
        raise RulesError(f"{slug} is for {seats[0]} to {seats[-1]} players, not {len(hands)}", "NP-1.1")
    block = {"game": slug, "kind": "settlement", "hands": list(hands), "end": end, "seats": len(hands)}
    return _compared(game(slug), block) | {"hands": list(hands), "end": end}


def _compared(one: AnyGame, block: Mapping[str, Any]) -> dict[str, Any]:
    columns = [_column(named, block) for named in one.sets]
    if columns[0].problem and all(column.problem for column in columns):
        raise columns[0].problem
    seats = max(len(column.sheets) for column in columns)
    return {
        "game": one.slug,
        "columns": [_head(column, seats) for column in columns],
        "seats": [_seat(one.slug, columns, seat) for seat in range(seats)],
        "points": [column.points for column in columns] if columns[0].points is not None else None,
        "house_rules": list(_house_rules(one, columns[0], block)),
    }


def _column(named: NamedSet, block: Mapping[str, Any]) -> Column:
    try:
        worked = answered({**block, "rules": named.id})
    except RulesError as error:
        return Column(named, problem=error)
    points: Any = worked.found.get("card_points")
    return Column(named, tuple([one.sheet for one in worked.scored]), points)


def _head(column: Column, seats: int) -> dict[str, Any]:
    named = column.named
    return {
        "set": named.id,
        "name": name(f"set.{named.id}"),
        "source": named.source,
        "plays": named.plays,
        "partial": named.partial,
        "totals": [None if column.problem else column.total(seat) for seat in range(seats)],
        "problem": {"message": str(column.problem), "rule": column.problem.rule} if column.problem else None,
    }


def _seat(slug: str, columns: Sequence[Column], seat: int) -> dict[str, Any]:
    rows = [_row(slug, columns, seat, line) for line in _lines(columns, seat)]
    known = {total for column in columns if not column.problem and (total := column.total(seat)) is not None}
    return {"seat": seat, "rows": rows, "differs": len(known) > 1}


def _lines(columns: Sequence[Column], seat: int) -> list[Line]:
    """Each line that some set scores, once, in the order in which people add them."""
    found: list[Line] = []
    for column in columns:
        if column.problem:
            continue
        at = 0
        for line in column.sheets[seat].lines:
            place = next((n for n, one in enumerate(found) if one.what == line.what), None)
            if place is None:
                found.insert(at, line)
                place = at
            at = max(at, place + 1)
    adding = [line for line in found if line.op is Op.ADD]
    return adding + [line for line in found if line.op is not Op.ADD]


def _row(slug: str, columns: Sequence[Column], seat: int, line: Line) -> dict[str, Any]:
    cells = [_cell(column, seat, line.what) for column in columns]
    known = [cell for cell in cells if cell not in ("?", "")]
    return {
        **title(line.what, _LANG.get(slug, "ja")),
        "rule": line.rule,
        "cards": codes(line.cards.mask),
        "cells": cells,
        "differs": any(cell != known[0] for cell in known),
    }


def _cell(column: Column, seat: int, what: str) -> str:
    """A line as a set scores it: ``–`` where it does not, nothing where it cannot have come to this."""
    if column.problem:
        return ""
    if column.unknown(what):
        return "?"
    for line in column.sheets[seat].lines:
        if line.what == what:
            sign = "−" if line.op is Op.ADD and line.value < 0 else line.op.value
            return f"{sign} {abs(line.value)}"
    return "–"


def _house_rules(one: AnyGame, usual: Column, block: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Every single house rule by which the usual set scores this otherwise."""
    if usual.problem:
        return
    was = [sheet.total for sheet in usual.sheets], usual.points
    for option in one.options:
        for value in option.values[1:]:
            try:
                worked = answered({**block, "options": {option.key: value}})
            except RulesError:
                continue
            now = [scored.sheet.total for scored in worked.scored], worked.found.get("card_points")
            if now != was:
                yield {
                    "key": option.key,
                    "value": value,
                    "slug": option.slug(value),
                    "rule": option.rule,
                    "ask": ask(option.key),
                    "told": told(option.key, value),
                    "totals": now[0],
                    "points": now[1],
                }

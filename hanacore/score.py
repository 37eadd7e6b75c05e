"""Scores that explain themselves: lines that each name a rule, and whose fold is the total."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from hanacore.cards import CardSet


class Op(Enum):
    """What a line does to the total above it."""

    ADD = "+"
    TIMES = "×"
    CAP = "≤"


_ADD: Final = Op.ADD  # bound once: looking a member up costs more than the sum
_TIMES: Final = Op.TIMES
_NO_CARDS: Final = CardSet()


@dataclass(frozen=True, slots=True)
class Line:
    """One reason: the clause, what it is called, what it does, and the cards that show it.

    ``what`` is a key of the names: a yaku's id, or such as ``seven-or-more``.
    """

    rule: str
    what: str
    op: Op
    value: int
    cards: CardSet = _NO_CARDS

    def __str__(self) -> str:
        """The line as worked examples write it: ``KK-6.5 hanami +5``, ``HA-3.2 base -88``."""
        op = "" if self.op is _ADD and self.value < 0 else self.op.value
        return f"{self.rule} {self.what} {op}{self.value}"


class Factor(NamedTuple):
    """A line that may stand under a base, and in words why it does not."""

    line: Line
    why_not: str  # ``{base}`` in it is what the base comes to, in points


class ScoreSheet(NamedTuple):
    """A column of reasons, in the order a person adds them. The total is computed, never stored.

    >>> sanko = Line("KK-6.4", "sanko", Op.ADD, 5)
    >>> ScoreSheet((sanko, Line("KK-6.10", "opponent-called", Op.TIMES, 2))).total
    10
    """

    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        """The fold of the lines from zero, in the game's points."""
        total = 0
        for line in self.lines:
            if line.op is _ADD:
                total += line.value
            elif line.op is _TIMES:
                total *= line.value
            else:
                total = min(total, line.value)
        return total


class Settlement(NamedTuple):
    """How a deal ended: one sheet a seat, in seat order, and the clause that ended it."""

    sheets: tuple[ScoreSheet, ...]
    ended: str  # a clause id
    winner: int | None  # the seat that won the deal; None when nobody or several did
    ender: int | None = None  # the seat that ended it by a decision, where that matters

    @property
    def totals(self) -> tuple[int, ...]:
        """Every seat's points for the deal, in seat order."""
        return tuple(sheet.total for sheet in self.sheets)

"""How a misread clause is put: as changed rows or changed doublings of Koi-Koi, read by the engine.

Whoever counts that way gets that number, and the clause that mends it is known. The misreadings themselves
are in ``misreadings``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final, TypeAlias

from hanacore.cards import CATEGORIES, DECK, CardSet, Mask, month
from hanacore.koikoi import CALLED, SEVEN, YAKU
from hanacore.score import Line, Op, ScoreSheet
from hanacore.yaku import Yaku, made

Lines: TypeAlias = tuple[Line, ...]
Rows: TypeAlias = tuple[Yaku, ...]
Doubling: TypeAlias = Callable[[Lines, bool], Lines]


def doubled(lines: Lines, called: bool, at: int = 7) -> Lines:
    """A base with the doublings that it gets: from 7 points, and after the opponent's call."""
    by_seven = (SEVEN,) if ScoreSheet(lines).total >= at else ()
    by_call = (CALLED,) if lines and called else ()
    return lines + by_seven + by_call


@dataclass(frozen=True, slots=True)
class Misreading:
    """One clause read wrongly.

    It arises only with a pile that holds one of ``cards`` and truly scores ``line``; of any other pile
    ``says`` might tell something that is not so.

    >>> cup = CardSet.parse("9T")
    >>> no_chaff = Misreading("no-chaff", "KK-6.c", "The sake cup is chaff too.", blind(("kasu",), cup))
    >>> no_chaff.score(CardSet.parse("1a 1b 2a 2b 4a 4b 5a 5b 9T 9a").mask, opponent_called=False).total
    0
    """

    id: str  # never changes: records of progress are keyed by it
    rule: str  # the clause that refutes it
    says: str  # to whoever answers so; {base} is the pile's true base
    rows: Rows = YAKU.rows
    doubling: Doubling = doubled
    line: str = ""
    cards: CardSet = DECK

    def arises(self, pile: Mask, scored: Collection[str]) -> bool:
        """Whether somebody could misread this of a pile that truly scores the lines ``scored``."""
        return bool(pile & self.cards.mask) and (not self.line or self.line in scored)

    def base(self, pile: Mask) -> ScoreSheet:
        """The reader's sheet before any doubling."""
        return ScoreSheet(made(self.rows, pile))

    def score(self, pile: Mask, opponent_called: bool) -> ScoreSheet:
        """The reader's whole sheet."""
        return ScoreSheet(self.doubling(made(self.rows, pile), opponent_called))


# Changed rows. What a change does not name stays as it was.


def altered(*ids: str, rows: Rows = YAKU.rows, **fields: Any) -> Rows:
    """Some rows with some of their fields replaced."""
    return tuple(replace(row, **fields) if row.id in ids else row for row in rows)


def without(*ids: str) -> Rows:
    """Some rows overlooked."""
    return tuple(row for row in YAKU.rows if row.id not in ids)


def blind(ids: Collection[str], to: CardSet) -> Rows:
    """Some rows that do not see some cards."""
    return tuple(replace(row, of=row.of - to) if row.id in ids else row for row in YAKU.rows)


def replacing(changed: Mapping[str, tuple[str, ...]], rows: Rows = YAKU.rows) -> Rows:
    """Rows that replace other yaku than they should."""
    return tuple(replace(row, replaces=changed.get(row.id, row.replaces)) for row in rows)


def worth(points: Mapping[str, int]) -> Rows:
    """Rows at other prices."""
    return tuple(replace(row, points=points.get(row.id, row.points)) for row in YAKU.rows)


def by_month(months: Mapping[str, int], cup: CardSet) -> Rows:
    """Viewings made by the cup and any card of a month."""
    return tuple(
        replace(row, of=month(months[row.id]) | cup, including=cup) if row.id in months else row
        for row in YAKU.rows
    )


def any_third(id: str, beside: str = "") -> Rows:  # noqa: A002 - a yaku's name for itself
    """A set also made by two of its cards and any third of the category, but not beside a certain other yaku.

    A pile with the true set makes it several times over, which nobody would answer.
    """
    row = YAKU.by_id[id]
    pairs = (CardSet.of(*two) for two in combinations(row.including, 2))
    loose = tuple(replace(row, including=two, extra="") for two in pairs)
    return loose + tuple(
        replace(other, replaces=(*other.replaces, id)) if other.id == beside else other for other in YAKU.rows
    )


def with_month_yaku() -> Rows:
    """Every four of a month a yaku of 4 points, as other tables have it."""
    fours = (Yaku(id=f"month-{n}", rule="KK-6.14", of=month(n), need=4, points=4) for n in range(1, 13))
    return (*YAKU.rows, *fours)


_VALUES: Final = {"hikari": 20, "tane": 10, "tan": 5, "kasu": 1}


def card_values() -> Rows:
    """No yaku at all, but the values that the cards have in other games."""
    return tuple(
        Yaku(id=f"{kind}-values", rule="KK-0.2", of=CATEGORIES[kind], need=1, points=value, per_extra=value)
        for kind, value in _VALUES.items()
    )


# Changed doublings.


def never_for_seven(lines: Lines, called: bool) -> Lines:
    """The base is never doubled for its size."""
    return doubled(lines, called, at=1000)


def from_eight(lines: Lines, called: bool) -> Lines:
    """Seven itself is not doubled."""
    return doubled(lines, called, at=8)


def from_one(lines: Lines, called: bool) -> Lines:
    """Every base is doubled."""
    return doubled(lines, called, at=1)


def call_first(lines: Lines, called: bool) -> Lines:
    """The call is counted into the base, so that 4 and a call pass for 8."""
    return doubled(lines, called, at=4 if called else 7)


def never_for_a_call(lines: Lines, called: bool) -> Lines:  # noqa: ARG001
    """The call doubles nothing."""
    return doubled(lines, called=False)


def always_for_a_call(lines: Lines, called: bool) -> Lines:  # noqa: ARG001
    """A call that the opponent did not make doubles."""
    return doubled(lines, called=True)


def at_most_once(lines: Lines, called: bool) -> Lines:
    """One doubling, even where two apply."""
    return doubled(lines, called)[: len(lines) + 1]


def summed(lines: Lines, called: bool) -> Lines:
    """Two doublings make three times the base."""
    once_more = Line(CALLED.rule, CALLED.what, Op.ADD, ScoreSheet(lines).total)
    return (*doubled(lines, called=False), once_more) if lines and called else doubled(lines, called)


def yaku_by_yaku(lines: Lines, called: bool) -> Lines:
    """Each yaku with its further cards is measured and doubled on its own."""
    yaku: list[Lines] = []
    for line in lines:
        if _further(line):
            yaku[-1] += (line,)
        else:
            yaku.append((line,))
    large = tuple(line for group in yaku if ScoreSheet(group).total >= 7 for line in group)
    small = tuple(line for group in yaku if ScoreSheet(group).total < 7 for line in group)
    return (*large, *((SEVEN,) if large else ()), *small, *((CALLED,) if lines and called else ()))


def before_further(lines: Lines, called: bool) -> Lines:
    """The base is measured whole, but its further cards are added after it is doubled for 7 or more."""
    if ScoreSheet(lines).total < 7:
        return doubled(lines, called)
    yaku = tuple(line for line in lines if not _further(line))
    return (*yaku, SEVEN, *filter(_further, lines), *((CALLED,) if called else ()))


def _further(line: Line) -> bool:
    return line.what.startswith("further-")

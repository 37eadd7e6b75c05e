"""Yaku as data: one row shape, one function that reads it, one table that remembers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from hanacore.cards import CardSet, Mask
from hanacore.errors import RulesError
from hanacore.score import Line, Op

NONE: Final = CardSet()
_ADD: Final = Op.ADD
_PACKED = 14  # cards a family may span: 2^14 remembered answers at most


@dataclass(frozen=True, slots=True, kw_only=True)
class Yaku:
    """A combination of captured cards that scores.

    Made by holding at least ``need`` cards of ``of``, all of ``including`` among them. Worth ``points``, and
    ``per_extra`` more for every card of ``of`` beyond ``need``. With ``extra`` set, those further points
    stand in a line of their own under that name; without it the row's own line counts them.

    Raises:
        RulesError: the row contradicts itself or can never be made.
    """

    id: str  # never changes: names, quiz answers and records of progress are keyed by it
    rule: str  # the clause that defines it
    of: CardSet
    need: int
    points: int
    per_extra: int = 0
    extra: str = ""
    including: CardSet = NONE
    replaces: tuple[str, ...] = ()  # ids of lesser yaku that are not scored beside this one
    replaces_by: str = ""  # the clause that says so, where it is not ``rule``

    def __post_init__(self) -> None:
        if not self.including <= self.of:
            raise RulesError(f"{self.id} asks for cards outside its own set", self.rule)
        if not len(self.including) <= self.need <= len(self.of) or self.need < 1:
            raise RulesError(f"{self.id} can never be made as written", self.rule)
        if self.extra and len(self.including) != self.need:
            raise RulesError(f"{self.id} cannot tell its own cards from further ones", self.rule)

    def holds(self, pile: Mask) -> bool:
        """Whether a pile makes this yaku, whatever else it makes."""
        return (pile & self.of.mask).bit_count() >= self.need and not self.including.mask & ~pile


def made(rows: Iterable[Yaku], pile: Mask) -> tuple[Line, ...]:
    """The score lines of every yaku in ``pile``, in row order, replaced ones left out.

    This is the one reading of a row; ``YakuTable`` only remembers what it answered.
    """
    held = [row for row in rows if row.holds(pile)]
    absorbed = {lesser for row in held for lesser in row.replaces}
    lines: list[Line] = []
    for row in held:
        if row.id not in absorbed:
            lines += _lines(row, pile & row.of.mask)
    return tuple(lines)


def _lines(row: Yaku, counted: Mask) -> tuple[Line, ...]:
    """The lines of a yaku that is made, of the cards that count for it."""
    further = row.per_extra * (counted.bit_count() - row.need)
    if not row.extra:
        return (Line(row.rule, row.id, _ADD, row.points + further, CardSet(counted)),)
    line = Line(row.rule, row.id, _ADD, row.points, row.including)
    if not further:
        return (line,)
    return line, Line(row.rule, row.extra, _ADD, further, CardSet(counted & ~row.including.mask))


class _Family(dict[Mask, tuple[int, tuple[tuple[Line, ...], ...]]]):
    """What each set of one family's cards scores: points, and lines in each of the table's runs."""

    def __init__(self, rows: tuple[Yaku, ...], runs: tuple[frozenset[str], ...]) -> None:
        self.rows, self.runs = rows, runs

    def __missing__(self, held: Mask) -> tuple[int, tuple[tuple[Line, ...], ...]]:
        found = made(self.rows, held)
        by_run = tuple(tuple(line for line in found if line.what in run) for run in self.runs)
        self[held] = answer = sum(line.value for line in found), by_run
        return answer


def _by_count(row: Yaku) -> tuple[int, ...]:
    """What a row that only counts scores, by the number of its cards."""
    counts = range(len(row.of) + 1)
    return tuple(row.points + row.per_extra * (n - row.need) if n >= row.need else 0 for n in counts)


@dataclass(frozen=True, slots=True)
class YakuTable:
    """A game's rows in the order they are added up, compiled for speed.

    Rows that share a ``replaces`` stay together, and such families are packed while they span at most 14
    cards, so that a score is one look-up a family. A family that spans more must be a single row that only
    counts.

    >>> table = YakuTable((Yaku(id="pair", rule="KK-6.5", of=CardSet.parse("3H 9T"), need=2, points=5),))
    >>> table.points(CardSet.parse("3H 3a 9T 9a").mask)
    5

    Raises:
        RulesError: ids repeat, ``replaces`` names no row, or a family is too wide.
    """

    rows: tuple[Yaku, ...]
    by_id: Mapping[str, Yaku] = field(init=False, repr=False, compare=False)
    _families: tuple[tuple[Mask, _Family], ...] = field(init=False, repr=False, compare=False)
    _counts: tuple[tuple[Mask, tuple[int, ...], Yaku], ...] = field(init=False, repr=False, compare=False)
    _order: tuple[tuple[int, int], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_id = {row.id: row for row in self.rows}
        if len(by_id) < len(self.rows):
            raise RulesError("two yaku of one table have the same id")
        for row in self.rows:
            for lesser in row.replaces:
                if lesser not in by_id:
                    raise RulesError(f"{row.id} replaces {lesser}, which is not in the table", row.rule)
        narrow, wide = _packed(self.rows)
        if wide and self.rows[-len(wide) :] != wide:
            raise RulesError("rows that only count must close the table")
        families: list[tuple[Mask, _Family]] = []
        order: list[tuple[int, int, int]] = []  # (table position, family, run)
        for number, rows in enumerate(narrow):
            runs = _runs(rows, self.rows)
            order += [(self.rows.index(run[0]), number, n) for n, run in enumerate(runs)]
            keys = tuple(frozenset(k for row in run for k in (row.id, row.extra) if k) for run in runs)
            families.append((_span(rows), _Family(rows, keys)))
        put = object.__setattr__  # frozen for everybody else
        put(self, "by_id", MappingProxyType(by_id))
        put(self, "_families", tuple(families))
        put(self, "_order", tuple((number, run) for _, number, run in sorted(order)))
        put(self, "_counts", tuple((row.of.mask, _by_count(row), row) for row in wide))

    def points(self, pile: Mask) -> int:
        """The base total of a pile: all its yaku, before any doubling."""
        total = 0
        for seen, family in self._families:
            total += family[pile & seen][0]
        for seen, by_count, _ in self._counts:
            total += by_count[(pile & seen).bit_count()]
        return total

    def lines(self, pile: Mask) -> tuple[Line, ...]:
        """The same total, line by line, in table order."""
        return self.read(pile)[1]

    def barred(self, id_: str, pile: Mask) -> str:  # noqa: ARG002 - here what is made counts
        """The clause by which a yaku that the pile makes does not count; empty where none says so."""
        return ""

    def read(self, pile: Mask) -> tuple[int, tuple[Line, ...]]:
        """``points`` and ``lines`` of a pile at once."""
        total, found = 0, []
        for seen, family in self._families:
            points, by_run = family[pile & seen]
            total += points
            found.append(by_run)
        lines: tuple[Line, ...] = ()
        if total:
            for number, run in self._order:
                lines += found[number][run]
        for seen, by_count, row in self._counts:
            if points := by_count[(pile & seen).bit_count()]:
                total += points
                lines += _lines(row, pile & seen)
        return total, lines


@dataclass(frozen=True, slots=True)
class PickedTable(YakuTable):
    """A table of which the pile itself decides what counts: it is read by the table that ``pick`` gives.

    ``rows`` are all that may count; by the clause ``rule`` some do not.
    """

    pick: Callable[[Mask], YakuTable]
    rule: str

    def points(self, pile: Mask) -> int:
        """The base total of a pile by the table that is picked."""
        return self.pick(pile).points(pile)

    def barred(self, id_: str, pile: Mask) -> str:
        """The clause by which a yaku that the pile makes does not count; empty where none says so."""
        picked = self.pick(pile)
        row = picked.by_id.get(id_)
        return picked.barred(id_, pile) if row is not None and row.holds(pile) else self.rule

    def read(self, pile: Mask) -> tuple[int, tuple[Line, ...]]:
        """``points`` and ``lines`` of a pile by the table that is picked."""
        return self.pick(pile).read(pile)


def _span(rows: Iterable[Yaku]) -> Mask:
    span = 0
    for row in rows:
        span |= row.of.mask
    return span


def _packed(rows: tuple[Yaku, ...]) -> tuple[list[tuple[Yaku, ...]], tuple[Yaku, ...]]:
    """Rows as families of at most ``_PACKED`` cards, and the rows that only count."""
    tied: list[set[str]] = []
    for row in rows:
        ids = {row.id, *row.replaces}
        for other in [ids_ for ids_ in tied if ids_ & ids]:
            tied.remove(other)
            ids |= other
        tied.append(ids)
    groups = sorted(
        ((min(rows.index(row) for row in rows if row.id in ids), ids) for ids in tied), key=lambda g: g[0]
    )
    families: list[tuple[Yaku, ...]] = []
    wide: list[Yaku] = []
    for first, ids in groups:
        group = tuple(row for row in rows if row.id in ids)
        if _span(group).bit_count() > _PACKED:
            row = rows[first]
            if len(group) > 1 or row.including.mask:
                raise RulesError(f"the yaku around {row.id} span too many cards", row.rule)
            wide.append(row)
            continue
        for n, family in enumerate(families):
            if _span(family + group).bit_count() <= _PACKED:
                families[n] = tuple(row for row in rows if row in family or row in group)
                break
        else:
            families.append(group)
    return families, tuple(wide)


def _runs(rows: tuple[Yaku, ...], table: tuple[Yaku, ...]) -> list[tuple[Yaku, ...]]:
    """A family's rows, split where rows of other families stand between them in the table."""
    runs: list[list[Yaku]] = []
    last = -2
    for row in rows:
        place = table.index(row)
        if place == last + 1:
            runs[-1].append(row)
        else:
            runs.append([row])
        last = place
    return [tuple(run) for run in runs]

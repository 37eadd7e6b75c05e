"""Koi-Koi piles worth asking about: each shows one feature, and beside it what tempts to a mistake.

A pile is drawn from a label, so the same label gives the same pile on every Python. Piles hold two or four
cards of a month, as captures leave them (DK-4.8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import shake_128
from itertools import count
from struct import unpack
from typing import Final, NamedTuple, TypeAlias, TypeVar

from hanacore.cards import HIKARI, KASU, TAN, TANE, CardSet, Mask, month
from hanacore.koikoi import AKATAN, AOTAN, CUP, DRY, INOSHIKACHO, RAIN_MAN, YAKU

T = TypeVar("T")


class Dice:
    """Throws that a label decides.

    >>> dice = Dice("example")
    >>> [dice.below(6) for _ in range(5)]
    [3, 3, 2, 4, 2]
    """

    def __init__(self, label: str) -> None:
        self._throws = _throws(label)

    def below(self, sides: int) -> int:
        """A number from 0 to ``sides`` - 1."""
        return next(self._throws) % sides

    def between(self, least: int, most: int) -> int:
        """A number from ``least`` to ``most``."""
        return least + self.below(most - least + 1)

    def pick(self, things: Sequence[T]) -> T:
        """One of some things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in an order of their own."""
        keys = [next(self._throws) for _ in things]
        return [things[n] for n in sorted(range(len(things)), key=keys.__getitem__)]

    def some(self, of: CardSet, number: int) -> Mask:
        """So many of these cards."""
        return sum(1 << card for card in self.shuffled(tuple(of))[:number])


def _throws(label: str) -> Iterator[int]:
    for block in count():
        yield from unpack("<64Q", shake_128(f"{label}/{block}".encode()).digest(512))


class Truth(NamedTuple):
    """A pile, what it scores, and what it holds without scoring."""

    pile: Mask
    scored: tuple[str, ...]  # yaku, in the order of the table
    absorbed: tuple[str, ...]  # yaku it holds whose place a greater one takes
    base: int

    def holds(self, kind: CardSet) -> int:
        """How many of these cards are in the pile."""
        return (self.pile & kind.mask).bit_count()


def truth(pile: Mask) -> Truth:
    """The engine's view of a pile.

    >>> truth(CardSet.parse("1R 1a 2R 2a 3R 3a 4R 4a 5R 5a").mask)[1:]
    (('akatan',), ('tan',), 7)
    """
    lines = [line.what for line in YAKU.lines(pile)]
    scored = tuple(what for what in lines if what in YAKU.by_id)
    held = tuple(row.id for row in YAKU.rows if row.id not in scored and row.holds(pile))
    return Truth(pile, scored, held, YAKU.points(pile))


Draw: TypeAlias = Callable[[Dice], Mask]


@dataclass(frozen=True, slots=True)
class Feature:
    """What a question is about: how its cards are drawn, and how one knows that a pile shows it.

    ``asks`` are lines that wrong answers should get wrong; ``tempts`` are misreadings of which one has to be
    among those answers.
    """

    id: str
    draw: Draw
    shown: Callable[[Truth], bool]
    asks: tuple[str, ...] = ()
    tempts: tuple[str, ...] = ()


def _of(kind: CardSet, least: int, most: int) -> Draw:
    return lambda dice: dice.some(kind, dice.between(least, most))


def _all(wanted: CardSet) -> Draw:
    return _of(wanted, len(wanted), len(wanted))


def _and(*draws: Draw) -> Draw:
    def draw(dice: Dice) -> Mask:
        mask = 0
        for each in draws:
            mask |= each(dice)
        return mask

    return draw


def _one_of(*draws: Draw) -> Draw:
    return lambda dice: dice.pick(draws)(dice)


def _yaku(id: str, draw: Draw, *asks: str) -> Feature:  # noqa: A002 - a yaku's name for itself
    return Feature(id, draw, lambda true: id in true.scored, (id, *asks))


def _instead(greater: str, lesser: str, draw: Draw) -> Feature:
    def shown(true: Truth) -> bool:
        return greater in true.scored and lesser in true.absorbed

    plural = "animals" if lesser == "tane" else "ribbons"
    tempts = (f"plain-{plural}-also-scored", f"plain-{plural}-for-further")
    return Feature(f"{lesser} replaced by {greater}", draw, shown, (f"further-{lesser}", greater), tempts)


_CHAFF: Final = KASU | CUP
_CURTAIN: Final = CardSet.parse("3H")
_MOON: Final = CardSet.parse("8H")

YAKU_FEATURES: Final = (
    _yaku("goko", _all(HIKARI), "shiko", "ame-shiko", "sanko"),
    _yaku("shiko", _all(DRY), "sanko"),
    _yaku("ame-shiko", _and(_all(RAIN_MAN), _of(DRY, 3, 3)), "sanko", "shiko"),
    _yaku("sanko", _of(DRY, 3, 3)),
    _yaku("hanami", _all(_CURTAIN | CUP)),
    _yaku("tsukimi", _all(_MOON | CUP)),
    _yaku("inoshikacho", _and(_all(INOSHIKACHO), _of(TANE, 0, 3)), "further-tane"),
    _yaku("akatan-aotan", _and(_all(AKATAN | AOTAN), _of(TAN, 0, 3)), "akatan", "aotan", "further-tan"),
    _yaku("akatan", _and(_all(AKATAN), _of(TAN, 0, 3)), "further-tan"),
    _yaku("aotan", _and(_all(AOTAN), _of(TAN, 0, 3)), "further-tan"),
    _yaku("tane", _of(TANE, 5, 6)),
    _yaku("tan", _of(TAN, 5, 6)),
    _yaku("kasu", _of(_CHAFF, 10, 12)),
)

_HARDER: Final = (
    _instead("inoshikacho", "tane", _and(_all(INOSHIKACHO), _of(TANE - INOSHIKACHO, 2, 4))),
    _instead("akatan", "tan", _and(_all(AKATAN), _of(TAN - AKATAN, 2, 4))),
    _instead("aotan", "tan", _and(_all(AOTAN), _of(TAN - AOTAN, 2, 4))),
    _instead("akatan-aotan", "tan", _and(_all(AKATAN | AOTAN), _of(TAN - AKATAN - AOTAN, 0, 3))),
    Feature(
        "three lights with the rain man",
        _and(_all(RAIN_MAN), _of(DRY, 2, 2)),
        lambda true: true.holds(HIKARI) == 3 and true.holds(RAIN_MAN) == 1,
        tempts=("rain-man-among-three",),
    ),
    Feature(
        "the cup as tenth chaff",
        _and(_all(CUP), _of(KASU, 9, 9)),
        lambda true: true.holds(CUP) == 1 and true.holds(KASU) == 9,
        ("kasu",),
        ("cup-not-chaff", "cup-used-up-by-viewing"),
    ),
    Feature(
        "the cup as fifth animal",
        _and(_all(CUP), _of(TANE - CUP, 4, 4)),
        lambda true: true.holds(CUP) == 1 and true.holds(TANE) == 5 and "tane" in true.scored,
        ("tane",),
        ("cup-not-animal", "cup-used-up-by-viewing"),
    ),
    Feature(
        "both viewings",
        _all(_CURTAIN | _MOON | CUP),
        lambda true: {"hanami", "tsukimi"} <= {*true.scored},
        ("hanami", "tsukimi"),
        ("one-viewing-only",),
    ),
    Feature(
        "a viewing beside lights",
        _and(_all(CUP), _one_of(_all(_CURTAIN), _all(_MOON)), _of(DRY, 2, 3)),
        lambda true: (
            not {"hanami", "tsukimi"}.isdisjoint(true.scored)
            and not {"sanko", "shiko", "ame-shiko"}.isdisjoint(true.scored)
        ),
        ("hanami", "tsukimi"),
        ("viewing-beside-lights-left-out", "lights-beside-viewing-left-out"),
    ),
    Feature("nothing", _all(CardSet()), lambda true: not true.scored),
)

_AROUND_SEVEN: Final = _one_of(
    _and(_all(INOSHIKACHO), _of(TANE - INOSHIKACHO, 1, 2)),
    _and(_all(AKATAN), _of(TAN - AKATAN, 1, 2)),
    _and(_all(AOTAN), _of(TAN - AOTAN, 1, 2)),
    _and(_one_of(_all(_CURTAIN | CUP), _all(_MOON | CUP)), _of(TANE, 4, 5)),
    _and(_of(DRY, 3, 3), _one_of(_of(TAN, 5, 6), _of(TANE, 5, 6), _of(KASU, 10, 11))),
    _and(_all(RAIN_MAN), _of(DRY, 3, 3)),
)
_DOUBLINGS: Final = (
    Feature("a base of six", _AROUND_SEVEN, lambda true: true.base == 6),
    Feature("a base of seven", _AROUND_SEVEN, lambda true: true.base == 7),
)

FEATURES: Final = {
    1: YAKU_FEATURES,
    2: (*YAKU_FEATURES, *_HARDER),
    3: (*YAKU_FEATURES, *_HARDER, *_DOUBLINGS),
}

# What makes a pile look like more than it is.
_BAITS: Final[tuple[Draw, ...]] = (
    _and(_all(RAIN_MAN), _of(DRY, 2, 2)),
    _of(TAN, 4, 4),
    _of(TANE, 4, 4),
    _of(KASU, 9, 9),
    _and(_all(CUP), _of(KASU, 8, 8)),
    _and(_of(AKATAN, 2, 2), _of(TAN - AKATAN, 1, 2)),
    _and(_of(AOTAN, 2, 2), _of(TAN - AOTAN, 1, 2)),
    _and(_of(INOSHIKACHO, 2, 2), _of(TANE - INOSHIKACHO, 1, 2)),
    _and(_all(CUP), _one_of(_of(month(3) - HIKARI, 1, 2), _of(month(8) - HIKARI, 1, 2))),
    lambda dice: month(dice.between(1, 12)).mask,
    _all(CardSet.parse("11a")),
    _all(CardSet.parse("12a")),
    _all(CUP),
)

_SECOND_YAKU: Final = {1: 0, 2: 9, 3: 4}  # in how many of twelve piles; fewer leave more bases below 7
_SIZES: Final = {1: (4, 16), 2: (8, 24), 3: (4, 24)}
_MOST_YAKU, _MOST_POINTS = 4, 20  # more is too long to read, or rarer than players will meet


def feature(level: int, seed: int) -> Feature:
    """What a seed asks about: each run of as many seeds as there are features asks about every one.

    >>> len({feature(1, seed).id for seed in range(1, 14)})
    13
    """
    features = FEATURES[level]
    run, place = divmod(max(seed - 1, 0), len(features))
    return Dice(f"features/{level}/{run}").shuffled(features)[place]


def pile(level: int, about: Feature, dice: Dice) -> Truth | None:
    """A pile that shows a feature at a level, or None when this throw gives none."""
    wanted = about.draw(dice)
    if dice.below(12) < _SECOND_YAKU[level] and about.id != "nothing":
        wanted |= dice.pick(YAKU_FEATURES).draw(dice)
    for _ in range(dice.between(1, 2)):
        wanted |= dice.pick(_BAITS)(dice)
    least, most = _SIZES[level]
    drawn = _captured(wanted, dice.between(least, most), dice)
    if not least <= drawn.bit_count() <= most:
        return None
    true = truth(drawn)
    return true if about.shown(true) and _fits(level, about, true) else None


def _fits(level: int, about: Feature, true: Truth) -> bool:
    """Whether a pile is as hard as its level is meant to be."""
    if level == 1:
        further = true.base - YAKU.by_id[about.id].points
        return true.scored == (about.id,) and further <= (2 if about.id in ("tane", "tan", "kasu") else 1)
    if len(true.scored) > _MOST_YAKU or true.base > _MOST_POINTS:
        return False
    return level == 3 or about not in YAKU_FEATURES or len(true.scored) + len(true.absorbed) > 1


def _captured(wanted: Mask, size: int, dice: Dice) -> Mask:
    """The wanted cards with what was captured along with them, filled up to a size where there is room."""
    drawn = wanted
    for number in range(1, 13):
        four = month(number).mask
        if (drawn & four).bit_count() & 1:
            drawn |= dice.some(CardSet(four & ~drawn), 1)
    while drawn.bit_count() + 1 < size:
        free = CardSet(month(dice.between(1, 12)).mask & ~drawn)
        drawn |= dice.some(free, 2)
    return drawn

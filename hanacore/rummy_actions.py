"""What can be done in a game of drawing and discarding, each thing made once and looked up ever after.

``str()`` of an action is its token in a record.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias, TypeVar, final

from hanacore.cards import CODES, Card, CardSet, Mask

# Counting in all twelve months at once, by adding up neighbouring bits.
_ONES: Final = 0x5555_5555_5555
_TWOS: Final = 0x3333_3333_3333
_FIVES: Final = 0x5555_5555_5555  # added to a count from 0 to 4, it sets the highest of four bits from 3 up
_HIGH: Final = 0x8888_8888_8888


@final
@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock; written ``d``."""

    def __str__(self) -> str:
        return "d"


@final
@dataclass(frozen=True, slots=True)
class Stop:
    """End the deal before drawing, trusting to have the lowest hand; written ``s``."""

    def __str__(self) -> str:
        return "s"


@final
@dataclass(frozen=True, slots=True)
class Declare:
    """End the deal by showing six cards that make a yaku; written ``y``."""

    def __str__(self) -> str:
        return "y"


@final
@dataclass(frozen=True, slots=True)
class Discard:
    """Lay one card face up, where others may claim it; written ``7T``."""

    card: Card

    def __str__(self) -> str:
        return CODES[self.card]


@final
@dataclass(frozen=True, slots=True)
class Triple:
    """Lay three cards of one month face up; written ``7T7R7a``.

    >>> str(Triple(CardSet.parse("7a 7R 7T").mask))
    '7T7R7a'
    """

    cards: Mask

    def __str__(self) -> str:
        return str(CardSet(self.cards))


@final
@dataclass(frozen=True, slots=True)
class Ppong:
    """Claim the discard with two cards of its month; written ``q7T7R``."""

    cards: Mask

    def __str__(self) -> str:
        return f"q{CardSet(self.cards)}"


@final
@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the discard to others; written ``p``."""

    def __str__(self) -> str:
        return "p"


Action: TypeAlias = Draw | Stop | Declare | Discard | Triple | Ppong | Pass
Deed: TypeAlias = tuple[int, Action]  # who did what
_T = TypeVar("_T", Triple, Ppong)

DRAW: Final = Draw()
STOP: Final = Stop()
DECLARE: Final = Declare()
PASS: Final = Pass()
DISCARDS: Final = tuple(Discard(card) for card in Card)


def _of_month(make: Callable[[Mask], _T], size: int) -> tuple[tuple[tuple[_T, ...], ...], ...]:
    """[month from 0][which of its cards are held, 4 bits]: every way to take so many of them."""
    ways = [sum(1 << place for place in places) for places in combinations(range(4), size)]
    months: list[tuple[tuple[_T, ...], ...]] = []
    for month in range(12):
        made = {way: make(way << 4 * month) for way in ways}
        months.append(tuple([tuple([made[way] for way in ways if not way & ~held]) for held in range(16)]))
    return tuple(months)


TRIPLES: Final = _of_month(Triple, 3)
# [month from 0][held]: how a seat that is asked may answer. It may always pass: a question must tell nothing.
CLAIMS: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple((PASS, *ppongs) for ppongs in by_held) for by_held in _of_month(Ppong, 2)
)


def counts(mask: Mask) -> int:
    """How many cards of each month a set holds, four bits a month in the Japanese order.

    >>> hex(counts(CardSet.parse("1H 1R 1a 3H 12a").mask))
    '0x100000000103'
    """
    pairs = (mask & _ONES) + (mask >> 1 & _ONES)
    return (pairs & _TWOS) + (pairs >> 2 & _TWOS)


def triples(mask: Mask, counted: int) -> tuple[Triple, ...]:
    """Every three cards of one month in a set of which ``counts`` made ``counted``.

    >>> [str(triple) for triple in triples(*(lambda m: (m, counts(m)))(CardSet.parse("1H 2T 2R 2a").mask))]
    ['2T2R2a']
    """
    threes = counted + _FIVES & _HIGH
    found: tuple[Triple, ...] = ()
    while threes:
        low = threes & -threes
        month = low.bit_length() - 1 >> 2
        found += TRIPLES[month][mask >> 4 * month & 15]
        threes ^= low
    return found


def one_month(mask: Mask) -> bool:
    """Whether all cards of a set, which is not empty, are of one month."""
    return mask >> ((mask & -mask).bit_length() - 1 & 60) < 16


def out(mask: Mask) -> bool:
    """Whether a player who keeps these cards is out: none, or nothing but one month (NP-3.6, NP-4.6)."""
    return not mask or one_month(mask)

"""The decisions of capture games, and what a card may take from the field (KK-4, HA-2)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar, final

from hanacore.cards import CODES, Card, CardSet, Mask


@final
@dataclass(frozen=True, slots=True)
class Play:
    """Play ``card`` from the hand, capturing ``take`` from the field; written ``3a``, ``3a.3H``.

    >>> str(Play(Card.parse("3a"), CardSet.parse("3H").mask))
    '3a.3H'
    """

    card: Card
    take: Mask = 0  # 0 when it stays on the field
    swap: Mask = dataclasses.field(init=False, repr=False, compare=False)  # what enters or leaves the field
    gain: Mask = dataclasses.field(init=False, repr=False, compare=False)  # what enters the pile

    def __post_init__(self) -> None:
        object.__setattr__(self, "swap", self.take or 1 << self.card)
        object.__setattr__(self, "gain", self.take and self.take | 1 << self.card)

    def __str__(self) -> str:
        return f"{CODES[self.card]}.{CardSet(self.take)}" if self.take else CODES[self.card]


@final
@dataclass(frozen=True, slots=True)
class Take:
    """Capture ``take`` with the turned card, where there is a choice; written ``_9T``."""

    take: Mask

    def __str__(self) -> str:
        return f"_{CardSet(self.take)}"


@final
@dataclass(frozen=True, slots=True)
class Call:
    """Having made a yaku: go on (koi-koi, written ``k``), or stop and score (``s``)."""

    go_on: bool

    def __str__(self) -> str:
        return "k" if self.go_on else "s"


Action: TypeAlias = Play | Take | Call
_T = TypeVar("_T")
# [card][which of its month lie on the field, 4 bits]: what it may do
Table: TypeAlias = tuple[tuple[tuple[_T, ...], ...], ...]


def takes(card: int, same: int) -> tuple[Mask, ...]:
    """What ``card`` may capture when the bits ``same`` of its month lie on the field.

    Nothing, the one, either of two, or all three (KK-4.1, KK-4.3, KK-4.4).

    >>> [CardSet(m).spaced for m in takes(Card.parse("8H"), 0b0110)]
    ['8T', '8a']
    """
    month, low = card & ~3, same & -same
    return (low << month, (same ^ low) << month) if same.bit_count() == 2 else (same << month,)


# What each of a month's four places may capture, by which of the others lie on the field.
_OPTIONS: Final = tuple(tuple(takes(place, same & ~(1 << place)) for same in range(16)) for place in range(4))


def _by_field(make: Callable[[Card, Mask], _T]) -> Table[_T]:
    table: list[tuple[tuple[_T, ...], ...]] = []
    for card in Card:
        options = _OPTIONS[card & 3]
        made = {
            take: make(card, take << (card & 60)) for take in {take for takes_ in options for take in takes_}
        }
        table.append(tuple([tuple([made[take] for take in takes_]) for takes_ in options]))
    return tuple(table)


# Actions are made once and looked up ever after: making one costs more than applying it.
PLAYS: Final = _by_field(Play)
TURNS: Final = _by_field(lambda _, take: Take(take))
CALLS: Final = (Call(False), Call(True))  # stopping first: the order of choices is canonical

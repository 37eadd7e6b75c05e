"""A card that takes cards of other months: the oni of Hana-awase (HA-7)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType

from hanacore.captures import PLAYS, TURNS, Play, Take
from hanacore.cards import DECK, Card, Mask, cards


@dataclass(frozen=True, slots=True)
class Wild:
    """The wild card of a game and what is settled about it.

    It takes a field card of any month but its own. While it lies on the field, a turned card of another month
    takes it and nothing else; for everything that is matched by month it is not there.
    """

    card: Card
    whole: bool = False  # it takes three of a month together (HA-7.4)
    sweeps: bool = False  # as the very last card it takes all that is left (HA-7.12)
    bit: Mask = dataclasses.field(init=False, repr=False, compare=False)
    own: Mask = dataclasses.field(init=False, repr=False, compare=False)  # its month
    _plays: Mapping[Mask, Play] = dataclasses.field(init=False, repr=False, compare=False)
    _turns: Mapping[Mask, Take] = dataclasses.field(init=False, repr=False, compare=False)
    _taken: tuple[Take, ...] = dataclasses.field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        own = 15 << (self.card & 60)
        takes = [0, *(1 << card for card in cards(DECK.mask & ~own))]
        if self.whole:
            for month in range(0, 48, 4):
                takes += [sum(1 << month + n for n in three) for three in combinations(range(4), 3)]
        put = object.__setattr__  # frozen for everybody else
        put(self, "bit", 1 << self.card)
        put(self, "own", own)
        put(self, "_plays", MappingProxyType({take: Play(self.card, take) for take in takes}))
        put(self, "_turns", MappingProxyType({take: Take(take) for take in takes}))
        put(self, "_taken", (Take(1 << self.card),))

    def plays(self, card: Card, field: Mask) -> tuple[Play, ...]:
        """What a card played from the hand may do; the wild card itself lies safe from it (HA-7.7).

        >>> oni = Wild(Card.parse("11a"))
        >>> [str(play) for play in oni.plays(oni.card, 1 << Card.parse("3H") | 1 << Card.parse("11T"))]
        ['11a.3H']
        """
        if card == self.card:
            return tuple([self._plays[take] for take in self._bites(field)])
        return PLAYS[card][(field & ~self.bit) >> (card & 60) & 15]

    def turns(self, card: Card, field: Mask, last: bool) -> tuple[Take, ...]:
        """What a turned card may take; ``last`` when the stock ends with it."""
        if card == self.card:
            if last and self.sweeps and field:
                return (Take(field),)
            return tuple([self._turns[take] for take in self._bites(field)])
        if field & self.bit and not self.own >> card & 1:
            return self._taken  # forced, whatever else it matches (HA-7.6)
        return TURNS[card][(field & ~self.bit) >> (card & 60) & 15]

    def _bites(self, field: Mask) -> tuple[Mask, ...]:
        """What the wild card may take, ascending; nothing only where its own month is all that lies there."""
        field &= ~self.own
        if not field:
            return (0,)
        takes: dict[Mask, None] = {}
        for card in cards(field):
            same = field & 15 << (card & 60)
            takes[same if self.whole and same.bit_count() == 3 else 1 << card] = None
        return tuple(takes)

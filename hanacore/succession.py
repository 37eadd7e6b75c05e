"""Who deals: the first time, the next time; and who has won when the last deal is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import NamedTuple

from hanacore.cards import Card
from hanacore.shuffle import check_seed, shuffled


class Succession(NamedTuple):
    """Who deals next, as a seat of the deal just ended, and the clause that says so."""

    seat: int
    rule: str


class FirstDealer(NamedTuple):
    """The cards the players turned, draw by draw, and the player who deals first.

    Everybody turns a card in the first draw; in a later one those who tied, in the order of players.
    """

    draws: tuple[tuple[Card, ...], ...]
    dealer: int
    rule: str  # the clause that decided


class Standing(NamedTuple):
    """Who has won a match: several players where they share it. ``rule`` is the clause that says so."""

    winners: tuple[int, ...]
    rule: str

    @classmethod
    def of(cls, totals: Sequence[int], rule: str, shared: str) -> Standing:
        """The players with the highest total; ``shared`` is the clause for several.

        >>> Standing.of([30, 12, 30], "HA-6.5", "HA-6.6")
        Standing(winners=(0, 2), rule='HA-6.6')
        """
        most = max(totals)
        winners = tuple([player for player, total in enumerate(totals) if total == most])
        return cls(winners, rule if len(winners) == 1 else shared)


def turn_for_the_deal(
    seed: int, players: int, deals_first: Callable[[Sequence[Card]], tuple[tuple[int, ...], str]]
) -> FirstDealer:
    """Each player turns a card from a shuffled deck, those who tie again, until one of them is to deal.

    ``deals_first`` says which of the turned cards may deal, and by which clause.

    Raises:
        RulesError: the seed is not a whole number from 0 to 2^64 - 1.
    """
    check_seed(seed)
    draws: list[tuple[Card, ...]] = []
    drawing = tuple(range(players))
    for again in count():
        draws.append(tuple(shuffled(f"{seed}/first-dealer/{again}")[: len(drawing)]))
        left, rule = deals_first(draws[-1])
        drawing = tuple([drawing[place] for place in left])
        if len(drawing) == 1:
            return FirstDealer(tuple(draws), drawing[0], rule)
    raise AssertionError("draws never end")

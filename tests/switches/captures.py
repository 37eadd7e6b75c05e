"""What capture games share: other rules of taking, and other turns."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from hanacore import examples_fishing, fishing, wild
from hanacore.captures import Play, Table, Take
from hanacore.cards import CATEGORIES, Card, CardSet, Mask, cards
from hanacore.fishing import State
from switches.way import patched

# Given a card and the others of its month on the field: each set it may take.
Taking = Callable[[Card, Mask], list[Mask]]


def usual(_: Card, same: Mask) -> list[Mask]:
    """Nothing, the one, either of two, or all three."""
    return [1 << card for card in cards(same)] if same.bit_count() == 2 else [same]


def nothing(_: Card, __: Mask) -> list[Mask]:
    """Every card stays on the field."""
    return [0]


def first_of_two(_: Card, same: Mask) -> list[Mask]:
    """Of two the first: there is nothing to choose."""
    return [same & -same] if same.bit_count() == 2 else [same]


def one_of_three(_: Card, same: Mask) -> list[Mask]:
    """Of three, as of two, the player takes one."""
    return [1 << card for card in cards(same)] or [0]


def nothing_if_wanted(card: Card, same: Mask) -> list[Mask]:
    """The player may leave a match lying."""
    return list(dict.fromkeys([0, *usual(card, same)]))


def rank(card: Card) -> int:
    """Lights first, chaff last."""
    return next(place for place, kind in enumerate(CATEGORIES.values()) if card in kind)


def no_better_card(card: Card, same: Mask) -> list[Mask]:
    """A card takes only what is of its own category or a lesser one."""
    return usual(card, sum(1 << other for other in cards(same) if rank(other) >= rank(card)))


def taking(hand: Taking = usual, turned: Taking = usual) -> AbstractContextManager[None]:
    """Another rule of taking for cards from the hand, for turned ones, or for both."""
    plays, turns = _table(Play, hand), _table(lambda _, take: Take(take), turned)
    return patched(
        (fishing, "PLAYS", plays), (fishing, "TURNS", turns), (wild, "PLAYS", plays), (wild, "TURNS", turns)
    )


def _table(make: Callable[[Card, Mask], Any], takes: Taking) -> Table[Any]:
    table = []
    for card in Card:
        month, own = card & 60, 1 << (card & 3)
        by_field = [takes(card, (same & ~own) << month) for same in range(16)]
        table.append(tuple([tuple([make(card, take) for take in options]) for options in by_field]))
    return tuple(table)


def applying(change: Callable[[State, Any, Callable[..., State]], State]) -> AbstractContextManager[None]:
    """Another ``apply``: ``change`` is given the state, the action, and the usual ``apply``."""
    usual_apply = fishing.apply
    return patched((examples_fishing, "apply", lambda state, action: change(state, action, usual_apply)))


def laid_on_captured(state: State, after: State) -> State:
    """Cards that a turn has laid on the field go to the pile of their player where it holds their month."""
    seat = state.seat
    months = {card.month for card in cards(state.piles[seat])}
    moved = CardSet.of(*[card for card in cards(after.field & ~state.field) if card.month in months]).mask
    piles = [pile | moved if n == seat else pile for n, pile in enumerate(after.piles)]
    return after._replace(field=after.field ^ moved, piles=tuple(piles))

"""What the person sees lying on the table, after every half-turn of a capture game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hanacore.cards import CATEGORIES, Card, Mask
from hanacore.fishing import State
from hanacore.match import Played
from hanacore.present import codes
from hanacore.table_match import YOU

Shown = dict[str, Any]


def board(now: Played[State], state: State) -> Shown:
    """A position as the person sees it, by players."""
    seats = [now.seat(player) for player in range(state.rules.seats)]
    return {
        "hand": codes(state.hands[now.seat(YOU)]),
        "in_hand": [state.hands[seat].bit_count() for seat in seats],
        "stock": len(state.stock) - state.drawn,
        "field": codes(state.field),
        "turned": None if state.turned is None else state.turned.code,
        "piles": [by_kind(state.piles[seat]) for seat in seats],
    }


def by_kind(pile: Mask) -> dict[str, list[str]]:
    """A pile by the four kinds of cards."""
    return {key: codes(pile & kind.mask) for key, kind in CATEGORIES.items()}


def void(field: Mask, seats: int) -> Shown:
    """A field that goes back, before anybody looks at a hand."""
    piles = [by_kind(0)] * seats
    return {
        "hand": [],
        "in_hand": [0] * seats,
        "stock": 0,
        "field": codes(field),
        "turned": None,
        "piles": piles,
    }


def boards(now: Played[State], at: int, happened: Sequence[Mapping[str, Any]]) -> Iterator[Shown]:
    """The position after each half-turn that decision number ``at`` brought about.

    Of a decision's half-turns only the last leaves a state; those before it are reached card by card.
    """
    seen = board(now, now.states[at])
    for event in happened[:-1]:
        seen = _after(seen, event)
        yield seen
    yield board(now, now.states[at + 1])


def _after(seen: Shown, event: Mapping[str, Any]) -> Shown:
    """The position after a half-turn that ended with its card in a pile or on the field."""
    card, took, player = event["card"], event["took"], event["player"]
    found = dict(seen)
    if event["kind"] == "play":
        found["hand"] = [code for code in seen["hand"] if code != card]
        found["in_hand"] = [count - (one == player) for one, count in enumerate(seen["in_hand"])]
    elif event["kind"] == "turn":
        found["stock"] = seen["stock"] - 1
    found["turned"] = None
    if not took:
        return found | {"field": _sorted([*seen["field"], card])}
    found["field"] = [code for code in seen["field"] if code not in took]
    piles = list(seen["piles"])
    lying = [code for kind in piles[player].values() for code in kind]
    piles[player] = by_kind(sum(1 << Card.parse(code) for code in [*lying, card, *took]))
    return found | {"piles": piles}


def _sorted(cards: list[str]) -> list[str]:
    return sorted(cards, key=Card.parse)

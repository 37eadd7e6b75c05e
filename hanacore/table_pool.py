"""What the person sees lying on a rummy's table: the cards laid down in order, and who laid them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hanacore.cards import DECK, Card, CardSet
from hanacore.match import Played
from hanacore.present import codes
from hanacore.rummy import Discard, Draw, Ppong, State, Triple
from hanacore.table_match import YOU

Shown = dict[str, Any]


def board(now: Played[State], state: State) -> Shown:
    """A position as the person sees it, by players."""
    return {
        "hand": codes(state.hands[now.seat(YOU)]),
        "in_hand": [state.hands[now.seat(player)].bit_count() for player in range(state.rules.seats)],
        "stock": len(state.stock) - state.drawn,
        "pool": pool(now, state),
        "shown": None if state.shown is None else state.shown.code,
    }


def pool(now: Played[State], state: State) -> list[Shown]:
    """The cards that lie face up, in order of laying; a reshuffle takes them all away."""
    left = len(DECK) - len(state.rules.deal_order)
    lying: list[Shown] = []
    times = 0
    for seat, deed in state.log:
        if isinstance(deed, Draw):
            if not left:
                left, lying, times = len(lying), [], times + 1
            left -= 1
        else:
            lying += _laid(now.player(seat), deed)
    return lying if times == state.reshuffled else []


def _laid(player: int, deed: object) -> list[Shown]:
    if isinstance(deed, Discard):
        return [{"card": deed.card.code, "player": player, "how": "discard"}]
    if isinstance(deed, Ppong | Triple):
        how = "ppong" if isinstance(deed, Ppong) else "triple"
        return [{"card": card.code, "player": player, "how": how} for card in CardSet(deed.cards)]
    return []


def undealt(now: Played[State]) -> Shown:
    """The table before a dealer of five cards has drawn the sixth; else as it was dealt."""
    start = now.states[0]
    seen = board(now, start)
    if not start.drawn:
        return seen
    drawn = start.stock[0].code
    seen["hand"] = [code for code in seen["hand"] if code != drawn]
    seen["in_hand"] = [held - (player == now.player(0)) for player, held in enumerate(seen["in_hand"])]
    return seen | {"stock": seen["stock"] + 1}


def boards(seen: Shown, happened: Sequence[Mapping[str, Any]]) -> Iterator[Shown]:
    """The position after each of these events, the first of which finds ``seen``."""
    for event in happened:
        seen = _after(seen, event)
        yield seen


def _after(seen: Shown, event: Mapping[str, Any]) -> Shown:
    kind, player, card, took = event["kind"], event["player"], event["card"], event["took"]
    found = dict(seen)
    if kind == "reshuffle":
        return found | {"stock": len(seen["pool"]), "pool": [], "shown": None}
    if kind == "draw":
        hand = seen["hand"] if card is None else sorted([*seen["hand"], card], key=Card.parse)
        found |= {"hand": hand, "stock": seen["stock"] - 1, "shown": None}
        return found | {"in_hand": _held(seen, player, 1)}
    if kind not in ("discard", "ppong", "triple"):
        return found | {"shown": None}
    laid = took or [card]
    found["hand"] = [code for code in seen["hand"] if player != YOU or code not in laid]
    found["pool"] = [*seen["pool"], *({"card": code, "player": player, "how": kind} for code in laid)]
    found["shown"] = card if kind == "discard" else None
    return found | {"in_hand": _held(seen, player, -len(laid))}


def _held(seen: Shown, player: int, more: int) -> list[int]:
    return [held + (more if one == player else 0) for one, held in enumerate(seen["in_hand"])]

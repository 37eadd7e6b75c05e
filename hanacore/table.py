"""A match at the practice table: one person, computer players, the deals between them.

The page keeps the match as plain data, this module keeps nothing: every answer is replayed from the seed and
the records. What the page is shown comes from the person's ``Observation``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, cast

from hanacore.errors import IllegalAction, ProtocolError
from hanacore.fishing import OVER, Action, State, apply
from hanacore.match import Played, dealt
from hanacore.table_board import board
from hanacore.table_match import YOU, Match
from hanacore.table_view import Shown, event, opening, points, told, view
from hanacore.tokens import action


def new(table: str, seed: str, bots: list[str] | str, *, hands_open: bool = False) -> Shown:
    """A new match, its first deal dealt, and played up to the person's first decision.

    ``table`` is a game, or a choice of its rules as records write it; ``bots`` one name or one for each other
    player. With ``hands_open`` all can be seen, for learning.
    """
    return _dealt(Match.new(table, seed, bots, hands_open=hands_open))


def resume(data: object) -> Shown:
    """A kept match, as it stands; a computer that was to move does."""
    return _advanced(Match.read(data), [])


def act(data: object, text: str) -> Shown:
    """The person's decision, and the computers' until the person is to decide again or the deal is over."""
    match = Match.read(data)
    now = _asked(match)
    decision = action(text)
    apply(now.state, decision)
    made = _decisions(now)
    return _advanced(match.with_last([*made, decision]), [], since=len(made))


def next_deal(data: object) -> Shown:
    """The next deal of a match whose last one is over."""
    match = Match.read(data)
    played = match.replay()
    if not played[-1].over:
        raise ProtocolError("this deal is not over yet")
    if len(match.deals) == match.rules.deals:
        raise ProtocolError("the match is over; start a new one")
    return _dealt(match)


def back(data: object, to: int) -> Shown:
    """The match as it was before decision number ``to`` of its last deal, which was the person's.

    >>> from hanacore.table import act, back, new
    >>> begun = new("koi-koi", "7", "greedy")
    >>> later = act(begun["match"], begun["view"]["actions"][0]["code"])
    >>> back(later["match"], later["view"]["points"][0])["view"] == begun["view"]
    True
    """
    match = Match.read(data)
    now = match.replay()[-1]
    if to not in points(now):
        raise ProtocolError("one goes back to a decision of one's own in this deal")
    return _advanced(match.with_last(_decisions(now)[:to]), [])


def reason(data: object, wish: object) -> Shown:
    """Why the person cannot do this now: the sentence, and the clause.

    A wish is a decision as records write it, or what was pressed: ``{"card": …, "take": […]}`` or
    ``{"button": …}``.
    """
    match = Match.read(data)
    now = _asked(match)
    try:
        apply(now.state, action(_written(now.state, wish)))
    except IllegalAction as error:
        return {"text": f"{error.why[:1].upper()}{error.why[1:]}.", "rule": error.rule}
    raise ProtocolError("this can be done now")


_BUTTONS: Final[Mapping[str, str]] = MappingProxyType({"stop": "s", "koi-koi": "k"})


def _written(state: State, wish: object) -> str:
    """A wish as records write it; a card that is turned names itself only by what it is to take."""
    if isinstance(wish, str):
        return wish
    if isinstance(wish, Mapping):
        card, take, button = wish.get("card"), wish.get("take"), wish.get("button")
        if isinstance(button, str) and button in _BUTTONS:
            return _BUTTONS[button]
        if isinstance(card, str) and isinstance(take, list) and all(isinstance(code, str) for code in take):
            taken = "".join(take)
            if state.turned is not None and card == state.turned.code:
                return f"_{taken}"
            return f"{card}.{taken}" if taken else card
    raise ProtocolError("a wish is a decision, a card and what it is to take, or a button")


def _asked(match: Match) -> Played[State]:
    """The deal in which the person is to decide."""
    now = match.replay()[-1]
    if now.over:
        raise ProtocolError("this deal is over; the next one waits")
    if now.player(now.state.seat) != YOU:
        raise ProtocolError(f"it is {match.names[now.player(now.state.seat)]}'s turn")
    return now


def _decisions(now: Played[State]) -> list[Action]:
    return list(cast("tuple[Action, ...]", now.record.decisions))  # of a capture game, as all at this table


def _dealt(match: Match) -> Shown:
    record = dealt(match.choice, match.seed, len(match.deals) + 1)
    begun = match.with_deals((*match.deals, record))
    return _advanced(begun, opening(begun))


def _advanced(match: Match, happened: list[dict[str, Any]], since: int | None = None) -> Shown:
    """What becomes of a match while the computers decide.

    It is told from decision number ``since`` of the last deal on; without it, only what is decided now.
    """
    *earlier, now = match.replay()
    first = len(now.record.decisions) if since is None else since
    while now.state.phase is not OVER and now.player(now.state.seat) != YOU:
        decisions = _decisions(now)
        decision = match.decides(now, now.state, len(decisions))
        record = replace(now.record, decisions=(*decisions, decision))
        now = replace(now, record=record, states=(*now.states, apply(now.state, decision)))
    match = match.with_last(_decisions(now))
    for at in range(first, len(now.record.decisions)):
        happened += told(match, now, at)
    shown = view(match, (*earlier, now))
    if now.over:
        over = event(None, "over", f"{shown['settlement']['title']}.")
        happened.append(over | {"board": board(now, now.state), "at": len(now.record.decisions)})
    return {"match": match.as_dict(), "view": shown, "events": happened}

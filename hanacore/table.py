"""A match at the practice table: one person, computer players, the deals between them.

The page keeps the match as plain data, this module keeps nothing: every answer is replayed from the seed and
the records. What the page is shown comes from the person's ``Observation``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hanacore.errors import IllegalAction, ProtocolError
from hanacore.match import Played, dealt
from hanacore.table_common import Shown
from hanacore.table_family import family
from hanacore.table_match import YOU, Match
from hanacore.table_view import opening, over, points, told, view
from hanacore.tokens import read_action
from hanacore.verbs import Action, apply, legal_actions


def new(table: str, seed: str, bots: list[str] | str, *, hands_open: bool = False) -> Shown:
    """A new match, its first deal dealt, and played up to the person's first decision.

    ``table`` is a game, or a choice of its rules as records write it; ``bots`` one name or one for each other
    player. With ``hands_open`` all can be seen, for learning.
    """
    return _dealt(Match.new(table, seed, bots, hands_open=hands_open))


def resume(data: object) -> Shown:
    """A kept match, as it stands; a computer that was to move does."""
    return _advanced(Match.read(data), [])


def begin(match: Match) -> Shown:
    """One given deal, up to the person's decision; one not begun is told from its dealing."""
    made = match.deals[-1].decisions
    return _advanced(match, [] if made else opening(match))


def act(data: object, text: str) -> Shown:
    """The person's decision, and the computers' until the person is to decide again or the deal is over."""
    match = Match.read(data)
    now = _asked(match)
    decision: Action = read_action(match.rules, text, text, 0)
    apply(now.state, decision)
    made = now.record.decisions
    return _advanced(match.with_last([*made, decision]), [], since=len(made))


def next_deal(data: object) -> Shown:
    """The next deal of a match whose last one is over."""
    match = Match.read(data)
    played = match.replay()
    if not played[-1].over:
        raise ProtocolError("this deal is not over yet")
    if match.alone is not None:
        raise ProtocolError("this deal stands alone; no other follows it")
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
    return _advanced(match.with_last(now.record.decisions[:to]), [])


def reason(data: object, wish: object) -> Shown:
    """Why the person cannot do this now: the sentence, and the clause.

    A wish is a decision as records write it, or what was pressed: ``{"card": …, "take": […]}`` or
    ``{"button": …}``.
    """
    match = Match.read(data)
    now = _asked(match)
    if isinstance(wish, Mapping):
        wish = family(match.rules).wish(now.state, wish)
    if not isinstance(wish, str):
        raise ProtocolError("a wish is a decision, a card and what it is to take, or a button")
    decision: Action = read_action(match.rules, wish, wish, 0)
    try:
        apply(now.state, decision)
    except IllegalAction as error:
        return {"text": f"{error.why[:1].upper()}{error.why[1:]}.", "rule": error.rule}
    raise ProtocolError("this can be done now")


def _asked(match: Match) -> Played[Any]:
    """The deal in which the person is to decide."""
    now = match.replay()[-1]
    if now.over:
        raise ProtocolError("this deal is over; the next one waits")
    if now.player(now.state.seat) != YOU:
        raise ProtocolError(f"it is {match.names[now.player(now.state.seat)]}'s turn")
    return now


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
    asks = family(match.rules).asks
    while not now.over:
        state = now.state
        decisions = now.record.decisions
        if now.player(state.seat) != YOU:
            decision = match.decides(now, state, len(decisions))
        elif asks(state):
            break
        else:
            (decision,) = legal_actions(state)
        record = replace(now.record, decisions=(*decisions, decision))
        now = replace(now, record=record, states=(*now.states, apply(state, decision)))
    match = match.with_last(now.record.decisions)
    for at in range(first, len(now.record.decisions)):
        happened += told(match, now, at)
    if now.over:
        happened.append(over(match, now))
    return {"match": match.as_dict(), "view": view(match, (*earlier, now)), "events": happened}

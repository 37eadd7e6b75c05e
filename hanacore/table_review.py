"""Hints at the practice table and the review of a deal: what each decision brings, and why.

Both look at what the person could know at that moment, never at the cards as they lay.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from hanacore.cards import Card, Mask, cards
from hanacore.errors import ProtocolError
from hanacore.fishing import Observation, Play, State, Take, observe
from hanacore.match import Played
from hanacore.narrate import choices, formed, named, subject
from hanacore.present import codes, the
from hanacore.sampled import Advice, Value, advise
from hanacore.score import Line
from hanacore.shuffle import word
from hanacore.table_match import YOU, Match
from hanacore.table_view import Shown, points, seat_names
from hanacore.verbs import Action as AnyAction

HINT: Final = 320  # playouts of a hint: about a third of a second in a browser
REVIEW: Final = 1200  # of a decision that is reviewed, for which somebody waits anyway
_MOST: Final = 20_000


def hint(data: object, playouts: int = HINT) -> Shown:
    """What each decision open to the person brings on average, the best first.

    >>> from hanacore.table import new
    >>> found = hint(new("koi-koi", "7", "greedy")["match"], 80)
    >>> found["values"][0]["mean"] >= found["values"][-1]["mean"]
    True
    """
    match = Match.read(data)
    now = match.replay()[-1]
    if now.over or now.player(now.state.seat) != YOU:
        raise ProtocolError("there is nothing for you to decide now")
    seen, advice = _advice(match, now, len(now.record.decisions), playouts)
    values = _values(seen, advice)
    return {
        "values": values,
        "best": values[0],
        "because": list(because(seen, advice.best.action, seat_names(match, now))),
        "playouts": advice.worlds * len(values),
    }


def weigh(data: object, deal: int, at: int, playouts: int = REVIEW) -> Shown:
    """One decision of the person in a deal that is over: what it brought, the best, and what it cost."""
    match = Match.read(data)
    played = match.replay()
    if not 1 <= deal <= len(played) or not played[deal - 1].over:
        raise ProtocolError("a deal is reviewed when it is over")
    now = played[deal - 1]
    if at not in points(now):
        raise ProtocolError("a review looks at decisions of one's own")
    seen, advice = _advice(match, now, at, playouts)
    made = now.record.decisions[at]
    names = seat_names(match, now)
    values = _values(seen, advice)
    return {
        "at": at,
        "values": values,
        "played": next(one for one in values if one["code"] == str(made)),
        "best": values[0],
        "cost": round(advice.cost(made), 2),
        "because": list(because(seen, advice.best.action, names)),
        "against": list(because(seen, made, names)),
        "seen": {"hand": codes(seen.hand), "field": codes(seen.field)},
        "playouts": advice.worlds * len(values),
    }


def _advice(match: Match, now: Played[State], at: int, playouts: int) -> tuple[Observation, Advice]:
    if not 1 <= playouts <= _MOST:
        raise ProtocolError(f"playouts are a number from 1 to {_MOST}")
    state = now.states[at]
    seen = observe(state, state.seat)
    random = Random(word(f"{match.seed}/advice/{now.number}/{at}")).random
    return seen, advise(seen, random, playouts)


def _values(seen: Observation, advice: Advice) -> list[Shown]:
    told = {one["code"]: one for one in choices(seen)}

    def shown(value: Value) -> Shown:
        one: dict[str, Any] = told[str(value.action)]
        return {
            "code": one["code"],
            "card": one["card"],
            "take": one["take"],
            "says": one["says"],
            "mean": round(value.mean, 2),
            "error": round(value.error, 2),
        }

    return [shown(value) for value in advice.values]


def because(seen: Observation, action: AnyAction, names: tuple[str, ...]) -> Iterator[Shown]:
    """What speaks for or against a decision at first sight, each with its clause.

    What it makes at once, what it takes from under another player's hand, and what it leaves for one.
    """
    if not isinstance(action, Play | Take):
        return
    rules = seen.rules
    pile = seen.piles[seen.seat]
    card = action.card if isinstance(action, Play) else seen.turned
    assert card is not None, "a take is for a turned card"
    gained = action.take | 1 << card if action.take else 0
    for line in formed(rules, pile, pile | gained):
        yield {"text": f"It makes {named([line])}.", "rule": line.rule}
    left = seen.field & ~action.take | (0 if action.take else 1 << card)
    for seat, other in enumerate(seen.piles):
        if seat == seen.seat:
            continue
        who = subject(names[seat]) if names[seat] != "Computer" else "the computer"
        for taken, line in _wanted(seen, other, action.take):
            yield {"text": f"It keeps {the(taken)} from {who}: {named([line])}.", "rule": line.rule}
        for lying, line in _wanted(seen, other, left):
            yield {
                "text": f"It leaves {the(lying)}, with which {who} makes {named([line])}.",
                "rule": line.rule,
            }


def _wanted(seen: Observation, pile: Mask, among: Mask) -> Iterator[tuple[Card, Line]]:
    """The cards of ``among`` with which a pile would form a yaku, each with the first line that it would."""
    for card in cards(among):
        if lines := formed(seen.rules, pile, pile | 1 << card):
            yield card, lines[0]

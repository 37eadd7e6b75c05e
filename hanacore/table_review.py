"""Hints at the practice table and the review of a deal: what each decision brings, and why.

Both look at what the person could know at that moment, never at the cards as they lay.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hanacore.errors import ProtocolError
from hanacore.match import Played
from hanacore.sampled import Advice, Value, advise
from hanacore.shuffle import word
from hanacore.table_common import Shown, seat_names
from hanacore.table_family import family
from hanacore.table_match import YOU, Match
from hanacore.table_view import points
from hanacore.verbs import Observation, observe

HINT: Final = 320  # playouts of a hint: 0.1 to 0.7 s in a browser, by the game and the cards left
REVIEW: Final = (
    800  # of a decision that is reviewed, 0.2 to 1 s; a press in between waits for no more than one
)
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
        "measure": family(match.rules).measure(match.rules),
        "values": values,
        "best": values[0],
        "because": list(family(match.rules).because(seen, advice.best.action, seat_names(match, now))),
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
        "measure": family(match.rules).measure(match.rules),
        "values": values,
        "played": next(one for one in values if one["code"] == str(made)),
        "best": values[0],
        "cost": round(advice.cost(made), 2),
        "because": list(family(match.rules).because(seen, advice.best.action, names)),
        "against": list(family(match.rules).because(seen, made, names)),
        "seen": family(match.rules).position(now, now.states[at]),
        "playouts": advice.worlds * len(values),
    }


def _advice(match: Match, now: Played[Any], at: int, playouts: int) -> tuple[Observation, Advice]:
    if not 1 <= playouts <= _MOST:
        raise ProtocolError(f"playouts are a number from 1 to {_MOST}")
    state = now.states[at]
    seen = observe(state, state.seat)
    random = Random(word(f"{match.seed}/advice/{now.number}/{at}")).random
    # Where there is nothing to choose there is nothing to find out: two worlds are the least.
    return seen, advise(seen, random, playouts if len(seen.actions) > 1 else 1)


def _values(seen: Observation, advice: Advice) -> list[Shown]:
    told = {one["code"]: one for one in family(seen.rules).choices(seen)}

    def shown(value: Value) -> Shown:
        one: dict[str, Any] = told[str(value.action)]
        return {
            "code": one["code"],
            "card": one["card"],
            "take": one["take"],
            "name": family(seen.rules).called(seen, value.action),
            "says": one["says"],
            "mean": round(value.mean, 2),
            "error": round(value.error, 2),
            "level": advice.level(value),
        }

    return [shown(value) for value in advice.values]

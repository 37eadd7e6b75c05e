"""What a position brings up that a learner may not have met: explained once, in the words of its clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hanacore.fishing import CALL, Observation
from hanacore.inventory import rule

Shown = dict[str, Any]


def firsts(seen: Observation, actions: Sequence[Mapping[str, Any]]) -> list[Shown]:
    """What the person is about to decide for the first time, the most urgent first.

    ``key`` names it on the device that remembers what was read.
    """
    return [_explained(key, id_) for key, id_ in _met(seen, actions)] if seen.to_act == seen.seat else []


def _met(seen: Observation, actions: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    clauses, wild = seen.rules.clauses, seen.rules.wild
    if seen.phase is CALL:
        yield "stop", clauses["call"]
    if wild is not None:
        if seen.turned == wild.card and actions:
            yield "oni-turned", clauses["wild-turned"]
        if seen.hand & wild.bit:
            yield "oni", clauses["wild"]
        if seen.field & wild.bit:
            yield "oni-field", clauses["wild-lies"]
    own = [one for one in actions if wild is None or one["card"] != wild.card.code]
    if any(len(one["take"]) == 3 for one in own):  # the fourth takes them all
        yield "triple", clauses["all"]
    cards = [one["card"] for one in own if one["take"]]
    if len(set(cards)) < len(cards):
        yield "two", clauses["choose"]


def _explained(key: str, id_: str) -> Shown:
    clause = rule(id_)
    return {"key": key, "title": clause.title, "text": clause.text, "rule": id_}

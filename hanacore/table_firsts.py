"""What a position brings up that a learner may not have met: explained once, in the words of its clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hanacore.inventory import rule
from hanacore.table_common import Shown
from hanacore.table_family import family
from hanacore.verbs import Observation


def firsts(seen: Observation, actions: Sequence[Mapping[str, Any]]) -> list[Shown]:
    """What the person is about to decide for the first time, the most urgent first.

    ``key`` names it on the device that remembers what was read.
    """
    if seen.to_act != seen.seat:
        return []
    return [_explained(key, id_) for key, id_ in family(seen.rules).met(seen, actions)]


def _explained(key: str, id_: str) -> Shown:
    clause = rule(id_)
    return {"key": key, "title": clause.title, "text": clause.text, "rule": id_}

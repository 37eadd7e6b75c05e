"""What a position brings up that a learner may not have met: explained once, in the words of its clause.

Where the table plays a clause otherwise than it reads, the house rule follows the clause's own words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from hanacore.house_rules import changes
from hanacore.inventory import rule
from hanacore.ruleset import Choice
from hanacore.table_common import Shown
from hanacore.table_family import family
from hanacore.verbs import Observation

# The options that change what a clause says where it explains something.
_BENT: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "KK-5.1": ("kk.koikoi", "kk.again"),
        "HA-7.1": ("ha.oni_triple",),
        "HA-7.2": ("ha.oni_triple", "ha.oni_last"),
        "NP-3.5": ("np.natural",),
        "NP-4.1": ("np.ppong",),
        "NP-4.7": ("np.ppong_penalty",),
        "NP-5.9": ("np.first_six_yaku",),
        "NP-6.1": ("np.stop_limit", "np.stop_needs"),
        "NP-6.2": ("np.stop_tie", "np.stop_penalty", "np.stop_bonus"),
    }
)


def firsts(choice: Choice, seen: Observation, actions: Sequence[Mapping[str, Any]]) -> list[Shown]:
    """What the person is about to decide for the first time, the most urgent first.

    ``key`` names it on the device that remembers what was read.
    """
    if seen.to_act != seen.seat:
        return []
    return [_explained(choice, key, id_) for key, id_ in family(seen.rules).met(seen, actions)]


def _explained(choice: Choice, key: str, id_: str) -> Shown:
    clause = rule(id_)
    bent = [one.told for one in changes(choice) if one.key in _BENT.get(id_, ())]
    here = [f" At this table: {told[0].lower()}{told[1:]}." for told in bent]
    return {"key": key, "title": clause.title, "text": clause.text + "".join(here), "rule": id_}

"""Players and what they build on. All of it sees an ``Observation``, so it has nothing to cheat with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from hanacore import fishing, greedy_fishing, greedy_rummy, rummy
from hanacore.verbs import Action, Observation

Random: TypeAlias = Callable[[], float]  # such as random.Random(seed).random: uniform in [0, 1)
# Any player of a family answers that family's observation with its action.
Bot: TypeAlias = Callable[[Any, Random], Any]


def at_random(seen: Observation, random: Random) -> Action:
    """Any legal action, each as likely as another."""
    actions = seen.actions
    return actions[int(random() * len(actions))]


def greedy(seen: Observation, random: Random) -> Action:
    """The best action by a look at what it leads to at once; see ``greedy_fishing`` and ``greedy_rummy``."""
    if isinstance(seen, fishing.Observation):
        return greedy_fishing.greedy(seen, random)
    return greedy_rummy.greedy(seen, random)


BOTS: Final[Mapping[str, Bot]] = MappingProxyType({"random": at_random, "greedy": greedy})


def playout(seen: Observation, random: Random) -> int:
    """Deal the unseen cards anew and play to the end at random: the seat's points less the others'.

    Of penalty points fewer are better, so there it is the others' less the seat's.
    """
    if isinstance(seen, fishing.Observation):
        totals = _play_fishing(seen, random)
        return 2 * totals[seen.seat] - sum(totals)
    totals = _play_rummy(seen, random)
    return sum(totals) - 2 * totals[seen.seat]


def _play_fishing(seen: fishing.Observation, random: Random) -> tuple[int, ...]:
    legal_actions, apply, over = fishing.legal_actions, fishing.apply, fishing.OVER
    state = fishing.determinize(seen, random)
    while state.phase is not over:
        actions = legal_actions(state)
        state = apply(state, actions[int(random() * len(actions))])
    return fishing.settle(state).totals


def _play_rummy(seen: rummy.Observation, random: Random) -> tuple[int, ...]:
    state = rummy.determinize(seen, random)
    while state.phase is not rummy.OVER:
        actions = rummy.legal_actions(state)
        state = rummy.apply(state, actions[int(random() * len(actions))])
    return rummy.settle(state).totals

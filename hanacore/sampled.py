"""Advice by sampling: what each decision brings on average, against what the seat can know.

The unseen cards are dealt anew many times, and in each of these worlds every candidate is tried: the same
worlds for all, so that the luck of the deal falls on all alike. Everybody then plays on by the greedy player.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from hanacore.advise import greedy
from hanacore.errors import RulesError
from hanacore.fishing import FishingRules
from hanacore.verbs import (
    Action,
    Observation,
    Rules,
    State,
    apply,
    determinize,
    legal_actions,
    observe,
    settle,
)

_ERRORS: Final = 2.0  # standard errors from which a difference is no longer taken for luck
_SEEDS: Final = 1 << 53


class Value(NamedTuple):
    """What a decision brings: the mean over the sampled worlds, and how sure its distance to the best is.

    ``mean`` is in points, and more is better: in Koi-Koi the seat's points less the other's, in Hana-awase
    the seat's total, of penalty points the others' average less the seat's. ``error`` is the standard error
    of the mean difference to the best decision, world by world; 0 for the best itself.
    """

    action: Action
    mean: float
    error: float


class Advice(NamedTuple):
    """Every decision open to a seat, the best first, and how many worlds were looked at."""

    values: tuple[Value, ...]
    worlds: int

    @property
    def best(self) -> Value:
        """The decision with the greatest mean."""
        return self.values[0]

    def value(self, action: Action) -> Value:
        """What was found of one of the decisions.

        Raises:
            RulesError: it was not open.
        """
        for one in self.values:
            if one.action == action:
                return one
        raise RulesError(f"{action} was not open to the seat")

    def cost(self, action: Action) -> float:
        """What a decision gave away, in points; 0 where chance may explain the difference."""
        one = self.value(action)
        return 0.0 if self.level(one) else self.best.mean - one.mean

    def level(self, one: Value) -> bool:
        """Whether a decision is as good as the best, as far as the sample can tell.

        A difference counts from two standard errors on.
        """
        return self.best.mean - one.mean <= _ERRORS * one.error


def advise(seen: Observation, random: Callable[[], float], playouts: int) -> Advice:
    """Weigh every decision of the seat to act, with ``playouts`` deals played to their end in all.

    ``random`` is uniform in [0, 1). Every decision gets as many playouts, at least two.

    >>> from hanacore import deal, koikoi, observe
    >>> state = deal(koikoi.GAME.rules(), 7)
    >>> advice = advise(observe(state, 0), Random(1).random, 90)
    >>> len(advice.values), advice.worlds, advice.best.error
    (9, 10, 0.0)

    Raises:
        RulesError: it is not this seat's turn.
    """
    actions = seen.actions
    if not actions:
        raise RulesError("there is nothing for this seat to decide")
    worlds = max(2, playouts // len(actions))
    results: list[list[float]] = [[] for _ in actions]
    for _ in range(worlds):
        world: State = determinize(seen, random)
        luck = int(random() * _SEEDS)
        for action, found in zip(actions, results, strict=True):
            found.append(_played(apply(world, action), seen.seat, Random(luck).random))
    means = [sum(found) / worlds for found in results]
    best = max(range(len(actions)), key=means.__getitem__)
    values = [
        Value(action, mean, _error(results[best], found) if n != best else 0.0)
        for n, (action, mean, found) in enumerate(zip(actions, means, results, strict=True))
    ]
    values.sort(key=lambda one: -one.mean)
    return Advice(tuple(values), worlds)


def _played(state: State, seat: int, random: Callable[[], float]) -> float:
    """The deal played on by greedy players: what it brings the seat."""
    while actions := legal_actions(state):
        alone = len(actions) == 1  # as of most seats that are asked about a rummy's discard
        state = apply(state, actions[0] if alone else greedy(observe(state, state.seat), random))
    return worth(state.rules, settle(state).totals, seat)


def worth(rules: Rules, totals: tuple[int, ...], seat: int) -> float:
    """What a deal's totals are worth to a seat; see ``Value``.

    >>> from hanacore import koikoi
    >>> worth(koikoi.GAME.rules(), (0, 7), 0)
    -7
    """
    own, others = totals[seat], sum(totals) - totals[seat]
    if not isinstance(rules, FishingRules):
        return others / (len(totals) - 1) - own
    return own - others if rules.settle_piles is None else own


def _error(best: list[float], other: list[float]) -> float:
    """The standard error of the mean difference, world by world."""
    lost = [one - two for one, two in zip(best, other, strict=True)]
    mean = sum(lost) / len(lost)
    return sqrt(sum((one - mean) ** 2 for one in lost) / (len(lost) - 1) / len(lost))

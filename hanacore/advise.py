"""Players and what they build on. All of it sees an ``Observation``, so it has nothing to cheat with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

from hanacore.cards import Card, Mask, cards
from hanacore.fishing import CALL, OVER, Action, Call, Observation, Play, apply, legal_actions, settle
from hanacore.fishing import determinize as determinize
from hanacore.yaku import YakuTable

Random: TypeAlias = Callable[[], float]  # such as random.Random(seed).random: uniform in [0, 1)
Bot: TypeAlias = Callable[[Observation, Random], Action]

_CALL_BELOW: Final = 7  # points at which greedy is content: from there on a score is doubled
_CALL_CARDS: Final = 4  # cards it wants left to improve with


def at_random(seen: Observation, random: Random) -> Action:
    """Any legal action, each as likely as another."""
    actions = seen.actions
    return actions[int(random() * len(actions))]


def greedy(seen: Observation, random: Random) -> Action:
    """Look one decision ahead: points now, then progress towards yaku, then what is left to the others.

    With a yaku it calls koi-koi only when the base is below 7, it holds at least four cards and no other
    player lacks just one card of a better score. Ties fall at random.
    """
    if seen.phase is CALL:
        return Call(_may_risk_a_call(seen))
    table = seen.rules.yaku
    worth = _worth(table)
    pile = seen.piles[seen.seat]
    base = table.points(pile)
    best, choice = float("-inf"), seen.actions[0]
    for action in seen.actions:
        if isinstance(action, Play):
            gain, left = action.gain, 0 if action.take else 1 << action.card
        elif isinstance(action, Call):
            continue
        else:
            gain, left = action.take, 0
        value = 10.0 * (table.points(pile | gain) - base) + _sum(worth, gain) - 0.5 * _sum(worth, left)
        value += 0.001 * random()
        if value > best:
            best, choice = value, action
    return choice


BOTS: Final[Mapping[str, Bot]] = MappingProxyType({"random": at_random, "greedy": greedy})


def _may_risk_a_call(seen: Observation) -> bool:
    made = seen.rules.yaku.points(seen.piles[seen.seat])
    if made >= _CALL_BELOW or seen.hand.bit_count() < _CALL_CARDS:
        return False
    return not any(
        _lacks_one(seen.rules.yaku, pile, seen.unseen | seen.field)
        for seat, pile in enumerate(seen.piles)
        if seat != seen.seat
    )


def _lacks_one(table: YakuTable, pile: Mask, obtainable: Mask) -> bool:
    base = table.points(pile)
    return any(table.points(pile | 1 << card) > base for card in cards(obtainable & ~pile))


@lru_cache(maxsize=64)
def _worth(table: YakuTable) -> tuple[float, ...]:
    """What each card is worth before any yaku is made: its share of every row it can serve."""
    worth = [0.0] * len(Card)
    for row in table.rows:
        needed = row.including if len(row.including) == row.need else row.of
        for card in needed:
            worth[card] += row.points / len(needed)
    return tuple(worth)


def _sum(worth: tuple[float, ...], mask: Mask) -> float:
    return sum(worth[card] for card in cards(mask))


def playout(seen: Observation, random: Random) -> int:
    """Deal the unseen cards anew and play to the end at random: the seat's points less the others'."""
    state = determinize(seen, random)
    while state.phase is not OVER:
        actions = legal_actions(state)
        state = apply(state, actions[int(random() * len(actions))])
    totals = settle(state).totals
    return 2 * totals[seen.seat] - sum(totals)

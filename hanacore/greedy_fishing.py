"""A player of capture games that looks one decision ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from hanacore.cards import Card, Mask, cards
from hanacore.fishing import CALL, Action, Call, FishingRules, Observation, Play
from hanacore.yaku import Yaku, YakuTable

_CALL_BELOW: Final = 7  # points at which it is content: from there on a score is doubled
_CALL_CARDS: Final = 4  # cards it wants left to improve with


def greedy(seen: Observation, random: Callable[[], float]) -> Action:
    """Points now, then progress towards yaku and card points, then what is left to the others.

    With a yaku it calls koi-koi only when the base is below 7, it holds at least four cards and no other
    player lacks just one card of a better score. Ties fall at random.
    """
    if seen.phase is CALL:
        return Call(_may_risk_a_call(seen))
    rules, table = seen.rules, seen.rules.yaku
    pile = seen.piles[seen.seat]
    base, worth = table.points(pile), _worth(rules)
    best, choice = float("-inf"), seen.actions[0]
    for action in seen.actions:
        if isinstance(action, Play):
            gain, left = action.gain, 0 if action.take else 1 << action.card
        elif isinstance(action, Call):
            continue
        else:
            gain, left = action.take, 0
        value = 10.0 * (table.points(pile | gain) - base) + worth(gain) - 0.5 * worth(left)
        value += 0.001 * random()
        if value > best:
            best, choice = value, action
    return choice


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


def _worth(rules: FishingRules) -> Callable[[Mask], float]:
    """What cards promise: their shares of yaku, and their card points where a game counts those."""
    shares, card_points = _shares(rules.yaku.rows), rules.card_points  # looked up once a decision

    def worth(mask: Mask) -> float:
        promise = sum([shares[card] for card in cards(mask)])
        return promise if card_points is None else promise + card_points(mask)

    return worth


@lru_cache(maxsize=64)
def _shares(rows: tuple[Yaku, ...]) -> tuple[float, ...]:
    """What each card is worth before any yaku is made: its share of every row it can serve."""
    worth = [0.0] * len(Card)
    for row in rows:
        needed = row.including if len(row.including) == row.need else row.of
        for card in needed:
            worth[card] += row.points / len(needed)
    return tuple(worth)

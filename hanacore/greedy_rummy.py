"""A player of rummies that looks one decision ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hanacore.cards import Mask
from hanacore.rummy import DECLARE, PASS, STOP, Action, Discard, Observation, Ppong, Triple
from hanacore.rummy_actions import counts

_HOPE: Final = 0.6  # of what a pair is worth, while a third card of its month is out


def greedy(seen: Observation, random: Callable[[], float]) -> Action:
    """Ends the deal when it may and profits, claims what it can, sheds what counts most.

    A pair is kept for longer than its points say, since another's discard may rid the hand of it. Ties fall
    at random.
    """
    actions = seen.actions
    if len(actions) == 1:  # most seats that are asked about a discard can only pass
        return actions[0]
    if STOP in actions:
        return STOP
    if DECLARE in actions and sum(line.value for line in seen.rules.yaku[counts(seen.hand)]) <= 0:
        return DECLARE
    best, choice = float("-inf"), actions[0]
    for action in actions:
        if action == PASS:
            kept = seen.hand
        elif isinstance(action, Discard):
            kept = seen.hand & ~(1 << action.card)
        elif isinstance(action, Triple | Ppong):
            kept = seen.hand & ~action.cards
        else:
            continue
        value = -_burden(seen, kept) + 0.001 * random()
        if value > best:
            best, choice = value, action
    return choice


def _burden(seen: Observation, kept: Mask) -> float:
    """What a hand would cost if the deal ended now, less what its pairs promise."""
    unseen, burden, rest = seen.unseen, 0.0, kept
    while rest:
        month = (rest & -rest).bit_length() - 1 >> 2
        held = rest & 15 << 4 * month
        rest ^= held
        count, worth = held.bit_count(), seen.rules.worth[month]
        burden += worth * (count - 3 if count > 2 else count)
        if count == 2 and unseen >> 4 * month & 15:
            burden -= _HOPE * 2 * worth
    return burden + 0.01 * kept.bit_count()

"""The five verbs of every game: ``deal``, ``legal_actions``, ``apply``, ``observe``, ``settle``.

Each family of games has verbs of its own under these names; here the family is told by the value. A program
for one game may use its family, a program for any game uses these.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from hanacore import fishing
from hanacore.cards import Card, Mask
from hanacore.fishing import FishingRules
from hanacore.score import Settlement

Rules: TypeAlias = FishingRules
State: TypeAlias = fishing.State
Observation: TypeAlias = fishing.Observation
Action: TypeAlias = fishing.Action


@dataclass(frozen=True, slots=True)
class Layout:
    """A deal by its cards: each hand, the field where the game has one, the stock from the next card down."""

    hands: tuple[Mask, ...]
    field: Mask
    stock: tuple[Card, ...]


def deal(rules: Rules, seed: int) -> State:
    """The deal of a seed, the same on every Python; for a void deal the next one.

    Raises:
        RulesError: the seed is not a whole number from 0 to 2^64 - 1, or these rules score piles only.
    """
    return fishing.deal(rules, seed)


def lay_out(rules: Rules, layout: Layout) -> State:
    """A deal from explicit cards.

    Raises:
        RulesError: these are not the cards of a deal of this game.
    """
    return fishing.lay_out(rules, layout.hands, layout.field, layout.stock)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every decision open to the seat to act, in canonical order; empty exactly when the deal is over."""
    return fishing.legal_actions(state)


def apply(state: State, action: Action) -> State:
    """The state after one decision and everything it forces.

    Raises:
        IllegalAction: the rules forbid it here; ``rule`` is the clause that does.
    """
    return fishing.apply(state, action)


def observe(state: State, seat: int) -> Observation:
    """What ``seat`` may know.

    Raises:
        RulesError: there is no such seat.
    """
    return fishing.observe(state, seat)


def settle(state: State) -> Settlement:
    """What every seat scores, line by line, and the clause that ended the deal.

    Raises:
        RulesError: the deal is not over.
    """
    return fishing.settle(state)

"""The five verbs of every game: ``deal``, ``legal_actions``, ``apply``, ``observe``, ``settle``.

Each family of games has verbs of its own under these names; here the family is told by the value. A program
for one game may use its family, a program for any game uses these.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, overload

from hanacore import fishing, rummy
from hanacore.cards import Card, Mask
from hanacore.fishing import FishingRules
from hanacore.rummy import RummyRules
from hanacore.score import Settlement

Rules: TypeAlias = FishingRules | RummyRules
State: TypeAlias = fishing.State | rummy.State
Observation: TypeAlias = fishing.Observation | rummy.Observation
Action: TypeAlias = fishing.Action | rummy.Action
_Fishing: Final = fishing.State  # bound once, for the check that every call makes


@dataclass(frozen=True, slots=True)
class Layout:
    """A deal by its cards: each hand, the field of a capture game, the stock from the next card down.

    ``reshuffles`` is the seed by which a rummy's discards become a new stock.
    """

    hands: tuple[Mask, ...]
    field: Mask
    stock: tuple[Card, ...]
    reshuffles: int = 0


@overload
def deal(rules: FishingRules, seed: int) -> fishing.State: ...
@overload
def deal(rules: RummyRules, seed: int) -> rummy.State: ...
@overload
def deal(rules: Rules, seed: int) -> State: ...
def deal(rules: Rules, seed: int) -> State:
    """The deal of a seed, the same on every Python; where the rules void a deal, the next one.

    Raises:
        RulesError: the seed is not a whole number from 0 to 2^64 - 1, or these rules score piles only.
    """
    return fishing.deal(rules, seed) if isinstance(rules, FishingRules) else rummy.deal(rules, seed)


def void_deals(rules: Rules, seed: int) -> tuple[tuple[Mask, str], ...]:
    """The fields of the deals that ``deal`` with this seed threw away, each with the clause that says so."""
    return fishing.void_deals(rules, seed) if isinstance(rules, FishingRules) else ()


def lay_out(rules: Rules, layout: Layout) -> State:
    """A deal from explicit cards.

    Raises:
        RulesError: these are not the cards of a deal of this game.
    """
    if isinstance(rules, FishingRules):
        return fishing.lay_out(rules, layout.hands, layout.field, layout.stock)
    return rummy.lay_out(rules, layout.hands, layout.stock, layout.reshuffles)


@overload
def legal_actions(state: fishing.State) -> tuple[fishing.Action, ...]: ...
@overload
def legal_actions(state: rummy.State) -> tuple[rummy.Action, ...]: ...
@overload
def legal_actions(state: State) -> tuple[Action, ...]: ...
def legal_actions(state: State) -> tuple[Action, ...]:
    """Every decision open to the seat to act, in canonical order; empty exactly when the deal is over."""
    return fishing.legal_actions(state) if type(state) is _Fishing else rummy.legal_actions(state)  # type: ignore[arg-type]


@overload
def apply(state: fishing.State, action: fishing.Action) -> fishing.State: ...
@overload
def apply(state: rummy.State, action: rummy.Action) -> rummy.State: ...
@overload
def apply(state: State, action: Action) -> State: ...
def apply(state: State, action: Any) -> State:
    """The state after one decision and everything it forces.

    Raises:
        IllegalAction: the rules forbid it here; ``rule`` is the clause that does.
    """
    return fishing.apply(state, action) if type(state) is _Fishing else rummy.apply(state, action)  # type: ignore[arg-type]


@overload
def observe(state: fishing.State, seat: int) -> fishing.Observation: ...
@overload
def observe(state: rummy.State, seat: int) -> rummy.Observation: ...
@overload
def observe(state: State, seat: int) -> Observation: ...
def observe(state: State, seat: int) -> Observation:
    """What ``seat`` may know.

    Raises:
        RulesError: there is no such seat.
    """
    return fishing.observe(state, seat) if isinstance(state, fishing.State) else rummy.observe(state, seat)


def settle(state: State) -> Settlement:
    """What every seat scores, line by line, and the clause that ended the deal.

    Raises:
        RulesError: the deal is not over.
    """
    return fishing.settle(state) if isinstance(state, fishing.State) else rummy.settle(state)


@overload
def determinize(seen: fishing.Observation, random: Callable[[], float]) -> fishing.State: ...
@overload
def determinize(seen: rummy.Observation, random: Callable[[], float]) -> rummy.State: ...
@overload
def determinize(seen: Observation, random: Callable[[], float]) -> State: ...
def determinize(seen: Observation, random: Callable[[], float]) -> State:
    """A state that the seat could be in: everything it has not seen, dealt anew.

    Raises:
        RulesError: the deal is over; what a hidden hand scored cannot be guessed.
    """
    if isinstance(seen, fishing.Observation):
        return fishing.determinize(seen, random)
    return rummy.determinize(seen, random)

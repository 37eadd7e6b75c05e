"""What makes one rummy different from another: data and a few functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Final

from hanacore.cards import Card
from hanacore.errors import RulesError
from hanacore.score import Line, Settlement
from hanacore.succession import FirstDealer, Standing, Succession

if TYPE_CHECKING:
    from hanacore.rummy import State

SIX: Final = 6  # cards of a yaku, NP-5
TWO: Final = 2  # cards with which one may stop, NP-6.1


class Phase(Enum):
    """Whose decision, and which, comes next."""

    STOP = "stop"  # stop, or draw
    DISCARD = "discard"  # what to lay down, or declare
    CLAIM = "claim"  # whether to claim another's discard
    OVER = "over"


class End(Enum):
    """How a deal ended; a game says which clause each one is."""

    STOPPED = "stop"  # by a player's choice, before drawing
    DECLARED = "declare"  # by a six-card yaku
    PPONG = "ppong"  # by a claim that left the claimer out
    OUT = "out"  # by three cards of one month that left their player out
    EXHAUSTED = "exhausted"  # by the stock


class Triples(Enum):
    """When a player may lay down three cards of one month at once."""

    ANY = "any"
    LAST = "last"  # only when it ends the deal
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class RummyRules:
    """Everything that makes one rummy different from another.

    Rulesets that were chosen alike are equal, whoever made them.
    """

    id: str  # the slug in addresses, records and commands
    ruleset: str  # which of the game's named sets these are
    options: Mapping[str, str]  # what differs from the set's
    seats: int
    deals: int  # in a match
    plays: bool = True  # False: these rules only score, since a rule of play is unknown
    deal_order: tuple[int, ...]  # the seat that gets each dealt card, in order
    worth: tuple[int, ...]  # penalty points of a card, by month in the Japanese order
    asked: int  # how many seats after the discarder may claim a discard
    triples: Triples
    dealt_yaku: bool  # whether six cards may be declared as they were dealt
    stop_limit: int  # the most that two cards may be worth
    stop_needs: int  # how many other players must have claimed a discard
    stop_ties: bool  # whether an equal hand beats a stop
    stop_penalty: int  # points, for a stop that is beaten
    stop_bonus: int  # points off, for one that is not
    fed_penalty: int  # points, for the discard with which another went out
    reshuffles: int  # how often the discards become a new stock
    # What six cards score when they are declared, by ``rummy_actions.counts``; nothing for no yaku.
    yaku: Mapping[int, tuple[Line, ...]]
    settle: Callable[[State], Settlement]
    next_dealer: Callable[[Settlement], Succession]
    first_dealer: Callable[[int], FirstDealer]  # from a match's seed
    # Which of the turned cards may deal, one or those who turn again; and by which clause.
    deals_first: Callable[[Sequence[Card]], tuple[tuple[int, ...], str]]
    standing: Callable[[Sequence[int]], Standing]  # from the players' totals over a match
    clauses: Mapping[str, str]  # what errors cite: see ``rummy``
    sizes: tuple[int, ...] = field(init=False)  # cards dealt to each seat

    redeal_passes: ClassVar[bool] = False  # no deal is void

    def __post_init__(self) -> None:
        sizes = tuple([self.deal_order.count(seat) for seat in range(self.seats)])
        if sum(sizes) != len(self.deal_order) or not SIX - 1 <= min(sizes) <= max(sizes) <= SIX:
            raise RulesError(f"{self.id} deals {sizes}, not five or six cards to each of {self.seats} hands")
        object.__setattr__(self, "sizes", sizes)

    @property
    def _chosen(self) -> tuple[object, ...]:
        return self.id, self.ruleset, self.seats, tuple(self.options.items())

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, RummyRules) and self._chosen == other._chosen)

    def __hash__(self) -> int:
        return hash(self._chosen)

    def __repr__(self) -> str:
        return f"<{self.id} for {self.seats} by {self.ruleset} {dict(self.options)}>"

"""What a capture game is made of: its rules, and the state of a deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from hanacore.cards import Card, Mask
from hanacore.errors import RulesError
from hanacore.score import Factor, ScoreSheet, Settlement
from hanacore.succession import FirstDealer, Standing, Succession
from hanacore.wild import Wild
from hanacore.yaku import YakuTable


class Phase(Enum):
    """Whose decision, and which, comes next."""

    PLAY = "play"  # a card from the hand
    TAKE = "take"  # which of two field cards the turned card takes
    CALL = "call"  # stop, or go on
    OVER = "over"


class End(Enum):
    """How a deal ended; a game says which clause each one is."""

    DEALT = "dealt"  # by the dealt hands themselves
    STOPPED = "stopped"  # by the player's choice
    FORCED = "forced"  # by a yaku formed again after a call
    LAST_CARD = "last-card"  # by a yaku made with the last card of a hand
    EXHAUSTED = "exhausted"  # all hands are empty


PLAY: Final = Phase.PLAY  # bound once: members are slow to look up in 3.11
TAKE: Final = Phase.TAKE
CALL: Final = Phase.CALL
OVER: Final = Phase.OVER


class Dealt(NamedTuple):
    """A deal that the dealt cards themselves have ended; ``winner`` is None when nobody scores by it."""

    winner: int | None


class Circumstances(NamedTuple):
    """What a pile's score may depend on beside its cards."""

    own_calls: int = 0
    other_calls: int = 0  # of all other seats together
    field: Mask = 0  # what lies there when the pile is looked at


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class FishingRules:
    """Everything that makes one capture game different from another.

    Rulesets that were chosen alike are equal, whoever made them.
    """

    id: str  # the slug in addresses, records and commands
    ruleset: str  # which of the game's named sets these are
    options: Mapping[str, str]  # what differs from the set's
    seats: int
    deals: int  # in a match
    plays: bool = True  # False: these rules score piles only, since a rule of play is unknown
    hand: int  # cards dealt to each seat
    field: int  # cards dealt face up
    deal_order: tuple[int, ...]  # who gets each dealt card, in order: a seat, or -1 for the field
    # By which clause dealt hands and field are dealt again; None when they are played.
    void: Callable[[tuple[Mask, ...], Mask], str | None]
    redeal_passes: bool = False  # after a void deal the next seat deals
    # Whether dealt hands and field end the deal at once; None when they are played.
    as_dealt: Callable[[tuple[Mask, ...], Mask], Dealt | None] | None = None
    dealer_takes: Callable[[Mask], Mask] | None = None  # which cards of the dealt field, before play
    yaku: YakuTable
    looks: bool = True  # at the yaku after each turn; else a deal ends only when the cards run out
    # The table that counts now, given the field and everybody's calls; None: always ``yaku``.
    table_at: Callable[[Mask, tuple[int, ...]], YakuTable] | None = None
    # Given the best so far, the table and the pile: a greater number when the pile has formed again, else
    # the same. None: the base total has to rise.
    again: Callable[[int, YakuTable, Mask], int] | None = None
    may_call: Callable[[tuple[int, ...], int], bool]  # given everybody's calls, and who has formed
    caller_scores: bool = False  # who called last wins when the cards run out, else nobody does
    play_out: bool = False  # when the hands are empty the seats turn what is left of the stock, in turn
    wild: Wild | None = None
    settle: Callable[[State], Settlement]
    score: Callable[[Mask, Circumstances], ScoreSheet]  # one pile's yaku
    card_points: Callable[[Mask], int] | None = None  # of a pile, where cards have points
    # Every seat's sheet from the piles as finally counted, where every seat scores.
    settle_piles: Callable[[Sequence[Mask]], Settlement] | None = None
    factors: tuple[Factor, ...] = ()  # the lines that may stand under a base, in the order they are applied
    next_dealer: Callable[[Settlement], Succession]
    first_dealer: Callable[[int], FirstDealer]  # from a match's seed
    # Which of the turned cards may deal, one or those who turn again; and by which clause.
    deals_first: Callable[[Sequence[Card]], tuple[tuple[int, ...], str]]
    standing: Callable[[Sequence[int]], Standing]  # from the players' totals over a match
    clauses: Mapping[str, str]  # what errors cite: see ``fishing_illegal``

    def __post_init__(self) -> None:
        dealt = [self.deal_order.count(place) for place in range(-1, self.seats)]
        if dealt != [self.field, *[self.hand] * self.seats]:
            raise RulesError(
                f"{self.id} deals {dealt}, not {self.hand} to each hand and {self.field} to the field"
            )

    @property
    def _chosen(self) -> tuple[object, ...]:
        # A yaku may hang on the number of the deal, so the rows count too.
        return self.id, self.ruleset, self.seats, tuple(self.options.items()), self.yaku.rows

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, FishingRules) and self._chosen == other._chosen)

    def __hash__(self) -> int:
        return hash(self._chosen)

    def __repr__(self) -> str:
        return f"<{self.id} for {self.seats} by {self.ruleset} {dict(self.options)}>"


class State(NamedTuple):
    """Everything about a deal, hidden cards included; players get an ``Observation``.

    ``stock`` is whole and in order, of which ``drawn`` cards have been turned. ``best`` is the base total
    each seat had when its yaku were last looked at, or what ``rules.again`` makes of them; ``calls`` counts
    each seat's koi-koi. ``laid`` is who keeps the wild card if it is never taken from the field: who laid it
    there, the dealer if it was dealt.
    """

    rules: FishingRules
    hands: tuple[Mask, ...]
    field: Mask
    stock: tuple[Card, ...]
    drawn: int
    piles: tuple[Mask, ...]
    best: tuple[int, ...]
    calls: tuple[int, ...]
    seat: int  # to act; the last to act when the deal is over
    phase: Phase
    turned: Card | None  # waiting for a choice of two
    winner: int | None  # before the end: who would be, should the cards run out
    end: End | None
    laid: int = 0

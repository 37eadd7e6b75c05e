"""Capture games: play a card to the field, turn one from the stock, take what matches.

The family behind Koi-Koi. A game is a ``FishingRules``: rows of data and a few functions; the five verbs
below are the same for every game. Seats count in order of play: seat 0 is the dealer and plays first. All
sets in here are masks (``cards.Mask``).

``apply`` is on the path of every playout, hence its shape: the state opened into locals, each clause changing
what it governs, and one positional call that closes it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, TypeAlias, TypeVar, final

from hanacore.cards import CODES, DECK, Card, CardSet, Mask, cards
from hanacore.errors import IllegalAction, RulesError
from hanacore.score import Line, ScoreSheet, Settlement
from hanacore.shuffle import check_seed, shuffles
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


@final
@dataclass(frozen=True, slots=True)
class Play:
    """Play ``card`` from the hand, capturing ``take`` from the field; written ``3a``, ``3a.3H``.

    >>> str(Play(Card.parse("3a"), CardSet.parse("3H").mask))
    '3a.3H'
    """

    card: Card
    take: Mask = 0  # 0 when it stays on the field
    swap: Mask = dataclasses.field(init=False, repr=False, compare=False)  # what enters or leaves the field
    gain: Mask = dataclasses.field(init=False, repr=False, compare=False)  # what enters the pile

    def __post_init__(self) -> None:
        object.__setattr__(self, "swap", self.take or 1 << self.card)
        object.__setattr__(self, "gain", self.take and self.take | 1 << self.card)

    def __str__(self) -> str:
        return f"{CODES[self.card]}.{CardSet(self.take)}" if self.take else CODES[self.card]


@final
@dataclass(frozen=True, slots=True)
class Take:
    """Capture ``take`` with the turned card, where there is a choice; written ``_9T``."""

    take: Mask

    def __str__(self) -> str:
        return f"_{CardSet(self.take)}"


@final
@dataclass(frozen=True, slots=True)
class Call:
    """Having made a yaku: go on (koi-koi, written ``k``), or stop and score (``s``)."""

    go_on: bool

    def __str__(self) -> str:
        return "k" if self.go_on else "s"


Action: TypeAlias = Play | Take | Call
_T = TypeVar("_T")
# [card][which of its month lie on the field, 4 bits]: what it may do
Table: TypeAlias = tuple[tuple[tuple[_T, ...], ...], ...]


def takes(card: int, same: int) -> tuple[Mask, ...]:
    """What ``card`` may capture when the bits ``same`` of its month lie on the field.

    Nothing, the one, either of two, or all three (KK-4.1, KK-4.3, KK-4.4).

    >>> [CardSet(m).spaced for m in takes(Card.parse("8H"), 0b0110)]
    ['8T', '8a']
    """
    month, low = card & ~3, same & -same
    return (low << month, (same ^ low) << month) if same.bit_count() == 2 else (same << month,)


# What each of a month's four places may capture, by which of the others lie on the field.
_OPTIONS: Final = tuple(tuple(takes(place, same & ~(1 << place)) for same in range(16)) for place in range(4))


def _by_field(make: Callable[[Card, Mask], _T]) -> Table[_T]:
    table: list[tuple[tuple[_T, ...], ...]] = []
    for card in Card:
        options = _OPTIONS[card & 3]
        made = {
            take: make(card, take << (card & 60)) for take in {take for takes_ in options for take in takes_}
        }
        table.append(tuple([tuple([made[take] for take in takes_]) for takes_ in options]))
    return tuple(table)


# Actions are made once and looked up ever after: making one costs more than applying it.
PLAYS: Final = _by_field(Play)
TURNS: Final = _by_field(lambda _, take: Take(take))
CALLS: Final = (Call(False), Call(True))  # stopping first: the order of choices is canonical


class Succession(NamedTuple):
    """Who deals next, as a seat of the deal just ended, and the clause that says so."""

    seat: int
    rule: str


class FirstDealer(NamedTuple):
    """The cards the players turned, draw by draw, and the player who deals first."""

    draws: tuple[tuple[Card, ...], ...]
    dealer: int
    rule: str  # the clause that decided


@dataclass(frozen=True, slots=True, kw_only=True)
class FishingRules:
    """Everything that makes one capture game different from another."""

    id: str  # the slug in addresses, records and commands
    ruleset: str  # which of the game's named sets these are
    seats: int
    hand: int  # cards dealt to each seat
    field: int  # cards dealt face up
    deal_order: tuple[int, ...]  # who gets each dealt card, in order: a seat, or -1 for the field
    yaku: YakuTable
    void: Callable[[Mask], str | None]  # the clause that makes a dealt field void, if one does
    special: Callable[[Mask], str | None]  # what a dealt hand scores at once, as a line's key
    may_call: Callable[[tuple[int, ...]], bool]  # given every seat's calls so far
    settle: Callable[[State], Settlement]
    score: Callable[[Mask, bool], ScoreSheet]  # a pile, and whether another seat called
    factors: tuple[Line, ...]  # the lines that may multiply a base, in the order they are applied
    next_dealer: Callable[[Settlement], Succession]
    first_dealer: Callable[[int], FirstDealer]  # from a match's seed
    deals_first: Callable[[Card, Card], tuple[int | None, str]]  # of two turned cards, and by which clause
    deals: int  # in a match
    clauses: Mapping[str, str] = dataclasses.field(compare=False)  # what errors cite: see ``_broken``
    plays: Table[Play] = dataclasses.field(default=PLAYS, repr=False, compare=False)
    turns: Table[Take] = dataclasses.field(default=TURNS, repr=False, compare=False)

    def __post_init__(self) -> None:
        dealt = [self.deal_order.count(place) for place in range(-1, self.seats)]
        if dealt != [self.field, *[self.hand] * self.seats]:
            raise RulesError(
                f"{self.id} deals {dealt}, not {self.hand} to each hand and {self.field} to the field"
            )


class State(NamedTuple):
    """Everything about a deal, hidden cards included; players get an ``Observation``.

    ``stock`` is whole and in order, of which ``drawn`` cards have been turned. ``best`` is the base total
    each seat had when its yaku were last looked at; ``calls`` counts each seat's koi-koi.
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
    winner: int | None
    end: End | None


class Observation(NamedTuple):
    """What one seat may know: all that players, hints and pages get to see."""

    rules: FishingRules
    seat: int
    hand: Mask
    hand_sizes: tuple[int, ...]
    field: Mask
    stock_size: int
    piles: tuple[Mask, ...]
    best: tuple[int, ...]
    calls: tuple[int, ...]
    to_act: int
    phase: Phase
    turned: Card | None
    winner: int | None
    end: End | None

    @property
    def actions(self) -> tuple[Action, ...]:
        """This seat's legal actions in canonical order; none when it is not its turn."""
        return (
            _choices(self.rules, self.phase, self.hand, self.field, self.turned)
            if self.seat == self.to_act
            else ()
        )

    @property
    def unseen(self) -> Mask:
        """The cards this seat has not seen: the other hands and the stock."""
        seen = self.hand | self.field
        for pile in self.piles:
            seen |= pile
        return DECK.mask ^ seen ^ (0 if self.turned is None else 1 << self.turned)


def deal(rules: FishingRules, seed: int) -> State:
    """Shuffle and deal, again while the field is void (for Koi-Koi KK-3.1, KK-3.3).

    Raises:
        RulesError: the seed is not a whole number from 0 to 2^64 - 1.
    """
    for deck in shuffles(check_seed(seed)):
        state = from_deck(rules, deck)
        if rules.void(state.field) is None:
            return state
    raise AssertionError("shuffles never end")


def void_deals(rules: FishingRules, seed: int) -> tuple[tuple[Mask, str], ...]:
    """The void fields that ``deal`` with this seed threw away, each with the clause that says so."""
    void: list[tuple[Mask, str]] = []
    for deck in shuffles(check_seed(seed)):
        field_ = from_deck(rules, deck).field
        rule = rules.void(field_)
        if rule is None:
            break
        void.append((field_, rule))
    return tuple(void)


def lay_out(rules: FishingRules, hands: Iterable[Mask], field_: Mask, stock: Iterable[Card]) -> State:
    """A deal from explicit cards instead of a seed.

    Raises:
        RulesError: the counts are wrong, a card stands twice, or the field is void.
    """
    hands, stock = tuple(hands), tuple(stock)
    counts = [hand.bit_count() for hand in hands]
    if counts != [rules.hand] * rules.seats or field_.bit_count() != rules.field:
        raise RulesError(
            f"a deal gives {rules.hand} cards to each of {rules.seats} hands and {rules.field} to the field, "
            f"not {counts} and {field_.bit_count()}",
            rules.clauses["deal"],
        )
    CardSet.of(*(card for mask in (*hands, field_) for card in cards(mask)), *stock)
    if len(stock) + sum(counts) + field_.bit_count() != len(DECK):
        raise RulesError(f"the stock holds {len(stock)} cards; with the rest they must be 48", "DK-1.1")
    if rule := rules.void(field_):
        raise RulesError("this field is dealt again, never played", rule)
    return _opened(rules, hands, field_, stock)


def from_deck(rules: FishingRules, deck: Sequence[Card]) -> State:
    """Deal a shuffled deck, top card first, whether or not the field is void."""
    places = [0] * (rules.seats + 1)  # the field is the last, index -1
    for place, card in zip(rules.deal_order, deck, strict=False):
        places[place] |= 1 << card
    return _opened(rules, tuple(places[:-1]), places[-1], tuple(deck[len(rules.deal_order) :]))


def _opened(rules: FishingRules, hands: tuple[Mask, ...], field_: Mask, stock: tuple[Card, ...]) -> State:
    special = [seat for seat, hand in enumerate(hands) if rules.special(hand)]
    nothing = (0,) * rules.seats
    phase, end = (OVER, End.DEALT) if special else (PLAY, None)
    winner = special[0] if len(special) == 1 else None
    return State(rules, hands, field_, stock, 0, nothing, nothing, nothing, 0, phase, None, winner, end)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every decision open to the seat to act, in canonical order; empty exactly when the deal is over."""
    return _choices(state.rules, state.phase, state.hands[state.seat], state.field, state.turned)


def _choices(
    rules: FishingRules, phase: Phase, hand: Mask, field_: Mask, turned: Card | None
) -> tuple[Action, ...]:
    if phase is PLAY:
        plays: tuple[Action, ...] = ()
        table = rules.plays
        for card in cards(hand):
            plays += table[card][field_ >> (card & 60) & 15]
        return plays
    if phase is TAKE and turned is not None:
        return rules.turns[turned][field_ >> (turned & 60) & 15]
    return CALLS if phase is CALL else ()


def apply(state: State, action: Action) -> State:
    """The state after one decision and everything it forces.

    Raises:
        IllegalAction: the rules forbid it here; ``rule`` is the clause that does.
    """
    rules, hands, field_, stock, drawn, piles, best, calls, seat, phase, turned, winner, end = state
    passes = False  # has the turn come to its end, yaku looked at and all?
    if type(action) is Play:
        card, hand = action.card, hands[seat]
        if (
            phase is not PLAY
            or not hand >> card & 1
            or action not in rules.plays[card][field_ >> (card & 60) & 15]
        ):
            raise _broken(state, action)
        hands = _put(hands, seat, hand ^ 1 << card)
        field_ ^= action.swap
        turned = stock[drawn]
        drawn += 1
        gain = action.gain
        turns = rules.turns[turned][field_ >> (turned & 60) & 15]
        if len(turns) == 1:  # else KK-4.3: the player has seen it, and chooses
            take = turns[0].take
            field_ ^= take or 1 << turned
            if take:
                gain |= take | 1 << turned
            turned = None
        if gain:
            piles = _put(piles, seat, piles[seat] | gain)
        phase = TAKE
    elif type(action) is Take:
        if (
            phase is not TAKE
            or turned is None
            or action not in rules.turns[turned][field_ >> (turned & 60) & 15]
        ):
            raise _broken(state, action)
        field_ ^= action.take
        piles = _put(piles, seat, piles[seat] | action.take | 1 << turned)
        turned = None
    elif type(action) is Call:
        if phase is not CALL:
            raise _broken(state, action)
        if action.go_on:
            calls = _put(calls, seat, calls[seat] + 1)
            passes = True
        else:
            phase, winner, end = OVER, seat, End.STOPPED
    else:
        raise TypeError(f"an action of a capture game, not {action!r}")
    if phase is TAKE and turned is None:  # both halves are done: look at the yaku once (KK-4.5)
        points = rules.yaku.points(piles[seat])
        passes = points <= best[seat]
        if not passes:
            best, phase = _put(best, seat, points), CALL
            if not rules.may_call(calls):
                phase, winner, end = OVER, seat, End.FORCED
            elif not hands[seat]:
                phase, winner, end = OVER, seat, End.LAST_CARD
    if passes:
        following = seat + 1 if seat + 1 < len(hands) else 0
        if hands[following]:
            seat, phase = following, PLAY
        else:
            phase, end = OVER, End.EXHAUSTED
    return State(rules, hands, field_, stock, drawn, piles, best, calls, seat, phase, turned, winner, end)


def observe(state: State, seat: int) -> Observation:
    """What ``seat`` may know. Built from nothing but public facts and its own hand, never by hiding.

    Raises:
        RulesError: there is no such seat.
    """
    if not 0 <= seat < len(state.hands):
        raise RulesError(f"there is no seat {seat}; the seats are 0 to {len(state.hands) - 1}")
    return Observation(
        state.rules,
        seat,
        state.hands[seat],
        tuple([hand.bit_count() for hand in state.hands]),
        state.field,
        len(state.stock) - state.drawn,
        state.piles,
        state.best,
        state.calls,
        state.seat,
        state.phase,
        state.turned,
        state.winner,
        state.end,
    )


def settle(state: State) -> Settlement:
    """What every seat scores, line by line, and the clause that ended the deal.

    Raises:
        RulesError: the deal is not over.
    """
    if state.phase is not OVER:
        raise RulesError(
            "the deal is not over: there is nothing to settle yet", state.rules.clauses["settle"]
        )
    return state.rules.settle(state)


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    if len(values) == 2:
        return (values[0], value) if seat else (value, values[1])
    return (*values[:seat], value, *values[seat + 1 :])


def _broken(state: State, action: Action) -> IllegalAction:
    """The clause that an illegal action breaks, in a player's words."""
    clause = state.rules.clauses
    if state.phase is OVER:
        return IllegalAction(action, settle(state).ended, "the deal is over")
    if isinstance(action, Call):
        return IllegalAction(action, clause["call"], "there is nothing to stop for or call on now")
    if state.phase is CALL:
        return IllegalAction(action, clause["call"], "stop or call koi-koi first")
    if isinstance(action, Play):
        if state.phase is TAKE:
            return IllegalAction(action, clause["choose"], "choose what the turned card takes first")
        if not state.hands[state.seat] >> action.card & 1:
            return IllegalAction(action, clause["play"], f"{action.card} is not in the hand")
        card = action.card
    elif state.turned is None:
        return IllegalAction(action, clause["turn"], "no turned card waits for a choice")
    else:
        card = state.turned
    month = CardSet(15 << (card & 60))
    same, take = CardSet(state.field) & month, CardSet(action.take)
    if not take <= month:
        return IllegalAction(action, clause["month"], "a card takes only cards of its own month")
    if not take <= same:
        return IllegalAction(action, clause["play"], f"{(take - same).spaced} does not lie on the field")
    if len(same) == 3:
        return IllegalAction(action, clause["all"], f"it takes all three, {same.spaced}")
    if len(same) == 2:
        return IllegalAction(
            action, clause["choose"], f"it takes one of {same.spaced}, as the player chooses"
        )
    return IllegalAction(action, clause["play"], f"it must take {same.spaced}, which lies on the field")

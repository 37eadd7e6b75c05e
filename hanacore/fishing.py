"""Capture games: play a card to the field, turn one from the stock, take what matches.

The family behind Koi-Koi. A game is a ``FishingRules``: rows of data and a few functions; the five verbs
below are the same for every game. Seats count in order of play: seat 0 is the dealer and plays first. All
sets in here are masks (``cards.Mask``).

``apply`` is on the path of every playout, hence its shape: the state opened into locals, each clause changing
what it governs, and one positional call that closes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from hanacore.captures import CALLS, PLAYS, TURNS
from hanacore.captures import Action as Action
from hanacore.captures import Call as Call
from hanacore.captures import Play as Play
from hanacore.captures import Take as Take
from hanacore.cards import DECK, Card, CardSet, Mask, cards
from hanacore.errors import IllegalAction, RulesError
from hanacore.score import Line, ScoreSheet, Settlement
from hanacore.shuffle import check_seed, shuffles
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
    factors: tuple[Line, ...] = ()  # the lines that may multiply a base, in the order they are applied
    next_dealer: Callable[[Settlement], Succession]
    first_dealer: Callable[[int], FirstDealer]  # from a match's seed
    # Which of the turned cards may deal, one or those who turn again; and by which clause.
    deals_first: Callable[[Sequence[Card]], tuple[tuple[int, ...], str]]
    standing: Callable[[Sequence[int]], Standing]  # from the players' totals over a match
    clauses: Mapping[str, str]  # what errors cite: see ``_broken``

    def __post_init__(self) -> None:
        dealt = [self.deal_order.count(place) for place in range(-1, self.seats)]
        if dealt != [self.field, *[self.hand] * self.seats]:
            raise RulesError(
                f"{self.id} deals {dealt}, not {self.hand} to each hand and {self.field} to the field"
            )

    @property
    def _chosen(self) -> tuple[object, ...]:
        # A yaku may hang on the number of the deal, so the table counts too.
        return self.id, self.ruleset, self.seats, tuple(self.options.items()), self.yaku

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
    laid: int

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
        RulesError: the seed is not a whole number from 0 to 2^64 - 1, or these rules score piles only.
    """
    for deck in shuffles(check_seed(seed)):
        hands, field_, stock = _dealt(rules, deck)
        if rules.void(hands, field_) is None:
            return _opened(rules, hands, field_, stock)
    raise AssertionError("shuffles never end")


def void_deals(rules: FishingRules, seed: int) -> tuple[tuple[Mask, str], ...]:
    """The fields of the void deals that ``deal`` with this seed threw away, each with the clause for it."""
    void: list[tuple[Mask, str]] = []
    for deck in shuffles(check_seed(seed)):
        hands, field_, _ = _dealt(rules, deck)
        rule = rules.void(hands, field_)
        if rule is None:
            break
        void.append((field_, rule))
    return tuple(void)


def lay_out(rules: FishingRules, hands: Iterable[Mask], field_: Mask, stock: Iterable[Card]) -> State:
    """A deal from explicit cards instead of a seed.

    Raises:
        RulesError: the counts are wrong, a card stands twice, the deal is void, or these rules score piles
            only.
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
    if rule := rules.void(hands, field_):
        raise RulesError("this deal is dealt again, never played", rule)
    return _opened(rules, hands, field_, stock)


def from_deck(rules: FishingRules, deck: Sequence[Card]) -> State:
    """Deal a shuffled deck, top card first, whether or not the deal is void."""
    return _opened(rules, *_dealt(rules, deck))


def _dealt(rules: FishingRules, deck: Sequence[Card]) -> tuple[tuple[Mask, ...], Mask, tuple[Card, ...]]:
    places = [0] * (rules.seats + 1)  # the field is the last, index -1
    for place, card in zip(rules.deal_order, deck, strict=False):
        places[place] |= 1 << card
    return tuple(places[:-1]), places[-1], tuple(deck[len(rules.deal_order) :])


def _opened(rules: FishingRules, hands: tuple[Mask, ...], field_: Mask, stock: tuple[Card, ...]) -> State:
    if not rules.plays:
        raise RulesError(f"{rules.ruleset} scores piles only: how it is played is not wholly known")
    nothing = (0,) * rules.seats
    dealt = None if rules.as_dealt is None else rules.as_dealt(hands, field_)
    phase, winner, end = (PLAY, None, None) if dealt is None else (OVER, dealt.winner, End.DEALT)
    taken = 0 if rules.dealer_takes is None else rules.dealer_takes(field_)
    piles = (taken, *nothing[1:]) if taken else nothing
    return State(rules, hands, field_ ^ taken, stock, 0, piles, nothing, nothing, 0, phase, None, winner, end)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every decision open to the seat to act, in canonical order; empty exactly when the deal is over."""
    return _choices(state.rules, state.phase, state.hands[state.seat], state.field, state.turned)


def _choices(
    rules: FishingRules, phase: Phase, hand: Mask, field_: Mask, turned: Card | None
) -> tuple[Action, ...]:
    wild = rules.wild
    if phase is PLAY:
        plays: tuple[Action, ...] = ()
        for card in cards(hand):
            plays += PLAYS[card][field_ >> (card & 60) & 15] if wild is None else wild.plays(card, field_)
        return plays
    if phase is TAKE and turned is not None:
        return (
            TURNS[turned][field_ >> (turned & 60) & 15] if wild is None else wild.turns(turned, field_, False)
        )
    return CALLS if phase is CALL else ()


def apply(state: State, action: Action) -> State:
    """The state after one decision and everything it forces.

    Raises:
        IllegalAction: the rules forbid it here; ``rule`` is the clause that does.
    """
    rules, hands, field_, stock, drawn, piles, best, calls, seat, phase, turned, winner, end, laid = state
    wild, gain = rules.wild, 0
    turns = passes = False  # does a card wait to be turned; has the turn come to its end, yaku and all?
    if type(action) is Play:
        card, hand = action.card, hands[seat]
        if (
            phase is not PLAY
            or not hand >> card & 1
            or action
            not in (PLAYS[card][field_ >> (card & 60) & 15] if wild is None else wild.plays(card, field_))
        ):
            raise _broken(state, action)
        hands = _put(hands, seat, hand ^ 1 << card)
        field_ ^= action.swap
        gain = action.gain
        turns = True
    elif type(action) is Take:
        if (
            phase is not TAKE
            or turned is None
            or action
            not in (
                TURNS[turned][field_ >> (turned & 60) & 15]
                if wild is None
                else wild.turns(turned, field_, False)
            )
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
            winner = seat if rules.caller_scores else None
            passes = True
        else:
            phase, winner, end = OVER, seat, End.STOPPED
    else:
        raise TypeError(f"an action of a capture game, not {action!r}")
    while True:  # more than once only where the stock is played out
        if turns:
            turned = stock[drawn]
            drawn += 1
            if wild is None:
                options = TURNS[turned][field_ >> (turned & 60) & 15]
            else:
                options = wild.turns(turned, field_, drawn == len(stock))
            if len(options) == 1:  # else KK-4.3: the player has seen it, and chooses
                take = options[0].take
                field_ ^= take or 1 << turned
                if take:
                    gain |= take | 1 << turned
                turned = None
            if gain:
                piles = _put(piles, seat, piles[seat] | gain)
            if wild is not None and field_ & ~state.field & wild.bit:
                laid = seat
            phase = TAKE
        if phase is TAKE and turned is None:  # both halves are done: look at the yaku once (KK-4.5)
            passes = not rules.looks
            if not passes:
                table = rules.yaku if rules.table_at is None else rules.table_at(field_, calls)
                pile = piles[seat]
                points = table.points(pile) if rules.again is None else rules.again(best[seat], table, pile)
                passes = points <= best[seat]
                if not passes:
                    best, phase = _put(best, seat, points), CALL
                    if not rules.may_call(calls, seat):
                        phase, winner, end = OVER, seat, End.FORCED
                    elif not hands[seat]:
                        phase, winner, end = OVER, seat, End.LAST_CARD
        if not passes:
            break
        seat_, seat = seat, seat + 1 if seat + 1 < len(hands) else 0
        if hands[seat]:
            phase = PLAY
            break
        if not rules.play_out or drawn == len(stock):
            phase, end, seat = OVER, End.EXHAUSTED, seat_
            break
        gain, turns, passes = 0, True, False
    return State(
        rules, hands, field_, stock, drawn, piles, best, calls, seat, phase, turned, winner, end, laid
    )


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
        state.laid,
    )


def determinize(seen: Observation, random: Callable[[], float]) -> State:
    """A state that the seat could be in: the cards it has not seen, dealt anew.

    The stock then holds only the cards still to come, so its count of drawn cards starts again from 0.

    Raises:
        RulesError: the deal is over; what a hidden hand scored cannot be guessed.
    """
    if seen.phase is OVER:
        raise RulesError("the deal is over: there is nothing left to guess")
    unseen = sorted(cards(seen.unseen), key=lambda _: random())
    hands, at = [], 0
    for seat, size in enumerate(seen.hand_sizes):
        if seat == seen.seat:
            hands.append(seen.hand)
            continue
        hand = 0
        for card in unseen[at : at + size]:
            hand |= 1 << card
        hands.append(hand)
        at += size
    return State(
        seen.rules,
        tuple(hands),
        seen.field,
        tuple(unseen[at:]),
        0,
        seen.piles,
        seen.best,
        seen.calls,
        seen.to_act,
        seen.phase,
        seen.turned,
        seen.winner,
        seen.end,
        seen.laid,
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
    take, field_, wild = CardSet(action.take), CardSet(state.field), state.rules.wild
    if wild is not None and card == wild.card:
        return _broken_wild(state, action, take, wild)
    if wild is not None and take.mask & wild.bit:
        return IllegalAction(action, clause["wild-lies"], f"only a turned card takes {wild.card}")
    month = CardSet(15 << (card & 60))
    same = field_ & month if wild is None else field_ & month - CardSet(wild.bit)
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
    return IllegalAction(action, clause["must"], f"it must take {same.spaced}, which lies on the field")


def _broken_wild(state: State, action: Play | Take, take: CardSet, wild: Wild) -> IllegalAction:
    clause, field_ = state.rules.clauses, CardSet(state.field)
    if take.mask & wild.own:
        return IllegalAction(action, clause["wild"], "it takes no card of its own month")
    if not take <= field_:
        return IllegalAction(action, clause["play"], f"{(take - field_).spaced} does not lie on the field")
    if not take:
        which = "wild-played" if isinstance(action, Play) else "wild-turned"
        return IllegalAction(action, clause[which], "it must take a card, as the player chooses")
    many = "one card, or all three of a month that lie there" if wild.whole else "one card"
    return IllegalAction(action, clause["wild-one"], f"it takes {many}")

"""Capture games: play a card to the field, turn one from the stock, take what matches.

The family behind Koi-Koi and Hana-awase. A game is a ``FishingRules``: rows of data and a few functions; the
five verbs below are the same for every game. Seats count in order of play: seat 0 is the dealer and plays
first. All sets in here are masks (``cards.Mask``).

``apply`` is on the path of every playout, hence its shape: the state opened into locals, each clause changing
what it governs, and one positional call that closes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from hanacore.captures import CALLS, PLAYS, TURNS
from hanacore.captures import Action as Action
from hanacore.captures import Call as Call
from hanacore.captures import Play as Play
from hanacore.captures import Take as Take
from hanacore.cards import DECK, Card, CardSet, Mask, cards
from hanacore.errors import RulesError
from hanacore.fishing_illegal import broken
from hanacore.fishing_rules import CALL as CALL
from hanacore.fishing_rules import OVER as OVER
from hanacore.fishing_rules import PLAY as PLAY
from hanacore.fishing_rules import TAKE as TAKE
from hanacore.fishing_rules import Circumstances as Circumstances
from hanacore.fishing_rules import Dealt as Dealt
from hanacore.fishing_rules import End as End
from hanacore.fishing_rules import FishingRules as FishingRules
from hanacore.fishing_rules import Phase as Phase
from hanacore.fishing_rules import State as State
from hanacore.score import Settlement
from hanacore.shuffle import check_seed, shuffles


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
            raise broken(state, action)
        hands = _put(hands, seat, hand ^ 1 << card)
        field_ ^= action.swap
        gain = action.gain
        if wild is not None and action.swap == wild.bit:
            laid = seat
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
            raise broken(state, action)
        field_ ^= action.take
        piles = _put(piles, seat, piles[seat] | action.take | 1 << turned)
        turned = None
    elif type(action) is Call:
        if phase is not CALL:
            raise broken(state, action)
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
                elif wild is not None and turned == wild.card:
                    laid = seat
                turned = None
            if gain:
                piles = _put(piles, seat, piles[seat] | gain)
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

    The stock then holds only the cards still to come, so its count of drawn cards starts again from 0. Before
    the first card is played no hand is guessed that would have ended or voided the deal.

    Raises:
        RulesError: the deal is over; what a hidden hand scored cannot be guessed.
    """
    if seen.phase is OVER:
        raise RulesError("the deal is over: there is nothing left to guess")
    rules, dealt_now = seen.rules, min(seen.hand_sizes) == seen.rules.hand
    while True:
        hands, stock = _guessed(seen, random)
        if not dealt_now or _is_played(rules, hands, seen.field, seen.piles[0]):
            break
    return State(
        seen.rules,
        hands,
        seen.field,
        stock,
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


def _guessed(seen: Observation, random: Callable[[], float]) -> tuple[tuple[Mask, ...], tuple[Card, ...]]:
    """Hands and stock for a seat: its own hand, and the cards it has not seen at random."""
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
    return tuple(hands), tuple(unseen[at:])


def _is_played(rules: FishingRules, hands: tuple[Mask, ...], field_: Mask, taken: Mask) -> bool:
    """Whether such a deal comes to its first card; the dealer may have ``taken`` some of the field."""
    if rules.void(hands, field_ | taken) is not None:
        return False
    return rules.as_dealt is None or rules.as_dealt(hands, field_ | taken) is None


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

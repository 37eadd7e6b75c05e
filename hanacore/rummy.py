"""Rummies: draw a card, lay one down, claim what others lay down, and have little left when the deal ends.

A game is a ``RummyRules``; the verbs below are the same for every game. Seats count in order of play: seat 0
is the dealer and plays first. All sets in here are masks (``cards.Mask``).

``apply`` is on the path of every playout, hence its shape: the state opened into locals, each clause changing
what it governs, and one positional call that closes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from hanacore.cards import DECK, Card, CardSet, Mask, cards
from hanacore.errors import IllegalAction, RulesError
from hanacore.rummy_actions import (
    CLAIMS,
    DECLARE,
    DISCARDS,
    DRAW,
    PASS,
    STOP,
    Action,
    Declare,
    Deed,
    Discard,
    Draw,
    Pass,
    Ppong,
    Stop,
    Triple,
    counts,
    one_month,
    out,
    triples,
)
from hanacore.rummy_recall import recall
from hanacore.rummy_rules import SIX, TWO, End, Phase, RummyRules, Triples
from hanacore.score import Settlement
from hanacore.shuffle import SEEDS, check_seed, shuffled, shuffles

__all__ = [
    "DECLARE",
    "DRAW",
    "OVER",
    "PASS",
    "STOP",
    "TO_CLAIM",
    "TO_DISCARD",
    "TO_STOP",
    "Action",
    "Declare",
    "Deed",
    "Discard",
    "Draw",
    "End",
    "Observation",
    "Pass",
    "Phase",
    "Ppong",
    "RummyRules",
    "State",
    "Stop",
    "Triple",
    "Triples",
    "apply",
    "deal",
    "determinize",
    "from_deck",
    "lay_out",
    "legal_actions",
    "observe",
    "settle",
]

TO_STOP: Final = Phase.STOP  # bound once: members are slow to look up in 3.11
TO_DISCARD: Final = Phase.DISCARD
TO_CLAIM: Final = Phase.CLAIM
OVER: Final = Phase.OVER
_NONE: Final = Triples.NONE
_LAST: Final = Triples.LAST


class State(NamedTuple):
    """Everything about a deal, hidden cards included; players get an ``Observation``.

    ``stock`` is whole and in order, of which ``drawn`` cards have been drawn; a reshuffle makes a new one out
    of ``discards``, in the order that ``seed`` gives.
    """

    rules: RummyRules
    hands: tuple[Mask, ...]
    stock: tuple[Card, ...]
    drawn: int
    discards: Mask  # all that lies face up, claimed or not
    log: tuple[Deed, ...]  # every decision, and every draw that was none
    seat: int  # to act; when the deal is over, who ended it, if somebody did
    phase: Phase
    shown: Card | None  # the discard that may be claimed now
    discarder: int  # who laid down the last single card; -1 before anybody has
    ppongs: tuple[int, ...]  # how many discards each seat has claimed
    reshuffled: int  # how often
    seed: int  # of reshuffles to come
    end: End | None


class Observation(NamedTuple):
    """What one seat may know: all that players, hints and pages get to see. The log forgets nothing."""

    rules: RummyRules
    seat: int
    hand: Mask
    hand_sizes: tuple[int, ...]
    stock_size: int
    discards: Mask
    log: tuple[Deed, ...]
    to_act: int
    phase: Phase
    shown: Card | None
    discarder: int
    ppongs: tuple[int, ...]
    reshuffled: int
    end: End | None

    @property
    def actions(self) -> tuple[Action, ...]:
        """This seat's legal actions in canonical order; none when it is not its turn."""
        return (
            _choices(self.rules, self.phase, self.hand, self.shown, not self.log)
            if self.seat == self.to_act
            else ()
        )

    @property
    def unseen(self) -> Mask:
        """The cards that this seat does not see: the other hands and the stock."""
        return DECK.mask ^ self.hand ^ self.discards


def deal(rules: RummyRules, seed: int) -> State:
    """Shuffle and deal (for Nylon-ppong NP-2.4).

    Raises:
        RulesError: the seed is not a whole number from 0 to 2^64 - 1, or these rules only score.
    """
    return from_deck(rules, next(shuffles(check_seed(seed))), seed)


def lay_out(rules: RummyRules, hands: Iterable[Mask], stock: Iterable[Card], seed: int) -> State:
    """A deal from explicit cards; ``seed`` is that of its reshuffles.

    Raises:
        RulesError: the counts are wrong, a card stands twice, the seed is none, or these rules only score.
    """
    hands, stock = tuple(hands), tuple(stock)
    sizes = tuple([hand.bit_count() for hand in hands])
    if sizes != rules.sizes:
        raise RulesError(f"the hands hold {sizes} cards; dealt are {rules.sizes}", rules.clauses["deal"])
    CardSet.of(*(card for hand in hands for card in cards(hand)), *stock)
    if len(stock) + sum(sizes) != len(DECK):
        raise RulesError(f"the stock holds {len(stock)} cards; with the hands they must be 48", "DK-1.1")
    return _opened(rules, hands, stock, check_seed(seed))


def from_deck(rules: RummyRules, deck: Sequence[Card], seed: int) -> State:
    """Deal a shuffled deck, top card first; ``seed`` is that of its reshuffles.

    Raises:
        RulesError: these rules only score.
    """
    hands = [0] * rules.seats
    for seat, card in zip(rules.deal_order, deck, strict=False):
        hands[seat] |= 1 << card
    return _opened(rules, tuple(hands), tuple(deck[len(rules.deal_order) :]), seed)


def _opened(rules: RummyRules, hands: tuple[Mask, ...], stock: tuple[Card, ...], seed: int) -> State:
    if not rules.plays:
        raise RulesError(f"{rules.ruleset} only scores hands: how it is played is not wholly known")
    log: tuple[Deed, ...] = ()
    if rules.sizes[0] < SIX:  # else the dealer's sixth card stands for the first draw
        hands, log = _put(hands, 0, hands[0] | 1 << stock[0]), ((0, DRAW),)
    nobody = (0,) * rules.seats
    return State(rules, hands, stock, len(log), 0, log, 0, TO_DISCARD, None, -1, nobody, 0, seed, None)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every decision open to the seat to act, in canonical order; empty exactly when the deal is over."""
    return _choices(state.rules, state.phase, state.hands[state.seat], state.shown, not state.log)


def _choices(
    rules: RummyRules, phase: Phase, hand: Mask, shown: Card | None, as_dealt: bool
) -> tuple[Action, ...]:
    if phase is TO_CLAIM and shown is not None:
        return CLAIMS[shown >> 2][hand >> (shown & 60) & 15]
    if phase is TO_DISCARD:
        actions: tuple[Action, ...] = tuple([DISCARDS[card] for card in cards(hand)])
        counted = counts(hand)
        if rules.triples is not _NONE:
            for triple in triples(hand, counted):
                if rules.triples is not _LAST or out(hand ^ triple.cards):
                    actions += (triple,)
        if _declares(rules, hand, counted, as_dealt):
            return (DECLARE, *actions)
        return actions
    if phase is TO_STOP:
        return (STOP, DRAW) if _worth(rules, hand) <= rules.stop_limit else (DRAW,)
    return ()


def _declares(rules: RummyRules, hand: Mask, counted: int, as_dealt: bool) -> bool:
    """Whether a hand may be declared: six cards that make a yaku."""
    return hand.bit_count() == SIX and (rules.dealt_yaku or not as_dealt) and bool(rules.yaku[counted])


def _worth(rules: RummyRules, hand: Mask) -> int:
    return sum([rules.worth[card >> 2] for card in cards(hand)])


def apply(state: State, action: Action) -> State:
    """The state after one decision and everything it forces.

    Raises:
        IllegalAction: the rules forbid it here; ``rule`` is the clause that does.
    """
    rules, hands, stock, drawn, discards, log, seat, phase, shown, discarder, ppongs, times, seed, end = state
    log += ((seat, action),)
    hand = hands[seat]
    closes = draws = False  # is the discard nobody's any more? does the seat draw?
    if type(action) is Pass:
        if phase is not TO_CLAIM:
            raise _broken(state, action)
        closes = seat == (discarder + rules.asked) % len(hands)
        seat = seat + 1 if seat + 1 < len(hands) else 0
    elif type(action) is Discard:
        card = action.card
        if phase is not TO_DISCARD or not hand >> card & 1:
            raise _broken(state, action)
        hands, discards = _put(hands, seat, hand ^ 1 << card), discards | 1 << card
        shown, discarder, phase = card, seat, TO_CLAIM
        seat = seat + 1 if seat + 1 < len(hands) else 0
    elif type(action) is Draw:
        if phase is not TO_STOP:
            raise _broken(state, action)
        draws = True
    elif type(action) is Ppong:
        if (
            phase is not TO_CLAIM
            or shown is None
            or action not in CLAIMS[shown >> 2][hand >> (shown & 60) & 15]
        ):
            raise _broken(state, action)
        left = hand ^ action.cards
        hands, discards = _put(hands, seat, left), discards | action.cards
        ppongs = _put(ppongs, seat, ppongs[seat] + 1)
        shown, phase = None, TO_DISCARD
        if out(left):
            phase, end = OVER, End.PPONG
    elif type(action) is Triple:
        if phase is not TO_DISCARD or action not in _choices(rules, phase, hand, None, not state.log):
            raise _broken(state, action)
        left = hand ^ action.cards
        hands, discards = _put(hands, seat, left), discards | action.cards
        if out(left):
            phase, end = OVER, End.OUT
    elif type(action) is Stop:
        if phase is not TO_STOP or _worth(rules, hand) > rules.stop_limit:
            raise _broken(state, action)
        phase, end = OVER, End.STOPPED
    elif type(action) is Declare:
        if phase is not TO_DISCARD or not _declares(rules, hand, counts(hand), not state.log):
            raise _broken(state, action)
        phase, end = OVER, End.DECLARED
    else:
        raise TypeError(f"an action of a rummy, not {action!r}")
    if closes:
        shown = None
        seat = discarder + 1 if discarder + 1 < len(hands) else 0
        if drawn == len(stock) and times == rules.reshuffles:
            phase, end = OVER, End.EXHAUSTED
        else:
            if drawn == len(stock):
                times += 1
                stock, drawn, discards = _reshuffle(seed, times, discards), 0, 0
            # Whoever has two cards is asked whatever they are: being asked must tell nothing.
            if hands[seat].bit_count() == TWO and _others(ppongs, seat) >= rules.stop_needs:
                phase = TO_STOP
            else:
                log += ((seat, DRAW),)
                draws = True
    if draws:
        hands = _put(hands, seat, hands[seat] | 1 << stock[drawn])
        drawn += 1
        phase = TO_DISCARD
    return State(
        rules, hands, stock, drawn, discards, log, seat, phase, shown, discarder, ppongs, times, seed, end
    )


def _reshuffle(seed: int, number: int, discards: Mask) -> tuple[Card, ...]:
    return tuple([card for card in shuffled(f"{seed}/reshuffle/{number}") if discards >> card & 1])


def _others(ppongs: tuple[int, ...], seat: int) -> int:
    """How many other players have claimed a discard."""
    return sum([times > 0 for other, times in enumerate(ppongs) if other != seat])


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
        len(state.stock) - state.drawn,
        state.discards,
        state.log,
        state.seat,
        state.phase,
        state.shown,
        state.discarder,
        state.ppongs,
        state.reshuffled,
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


def determinize(seen: Observation, random: Callable[[], float]) -> State:
    """A state that the seat could be in: the cards it does not see, dealt anew, and the reshuffles to come.

    Every card lies where the log allows it to, and every such deal is as likely as another. ``random`` is
    uniform in [0, 1). The stock then holds only the cards still to come, so its count of drawn cards starts
    again from 0.

    Raises:
        RulesError: the deal is over; what a hidden hand scored cannot be guessed.
    """
    if seen.phase is OVER:
        raise RulesError("the deal is over: there is nothing left to guess")
    rules, unseen = seen.rules, seen.unseen
    known = recall(rules.sizes, len(DECK) - len(rules.deal_order), seen.log, seen.reshuffled)
    others = [seat for seat in range(rules.seats) if seat != seen.seat]
    hands = [0] * rules.seats
    rest: list[Card] = []
    possible = False
    while not possible:  # mostly at once: what is ruled out is one pair for a hand of two
        hands = [0] * rules.seats
        hands[seen.seat] = seen.hand
        for number, source in enumerate(known.sources):
            rest = sorted(cards(unseen & source), key=lambda _: random())
            for seat in others:
                for _ in range(known.held[seat][number]):
                    hands[seat] |= 1 << rest.pop()
        possible = all(known.admits(seat, hands[seat]) for seat in others)
    seed = int(random() * SEEDS)
    return State(
        rules,
        tuple(hands),
        tuple(rest),  # of the last source; the earlier ones are all in hands
        0,
        seen.discards,
        seen.log,
        seen.to_act,
        seen.phase,
        seen.shown,
        seen.discarder,
        seen.ppongs,
        seen.reshuffled,
        seed,
        seen.end,
    )


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _broken(state: State, action: Action) -> IllegalAction:
    """The clause that an illegal action breaks, in a player's words."""
    if state.phase is OVER:
        return IllegalAction(action, settle(state).ended, "the deal is over")
    told = {TO_STOP: _not_before_drawing, TO_DISCARD: _not_after_drawing, TO_CLAIM: _not_in_answer}
    clause, why = told[state.phase](state, action)
    return IllegalAction(action, state.rules.clauses[clause], why)


def _not_before_drawing(state: State, action: Action) -> tuple[str, str]:
    if isinstance(action, Stop):
        most, worth = state.rules.stop_limit, _worth(state.rules, state.hands[state.seat])
        return "stop", f"the two cards make {worth}, and one stops with {most} or less"
    return "turn", "draw first, or stop"


def _not_after_drawing(state: State, action: Action) -> tuple[str, str]:
    rules, hand = state.rules, state.hands[state.seat]
    match action:
        case Draw():
            return "turn", "the draw is done; discard a card"
        case Stop() if hand.bit_count() == TWO + 1 and _others(state.ppongs, state.seat) < rules.stop_needs:
            few = "one other has" if rules.stop_needs == 1 else f"{rules.stop_needs} others have"
            return "needs", f"one stops only when {few} claimed a discard"
        case Stop():
            return "stop", "one stops at the start of a turn, before drawing, with two cards"
        case Pass() | Ppong():
            return "claim", "no discard waits to be claimed"
        case Declare():
            if hand.bit_count() != SIX:
                return "declare", f"a yaku takes six cards, and the hand holds {hand.bit_count()}"
            if not state.log and not rules.dealt_yaku:
                return "dealt", "the cards as dealt may not be declared"
            return "declare", "the six cards make no yaku"
        case Discard(card):
            return "turn", f"{card} is not in the hand"
        case Triple(mask):
            if rules.triples is _NONE:
                return "triple", "three of a month may not be laid down together"
            if mask.bit_count() != 3 or not one_month(mask):
                return "triple", "only three cards of one month are laid down together"
            if mask & ~hand:
                return "triple", _not_held(mask & ~hand)
            return "triple", "three of a month are laid down only when that ends the deal"


def _not_held(missing: Mask) -> str:
    verb = "is" if missing.bit_count() == 1 else "are"
    return f"{CardSet(missing).spaced} {verb} not in the hand"


def _not_in_answer(state: State, action: Action) -> tuple[str, str]:
    if not isinstance(action, Ppong):
        return "claim", f"claim {state.shown} with two cards of its month, or pass"
    missing = action.cards & ~state.hands[state.seat]
    if missing:
        return "claim", _not_held(missing)
    return "two", f"{state.shown} is claimed with exactly two cards of its month"

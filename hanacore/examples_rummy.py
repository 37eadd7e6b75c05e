"""Worked examples of rummies: hands, ends of deals, positions and what is decided in them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hanacore import rummy
from hanacore.cards import DECK, CardSet
from hanacore.errors import RulesError
from hanacore.examples_block import (
    REST,
    Block,
    Found,
    Kind,
    Scored,
    carried_out,
    kind,
    lines,
    masks,
    number,
    numbers,
    ordered,
    seat_texts,
    text,
    texts,
    together,
)
from hanacore.nylonppong import Ending, Hand, score, settlement, six_card_yaku
from hanacore.nylonppong_ending import BETWEEN_TURNS
from hanacore.rummy import (
    DRAW,
    OVER,
    PASS,
    TO_CLAIM,
    TO_DISCARD,
    RummyRules,
    State,
    apply,
    from_deck,
    lay_out,
    legal_actions,
    settle,
)
from hanacore.score import ScoreSheet, Settlement
from hanacore.shuffle import SEEDS
from hanacore.tokens import read_action

_DRAWN: Final = tuple(size + 1 for size in BETWEEN_TURNS)
_MOST: Final = 6  # cards of a hand
_PPONGS: Final = 13  # more than there are months


def _hand(rules: RummyRules, block: Block) -> Found:
    """Six cards as they would be declared, where they make a yaku; else what is counted at the end."""
    hand = Hand.parse(text(block, "hand"))
    if len(hand.months) > _MOST:
        raise RulesError(f"a hand never holds {len(hand.months)} cards, but {_MOST} at most", "NP-3.8")
    yaku = six_card_yaku(hand.months, rules)
    sheet = ScoreSheet(yaku) if yaku else score(hand.months, hand.cards)
    return Found({"lines": lines(sheet), "total": sheet.total}, (Scored(sheet),))


def _settlement(rules: RummyRules, block: Block) -> Found:
    hands = [Hand.parse(one) for one in seat_texts(block, "hands", rules.seats, rules.clauses["deal"])]
    if len({bool(hand.cards) for hand in hands if hand.months}) > 1:
        raise RulesError("all hands are written in months, or all in cards", "DK-2.2")
    together(*(hand.cards.mask for hand in hands))
    end = Ending.parse(text(block, "end"))
    settled = settlement([hand.months for hand in hands], end, rules, [hand.cards for hand in hands])
    return _settled(rules, settled, {})


def _settled(rules: RummyRules, settled: Settlement, answers: dict[str, object]) -> Found:
    answers |= {
        "lines": [lines(sheet) for sheet in settled.sheets],
        "totals": list(settled.totals),
        "ended": settled.ended,
        "next_dealer": rules.next_dealer(settled).seat,
    }
    return Found(answers, tuple([Scored(sheet, seat) for seat, sheet in enumerate(settled.sheets)]))


def _play(rules: RummyRules, block: Block) -> Found:
    state = _dealt(rules, block) if "deck" in block else _position(rules, block)
    actions = [read_action(rules, token, token, 0) for token in texts(block, "actions")]
    _, state, answers = carried_out(block, state, actions, apply)
    answers |= {
        "choices": [str(action) for action in legal_actions(state)],
        "hands_after": [CardSet(hand).spaced for hand in state.hands],
        "discards_after": CardSet(state.discards).spaced,
        "stock_left": len(state.stock) - state.drawn,
        "phase": state.phase.value,
        "to_act": state.seat,
    }
    return _settled(rules, settle(state), answers) if state.phase is OVER else Found(answers)


def _dealt(rules: RummyRules, block: Block) -> State:
    if both := (_GIVEN_IN_PLAY - {"deck", "seed", "actions"}) & block.keys():
        raise RulesError(f"a deck deals everything; leave out {', '.join(sorted(both))}")
    top = ordered(block, "deck")
    deck = (*top, *(DECK - together(stock=top)))
    return from_deck(rules, deck, number(block, "seed", SEEDS))


def _position(rules: RummyRules, block: Block) -> State:
    """A position at a turn's beginning, or after the draw where the hand on turn holds six or three.

    Cards that the block does not name lie at the bottom of the stock, or face up where the discards are
    ``rest``.
    """
    deal = rules.clauses["deal"]
    hands = masks(block, "hands", rules.seats, deal)
    lying, stock = text(block, "discards", ""), ordered(block, "stock")
    discards = 0 if lying.strip() == REST else CardSet.parse(lying).mask
    left = DECK - together(*hands, discards, stock=stock)
    if lying.strip() == REST:
        discards = left.mask
    else:
        stock += tuple(left)
    turn, seed = number(block, "turn", rules.seats), number(block, "seed", SEEDS)
    ppongs = numbers(block, "ppongs", rules.seats, _PPONGS)
    reshuffled = number(block, "reshuffled", rules.reshuffles + 1)
    for seat, hand in enumerate(hands):
        size = hand.bit_count()
        if size not in (BETWEEN_TURNS + _DRAWN if seat == turn else BETWEEN_TURNS):
            raise RulesError(f"seat {seat} holds {size} cards; it cannot, with turn {turn}", "NP-3.8")
        if ppongs[seat] and size > 3:
            raise RulesError(f"seat {seat} holds {size} cards; after a ppong there are two", "NP-4.4")
    if not (turn or discards or reshuffled) and tuple([hand.bit_count() for hand in hands]) == rules.sizes:
        return lay_out(rules, hands, stock, seed)
    before = (turn - 1) % rules.seats
    state = State(
        rules,
        hands,
        stock,
        0,
        discards,
        ((turn, DRAW),),
        turn,
        TO_DISCARD,
        None,
        before,
        ppongs,
        reshuffled,
        seed,
        None,
    )
    if hands[turn].bit_count() in _DRAWN:
        return state
    # Nobody claims what lay there before: then the turn begins as every turn does.
    return rummy.apply(state._replace(seat=(before + rules.asked) % rules.seats, phase=TO_CLAIM), PASS)


_GIVEN_IN_PLAY: Final = frozenset(
    ("deck", "hands", "stock", "discards", "turn", "ppongs", "reshuffled", "seed", "actions")
)
KINDS: Final[Mapping[str, Kind[RummyRules]]] = MappingProxyType(
    {
        "pile": kind(_hand, "hand", "lines total"),
        "settlement": kind(_settlement, "hands end", "lines totals ended next_dealer"),
        "play": kind(
            _play,
            " ".join(_GIVEN_IN_PLAY),
            "choices hands_after discards_after stock_left phase to_act ended lines totals next_dealer "
            "illegal",
        ),
    }
)

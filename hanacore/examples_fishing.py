"""Worked examples of capture games: piles, ends of deals, positions and what is decided in them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from types import MappingProxyType
from typing import Final

from hanacore.cards import DECK, CardSet, Mask
from hanacore.errors import RulesError
from hanacore.examples_block import (
    Block,
    Found,
    Kind,
    Scored,
    carried_out,
    flag,
    kind,
    lines,
    masks,
    number,
    numbers,
    ordered,
    text,
    texts,
    the_rest,
    together,
)
from hanacore.fishing import (
    CALL,
    OVER,
    PLAY,
    Circumstances,
    End,
    FishingRules,
    State,
    apply,
    from_deck,
    lay_out,
    legal_actions,
    settle,
)
from hanacore.tokens import read_action


def _pile(rules: FishingRules, block: Block) -> Found:
    pile = CardSet.parse(text(block, "pile")).mask
    sheet = rules.score(pile, _circumstances(rules, block, pile))
    answers: dict[str, object] = {"lines": lines(sheet), "total": sheet.total}
    if rules.card_points is not None:
        answers["card_points"] = rules.card_points(pile)
    return Found(answers, (Scored(sheet, None, pile),))


def _circumstances(rules: FishingRules, block: Block, pile: Mask) -> Circumstances:
    field = CardSet.parse(text(block, "field", "")).mask
    together(pile, field)
    called = flag(block, "opponent_called")
    own, other = _calls(rules, block, 2)
    if called and "calls" in block:
        raise RulesError("opponent_called says what calls says: write one of them")
    return Circumstances(own, other or int(called), field)


def _calls(rules: FishingRules, block: Block, size: int) -> tuple[int, ...]:
    if not rules.looks and (both := {"calls", "opponent_called"} & block.keys()):
        raise RulesError(f"nobody calls in {rules.id}; leave out {', '.join(both)}", rules.clauses["call"])
    return numbers(block, "calls", size, rules.hand + 1)


def _settlement(rules: FishingRules, block: Block) -> Found:
    if "piles" not in block:
        return _as_dealt(rules, block)
    if "hands" in block:
        raise RulesError("as dealt there are no piles yet")
    state = _position(rules, block)._replace(stock=(), phase=OVER, end=End.EXHAUSTED)
    return _over(rules, state, {})


def _as_dealt(rules: FishingRules, block: Block) -> Found:
    if both := {"calls", "laid"} & block.keys():
        raise RulesError(f"as dealt there is no {' and no '.join(sorted(both))} yet")
    field = CardSet.parse(text(block, "field")).mask
    hands = masks(block, "hands", rules.seats, rules.clauses["deal"])
    dealt = together(*hands, field)
    if field.bit_count() == rules.field and (rule := rules.void(hands, field)):
        return Found({"redeal": rule})
    state = lay_out(rules, hands, field, DECK - dealt)
    if state.phase is not OVER:
        raise RulesError("these hands are played: nothing is settled yet", rules.clauses["settle"])
    return _over(rules, state, {})


def _play(rules: FishingRules, block: Block) -> Found:
    if "deck" in block:
        if both := (_GIVEN_IN_PLAY - {"deck", "actions"}) & block.keys():
            raise RulesError(f"a deck deals everything; leave out {', '.join(sorted(both))}")
        top = ordered(block, "deck")
        state = from_deck(rules, (*top, *(DECK - together(stock=top))))
        if rule := rules.void(state.hands, state.field | state.piles[0]):
            return Found({"redeal": rule})
    else:
        state = _position(rules, block)
        if not state.hands[state.seat]:
            raise RulesError(f"seat {state.seat} has no card to play", rules.clauses["play"])
    actions = [read_action(rules, token, token, 0) for token in texts(block, "actions")]
    before, state, answers = carried_out(block, state, actions, apply)
    answers |= {
        "choices": [str(action) for action in legal_actions(state)],
        "taken": CardSet(state.piles[before.seat] & ~before.piles[before.seat]).spaced,
        "hands_after": [CardSet(hand).spaced for hand in state.hands],
        "field_after": CardSet(state.field).spaced,
        "piles_after": [CardSet(pile).spaced for pile in state.piles],
        "phase": state.phase.value,
        "to_act": state.seat,
    }
    if state.phase is OVER:
        return _over(rules, state, answers)
    if state.phase is CALL:  # what stopping now would score
        pile, own = state.piles[state.seat], state.calls[state.seat]
        sheet = rules.score(pile, Circumstances(own, sum(state.calls) - own, state.field))
        return Found(answers | {"lines": lines(sheet)}, (Scored(sheet, state.seat, pile),))
    return Found(answers)


def _over(rules: FishingRules, state: State, answers: dict[str, object]) -> Found:
    settlement = settle(state)
    answers |= {
        "totals": list(settlement.totals),
        "ended": settlement.ended,
        "next_dealer": rules.next_dealer(settlement).seat,
    }
    if rules.settle_piles is None:  # one player scores, or nobody
        seat = settlement.winner
        answers["lines"] = [] if seat is None else lines(settlement.sheets[seat])
        return Found(
            answers,
            () if seat is None else (Scored(settlement.sheets[seat], seat, state.piles[seat] or None),),
        )
    counted = [
        line for sheet in settlement.sheets for line in sheet.lines if line.what == "card-points"
    ]  # of the piles as finally counted
    answers |= {
        "lines": [lines(sheet) for sheet in settlement.sheets],
        "card_points": [line.value for line in counted],
        "yaku": [rules.score(line.cards.mask, Circumstances()).total for line in counted],
    }
    return Found(answers, tuple([Scored(sheet, seat) for seat, sheet in enumerate(settlement.sheets)]))


def _position(rules: FishingRules, block: Block) -> State:
    """A position from the cards a block names; the others lie at the bottom of the stock."""
    deal = rules.clauses["deal"]
    hands = masks(block, "hands", rules.seats, deal)
    piles = masks(block, "piles", rules.seats, deal)
    field = CardSet.parse(text(block, "field", "")).mask
    stock = ordered(block, "stock")
    calls = _calls(rules, block, rules.seats)
    turn, laid = number(block, "turn", rules.seats), number(block, "laid", rules.seats)
    piles, left = the_rest(block, "piles", piles, together(*hands, *piles, field, stock=stock))
    stock += tuple(left)
    if (most := max(hand.bit_count() for hand in hands)) > rules.hand:
        raise RulesError(f"a hand holds at most {rules.hand} cards, not {most}", deal)
    if len(stock) < sum(hand.bit_count() for hand in hands):
        raise RulesError("the stock is too short: every card played turns one", rules.clauses["turn"])
    best = _best(rules, field, piles, calls)
    callers = [seat for seat, times in enumerate(calls) if times]
    last = number(block, "called_last", rules.seats, callers[-1]) if callers else None
    winner = last if rules.caller_scores else None
    return State(rules, hands, field, stock, 0, piles, best, calls, turn, PLAY, None, winner, None, laid)


def _best(
    rules: FishingRules, field: Mask, piles: tuple[Mask, ...], calls: tuple[int, ...]
) -> tuple[int, ...]:
    """What each seat has formed so far, where yaku are looked at after each turn."""
    if not rules.looks:
        return (0,) * rules.seats
    table = rules.yaku if rules.table_at is None else rules.table_at(field, calls)
    best = tuple(
        [table.points(pile) if rules.again is None else rules.again(0, table, pile) for pile in piles]
    )
    if rules.table_at is None:  # else what was formed then may count for nothing now
        if any(formed and not called for formed, called in zip(best, calls, strict=True)):
            raise RulesError("a yaku without a call would have ended the deal", rules.clauses["call"])
        if any(called and not formed for formed, called in zip(best, calls, strict=True)):
            raise RulesError("only who has formed a yaku calls", rules.clauses["call"])
    if not _reachable(rules, calls):
        raise RulesError(f"so many calls cannot be made, {list(calls)}", rules.clauses["call"])
    return best


def _reachable(rules: FishingRules, calls: tuple[int, ...]) -> bool:
    """Whether some order of calls comes to these, each of them allowed."""
    reached = {(0,) * rules.seats}
    for earlier in product(*(range(n + 1) for n in calls)):
        for seat in range(rules.seats):
            if earlier[seat] and earlier not in reached:
                before = tuple([n - (other == seat) for other, n in enumerate(earlier)])
                if before in reached and rules.may_call(before, seat):
                    reached.add(earlier)
    return calls in reached


_GIVEN_IN_PLAY: Final = frozenset(
    ("deck", "hands", "field", "stock", "piles", "calls", "called_last", "turn", "laid", "actions")
)
KINDS: Final[Mapping[str, Kind[FishingRules]]] = MappingProxyType(
    {
        "pile": kind(_pile, "pile opponent_called calls field", "lines total card_points"),
        "settlement": kind(
            _settlement,
            "hands field piles calls called_last laid",
            "redeal lines totals card_points yaku ended next_dealer",
        ),
        "play": kind(
            _play,
            " ".join(_GIVEN_IN_PLAY),
            "redeal choices taken hands_after field_after piles_after phase to_act ended lines totals "
            "card_points yaku next_dealer illegal",
        ),
    }
)

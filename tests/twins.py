"""One deal played twice, by the engine and by the naive second implementation, and compared at every step."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import naive_hanaawase
import naive_koikoi_options
import naive_nylonppong
from configurations import deck, layout, pick

from hanacore import (
    GAMES,
    Action,
    CardSet,
    Layout,
    Record,
    RulesError,
    State,
    apply,
    lay_out,
    legal_actions,
    settle,
)
from hanacore.ruleset import Choice


@lru_cache(10_000)
def codes(mask: int) -> frozenset[str]:
    return frozenset(card.code for card in CardSet(mask))


class Twin:
    """The engine's state beside a naive deal from the same cards."""

    def __init__(self, choice: Choice, dealt: Layout) -> None:
        self.choice = choice
        self.hands = [codes(hand) for hand in dealt.hands]
        self.field = codes(dealt.field)
        self.stock = [card.code for card in dealt.stock]
        self.void = self.is_void()

    def begin(self, dealt: Layout) -> None:
        self.naive = self.deal()
        self.state: State = lay_out(GAMES[self.choice.game].rules_of(self.choice), dealt)

    def is_void(self) -> bool:
        return False

    def deal(self) -> Any:
        raise NotImplementedError

    def table(self) -> list[tuple[object, object]]:
        """What lies where, by the engine and by the naive deal."""
        raise NotImplementedError

    def next_dealer(self) -> int | None:
        """None where the rules do not say."""
        raise NotImplementedError

    def sheets(self) -> list[list[str]]:
        """Every seat's lines, by the source's own rules."""
        raise NotImplementedError

    def step(self, action: Action) -> None:
        self.state = apply(self.state, action)
        self.naive.do(str(action))
        self.agree()

    def agree(self) -> None:
        state, naive = self.state, self.naive
        assert set(map(str, legal_actions(state))) == naive.legal()
        assert (state.end is not None) == naive.over
        assert [codes(hand) for hand in state.hands] == naive.hands
        assert [card.code for card in state.stock[state.drawn :]] == naive.stock
        if not naive.over:
            assert state.seat == naive.actor
        for ours, theirs in self.table():
            assert ours == theirs


class Fishing(Twin):
    def table(self) -> list[tuple[object, object]]:
        state, naive = self.state, self.naive
        return [
            ([codes(pile) for pile in state.piles], naive.piles),
            (codes(state.field), naive.field),
            ("" if state.turned is None else state.turned.code, naive.turned),
        ]


class KoiKoi(Fishing):
    def is_void(self) -> bool:
        return naive_koikoi_options.void(self.field, self.choice.values)

    def deal(self) -> Any:
        return naive_koikoi_options.Deal(
            self.choice.values, self.hands, self.field, self.stock, self.choice.deal
        )

    def table(self) -> list[tuple[object, object]]:
        return [*super().table(), (list(self.state.calls), self.naive.calls)]

    def next_dealer(self) -> int | None:
        return self.naive.next_dealer


class HanaAwase(Fishing):
    def is_void(self) -> bool:
        return naive_hanaawase.void(self.hands, self.field, self.choice.values)

    def deal(self) -> Any:
        return naive_hanaawase.Deal(self.choice.values, self.hands, self.field, self.stock)

    def table(self) -> list[tuple[object, object]]:
        # When the engine's deal is over, its leftovers wait for ``settle``.
        return [] if self.naive.over else super().table()

    def sheets(self) -> list[list[str]]:
        return naive_hanaawase.sheets(self.naive.piles, self.choice.values)

    def next_dealer(self) -> int | None:
        return naive_hanaawase.next_dealer(self.naive.totals(), self.choice.values)


class NylonPpong(Twin):
    def deal(self) -> Any:
        return naive_nylonppong.Deal(self.choice.values, self.hands, self.stock, self.reshuffled)

    def reshuffled(self, _: set[str]) -> list[str]:
        return [card.code for card in self.state.stock]

    def table(self) -> list[tuple[object, object]]:
        return [(codes(self.state.discards), self.naive.discards)]

    def sheets(self) -> list[list[str]]:
        hands = [naive_nylonppong.months(hand) for hand in self.naive.hands]
        return naive_nylonppong.sheets(hands, self.naive.ending, self.choice.values)

    def next_dealer(self) -> int | None:
        return naive_nylonppong.next_dealer(self.naive.totals(), self.naive.ending, self.choice.values)


TWINS = {"koi-koi": KoiKoi, "hana-awase": HanaAwase, "nylon-ppong": NylonPpong}


def play(choice: Choice, random: Random, dealt: Layout | None = None, keep: str = "") -> Twin:
    """Play some deal to its end; both must agree at every step, and on what it brings.

    The card ``keep`` is played last. What failed is told as a record.
    """
    dealt, decisions = dealt or layout(random, choice, deck(random)), []
    try:
        twin = TWINS[choice.game](choice, dealt)
        if twin.void:
            assert_void(choice, dealt)
            return twin
        twin.begin(dealt)
        twin.agree()
        while actions := legal_actions(twin.state):
            decisions.append(pick(random, actions, keep))
            twin.step(decisions[-1])
        settlement = settle(twin.state)
        assert list(settlement.totals) == twin.naive.totals()
        expected = twin.next_dealer()
        assert expected in (None, twin.state.rules.next_dealer(settlement).seat)
    except AssertionError as error:
        error.add_note(str(Record(choice, dealt, tuple(decisions))))
        raise
    return twin


def assert_void(choice: Choice, dealt: Layout) -> None:
    try:
        lay_out(GAMES[choice.game].rules_of(choice), dealt)
    except RulesError as error:
        assert error.rule is not None
    else:
        raise AssertionError("the engine plays a deal that is void")

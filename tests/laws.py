"""What holds in every deal of every game, whoever plays it and by whatever rules."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from configurations import layout_of, pick

from hanacore import (
    GAMES,
    Action,
    Call,
    CardSet,
    Play,
    Record,
    RulesError,
    State,
    Take,
    apply,
    deal,
    legal_actions,
    observe,
    settle,
)
from hanacore.cards import DECK
from hanacore.ruleset import Choice
from hanacore.rummy_actions import Declare, Discard, Draw, Pass, Ppong, Stop, Triple
from hanacore.tokens import read_action
from hanacore.verbs import determinize

# The decisions of a game in their order; those of one kind by what they play, then by what they take.
ORDER = (Declare, Stop, Draw, Pass, Play, Take, Call, Discard, Ppong, Triple)
Steps = list[tuple[State, Action | None]]  # every state with the decision made in it, none in the last


def walk(choice: Choice, seed: int) -> Steps:
    """A random deal."""
    state, random, steps = deal(GAMES[choice.game].rules_of(choice), seed), Random(seed), []
    while actions := legal_actions(state):
        steps.append((state, pick(random, actions)))
        state = apply(state, steps[-1][1])
    return [*steps, (state, None)]


def check_deal(choice: Choice, seed: int) -> None:
    """The laws of a deal, from its cards to its record."""
    steps, random = walk(choice, seed), Random(seed)
    assert steps == walk(choice, seed)
    for state, _ in steps:
        check_state(state, random)
    for (state, _), (later, _) in pairwise(steps):
        with pytest.raises(RulesError):
            settle(state)
        for seat in range(choice.seats):
            check_memory(state, later, seat)
    final, decisions = steps[-1][0], tuple(action for _, action in steps if action)
    check_end(choice, final)
    check_records(choice, seed, steps[0][0], decisions, final)


def masks(state: State) -> list[int]:
    """Everything that holds cards."""
    turned = getattr(state, "turned", None)
    return [
        *state.hands,
        *getattr(state, "piles", ()),
        getattr(state, "field", 0),
        getattr(state, "discards", 0),
        CardSet.of(*state.stock[state.drawn :]).mask,
        0 if turned is None else 1 << turned,
    ]


def check_cards(state: State) -> None:
    """Cards are conserved, and none lies in two places."""
    held = masks(state)
    assert sum(held) == DECK.mask
    assert sum(mask.bit_count() for mask in held) == len(DECK)


def check_state(state: State, random: Random) -> None:
    """The laws of one state: what is allowed, what is seen, what can be guessed."""
    check_cards(state)
    actions, rules = legal_actions(state), state.rules
    assert bool(actions) == (state.end is None)
    assert [*map(place, actions)] == sorted({*map(place, actions)})
    for action in actions:
        assert read_action(rules, str(action), str(action), 0) == action
    for seat in range(rules.seats):
        seen = observe(state, seat)
        assert seen.hand == state.hands[seat]
        assert seen.hand_sizes == tuple([hand.bit_count() for hand in state.hands])
        assert seen.to_act == state.seat
        assert seen.actions == (actions if seat == state.seat else ())
        hidden = [hand for n, hand in enumerate(state.hands) if n != seat]
        assert seen.unseen == sum(hidden) + CardSet.of(*state.stock[state.drawn :]).mask
        if actions:
            guess = determinize(seen, random.random)
            assert observe(guess, seat) == seen
            check_cards(guess)
        else:
            with pytest.raises(RulesError):
                determinize(seen, random.random)


def place(action: Action) -> tuple[int, ...]:
    """Where a decision stands among others."""
    values = [getattr(action, name, 0) for name in ("card", "take", "cards", "go_on")]
    return ORDER.index(type(action)), *map(int, values)


def check_memory(state: State, later: State, seat: int) -> None:
    """What was seen stays seen until it is shuffled into the stock again, and no decision is forgotten."""
    before, now = observe(state, seat), observe(later, seat)
    if getattr(before, "reshuffled", 0) == getattr(now, "reshuffled", 0):
        assert now.unseen & ~before.unseen == 0
    log = getattr(before, "log", ())
    assert getattr(now, "log", ())[: len(log)] == log


def check_records(
    choice: Choice, seed: int, start: State, decisions: tuple[Action, ...], final: State
) -> None:
    by_seed = Record(choice, seed, decisions)
    assert Record.parse(str(by_seed)) == by_seed
    assert by_seed.final() == final
    by_cards = Record(choice, layout_of(start), decisions)
    assert Record.parse(str(by_cards)) == by_cards
    assert masks(by_cards.final()) == masks(final)
    assert settle(by_cards.final()) == settle(final)


def check_end(choice: Choice, final: State) -> None:
    """The laws of a deal that is over, and of its sums."""
    check_cards(final)
    settlement = settle(final)
    totals = settlement.totals
    assert len(totals) == choice.seats
    assert settlement.ended
    assert final.rules.next_dealer(settlement).seat in range(choice.seats)
    if choice.game == "koi-koi":
        assert sum(totals) == 0 if choice["kk.zero_sum"] == "on" else min(totals) == 0  # KK-6.12
        if final.end.value == "exhausted":  # KK-2.2, KK-4.6
            assert len(final.stock) - final.drawn == (8 if choice["kk.play_out_stock"] == "off" else 0)
    elif choice.game == "hana-awase":
        if choice["ha.base"] == "on":
            assert sum(totals) == 0  # HA-6.2
        check_card_points(
            choice, [{line.what: line.value for line in sheet.lines} for sheet in settlement.sheets]
        )
    else:
        check_hands(final, totals)


def check_card_points(choice: Choice, sheets: list[dict[str, int]]) -> None:
    """HA-3.2, HA-8.7; a deal void by HA-8.3 has none."""
    if choice["ha.dandruff"] == "off" or any("card-points" in sheet for sheet in sheets):
        points = sum(sheet["card-points"] for sheet in sheets)
        assert points == (264 if choice["ha.kasu"] == "1" else 240)


def check_hands(final: State, totals: tuple[int, ...]) -> None:
    """Nobody but who ended the deal, or fed its end, scores anything but the own hand (NP-5.10, NP-6.4)."""
    how = final.end.value
    apart = {"stop": {final.seat}, "declare": {final.seat}, "ppong": {final.discarder}}.get(how, set())
    for seat, total in enumerate(totals):
        if seat not in apart:
            assert 0 <= total <= 12 + 12 + 11 + 11 + 10  # NP-8.1
    if how in ("ppong", "out"):
        assert totals[final.seat] == 0  # nothing is left, or three of a month
    if how == "declare":
        assert totals[final.seat] <= 0

"""The contract of the five verbs. A game is tested by being registered."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import positions, seeds

from hanacore import (
    GAMES,
    Action,
    Card,
    CardSet,
    IllegalAction,
    Play,
    RulesError,
    State,
    Take,
    apply,
    deal,
    game,
    legal_actions,
    observe,
    settle,
)
from hanacore.cards import DECK, odd_months
from hanacore.fishing import CALL, OVER, End
from hanacore.notation import Record

RANDOM_DEALS = 100_000


def reshuffle_unseen(state: State, seat: int, random: Random) -> State:
    """A state that ``seat`` cannot tell from this one."""
    others = [n for n in range(len(state.hands)) if n != seat]
    unseen = [*state.stock[state.drawn :]]
    for n in others:
        unseen += CardSet(state.hands[n])
    random.shuffle(unseen)
    hands = list(state.hands)
    for n in others:
        size = state.hands[n].bit_count()
        hands[n] = CardSet.of(*unseen[:size]).mask
        del unseen[:size]
    return state._replace(hands=tuple(hands), stock=(*state.stock[: state.drawn], *unseen))


def everywhere(state: State) -> list[Card]:
    masks = [*state.hands, *state.piles, state.field]
    turned = [] if state.turned is None else [state.turned]
    return [*(card for mask in masks for card in CardSet(mask)), *state.stock[state.drawn :], *turned]


@pytest.mark.parametrize("slug", GAMES)
@settings(max_examples=100, deadline=None)
@given(seed=seeds)
def test_every_law_holds_at_every_step(slug: str, seed: int) -> None:
    rules, random = GAMES[slug].rules(), Random(seed)
    state = deal(rules, seed)
    assert state == deal(rules, seed)
    decisions: list[Action] = []
    while actions := legal_actions(state):
        assert state.phase is not OVER
        assert sorted(everywhere(state)) == list(DECK)  # cards are conserved
        assert len(set(actions)) == len(actions)
        for pile in state.piles:
            assert not odd_months(pile)  # DK-4.8
        for seat in range(rules.seats):
            seen = observe(state, seat)
            assert seen == observe(reshuffle_unseen(state, seat, random), seat)
            assert seen.actions == (actions if seat == state.seat else ())
            assert seen.unseen.bit_count() == len(state.stock) - state.drawn + sum(
                hand.bit_count() for n, hand in enumerate(state.hands) if n != seat
            )
        decisions.append(random.choice(actions))
        state = apply(state, decisions[-1])
    assert state.phase is OVER
    assert state.end is not None
    record = Record.of(slug, seed, tuple(decisions))
    assert Record.parse(str(record)) == record
    assert record.final() == state


@pytest.mark.parametrize("slug", GAMES)
def test_a_hundred_thousand_random_deals_end(slug: str) -> None:
    rules, random = GAMES[slug].rules(), Random(1).random
    ends = dict.fromkeys(End, 0)
    for seed in range(RANDOM_DEALS):
        state = deal(rules, seed)
        while state.phase is not OVER:
            actions = legal_actions(state)
            state = apply(state, actions[int(random() * len(actions))])
        settlement = settle(state)
        assert state.end is not None
        ends[state.end] += 1
        if slug == "koi-koi":
            assert min(settlement.totals) == 0  # at most one seat scores, KK-6.12
            if state.end is End.EXHAUSTED:
                assert len(state.stock) - state.drawn == 8  # KK-2.2
    assert all(ends.values()), ends


@given(positions, st.data())
@settings(max_examples=300, deadline=None)
def test_only_legal_actions_are_applied(state: State, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(list(Card)))
    take = data.draw(st.sampled_from([0, *(1 << n for n in range(48)), state.field & 15 << (card & 60)]))
    action = data.draw(st.sampled_from([Play(card, take), Take(take), *map(type_call, (True, False))]))
    if action in legal_actions(state):
        assert apply(state, action) != state
    else:
        with pytest.raises(IllegalAction) as caught:
            apply(state, action)
        assert caught.value.rule
        assert caught.value.rule.startswith("KK-")


def type_call(go_on: bool) -> Action:
    from hanacore import Call

    return Call(go_on)


def test_deals_that_are_not_over_are_not_settled() -> None:
    with pytest.raises(RulesError, match="not over"):
        settle(deal(game("koi-koi").rules(), 7))


def test_only_seats_observe() -> None:
    for seat in (-1, 2):
        with pytest.raises(RulesError, match="no seat"):
            observe(deal(game("koi-koi").rules(), 7), seat)


@given(positions)
def test_an_observation_holds_no_hidden_card(state: State) -> None:
    for seat in (0, 1):
        seen = observe(state, seat)
        assert state.hands[1 - seat] & ~seen.unseen == 0
        assert all(seen.unseen >> card & 1 for card in state.stock[state.drawn :])


@given(positions)
def test_a_call_is_offered_only_with_cards_in_hand(state: State) -> None:
    if state.phase is CALL:
        assert state.hands[state.seat]  # KK-5.5
        assert not any(state.calls)  # KK-5.2

"""Computer players: legal, deterministic, better than chance, and blind to what is hidden."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws import check_cards
from strategies import positions

from hanacore import RulesError, deal, game
from hanacore.advise import BOTS, at_random, greedy, playout
from hanacore.fishing import OVER, State, apply, determinize, legal_actions, observe, settle

RULES = game("koi-koi").rules()


@given(positions, st.sampled_from(sorted(BOTS)), st.integers(0, 9))
@settings(deadline=None)
def test_players_choose_a_legal_action_and_the_same_one_again(state: State, bot: str, seed: int) -> None:
    if state.phase is OVER:
        return
    seen = observe(state, state.seat)
    choice = BOTS[bot](seen, Random(seed).random)
    assert choice in legal_actions(state)
    twin = observe(determinize(seen, Random(seed).random), state.seat)
    assert BOTS[bot](twin, Random(seed).random) == choice


@given(positions, st.integers(0, 9))
@settings(deadline=None)
def test_a_determinized_state_looks_the_same_from_the_seat(state: State, seed: int) -> None:
    for seat in (0, 1):
        seen = observe(state, seat)
        if state.phase is OVER:
            with pytest.raises(RulesError, match="over"):
                determinize(seen, Random(seed).random)
            continue
        other = determinize(seen, Random(seed).random)
        check_cards(other)
        assert observe(other, seat) == seen


@given(positions, st.integers(0, 9))
@settings(deadline=None, max_examples=50)
def test_a_playout_is_the_verbs_with_the_same_random_stream(state: State, seed: int) -> None:
    for seat in (0, 1) if state.phase is not OVER else ():
        random = Random(seed).random
        other = determinize(observe(state, seat), random)
        while actions := legal_actions(other):
            other = apply(other, actions[int(random() * len(actions))])
        totals = settle(other).totals
        assert playout(observe(state, seat), Random(seed).random) == totals[seat] - totals[1 - seat]


def test_greedy_beats_random_over_200_deals() -> None:
    net = 0
    for seed in range(200):
        state, random = deal(RULES, seed), Random(seed).random
        mine = seed % 2
        while state.phase is not OVER:
            bot = greedy if state.seat == mine else at_random
            state = apply(state, bot(observe(state, state.seat), random))
        totals = settle(state).totals
        net += totals[mine] - totals[1 - mine]
    assert net > 400  # 2 points a deal; about 6 are usual


def test_greedy_calls_and_stops() -> None:
    calls = {"k": 0, "s": 0}
    for seed in range(300):
        state, random = deal(RULES, seed), Random(seed).random
        while state.phase is not OVER:
            action = greedy(observe(state, state.seat), random)
            if str(action) in calls:
                calls[str(action)] += 1
            state = apply(state, action)
    assert min(calls.values()) > 20, calls


def test_nobody_is_guessed_to_hold_a_hand_that_would_have_ended_the_deal() -> None:
    for seed in range(30):
        state = deal(RULES, seed)
        if state.phase is OVER:
            continue
        seen, random = observe(state, 0), Random(seed).random
        for _ in range(40):
            guess = determinize(seen, random)
            assert RULES.as_dealt is not None
            assert RULES.as_dealt(guess.hands, guess.field) is None  # KK-3.4

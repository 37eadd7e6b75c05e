"""The contract of the five verbs, for every set that plays, at every table. A game is tested by its entry."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import million
import pytest
from configurations import configuration, layout_of, named_sets
from hypothesis import given, settings
from hypothesis import strategies as st
from laws import Steps, check_deal, walk
from strategies import anywhere, positions, seeds

from hanacore import (
    GAMES,
    Call,
    Card,
    CardSet,
    HanaError,
    IllegalAction,
    Layout,
    Play,
    Record,
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
from hanacore.fishing import CALL
from hanacore.games import AnyGame
from hanacore.ruleset import Choice
from hanacore.rummy import TO_STOP
from hanacore.rummy_actions import Declare, Discard, Draw, Pass, Ppong, Stop, Triple
from hanacore.verbs import determinize

CHOICES = list(named_sets())


def named(choice: Choice) -> str:
    return f"{choice.game}-{choice.seats}-{choice.ruleset.id}"


every_table = pytest.mark.parametrize("choice", CHOICES, ids=named)


def whatever() -> Iterator[Choice]:
    """Some choices out of all there are."""
    random = Random(0)
    for one in GAMES.values():
        for _ in range(15):
            yield configuration(random, one)


@every_table
def test_every_law_holds_at_every_step(choice: Choice) -> None:
    for seed in range(3):
        check_deal(choice, seed)


@pytest.mark.parametrize(
    "choice", list(whatever()), ids=lambda choice: f"{named(choice)}-{len(choice.changed)}"
)
def test_every_law_holds_by_whatever_rules(choice: Choice) -> None:
    check_deal(choice, 7)


def test_thousands_of_random_deals_by_whatever_rules_end_in_every_way() -> None:
    happened = million.run(3000, 1)
    ends = {
        "koi-koi": {"void", "dealt", "stopped", "forced", "last-card", "exhausted"},
        "hana-awase": {"void", "exhausted"},
        "nylon-ppong": {"stop", "declare", "ppong", "out", "exhausted"},
    }
    assert happened.keys() - {"decisions"} == {f"{slug} {end}" for slug in ends for end in ends[slug]}


def some_deals(choice: Choice) -> Iterator[Steps]:
    """A dozen deals in which somebody decides something."""
    deals = (walk(choice, seed) for seed in range(100))
    return islice((steps for steps in deals if len(steps) > 1), 12)


def replayed(choice: Choice, steps: Steps, until: int, new: dict[Card, Card]) -> list[State]:
    """The same decisions up to a step in a deal where other cards lie; empty where they cannot lead there."""
    dealt = layout_of(steps[0][0])
    moved = Layout(
        tuple([CardSet.of(*(new.get(card, card) for card in CardSet(hand))).mask for hand in dealt.hands]),
        dealt.field,
        tuple([new.get(card, card) for card in dealt.stock]),
        dealt.reshuffles,
    )
    try:
        states = [Record(choice, moved).start()]
        for _, action in steps[:until]:
            states.append(apply(states[-1], action))
    except HanaError:
        return []
    return [] if states[-1].end else states


@every_table
def test_what_is_hidden_changes_nothing_that_is_seen(choice: Choice) -> None:
    """No seat can tell deals apart that differ in nothing it has seen: not by phases, not by claims."""
    random, worlds = Random(1), 0
    for steps in some_deals(choice):
        # A stop is asked for seldom, and must be asked for whatever the two cards are (NP-6.1).
        stops = [n for n, (state, _) in enumerate(steps) if state.phase is TO_STOP][:6]
        for until in (*stops, *random.choices(range(len(steps) - 1), k=6)):
            seat = random.randrange(choice.seats)
            never = DECK.mask  # cards that the seat has never seen may change places
            for state, _ in steps[: until + 1]:
                never &= observe(state, seat).unseen
            hidden = list(CardSet(never))
            new = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
            for n, state in enumerate(replayed(choice, steps, until, new)):
                worlds += 1
                assert observe(state, seat) == observe(steps[n][0], seat)
    assert worlds > 60


@every_table
def test_what_is_guessed_could_have_happened(choice: Choice) -> None:
    """The decisions of the others were possible with the hands that a seat guesses they hold."""
    random, guesses = Random(2), 0
    for steps in some_deals(choice):
        while getattr(steps[-1][0], "reshuffled", 0) or len(steps) > 120:
            steps.pop()  # a shuffled stock cannot be laid out
        for _ in range(4):
            until, seat = random.randrange(len(steps) - 1), random.randrange(choice.seats)
            state = steps[until][0]
            guess = determinize(observe(state, seat), random.random)
            ways = (replayed(choice, steps, until, in_place_of(state, guess, random)) for _ in range(300))
            possible = next((way[-1] for way in ways if way), None)
            if possible is None and choice.game != "nylon-ppong":
                continue  # a special hand would have ended the deal at once
            assert possible is not None
            assert possible.hands == guess.hands
            guesses += 1
    assert guesses > 40


def in_place_of(state: State, guess: State, random: Random) -> dict[Card, Card]:
    """Which card lies in a guess where another lies in truth; a hand's cards came in any order."""
    new: dict[Card, Card] = {}
    for true, guessed in zip(state.hands, guess.hands, strict=True):
        new.update(zip(CardSet(true), random.sample(list(CardSet(guessed)), true.bit_count()), strict=True))
    new.update(zip(state.stock[state.drawn :], guess.stock[guess.drawn :], strict=True))
    return new


def test_nobody_is_guessed_to_have_been_out() -> None:
    """Whoever goes on with three cards after a ppong or a triple has no three of a month (NP-3.6, NP-4.6)."""
    choice, random, looked = game("nylon-ppong").choose(), Random(3), 0
    for steps in some_deals(choice):
        for (state, action), (after, discard), (later, _) in zip(steps, steps[1:], steps[2:], strict=False):
            seat = state.seat
            if type(action) in (Ppong, Triple) and after.hands[seat] and later.end is None:
                looked += 1
                for _ in range(100):
                    guess = determinize(observe(later, (seat + 1) % choice.seats), random.random)
                    assert {card // 4 for card in CardSet(guess.hands[seat])} != {discard.card // 4}
    assert looked > 20


@given(anywhere, st.data())
@settings(max_examples=400, deadline=None)
def test_only_legal_actions_are_applied(state: State, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(list(Card)))
    month = 15 << (card & 60)
    some = data.draw(st.integers(0, 15)) << (card & 60)
    take = data.draw(st.sampled_from([0, *(1 << n for n in range(48)), month, some]))
    if hasattr(state, "piles"):
        actions = [Play(card, take), Take(take), Call(True), Call(False)]
    else:
        actions = [Discard(card), Triple(some), Ppong(some), Draw(), Stop(), Declare(), Pass()]
    action = data.draw(st.sampled_from(actions))
    if action in legal_actions(state):
        assert apply(state, action) != state
        return
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    prefix = {"koi-koi": "KK-", "hana-awase": "HA-", "nylon-ppong": "NP-"}[state.rules.id]
    assert caught.value.rule is not None
    assert caught.value.rule.startswith(prefix)


@given(anywhere)
@settings(max_examples=200, deadline=None)
def test_deals_that_are_not_over_are_not_settled(state: State) -> None:
    if legal_actions(state):
        with pytest.raises(RulesError, match="not over"):
            settle(state)


@pytest.mark.parametrize("slug", GAMES)
def test_only_seats_observe(slug: str) -> None:
    rules = GAMES[slug].rules()
    for seat in (-1, rules.seats):
        with pytest.raises(RulesError, match="no seat"):
            observe(deal(rules, 7), seat)


@pytest.mark.parametrize("slug", GAMES)
@given(seed=seeds)
@settings(max_examples=30, deadline=None)
def test_seeds_deal_alike_whoever_asks(slug: str, seed: int) -> None:
    rules = GAMES[slug].rules()
    assert deal(rules, seed) == deal(rules, seed)
    assert rules is GAMES[slug].rules()


@pytest.mark.parametrize("one", list(GAMES.values()), ids=lambda one: one.slug)
def test_sets_that_score_piles_only_deal_nothing(one: AnyGame) -> None:
    for named_set in one.sets:
        rules = one.rules(ruleset=named_set.id)
        assert rules.plays == named_set.plays
        if not rules.plays:
            with pytest.raises(RulesError):
                deal(rules, 1)


@given(positions)
def test_a_plain_capture_leaves_months_even(state: State) -> None:
    for pile in state.piles:
        assert not odd_months(pile)  # DK-4.8


@given(positions)
def test_a_call_is_offered_only_with_cards_in_hand(state: State) -> None:
    if state.phase is CALL:
        assert state.hands[state.seat]  # KK-5.5
        assert not any(state.calls)  # KK-5.2

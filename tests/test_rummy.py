"""The laws of drawing and discarding: cards are conserved, deals end, and nobody learns what is hidden."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import card_sets, seeds

from hanacore.cards import DECK, Card, CardSet, Mask, cards
from hanacore.errors import IllegalAction, RulesError
from hanacore.nylonppong import GAME
from hanacore.rummy import (
    DECLARE,
    DRAW,
    OVER,
    PASS,
    STOP,
    TO_CLAIM,
    TO_DISCARD,
    TO_STOP,
    Action,
    Discard,
    Draw,
    End,
    Observation,
    Ppong,
    RummyRules,
    State,
    Triple,
    apply,
    deal,
    determinize,
    lay_out,
    legal_actions,
    observe,
    settle,
)
from hanacore.rummy_actions import counts, one_month, out, triples
from hanacore.rummy_recall import Recall, recall

TABLES = [(one.id, seats) for one in GAME.sets for seats in GAME.seats]
rulesets = st.builds(
    lambda table, reshuffles: GAME.rules(
        ruleset=table[0], seats=table[1], options={"np.reshuffles": reshuffles}
    ),
    st.sampled_from(TABLES),
    st.sampled_from("012"),
)


def eager(actions: Sequence[Action], random: Random) -> Action:
    """Claims and lays down triples when it can, and never ends a deal by choice: long deals, short hands."""
    wanted = [action for action in actions if isinstance(action, Ppong | Triple)]
    quiet = [action for action in actions if action not in (STOP, DECLARE)]
    return random.choice(wanted or quiet)


def walk(rules: RummyRules, seed: int) -> Iterator[tuple[State, Action, State]]:
    """Every step of a deal in which every other seat is eager and the rest play at random."""
    state, random = deal(rules, seed), Random(seed)
    while actions := legal_actions(state):
        action = eager(actions, random) if state.seat % 2 else random.choice(actions)
        state, before = apply(state, action), state
        yield before, action, state


def public(seen: Observation) -> Observation:
    return seen._replace(hand=0)


def mask(held: Sequence[Card]) -> Mask:
    return sum(1 << card for card in held)


@settings(max_examples=60, deadline=None)
@given(rulesets, seeds)
def test_every_law_holds_at_every_step(rules: RummyRules, seed: int) -> None:
    random = Random(seed).random
    assert deal(rules, seed) == deal(rules, seed)
    for state, _, after in walk(rules, seed):
        actions = legal_actions(state)
        assert len({*actions}) == len(actions)
        for place in (state, after):
            held = [*place.hands, place.discards, mask(place.stock[place.drawn :])]
            assert sum(held) == DECK.mask  # cards are conserved,
            assert sum(one.bit_count() for one in held) == len(DECK)  # and none stands twice
        for seat, hand in enumerate(state.hands):
            if seat != state.seat or state.phase in (TO_CLAIM, TO_STOP):
                assert hand.bit_count() in (2, 5)  # NP-3.8
        if state.phase is TO_CLAIM:
            assert actions[0] == PASS
            assert state.seat != state.discarder
        for seat in range(rules.seats):
            seen = observe(state, seat)
            assert seen.actions == (actions if seat == state.seat else ())
            assert seen.unseen == DECK.mask & ~state.hands[seat] & ~state.discards
            guess = determinize(seen, random)
            assert observe(guess, seat) == seen
            held = [*guess.hands, guess.discards, mask(guess.stock)]
            assert sum(held) == DECK.mask
            assert sum(one.bit_count() for one in held) == len(DECK)
    assert after.phase is OVER
    assert after.end is not None
    assert legal_actions(after) == ()
    assert len(settle(after).sheets) == rules.seats


@settings(max_examples=60, deadline=None)
@given(rulesets, seeds, st.integers(0, 5))
def test_what_is_seen_hangs_on_no_hidden_card(rules: RummyRules, seed: int, seat: int) -> None:
    """Where a seat cannot tell two states apart, a decision in either leads to the same public facts."""
    seat %= rules.seats
    random = Random(seed).random
    for state, action, after in walk(rules, seed):
        twin = determinize(observe(state, seat), random)
        if action in legal_actions(twin):
            other = apply(twin, action)
            if OVER not in (other.phase, after.phase):  # only whether somebody is out may differ
                assert public(observe(other, seat)) == public(observe(after, seat))


@pytest.mark.parametrize("ruleset", [one.id for one in GAME.sets])
def test_random_deals_end(ruleset: str) -> None:
    random, ends = Random(1).random, dict.fromkeys(End, 0)
    for seats in GAME.seats:
        rules = GAME.rules(ruleset=ruleset, seats=seats)
        for seed in range(300):
            state = deal(rules, seed)
            while state.phase is not OVER:
                actions = legal_actions(state)
                state = apply(state, actions[int(random() * len(actions))])
            assert state.end is not None
            ends[state.end] += 1
            ended = settle(state)
            assert rules.next_dealer(ended).seat in range(seats)
            winners = rules.standing(ended.totals).winners
            assert ended.winner == (winners[0] if len(winners) == 1 else None)
            if rules.stop_needs >= seats:
                assert state.end is not End.STOPPED  # there are not enough others to have claimed
    assert all(ends.values()), ends


@settings(max_examples=200, deadline=None)
@given(rulesets, seeds, st.integers(0, 200), st.data())
def test_only_legal_actions_are_applied(
    rules: RummyRules, seed: int, steps: int, data: st.DataObject
) -> None:
    state = [before for _, (before, _, _) in zip(range(steps + 1), walk(rules, seed), strict=False)][-1]
    few = st.lists(st.sampled_from(list(Card)), max_size=4).map(lambda held: CardSet.of(*{*held}).mask)
    near = st.sets(st.sampled_from(cards(state.hands[state.seat])), max_size=3).map(
        lambda held: mask([*held])
    )
    action = data.draw(
        st.one_of(
            st.sampled_from([DRAW, STOP, PASS, DECLARE]),
            st.sampled_from(list(Card)).map(Discard),
            st.one_of(few, near).map(Triple),
            st.one_of(few, near).map(Ppong),
        )
    )
    if action in legal_actions(state):
        assert apply(state, action) != state
    else:
        with pytest.raises(IllegalAction) as caught:
            apply(state, action)
        assert str(caught.value.rule).startswith("NP-")
        assert "\n" not in str(caught.value)


def test_deals_that_are_not_over_are_not_settled() -> None:
    with pytest.raises(RulesError, match="not over"):
        settle(deal(GAME.rules(), 7))


def test_only_seats_observe() -> None:
    for seat in (-1, 4):
        with pytest.raises(RulesError, match="no seat"):
            observe(deal(GAME.rules(), 7), seat)


def test_what_is_over_is_not_guessed() -> None:
    *_, (_, _, state) = walk(GAME.rules(), 7)
    with pytest.raises(RulesError, match="the deal is over"):
        determinize(observe(state, 0), Random(1).random)


def test_a_guess_draws_the_reshuffles_anew() -> None:
    seen = observe(deal(GAME.rules(), 7), 0)
    random = Random(1).random
    assert len({determinize(seen, random).seed for _ in range(20)}) == 20


@given(card_sets)
def test_counting_months(held: CardSet) -> None:
    wanted = [sum(card.month == month for card in held) for month in range(1, 13)]
    assert [counts(held.mask) >> 4 * n & 15 for n in range(12)] == wanted
    threes = [
        CardSet.of(*three).mask for three in combinations(held, 3) if len({c.month for c in three}) == 1
    ]
    assert sorted(triple.cards for triple in triples(held.mask, counts(held.mask))) == sorted(threes)
    assert out(held.mask) == (len({card.month for card in held}) <= 1)
    if held.mask:
        assert one_month(held.mask) == out(held.mask)


# What can be in hidden hands, by looking for a course of the deal that leads there


def reshuffled_sets(state: State) -> list[Mask]:
    """What lay face up at each reshuffle."""
    rules, found, face_up = state.rules, list[Mask](), 0
    left = len(DECK) - len(rules.deal_order)
    for _, action in state.log:
        if isinstance(action, Draw):
            if not left:
                found.append(face_up)
                left, face_up = face_up.bit_count(), 0
            left -= 1
        elif isinstance(action, Discard):
            face_up |= 1 << action.card
        elif isinstance(action, Triple | Ppong):
            face_up |= action.cards
    return [*found, face_up][: state.reshuffled]


def course(state: State, seat: int, hand: Mask) -> tuple[Mask, tuple[Card, ...]] | None:
    """Cards dealt and drawn with which a seat can have come to hold ``hand``, having done all that it did."""
    stocks = reshuffled_sets(state)
    deeds: list[Action | int] = []  # its own, and the number of each reshuffle
    left, number = len(DECK) - len(state.rules.deal_order), 0
    for doer, action in state.log:
        if isinstance(action, Draw):
            if not left:
                deeds.append(number)
                left, number = stocks[number].bit_count(), number + 1
            left -= 1
        if doer == seat:
            deeds.append(action)
    deeds += range(number, len(stocks))
    hopeless: set[tuple[int, Mask]] = set()

    def back(at: int, hand: Mask, stock: int) -> tuple[Mask, tuple[Card, ...]] | None:
        if not at:
            return hand, ()
        if (at, hand) in hopeless:
            return None
        deed, found = deeds[at - 1], None
        if isinstance(deed, int):  # what is in hand was not shuffled in
            found = None if hand & stocks[deed] else back(at - 1, hand, deed)
        elif isinstance(deed, Draw):
            for card in cards(hand):
                if not stock or stocks[stock - 1] >> card & 1:
                    found = back(at - 1, hand ^ 1 << card, stock)
                    if found:
                        found = found[0], (*found[1], card)
                        break
        elif isinstance(deed, Discard):
            found = back(at - 1, hand | 1 << deed.card, stock)
        elif isinstance(deed, Triple | Ppong):
            alike = len({card.month for card in CardSet(hand)}) == 1
            found = None if alike else back(at - 1, hand | deed.cards, stock)
        else:
            found = back(at - 1, hand, stock)
        if found is None:
            hopeless.add((at, hand))
        return found

    return back(len(deeds), hand, len(stocks))


@settings(max_examples=40, deadline=None)
@given(rulesets, seeds)
def test_a_guess_can_have_come_about(rules: RummyRules, seed: int) -> None:
    random = Random(seed)
    for state, _, _ in walk(rules, seed):
        if random.random() < 0.1:
            seat = random.randrange(rules.seats)
            guess = determinize(observe(state, seat), random.random)
            courses = [course(guess, other, hand) for other, hand in enumerate(guess.hands)]
            assert all(courses)
            if not state.reshuffled:
                replay(guess, [found for found in courses if found])


def replay(guess: State, courses: Sequence[tuple[Mask, tuple[Card, ...]]]) -> None:
    """Play a guess from the deal that leads there; the engine itself has to allow every step."""
    drawn = [iter(found[1]) for found in courses]
    stock = [next(drawn[seat]) for seat, action in guess.log if isinstance(action, Draw)]
    state = lay_out(guess.rules, [found[0] for found in courses], [*stock, *guess.stock], guess.seed)
    while len(state.log) < len(guess.log):
        state = apply(state, guess.log[len(state.log)][1])
    assert state._replace(stock=guess.stock, drawn=0) == guess


def recalled(state: State) -> Recall:
    rules = state.rules
    return recall(rules.sizes, len(DECK) - len(rules.deal_order), state.log, state.reshuffled)


@settings(max_examples=40, deadline=None)
@given(rulesets, seeds)
def test_a_guess_leaves_out_nothing_that_can_have_come_about(rules: RummyRules, seed: int) -> None:
    """Hands of a player of whom more is known than where its cards come from."""
    random, last = Random(seed), dict[int, object]()
    for state, _, _ in walk(rules, seed):
        known = recalled(state)
        assert all(known.admits(seat, hand) for seat, hand in enumerate(state.hands))
        for seat, hand in enumerate(state.hands):
            unlike = known.unlike[seat]
            if unlike is None or unlike == last.get(seat):
                continue
            last[seat] = unlike
            hidden = list(map(mask, combinations(cards(DECK.mask & ~state.discards), hand.bit_count())))
            doubtful = [held for held in hidden if held & 15 << 4 * unlike.month] if unlike.month >= 0 else []
            for held in [*random.choices(hidden, k=60), *random.choices(doubtful or [hand], k=60)]:
                if known.held[seat] == tuple([(held & source).bit_count() for source in known.sources]):
                    assert known.admits(seat, held) == bool(course(state, seat, held))


def test_three_left_after_a_ppong_are_no_triple() -> None:
    """Whoever keeps three cards is not out: they are not of one month, nor are two with the discard's."""
    hands = ["7a 9R 10T 11H 12a 12b", "7T 7R 2T 2R 9T", "1H 4T 6T 8H 8T"]
    held = [CardSet.parse(hand) for hand in hands]
    rest = DECK - CardSet.of(*(card for hand in held for card in hand))
    state = lay_out(GAME.rules(seats=3), [hand.mask for hand in held], rest, 0)
    for token in ("7a", "q7T7R", "2R"):
        [action] = [action for action in legal_actions(state) if str(action) == token]
        state = apply(state, action)
        known = recalled(state)
        if token == "q7T7R":
            assert not known.admits(1, CardSet.parse("5T5R5a").mask)
            assert known.admits(1, CardSet.parse("5T5R6a").mask)
    assert not known.admits(1, CardSet.parse("2T2a").mask)
    assert known.admits(1, CardSet.parse("2T5a").mask)
    assert known.admits(1, CardSet.parse("5T5a").mask)


def test_after_a_reshuffle_two_players_know_everything() -> None:
    """All that is not in the new stock is in the other's hand, until it draws."""
    rules, random = GAME.rules(seats=2), Random(2)
    found = 0
    for seed in range(200):
        state = deal(rules, seed)
        while state.phase is not OVER:
            quiet = [action for action in legal_actions(state) if action not in (STOP, DECLARE)]
            state, before = apply(state, random.choice(quiet)), state
            if state.reshuffled and not before.reshuffled and state.phase is TO_DISCARD:
                guess = determinize(observe(state, state.seat), random.random)
                assert guess.hands == state.hands
                found += 1
    assert found > 100

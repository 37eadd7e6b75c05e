"""The oni of Hana-awase in every corner, and deals of every kind played out (HA-1, HA-2, HA-7)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import seeds

from hanacore import Card, CardSet, IllegalAction, Play, RulesError, Take
from hanacore.cards import DECK, month, odd_months, whole_months
from hanacore.fishing import (
    OVER,
    PLAY,
    TAKE,
    Call,
    End,
    FishingRules,
    State,
    apply,
    deal,
    determinize,
    lay_out,
    legal_actions,
    observe,
    settle,
    void_deals,
)
from hanacore.hanaawase import GAME, ONI, handed_over

WILLOWS = month(11) - ONI


def rules(seats: int = 3, **options: str) -> FishingRules:
    return GAME.rules(seats=seats, options={"ha.oni": "on"} | {f"ha.{k}": v for k, v in options.items()})


def mask(text: str) -> int:
    return CardSet.parse(text).mask


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in text.split())


def position(
    hands: tuple[str, ...],
    field: str = "",
    stock: str = "",
    piles: tuple[str, ...] = (),
    by: FishingRules | None = None,
) -> State:
    """A place in the middle of a deal; nothing is said of the cards it does not name."""
    by = by or rules(len(hands))
    held = tuple(map(mask, piles or ("",) * len(hands)))
    none = (0,) * len(hands)
    start = by, tuple(map(mask, hands)), mask(field), cards(stock), 0, held, none, none, 0
    return State(*start, PLAY, None, None, None)


def written(state: State) -> list[str]:
    return [str(action) for action in legal_actions(state)]


def act(state: State, *decisions: str) -> State:
    for decision in decisions:
        named = {str(action): action for action in legal_actions(state)}
        state = apply(state, named[decision])
    return state


# From the hand.


def test_the_oni_takes_any_one_card_that_is_no_willow() -> None:
    start = position(("11a", "1a", "2a"), "3H 4T 11T 11R", "5a 6a 7a")
    assert written(start) == ["11a.3H", "11a.4T"]  # HA-7.1
    after = act(start, "11a.3H")
    assert after.piles[0] == mask("11a 3H")
    assert after.field == mask("4T 11T 11R 5a")


@pytest.mark.parametrize(
    ("taken", "rule", "says"),
    [
        ("", "HA-7.3", "must take a card"),
        ("11T", "HA-7.1", "no card of its own month"),
        ("11T 3H", "HA-7.1", "no card of its own month"),
        ("3H 4T", "HA-7.4", "takes one card"),
        ("8H 8T 8a", "HA-7.4", "takes one card"),
        ("9T", "HA-2.1", "9T does not lie on the field"),
    ],
)
def test_what_the_oni_may_not_do(taken: str, rule: str, says: str) -> None:
    start = position(("11a", "1a", "2a"), "3H 4T 8H 8T 8a 11T", "5a 6a 7a")
    with pytest.raises(IllegalAction, match=says) as caught:
        apply(start, Play(Card.parse("11a"), mask(taken)))
    assert caught.value.rule == rule


def test_of_three_of_a_month_it_takes_one_or_by_option_all() -> None:
    hands, field = ("11a", "8b", "1a"), "8H 8T 8a 3H"
    assert written(position(hands, field, "5a")) == ["11a.3H", "11a.8H", "11a.8T", "11a.8a"]
    whole = position(hands, field, "5a", by=rules(oni_triple="whole"))
    assert written(whole) == ["11a.3H", "11a.8H8T8a"]
    assert act(whole, "11a.8H8T8a").piles[0] == mask("11a 8H 8T 8a")
    with pytest.raises(IllegalAction, match="all three of a month"):
        apply(whole, Play(Card.parse("11a"), mask("8H")))
    two = position(hands, "8H 8T", "5a", by=rules(oni_triple="whole"))
    assert written(two) == ["11a.8H", "11a.8T"]


def test_with_only_willows_it_lies_there_and_the_turned_card_is_bitten() -> None:
    start = position(("11a", "1a", "2a"), "11T", "3a 4a 5a")
    assert written(start) == ["11a"]  # HA-7.5
    after = act(start, "11a")
    assert after.piles[0] == mask("11a 3a")  # the card turned in the same turn
    assert after.field == mask("11T")
    empty = act(position(("11a", "1a", "2a"), "", "3a 4a 5a"), "11a")
    assert empty.piles[0] == mask("11a 3a")


def test_a_turned_willow_does_not_feed_the_oni_and_the_duty_passes_on() -> None:
    start = position(("11a 7a", "1a 7b", "2a 7T"), "", "11T 11R 3a 4a")
    after = act(start, "11a")
    assert (after.field, after.piles[0]) == (mask("11a 11T"), 0)
    after = act(after, "1a")  # its turned willow takes the other willow
    assert (after.field, after.piles[1]) == (mask("11a 1a"), mask("11T 11R"))
    after = act(after, "2a")
    assert (after.field, after.piles[2]) == (mask("1a 2a"), mask("3a 11a"))
    assert act(after, "7a").field == mask("1a 2a 7a 4a")


# From the stock.


def test_turned_it_takes_a_card_of_the_players_choice() -> None:
    start = position(("1a", "2a", "5b"), "3H 4T 11T", "11a 6a 7a")
    waiting = act(start, "1a")
    assert (waiting.phase, waiting.seat) == (TAKE, 0)
    assert written(waiting) == ["_1a", "_3H", "_4T"]  # HA-7.2; also the card just played
    assert observe(waiting, 0).actions == legal_actions(waiting)
    assert observe(waiting, 1).actions == ()
    assert act(waiting, "_1a").piles[0] == mask("11a 1a")
    for taken, rule in (("", "HA-7.2"), ("11T", "HA-7.1"), ("1a 3H", "HA-7.4"), ("9T", "HA-2.1")):
        with pytest.raises(IllegalAction) as caught:
            apply(waiting, Take(mask(taken)))
        assert caught.value.rule == rule


def test_turned_with_one_card_to_take_it_asks_nobody() -> None:
    after = act(position(("1a", "2a", "5b"), "1b 3H 11T", "11a 6a 7a"), "1a.1b")
    assert after.piles[0] == mask("1a 1b 11a 3H")
    assert after.field == mask("11T")


def test_turned_with_nothing_to_take_it_waits_for_the_next_player() -> None:
    start = position(("1a 6b", "2a 6T", "5b 6R"), "1b 11T", "11a 7a 6a")
    after = act(start, "1a.1b")
    assert (after.field, after.laid) == (mask("11a 11T"), 0)
    after = act(after, "2a")
    assert after.piles[1] == mask("7a 11a")


# On the field at the deal.


def test_at_the_deal_the_dealers_first_turned_card_is_bitten_whatever_it_matches() -> None:
    start = position(("1a", "2a", "5b"), "11a 3H 3R", "3a 6a 7a")
    after = act(start, "1a")  # HA-7.6: no choice between 3H and 3R
    assert after.piles[0] == mask("3a 11a")
    assert after.field == mask("1a 3H 3R")


def test_hand_cards_leave_it_alone() -> None:
    start = position(("1a 11T", "2a", "5b"), "11a 3H", "11R 6a 7a")
    assert written(start) == ["1a", "11T"]  # HA-7.7
    with pytest.raises(IllegalAction, match="only a turned card takes 11a") as caught:
        apply(start, Play(Card.parse("11T"), ONI.mask))
    assert caught.value.rule == "HA-7.7"
    with pytest.raises(IllegalAction) as other:
        apply(start, Play(Card.parse("1a"), ONI.mask))
    assert other.value.rule == "HA-7.7"
    after = act(start, "11T")  # and the turned willow takes the willow: HA-7.8
    assert after.field == mask("11a 3H")
    assert after.piles[0] == mask("11T 11R")
    two = position(("11H", "2a", "5b"), "11a 11T 11R", "6a")
    assert written(two) == ["11H.11T", "11H.11R"]


def test_a_willow_turned_at_two_willows_chooses_between_them_alone() -> None:
    waiting = act(position(("1a", "2a", "5b"), "11a 11T 11R", "11H 6a 7a"), "1a")
    assert written(waiting) == ["_11T", "_11R"]
    with pytest.raises(IllegalAction) as caught:
        apply(waiting, Take(ONI.mask))
    assert caught.value.rule == "HA-7.7"


def test_three_willows_on_the_field_are_dealt_again() -> None:
    field = "11H 11T 11R 1H 2T 3H"
    hands = ("1R 1a 1b 2R 2a 2b 3R", "3a 3b 4T 4R 4a 4b 5T", "5R 5a 5b 6T 6R 6a 6b")
    rest = DECK - CardSet.parse(field) - CardSet.parse(" ".join(hands))
    with pytest.raises(RulesError, match=r"HA-1\.9"):
        lay_out(rules(), map(mask, hands), mask(field), rest)
    assert lay_out(GAME.rules(), map(mask, hands), mask(field), rest).phase is PLAY


# The end.


def play_out(start: State) -> tuple[State, tuple[int, ...]]:
    """To the end, each decision forced; the cards that the position does not name lie in seat 0's pile."""
    named = start.field | sum(start.hands) | sum(start.piles) | CardSet.of(*start.stock).mask
    state = start._replace(piles=(start.piles[0] | DECK.mask & ~named, *start.piles[1:]))
    while actions := legal_actions(state):
        assert len(actions) == 1
        state = apply(state, actions[0])
    assert state.end is End.EXHAUSTED
    piles = handed_over(state)
    assert sum(piles) == DECK.mask
    assert sum(settle(state).totals) == 0
    return state, piles


def test_leftovers_are_handed_over_before_anything_is_counted() -> None:
    lights = "1H 1a 3H 3R 8H 8a 12H 12a 11T 11R"
    start = position(("11a", "9b", "3b"), "9T 11H", "9a 3a 9R", ("", lights, ""))
    state, piles = play_out(start)
    assert state.field == mask("9R 11H")
    assert piles[0] == state.piles[0] | mask("9R")  # HA-7.10: a card of the bitten month to the oni
    assert piles[1] == state.piles[1] | mask("11H")  # and the willow to the other two
    first, second, _ = settle(state).sheets
    assert "HA-4.6 aotan +80" in map(str, first.lines)  # HA-7.11: either completes a yaku
    assert "HA-4.1 goko +400" in map(str, second.lines)


LAST = (("1a", "2a", "5a"), "1H 2T 5T 11T", "2R 2b 11a", ("", "11H 11R", ""))


def test_the_oni_turned_last_takes_nothing_and_stays_with_the_last_player() -> None:
    state, piles = play_out(position(*LAST))
    assert state.field == mask("11T 11a")  # HA-7.12
    assert state.laid == 2
    assert piles[2] == state.piles[2] | ONI.mask
    assert piles[1] & month(11).mask == WILLOWS.mask


def test_the_oni_turned_last_sweeps_what_is_left_by_option() -> None:
    state, piles = play_out(position(*LAST, by=rules(oni_last="sweep")))
    assert state.field == 0
    assert piles[2] & month(11).mask == mask("11T 11a")
    assert piles[1] & month(11).mask == mask("11H 11R")


def test_an_oni_that_nobody_fed_goes_to_who_laid_it() -> None:
    start = position(("1a", "2a", "11H"), "1H 11R", "2T 11a 11T")
    state, piles = play_out(start)
    assert state.field == mask("11a 11T")
    assert state.laid == 1
    assert piles[1] == state.piles[1] | ONI.mask  # HA-7.15
    assert piles[2] & month(11).mask == WILLOWS.mask


def test_an_oni_laid_while_the_stock_is_played_out_is_its_layers() -> None:
    by = rules(2, deal2="8_8")
    start = position(("", "1a"), "1H 11T", "2R 11a 11R", ("11H", ""), by)._replace(seat=1)
    start = start._replace(field=start.field | mask("2T"))
    state, piles = play_out(start)
    assert state.field == mask("11a")
    assert state.laid == 0  # though the other seat turned the last card, in the same breath
    assert piles[0] & ONI.mask


def test_an_oni_that_nobody_fed_since_the_deal_goes_to_the_dealer() -> None:
    start = position(("1a", "1b", "2a"), "11a 2T", "11H 11T 11R")
    state, piles = play_out(start)
    assert state.field == mask("11a 11R")
    assert piles[0] == state.piles[0] | ONI.mask
    assert piles[1] & month(11).mask == WILLOWS.mask


def test_three_of_a_month_whose_fourth_the_oni_bit_all_go_to_the_oni() -> None:
    start = position(("1a", "2a", "3a"), "11a 8H 8T 8a 1H 2T 3H 11R", "8b 4T 4a", ("", "", "11H 11T"))
    state, piles = play_out(start)
    assert state.field == mask("8H 8T 8a 11R")
    assert piles[0] & month(8).mask == month(8).mask  # HA-7.16
    assert piles[2] & month(11).mask == WILLOWS.mask


# Deals of every kind.

SETS = ("tomatokun", "fuda-wiki", "bakappana")
kinds = st.builds(
    lambda seats, ruleset, oni, options: GAME.rules(
        seats=seats, ruleset=ruleset, options={"ha.oni": oni} | (options if oni == "on" else {})
    ),
    st.sampled_from(GAME.seats),
    st.sampled_from(SETS),
    st.sampled_from(("on", "off")),
    st.fixed_dictionaries(
        {},
        optional={
            "ha.oni_triple": st.just("whole"),
            "ha.oni_last": st.just("sweep"),
            "ha.field4": st.just("dealer_takes"),
            "ha.hand4": st.just("redeal"),
        },
    ),
)


def everywhere(state: State) -> list[Card]:
    masks = [*state.hands, *state.piles, state.field]
    turned = [] if state.turned is None else [state.turned]
    return sorted([*(card for one in masks for card in CardSet(one)), *state.stock[state.drawn :], *turned])


@settings(max_examples=400, deadline=None)
@given(kinds, seeds)
def test_every_deal_keeps_its_cards_its_secrets_and_its_sums(by: FishingRules, seed: int) -> None:
    random = Random(seed)
    state = deal(by, seed)
    assert state == deal(by, seed)
    while actions := legal_actions(state):
        assert everywhere(state) == list(DECK)
        assert len(set(actions)) == len(actions)
        for seat in range(by.seats):
            seen = observe(state, seat)
            assert seen.actions == (actions if seat == state.seat else ())
            guess = determinize(seen, random.random)
            assert everywhere(guess) == list(DECK)
            assert [hand.bit_count() for hand in guess.hands] == list(seen.hand_sizes)
            assert observe(guess, seat) == seen  # so nothing that was dealt anew shows
            assert state.hands[seat] == guess.hands[seat]
        state = apply(state, random.choice(actions))
    assert state.phase is OVER
    assert state.drawn == len(state.stock)
    assert state.best == state.calls == (0,) * by.seats
    piles = handed_over(state)
    assert by.card_points is not None
    assert sum(map(by.card_points, piles)) == 264
    assert sum(settle(state).totals) == 0
    assert settle(state).ended == "HA-2.6"
    if by.wild is None:
        assert state.field == 0  # HA-2.6
        assert piles == state.piles
        assert not any(map(odd_months, piles))
        return
    for pile in piles:  # HA-7.14
        assert set(odd_months(pile)) <= {11}
        willows = pile & month(11).mask
        if pile & ONI.mask:
            swept = 2 if by.wild.sweeps else 1
            assert willows.bit_count() in {1, 4, swept}
        else:
            assert willows.bit_count() in ({0, 3, 2} if by.wild.sweeps else {0, 3})


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("where", ["hand", "stock", "field"])
def test_a_guess_knows_where_the_oni_is(seats: int, where: str) -> None:
    by, found = rules(seats), 0
    for seed in range(200):
        state, random = deal(by, seed), Random(seed)
        for _ in range(random.randrange(12)):
            state = apply(state, random.choice(legal_actions(state)))
        known = {
            "hand": state.hands[state.seat] & ONI.mask,
            "stock": state.turned is not None and 1 << state.turned & ONI.mask,
            "field": (state.field | sum(state.piles)) & ONI.mask,
        }[where]
        if not known or state.phase is OVER:
            continue
        found += 1
        guess = determinize(observe(state, state.seat), random.random)
        assert guess.field == state.field
        assert guess.piles == state.piles
        assert guess.turned == state.turned
        assert guess.laid == state.laid
        others = sum(hand for seat, hand in enumerate(guess.hands) if seat != state.seat)
        assert not others & ONI.mask
        assert Card.parse("11a") not in guess.stock
    assert found > 2


def test_eight_each_are_played_out_from_the_stock() -> None:
    by = GAME.rules(seats=2, options={"ha.deal2": "8_8"})  # HA-1.2
    assert (by.hand, by.field) == (8, 8)
    choices = 0
    for seed in range(500):
        state, random = deal(by, seed), Random(seed)
        while actions := legal_actions(state):
            if not any(state.hands):
                assert state.phase is TAKE
                assert state.seat == (state.drawn - 1) % 2  # a card each, in turn
                choices += 1
            state = apply(state, random.choice(actions))
        assert state.drawn == 24
    assert choices > 20


def test_four_of_a_month_on_the_field() -> None:
    usual, taking = GAME.rules(), GAME.rules(options={"ha.field4": "dealer_takes"})  # HA-1.6
    found = 0
    for seed in range(3_000):
        void = void_deals(usual, seed)
        if not void:
            assert deal(usual, seed).field == deal(taking, seed).field
            continue
        found += 1
        ((field, rule), *_) = void
        assert rule == "HA-1.6"
        state = deal(taking, seed)
        assert state.piles == (whole_months(field), 0, 0)
        assert state.field == field & ~whole_months(field)
        assert len(legal_actions(state)) >= 7
    assert found > 1


def test_four_of_a_month_in_a_hand() -> None:
    by, found = GAME.rules(options={"ha.hand4": "redeal"}), 0  # HA-1.8
    for seed in range(2_000):
        found += any(rule == "HA-1.8" for _, rule in void_deals(by, seed))
        assert not any(map(whole_months, deal(by, seed).hands))
    assert found > 5
    assert any(any(map(whole_months, deal(GAME.rules(), seed).hands)) for seed in range(2_000))


@pytest.mark.parametrize(
    ("decision", "rule"),
    [
        (Call(False), "HA-2.6"),
        (Take(1), "HA-2.1"),
        (Play(Card.parse("12a")), "HA-2.1"),
        (Play(Card.parse("1a")), "HA-2.5"),
        (Play(Card.parse("1a"), mask("2T")), "HA-2.1"),
        (Play(Card.parse("2a"), mask("2T 2R")), "HA-2.3"),
        (Play(Card.parse("3a"), mask("3H")), "HA-2.4"),
    ],
)
def test_illegal_decisions_cite_a_clause(decision: Play | Take | Call, rule: str) -> None:
    start = position(("1a 2a 3a", "5a", "6a"), "1H 2T 2R 3H 3R 3b", "7a 7b 7T", by=GAME.rules())
    with pytest.raises(IllegalAction) as caught:
        apply(start, decision)
    assert caught.value.rule == rule


def test_a_deal_that_is_not_over_is_not_settled_and_over_not_played() -> None:
    state, random = deal(rules(), 7), Random(7)
    with pytest.raises(RulesError, match=r"not over.*HA-2\.6"):
        settle(state)
    while actions := legal_actions(state):
        state = apply(state, random.choice(actions))
    with pytest.raises(IllegalAction, match=r"the deal is over \(HA-2\.6\)"):
        apply(state, actions[0] if actions else Play(Card.parse("1a")))
    with pytest.raises(RulesError, match="nothing left to guess"):
        determinize(observe(state, 0), random.random)

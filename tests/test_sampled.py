"""The sampled advisor: a function of what a seat can know, which finds what a player would."""

from __future__ import annotations

from random import Random

import pytest

from hanacore import CardSet, RulesError, apply, deal, determinize, legal_actions, observe, settle
from hanacore.captures import Play
from hanacore.cards import Card
from hanacore.fishing import PLAY, State
from hanacore.games import GAMES, game
from hanacore.koikoi import GAME
from hanacore.sampled import Advice, Value, advise, worth

KOI_KOI = GAME.rules()


def test_what_it_says_depends_on_nothing_that_the_seat_cannot_see() -> None:
    """Other hands and another stock behind the same observation: the same advice."""
    for slug in GAMES:
        state = deal(game(slug).rules(), 5)
        seen = observe(state, state.seat)
        other = determinize(seen, Random(99).random)
        assert other.hands != state.hands
        again = observe(other, other.seat)
        assert advise(seen, Random(3).random, 40) == advise(again, Random(3).random, 40)


def test_the_same_random_numbers_bring_the_same_advice_and_others_another() -> None:
    seen = observe(deal(KOI_KOI, 11), 0)
    one = advise(seen, Random(1).random, 60)
    assert one == advise(seen, Random(1).random, 60)
    assert one != advise(seen, Random(2).random, 60)


@pytest.mark.parametrize("slug", GAMES)
def test_every_decision_is_weighed_on_as_many_worlds(slug: str) -> None:
    seen = observe(deal(game(slug).rules(), 2), 0)
    advice = advise(seen, Random(1).random, 90)
    assert {one.action for one in advice.values} == set(seen.actions)
    assert advice.worlds == max(2, 90 // len(seen.actions))
    assert [one.mean for one in advice.values] == sorted((one.mean for one in advice.values), reverse=True)
    assert advice.best.error == 0


def late(pile: str, theirs: str, hand: str, field: str) -> State:
    """A position of Koi-Koi late in a deal, the person to play."""
    held = [CardSet.parse(text) for text in (pile, theirs, hand, field)]
    rest = [card for card in Card if not any(card in one for one in held)]
    other, stock = CardSet.of(*rest[: len(held[2])]), tuple(rest[len(held[2]) :])
    start = deal(KOI_KOI, 1)
    return start._replace(
        hands=(held[2].mask, other.mask),
        field=held[3].mask,
        stock=stock,
        drawn=0,
        piles=(held[0].mask, held[1].mask),
        phase=PLAY,
    )


def test_the_card_that_completes_ten_points_is_found() -> None:
    """Red and blue ribbons stand one short, and the sixth lies on the field."""
    state = late("1R 2R 3R 6R 9R 1a 2a 3a 6a 9a", "4T 4a 5T 5a", "10a 7a 12a", "10R 8a 11T")
    advice = advise(observe(state, 0), Random(4).random, 400)
    assert str(advice.best.action) == "10a.10R"
    assert advice.cost(Play(Card.parse("7a"))) > 5


def test_the_last_light_is_taken_from_under_the_other_hand() -> None:
    """The other player lacks only the moon for five lights, and it lies there."""
    state = late("4T 4a 5T 5a", "1H 3H 11H 12H 1a 3a 11a 12a", "8a 4R 6b", "8H 10T 2a")
    advice = advise(observe(state, 0), Random(4).random, 400)
    assert str(advice.best.action) == "8a.8H"


def test_a_difference_that_chance_explains_costs_nothing() -> None:
    one, two = Play(Card.parse("1a")), Play(Card.parse("2a"))
    unsure = Advice((Value(one, 3.0, 0.0), Value(two, 1.0, 1.5)), 20)
    sure = Advice((Value(one, 3.0, 0.0), Value(two, 1.0, 0.5)), 20)
    assert (unsure.cost(two), sure.cost(two), sure.cost(one)) == (0.0, 2.0, 0.0)
    with pytest.raises(RulesError, match="was not open"):
        sure.value(Play(Card.parse("3a")))


def test_whoever_is_not_to_act_is_told_so() -> None:
    with pytest.raises(RulesError, match="nothing for this seat"):
        advise(observe(deal(KOI_KOI, 1), 1), Random(1).random, 20)


def test_more_is_better_in_every_game() -> None:
    """Whoever does best by a deal's settlement has the greatest worth."""
    random = Random(8)
    for slug in GAMES:
        for seed in range(12):
            state = deal(game(slug).rules(), seed)
            while actions := legal_actions(state):
                state = apply(state, random.choice(actions))
            totals = settle(state).totals
            worths = [worth(state.rules, totals, seat) for seat in range(len(totals))]
            best = min(totals) if slug == "nylon-ppong" else max(totals)
            assert worths.index(max(worths)) == totals.index(best)

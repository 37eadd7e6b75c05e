"""Koi-Koi beyond its worked cases: dealt bonuses, redeals, calls, succession."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from strategies import card_sets, piles, seeds

from hanacore import (
    Call,
    CardSet,
    IllegalAction,
    RulesError,
    apply,
    deal,
    game,
    koikoi,
    legal_actions,
    settle,
)
from hanacore.captures import PLAYS
from hanacore.cards import month
from hanacore.fishing import CALL, OVER, PLAY, End, State, lay_out, observe, void_deals
from hanacore.narrate import choices

RULES = game("koi-koi").rules()


def counts(cards: CardSet) -> list[int]:
    return sorted(n for n in (len(cards & month(m)) for m in range(1, 13)) if n)


@given(card_sets)
def test_four_of_a_month_by_counting(cards: CardSet) -> None:
    assert koikoi.four_of_a_month(cards.mask) == (4 in counts(cards))


def test_special_hands_by_counting() -> None:
    random = Random(5)
    for _ in range(20_000):
        hand = CardSet.of(*random.sample(list(CardSet((1 << 48) - 1)), 8))
        wanted = "teshi" if 4 in counts(hand) else "kuttsuki" if counts(hand) == [2, 2, 2, 2] else None
        assert koikoi.special(hand.mask) == wanted
        assert RULES.void((), hand.mask) == ("KK-3.1" if wanted else None)


@pytest.mark.parametrize(
    ("hand", "what"),
    [
        ("4T4R4a4b1H1R2T2R", "teshi"),  # 4 + 2 + 2 is four of a month, KK-3.5
        ("4T4R4a4b5T5R5a5b", "teshi"),  # 4 + 4 scores once
        ("1H1R2T2R3H3R4T4R", "kuttsuki"),
        ("1H1R1a2T2R2a3H3R", None),
    ],
)
def test_teshi_and_kuttsuki_exclude_each_other(hand: str, what: str | None) -> None:
    assert koikoi.special(CardSet.parse(hand).mask) == what


def dealt(hands: tuple[str, str], field: str) -> State:
    masks = [CardSet.parse(text).mask for text in (*hands, field)]
    rest = CardSet((1 << 48) - 1 ^ masks[0] ^ masks[1] ^ masks[2])
    return lay_out(RULES, masks[:2], masks[2], rest)


def test_two_special_hands_score_nothing() -> None:
    state = dealt(("1H1R1a1b2T3H4T5T", "6T6R7T7R9T9R10T10R"), "2R3R4R5R8H8T11H12H")
    assert state.end is End.DEALT
    settlement = settle(state)
    assert settlement.totals == (0, 0)
    assert settlement.ended == "KK-3.7"
    assert RULES.next_dealer(settlement).seat == 1  # a drawn deal: KK-7.1


def test_a_void_field_is_never_played() -> None:
    with pytest.raises(RulesError, match=r"dealt again.*KK-3\.1"):
        dealt(("1H1R2T3H4T5T6T7T", "2R3R4R5R6R7R9T10T"), "8H8T8a8b9R10R11H12H")
    seen = 0
    for seed in range(2_000):
        void = void_deals(RULES, seed)
        seen += bool(void)
        for field, rule in void:
            assert rule == "KK-3.1"
            assert RULES.void((), field)
        assert not RULES.void((), deal(RULES, seed).field)
    assert seen > 5


@pytest.mark.parametrize(
    ("hands", "field", "says"),
    [
        (("1H", "2T"), "3H", "KK-2.1"),
        (("1H1R2T3H4T5T6T7T", "1H3R4R5R6R7R9T10T"), "8H8T8a2a9R10R11H12H", "twice"),
    ],
)
def test_a_layout_is_a_whole_deal(hands: tuple[str, str], field: str, says: str) -> None:
    with pytest.raises(RulesError, match=says):
        lay_out(RULES, [CardSet.parse(h).mask for h in hands], CardSet.parse(field).mask, [])


def test_one_call_a_deal_then_the_end_is_forced() -> None:
    forced = called = 0
    for seed in range(3_000):
        state, random = deal(RULES, seed), Random(seed)
        while state.phase is not OVER:
            if state.phase is CALL:
                assert not any(state.calls)
                called += 1
                state = apply(state, Call(True))
                continue
            state = apply(state, random.choice(legal_actions(state)))
        if any(state.calls) and state.winner is not None:
            assert state.end is End.FORCED
            forced += 1
    assert called > forced > 100


def test_nothing_is_played_before_the_choice_or_after_the_end() -> None:
    state, random = deal(RULES, 7), Random(0)
    while state.phase is not CALL:
        actions = legal_actions(state)
        state = apply(state, random.choice(actions)) if actions else deal(RULES, random.randrange(10**6))
    over = apply(state, Call(False))
    assert over.phase is OVER
    for position, clause in ((state, "KK-5.1"), (over, "KK-5.1")):
        for action in legal_actions(deal(RULES, 7)):
            with pytest.raises(IllegalAction, match=clause):
                apply(position, action)
    assert legal_actions(over) == ()


def test_after_the_end_an_error_names_the_clause_that_ended_the_deal() -> None:
    ends = set()
    for seed in range(400):
        state, random = deal(RULES, seed), Random(seed)
        while actions := legal_actions(state):
            state = apply(state, random.choice(actions))
        ends.add(settle(state).ended)
        with pytest.raises(IllegalAction, match="the deal is over") as caught:
            apply(state, Call(False))
        assert caught.value.rule == settle(state).ended
    assert {"KK-3.4", "KK-5.1", "KK-5.2", "KK-5.5", "KK-7.1"} <= ends


def test_the_yaku_is_looked_at_after_both_halves() -> None:
    for seed in range(500):
        state, random = deal(RULES, seed), Random(seed)
        while actions := legal_actions(state):
            before, state = state, apply(state, random.choice(actions))
            if state.phase is CALL:
                assert before.phase is not CALL
                assert state.turned is None  # KK-4.5
                assert state.drawn == sum(8 - hand.bit_count() for hand in state.hands)


@given(piles)
def test_doublings_multiply(pile: CardSet) -> None:
    base = koikoi.YAKU.points(pile.mask)
    seven = 2 if base >= 7 else 1
    assert koikoi.score(pile.mask).total == koikoi.points(pile.mask) == base * seven
    assert koikoi.score(pile.mask, True).total == koikoi.points(pile.mask, True) == base * seven * 2


@given(seeds)
def test_the_earlier_month_deals_first(seed: int) -> None:
    first = koikoi.first_dealer(seed)
    *again, (one, two) = first.draws
    for left, right in again:
        assert left.month == right.month  # nothing else is drawn again, KK-1.2
        assert left.code[-1] in "abc"
        assert right.code[-1] in "abc"
    if one.month != two.month:
        assert first.rule == "KK-1.1"
        assert first.dealer == (0 if one.month < two.month else 1)
    else:
        assert first.rule == "KK-1.2"
        assert first.dealer == (0 if one < two else 1)  # places run from the highest category down


def test_every_way_to_draw_for_the_deal_is_met() -> None:
    draws = [koikoi.first_dealer(seed) for seed in range(2_000)]
    assert {first.rule for first in draws} == {"KK-1.1", "KK-1.2"}
    assert {first.dealer for first in draws} == {0, 1}
    assert max(len(first.draws) for first in draws) > 1
    assert len({draw for first in draws for draw in first.draws}) > 1_000


def test_the_winner_deals_next() -> None:
    ends = set()
    for seed in range(400):
        state, random = deal(RULES, seed), Random(seed)
        while actions := legal_actions(state):
            state = apply(state, random.choice(actions))
        settlement = settle(state)
        following = RULES.next_dealer(settlement)
        ends.add((settlement.ended, following.rule))
        assert following.seat == (1 if settlement.winner is None else settlement.winner)
    assert {("KK-5.1", "KK-8.1"), ("KK-5.2", "KK-8.1"), ("KK-5.5", "KK-8.1"), ("KK-7.1", "KK-7.1")} <= ends


@pytest.mark.parametrize(
    ("field", "pile", "says"),
    [
        ("9T", "3H3a", "Takes the sake cup: cherry viewing, 5 points."),
        ("9b", "1a1b2a2b3a3b4a4b5a5b", "Takes chrysanthemum chaff: chaff, 2 more points."),
        ("9R", "1R1a2R2a4R4a5R5a", "Takes the chrysanthemum blue ribbon: ribbons, 1 point."),
        ("9T9R9b", "", "Takes the sake cup, the chrysanthemum blue ribbon and chrysanthemum chaff."),
        ("8H", "", "Stays on the field."),
    ],
)
def test_choices_are_told_in_a_sentence(field: str, pile: str, says: str) -> None:
    hands, piles_ = [CardSet.parse(text).mask for text in ("9a", "1H")], (CardSet.parse(pile).mask, 0)
    state = deal(RULES, 7)._replace(hands=tuple(hands), field=CardSet.parse(field).mask, piles=piles_)
    assert [choice["says"] for choice in choices(observe(state, 0))] == [says]


def test_a_greater_yaku_adds_less_than_it_is_worth() -> None:
    hands, pile = (CardSet.parse("12a").mask, 0), CardSet.parse("1H1a3H3a8H8a11H11a").mask
    state = deal(RULES, 7)._replace(hands=hands, field=CardSet.parse("12H").mask, piles=(pile, 0))
    (choice,) = choices(observe(state, 0))
    assert choice["says"] == "Takes the phoenix: five lights, 3 more points."


def test_the_first_to_play_is_the_dealer() -> None:
    state = deal(RULES, 7)
    assert (state.seat, state.phase) == (0, PLAY)


def test_all_pairs_of_a_month_match_and_nothing_else() -> None:
    deck = CardSet((1 << 48) - 1)
    for one, two in combinations(deck, 2):
        plays = PLAYS[one][1 << (two & 3) if one.month == two.month else 0]
        assert [play.take for play in plays] == [1 << two if one.month == two.month else 0]  # KK-4.7

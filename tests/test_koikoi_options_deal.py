"""What house rules of Koi-Koi change before the first card is played (KK-1 to KK-3)."""

from __future__ import annotations

import pytest
from test_koikoi_options import rules

from hanacore import Card, CardSet, deal, settle
from hanacore.cards import DECK
from hanacore.fishing import PLAY, End, FishingRules, State, from_deck, lay_out, void_deals
from hanacore.score import Settlement
from hanacore.shuffle import shuffled


def mask(codes: str) -> int:
    return CardSet.parse(codes).mask


def dealt(by: FishingRules, hands: tuple[str, str], field: str) -> State:
    """A whole deal; the stock lies in the order of the cards."""
    masks = [mask(text) for text in (*hands, field)]
    return lay_out(by, masks[:2], masks[2], DECK - CardSet(sum(masks)))


def told(settlement: Settlement, seat: int) -> str:
    return ", ".join(map(str, settlement.sheets[seat].lines))


# KK-1 and KK-2: who deals, and in what order.


def test_the_same_month_is_drawn_again() -> None:
    """KK-1.2, ``redraw``"""
    light_and_animal = [Card.parse("8T"), Card.parse("8H")]
    assert rules().deals_first(light_and_animal) == ((1,), "KK-1.2")
    assert rules("first_tie=redraw").deals_first(light_and_animal) == ((0, 1), "KK-1.2")
    assert rules("first_tie=redraw").deals_first([Card.parse("9a"), Card.parse("2a")]) == ((1,), "KK-1.1")
    drawn_again = [seed for seed in range(300) if len(rules().first_dealer(seed).draws) > 1]
    redrawn = [seed for seed in range(300) if len(rules("first_tie=redraw").first_dealer(seed).draws) > 1]
    assert set(drawn_again) < set(redrawn)


def test_the_opponent_may_be_dealt_to_first() -> None:
    """KK-2.1"""
    deck = shuffled("7/0")
    field_first, opponent_first = (from_deck(rules(text), deck) for text in ("", "deal_order=opponent_first"))
    two, next_two, last_two = (CardSet.of(*deck[n : n + 2]).mask for n in (0, 2, 4))
    for state, order in ((field_first, "field"), (opponent_first, "opponent")):
        field, opponent = (two, next_two) if order == "field" else (next_two, two)
        assert state.field & field == field
        assert state.hands[1] & opponent == opponent
        assert state.hands[0] & last_two == last_two


# KK-3: what is dealt again, and what scores as dealt.

FOUR_IRISES = ("1H 2R 3a 4T 6a 7R 9T 11T", "1R 2a 3H 4a 6T 7a 8T 12H"), "5T 5R 5a 5b 8H 9a 10T 12a"  # C-KK-22
FOUR_PAIRS = ("1H 2R 4R 5a 7R 8H 10T 11T", "1R 2a 4T 5T 7a 8T 10a 12H"), "1a 1b 3R 3a 6T 6a 9R 9b"


@pytest.mark.parametrize(
    ("value", "irises", "pairs"),
    [("four_or_pairs", "KK-3.1", "KK-3.1"), ("four_only", "KK-3.1", None), ("dealer_scores_6", None, None)],
)
def test_which_fields_are_dealt_again(value: str, irises: str | None, pairs: str | None) -> None:
    """KK-3.1"""
    by = rules(f"field_redeal={value}")
    assert by.void((), mask(FOUR_IRISES[1])) == irises
    assert by.void((), mask(FOUR_PAIRS[1])) == pairs


def test_a_field_of_four_pairs_is_played_where_only_four_are_dealt_again() -> None:
    """KK-3.1, ``four_only``"""
    assert dealt(rules("field_redeal=four_only"), *FOUR_PAIRS).phase is PLAY


@pytest.mark.parametrize(("layout", "what"), [(FOUR_IRISES, "teshi"), (FOUR_PAIRS, "kuttsuki")])
def test_the_dealer_scores_a_special_field(layout: tuple[tuple[str, str], str], what: str) -> None:
    """KK-3.1, ``dealer_scores_6``"""
    by = rules("field_redeal=dealer_scores_6")
    state = dealt(by, *layout)
    settlement = settle(state)
    assert state.end is End.DEALT
    assert (settlement.totals, settlement.ended, settlement.winner) == ((6, 0), "KK-3.1", 0)
    assert told(settlement, 0) == f"KK-3.1 field-{what} +6"
    assert by.next_dealer(settlement) == (0, "KK-8.1")


def test_the_field_comes_before_a_special_hand() -> None:
    """KK-3.8, also where the field scores."""
    hands = "1H 2T 3H 6T 7T 8H 9T 10T", "4T 4R 4a 4b 1a 2a 3a 6a"
    settlement = settle(dealt(rules("field_redeal=dealer_scores_6"), hands, "5T 5R 5a 5b 7a 8a 9a 10a"))
    assert (settlement.totals, settlement.ended) == ((6, 0), "KK-3.1")


def test_a_redeal_may_pass_the_dealer() -> None:
    """KK-3.3"""
    seed = next(seed for seed in range(3000) if void_deals(rules(), seed))
    assert deal(rules("redeal_dealer=pass"), seed)[1:] == deal(rules(), seed)[1:]
    assert (rules().redeal_passes, rules("redeal_dealer=pass").redeal_passes) == (False, True)


TESHI = ("4T 4R 4a 4b 1a 2a 3a 5a", "1H 2T 3H 6T 7T 8H 9T 10T"), "1b 2b 3b 5b 6a 7a 8a 9a"  # C-KK-20
TWO_MONTHS = ("1H 1R 1a 1b 2T 2R 2a 2b", "3H 4T 5T 6T 7T 8H 9T 10T"), "3a 4a 5a 6a 7a 8a 9a 10a"
MONTH_AND_PAIRS = ("1H 1R 1a 1b 2T 2R 3H 3R", "2a 4T 5T 6T 7T 8H 9T 10T"), "3a 4a 5a 6a 7a 8a 9a 10a"
KUTTSUKI = ("1a 1b 3R 3a 6T 6a 9R 9b", "1H 2T 3H 5T 7T 8H 10T 11H"), "2a 4a 5a 7a 8a 10a 11a 12a"


@pytest.mark.parametrize(
    ("layout", "lines"),
    [
        (TESHI, "KK-3.4 teshi +6"),
        (KUTTSUKI, "KK-3.4 kuttsuki +6"),
        (TWO_MONTHS, "KK-3.4 teshi +6, KK-3.5 teshi +6"),
        (MONTH_AND_PAIRS, "KK-3.4 teshi +6, KK-3.5 kuttsuki +6"),
    ],
)
def test_a_second_special_hand_within_a_hand_counts(layout: tuple[tuple[str, str], str], lines: str) -> None:
    """KK-3.5, ``12``; never doubled."""
    plain, twice = settle(dealt(rules(), *layout)), settle(dealt(rules("teyaku_stack=12"), *layout))
    assert plain.totals == (6, 0)
    assert told(twice, 0) == lines
    assert twice.totals == (6 * (lines.count(",") + 1), 0)
    assert twice.ended == "KK-3.4"


@pytest.mark.parametrize("layout", [TESHI, TWO_MONTHS, KUTTSUKI])
def test_no_hand_scores_at_once(layout: tuple[tuple[str, str], str]) -> None:
    """KK-3.4, ``off``"""
    assert dealt(rules("teyaku=off"), *layout).phase is PLAY


BOTH = ("4T 4R 4a 4b 1H 2T 5T 8H", "1a 1b 3R 3a 6T 6a 9R 9b"), "2a 3H 5a 7a 8a 10a 11a 12a"


@pytest.mark.parametrize(
    ("options", "totals", "dealer"),
    [
        ("", (0, 0), (1, "KK-7.1")),
        ("both_special=same_dealer", (0, 0), (0, "KK-3.7")),
        ("draw=same_dealer", (0, 0), (0, "KK-7.1")),  # it is a drawn deal
        ("draw=oyaken_6", (6, 0), (0, "KK-8.1")),
        ("draw=oyaken_6 both_special=same_dealer", (0, 0), (0, "KK-3.7")),
    ],
)
def test_two_special_hands(options: str, totals: tuple[int, int], dealer: tuple[int, str]) -> None:
    """KK-3.7"""
    by = rules(options)
    settlement = settle(dealt(by, *BOTH))
    assert (settlement.totals, settlement.ended) == (totals, "KK-3.7")
    assert by.next_dealer(settlement) == dealer


def test_two_special_hands_are_played() -> None:
    """KK-3.7, ``ignore_and_play``; one alone scores."""
    by = rules("both_special=ignore_and_play")
    assert dealt(by, *BOTH).phase is PLAY
    assert settle(dealt(by, *TESHI)).totals == (6, 0)

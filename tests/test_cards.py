"""The deck is the deck, and sets of its cards behave as sets."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import card_sets

from hanacore import Card, CardSet, NotationError, RulesError
from hanacore.cards import CATEGORIES, CODES, DECK, HIKARI, KASU, TAN, TANE, cards, month, odd_months

LETTERS = "1HRab 2TRab 3HRab 4TRab 5TRab 6TRab 7TRab 8HTab 9TRab 10TRab 11HTRa 12Habc"  # DK-1.3


def test_census_by_month_and_kind() -> None:
    wanted = [
        f"{word.rstrip('HTRabc')}{letter}" for word in LETTERS.split() for letter in word.lstrip("0123456789")
    ]
    assert list(CODES) == wanted
    assert Counter(card.month for card in Card) == dict.fromkeys(range(1, 13), 4)


def test_categories_count_as_in_dk_1_1() -> None:
    assert [len(kind) for kind in CATEGORIES.values()] == [5, 9, 10, 24]
    points = 20 * len(HIKARI) + 10 * len(TANE) + 5 * len(TAN) + len(KASU)
    assert points == 264
    assert len(DECK) == 48


@given(card_sets)
def test_text_round_trips(cards_: CardSet) -> None:
    assert CardSet.parse(str(cards_)) == cards_
    assert CardSet.parse(cards_.spaced.upper().replace(" ", ", ")) == cards_
    assert eval(repr(cards_)) == cards_


@given(card_sets, card_sets)
def test_sets_agree_with_python_sets(one: CardSet, two: CardSet) -> None:
    a, b = set(one), set(two)
    assert set(one | two) == a | b
    assert set(one & two) == a & b
    assert set(one - two) == a - b
    assert set(one ^ two) == a ^ b
    assert (one <= two) == (a <= b)
    assert len(one) == len(a)
    assert list(one) == sorted(a)
    assert [card in one for card in Card] == [card in a for card in Card]


@given(st.text(max_size=12))
def test_unreadable_text_names_the_place(text: str) -> None:
    try:
        CardSet.parse(text)
    except NotationError as error:
        assert 0 <= error.at < len(text)
        assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("text", "at", "says"),
    [
        ("3H 9X", 3, "no card '9X'"),
        ("13H", 0, "no month 13"),
        ("3H3H", 2, "stands here twice"),
        ("3H 9", 3, "cut off"),
        ("Pine", 0, "does not begin a card"),
        ("012a", 0, "no month 012"),
        ("٣H", 0, "does not begin a card"),  # a digit, but not one of ours
    ],
)
def test_what_is_wrong_is_said_in_one_line(text: str, at: int, says: str) -> None:
    with pytest.raises(NotationError) as caught:
        CardSet.parse(text)
    assert caught.value.at == at
    assert says in str(caught.value)


def test_one_card_is_one_card() -> None:
    assert Card.parse(" 11A ") is Card.WILLOW_KASU_A
    for text in ("", "3H 3a"):
        with pytest.raises(NotationError):
            Card.parse(text)


def test_there_is_one_of_each_card() -> None:
    with pytest.raises(RulesError, match=r"twice.*DK-1\.1"):
        CardSet.of(Card.MUM_TANE, Card.MUM_TANE)
    for mask in (-1, 1 << 48):
        with pytest.raises(RulesError):
            CardSet(mask)
    for number in (0, 13):
        with pytest.raises(RulesError):
            month(number)


@given(card_sets)
def test_listing_a_mask_is_its_bits(cards_: CardSet) -> None:
    assert cards(cards_.mask) == tuple(Card(n) for n in range(48) if cards_.mask >> n & 1)


@given(card_sets)
def test_odd_months_are_those_with_one_or_three(cards_: CardSet) -> None:
    counts = Counter(card.month for card in cards_)
    assert odd_months(cards_.mask) == tuple(sorted(m for m, n in counts.items() if n % 2))

"""What is dealt in Koi-Koi (KK-1 to KK-3): by whom, what is dealt again, what scores at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from hanacore.cards import CATEGORIES, Card, CardSet, Mask, whole_months
from hanacore.fishing import Dealt
from hanacore.ruleset import Choice
from hanacore.score import Line, Op

Hands: TypeAlias = tuple[Mask, ...]

# Who gets each card: -1 is the field, 1 the opponent, 0 the dealer.
DEAL_ORDER: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        "field_first": (-1, -1, 1, 1, 0, 0) * 4,  # KK-2.1
        "opponent_first": (1, 1, -1, -1, 0, 0) * 4,
    }
)
_POINTS: Final = 6  # KK-3.4; not doubled, KK-3.6
_LOW_BITS: Final = 0x1111_1111_1111  # the lowest bit of each month


def four_of_a_month(mask: Mask) -> bool:
    """Whether all four cards of some month are in a set."""
    return bool(whole_months(mask))


def _by_twos(mask: Mask) -> bool:
    """Whether a set holds none, two or all of each month."""
    odd = mask ^ mask >> 1
    return not (odd ^ odd >> 2) & _LOW_BITS  # the parity of each month's count


def only_pairs(mask: Mask) -> bool:
    """Whether eight cards are four pairs of four different months (KK-3.5).

    >>> only_pairs(CardSet.parse("1a 1b 3R 3a 6T 6a 9R 9b").mask)
    True
    """
    return _by_twos(mask) and not whole_months(mask)


def special(mask: Mask) -> str | None:
    """``teshi`` or ``kuttsuki`` when eight dealt cards are four of a month or four pairs (KK-3.4, KK-3.5).

    >>> special(CardSet.parse("4T 4R 4a 4b 1H 2T 3H 5T").mask)
    'teshi'
    """
    if whole_months(mask):
        return "teshi"
    return "kuttsuki" if only_pairs(mask) else None


def hand_lines(hand: Mask, *, twice: bool) -> tuple[Line, ...]:
    """What a special hand scores; ``twice`` where a second one in it counts too (KK-3.5).

    >>> hand = CardSet.parse("1H 1R 1a 1b 2T 2R 3H 3R").mask
    >>> [str(line) for line in hand_lines(hand, twice=True)]
    ['KK-3.4 teshi +6', 'KK-3.5 kuttsuki +6']
    """
    what = special(hand)
    assert what is not None, "a deal that ends as dealt has a special hand"
    line = Line("KK-3.4", what, Op.ADD, _POINTS, CardSet(hand))
    if not (twice and what == "teshi" and _by_twos(hand)):
        return (line,)
    second = "teshi" if whole_months(hand) == hand else "kuttsuki"
    return (line, Line("KK-3.5", second, Op.ADD, _POINTS, CardSet(hand)))


def field_line(field: Mask) -> Line:
    """What a special field scores for the dealer where it is not dealt again (KK-3.1)."""
    return Line("KK-3.1", f"field-{special(field)}", Op.ADD, _POINTS, CardSet(field))


_REDEALT: Final[Mapping[str, Callable[[Mask], object]]] = MappingProxyType(
    {"four_or_pairs": special, "four_only": four_of_a_month, "dealer_scores_6": lambda _: False}
)


def void(choice: Choice) -> Callable[[Hands, Mask], str | None]:
    """By which clause a deal is dealt again: four of a month on the field, or four pairs (KK-3.1)."""
    redealt = _REDEALT[choice["kk.field_redeal"]]
    return lambda _, field: "KK-3.1" if redealt(field) else None


def as_dealt(choice: Choice) -> Callable[[Hands, Mask], Dealt | None]:
    """How dealt cards end a deal: by the field (KK-3.1), which is looked at first, or a hand (KK-3.4)."""
    field_scores = choice["kk.field_redeal"] == "dealer_scores_6"
    hands_score = choice["kk.teyaku"] != "off"
    both_play = choice["kk.both_special"] == "ignore_and_play"

    def ended(hands: Hands, field: Mask) -> Dealt | None:
        if field_scores and special(field):
            return Dealt(0)
        seats = [seat for seat, hand in enumerate(hands) if special(hand)] if hands_score else []
        if not seats or (both_play and len(seats) == 2):
            return None
        return Dealt(seats[0] if len(seats) == 1 else None)

    return ended


Drawn: TypeAlias = Callable[[Sequence[Card]], tuple[tuple[int, ...], str]]


def deals_first(choice: Choice) -> Drawn:
    """Which of two turned cards deals, and by which clause; both when they are drawn again.

    The earlier month deals (KK-1.1); within a month the higher category, and two of one category are drawn
    again (KK-1.2).

    >>> from hanacore.koikoi import GAME
    >>> first = deals_first(GAME.choose())
    >>> [first(list(CardSet.parse(two))) for two in ("3R 8a", "9a 9b")]
    [((0,), 'KK-1.1'), ((0, 1), 'KK-1.2')]
    """
    ranked = choice["kk.first_tie"] == "category"

    def first(turned: Sequence[Card]) -> tuple[tuple[int, ...], str]:
        one, two = turned
        if one.month != two.month:
            return (int(two.month < one.month),), "KK-1.1"
        if ranked and _rank(one) != _rank(two):
            return (int(_rank(two) < _rank(one)),), "KK-1.2"
        return (0, 1), "KK-1.2"

    return first


def _rank(card: Card) -> int:
    return next(rank for rank, category in enumerate(CATEGORIES.values()) if card in category)

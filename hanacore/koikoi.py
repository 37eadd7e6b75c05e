"""Koi-Koi by Nintendo's rules: the rows, the doublings, and what happens between deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from hanacore.cards import CATEGORIES, HIKARI, KASU, TAN, TANE, Card, CardSet, Mask
from hanacore.fishing import Dealt, End, FishingRules, State
from hanacore.game import Choice, Game, NamedSet
from hanacore.score import Line, Op, ScoreSheet, Settlement
from hanacore.succession import FirstDealer, Standing, Succession, turn_for_the_deal
from hanacore.yaku import Yaku, YakuTable

DEALS: Final = 12  # KK-0.1
RAIN_MAN: Final = CardSet.parse("11H")
CUP: Final = CardSet.parse("9T")
DRY: Final = HIKARI - RAIN_MAN
INOSHIKACHO: Final = CardSet.parse("6T 7T 10T")
AKATAN: Final = CardSet.parse("1R 2R 3R")
AOTAN: Final = CardSet.parse("6R 9R 10R")

# In the order of KK-6, which is the order a person adds them.
YAKU: Final = YakuTable(
    (
        Yaku(
            id="goko",
            rule="KK-6.1",
            of=HIKARI,
            need=5,
            points=10,
            replaces=("shiko", "ame-shiko", "sanko"),
            replaces_by="KK-6.a",
        ),
        Yaku(
            id="shiko",
            rule="KK-6.2",
            of=DRY,
            need=4,
            points=8,
            replaces=("sanko",),
            replaces_by="KK-6.a",
        ),
        Yaku(
            id="ame-shiko",
            rule="KK-6.3",
            of=HIKARI,
            need=4,
            points=7,
            including=RAIN_MAN,
            replaces=("sanko",),
            replaces_by="KK-6.a",
        ),
        Yaku(id="sanko", rule="KK-6.4", of=DRY, need=3, points=5),
        Yaku(id="hanami", rule="KK-6.5", of=CardSet.parse("3H") | CUP, need=2, points=5),
        Yaku(id="tsukimi", rule="KK-6.5", of=CardSet.parse("8H") | CUP, need=2, points=5),
        Yaku(
            id="inoshikacho",
            rule="KK-6.6",
            of=TANE,
            need=3,
            points=5,
            including=INOSHIKACHO,
            per_extra=1,
            extra="further-tane",
            replaces=("tane",),
        ),
        Yaku(
            id="akatan-aotan",
            rule="KK-6.7",
            of=TAN,
            need=6,
            points=10,
            including=AKATAN | AOTAN,
            per_extra=1,
            extra="further-tan",
            replaces=("akatan", "aotan", "tan"),
        ),
        Yaku(
            id="akatan",
            rule="KK-6.7",
            of=TAN,
            need=3,
            points=5,
            including=AKATAN,
            per_extra=1,
            extra="further-tan",
            replaces=("tan",),
        ),
        Yaku(
            id="aotan",
            rule="KK-6.7",
            of=TAN,
            need=3,
            points=5,
            including=AOTAN,
            per_extra=1,
            extra="further-tan",
            replaces=("tan",),
        ),
        Yaku(id="tane", rule="KK-6.8", of=TANE, need=5, points=1, per_extra=1),
        Yaku(id="tan", rule="KK-6.8", of=TAN, need=5, points=1, per_extra=1),
        Yaku(id="kasu", rule="KK-6.8", of=KASU | CUP, need=10, points=1, per_extra=1),  # the cup: KK-6.c
    )
)

SEVEN: Final = Line("KK-6.9", "seven-or-more", Op.TIMES, 2)
CALLED: Final = Line("KK-6.10", "opponent-called", Op.TIMES, 2)
# The clause that ended a deal which the winner played.
_ENDED: Final[Mapping[End | None, str]] = MappingProxyType(
    {End.STOPPED: "KK-5.1", End.FORCED: "KK-5.2", End.LAST_CARD: "KK-5.5"}
)
_SPECIAL_POINTS: Final = 6  # KK-3.4; not doubled, KK-3.6
_LOW_BITS: Final = 0x1111_1111_1111  # the lowest bit of each month


def score(pile: Mask, opponent_called: bool = False) -> ScoreSheet:
    """What a captured pile scores when its owner stops.

    >>> sheet = score(CardSet.parse("3H 3a 9T 9a").mask, opponent_called=True)
    >>> [str(line) for line in sheet.lines], sheet.total
    (['KK-6.5 hanami +5', 'KK-6.10 opponent-called ×2'], 10)
    """
    base, lines = YAKU.read(pile)
    if base >= 7:
        lines += (SEVEN,)
    if base and opponent_called:
        lines += (CALLED,)
    return ScoreSheet(lines)


def points(pile: Mask, opponent_called: bool = False) -> int:
    """The total of ``score`` alone, several times faster."""
    total = YAKU.points(pile)
    if total >= 7:
        total *= 2
    return total * 2 if opponent_called else total


def four_of_a_month(mask: Mask) -> bool:
    """Whether all four cards of some month are in a set."""
    return bool(mask & mask >> 1 & mask >> 2 & mask >> 3 & _LOW_BITS)


def only_pairs(mask: Mask) -> bool:
    """Whether eight cards are four pairs of four different months (KK-3.5).

    >>> only_pairs(CardSet.parse("1a 1b 3R 3a 6T 6a 9R 9b").mask)
    True
    """
    odd = mask ^ mask >> 1
    odd ^= odd >> 2  # the low bit of each month is now the parity of its count
    return not odd & _LOW_BITS and not four_of_a_month(mask)


def void(field: Mask) -> str | None:
    """The clause by which a dealt field is dealt again: four of a month, or four pairs (KK-3.1)."""
    return "KK-3.1" if four_of_a_month(field) or only_pairs(field) else None


def special(hand: Mask) -> str | None:
    """``teshi`` or ``kuttsuki`` when a dealt hand scores at once (KK-3.4, KK-3.5).

    >>> special(CardSet.parse("4T 4R 4a 4b 1H 2T 3H 5T").mask)
    'teshi'
    """
    if four_of_a_month(hand):
        return "teshi"
    return "kuttsuki" if only_pairs(hand) else None


def as_dealt(hands: Sequence[Mask]) -> Dealt | None:
    """The end of a deal in which a hand is special; nobody wins when both are (KK-3.7)."""
    seats = [seat for seat, hand in enumerate(hands) if special(hand)]
    if not seats:
        return None
    return Dealt(seats[0] if len(seats) == 1 else None)


def settle(state: State) -> Settlement:
    """One player scores or nobody does; nothing is subtracted from the other (KK-6.12)."""
    winner = state.winner
    sheet = ScoreSheet()
    if state.end is End.DEALT:
        ended = "KK-3.7" if winner is None else "KK-3.4"
        if winner is not None:
            hand = state.hands[winner]
            what = special(hand)
            assert what is not None, "a deal that ends as dealt has a special hand"
            sheet = ScoreSheet((Line("KK-3.4", what, Op.ADD, _SPECIAL_POINTS, CardSet(hand)),))
    elif winner is not None:
        sheet = score(state.piles[winner], opponent_called=bool(state.calls[1 - winner]))
        ended = _ENDED[state.end]
    else:
        ended = "KK-7.2" if any(state.calls) else "KK-7.1"
    sheets = [ScoreSheet(), ScoreSheet()]
    if winner is not None:
        sheets[winner] = sheet
    return Settlement(tuple(sheets), ended, winner)


def next_dealer(settlement: Settlement) -> Succession:
    """The winner deals next (KK-8.1); after a deal without one the dealer, seat 0, changes (KK-7.1)."""
    if settlement.winner is not None:
        return Succession(settlement.winner, "KK-8.1")
    return Succession(1, "KK-7.1")


def first_dealer(seed: int) -> FirstDealer:
    """Each player turns a card, again while neither deals by it (KK-1.1, KK-1.2).

    Raises:
        RulesError: the seed is not a whole number from 0 to 2^64 - 1.
    """
    return turn_for_the_deal(seed, 2, deals_first)


def standing(totals: Sequence[int]) -> Standing:
    """The higher total of a match wins, equal ones share (KK-0.1)."""
    return Standing.of(totals, "KK-0.1", "KK-0.1")


def deals_first(turned: Sequence[Card]) -> tuple[tuple[int, ...], str]:
    """Which of two turned cards may deal, and by which clause: one, or both when they are drawn again.

    The earlier month deals (KK-1.1); within a month the higher category, and two of one category are drawn
    again (KK-1.2).

    >>> [deals_first(list(CardSet.parse(two))) for two in ("3R 8a", "9a 9b")]
    [((0,), 'KK-1.1'), ((0, 1), 'KK-1.2')]
    """
    one, two = turned
    if one.month != two.month:
        return (int(two.month < one.month),), "KK-1.1"
    if _rank(one) != _rank(two):
        return (int(_rank(two) < _rank(one)),), "KK-1.2"
    return (0, 1), "KK-1.2"


def _rank(card: Card) -> int:
    return next(rank for rank, category in enumerate(CATEGORIES.values()) if card in category)


_CLAUSES: Final = MappingProxyType(
    {
        "deal": "KK-2.1",
        "play": "KK-4.1",
        "must": "KK-4.1",
        "turn": "KK-4.2",
        "choose": "KK-4.3",
        "all": "KK-4.4",
        "month": "KK-4.7",
        "call": "KK-5.1",
        "settle": "KK-5.1",
    }
)


def _make(choice: Choice) -> FishingRules:
    """Nintendo's rules, with our editorial defaults where they are silent."""
    return FishingRules(
        id="koi-koi",
        ruleset=choice.ruleset.id,
        options=choice.changed,
        seats=2,
        hand=8,
        field=8,
        deal_order=(-1, -1, 1, 1, 0, 0) * 4,  # two to the field, the opponent, the dealer, four times: KK-2.1
        yaku=YAKU,
        void=lambda _, field: void(field),
        as_dealt=lambda hands, _: as_dealt(hands),
        may_call=lambda calls, _: not any(calls),  # one call a deal, by either player: KK-5.2
        settle=settle,
        factors=(SEVEN, CALLED),
        score=lambda pile, now: score(pile, bool(now.other_calls)),
        next_dealer=next_dealer,
        first_dealer=first_dealer,
        deals_first=deals_first,
        standing=standing,
        deals=DEALS,
        clauses=_CLAUSES,
    )


GAME: Final = Game(
    slug="koi-koi",
    seats=(2,),
    usual=2,
    options=(),
    sets=(NamedSet("nintendo", MappingProxyType({}), "S001"),),
    make=_make,
)

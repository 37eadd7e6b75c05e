"""Nylon-ppong, the Korean rummy of few and low cards: its options and named sets, settlement and succession.

Points are penalties. Months are counted in the Korean order: paulownia is 11, willow 12 (DK-2.2).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from hanacore.cards import Card, CardSet
from hanacore.nylonppong_ending import Ending, check
from hanacore.nylonppong_hands import (
    KOREAN,
    NO_CARDS,
    Hand,
    Shape,
    SixCards,
    alike,
    hand_sum,
    in_a_row,
    packed,
    tally,
)
from hanacore.ruleset import DEALS, Choice, Game, NamedSet, Option
from hanacore.rummy import End, RummyRules, State, Triples
from hanacore.score import Line, Op, ScoreSheet, Settlement
from hanacore.succession import Standing, Succession, turn_for_the_deal

__all__ = ["GAME", "Ending", "Hand", "hand_sum", "score", "settlement", "six_card_yaku"]

OPTIONS: Final = (
    Option("np.bam", ("seed", "korean"), "NP-2.2"),
    Option("np.time", ("night", "day"), "NP-2.1"),
    Option("np.dealer_cards", ("6", "5"), "NP-2.4"),
    Option("np.next_dealer", ("winner", "highest_penalty", "ender"), "NP-2.3"),
    Option("np.first_six_yaku", ("true", "false"), "NP-3.4"),
    Option("np.natural", ("discard", "score_only", "off"), "NP-3.5"),
    Option("np.ppong", ("anyone", "own_turn_only"), "NP-4.1"),
    Option("np.ppong_penalty", ("30", "20", "50"), "NP-4.7"),
    Option("np.four_two", ("0", "-50", "-100"), "NP-5.3"),
    Option("np.high", ("66", "60", "off"), "NP-5.6"),
    Option("np.multi", ("best", "sum"), "NP-5.8"),
    Option("np.chongtong", ("off", "0", "-100"), "NP-5.13"),
    Option("np.stop_limit", ("5", "10"), "NP-6.5"),
    Option("np.stop_needs", ("0", "1", "2", "3"), "NP-6.5"),
    Option("np.stop_penalty", ("30", "50"), "NP-6.5"),
    Option("np.stop_tie", ("beats", "safe"), "NP-6.5"),
    Option("np.stop_bonus", ("off", "ten_minus_sum"), "NP-9.2"),
    Option("np.reshuffles", ("1", "0", "2"), "NP-7.4"),
    Option("np.deals", ("5",), "NP-1.2", *DEALS),
)
SETS: Final = (
    NamedSet("gamefarm", MappingProxyType({}), "S000"),
    NamedSet(
        "korean-common",
        MappingProxyType(
            {
                "np.dealer_cards": "5",
                "np.next_dealer": "highest_penalty",
                "np.natural": "score_only",
                "np.ppong": "own_turn_only",
                "np.four_two": "-50",
                "np.reshuffles": "0",
            }
        ),
        "FW",
    ),
    NamedSet(
        "bb",
        MappingProxyType(
            {
                "np.dealer_cards": "5",
                "np.next_dealer": "ender",
                "np.stop_limit": "10",
                "np.stop_needs": "2",
                "np.stop_bonus": "ten_minus_sum",
                "np.ppong_penalty": "20",
                "np.reshuffles": "2",
                "np.chongtong": "-100",
            }
        ),
        "BB",
    ),
)
_LOW: Final = 10  # the sum of NP-5.5
_EXTREME: Final = -100  # points of NP-5.5 and NP-5.6
_BONUS: Final = 10  # a good stop scores its sum less this, NP-9.2
_TRIPLES: Final = {"discard": Triples.ANY, "score_only": Triples.LAST, "off": Triples.NONE}
# The clause that ended a deal.
_ENDED: Final[Mapping[End, str]] = MappingProxyType(
    {
        End.STOPPED: "NP-6.2",
        End.DECLARED: "NP-5.10",
        End.PPONG: "NP-4.6",
        End.OUT: "NP-3.6",
        End.EXHAUSTED: "NP-7.3",
    }
)


def score(months: Sequence[int], cards: CardSet = NO_CARDS) -> ScoreSheet:
    """Penalty points of one hand at the end, given as months, and as cards where they are known.

    >>> [str(line) for line in score([9, 9, 9, 1, 2]).lines]
    ['NP-8.1 hand-sum +3']

    Raises:
        RulesError: these are not months of a hand.
    """
    return ScoreSheet((Line("NP-8.1", "hand-sum", Op.ADD, hand_sum(months), cards),))


def six_card_yaku(months: Sequence[int], rules: RummyRules | None = None) -> tuple[Line, ...]:
    """What six cards score when they are declared; nothing when they, or another number, make no yaku.

    >>> [str(line) for line in six_card_yaku([1, 1, 1, 1, 3, 3])]
    ['NP-5.5 short-of-ten -100']
    >>> [str(line) for line in six_card_yaku([1, 1, 1, 1, 3, 3], GAME.rules(options={"np.multi": "sum"}))]
    ['NP-5.3 four-and-two +0', 'NP-5.5 short-of-ten -100']

    Raises:
        RulesError: these are not months of a hand.
    """
    counted = tally(months)
    return (rules or GAME.rules()).yaku[packed(counted)] if sum(counted) == 6 else ()


def settlement(
    hands: Sequence[Sequence[int]],
    end: Ending,
    rules: RummyRules | None = None,
    shown: Sequence[CardSet] = (),
) -> Settlement:
    """What every seat scores for the hands that are left, as months; ``shown`` are their cards, where known.

    >>> end = Ending.parse("ppong:1:0")
    >>> settlement([[8, 9, 10, 12, 7], [], [1, 4, 6, 6, 11]], end).totals
    (76, 0, 28)

    Raises:
        RulesError: the hands cannot be what is left when a deal ends like this; the message names the clause.
    """
    rules = rules or GAME.rules(seats=len(hands))
    check(rules, hands, end)
    shown = shown or [NO_CARDS] * len(hands)
    sheets = [score(hand, cards) for hand, cards in zip(hands, shown, strict=True)]
    seat, fed_by = end.seat, end.fed_by
    if end.how is End.DECLARED and seat is not None:
        yaku = six_card_yaku(hands[seat], rules)
        sheets[seat] = ScoreSheet(
            tuple([Line(line.rule, line.what, line.op, line.value, shown[seat]) for line in yaku])
        )
    elif end.how is End.STOPPED and seat is not None:
        own, others = sheets[seat].total, [sheet.total for n, sheet in enumerate(sheets) if n != seat]
        if min(others) < own + rules.stop_ties:
            sheets[seat] = _and(sheets[seat], Line("NP-6.2", "stop-bagaji", Op.ADD, rules.stop_penalty))
        elif rules.stop_bonus:
            sheets[seat] = _and(sheets[seat], Line("NP-9.2", "stop-bonus", Op.ADD, -rules.stop_bonus))
    elif end.how is End.PPONG and fed_by is not None:
        sheets[fed_by] = _and(sheets[fed_by], Line("NP-4.7", "ppong-bagaji", Op.ADD, rules.fed_penalty))
    totals = [sheet.total for sheet in sheets]
    winner = totals.index(min(totals)) if totals.count(min(totals)) == 1 else None
    return Settlement(tuple(sheets), _ENDED[end.how], winner, seat)


def _and(sheet: ScoreSheet, line: Line) -> ScoreSheet:
    return ScoreSheet((*sheet.lines, line))


def _settle(state: State) -> Settlement:
    assert state.end is not None, "only a deal that is over is settled"
    end = Ending(
        state.end,
        None if state.end is End.EXHAUSTED else state.seat,
        state.discarder if state.end is End.PPONG else None,
    )
    hands = [Hand.of(CardSet(mask)) for mask in state.hands]
    return settlement([hand.months for hand in hands], end, state.rules, [hand.cards for hand in hands])


def _winner_deals(ended: Settlement) -> Succession:
    return Succession(ended.totals.index(min(ended.totals)), "NP-2.3")


def _loser_deals(ended: Settlement) -> Succession:
    return Succession(ended.totals.index(max(ended.totals)), "NP-2.3")


def _ender_deals(ended: Settlement) -> Succession:
    return Succession(0, "NP-2.8") if ended.ender is None else Succession(ended.ender, "NP-2.3")


# Of seats that are level, the lowest: the dealer if among them, else the first in order of play (NP-2.3).
_NEXT: Final[Mapping[str, Callable[[Settlement], Succession]]] = MappingProxyType(
    {"winner": _winner_deals, "highest_penalty": _loser_deals, "ender": _ender_deals}
)


def deals_first(choice: Choice) -> Callable[[Sequence[Card]], tuple[tuple[int, ...], str]]:
    """Of the cards that players turned, which may deal: those of the highest month, or of the lowest.

    Our source has the highest deal at night, the lowest by day (NP-2.1); Korean usage the reverse (NP-2.2).

    >>> deals_first(GAME.choose())([Card.parse("11H"), Card.parse("12a"), Card.parse("11R")])
    ((0, 2), 'NP-2.1')
    """
    by_source = choice["np.bam"] == "seed"
    wanted = max if by_source == (choice["np.time"] == "night") else min
    rule = "NP-2.1" if by_source else "NP-2.2"

    def remaining(turned: Sequence[Card]) -> tuple[tuple[int, ...], str]:
        months = [KOREAN[card >> 2] for card in turned]
        return tuple([place for place, month in enumerate(months) if month == wanted(months)]), rule

    return remaining


def _shapes(choice: Choice) -> tuple[Shape, ...]:
    """The six-card yaku in the order of NP-5."""
    four_two, high, four = (choice[key] for key in ("np.four_two", "np.high", "np.chongtong"))
    shapes = [
        Shape("NP-5.1", "three-pairs", alike(2, 2, 2), lambda _: 0),
        Shape("NP-5.2", "two-triples", alike(3, 3), lambda _: 0),
        Shape("NP-5.3", "four-and-two", alike(4, 2), lambda _: int(four_two)),
        Shape("NP-5.4", "run", in_a_row, lambda total: -total),
        Shape("NP-5.5", "short-of-ten", lambda _, total: total <= _LOW, lambda _: _EXTREME),
    ]
    if high != "off":
        least = int(high)
        shapes.append(Shape("NP-5.6", "sixty-six", lambda _, total: total >= least, lambda _: _EXTREME))
    if four != "off":
        shapes.append(Shape("NP-5.13", "four-of-a-month", lambda tally, _: 4 in tally, lambda _: int(four)))
    return tuple(shapes)


_CLAUSES: Final = MappingProxyType(
    {
        "deal": "NP-2.4",
        "turn": "NP-3.2",
        "dealt": "NP-3.4",
        "triple": "NP-3.5",
        "claim": "NP-4.1",
        "two": "NP-4.2",
        "after": "NP-4.4",
        "declare": "NP-5.9",
        "stop": "NP-6.1",
        "needs": "NP-6.5",
        "settle": "NP-8.1",
        "out": "NP-4.6",
        "triple-out": "NP-3.6",
        "fed": "NP-4.7",
        "beaten": "NP-6.2",
        "reshuffle": "NP-7.2",
        "again": "NP-7.4",  # how often is an option; our source knows one reshuffle only
    }
)


def _make(choice: Choice) -> RummyRules:
    """The source's rules, with our editorial defaults where it is silent, and a table's house rules."""
    seats = choice.seats
    round_the_table = (*range(1, seats), 0)  # from the dealer's right neighbour to the dealer: NP-2.4
    order = [seat for size in (3, 2) for seat in round_the_table for _ in range(size)]
    first = deals_first(choice)
    return RummyRules(
        id=choice.game,
        ruleset=choice.ruleset.id,
        options=choice.changed,
        seats=seats,
        deals=int(choice["np.deals"]),
        plays=choice.ruleset.plays,
        deal_order=(*order, 0) if choice["np.dealer_cards"] == "6" else tuple(order),
        worth=KOREAN,
        asked=seats - 1 if choice["np.ppong"] == "anyone" else 1,
        triples=_TRIPLES[choice["np.natural"]],
        dealt_yaku=choice["np.first_six_yaku"] == "true",
        stop_limit=int(choice["np.stop_limit"]),
        stop_needs=int(choice["np.stop_needs"]),
        stop_ties=choice["np.stop_tie"] == "beats",
        stop_penalty=int(choice["np.stop_penalty"]),
        stop_bonus=0 if choice["np.stop_bonus"] == "off" else _BONUS,
        fed_penalty=int(choice["np.ppong_penalty"]),
        reshuffles=int(choice["np.reshuffles"]),
        yaku=SixCards(_shapes(choice), adds=choice["np.multi"] == "sum"),
        settle=_settle,
        next_dealer=_NEXT[choice["np.next_dealer"]],
        first_dealer=lambda seed: turn_for_the_deal(seed, seats, first),
        deals_first=first,
        standing=lambda totals: Standing.of([-total for total in totals], "NP-8.5", "NP-1.2"),
        clauses=_CLAUSES,
    )


GAME: Final = Game(
    slug="nylon-ppong",
    seats=(2, 3, 4, 5, 6),
    usual=4,
    options=OPTIONS,
    sets=SETS,
    make=_make,
)

"""Hana-awase, for two, three or four: the deal, the oni's leftovers, and what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final

from hanacore.cards import Card, CardSet, Mask, whole_months
from hanacore.errors import RulesError
from hanacore.fishing import FishingRules, State
from hanacore.hanaawase_score import Scoring
from hanacore.hanaawase_yaku import WILLOW, table
from hanacore.ruleset import DEALS, Choice, Game, NamedSet, Option
from hanacore.score import ScoreSheet, Settlement
from hanacore.succession import Standing, Succession, turn_for_the_deal
from hanacore.wild import Wild

_ONI: Final = Card.parse("11a")
ONI: Final = CardSet.of(_ONI)
_OTHER_WILLOWS: Final = WILLOW - ONI
_DEALT: Final = {2: (10, 8), 3: (7, 6), 4: (5, 8)}  # cards in a hand and on the field, HA-1.1
_EIGHT: Final = (8, 8)  # of two players who play the stock out, HA-1.2

OPTIONS: Final = (
    Option("ha.deal2", ("10_8", "8_8"), "HA-1.2"),
    Option("ha.field4", ("redeal", "dealer_takes"), "HA-1.6"),
    Option("ha.hand4", ("play", "redeal"), "HA-1.8"),
    Option("ha.lights", ("best", "cumulative"), "HA-5.1"),
    Option("ha.omote", ("stacks", "exclusive_with_lights"), "HA-5.3"),
    Option("ha.values", ("seed", "fuda_wiki"), "HA-8.1"),
    Option("ha.oni", ("off", "on"), "HA-7.1"),
    Option("ha.oni_triple", ("one", "whole"), "HA-7.4"),
    Option("ha.oni_last", ("keep", "sweep"), "HA-7.12"),
    Option("ha.dandruff", ("off", "on"), "HA-8.3"),
    Option("ha.few_cards", ("off", "30"), "HA-8.4"),
    Option("ha.willow_island", ("yaku", "cancels_all", "cancels_opponents"), "HA-8.5"),
    Option("ha.rain_viewing", ("counts", "cancels"), "HA-8.6"),
    Option("ha.kasu", ("1", "0"), "HA-8.7"),
    Option("ha.base", ("on", "off"), "HA-8.8"),
    Option("ha.yaku", ("on", "off"), "HA-8.9"),
    Option("ha.next_dealer", ("counter_clockwise", "winner"), "HA-6.5"),
    Option("ha.deals", ("one_each",), "HA-6.5", *DEALS),
)

SETS: Final = (
    NamedSet("tomatokun", MappingProxyType({}), "S004"),
    NamedSet(
        "fuda-wiki",
        MappingProxyType(
            {
                "ha.deal2": "8_8",
                "ha.omote": "exclusive_with_lights",
                "ha.values": "fuda_wiki",
                "ha.next_dealer": "winner",
            }
        ),
        "FW",
    ),
    NamedSet("bakappana", MappingProxyType({"ha.yaku": "off"}), "FW"),
)

# An option away from its default, the value that it needs of another option, and the clause for it.
_NEEDS: Final = (
    ("ha.oni_triple", "ha.oni", "on", "HA-7.4"),
    ("ha.oni_last", "ha.oni", "on", "HA-7.12"),
    ("ha.willow_island", "ha.oni", "off", "HA-7.9"),
    ("ha.lights", "ha.omote", "stacks", "HA-5.3"),
    ("ha.few_cards", "ha.base", "on", "HA-8.8"),
    *((f"ha.{key}", "ha.yaku", "on", "HA-8.9") for key in ("lights", "omote", "values")),
    *((f"ha.{key}", "ha.yaku", "on", "HA-8.9") for key in ("willow_island", "rain_viewing")),
)
# An option that says something only for so many players.
_FOR: Final = (("ha.deal2", 2, "HA-1.2"), ("ha.few_cards", 3, "HA-8.4"))

_CLAUSES: Final = MappingProxyType(
    {
        "deal": "HA-1.1",
        "play": "HA-2.1",
        "must": "HA-2.5",
        "turn": "HA-2.1",
        "choose": "HA-2.3",
        "all": "HA-2.4",
        "month": "HA-2.1",
        "call": "HA-2.6",
        "settle": "HA-2.6",
        "wild": "HA-7.1",
        "wild-one": "HA-7.4",
        "wild-played": "HA-7.3",
        "wild-turned": "HA-7.2",
        "wild-lies": "HA-7.7",
    }
)


def card_points(pile: Mask) -> int:
    """The card points of a pile by the source's values (HA-3.1).

    >>> card_points(CardSet.parse("1H 2T 3R 4a").mask)
    36
    """
    return _usual(3).card_points(pile)


def score(pile: Mask) -> ScoreSheet:
    """The yaku of one pile by the source's rules, at their plain values.

    >>> [str(line) for line in score(CardSet.parse("3H 8H 9T 11R").mask).lines]
    ['HA-4.10 nomi +30']
    """
    return ScoreSheet(_usual(3).yaku.lines(pile))


def settlement(piles: Sequence[Mask]) -> Settlement:
    """Every seat's sheet by the source's rules, from the piles as finally counted.

    >>> from hanacore.cards import HIKARI, KASU, TAN, TANE
    >>> settlement([(HIKARI | TAN).mask, (TANE | KASU).mask]).totals
    (338, -338)

    Raises:
        RulesError: too few or many piles, or they are not together the whole deck.
    """
    if len(piles) not in _DEALT:
        raise RulesError(f"Hana-awase is for 2, 3 or 4 players, not {len(piles)}", "HA-1.1")
    return _usual(len(piles)).settle(piles)


@cache
def _usual(seats: int) -> Scoring:
    return _scoring(GAME.choose(seats=seats))


def handed_over(state: State) -> tuple[Mask, ...]:
    """The piles of a deal that is over, with what the oni has left on the field (HA-7.10 to 7.12, HA-7.15).

    A willow goes to whoever has two others, the oni to whoever laid it, anything else to who has the oni.
    """
    piles, left, wild = list(state.piles), state.field, state.rules.wild
    if wild is None or not left:
        return state.piles
    if left & wild.bit:
        piles[state.laid] |= wild.bit
    for seat, pile in enumerate(state.piles):
        if (pile & wild.own & ~wild.bit).bit_count() == 2:
            piles[seat] |= left & wild.own & ~wild.bit
        if pile & wild.bit:
            piles[seat] |= left & ~wild.own
    return tuple(piles)


def next_in_turn(settlement: Settlement) -> Succession:  # noqa: ARG001 - however the deal went
    """The dealer's right neighbour deals next (HA-6.5)."""
    return Succession(1, "HA-6.5")


def winner_deals(settlement: Settlement) -> Succession:
    """Whoever scored most deals next; among equals, who plays earlier (HA-6.5)."""
    totals = settlement.totals
    return Succession(totals.index(max(totals)), "HA-6.5")


def deals_first(turned: Sequence[Card]) -> tuple[tuple[int, ...], str]:
    """Which of the turned cards may deal: the earliest month; several turn again (HA-1.10).

    >>> deals_first(list(CardSet.parse("5T 2R 2a")))
    ((0, 1), 'HA-1.10')
    """
    earliest = min(card.month for card in turned)
    return tuple([place for place, card in enumerate(turned) if card.month == earliest]), "HA-1.10"


def standing(totals: Sequence[int]) -> Standing:
    """The highest total of a match wins (HA-6.5), equal ones share (HA-6.6)."""
    return Standing.of(totals, "HA-6.5", "HA-6.6")


def _void(choice: Choice) -> Callable[[tuple[Mask, ...], Mask], str | None]:
    """What is dealt again; the field is looked at before the hands."""
    field_four = choice["ha.field4"] == "redeal"
    hand_four = choice["ha.hand4"] == "redeal"
    oni = choice["ha.oni"] == "on"

    def void(hands: tuple[Mask, ...], field: Mask) -> str | None:
        if field_four and whole_months(field):
            return "HA-1.6"
        if oni and not _OTHER_WILLOWS.mask & ~field:
            return "HA-1.9"
        if hand_four and any(map(whole_months, hands)):
            return "HA-1.8"
        return None

    return void


def _deal_order(seats: int, hand: int, field: int) -> tuple[int, ...]:
    """In two rounds, the larger first: cards to each seat from the dealer's right, then half the field.

    For three players as HA-1.4 says, for two and four in the same manner (HA-1.11).
    """
    more = (hand + 1) // 2
    order: list[int] = []
    for cards in (more, hand - more):
        for seat in (*range(1, seats), 0):
            order += [seat] * cards
        order += [-1] * (field // 2)
    return tuple(order)


def _scoring(choice: Choice) -> Scoring:
    return Scoring(
        seats=choice.seats,
        yaku=table(choice.values),
        kasu=int(choice["ha.kasu"]),
        base=choice["ha.base"] == "on",
        dandruff=choice["ha.dandruff"] == "on",
        few_cards=choice["ha.few_cards"] != "off",
        willow_island=choice["ha.willow_island"],
    )


def _check(choice: Choice) -> None:
    """Refuse an option that was chosen where it can say nothing."""
    for key, value in choice.changed.items():
        if value == GAME.option(key).default:
            continue
        for other, needed, rule in (row[1:] for row in _NEEDS if row[0] == key):
            if choice[other] != needed:
                raise RulesError(f"{key} {value} needs {other} {needed}, not {choice[other]}", rule)
        for seats, rule in (row[1:] for row in _FOR if row[0] == key):
            if choice.seats != seats:
                raise RulesError(f"{key} {value} is for {seats} players, not {choice.seats}", rule)


def _make(choice: Choice) -> FishingRules:
    """The source's rules, with our editorial defaults where it is silent."""
    _check(choice)
    eight = choice.seats == 2 and choice["ha.deal2"] == "8_8"
    hand, field = _EIGHT if eight else _DEALT[choice.seats]
    scoring = _scoring(choice)
    oni = Wild(
        _ONI,
        whole=choice["ha.oni_triple"] == "whole",
        sweeps=choice["ha.oni_last"] == "sweep",
    )
    return FishingRules(
        id=choice.game,
        ruleset=choice.ruleset.id,
        options=choice.changed,
        seats=choice.seats,
        deals=choice.seats if choice["ha.deals"] == "one_each" else int(choice["ha.deals"]),
        hand=hand,
        field=field,
        deal_order=_deal_order(choice.seats, hand, field),
        void=_void(choice),
        dealer_takes=whole_months if choice["ha.field4"] == "dealer_takes" else None,
        yaku=scoring.yaku,
        looks=False,
        may_call=lambda _calls, _seat: False,
        play_out=eight,
        wild=oni if choice["ha.oni"] == "on" else None,
        settle=lambda state: scoring.settle(handed_over(state)),
        score=lambda pile, _: ScoreSheet(scoring.yaku.lines(pile)),
        card_points=scoring.card_points,
        settle_piles=scoring.settle,
        next_dealer=winner_deals if choice["ha.next_dealer"] == "winner" else next_in_turn,
        first_dealer=lambda seed: turn_for_the_deal(seed, choice.seats, deals_first),
        deals_first=deals_first,
        standing=standing,
        clauses=_CLAUSES,
    )


GAME: Final = Game(slug="hana-awase", seats=(2, 3, 4), usual=3, options=OPTIONS, sets=SETS, make=_make)

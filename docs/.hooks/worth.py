"""What a card is worth in each game, read off the engine's own tables: no page types a number of these."""

from __future__ import annotations

from typing import Any

import six_cards

from hanacore.cards import CATEGORIES, Card, CardSet, month
from hanacore.fishing import FishingRules
from hanacore.games import game
from hanacore.hanaawase import card_points
from hanacore.names import name
from hanacore.nylonppong_hands import KOREAN, hand_sum
from hanacore.present import title
from hanacore.rummy_rules import RummyRules
from hanacore.yaku import Yaku

CAPTURE = ("koi-koi", "hana-awase")  # the games whose yaku are rows of captured cards
RUMMY = "nylon-ppong"


def row(yaku: Yaku) -> dict[str, Any]:
    """A yaku as tables show it: its cards where they are fixed, in words where they only count."""
    of, named = [card.code for card in yaku.of], [card.code for card in yaku.including]
    exact = len(of) == yaku.need
    return {
        **title(yaku.id),
        "rule": yaku.rule,
        "points": yaku.points,
        "further": yaku.per_extra,
        "need": yaku.need,
        "cards": of if exact else named,
        "of": len(of),
        **_kind(yaku.of),
        "others": 0 if exact else yaku.need - len(named),
    }


def _kind(held: CardSet) -> dict[str, str]:
    """What a set of cards is called where all are of one category, ``ribbons``, or all but one guest."""
    for key, of in CATEGORIES.items():
        guests = held - of
        if len(guests) <= 1 < len(held):
            named = " ".join(name(f"card.{card.code}").lower() for card in guests)
            return {"kind": name(f"category.{key}.plural").lower(), "guest": named}
    return {"kind": "", "guest": ""}


def captured(number: int) -> list[dict[str, Any]]:
    """What the cards of a month make in the capture games; those that count alike stand together."""
    lots: list[dict[str, Any]] = []
    for card in month(number):
        made = _made(card)
        alike = next((lot for lot in lots if lot["yaku"] == made), None)
        if alike:
            alike["codes"].append(card.code)
        else:
            lots.append({"codes": [card.code], "points": card_points(1 << card), "yaku": made})
    return lots


def _made(card: Card) -> list[dict[str, Any]]:
    """The yaku a card helps to make, each once, with its price by game."""
    found: dict[str, dict[str, Any]] = {}
    for slug in CAPTURE:
        rules = game(slug).rules()
        assert isinstance(rules, FishingRules)
        for yaku in rules.yaku.rows:
            if card not in yaku.of:
                continue
            entry = _further(yaku) if yaku.extra and card not in yaku.including else _own(yaku)
            known = found.setdefault(entry["what"], {**entry, "games": {}})
            price = known["games"].setdefault(slug, entry["price"])
            for one in set(entry["beside"]) - set(known["beside"]):
                known["beside"].append(one)
            assert price["points"] == entry["price"]["points"]
    for entry in found.values():
        del entry["price"]
    return list(found.values())


def _own(yaku: Yaku) -> dict[str, Any]:
    """The yaku itself. Further cards in a line of their own are a matter for the cards outside it."""
    shown = row(yaku)
    further = 0 if yaku.extra else yaku.per_extra
    price = {"points": yaku.points, "further": further, "rule": yaku.rule}
    return {**shown, "beside": [], "price": price}


def _further(yaku: Yaku) -> dict[str, Any]:
    """A card that only adds to a yaku made by others."""
    price = {"points": yaku.per_extra, "further": 0, "rule": yaku.rule}
    beside = [name(f"yaku.{yaku.id}")]
    return {**title(yaku.extra), "cards": [], "others": 0, "beside": beside, "price": price}


def rummy(number: int) -> dict[str, Any]:
    """What a month is worth in Nylon-ppong, where the picture counts for nothing."""
    rules = game(RUMMY).rules()
    assert isinstance(rules, RummyRules)
    value = rules.worth[number - 1]
    korean = KOREAN[number - 1]
    return {
        "value": value,
        "by_count": [hand_sum([korean] * held) for held in (1, 2, 3, 4)],
        "stop_limit": rules.stop_limit,
        "stop_with": rules.stop_limit - value,
        "yaku": six_cards.rows(rules, korean),
    }

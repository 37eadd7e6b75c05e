"""The 48 cards as pages show them: every name, category and number from the package, none typed here."""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Any

from clauses import ROOT

if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from hanacore.cards import CATEGORIES, Card, CardSet, month
from hanacore.names import name, names
from hanacore.nylonppong_hands import KOREAN

POINTS = {"hikari": 20, "tane": 10, "tan": 5, "kasu": 1}  # DK-1.1; Koi-Koi never adds them up
FACES: dict[str, dict[str, str]] = json.loads(
    (ROOT / "interactive" / "faces.json").read_text(encoding="utf-8")
)
WORDS = {"hikari": "light", "tane": "animal", "tan": "ribbon", "kasu": "chaff"}
RIBBONS = {"poetry": "ribbon.red-poetry", "blue": "ribbon.blue", "plain": "ribbon.plain"}
LOCAL = (("ja", "日"), ("ko", "한"), ("zh-Hant", "中"))
LANGUAGE = {"ja": "Japanese", "ko": "Korean", "zh-Hant": "Traditional Chinese"}


def view(code: str) -> dict[str, Any]:
    """One card for the templates: what interactive/card-face.mjs shows, and what pages say about it.

    Raises:
        NotationError: there is no such card.
    """
    return _view(Card.parse(code).code)


@cache
def _view(code: str) -> dict[str, Any]:
    card = Card.parse(code)
    kind = next(key for key, members in CATEGORIES.items() if card in members)
    title, flower = name(f"card.{code}"), name(f"month.{card.month}")
    told, short_flower = title.lower(), name(f"plant.{card.month}").lower()
    missing = [flower.lower()] if flower.lower() not in told and short_flower not in told else []
    missing += [] if WORDS[kind] in told else [WORDS[kind]]
    plant = FACES["plants"][str(card.month)]
    ribbon = FACES["ribbons"].get(code)
    return {
        "code": code,
        "month": card.month,
        "kind": kind,
        "category": name(f"category.{kind}"),
        "points": POINTS[kind],
        "ribbon": ribbon,
        "ribbon_name": name(RIBBONS[ribbon]) if ribbon else "",
        "name": title,
        "short": name(f"short.{code}"),
        "flower": name(f"plant.{card.month}"),
        "label": f"{title}, {' '.join(missing)}" if missing else title,
        "plant": plant,
        "mark": FACES["marks"].get(code, plant),
        "local": _local(f"card.{code}"),
    }


@cache
def month_view(number: int) -> dict[str, Any]:
    """A month with its names and its four cards.

    Raises:
        RulesError: there is no such month.
    """
    members = [view(card.code) for card in month(number)]
    title = name(f"month.{number}")
    return {
        "number": number,
        "name": title,
        "calendar": name(f"calendar.{number}"),
        "slug": slug(title),
        "korean": KOREAN[number - 1],  # DK-2.1
        "local": _local(f"month.{number}"),
        "cards": members,
        "url": f"cards/{slug(title)}/",
        "points": sum(card["points"] for card in members),
    }


def slug(title: str) -> str:
    """A month's name in addresses."""
    return title.lower().replace(" ", "-")


def address(card: dict[str, Any]) -> str:
    """Where a card stands: on the page of its month."""
    return f"{month_view(card['month'])['url']}#{card['code']}"


def kinds() -> list[dict[str, Any]]:
    """The four categories, and how many cards each has."""
    return [
        {"kind": kind, "name": name(f"category.{kind}.plural"), "held": len(of)}
        for kind, of in CATEGORIES.items()
    ]


def months() -> list[dict[str, Any]]:
    return [month_view(number) for number in range(1, 13)]


def category(kind: str) -> list[dict[str, Any]]:
    """The cards of a category, in ascending order.

    Raises:
        KeyError: there is no such category.
    """
    return [view(card.code) for card in CATEGORIES[kind]]


def pile(text: str) -> list[dict[str, Any]]:
    """The cards of a written pile, in the order in which they are written where that can be told.

    Raises:
        NotationError: the text is not a set of cards.
    """
    members = CardSet.parse(text)
    written = text.replace(",", " ").split()
    if len(written) == len(members):
        return [view(code) for code in written]
    return [view(card.code) for card in members]


def _local(key: str) -> list[dict[str, str]]:
    found = []
    for lang, sign in LOCAL:
        if text := names(lang).get(key):
            found.append(
                {
                    "lang": lang,
                    "sign": sign,
                    "language": LANGUAGE[lang],
                    "text": text,
                    "roman": names(lang).get(f"roman.{key}", ""),
                }
            )
    return found

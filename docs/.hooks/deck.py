"""The 48 cards as pages show them: every name, category and number from the package, none typed here."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

from clauses import ROOT

if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from hanacore.cards import CATEGORIES, Card, CardSet, month
from hanacore.hanaawase import card_points
from hanacore.koikoi_yaku import AKATAN, AOTAN
from hanacore.names import name, names
from hanacore.nylonppong_hands import KOREAN

SETS = ("hanafuda", "hwatu")  # the Japanese cards and the Korean, each with its month numbers
WORDS = {"hikari": "light", "tane": "animal", "tan": "ribbon", "kasu": "chaff"}
RIBBONS = {"poetry": "ribbon.red-poetry", "blue": "ribbon.blue", "plain": "ribbon.plain"}
LOCAL = (("ja", "日"), ("ko", "한"), ("zh-Hant", "中"))
LANGUAGE = {"ja": "Japanese", "ko": "Korean", "zh-Hant": "Traditional Chinese"}


def view(code: str, lang: str = "en") -> dict[str, Any]:
    """One card for the templates: its art, its names and what pages say about it.

    Raises:
        HanaError: there is no such card, or no names in that language.
    """
    return _view(Card.parse(code).code, lang)


@cache
def _view(code: str, lang: str) -> dict[str, Any]:
    card = Card.parse(code)
    kind = next(key for key, members in CATEGORIES.items() if card in members)
    ribbon = _ribbon(card) if kind == "tan" else None
    return {
        "code": code,
        "month": card.month,
        "kind": kind,
        "category": name(f"category.{kind}", lang),
        "points": card_points(1 << card),  # DK-1.1; Koi-Koi never adds them up
        "ribbon": ribbon,
        "ribbon_name": name(RIBBONS[ribbon], lang) if ribbon else "",
        "name": name(f"card.{code}", lang),
        "short": name(f"short.{code}", lang),
        "flower": name(f"plant.{card.month}", lang),
        "label": _label(code, card.month, kind, lang),
        "told": {of: _told(code, card.month, kind, lang, of) for of in SETS},
        "local": _local(f"card.{code}"),
    }


def _ribbon(card: Card) -> str:
    return "poetry" if card in AKATAN else "blue" if card in AOTAN else "plain"


def _label(code: str, month: int, kind: str, lang: str) -> str:
    """A short name for where a card is one of many: as in interactive/deck.mjs."""
    title = name(f"card.{code}", lang)
    known = title.lower()
    flowers = name(f"month.{month}", lang).lower(), name(f"plant.{month}", lang).lower()
    word = WORDS[kind] if lang == "en" else name(f"category.{kind}", lang)
    missing = [] if any(flower in known for flower in flowers) else [flowers[0]]
    missing += [] if word in known else [word]
    return f"{title}, {' '.join(missing)}" if missing else title


def _told(code: str, month: int, kind: str, lang: str, of: str) -> str:
    """What the picture shows, for where a page is about it. Willow and paulownia change places in Korea."""
    korean = (of == "hwatu") != (lang == "ko")  # Korean names of the months count as Korea does (DK-2.1)
    return name("told.card", lang).format(
        when=name(f"calendar.{KOREAN[month - 1] if korean else month}", lang),
        plant=name(f"month.{month}", lang).lower(),
        shows=name(f"shows.{code}", lang),
        kind=name(f"category.{kind}", lang),
    )


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

"""Terms in four languages: months, cards’ kinds and yaku from the package, the words of play from here."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from site_pages import Site

from hanacore.cards import CATEGORIES
from hanacore.fishing import FishingRules
from hanacore.games import GAMES
from hanacore.names import name, names

FILE = Path(__file__).resolve().parent / "terms.toml"
LANGUAGES = ("ja", "ko", "zh-Hant")
RIBBONS = ("red-poetry", "blue", "plain")


def block(site: Site, which: str) -> str:
    """A table of terms; ``which`` is one of TABLES.

    Raises:
        KeyError: there is no such table.
    """
    return site.render("terms.html.j2", "table", rows=TABLES[which]())


def played() -> list[dict[str, Any]]:
    """The words of play, in alphabetic order."""
    rows = []
    for term in sorted(_terms(), key=lambda term: term["en"].lower()):
        local = {"ja": term["ja"], "ko": term["ko"], "zh-Hant": term["zh"]}
        roman = {"ja": term["ja_roman"], "ko": term["ko_roman"]}
        rows.append(
            {
                "id": term["en"].lower().replace(" ", "-"),
                "en": term["en"],
                "local": [
                    {"lang": lang, "text": local[lang], "roman": roman.get(lang, "")} for lang in LANGUAGES
                ],
                "says": term["says"],
                "also": term.get("also", []),
                "rules": term["rules"],
            }
        )
    return rows


def months() -> list[dict[str, Any]]:
    return [_named(f"month.{number}", f"month-{number}", ["DK-2.1"]) for number in range(1, 13)]


def categories() -> list[dict[str, Any]]:
    rows = [_named(f"category.{kind}", kind, ["DK-1.1"]) for kind in CATEGORIES]
    return rows + [_named(f"ribbon.{kind}", f"{kind}-ribbon", ["DK-3.3"]) for kind in RIBBONS]


def yaku() -> list[dict[str, Any]]:
    """The yaku of every game, each once, with the clauses of the games that score it."""
    rules: dict[str, list[str]] = {}
    for game in GAMES.values():
        chosen = game.rules()
        if isinstance(chosen, FishingRules):
            for row in chosen.yaku.rows:
                rules.setdefault(row.id, []).append(row.rule)
    return [_named(f"yaku.{id_}", f"yaku-{id_}", found) for id_, found in rules.items()]


@cache
def _terms() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["term"]
    return found


def _named(key: str, id_: str, rules: list[str]) -> dict[str, Any]:
    """A row whose names the package has."""
    return {
        "id": id_,
        "en": name(key),
        "local": [
            {
                "lang": lang,
                "text": names(lang).get(key, ""),
                "roman": names(lang).get(f"roman.{key}", "") if lang != "zh-Hant" else "",
            }
            for lang in LANGUAGES
        ],
        "says": "",
        "also": [],
        "rules": rules,
    }


TABLES = {"play": played, "months": months, "categories": categories, "yaku": yaku}

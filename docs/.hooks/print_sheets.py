"""The page to print: sheets of cards at their true size with cut marks, backs that meet them, and a chart.

Lengths are millimetres. A sheet is as large as the paper and its cards lie in the middle of it, so that faces
and backs meet whichever edge the paper is turned over. Paper, deck and sheet are chosen by the browser's own
radio buttons and rules of interactive/print-sheet.css; both papers and both decks are in the page.
"""

from __future__ import annotations

from typing import Any

import deck
from site_pages import Site

WIDTH, HEIGHT = 33, 54  # of a card
COLUMNS, ROWS = 8, 3
MARK, AWAY = 4, 0.4  # a cut mark's length, and how far it stays from the cards
PAPERS = {"a4": ("A4", 297.0, 210.0), "letter": ("Letter", 279.4, 215.9)}  # on their side
DECKS = {"hanafuda": ("Hanafuda", "", "ja"), "hwatu": ("Hwatu", "kr/", "ko")}


def block(site: Site, _: str) -> str:
    return site.render(
        "print.html.j2",
        decks=[_deck(key) for key in DECKS],
        papers=[{"key": key, "name": name} for key, (name, *_) in PAPERS.items()],
        marks={key: _marks(wide, high) for key, (_, wide, high) in PAPERS.items()},
        size=(WIDTH, HEIGHT),
    )


def _deck(key: str) -> dict[str, Any]:
    """A deck's months in its own order, its sheets, and the language of its second names."""
    name, folder, lang = DECKS[key]
    number = "korean" if key == "hwatu" else "number"
    months = [
        {**one, "place": one[number], "second": _second(one, lang)}
        for one in sorted(deck.months(), key=lambda month: month[number])
    ]
    cards = [card for one in months for card in one["cards"]]
    held = COLUMNS * ROWS
    return {
        "key": key,
        "name": name,
        "art": f"assets/hana/cards/{folder}",
        "lang": lang,
        "months": [
            {**one, "cards": [{**card, "second": _second(card, lang)} for card in one["cards"]]}
            for one in months
        ],
        "sheets": [cards[at : at + held] for at in range(0, len(cards), held)],
        "held": held,
    }


def _second(entry: dict[str, Any], lang: str) -> dict[str, str]:
    found: dict[str, str] = next(one for one in entry["local"] if one["lang"] == lang)
    return found


def _marks(wide: float, high: float) -> dict[str, str]:
    """The cut marks round the middle of a sheet, as one path."""
    left, top = (wide - COLUMNS * WIDTH) / 2, (high - ROWS * HEIGHT) / 2
    right, foot = wide - left, high - top
    lines = []
    for column in range(COLUMNS + 1):
        x = left + column * WIDTH
        lines += [(x, top - AWAY - MARK, "v"), (x, foot + AWAY, "v")]
    for row in range(ROWS + 1):
        y = top + row * HEIGHT
        lines += [(left - AWAY - MARK, y, "h"), (right + AWAY, y, "h")]
    path = "".join(f"M{x:g} {y:g}{way}{MARK:g}" for x, y, way in lines)
    return {"box": f"0 0 {wide:g} {high:g}", "path": path}

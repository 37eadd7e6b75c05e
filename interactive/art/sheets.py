"""Sheets of cards to look at: `python -m interactive.art.sheets 1H 1R --width 300`.

One is written to build/cards/sheet.png; without codes, it shows every card that is drawn. `make cards-check`
writes every sheet that a look at the whole deck needs.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from PIL import Image

import interactive.art.cards  # noqa: F401  names the pictures
from hanacore.cards import CATEGORIES, Card
from interactive.art.deck import Deck, pictures, written
from interactive.art.raster import deuteranopic, gray, rendered, sheet

FOLDER = Path("build/cards")
LIGHT, DARK = "#f4efe6", "#20262b"
EYES = {"gray": gray, "deuteranopia": deuteranopic}


def make(
    codes: Sequence[str],
    *,
    deck: Deck = Deck.HANAFUDA,
    width: int = 300,
    ground: str = LIGHT,
    eyes: str | None = None,
    enlarge: int = 1,
    columns: int = 8,
) -> Image.Image:
    """One sheet of cards.

    Raises:
        KeyError: nobody has drawn one of them.
    """
    images = [_image(code, deck, width) for code in codes]
    page = sheet(images, columns=min(columns, len(codes)), ground=ground, enlarge=enlarge)
    return EYES[eyes](page) if eyes else page


def every_sheet(deck: Deck) -> Iterator[tuple[str, Image.Image]]:
    """The sheets of a deck and their names: all cards at three sizes, as other eyes see them, in groups."""
    drawn = [code for code in (*(card.code for card in Card), "back") if code in pictures]
    for width in (48, 96, 300):
        for name, ground in (("light", LIGHT), ("dark", DARK)):
            yield f"{width}-{name}", make(drawn, deck=deck, width=width, ground=ground)
    for name, ground in (("light", LIGHT), ("dark", DARK)):
        yield f"48-enlarged-{name}", make(drawn, deck=deck, width=48, ground=ground, enlarge=3)
    for eyes in EYES:
        yield f"96-{eyes}", make(drawn, deck=deck, width=96, eyes=eyes)
    for month in range(1, 13):
        if codes := [card.code for card in Card if card.month == month and card.code in pictures]:
            yield f"month-{month:02}", make(codes, deck=deck)
    for category, members in CATEGORIES.items():
        if codes := [card.code for card in members if card.code in pictures]:
            yield f"all-{category}", make(codes, deck=deck)


@cache
def _image(code: str, deck: Deck, width: int) -> Image.Image:
    return rendered(written(code, deck), width)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("codes", nargs="*", help="card codes, or back; all that are drawn if left out")
    parser.add_argument("--width", type=int, default=300, help="width of a card in pixels")
    parser.add_argument("--columns", type=int, default=8)
    parser.add_argument("--enlarge", type=int, default=1, help="times, with hard edges")
    parser.add_argument("--dark", action="store_true", help="on the dark ground")
    parser.add_argument("--eyes", choices=sorted(EYES))
    parser.add_argument("--hwatu", action="store_true")
    parser.add_argument("--out", type=Path, default=FOLDER / "sheet.png")
    asked = parser.parse_args()
    codes = asked.codes or list(pictures)
    page = make(
        codes,
        deck=Deck.HWATU if asked.hwatu else Deck.HANAFUDA,
        width=asked.width,
        ground=DARK if asked.dark else LIGHT,
        eyes=asked.eyes,
        enlarge=asked.enlarge,
        columns=asked.columns,
    )
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    page.save(asked.out)
    print(asked.out)


if __name__ == "__main__":
    main()

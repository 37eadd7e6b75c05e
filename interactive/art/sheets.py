"""A sheet of cards to look at: `python -m interactive.art.sheets 1H 1R --width 300`.

It is written to build/cards/sheet.png. Without codes, it shows every card that is drawn.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PIL import Image

import interactive.art.cards  # noqa: F401  names the pictures
from interactive.art.deck import Deck, pictures, written
from interactive.art.raster import deuteranopic, gray, rendered, sheet

LIGHT, DARK = "#f4efe6", "#20262b"
EYES = {"gray": gray, "deuteranopia": deuteranopic}


def make(
    codes: list[str], *, deck: Deck, width: int, ground: str, eyes: str | None, enlarge: int, columns: int
) -> Image.Image:
    """One sheet of cards.

    Raises:
        KeyError: nobody has drawn one of them.
    """
    images = [rendered(written(code, deck), width) for code in codes]
    page = sheet(images, columns=columns, ground=ground, enlarge=enlarge)
    return EYES[eyes](page) if eyes else page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("codes", nargs="*", help="card codes, or back; all that are drawn if left out")
    parser.add_argument("--width", type=int, default=300, help="width of a card in pixels")
    parser.add_argument("--columns", type=int, default=8)
    parser.add_argument("--enlarge", type=int, default=1, help="times, with hard edges")
    parser.add_argument("--dark", action="store_true", help="on the dark ground")
    parser.add_argument("--eyes", choices=sorted(EYES))
    parser.add_argument("--hwatu", action="store_true")
    parser.add_argument("--out", type=Path, default=Path("build/cards/sheet.png"))
    asked = parser.parse_args()
    codes = asked.codes or list(pictures)
    page = make(
        codes,
        deck=Deck.HWATU if asked.hwatu else Deck.HANAFUDA,
        width=asked.width,
        ground=DARK if asked.dark else LIGHT,
        eyes=asked.eyes,
        enlarge=asked.enlarge,
        columns=min(asked.columns, len(codes)),
    )
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    page.save(asked.out)
    print(asked.out)


if __name__ == "__main__":
    main()

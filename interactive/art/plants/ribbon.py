"""The three ribbons. They differ in shape and pattern before they differ in colour.

Red ribbons end straight and have a thin inner border; blue ones end in a swallow's tail between ivory bars.
"""

from __future__ import annotations

from interactive.art.deck import Deck
from interactive.art.glyphs import LETTERS, letter
from interactive.art.palette import AI, BENI, GOFUN, KINARI, RIBBON_LINE
from interactive.art.paper import group, hero, keyed, stroke
from interactive.art.shapes import path

POEMS = {"akayoroshi": "あかよろし", "miyoshino": "みよしの"}
HONGDAN, CHEONGDAN = "홍단", "청단"

# A strip 84 by 330 about its own middle; its long edges wave.
RED_EDGE = path(
    "M-42-165C-14-160 14-170 42-165C47-110 36-60 42 0C48 60 37 110 42 165"
    "C14 170-14 160-42 165C-47 110-36 60-42 0C-36-60-47-110-42-165Z"
)
RED_BORDER = path(
    "M-33-155C-10-151 10-160 33-156C37-104 27-58 33 0C39 58 28 104 33 155"
    "C10 159-10 151-33 155C-37 104-27 58-33 0C-27-58-37-104-33-155Z"
)
BLUE_EDGE = path(
    "M-42-165C-14-160 14-170 42-165C47-110 36-60 42 0C48 60 37 110 42 165L0 131"
    "L-42 165C-47 110-36 60-42 0C-36-60-47-110-42-165Z"
)
BLUE_BARS = path(
    "M-42-141C-14-136 14-146 43-141M-43-126C-14-121 14-131 43-126M-43 94"
    "C-14 99 14 89 42 94M-43 109C-14 114 14 104 42 109"
)


def poetry_ribbon(x: float, y: float, turn: float, deck: Deck, poem: str) -> str:
    """A red ribbon with its poem ("akayoroshi", "miyoshino"); in hwatu with 홍단 instead."""
    words = POEMS[poem] if deck is Deck.HANAFUDA else HONGDAN
    step = {5: 58, 4: 68, 2: 92}[len(words)]
    return _hung(x, y, turn, _red(), *_column(words, step, 0, KINARI))


def plain_ribbon(x: float, y: float, turn: float) -> str:
    """A red ribbon without writing, alike in hanafuda and hwatu."""
    return _hung(x, y, turn, _red())


def blue_ribbon(x: float, y: float, turn: float, deck: Deck) -> str:
    """A blue ribbon; in hwatu with 청단 between its bars."""
    bars = stroke(BLUE_BARS, KINARI, 5)
    words = _column(CHEONGDAN, 88, -16, GOFUN) if deck is Deck.HWATU else []
    return _hung(x, y, turn, keyed(BLUE_EDGE, AI, 14), bars, *words)


def _red() -> str:
    return keyed(RED_EDGE, BENI, 14) + stroke(RED_BORDER, RIBBON_LINE, 2.6)


def _column(words: str, step: float, middle: float, colour: str) -> list[str]:
    top = middle - step * (len(words) - 1) / 2
    size = min(step * 0.9, 64)
    return [letter(sign, 0, top + i * step, size, colour) for i, sign in enumerate(words) if sign in LETTERS]


def _hung(x: float, y: float, turn: float, *elements: str) -> str:
    return hero(group(*elements, x=x, y=y, turn=turn))

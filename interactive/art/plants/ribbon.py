"""The three ribbons. They differ in shape and pattern before they differ in colour.

Red ribbons end straight and have a thin inner border; blue ones end in a swallow's tail between ivory bars.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from interactive.art.deck import Deck
from interactive.art.glyphs import letter
from interactive.art.palette import AI, BENI, KINARI, SAKURA, SUMI, SUOU
from interactive.art.paper import fill, group, hero, keyed, stroke
from interactive.art.shapes import Landmark, Point, Shape, joined, outline

POEMS = {"akayoroshi": "あかよろし", "miyoshino": "みよしの"}
HONGDAN, CHEONGDAN = "홍단", "청단"

HALF_WIDTH, HALF_LENGTH = 42, 165
KEYLINE = 14  # 7 outside the strip: it parts the ribbon from flowers of its own colour


@dataclass(frozen=True, slots=True)
class Strip:
    """A strip of paper about its own middle: how far its edges wave, how deep its foot is cut.

    A red ribbon leans to the left and a blue one to the right; each waves so that its middle hangs straight.
    """

    sway: float
    notch: float = 0

    def outline(self, inset: float = 0) -> Shape:
        """The strip, or a line inside it."""
        end = HALF_LENGTH - inset
        heights = [end * part for part in (-1, -0.5, 0, 0.5, 1)]
        right = [self.edge(1, y, inset) for y in heights]
        left = [self.edge(-1, y, inset) for y in reversed(heights)]
        foot: list[Landmark] = [(14, end - 4), (-14, end + 3)]
        if self.notch:
            foot = [(self.middle(end - self.notch), end - self.notch, "c")]
        return outline([*_cut(right), *foot, *_cut(left), (-14, 3 - end), (14, -4 - end)])

    def shade(self) -> Shape:
        """Slivers along the edges that turn from the light: the right one above, the left one below."""
        return self._sliver(1, -HALF_LENGTH, 0) + self._sliver(-1, 0, HALF_LENGTH)

    def _sliver(self, side: int, top: float, foot: float) -> Shape:
        heights = (top, (top + foot) / 2, foot)
        rim = [self.edge(side, y) for y in heights]
        return outline([*_cut(rim), self.edge(side, heights[1], 9)])

    def bar(self, y: float) -> Shape:
        """A line across."""
        (left, _), (right, _) = self.edge(-1, y), self.edge(1, y)
        return outline(
            [(left, y), (left + 28, y + 3), (right - 28, y - 4), (right, y)],
            closed=False,
        )

    def edge(self, side: int, y: float, inset: float = 0) -> Point:
        return self.middle(y) + side * (HALF_WIDTH - inset), y

    def middle(self, y: float) -> float:
        return self.sway * math.sin(math.pi * y / HALF_LENGTH)

    def column(self, words: str, step: float, size: float, y: float = 0) -> list[str]:
        """Letters one below the other, as the strip waves, about the height y."""
        heights = [y + step * (i - (len(words) - 1) / 2) for i in range(len(words))]
        return [
            letter(sign, self.middle(at), at, size, KINARI) for sign, at in zip(words, heights, strict=True)
        ]


RED = Strip(sway=-6)
BLUE = Strip(sway=6, notch=36)


def poetry_ribbon(x: float, y: float, turn: float, deck: Deck, poem: str) -> str:
    """A red ribbon with its poem ("akayoroshi", "miyoshino"); in hwatu with 홍단 instead."""
    words = POEMS[poem] if deck is Deck.HANAFUDA else HONGDAN
    step, size = {5: (58, 55), 4: (70, 62), 2: (92, 62)}[len(words)]
    return _hung(x, y, turn, _red(), *RED.column(words, step, size))


def plain_ribbon(x: float, y: float, turn: float) -> str:
    """A red ribbon without writing, alike in hanafuda and hwatu."""
    return _hung(x, y, turn, _red())


def blue_ribbon(x: float, y: float, turn: float, deck: Deck) -> str:
    """A blue ribbon; in hwatu with 청단 between its bars."""
    strip = keyed(BLUE.outline(), AI, KEYLINE) + fill(BLUE.shade(), SUMI)
    bars = stroke(joined(BLUE.bar(height) for height in (-142, -127, 88, 103)), KINARI, 5)
    words = BLUE.column(CHEONGDAN, 86, 68, -20) if deck is Deck.HWATU else []
    return _hung(x, y, turn, strip, bars, *words)


def _red() -> str:
    border = stroke(RED.outline(inset=8), SAKURA, 2.6)
    return keyed(RED.outline(), BENI, KEYLINE) + fill(RED.shade(), SUOU) + border


def _cut(edge: Sequence[Point]) -> list[Landmark]:
    """An edge between two corners."""
    return [(*edge[0], "c"), *edge[1:-1], (*edge[-1], "c")]


def _hung(x: float, y: float, turn: float, *elements: str) -> str:
    return hero(group(*elements, x=x, y=y, turn=turn))

"""Willow: strands of sickle leaves that hang from one bough over the card's top edge."""

from __future__ import annotations

import math

from interactive.art.palette import MATSUBA, SUMI, UGUISU
from interactive.art.paper import keyed, stroke, symbol
from interactive.art.shapes import Shape, Station, Stretch, brush, outline

STEP = 19  # down a strand from one leaf to the next, by turns left and right


def _leaf(x: float, y: float, length: float, lean: float) -> Shape:
    """A sickle leaf from x, y; it starts `lean` degrees off straight down and bends back towards it."""
    turn = math.radians(lean)
    tip = (length * math.sin(turn * 0.8), length * math.cos(turn * 0.8))
    out = math.copysign(1, lean)
    belly = (x + length * 0.5 * math.sin(turn) + out * 11, y + length * 0.42)
    back = (x + length * 0.5 * math.sin(turn) - out * 3, y + length * 0.62)
    start, end = (x, y), (x + tip[0], y + tip[1])
    return Shape((Stretch(start, ((belly, end), (back, start)), closed=True),))


def _strand(length: float, reach: float, sway: float, leaf: float, colour: str = MATSUBA) -> str:
    """A strand from 0, 0: it springs off the bough, `reach` aside, and sways where it hangs free."""

    def place(part: float) -> tuple[float, float]:
        spring = reach * (1 - math.exp(-6 * part))
        return spring + sway * math.sin(2 * math.pi * part) * part, length * part

    leaves: list[Shape] = []
    count = round((length - 24) / STEP)
    for i in range(count):
        part = (16 + i * STEP) / length
        size = leaf * (0.74 + 0.55 * math.sin(math.pi * min(1, part * 0.95)) ** 0.7)
        leaves.append(_leaf(*place(part), size, 28 if i % 2 else -28))
    leaves.append(_leaf(*place(0.97), leaf * 0.8, 9))
    stem = outline([place(i / 5) for i in range(6)], closed=False)
    # Keyed, the leaves would cut the stem into pieces if it lay beneath.
    return keyed(leaves, colour, 3) + stroke(stem, SUMI, 3)


SHORT = symbol("willow-short", _strand(170, -14, 5, 42))
MIDDLE = symbol("willow-middle", _strand(290, -18, 9, 45))
LONG = symbol("willow-long", _strand(400, -22, 12, 47))
# Before the black of a storm cloud, green would be lost.
STORM = symbol("willow-storm", _strand(200, -14, 8, 42, UGUISU))


def bough(*stations: Station) -> str:
    """The bough, thick where it comes in over the card's edge."""
    return keyed(brush(stations, samples=2), SUMI)

"""Pampas grass: an ink hill of ivory blades, drawn for each card from a seed."""

from __future__ import annotations

import math
import random

from interactive.art.palette import KINARI, SUMI
from interactive.art.paper import disc, fill
from interactive.art.shapes import Shape, Stretch

# Rows from the rim to the foot: where blades root and end, in parts of the hill's radius, and how many.
ROWS = ((0.62, 0.955, 30), (0.48, 0.8, 26), (0.34, 0.64, 20), (0.2, 0.48, 15))


def hill(x: float, y: float, r: float, seed: int, *, keyline: float = 0, fan: float = 112) -> str:
    """A round hill about x, y; its blades spread over `fan` degrees and never cross its rim."""
    chance = random.Random(seed)
    blades = [
        _blade(x, y, r * root, r * tip, -90 - fan / 2 + fan * (i + chance.uniform(0.2, 0.8)) / count, chance)
        for root, tip, count in ROWS
        for i in range(count)
    ]
    return disc(x, y, r, SUMI, keyline=keyline) + fill(blades, KINARI)


def _blade(x: float, y: float, root: float, tip: float, angle: float, chance: random.Random) -> Shape:
    """A sliver from the root outwards that bends away from the middle."""
    bend = chance.uniform(1, 7) * (1 if angle > -90 else -1)
    tip *= chance.uniform(0.93, 1)

    def place(radius: float, turn: float) -> tuple[float, float]:
        return x + radius * math.cos(math.radians(turn)), y + radius * math.sin(math.radians(turn))

    middle = (root + tip) / 2
    width = math.degrees(3.4 / middle)
    start, end = place(root, angle), place(tip, angle + bend)
    there, back = place(middle, angle - width + bend / 4), place(middle, angle + width + bend / 4)
    return Shape((Stretch(start, ((there, end), (back, start)), closed=True),))

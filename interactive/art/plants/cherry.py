"""Cherry: notched pink petals with a red rim, hanging buds, and the bronze young leaves of mountain cherries.

Pink is too pale to end against ivory, so every blossom has a contour of its own deeper red.
"""

from __future__ import annotations

from collections.abc import Sequence

from interactive.art.landmarks import traced
from interactive.art.palette import CHERRY_HEART, KINARI, SAKURA, SUMI, SUOU, YAMABUKI
from interactive.art.paper import disc, dots, fill, inked, keyed, stroke, symbol
from interactive.art.shapes import Shape, Station, around, brush, ellipse, joined, path, polyline

RIM = 2.2  # the red contour of a blossom
GAP = 2.6  # the bare ivory outside it

PETAL = path("M0-4C-4-9-12-17-18.5-27C-22-35-16-43-8-44L0-37L8-44C16-43 22-35 18.5-27C12-17 4-9 0-4Z")
BLUSH = path("M0-5C-4-10-5-15 0-23C5-15 4-10 0-5Z")


def _petals(shape: Shape) -> str:
    """Petals held together by their rim, parted from what lies beneath by ivory."""
    return inked(shape, KINARI, RIM + GAP, line=KINARI) + inked(shape, SAKURA, RIM, line=CHERRY_HEART)


def _stamens() -> str:
    ends = [(x, y) for x, y, _ in around(5, 21, 36)]
    return (
        stroke([polyline((0, 0), end) for end in ends], SUOU, 2.4)
        + dots(ends, 2.8, SUOU)
        + disc(0, 0, 5, YAMABUKI)
    )


BLOSSOM = symbol(
    "cherry",
    _petals(joined(PETAL.at(turn=turn) for _, _, turn in around(5))),
    fill([BLUSH.at(turn=turn) for _, _, turn in around(5)], CHERRY_HEART),
    _stamens(),
)
# In the shade of others, deep enough that the pink before it keeps its edge.
SHADED = symbol(
    "cherry-shaded",
    keyed(joined(PETAL.at(turn=turn) for _, _, turn in around(5)), CHERRY_HEART, 2 * GAP),
    fill([BLUSH.at(0, -4, 1.5, turn) for _, _, turn in around(5)], SUOU),
)
# Buds and leaves hang from 0, 0.
BUD = symbol(
    "cherry-bud",
    stroke(path("M0 0C3 8 3 16 1 25"), SUOU, 3.4),
    _petals(path("M1 30C-12 36-13 50 0 58C13 50 14 36 1 30Z")),
    fill(path("M-9 39C-8 28-4 24 1 23C6 24 10 28 11 39C6 35-4 35-9 39Z"), SUOU),
)
LEAF = symbol(
    "cherry-leaf",
    keyed(traced("0,-2c -12,14 -15,34 -6,56 3,70c 11,54 15,34 10,13"), SUOU),
    stroke(path("M0 4C1 24 1 40 2 56M1 26L-8 33M1 26L9 32M2 40L-5 46"), SAKURA, 2.4),
)


def blossoms(*places: tuple[float, float, float, float]) -> list[str]:
    """Open blossoms: x, y, scale, turn."""
    return [BLOSSOM.at(*place) for place in places]


def boughs(*branches: Sequence[Station]) -> str:
    """Branches that grow into one another: one cut of paper, with no keyline at the forks."""
    return keyed((brush(branch) for branch in branches), SUMI)


def bark(*places: tuple[float, float, float, float]) -> str:
    """The short bars across a cherry's bark: x, y, length, turn."""
    return fill([ellipse(x, y, length / 2, 1.6, turn) for x, y, length, turn in places], KINARI)

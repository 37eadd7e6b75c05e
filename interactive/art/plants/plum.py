"""Plum: round red petals on black boughs that turn at elbows, and shoots that grow straight up."""

from __future__ import annotations

from collections.abc import Sequence

from interactive.art.palette import BENI, SUMI, UGUISU, YAMABUKI
from interactive.art.paper import disc, dots, fill, keyed, stroke, symbol
from interactive.art.shapes import Shape, Station, around, brush, ellipse, joined, outline, path, polyline

PETAL = symbol(
    "plum-petal",
    keyed(path("M0-3C-8-6-22-14-22-28C-22-39-12-46-1-45C11-46 22-39 22-28C22-14 8-6 0-3Z"), BENI, 3),
)
THREAD, ANTHER = 21, 2.8

# Not every fifth of the circle: a petal that hides a little behind the next makes it a flower, not a wheel.
TURNS = (3, 74, 146, 218, 289)


def _stamens(count: int, short: float) -> tuple[Shape, list[tuple[float, float]]]:
    threads, anthers = [], []
    for i, (x, y, _) in enumerate(around(count, 1, 18)):
        reach = THREAD if i % 2 else short
        threads.append(polyline((0, 0), (x * reach, y * reach)))
        anthers.append((x * reach, y * reach))
    return joined(threads), anthers


_threads, _anthers = _stamens(10, 16)
BLOSSOM = symbol(
    "plum",
    *(PETAL.at(0, 0, size, turn) for turn, size in zip(TURNS, (1, 1.04, 0.97, 1.03, 0.98), strict=True)),
    stroke(_threads, YAMABUKI, 2.4),
    dots(_anthers, ANTHER, YAMABUKI),
    disc(0, 0, 6, YAMABUKI),
)

# Seen from the side, on its cup; 0, 0 is where the cup sits on the twig, as it is of a bud.
CUP = path("M-4 2C-12-4-15-14-12-21L-5-15L0-23L5-15L12-21C15-14 12-4 4 2Z")
SIDE = symbol(
    "plum-side",
    PETAL.at(-6, -10, 0.8, -60),
    PETAL.at(6, -10, 0.8, 60),
    PETAL.at(4, -14, 0.92, 24),
    PETAL.at(-5, -13, 0.94, -22),
    keyed(CUP.at(scale=0.85), SUMI, 3),
)
BUD = symbol(
    "plum-bud",
    keyed(outline([(0, -39), (13, -27), (12, -12), (0, -4), (-12, -12), (-13, -27)]), BENI, 3),
    keyed(CUP.at(scale=0.8), SUMI, 2.4),
)


def boughs(*runs: Sequence[Station]) -> str:
    """A trunk, its boughs, and the short dry spurs by which an old plum is known, grown together."""
    return keyed(joined(brush(run, samples=1) for run in runs), SUMI)


def lichen(*clusters: Sequence[tuple[float, float, float]]) -> str:
    """Moss on old bark, in clusters of round patches (x, y, r) within the trunk."""
    return fill(joined(ellipse(x, y, r, r * 0.8) for cluster in clusters for x, y, r in cluster), UGUISU)

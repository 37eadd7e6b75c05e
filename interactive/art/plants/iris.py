"""Iris: three drooping falls with a gold flame under upright standards, sword leaves, sheathed buds."""

from __future__ import annotations

from interactive.art.landmarks import traced
from interactive.art.palette import FUJI, MATSUBA, MURASAKI, SUMI, UGUISU, YAMABUKI
from interactive.art.paper import fill, keyed, stroke, symbol
from interactive.art.shapes import brush, outline, path

# The bloom about the place where its petals meet.
STANDARD = traced("0,4c -10,-14 -17,-38 -12,-60 0,-74c 11,-60 15,-38 9,-14")
SIDE_FALL = traced("-2,-8c -22,-18 -48,-16 -70,0 -80,26 -74,50 -60,60 -52,48 -42,40 -30,26 -14,14 0,8c")
FRONT_FALL = traced("0,-8c -14,6 -28,24 -33,44 -24,64 -8,72 2,78 12,71 27,62 33,42 26,22 13,6")
VEINS = path(
    "M-1-20V-52M-12 34C-15 44-14 52-10 58M12 34C15 44 14 52 10 58"
    "M-56 10C-64 20-66 30-64 40M56 16C64 26 66 34 63 44"
)
FLAME = path("M0 0C-6 12-5 26 0 40C5 26 6 12 0 0Z")
SHEATH = traced("-6,46c -15,18 -14,-6 -5,-20c 3,-8c 12,-13c 13,14 7,46c")

BLOOM = symbol(
    "iris",
    keyed([STANDARD.at(-8, 0, 0.86, -30), STANDARD.at(8, 0, 0.86, 32)], FUJI),
    keyed(STANDARD, MURASAKI),
    keyed([SIDE_FALL, SIDE_FALL.at(flip=True, turn=5)], MURASAKI),
    keyed(FRONT_FALL, MURASAKI),
    fill([FLAME.at(0, 2, 1.1), FLAME.at(-22, -4, 1.0, 68), FLAME.at(22, -2, 1.0, -66)], YAMABUKI),
    stroke(VEINS, FUJI, 2.6),
)
# About the top of the sheath: a bud, and a bloom that lets its first two falls down.
BUD = symbol(
    "iris-bud",
    keyed(traced("0,4c -12,-12 -13,-34 -4,-58 3,-76c 9,-56 14,-34 10,-12"), MURASAKI),
    stroke(path("M-3-24C-4-40-1-52 2-60"), FUJI, 2.6),
    keyed(SHEATH, MATSUBA, 4),
)
OPENING = symbol(
    "iris-opening",
    keyed(STANDARD.at(-5, 0, 0.82, -14), FUJI),
    keyed(STANDARD.at(4, 2, 0.9, 12), MURASAKI),
    keyed([SIDE_FALL.at(0, -14, 0.66, -10), SIDE_FALL.at(0, -14, 0.62, 16, flip=True)], MURASAKI),
    fill([FLAME.at(-14, -20, 0.66, 64), FLAME.at(14, -20, 0.6, -60)], YAMABUKI),
    keyed(SHEATH, MATSUBA, 4),
)


def leaf(
    x: float, y: float, tip_x: float, tip_y: float, width: float, bend: float = 0, *, shade: bool = False
) -> str:
    """A sword leaf from its foot to its tip, bent sideways in the middle; leaves behind are ink."""
    spine = [
        (x, y, width),
        ((2 * x + tip_x) / 3 + bend * 0.6, (2 * y + tip_y) / 3, width * 0.95),
        ((x + 2 * tip_x) / 3 + bend, (y + 2 * tip_y) / 3, width * 0.7),
        (tip_x, tip_y, 1.5),
    ]
    if shade:
        return keyed(brush(spine, samples=1), SUMI, 4)
    rib = outline([(px, py) for px, py, _ in spine[:3]], closed=False)
    return keyed(brush(spine, samples=1), MATSUBA, 4) + stroke(rib, UGUISU, 2.6)


def stem(x: float, y: float, foot_x: float, foot_y: float, bend: float = 0) -> str:
    """The stalk under a bloom."""
    return keyed(
        brush([(x, y, 8), ((x + foot_x) / 2 + bend, (y + foot_y) / 2, 10), (foot_x, foot_y, 12)], samples=1),
        MATSUBA,
        4,
    )

"""The bush clover of July: thin arching stems, trios of small oval leaves, rows of flowers like peas'."""

from __future__ import annotations

from collections.abc import Sequence

from interactive.art.palette import BENI, MATSUBA, SAKURA, SUMI
from interactive.art.paper import Symbol, fill, keyed, stroke, symbol
from interactive.art.shapes import Station, brush, joined, outline, path

Place = tuple[float, float, float, float]  # x, y, turn, size

# An oval from its foot at 0, 0 upwards, and the trio: the end leaflet is longer than its sisters.
LEAFLET = outline([(0, 0, "c"), (-10, -9), (-11, -22), (0, -33), (11, -22), (10, -9)])
SISTERS = LEAFLET.at(-2, -12, 0.88, -68) + LEAFLET.at(2, -12, 0.88, 68)
END = LEAFLET.at(0, -16)
STALK = path("M0 0V-18")

# A pea flower seen from the side: the standard rises behind, the keel points forward.
STANDARD = outline([(0, 1, "c"), (-9, -5), (-9, -15), (0, -19), (9, -15), (8, -5)])
KEEL = outline([(2, -1, "c"), (4, -8), (10, -8), (13, -1, "c"), (8, 2)])

# A row of flowers on a hair-thin stalk from 0, 0 upwards; the upper ones are still small.
ROW: tuple[Place, ...] = (
    (-6, -18, -62, -1),
    (6, -29, 62, 1),
    (-5, -41, -54, -0.92),
    (6, -51, 52, 0.84),
    (-3, -61, -40, -0.7),
    (4, -69, 18, 0.56),
)
ROW_STALK = path("M0 0C-2-24 1-46 3-70")
ROW_STANDARDS = joined(STANDARD.at(x, y, abs(size), turn, flip=size < 0) for x, y, turn, size in ROW)
ROW_KEELS = joined(KEEL.at(x, y, abs(size), turn, flip=size < 0) for x, y, turn, size in ROW)

TRIO = symbol("clover-trio", stroke(STALK, SUMI, 3), keyed(SISTERS, MATSUBA, 4), keyed(END, SUMI, 4))
FLOWERS = symbol(
    "clover-flowers",
    stroke(ROW_STALK, SUMI, 2.8),
    keyed(ROW_STANDARDS, BENI, 3),
    fill(ROW_KEELS, SAKURA),
)


def _spray(name: str, stem: Sequence[Station], trios: Sequence[Place], rows: Sequence[Place]) -> Symbol:
    """Leaves and flowers, then the stem, which covers where they spring from it."""
    return symbol(
        name,
        *(TRIO.at(x, y, size, turn) for x, y, turn, size in trios),
        *(FLOWERS.at(x, y, size, turn) for x, y, turn, size in rows),
        keyed(brush(stem, samples=1), SUMI, 3),
    )


# From 0, 0 up and over to the right, 160 wide and 260 tall.
ARCH = _spray(
    "clover-arch",
    ((0, 0, 6), (6, -80, 5), (28, -160, 4.4), (72, -222, 3.4), (130, -248, 2.4)),
    (
        (1, -30, -62, 1),
        (4, -62, 58, 1),
        (9, -98, -72, 1),
        (17, -130, 104, 1),
        (34, -174, -74, 1),
        (80, -230, -14, 0.9),
        (126, -248, 70, 0.85),
    ),
    (
        (16, -124, -40, 0.95),
        (38, -178, 74, 1),
        (52, -200, -22, 1),
        (88, -233, 108, 0.9),
        (100, -240, 18, 0.8),
    ),
)

# Leans over and hangs: from 0, 0 to the right, 240 wide and 200 tall, its tip bowed down.
BOW = _spray(
    "clover-bow",
    ((0, 0, 6), (30, -76, 5), (88, -128, 4.4), (154, -132, 3.4), (208, -92, 2.4)),
    (
        (8, -26, -44, 1),
        (20, -56, 92, 1),
        (32, -78, -70, 1),
        (54, -104, 172, 0.95),
        (86, -128, 2, 1),
        (146, -134, 178, 0.9),
        (150, -133, 24, 0.9),
        (206, -94, 96, 0.85),
    ),
    (
        (52, -103, -30, 1),
        (102, -133, 182, 1),
        (112, -135, 8, 1),
        (178, -120, 168, 0.85),
        (180, -118, 50, 0.85),
    ),
)


def stem(*stations: Station) -> str:
    """The foot of a spray that springs higher up; without a keyline, so that no joint shows."""
    return fill(brush(stations, samples=1), SUMI)

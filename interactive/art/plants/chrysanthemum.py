"""The chrysanthemum of September: spoon petals held by ink, face on and from the side; bud and lobed leaf."""

from __future__ import annotations

from interactive.art.palette import BENI, MATSUBA, SUMI, UGUISU, YAMABUKI
from interactive.art.paper import disc, inked, keyed, stroke, symbol
from interactive.art.shapes import Point, Station, around, brush, outline, path

# A spoon from its narrow foot at 0, 0 upwards to 46. Petals lie over each other, so each has its own contour.
SPOON = outline(
    [(-3, 0, "c"), (-5, -20), (-9, -34), (-7, -43), (0, -46), (7, -43), (9, -34), (5, -20), (3, 0, "c")]
)
PETAL = symbol("mum-petal", inked(SPOON, "currentColor", 2))


def _polar(radius: float, turn: float) -> Point:
    ((x, y, _),) = around(1, radius, turn)
    return x, y


# The inner florets, still together: a notch, and the two shoulders of a lobe.
HEART = outline(
    [
        mark
        for i in range(11)
        for mark in (
            (*_polar(23, i * 360 / 11), "c"),
            _polar(29, (i + 0.3) * 360 / 11),
            _polar(29, (i + 0.7) * 360 / 11),
        )
    ]
)


def _ring(count: int, foot: float, size: float, start: float) -> str:
    return "".join(PETAL.at(x, y, size, turn) for x, y, turn in around(count, foot, start))


# Face on, about 62 in radius: two rings of the flower's colour round a red heart.
MUM = symbol(
    "mum",
    _ring(19, 14, 1.06, 0),
    _ring(15, 3, 0.98, 11),
    keyed(HEART, BENI, 3),
    disc(0, 0, 8, YAMABUKI, ink=2.4),
)

# From the side: a dome of petals on its cup; the stalk starts at 0, 0.
FAR = (-84, 84, -62, 62, -42, 42, -21, 21, 0)
NEAR = (-70, 70, -46, 46, -23, 23, 0)
MUM_SIDE = symbol(
    "mum-side",
    "".join(PETAL.at(0, -18, 1.24 - abs(turn) / 400, turn) for turn in FAR),
    "".join(PETAL.at(0, -12, 0.96 - abs(turn) / 400, turn) for turn in NEAR),
    "".join(PETAL.at(0, -6, 0.72, turn) for turn in (-44, 44, -14, 16)),
    keyed(
        outline(
            [(0, 0, "c"), (-15, -5), (-20, -18, "c"), (-9, -14), (0, -19), (9, -14), (20, -18, "c"), (15, -5)]
        ),
        MATSUBA,
        4,
    ),
)

# Just opening: a small tuft on its cup; the stalk starts at 0, 0.
MUM_BUD = symbol(
    "mum-bud",
    "".join(PETAL.at(0, -2, 0.84, turn) for turn in (-30, 30, -10, 12)),
    keyed(
        outline(
            [
                (0, 4, "c"),
                (-14, -4),
                (-18, -20, "c"),
                (-8, -14),
                (0, -21, "c"),
                (9, -14),
                (18, -20, "c"),
                (14, -4),
            ]
        ),
        MATSUBA,
        4,
    ),
)

# Rounded lobes with sharp clefts between them. Its stalk from 0, 0 is long, or lobes would meet the stem.
BLADE = outline(
    [
        (0, -6, "c"),
        (-12, -2),
        (-24, -4),
        (-33, -14),
        (-29, -22),
        (-17, -27, "c"),
        (-32, -30),
        (-45, -40),
        (-45, -52, "c"),
        (-36, -54),
        (-35, -62, "c"),
        (-24, -60),
        (-14, -50, "c"),
        (-19, -64),
        (-18, -78),
        (-8, -82, "c"),
        (-5, -92),
        (5, -94),
        (10, -84, "c"),
        (19, -78),
        (20, -64),
        (14, -50, "c"),
        (26, -61),
        (37, -60),
        (37, -52, "c"),
        (46, -50),
        (44, -38),
        (32, -29),
        (17, -27, "c"),
        (30, -21),
        (32, -12),
        (23, -4),
        (12, -2),
    ]
)
VEINS = path("M0-6C1-30-1-54 1-80M0-17L-20-14M0-18L20-13M0-32L-32-46M0-34L32-46")
# In the colour given: green or ink.
MUM_LEAF = symbol(
    "mum-leaf",
    stroke(path("M0 0V-30"), SUMI, 5),
    keyed(BLADE.at(0, -18), "currentColor", 4),
    stroke(VEINS.at(0, -18), UGUISU, 2.6),
)


def stem(*stations: Station) -> str:
    """A stem through the stations; leaves spring from them, flowers hide its end."""
    return keyed(brush(stations, samples=1), SUMI, 4)

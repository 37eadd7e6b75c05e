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

# A pea flower seen from the side, from its cup at 0, 0 to the right: the standard stands up and leans back,
# the wings reach out below it, on the keel like a beak.
STANDARD = outline([(-2, 1, "c"), (-7, -10), (-5, -20), (2, -27, "c"), (10, -19), (10, -7), (5, 3, "c")])
KEEL = outline([(-2, 0, "c"), (10, 0), (27, -9, "c"), (23, 4), (9, 8)])
WINGS = outline([(1, 2, "c"), (8, -8), (18, -12), (28, -10, "c"), (20, 0), (8, 4, "c")])
PEA = symbol("clover-pea", keyed((STANDARD, KEEL), BENI, 3), fill(WINGS, SAKURA))

# A loose raceme from 0, 0 upwards: open flowers at its foot, closed ones at its thin tip.
ROW: tuple[Place, ...] = (
    (3, -18, 26, 0.95),
    (-1, -34, 10, -0.98),
    (4, -50, 0, 0.88),
    (1, -64, -14, -0.78),
    (7, -78, -26, 0.66),
)
STALKS = path("M0 0C-3-28 0-62 12-98")
CLOSED = joined(
    outline([(0, 2, "c"), (-5, -4), (0, -13, "c"), (5, -4)]).at(x, y, 1, turn)
    for x, y, turn in ((4, -84, -44), (12, -95, 18))
)

TRIO = symbol("clover-trio", stroke(STALK, SUMI, 3), keyed(SISTERS, SUMI, 4), keyed(END, MATSUBA, 4))
FLOWERS = symbol(
    "clover-flowers",
    stroke(STALKS, SUMI, 2.8),
    keyed(CLOSED, BENI, 3),
    *(PEA.at(x, y, abs(size), turn, flip=size < 0) for x, y, turn, size in ROW),
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
        (30, -166, 84, 1),
        (88, -233, 108, 0.9),
        (94, -238, 14, 0.9),
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
        (110, -135, 8, 1),
        (180, -118, 50, 0.85),
    ),
)


def stem(*stations: Station) -> str:
    """The foot of a spray that springs higher up; without a keyline, so that no joint shows."""
    return fill(brush(stations, samples=1), SUMI)

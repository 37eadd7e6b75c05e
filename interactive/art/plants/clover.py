"""The bush clover of July: thin arching stems, trios of small oval leaves, rows of flowers like peas'."""

from __future__ import annotations

import math
from collections.abc import Sequence

from interactive.art.palette import BENI, MATSUBA, SAKURA, SUMI
from interactive.art.paper import fill, keyed, stroke, symbol
from interactive.art.shapes import Station, brush, joined, outline, path, spine

Place = tuple[float, float, float, float]
# What part of its stem lies below it, how far it turns clockwise from the stem, and its size.
Growth = tuple[float, float, float]

# An oval from its foot at 0, 0 upwards, and the trio: the end leaflet is longer than its sisters.
LEAFLET = outline([(0, 0, "c"), (-11, -10), (-13, -26), (0, -41), (13, -26), (11, -10)])
SISTERS = LEAFLET.at(-2, -22, 0.92, -66) + LEAFLET.at(2, -22, 0.92, 66)
END = LEAFLET.at(0, -26)
STALK = path("M0 0V-28")

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


def spray(stem: Sequence[Station], leaves: Sequence[Growth], rows: Sequence[Growth]) -> str:
    """A stem, and over it the leaves and flowers, whose own stalks are ink and grow together with it."""
    return "".join(
        (
            keyed(brush(stem, samples=1), SUMI, 4),
            *(TRIO.at(*_springing(stem, place)) for place in leaves),
            *(FLOWERS.at(*_springing(stem, place), flip=place[1] < 0) for place in rows),
        )
    )


def _springing(stem: Sequence[Station], place: Growth) -> Place:
    """Where on the stem something grows, its size, and how it is turned."""
    part, aside, size = place
    line = spine(stem, 8)
    joint = min(round(part * (len(line) - 1)), len(line) - 2)
    (x, y, _), (next_x, next_y, _) = line[joint : joint + 2]
    ahead = math.degrees(math.atan2(next_x - x, y - next_y))
    return round(x), round(y), size, round(ahead + aside)

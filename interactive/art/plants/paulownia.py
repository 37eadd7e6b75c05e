"""Paulownia: spikes of bells that stand over broad dark leaves, as on the old crest."""

from __future__ import annotations

from interactive.art.landmarks import traced
from interactive.art.palette import FUJI, MATSUBA, MURASAKI, SUMI
from interactive.art.paper import fill, keyed, stroke, symbol
from interactive.art.shapes import brush, path

# A leaf hangs from its stalk at 0, 0; its tip is at 0, 150.
LEAF_EDGE = traced(
    "0,6c 12,-12 38,-24 66,-16 84,6 100,24c 86,34 78,52 76,82c 52,90 32,110 14,138 2,164c "
    "-12,138 -32,112 -50,92 -76,78c -76,50 -84,32 -100,18c -84,4 -66,-18 -38,-26 -12,-12"
)
VEINS = path(
    "M0 8Q4 74 1 142M2 14Q40 6 82 20M0 14Q-40 4-82 16M3 30Q38 44 64 70M1 30Q-38 42-64 66"
    "M3 86Q16 92 26 106M2 86Q-14 90-24 104M38 10Q52 20 62 36M-38 8Q-52 18-62 34"
)
LEAF = symbol("paulownia-leaf", keyed(LEAF_EDGE, SUMI), stroke(VEINS, MATSUBA, 3.4))

# A bell hangs outwards to the right from 0, 0, its mouth down.
BELL_EDGE = traced("0,0 12,-8 26,-2 34,12 40,22 50,28c 42,33 40,42c 31,37 24,44c 18,38 8,40c 8,28 2,14")
BELL_MOUTH = path("M14 32Q20 22 36 24Q30 30 25 36Q18 36 14 32Z")
BELL = symbol("paulownia-bell", keyed(BELL_EDGE, MURASAKI, 3), fill(BELL_MOUTH, FUJI))
BUD = symbol(
    "paulownia-bud",
    keyed(traced("0,2c -9,-8 -7,-22 0,-28 7,-22 9,-8"), MURASAKI, 3),
)


def _spike() -> list[str]:
    """Pairs of bells up a stalk, wide at the foot, and buds at its end."""
    stalk = keyed(brush([(0, 40, 9), (1, -70, 7), (0, -162, 4)]), SUMI, 3)
    twigs = stroke(path("M1-126L15-144M0-122L-14-138"), SUMI, 4)
    bells = [
        BELL.at(side * 2, y, scale, turn, flip=side < 0)
        for side, y, scale, turn in (
            (1, 4, 1.16, 10),
            (-1, 12, 1.14, -12),
            (1, -36, 1.04, 2),
            (-1, -30, 1.06, -4),
            (1, -72, 0.9, -4),
            (-1, -66, 0.92, 2),
            (1, -102, 0.74, -12),
            (-1, -98, 0.76, 10),
        )
    ]
    buds = [BUD.at(15, -142, 0.8, 34), BUD.at(-14, -136, 0.84, -36), BUD.at(0, -158, 1)]
    return [stalk, twigs, *bells, *buds]


SPIKE = symbol("paulownia-spike", *_spike())

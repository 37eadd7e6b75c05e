"""Paulownia: spikes of bells that stand over broad dark leaves, as on the old crest."""

from __future__ import annotations

from interactive.art.landmarks import traced
from interactive.art.palette import FUJI, MATSUBA, MURASAKI, SUMI
from interactive.art.paper import fill, keyed, stroke, symbol
from interactive.art.shapes import brush, path

# A leaf hangs from its stalk at 0, 0; its tip is at 2, 164.
LEAF_EDGE = traced(
    "0,6c 14,-14 42,-25 70,-14 100,24c 84,36 76,82c 52,90 28,116 "
    "2,164c -26,116 -50,92 -76,78c -78,46 -100,18c -70,-17 -42,-27 -14,-14"
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
PAIR = symbol("paulownia-pair", BELL.at(-2, 6, 1, -5, flip=True), BELL.at(2, 0, 1, 3))


def _spike() -> list[str]:
    """Pairs of bells up a stalk, wide at the foot, and buds at its end."""
    stalk = keyed(brush([(0, 40, 9), (1, -70, 7), (0, -162, 4)], samples=1), SUMI, 3)
    twigs = stroke(path("M1-126L15-144M0-122L-14-138"), SUMI, 4)
    pairs = [
        PAIR.at(0, 5, 1.15, 3),
        PAIR.at(0, -36, 1.05, -2),
        PAIR.at(0, -72, 0.9),
        PAIR.at(0, -103, 0.75, -2),
    ]
    buds = [BUD.at(15, -142, 0.8, 34), BUD.at(-14, -136, 0.84, -36), BUD.at(0, -158)]
    return [stalk, twigs, *pairs, *buds]


SPIKE = symbol("paulownia-spike", *_spike())

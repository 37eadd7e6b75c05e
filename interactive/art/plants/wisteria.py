"""Wisteria: long racemes that hang from a twisting vine, open above and still in bud at the tip."""

from __future__ import annotations

import math
from collections.abc import Sequence

from interactive.art.landmarks import traced
from interactive.art.palette import FUJI, MATSUBA, MURASAKI, SUMI, UGUISU, YAMABUKI
from interactive.art.paper import Symbol, disc, keyed, stroke, symbol
from interactive.art.shapes import Station, brush, path

# A pea flower from the front: the standard spreads like a butterfly, wings and keel hang before it.
BANNER = path("M0-12C-5-20-24-19-24-7C-24 2-10 5 0 8C10 5 24 2 24-7C24-19 5-20 0-12Z")
WINGS = path("M0-4C-6-8-11-4-9 4C-8 11-4 16 0 21C4 16 8 11 9 4C11-4 6-8 0-4Z")

FLORET = symbol(
    "fuji-floret", keyed(BANNER, "currentColor", 4), keyed(WINGS, MURASAKI, 3), disc(0, -8, 3, YAMABUKI)
)
BUD = path("M0-9C-7-6-8 4 0 11C8 4 7-6 0-9Z")

# Of every row of florets: half its spread, how far the side florets turn outwards, the florets' scale.
LONG = (
    (20, 20, 0.85),
    (30, 30, 0.95),
    (29, 26, 0.92),
    (25, 24, 0.86),
    (20, 20, 0.78),
    (15, 16, 0.68),
    (10, 12, 0.58),
)
SHORT = ((18, 24, 0.8), (26, 30, 0.9), (22, 26, 0.82), (16, 18, 0.7), (10, 14, 0.58))
# Buds to both sides of the axis, on to its tip: how far out, how far down, size and turn.
BUDS = ((-8, 5, 0.9, 30), (8, 14, 0.8, -30), (-5, 27, 0.7, 24), (1, 42, 0.64, 4))


def _raceme(name: str, rows: Sequence[tuple[float, float, float]], sway: float) -> Symbol:
    """A raceme that hangs from 0, 0 and sways to one side as it thins to its tip."""
    side, middle = [], [FLORET.at(2, 2, 0.7)]
    y = 14.0
    count = len(rows)

    def lean(depth: float) -> float:
        return sway * math.pow(depth / count, 1.6)

    for i, (spread, turn, scale) in enumerate(rows):
        x = lean(i)
        lift = 5 if i % 2 else -3  # no row lies level
        side += [FLORET.at(x - spread, y + lift, scale, turn), FLORET.at(x + spread, y - lift, scale, -turn)]
        if 0 < i < count - 2:
            middle.append(FLORET.at(x + (4 if i % 2 else -4), y + 11, scale * 0.95))
        y += 26 * scale
    tip = [
        BUD.at(lean(count + down / 26) + out, y + down - 6, scale, turn) for out, down, scale, turn in BUDS
    ]
    end = lean(count + 2)
    axis = stroke(path(f"M0-8L0 10Q{sway * 0.2} {y * 0.6} {end} {y + 36}"), MATSUBA, 3.4)
    return symbol(name, axis, *side, *middle, keyed(tip, MURASAKI, 4))


_RACEME = _raceme("fuji-long", LONG, 14)
_SPRIG = _raceme("fuji-short", SHORT, -8)

LEAFLET = traced("0,0c -10,12 -10,26 0,46c 9,26 9,12")
# Seven leaflets on a stalk from 0, 0 that bends downwards.
_PLACES = (
    (10, 12, 62, 0.8),
    (-8, 20, -66, 0.8),
    (13, 34, 52, 0.95),
    (-6, 42, -56, 0.95),
    (13, 58, 40, 0.9),
    (-2, 64, -44, 0.85),
    (8, 78, -4, 1.0),
)
LEAF = symbol(
    "fuji-leaf",
    keyed([LEAFLET.at(4, y, scale, -turn) for x, y, turn, scale in _PLACES], MATSUBA, 4),
    stroke(path("M0 0C6 20 6 50 8 82"), UGUISU, 3),
)


def raceme(
    x: float,
    y: float,
    scale: float = 1,
    turn: float = 0,
    *,
    short: bool = False,
    behind: bool = False,
    flip: bool = False,
) -> str:
    """A raceme that hangs from x, y; those behind are in shade, so that it stays clear which is which."""
    which = _SPRIG if short else _RACEME
    return which.at(x, y, scale, turn, flip=flip, colour=MURASAKI if behind else FUJI)


def vine(*stations: Station) -> str:
    """A stem of the vine; two of them twist round each other."""
    return keyed(brush(stations, samples=2), SUMI)

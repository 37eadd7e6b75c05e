"""Wisteria: long racemes that hang from a twisting vine, open above and still in bud at the tip."""

from __future__ import annotations

from collections.abc import Sequence

from interactive.art.landmarks import traced
from interactive.art.palette import FUJI, MATSUBA, MURASAKI, SUMI, UGUISU
from interactive.art.paper import Symbol, keyed, stroke, symbol
from interactive.art.shapes import Station, brush, path

BANNER = path("M0-14C-5-20-20-19-20-6C-20 4-10 9 0 11C10 9 20 4 20-6C20-19 5-20 0-14Z")
WINGS = path("M0-7C-5-11-11-7-10 1C-9 11-4 16 0 20C4 16 9 11 10 1C11-7 5-11 0-7Z")

FLORET = symbol("fuji-floret", keyed(BANNER, "currentColor", 4), keyed(WINGS, MURASAKI, 3))
BUD = path("M0-9C-7-6-8 4 0 11C8 4 7-6 0-9Z")

# Of every row of florets: half its spread, how far the side florets turn outwards, the florets' scale.
LONG = (
    (13, 24, 0.8),
    (25, 30, 0.95),
    (30, 28, 0.95),
    (28, 26, 0.9),
    (25, 22, 0.84),
    (21, 18, 0.76),
    (16, 12, 0.68),
)
SHORT = ((12, 24, 0.8), (23, 30, 0.9), (26, 26, 0.88), (21, 20, 0.78), (15, 14, 0.68))


def _raceme(name: str, rows: Sequence[tuple[float, float, float]], sway: float) -> Symbol:
    """A raceme that hangs from 0, 0 and sways to one side as it thins."""
    side, middle = [], [FLORET.at(-3, 4, 0.72)]
    y = 14.0
    count = len(rows)
    for i, (spread, turn, scale) in enumerate(rows):
        x = sway * (i / count) ** 1.6
        lift = 5 if i % 2 else -3  # no row lies level
        side += [FLORET.at(x - spread, y + lift, scale, turn), FLORET.at(x + spread, y - lift, scale, -turn)]
        if 0 < i < count - 1:
            middle.append(FLORET.at(x + (4 if i % 2 else -4), y + 11, scale * 0.95))
        y += 25 * scale
    tip = [
        BUD.at(sway * 0.95 - 9, y + 2, 0.95, 12),
        BUD.at(sway * 1.02 + 8, y + 9, 0.9, -10),
        BUD.at(sway * 1.05 - 2, y + 25, 0.8),
    ]
    axis = stroke(path(f"M0-8L0 10Q{sway * 0.3} {y / 2} {sway * 1.05} {y + 20}"), MATSUBA, 3.4)
    return symbol(name, axis, *side, *middle, keyed(tip, MURASAKI, 4))


_RACEME = _raceme("fuji-long", LONG, 10)
_SPRIG = _raceme("fuji-short", SHORT, -6)

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

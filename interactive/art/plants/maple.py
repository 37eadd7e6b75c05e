"""Maple: leaves like open hands, each hung by its stalk, and the branches they hang from."""

from __future__ import annotations

import math
from collections.abc import Sequence

from interactive.art.palette import KINARI, SUMI, SUOU
from interactive.art.paper import Symbol, keyed, stroke, symbol
from interactive.art.shapes import Point, Shape, Station, brush, joined, outline, polygon, polyline

# The stalk is held at 0, 0; the blade spreads from here.
HEART: Point = (3, -24)

# Lobes from the left round to the right: where they point (0 is up), how long they are, how far they curl.
LOBES = ((-146, 30, 10), (-98, 54, 12), (-50, 68, 8), (2, 76, -5), (52, 66, -9), (99, 51, -13), (146, 28, -8))

# One edge of a lobe from the sinus to the tip: how far along it, and how wide there; the steps are its teeth.
EDGE = ((0.34, 0.12), (0.53, 0.185), (0.56, 0.13), (0.71, 0.135), (0.74, 0.085))
SINUS = 16


def _blade() -> Shape:
    points: list[Point] = []
    for lobe, following in zip(LOBES, (*LOBES[1:], None), strict=True):
        # The two small lobes beside the stalk have no room for teeth.
        edge = EDGE if lobe[1] > 40 else EDGE[:2]
        points += [_place(*lobe, along, -across) for along, across in edge]
        points.append(_place(*lobe, 1))
        points += [_place(*lobe, along, across) for along, across in reversed(edge)]
        if following:
            points.append(_place((lobe[0] + following[0]) / 2, SINUS, 0, 1))
    return polygon(*points)


def _place(turn: float, length: float, curl: float, along: float, across: float = 0) -> Point:
    """A place on a lobe, or aside of its middle line, which bends by `curl` degrees up to the tip."""
    turn = math.radians(turn + curl * along * along)
    sin, cos = math.sin(turn) * length, math.cos(turn) * length
    return HEART[0] + along * sin + across * cos, HEART[1] - along * cos + across * sin


def _leaf(name: str, *, lean: float, across: float) -> Symbol:
    """A leaf seen flat, or turned away: narrower, its lobes leaning to one side."""

    def move(point: Point) -> Point:
        x, y = point[0] - HEART[0], point[1] - HEART[1]
        return HEART[0] + x * across - y * lean, point[1]

    stalk = outline([(0, 0), (-1, -12), HEART], closed=False)
    veins = joined(polyline(HEART, _place(*lobe, 0.4), _place(*lobe, 0.74)) for lobe in LOBES[1:-1])
    return symbol(
        name,
        stroke(stalk, KINARI, 8),
        keyed(_blade().map(move), "currentColor", 4),
        stroke(joined((stalk, veins)).map(move), SUOU, 2.6),
    )


LEAF = _leaf("maple", lean=0, across=1)
TURNED = _leaf("maple-turned", lean=0.35, across=0.62)


def branches(*grown: Sequence[Station]) -> str:
    """Boughs and twigs, thinner towards their tips, of one cut of paper: no keyline parts them at a fork."""
    return keyed((brush(stations) for stations in grown), SUMI)

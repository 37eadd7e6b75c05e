"""Pine: fans of needles in flat clouds, on a brown trunk with the plates of an old pine's bark."""

from __future__ import annotations

import math
from collections.abc import Sequence

from interactive.art.palette import KURI, MATSUBA, SUMI, UGUISU
from interactive.art.paper import fill, keyed, symbol
from interactive.art.shapes import Point, Shape, Station, Stretch, brush, joined, polygon

RADIUS = 58
FLAT = 0.86  # a fan is seen a little from above
NEEDLES = 12
FIRST, LAST = 188, 352  # degrees, clockwise from the right: a half dome, its lowest needles nearly level
GAP = (LAST - FIRST) / (NEEDLES - 1) / 2  # from a needle to the lighter one behind it


def _on_fan(part: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return RADIUS * part * math.cos(angle), RADIUS * part * math.sin(angle) * FLAT


def _spokes(count: int, inset: float = 0) -> list[float]:
    step = (LAST - FIRST - 2 * inset) / (count - 1)
    return [FIRST + inset + i * step for i in range(count)]


def _dome() -> Shape:
    """The dark fan: a fringe of shallow needle tips above, two scallops below."""
    spokes = _spokes(NEEDLES)
    rim: list[Point] = []
    for spoke in spokes[:-1]:
        rim += [_on_fan(1, spoke), _on_fan(0.88, spoke + GAP)]
    left, right = rim[0], _on_fan(1, LAST)
    under: tuple[tuple[Point, ...], ...] = (
        (right,),
        ((right[0] * 0.9, 10), (right[0] * 0.25, 11), (0, 4)),
        ((left[0] * 0.25, 11), (left[0] * 0.9, 10), left),
    )
    return Shape((Stretch(left, tuple((point,) for point in rim[1:]) + under, closed=True),))


def _needle(spoke: float) -> Shape:
    return polygon(
        _on_fan(0.15, spoke), _on_fan(0.7, spoke - 5.3), _on_fan(0.95, spoke), _on_fan(0.7, spoke + 5.3)
    )


def _light_needle(spoke: float) -> Shape:
    return polygon(_on_fan(0.28, spoke), _on_fan(0.82, spoke - 2.7), _on_fan(0.82, spoke + 2.7))


FAN = symbol(
    "pine-fan",
    keyed(_dome(), SUMI, 4.5),
    fill((_needle(spoke) for spoke in _spokes(NEEDLES)), MATSUBA),
    fill((_light_needle(spoke) for spoke in _spokes(NEEDLES - 1, GAP)), UGUISU),
)

# A cloud of three, a bank of five that leans out to the right, a crest for a crown, a pair for a bough's end.
CLOUD = symbol("pine-cloud", FAN.at(-56, 9, 0.86, -20), FAN.at(56, 9, 0.86, 20), FAN.at(0, 16, 1.12))
BANK = symbol(
    "pine-bank",
    FAN.at(10, -13, 0.8, 2),
    FAN.at(-66, 8, 0.84, -14),
    FAN.at(86, 12, 0.78, 16),
    FAN.at(-18, 15, 1.04, -4),
    FAN.at(44, 20, 0.94, 6),
)
CREST = symbol(
    "pine-crest",
    FAN.at(6, -44, 0.72, 4),
    FAN.at(-36, -22, 0.8, -12),
    FAN.at(46, -20, 0.76, 14),
    FAN.at(-70, 12, 0.72, -18),
    FAN.at(74, 10, 0.66, 20),
    FAN.at(-10, 16, 1.14, -3),
)
PAIR = symbol("pine-pair", FAN.at(28, -4, 0.82, 12), FAN.at(-16, 8, 1, -5))


def wood(*runs: Sequence[Station]) -> str:
    """A trunk and its boughs, grown together."""
    return keyed(joined(brush(run, samples=2) for run in runs), KURI)


def bark(*cracks: Sequence[Station]) -> str:
    """Long cracks in old bark, along the trunk."""
    return fill(joined(brush(crack, samples=1) for crack in cracks), SUMI)

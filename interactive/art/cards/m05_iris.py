"""May, iris: plank bridge, plain ribbon and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import AI, KITSUNE, KURI, SORA
from interactive.art.paper import fill, hero, keyed, stroke
from interactive.art.plants.iris import BLOOM, BUD, OPENING, leaf, stem
from interactive.art.plants.ribbon import plain_ribbon
from interactive.art.shapes import path, polygon


@card("5T")
def plank_bridge(deck: Deck) -> list[str]:
    return [
        leaf(20, 400, 26, 150, 24, -10, shade=True),
        leaf(196, 400, 158, 40, 24, 14, shade=True),
        leaf(300, 400, 312, 150, 26, 10, shade=True),
        leaf(44, 400, 20, 210, 26, -4),
        leaf(132, 400, 142, 100, 26, 12),
        leaf(232, 400, 210, 170, 26, -8),
        leaf(312, 400, 296, 190, 26, 8),
        stem(98, 130, 104, 400),
        stem(238, 110, 226, 400, 4),
        stem(46, 250, 60, 400),
        stem(160, 250, 168, 400),
        stem(284, 270, 272, 400),
        BLOOM.at(92, 112, 0.9, -6),
        BLOOM.at(238, 106, 1.05, 4),
        BLOOM.at(42, 262, 0.8, -8),
        BLOOM.at(288, 272, 0.85, 6),
        BLOOM.at(160, 232, 1.0),
        fill(traced("0,372c 90,362 200,374 330,360c 330,540c 0,540c"), AI),
        _ripples((236, 390, 32), (22, 430, 28), (190, 512, 32), (262, 488, 24)),
        hero(_bridge()),
    ]


def _ripples(*places: tuple[float, float, float]) -> str:
    """Waves of the water: x, y and half the length."""
    return stroke([path(f"M{x} {y}q{r / 2}-8 {r} 0q{r / 2} 8 {r} 0") for x, y, r in places], SORA, 3)


def _bridge() -> str:
    """Planks laid in zigzag, two boards each, between posts."""
    behind = [_post(x, y) for x, y in ((84, 358), (268, 404), (318, 326))]
    return (
        "".join(behind)
        + _plank((340, 336), (58, 378), 28)
        + _plank((54, 380), (288, 426), 34)
        + _plank((294, 430), (-12, 470), 40)
        + "".join(_post(x, y) for x, y in ((70, 400), (256, 452), (40, 480)))
    )


def _post(x: float, y: float) -> str:
    return keyed(polygon((x - 8, y), (x + 8, y - 2), (x + 8, y + 70), (x - 8, y + 70)), KURI)


def _plank(start: tuple[float, float], end: tuple[float, float], width: float) -> str:
    (x, y), (u, v) = start, end
    top = polygon((x, y), (u, v), (u, v + width), (x, y + width))
    edge = polygon((x, y + width), (u, v + width), (u, v + width + 10), (x, y + width + 10))
    return (
        keyed(edge, KURI)
        + keyed(top, KITSUNE)
        + stroke(polygon((x, y + width / 2), (u, v + width / 2)), KURI, 3)
    )


@card("5R")
def ribbon_among_irises(deck: Deck) -> list[str]:
    return [
        leaf(34, 560, 34, 220, 26, -8, shade=True),
        leaf(120, 560, 132, 330, 26, -6, shade=True),
        leaf(216, 560, 208, 360, 24, -10, shade=True),
        leaf(296, 560, 302, 200, 28, 6, shade=True),
        stem(38, 140, 52, 560, 6),
        stem(288, 130, 290, 560, -6),
        leaf(52, 560, 104, 220, 28, -14),
        leaf(104, 560, 96, 400, 28, 8),
        leaf(280, 560, 236, 250, 28, 16),
        stem(76, 384, 84, 560),
        stem(256, 470, 246, 560),
        BLOOM.at(38, 124, 0.95, -8),
        BLOOM.at(288, 128, 1.05, 6),
        OPENING.at(76, 346, 1.2, -6),
        BLOOM.at(262, 462, 1.1, -3),
        plain_ribbon(166, 250, -7),
    ]


@card("5a")
def three_irises(deck: Deck) -> list[str]:
    return [
        leaf(56, 560, 40, 190, 28, -10, shade=True),
        leaf(170, 560, 180, 60, 30, -10, shade=True),
        leaf(270, 560, 296, 300, 28, 14, shade=True),
        stem(104, 130, 120, 560, -8),
        stem(226, 270, 212, 560, 6),
        stem(254, 150, 250, 560, 6),
        OPENING.at(258, 108, 1.05, 8),
        leaf(76, 560, 152, 190, 30, -18),
        leaf(300, 560, 268, 250, 28, 20),
        leaf(140, 560, 100, 300, 28, 10),
        stem(112, 400, 116, 560),
        BLOOM.at(108, 116, 1.1, -6),
        BLOOM.at(218, 276, 1.3, 5),
        BLOOM.at(114, 400, 1.2, -3),
    ]


@card("5b")
def irises_by_the_water(deck: Deck) -> list[str]:
    return [
        stem(266, 410, 226, 540, 8),
        leaf(96, 540, 32, 360, 26, 10, shade=True),
        stem(74, 110, 176, 540, -14),
        stem(222, 140, 208, 540, 8),
        leaf(200, 540, 150, 210, 30, 26),
        leaf(240, 540, 296, 260, 28, 10),
        stem(120, 320, 186, 540, -16),
        leaf(140, 540, 60, 400, 26, 20),
        BUD.at(74, 116, 1.1, -10),
        OPENING.at(268, 374, 1.05, 12),
        BLOOM.at(214, 130, 1.35, 5),
        BLOOM.at(112, 300, 1.2, -8),
        fill(traced("0,486c 80,478 190,490 330,476c 330,540c 0,540c"), AI),
        _ripples((40, 506, 28), (220, 504, 32)),
    ]

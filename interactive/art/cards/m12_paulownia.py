"""December, paulownia: three chaff, the first over a ground of gold. The phoenix has its own module."""

from __future__ import annotations

from interactive.art.deck import HEIGHT, WIDTH, Deck, card
from interactive.art.palette import SUMI, YAMABUKI
from interactive.art.paper import keyed, rectangle
from interactive.art.plants.paulownia import LEAF, SPIKE
from interactive.art.shapes import brush


@card("12a")
def over_gold(deck: Deck) -> list[str]:
    return [
        rectangle(0, 380, WIDTH, HEIGHT, YAMABUKI),
        SPIKE.at(292, 306, 0.74, 14),
        SPIKE.at(92, 292, 0.94, -13),
        SPIKE.at(194, 238, 1.1, 3),
        LEAF.at(50, 316, 1.02, 58),
        LEAF.at(292, 330, 1.02, -54, flip=True),
        LEAF.at(110, 318, 0.94, 24),
        LEAF.at(202, 292, 1.1, -8, flip=True),
    ]


@card("12b")
def two_crowns_on_a_stem(deck: Deck) -> list[str]:
    stem = brush([(330, 560, 40), (262, 430, 26), (222, 330, 18), (214, 220, 12)])
    twig = brush([(262, 440, 20), (180, 424, 12), (110, 440, 9)])
    return [
        keyed(twig, SUMI),
        keyed(stem, SUMI),
        SPIKE.at(150, 196, 0.74, -20),
        SPIKE.at(276, 196, 0.74, 18),
        SPIKE.at(214, 184, 0.9),
        LEAF.at(186, 208, 0.8, 62),
        LEAF.at(244, 208, 0.8, -56, flip=True),
        LEAF.at(214, 212, 0.86, 3),
        SPIKE.at(60, 422, 0.6, -16),
        SPIKE.at(106, 416, 0.72, 6),
        LEAF.at(76, 432, 0.7, 50),
        LEAF.at(120, 432, 0.7, -26, flip=True),
    ]


@card("12c")
def one_crown_from_near(deck: Deck) -> list[str]:
    return [
        SPIKE.at(256, 292, 1.05, 12),
        SPIKE.at(24, 330, 0.9, -12),
        SPIKE.at(128, 284, 1.35, -3),
        LEAF.at(62, 352, 1.2, 48),
        LEAF.at(232, 326, 1.3, -44, flip=True),
        LEAF.at(128, 344, 1.35, -7),
    ]

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
        SPIKE.at(278, 306, 0.8, 12),
        SPIKE.at(92, 292, 0.94, -13),
        SPIKE.at(194, 238, 1.1, 3),
        LEAF.at(292, 330, 1.02, -54, flip=True),
        LEAF.at(98, 314, 1, 34),
        LEAF.at(202, 292, 1.1, -8, flip=True),
    ]


@card("12b")
def two_crowns_on_a_stem(deck: Deck) -> list[str]:
    """Leaves in pairs on stalks of their own; the stem goes on between them into its spike."""
    stem = ((330, 560, 40), (276, 430, 26), (232, 300, 18), (216, 180, 10))
    twig = ((276, 450, 20), (220, 428, 13), (162, 420, 8))
    stalks = (
        ((230, 290, 12), (196, 232, 8), (140, 216, 6)),
        ((230, 290, 12), (250, 236, 8), (288, 222, 6)),
        ((206, 426, 9), (150, 422, 7), (108, 440, 6)),
    )
    return [
        SPIKE.at(150, 206, 0.62, -22),
        SPIKE.at(280, 206, 0.62, 16),
        keyed((brush(line) for line in (stem, twig, *stalks)), SUMI),
        SPIKE.at(216, 184, 0.86),
        SPIKE.at(174, 402, 0.52, -4),
        LEAF.at(132, 218, 0.88, 24),
        LEAF.at(296, 228, 0.84, -26, flip=True),
        LEAF.at(102, 434, 0.76, 20),
    ]


@card("12c")
def one_crown_from_near(deck: Deck) -> list[str]:
    return [
        SPIKE.at(258, 262, 0.95, 10),
        SPIKE.at(34, 290, 0.84, -14),
        SPIKE.at(136, 262, 1.2, -3),
        LEAF.at(56, 296, 1.15, 62),
        LEAF.at(246, 296, 1.2, -44, flip=True),
        LEAF.at(136, 308, 1.2, -7),
    ]

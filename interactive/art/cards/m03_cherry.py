"""March, cherry: curtain, poetry ribbon and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BENI, MURASAKI, SUMI, SUOU, YAMABUKI
from interactive.art.paper import fill, hero, inked, keyed, stroke
from interactive.art.plants.cherry import BLOSSOM, BUD, LEAF, bark, bough
from interactive.art.plants.ribbon import poetry_ribbon
from interactive.art.shapes import Shape, Stretch, brush, ellipse, outline, path


@card("3H")
def curtain_under_blossoms(deck: Deck) -> list[str]:
    rope = brush([(-4, 318, 9), (TIES[0], ROPE, 9), (TIES[1], ROPE, 9), (334, 322, 9)], samples=2)
    return [hero(_cloth()), keyed(rope, SUMI), _canopy(), *(_tassels(x, ROPE + 2) for x in TIES)]


# Where the curtain hangs from its rope: it sags between, and its seams spread from there.
TIES = (84, 222)
ROPE = 314
SEAMS = (
    (-40, -66),
    (2, -30),
    (44, 10),
    (73, 50),
    (96, 92),
    (130, 134),
    (176, 176),
    (210, 218),
    (234, 258),
    (264, 300),
    (310, 344),
    (344, 384),
)


def _cloth() -> str:
    """A striped curtain: a band along its head, stripes bowed like cloth."""
    seams = [_seam(*seam) for seam in SEAMS]
    stripes = [_between(seams[i], seams[i + 1]) for i in range(len(seams) - 1)]
    places = (-4, 20, 44, 66, TIES[0], 104, 130, 153, 176, 202, TIES[1], 242, 270, 300, 334)
    head = outline([(x, _sag(x), "c") if x in TIES else (x, _sag(x)) for x in places], closed=False)
    return fill(stripes[1::4], BENI) + fill(stripes[3::4], MURASAKI) + stroke(head, SUOU, 13)


def _sag(x: float) -> float:
    """How low the head of the curtain hangs at x."""
    left, right = next(
        (a, b) for a, b in ((TIES[0] - 124, TIES[0]), TIES, (TIES[1], TIES[1] + 134)) if a <= x <= b
    )
    t = (x - left) / (right - left)
    return ROPE + 8 + 150 * t * (1 - t)


def _seam(head: float, foot: float) -> Shape:
    top, spread = _sag(head), foot - head
    return outline([(head, top), (head + spread * 0.6, top + 80), (foot, 545)], closed=False)


def _between(left: Shape, right: Shape) -> Shape:
    """The stripe of cloth from one seam to the next."""
    down, up = left.stretches[0], right.stretches[0]
    points = [up.start, *(point for segment in up.segments for point in segment)][::-1]
    back = tuple(tuple(points[i : i + 3]) for i in range(1, len(points), 3))
    return Shape((Stretch(down.start, (*down.segments, (points[0],), *back), closed=True),))


def _tassels(x: float, y: float) -> str:
    tassel = outline([(-5, 0, "c"), (-8, 16), (-13, 62, "c"), (0, 66), (13, 62, "c"), (8, 16), (5, 0, "c")])
    return (
        inked([tassel.at(x - 12, y + 20, turn=5), tassel.at(x + 13, y + 10, turn=-4)], YAMABUKI, 3.5)
        + stroke([path(f"M{x - 22} {y + 40}h16"), path(f"M{x + 6} {y + 30}h16")], SUMI, 3)
        + inked(ellipse(x, y, 20, 16), BENI, 3.5)
    )


def _canopy() -> str:
    """Blossoms crowd before their own deep red shade; the bough shows through once or twice."""
    shade = outline([(0, 0, "c"), (330, 0, "c"), (330, 230), (240, 250), (165, 240), (90, 250), (0, 230)])
    bough_behind = bough((336, 206, 44), (250, 186, 34), (170, 124, 24), (120, 100, 14))
    blossoms = _blossoms(
        (48, 44, 1.0, 10),
        (130, 50, 1.1, 40),
        (206, 40, 0.95, 5),
        (284, 60, 1.15, 24),
        (22, 124, 0.9, 50),
        (98, 130, 1.1, 16),
        (186, 118, 0.85, 22),
        (250, 142, 1.0, 36),
        (312, 146, 0.95, 0),
        (36, 202, 1.1, 30),
        (172, 212, 1.15, 12),
        (108, 220, 0.95, 55),
        (250, 222, 1.0, 48),
        (306, 230, 1.1, 20),
        (64, 268, 0.95, 62),
        (140, 276, 0.85, 26),
        (206, 268, 0.75, 4),
        (272, 276, 0.85, 40),
        (14, 272, 0.8, 8),
    )
    return fill(shade, SUOU) + bough_behind + "".join(blossoms)


@card("3R")
def poetry_ribbon_on_the_bough(deck: Deck) -> list[str]:
    return [
        bough((262, 330, 26), (276, 270, 18), (268, 200, 14), (262, 120, 9), (228, 70, 4)),
        bough(
            (336, 380, 66),
            (268, 372, 44),
            (206, 330, 32),
            (120, 350, 22),
            (62, 330, 14),
            (40, 270, 8),
            (52, 200, 4),
        ),
        *_blossoms(
            (56, 176, 1.1, 12),
            (42, 284, 1.15, 40),
            (74, 450, 1.2, 20),
            (30, 396, 0.9, 64),
            (276, 132, 1.15, 30),
            (224, 68, 0.85, 0),
            (288, 236, 1.05, 4),
            (254, 312, 1.0, 50),
            (276, 452, 1.25, 16),
            (176, 478, 1.05, 44),
        ),
        poetry_ribbon(164, 256, -7, deck, "miyoshino"),
    ]


def _blossoms(*places: tuple[float, float, float, float]) -> list[str]:
    return [BLOSSOM.at(*place) for place in places]


@card("3a")
def blossoms_on_a_rising_bough(deck: Deck) -> list[str]:
    return [
        bough((112, 410, 22), (150, 404, 18), (210, 416, 12), (268, 398, 5)),
        bough((150, 300, 22), (116, 250, 15), (104, 196, 11), (84, 120, 4)),
        bough(
            (-4, 520, 84),
            (60, 452, 60),
            (112, 378, 44),
            (160, 290, 32),
            (216, 238, 22),
            (258, 180, 14),
            (286, 90, 4),
        ),
        bark(
            (40, 462, 28, 40), (78, 424, 22, 30), (108, 384, 20, 30), (136, 332, 15, 30), (176, 276, 12, 50)
        ),
        LEAF.at(232, 414, 1, -6),
        BUD.at(166, 408, 1.2, 8),
        BUD.at(182, 412, 1.1, -16),
        *_blossoms(
            (86, 110, 1.2, 12),
            (58, 196, 1.0, 40),
            (130, 182, 0.85, 0),
            (280, 92, 1.2, 20),
            (222, 104, 0.9, 50),
            (278, 188, 1.05, 10),
            (236, 288, 1.25, 30),
            (280, 392, 1.15, 4),
            (62, 346, 1.2, 55),
        ),
    ]


@card("3b")
def weeping_cherry(deck: Deck) -> list[str]:
    return [
        bough((134, 70, 14), (150, 180, 9), (132, 300, 6), (144, 398, 3)),
        bough((204, 56, 12), (216, 130, 8), (206, 226, 3)),
        bough((274, 66, 16), (290, 190, 10), (282, 340, 7), (258, 448, 3)),
        bough(
            (336, 56, 76),
            (262, 62, 50),
            (190, 50, 34),
            (112, 66, 24),
            (56, 126, 14),
            (40, 220, 9),
            (52, 340, 6),
            (40, 450, 3),
        ),
        bark((296, 58, 30, 90), (254, 60, 22, 80), (176, 52, 16, 90)),
        BUD.at(41, 440, 1.2, 6),
        BUD.at(144, 388, 1.2, -6),
        BUD.at(258, 438, 1.1, 4),
        BUD.at(48, 350, 1.1, -24),
        LEAF.at(108, 76, 1, 16),
        LEAF.at(236, 66, 0.9, -12),
        *_blossoms(
            (66, 186, 1.1, 12),
            (36, 290, 1.0, 40),
            (70, 386, 0.8, 0),
            (122, 186, 0.8, 20),
            (164, 268, 1.2, 50),
            (122, 346, 0.75, 4),
            (228, 152, 0.9, 10),
            (294, 152, 1.1, 30),
            (266, 258, 1.15, 4),
            (262, 350, 0.9, 55),
            (290, 420, 0.95, 34),
        ),
    ]

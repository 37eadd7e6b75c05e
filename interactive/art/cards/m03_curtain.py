"""March, cherry: the curtain of a party under the blossoms."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import BENI, FUJI, MURASAKI, SUMI, SUOU, YAMABUKI
from interactive.art.paper import Symbol, disc, fill, hero, inked, keyed, stroke, symbol
from interactive.art.plants.cherry import bark, blossoms, bough
from interactive.art.shapes import Shape, Stretch, brush, outline, path, polygon


@card("3H")
def curtain_under_blossoms(deck: Deck) -> list[str]:
    rope = brush([(-4, ROPE + 4, 9), (TIES[0], ROPE, 9), (TIES[1], ROPE, 9), (334, ROPE + 8, 9)], samples=1)
    knot = _knot()
    knots = knot.at(TIES[0], ROPE + 4) + knot.at(TIES[1], ROPE + 5, flip=True)
    return [hero(_cloth()), keyed(rope, SUMI), _canopy(), knots]


# Where the curtain hangs from its rope: it sags between, and its seams (head, foot) spread from there.
TIES = (92, 232)
ROPE = 290
SEAMS = (
    (-44, -70),
    (-2, -34),
    (44, 18),
    (73, 56),
    (111, 112),
    (140, 144),
    (184, 190),
    (213, 218),
    (251, 268),
    (282, 304),
    (330, 362),
)


def _cloth() -> str:
    """A striped curtain: a band along its head, stripes bowed like cloth, each with the shade of one fold."""
    seams = [_seam(*seam) for seam in SEAMS]
    stripes = [_between(seams[i], seams[i + 1]) for i in range(len(seams) - 1)]
    folds = [_fold(SEAMS[i], SEAMS[i + 1]) for i in range(len(seams) - 1)]
    places = (-4, 26, 60, TIES[0], 124, 162, 200, TIES[1], 264, 300, 334)
    # Between their last two seams, the violet stripes rise to the knots.
    peaks = [polygon((x + 18, _sag(x + 18) + 12), (x, ROPE + 8), (x - 17, _sag(x - 17) + 12)) for x in TIES]
    head = outline([(x, _sag(x), "c") if x in TIES else (x, _sag(x)) for x in places], closed=False)
    return (
        fill(stripes[1::4], BENI)
        + fill(folds[1::4], SUOU)
        + fill([*stripes[3::4], *peaks], MURASAKI)
        + fill(folds[3::4], FUJI)
        + stroke(head, SUOU, 13)
    )


def _sag(x: float) -> float:
    """How low the head of the curtain hangs at x."""
    left, right = next(
        (a, b) for a, b in ((TIES[0] - 136, TIES[0]), TIES, (TIES[1], TIES[1] + 146)) if a <= x <= b
    )
    t = (x - left) / (right - left)
    return ROPE + 8 + 150 * t * (1 - t)


def _seam(head: float, foot: float) -> Shape:
    """Where two stripes are sewn together, from the head of the curtain to its foot."""
    top, spread = _sag(head), foot - head
    return outline([(head, top), (head + spread * 0.6, top + 80), (foot, 545)], closed=False)


def _fold(left: tuple[float, float], right: tuple[float, float]) -> Shape:
    """A sliver of shade inside a stripe."""
    head, foot = left[0] * 0.4 + right[0] * 0.6, left[1] * 0.4 + right[1] * 0.6
    top, spread = _sag(head), foot - head
    return brush(
        [(head + spread * 0.2, top + 34, 1.5), (head + spread * 0.62, top + 100, 7), (foot, 545, 2)],
        samples=1,
    )


def _between(left: Shape, right: Shape) -> Shape:
    """The stripe of cloth from one seam to the next."""
    down, up = left.stretches[0], right.stretches[0]
    points = [up.start, *(point for segment in up.segments for point in segment)][::-1]
    back = tuple(tuple(points[i : i + 3]) for i in range(1, len(points), 3))
    return Shape((Stretch(down.start, (*down.segments, (points[0],), *back), closed=True),))


def _knot() -> Symbol:
    """A red cord knotted in two loops, its ends in gold tassels."""
    cord = [
        traced("0,0 -9,14 -13,36", closed=False),
        traced("0,0 9,12 11,28", closed=False),
        path("M0 0C-10-14-32-18-34-6C-36 8-14 8 0 0"),
        path("M0 0C10-16 30-16 33-3C35 10 12 8 0 0"),
    ]
    tassel = traced("-5,0c -9,9 -7,18 -13,54c 0,58 13,54c 7,18 9,9 5,0c")
    fringe = path("M-7 18H7M-4 28L-6 50M4 28L6 50")
    hanging = ((-13, 32, 4), (11, 24, -5))
    return symbol(
        "knot",
        stroke(cord, SUMI, 12),
        stroke(cord, BENI, 6),
        inked([tassel.at(tx, ty, turn=turn) for tx, ty, turn in hanging], YAMABUKI, 3),
        stroke([fringe.at(tx, ty, turn=turn) for tx, ty, turn in hanging], SUMI, 2.6),
        disc(0, 1, 10, BENI, ink=3),
    )


def _canopy() -> str:
    """Blossoms crowd before their own deep red shade; the bough shows through once or twice."""
    shade = traced("0,0c 330,0c 330,214 240,230 165,220 90,230 0,214")
    bough_behind = bough((340, 128, 54), (272, 100, 38), (196, 104, 26), (96, 78, 12))
    crowd = blossoms(
        (38, 34, 1.0, 10),
        (122, 40, 1.1, 40),
        (206, 38, 0.95, 5),
        (290, 40, 1.1, 24),
        (62, 118, 1.1, 16),
        (148, 122, 0.85, 0),
        (14, 176, 0.95, 50),
        (220, 158, 1.0, 36),
        (302, 170, 1.1, 0),
        (94, 194, 1.0, 30),
        (164, 206, 1.0, 12),
        (34, 242, 0.9, 55),
        (246, 232, 0.95, 48),
        (312, 250, 0.8, 20),
        (116, 250, 0.8, 62),
        (184, 256, 0.7, 26),
    )
    return (
        fill(shade, SUOU)
        + bough_behind
        + bark((244, 96, 18, 84), (222, 106, 12, 84), (188, 104, 10, 70))
        + "".join(crowd)
    )

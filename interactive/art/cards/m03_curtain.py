"""March, cherry: the curtain of a party under the blossoms."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import BENI, FUJI, MURASAKI, SUMI, SUOU, YAMABUKI
from interactive.art.paper import disc, fill, group, hero, inked, keyed, stroke, symbol
from interactive.art.plants.cherry import BUD, SHADED, blossoms, boughs
from interactive.art.shapes import Shape, Stretch, brush, outline, path, polygon


@card("3H")
def curtain_under_blossoms(deck: Deck) -> list[str]:
    rope = brush([(-4, ROPE + 4, 9), (TIES[0], ROPE, 9), (TIES[1], ROPE, 9), (334, ROPE + 8, 9)], samples=1)
    # One bow sits square with its ends spread, the other has slipped and hangs them together.
    knots = group(*_knot((-13, 32, 6), (12, 22, -8)), x=TIES[0], y=ROPE + 4) + group(
        *_knot((-9, 40, -12), (7, 24, -16)), x=TIES[1], y=ROPE + 6, scale=0.94, turn=14
    )
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


BOW = symbol(
    "bow",
    stroke(path("M0 0C-10-14-32-18-34-6C-36 8-14 8 0 0"), SUMI, 12),
    stroke(path("M0 0C8-20 26-24 31-8C34 8 12 8 0 0"), SUMI, 12),
    stroke(path("M0 0C-10-14-32-18-34-6C-36 8-14 8 0 0M0 0C8-20 26-24 31-8C34 8 12 8 0 0"), BENI, 6),
    disc(0, 1, 10, BENI, ink=3),
)
TASSEL = symbol(
    "tassel",
    inked(traced("-5,0c -9,9 -7,18 -13,54c 0,58 13,54c 7,18 9,9 5,0c"), YAMABUKI, 3),
    stroke(path("M-7 18H7M-4 28L-6 50M4 28L6 50"), SUMI, 2.6),
)


def _knot(*hanging: tuple[float, float, float]) -> list[str]:
    """A red cord tied in a bow, a gold tassel at each of its ends: x, y, turn."""
    cord = [traced(f"0,0 {x * 0.8},{y * 0.4} {x},{y + 3}", closed=False) for x, y, _ in hanging]
    return [
        stroke(cord, SUMI, 12),
        stroke(cord, BENI, 6),
        *(TASSEL.at(x, y, 1, turn) for x, y, turn in hanging),
        BOW.at(0, 0),
    ]


def _canopy() -> str:
    """Blossoms crowd on a bough that reaches in from the right; its last sprig stands against the sky."""
    shaded = (
        (250, 84, 1.1, 10),
        (144, 92, 1.05, 20),
        (80, 66, 0.9, 50),
        (166, 12, 1, 0),
    )
    crowd = blossoms(
        (34, 52, 1.15, 10),
        (128, 36, 0.95, 40),
        (96, 112, 0.85, 5),
        (194, 66, 1.3, 24),
        (278, 34, 1.05, 16),
        (300, 152, 1.25, 0),
        (206, 150, 0.75, 50),
        (262, 222, 1.05, 36),
        (310, 212, 0.7, 14),
        (44, 214, 0.9, 30),
    )
    return (
        boughs(((340, 96, 62), (262, 112, 44), (196, 122, 30), (136, 150, 20), (92, 190, 12), (40, 214, 6)))
        + "".join(SHADED.at(*place) for place in shaded)
        + BUD.at(112, 176, 1.1, -8)
        + BUD.at(140, 156, 1.1, 6)
        + "".join(crowd)
    )

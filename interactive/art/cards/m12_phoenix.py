"""December's light: the phoenix, which comes down on no tree but a paulownia."""

from __future__ import annotations

import math
from collections.abc import Sequence

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import BENI, MATSUBA, MURASAKI, PHOENIX_SCALE, SUMI, SUOU, YAMABUKI
from interactive.art.paper import disc, fill, hero, inked, keyed, stroke, symbol
from interactive.art.plants.paulownia import LEAF, SPIKE
from interactive.art.shapes import Point, Shape, Station, Stretch, brush, outline, path


@card("12H")
def phoenix(deck: Deck) -> list[str]:
    return [
        SPIKE.at(54, 482, 0.56, -8),
        SPIKE.at(162, 522, 0.66, 3),
        LEAF.at(256, 474, 0.84, -22, flip=True),
        LEAF.at(76, 476, 0.84, 14),
        hero(
            WING.at(164, 212, 0.72, -38, flip=True, colour=SUMI),
            *_tail(),
            *_body(),
            WING.at(186, 216, 0.88, colour=MATSUBA),
        ),
    ]


def _tail() -> list[str]:
    """Four plumes that part in the wind, none as long as another, each with an eye at its end."""
    plumes = (
        (BENI, 0.9, ((236, 276, 12), (294, 322, 25), (282, 388, 8))),
        (BENI, 0.95, ((226, 282, 14), (176, 318, 27), (104, 302, 18), (46, 322, 8))),
        (SUOU, 1.1, ((228, 286, 14), (238, 330, 26), (206, 364, 18), (212, 400, 8))),
        (SUOU, 0.8, ((226, 284, 14), (196, 332, 22), (140, 352, 7))),
    )
    quills = [outline([(x, y) for x, y, _ in plume], closed=False) for _, _, plume in plumes]
    return [
        *(inked(brush(plume, samples=1), colour, 2.5) for colour, _, plume in plumes),
        stroke(quills, YAMABUKI, 3),
        *(_eye(plume, colour, size) for colour, size, plume in plumes),
    ]


def _eye(plume: Sequence[Station], colour: str, size: float) -> str:
    """The eye that ends a plume, hung the way the plume goes."""
    (before_x, before_y, _), (x, y, _) = plume[-2:]
    turn = math.degrees(math.atan2(y - before_y, x - before_x)) - 90
    return EYE.at(x, y, size, round(turn), colour=colour)


def _body() -> list[str]:
    """An S of a neck that swells into the breast; the belly draws in again to the root of the tail."""
    body = traced(
        "130,84c 143,74 160,75 174,88 183,110 179,138 171,164 182,196 210,236 240,288c "
        "200,274 154,250 138,214 140,184 149,160 159,136 160,116 150,100 131,96c"
    )
    scales = path("M142 194Q152 206 162 194Q172 206 182 194M150 222Q160 234 170 222Q180 234 190 222")
    crest = (
        traced("146,84c 154,54 182,36 210,42c 184,50 168,66 160,84c"),
        traced("156,82c 184,58 212,60 228,76c 206,72 190,80 172,92c"),
        traced("168,92c 194,82 214,104c 194,98 178,104c"),
    )
    rump = [_feather((214, 262), turn, length, 13, 6) for turn, length in ((-96, 60), (-42, 76), (-68, 76))]
    beak = traced("132,83c 120,82 110,88 106,101c 115,95 124,96 133,97c")
    eye = traced("137,88c 147,82 159,88c 147,93")
    # Flying, it lets its feet trail under the belly.
    foot = path("M141 236L143 268L124 284L144 280L150 298L155 280L174 284L153 267L157 236Z")
    return [
        keyed((foot, foot.at(28, 12)), SUMI, 4),
        inked(crest, MURASAKI, 2.5),
        inked(body, YAMABUKI, 3.5),
        stroke(scales, PHOENIX_SCALE, 3),
        inked(rump, MATSUBA, 2.5),
        fill((beak, eye), SUMI),
    ]


def _fan(
    arm: Sequence[Point], turns: tuple[float, float], lengths: Sequence[float], width: float, bend: float
) -> tuple[list[Shape], list[Shape]]:
    """Feathers along a wing's arm from the shoulder to the wrist; every second lies beneath: those first."""
    feathers = []
    for i, length in enumerate(lengths):
        part = i / (len(lengths) - 1)
        turn = turns[0] + (turns[1] - turns[0]) * part
        feathers.append(_feather(_along(arm, part), turn, length, width, bend))
    return feathers[1::2], feathers[::2]


def _along(arm: Sequence[Point], part: float) -> Point:
    """The place on the arm where so much of its joints lie behind."""
    joint = min(int(part * (len(arm) - 1)), len(arm) - 2)
    rest = part * (len(arm) - 1) - joint
    (x, y), (next_x, next_y) = arm[joint : joint + 2]
    return x + (next_x - x) * rest, y + (next_y - y) * rest


def _feather(root: Point, turn: float, length: float, width: float, bend: float) -> Shape:
    """A feather; its turn is 0 to the right and 90 upwards, and it bends sideways towards its tip."""
    cos, sin = math.cos(math.radians(turn)), -math.sin(math.radians(turn))
    side = math.copysign(width, bend)

    def place(part: float, aside: float) -> Point:
        along, across = length * part, aside * side + bend * part**2
        return root[0] + along * cos - across * sin, root[1] + along * sin + across * cos

    there, back = (place(0.72, -1.3), place(1, 0)), (place(0.6, 1.6), place(0, 0))
    return Shape((Stretch(place(0, 0), (there, back), closed=True),))


def _wing() -> list[str]:
    """A raised wing about its shoulder: quills, gold coverts over them, and scales along the arm."""
    arm = ((14, 0), (18, -40), (26, -90), (42, -132))
    scaled = path(
        "M14 24C-4 28-20 8-20-20C-20-60 12-130 40-152Q60-164 62-146Q62-134 54-124"
        "Q68-108 46-96Q62-80 38-68Q56-50 32-38Q50-20 26-8Q38 14 14 24Z"
    )
    scales = path("M22-118Q34-106 44-116M8-90Q17-76 25-88Q33-76 40-86M-5-52Q6-38 15-50Q25-38 32-48")
    coverts = _fan(arm, (-46, 66), (54, 62, 66, 66, 62, 54), 21, 10)
    return [
        *(
            inked(feathers, colour, 2.5)
            for feathers, colour in zip(
                _fan(arm, (-54, 72), (84, 100, 110, 114, 114, 110, 104, 92), 23, 18),
                (SUOU, BENI),
                strict=True,
            )
        ),
        *(inked(feathers, YAMABUKI, 2.5) for feathers in coverts),
        inked(scaled, "currentColor", 2.5),
        stroke(scales, YAMABUKI, 3),
    ]


WING = symbol("phoenix-wing", *_wing())
EYE = symbol(
    "phoenix-eye",
    inked(traced("0,-24c 17,0 17,22 0,33 -17,22 -17,0"), "currentColor", 2.5),
    disc(0, 12, 11, YAMABUKI),
    disc(0, 12, 5, SUMI),
)

"""December's light: the phoenix, which comes down on no tree but a paulownia."""

from __future__ import annotations

import math
from collections.abc import Sequence

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import BENI, MATSUBA, MURASAKI, PHOENIX_SCALE, SUMI, SUOU, YAMABUKI
from interactive.art.paper import disc, fill, hero, inked, keyed, stroke, symbol
from interactive.art.plants.paulownia import LEAF, SPIKE
from interactive.art.shapes import Point, Shape, Station, Stretch, brush, joined, outline, path, polygon


@card("12H")
def phoenix(deck: Deck) -> list[str]:
    return [
        SPIKE.at(40, 484, 0.5, -8),
        SPIKE.at(92, 474, 0.64, -3),
        SPIKE.at(180, 484, 0.5, 8),
        LEAF.at(250, 472, 0.84, -28, flip=True),
        LEAF.at(50, 480, 0.66, 30),
        LEAF.at(146, 480, 0.7, 4),
        hero(
            WING.at(156, 208, 0.72, -42, flip=True, colour=SUMI),
            *_tail(),
            *_body(),
            WING.at(204, 220, colour=MATSUBA),
        ),
    ]


def _tail() -> list[str]:
    """Four plumes that part in the wind, none as long as another, each with an eye at its end."""
    plumes = {
        MURASAKI: ((238, 276, 12), (296, 330, 25), (286, 402, 8)),
        BENI: ((226, 286, 14), (172, 334, 27), (100, 320, 19), (48, 348, 8)),
        MATSUBA: ((228, 286, 14), (244, 338, 26), (214, 380, 18), (224, 424, 8)),
        SUOU: ((228, 288, 14), (198, 344, 22), (142, 372, 7)),
    }
    quills = [outline([(x, y) for x, y, _ in plume], closed=False) for plume in plumes.values()]
    sizes = (0.9, 1, 1.2, 0.8)
    return [
        *(keyed(brush(plume, samples=1), colour) for colour, plume in plumes.items()),
        stroke(quills, YAMABUKI, 3),
        *(_eye(plume, colour, size) for (colour, plume), size in zip(plumes.items(), sizes, strict=True)),
    ]


def _eye(plume: Sequence[Station], colour: str, size: float) -> str:
    """The eye that ends a plume, hung the way the plume goes."""
    (before_x, before_y, _), (x, y, _) = plume[-2:]
    turn = math.degrees(math.atan2(y - before_y, x - before_x)) - 90
    return EYE.at(x, y, size, round(turn), colour=colour)


def _body() -> list[str]:
    """An S of a neck that swells into the breast; the belly draws in again to the root of the tail."""
    body = traced(
        "130,84c 143,74 160,75 175,88 185,110 180,138 169,164 178,190 208,226 240,280c "
        "196,280 144,256 126,218 134,184 146,160 158,136 160,116 150,100 131,96c"
    )
    scales = path("M136 194Q148 208 158 194Q168 208 178 194M146 224Q157 238 168 224Q179 238 190 224")
    crest = (
        traced("146,84c 154,54 182,36 210,42c 184,50 168,66 160,84c"),
        traced("156,82c 184,58 212,60 228,76c 206,72 190,80 172,92c"),
        traced("168,92c 194,82 214,104c 194,98 178,104c"),
    )
    rump = [_feather((214, 262), turn, length, 13, 6) for turn, length in ((-96, 60), (-42, 76), (-68, 76))]
    beak = traced("132,83c 120,82 110,88 106,101c 115,95 124,96 133,97c")
    eye = traced("137,88c 147,82 159,88c 147,93")
    # Flying, it lets its feet trail under the belly.
    foot = joined(
        (
            polygon((141, 240), (141, 279), (149, 279), (155, 240)),
            *(_feather((145, 276), turn, 27, 4, 5) for turn in (-24, -92)),
        )
    )
    return [
        fill((foot, foot.at(30, 14)), SUMI),
        inked(crest, MURASAKI, 2.5),
        inked(body, YAMABUKI, 3.5),
        stroke(scales, PHOENIX_SCALE, 3),
        keyed(rump, MATSUBA, 4),
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
    coverts = _fan(arm, (-58, 66), (58, 68, 72, 72, 70, 62), 19, 12)
    return [
        *(
            keyed(feathers, colour, 4)
            for feathers, colour in zip(
                _fan(arm, (-66, 72), (88, 102, 110, 112, 116, 120, 122, 114), 19, 24),
                (SUOU, BENI),
                strict=True,
            )
        ),
        *(inked(feathers, YAMABUKI, 2.5) for feathers in coverts),
        keyed(scaled, "currentColor"),
        stroke(scales, YAMABUKI, 3),
    ]


WING = symbol("phoenix-wing", *_wing())
EYE = symbol(
    "phoenix-eye",
    keyed(traced("0,-24c 17,0 17,22 0,33 -17,22 -17,0"), "currentColor"),
    disc(0, 12, 11, YAMABUKI),
    disc(0, 12, 5, SUMI),
)

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
        SPIKE.at(232, 492, 0.7, 3),
        SPIKE.at(48, 512, 0.66, -6),
        LEAF.at(132, 506, 0.72, 80),
        LEAF.at(204, 508, 0.72, -78, flip=True),
        LEAF.at(160, 494, 0.78, 2),
        hero(*_tail(), WING.at(166, 242, 0.74, -31, flip=True), *_body(), WING.at(192, 240)),
    ]


def _tail() -> list[str]:
    """Four plumes that part in the wind, each with an eye at its end."""
    plumes = {
        MURASAKI: ((208, 276, 12), (258, 316, 20), (292, 358, 14), (286, 396, 8)),
        BENI: ((206, 296, 12), (150, 332, 20), (90, 322, 14), (52, 342, 8)),
        MATSUBA: ((212, 296, 12), (226, 352, 20), (188, 396, 14), (168, 430, 8)),
        SUOU: ((208, 298, 12), (178, 358, 20), (122, 374, 14), (94, 404, 8)),
    }
    quills = [outline([(x, y) for x, y, _ in plume], closed=False) for plume in plumes.values()]
    return [
        *(keyed(brush(plume, samples=1), colour) for colour, plume in plumes.items()),
        stroke(quills, YAMABUKI, 3),
        *(_eye(plume, colour) for colour, plume in plumes.items()),
    ]


def _eye(plume: Sequence[Station], colour: str) -> str:
    """The eye that ends a plume, hung the way the plume goes."""
    (before_x, before_y, _), (x, y, _) = plume[-2:]
    turn = math.degrees(math.atan2(y - before_y, x - before_x)) - 90
    return EYE.at(x, y, turn=round(turn), colour=colour)


def _body() -> list[str]:
    """One line from the crown over an S of a neck to the rump, and back along breast and throat."""
    body = traced(
        "142,97 154,86 174,93 182,116 175,146 176,168 206,230 222,270 230,316c "
        "182,272 150,214 148,174 167,128 164,113 143,105"
    )
    scales = path("M156 198Q164 210 172 198Q180 208 186 196M164 226Q174 240 184 228M154 172Q164 182 174 170")
    crest = (
        traced("156,92c 164,64 198,46c 178,68 168,92c"),
        traced("162,92c 190,68 220,74c 192,84 174,100c"),
        traced("150,92c 146,58 170,32c 160,60 162,90c"),
    )
    rump = [_feather((206, 262), turn, length, 13, 6) for turn, length in ((-112, 72), (-64, 82), (-88, 84))]
    beak = traced("144,93c 132,92 123,97 118,109c 127,104 136,105 145,106c")
    eye = traced("148,99c 156,93 169,97c 157,102")
    return [
        inked(crest, MURASAKI, 2.5),
        inked(body, YAMABUKI, 3.5),
        stroke(scales, PHOENIX_SCALE, 3),
        keyed(rump[:2], MATSUBA, 4),
        keyed(rump[2:], MATSUBA, 4),
        fill((beak, eye), SUMI),
    ]


def _fan(
    arm: Sequence[Point],
    turns: tuple[float, float],
    lengths: Sequence[float],
    width: float,
    bend: float,
    colours: tuple[str, str],
) -> list[str]:
    """Feathers along a wing's arm from the shoulder to the wrist; every second lies on top."""
    feathers = []
    for i, length in enumerate(lengths):
        part = i / (len(lengths) - 1)
        turn = turns[0] + (turns[1] - turns[0]) * part
        feathers.append(_feather(_along(arm, part), turn, length, width, bend))
    over, under = colours
    return [keyed(feathers[1::2], under, 4), keyed(feathers[::2], over, 4)]


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
    """A raised wing about its shoulder: red quills, green coverts over them, gold scales along the arm."""
    arm = ((14, 0), (18, -40), (26, -90), (42, -132))
    scaled = path(
        "M14 24C-4 28-20 8-20-20C-20-60 12-130 40-152Q60-164 62-146Q62-134 54-124"
        "Q68-108 46-96Q62-80 38-68Q56-50 32-38Q50-20 26-8Q38 14 14 24Z"
    )
    scales = path(
        "M22-118Q34-106 44-116M8-90Q17-76 25-88Q33-76 40-86M-5-58Q6-44 15-56Q25-44 32-54"
        "M-16-24Q-4-10 6-22Q18-10 26-20M-10 2Q4 14 16 2"
    )
    return [
        *_fan(arm, (-66, 72), (84, 98, 106, 110, 112, 114, 118, 120, 122, 112), 16, 24, (BENI, SUOU)),
        *_fan(arm, (-58, 66), (56, 66, 70, 70, 70, 70, 68, 60), 15, 12, (MATSUBA, MATSUBA)),
        inked(scaled, YAMABUKI, 3.5),
        stroke(scales, PHOENIX_SCALE, 3),
    ]


WING = symbol("phoenix-wing", *_wing())
EYE = symbol(
    "phoenix-eye",
    keyed(traced("0,-24c 17,0 17,22 0,33 -17,22 -17,0"), "currentColor"),
    disc(0, 12, 11, YAMABUKI),
    disc(0, 13, 5.5, SUMI),
)

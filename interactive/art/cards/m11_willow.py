"""November, willow: swallow, plain ribbon, and lightning as the only chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import AI, BENI, GOFUN, KINARI, SUMI, SUOU, YAMABUKI
from interactive.art.paper import disc, dots, fill, group, hero, inked, keyed, stroke
from interactive.art.plants.ribbon import plain_ribbon
from interactive.art.plants.willow import LONG, MIDDLE, SHORT, STORM, bough
from interactive.art.shapes import around, brush, path, polygon


@card("11T")
def swallow(deck: Deck) -> list[str]:
    return [
        LONG.at(58, 96),
        MIDDLE.at(104, 66),
        SHORT.at(160, 52),
        LONG.at(222, 44),
        SHORT.at(266, 40),
        LONG.at(310, 38),
        bough((340, 16, 64), (240, 36, 38), (150, 56, 20), (84, 80, 12), (50, 110, 4)),
        hero(group(*_swallow(), x=150, y=298, scale=1.03, turn=-20)),
    ]


def _swallow() -> list[str]:
    """Swooping to the left, seen from its side: both wings swept back like sickles, the tail a fork."""
    far_wing = traced("-46,-10 -50,-48 -34,-88 14,-120 98,-146c 56,-104 46,-88c 32,-76 26,-62c 6,-44 -6,-10c")
    near_wing = traced("-46,2 -50,46 -30,92 28,130 110,158c 64,112 52,98c 38,84 32,70c 14,48 6,10c")
    coverts = traced("-42,8 -44,44 -28,78 -8,96c -4,72 -8,44 -6,12c")
    quills = path("M8 96Q40 118 74 136M14 78Q30 92 44 106M-20-70Q20-96 60-118M-12-56Q14-74 34-88")
    tail = [
        brush([(56, -4, 18), (96, -14, 10), (150, -40, 2)]),
        brush([(56, 4, 18), (98, 14, 10), (148, 40, 2)]),
    ]
    body = traced("-96,-2 -82,-17 -62,-20 -30,-17 10,-14 66,-4c 62,8c 20,20 -24,26 -60,20 -86,12")
    belly = traced("-70,15 -40,10 0,6 54,2c 20,15 -22,21 -56,18")
    throat = traced("-95,0c -84,2 -70,4 -62,12c -72,15 -86,9")
    beak = traced("-94,-5c -112,2c -93,5c")
    return [
        keyed(far_wing, SUMI),
        keyed(tail, SUMI),
        keyed(body, AI),
        fill(belly, GOFUN),
        fill(throat, BENI),
        fill(beak, SUMI),
        disc(-80, -6, 3, GOFUN),
        keyed(near_wing, SUMI),
        fill(coverts, AI),
        stroke(quills, KINARI, 2.6),
    ]


@card("11R")
def plain_ribbon_among_strands(deck: Deck) -> list[str]:
    return [
        LONG.at(58, 98),
        MIDDLE.at(106, 66),
        SHORT.at(170, 50, flip=True),
        SHORT.at(246, 42),
        LONG.at(288, 38),
        bough((335, 34, 70), (240, 40, 38), (150, 56, 20), (84, 82, 12), (50, 112, 4)),
        plain_ribbon(176, 296, -7),
    ]


@card("11a", ground=BENI)
def lightning(deck: Deck) -> list[str]:
    """Out of the storm cloud a bolt strikes; on the hill lies the thunder's drum."""
    cloud = path(
        "M0 0H340V150C320 130 292 140 290 166C280 190 244 190 234 170C226 200 190 214 168 194"
        "C160 232 116 246 92 222C84 262 30 270 0 246Z"
    )
    curls = path(
        "M28 240C52 248 76 236 74 218C72 206 54 206 56 218M112 222C134 226 152 210 146 196"
        "C140 186 126 192 132 202M190 198C206 198 220 184 214 172C208 164 196 170 202 178"
    )
    rain = path("M70 276L50 308M40 356L16 394M104 370L84 402M232 270L200 320M292 230L262 278M286 312L268 340")
    hill = path("M0 450C60 418 120 440 170 462S280 470 340 430V545H0Z")
    bolt = polygon(
        *((276, -8), (146, 186), (206, 190), (82, 330), (134, 336), (40, 484)),
        *((196, 306), (142, 304), (262, 158), (204, 156), (348, -8)),
    )
    core = polygon(
        *((286, -8), (158, 180), (218, 184), (96, 324), (148, 330), (70, 446)),
        *((166, 320), (118, 317), (236, 176), (180, 172), (316, -8)),
    )
    return [
        keyed(cloud, SUMI),
        stroke(curls, KINARI, 3),
        stroke(rain, SUOU, 4),
        STORM.at(46, 4),
        STORM.at(98, -60),
        STORM.at(140, -10, 0.9, flip=True),
        STORM.at(300, 6),
        keyed(hill, SUMI),
        hero(inked(bolt, YAMABUKI, 5), fill(core, GOFUN), group(*_drum(), x=236, y=420)),
    ]


def _drum() -> list[str]:
    comma = path("M0-4C-18-4-24-20-14-32C-4-42 14-38 20-26C12-30 4-26 4-18C4-10 4-6 0-4Z")
    return [
        disc(0, 0, 68, YAMABUKI, ink=5),
        dots([(x, y) for x, y, _ in around(16, 55)], 5, SUMI),
        disc(0, 0, 42, KINARI, ink=3),
        fill([comma.at(turn=120 * i) for i in range(3)], BENI),
    ]

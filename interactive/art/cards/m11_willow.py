"""November, willow: swallow, plain ribbon, and lightning as the only chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import AI, BENI, GOFUN, KINARI, SUMI, SUOU, YAMABUKI
from interactive.art.paper import disc, dots, fill, group, hero, inked, keyed, stroke
from interactive.art.plants.ribbon import plain_ribbon
from interactive.art.plants.willow import LONG, MIDDLE, SHORT, STORM, bough
from interactive.art.shapes import around, brush, ellipse, joined, path, polyline


@card("11T")
def swallow(deck: Deck) -> list[str]:
    return [
        LONG.at(58, 96),
        MIDDLE.at(104, 66),
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
    body = traced("-96,-2 -82,-17 -62,-20 -30,-17 12,-15 58,-8 104,2c 30,20 -24,26 -60,20 -86,12")
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
        LONG.at(54, 108),
        MIDDLE.at(112, 68),
        MIDDLE.at(262, 42),
        LONG.at(308, 38),
        plain_ribbon(178, 308, -9),
        bough((335, 34, 70), (240, 40, 38), (150, 56, 20), (84, 82, 12), (50, 112, 4)),
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
        "C140 186 126 192 132 202"
    )
    rain = path("M70 276L50 308M40 356L16 394M104 370L84 402M232 270L200 320M292 230L262 278M286 312L268 340")
    hill = path("M0 450C60 418 120 440 170 462S280 470 340 430V545H0Z")
    # Three strokes of one brush, each bent against the one before, thick where it turns.
    bolt = traced(
        "266,-8c 190,84 132,194c 166,186 204,194c 152,276 70,340c 102,332 134,342c 74,404 26,496c "
        "106,384 210,296c 176,294 144,308c 222,242 278,146c 242,144 206,160c 266,72 352,-8c"
    )
    lights = (
        traced("300,-8c 230,72 166,174c 240,98 322,-8c"),
        traced("250,164c 190,240 112,320c 166,284 250,164c"),
        traced("180,312c 112,372 62,442c 120,386 180,312c"),
    )
    return [
        keyed(cloud, SUMI),
        stroke(curls, KINARI, 3),
        stroke(rain, SUOU, 4),
        STORM.at(46, 4),
        STORM.at(98, -50),
        STORM.at(142, -18, 0.9, flip=True),
        STORM.at(300, 6),
        keyed(hill, SUMI),
        hero(inked(bolt, YAMABUKI, 5), fill(lights, GOFUN), group(*_drum(), x=214, y=430, turn=-6)),
    ]


def _drum() -> list[str]:
    """A drum on its side, its front skin turned a little away; cords hold the two skins to the barrel."""
    barrel = traced("-22,-46c 44,-58c 80,-34 80,14 44,38c -22,54c")
    cords = polyline(
        *((50, -67), (2, -50), (79, -47), (25, -17), (90, -10), (25, 25), (79, 27), (2, 58), (50, 48))
    )
    comma = path("M0-6C-8-6-12-12-12-19C-12-29-2-34 8-32C21-29 31-17 31-1C25-12 18-19 12-18C11-11 7-6 0-6Z")
    whirl = joined(comma.at(turn=120 * i) for i in range(3)).map(lambda p: (p[0] * 0.86 - 22, p[1] * 1.1 + 4))
    return [
        inked(ellipse(44, -10, 46, 58), YAMABUKI, 5),
        inked(barrel, SUOU, 4),
        stroke(cords, SUMI, 9),
        stroke(cords, YAMABUKI, 4.5),
        inked(ellipse(-22, 4, 50, 62), YAMABUKI, 5),
        dots([(x * 0.8 - 22, y + 4) for x, y, _ in around(14, 53)], 4.4, SUMI),
        inked(ellipse(-22, 4, 34, 43), KINARI, 3),
        fill(whirl, BENI),
    ]

"""April, wisteria: cuckoo, plain ribbon and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import BENI, CUCKOO, GOFUN, SUMI, YAMABUKI
from interactive.art.paper import disc, dots, fill, group, hero, keyed, stroke
from interactive.art.plants.ribbon import plain_ribbon
from interactive.art.plants.wisteria import LEAF, raceme, vine
from interactive.art.shapes import crescent, path


@card("4T")
def cuckoo_and_red_crescent(deck: Deck) -> list[str]:
    return [
        raceme(112, 34, 0.8, short=True, behind=True),
        raceme(222, 40, 0.85, short=True, behind=True),
        LEAF.at(250, 36, 0.9, -24),
        raceme(56, 40, 1.0),
        raceme(160, 46, 0.95, flip=True),
        raceme(288, 44, 1, short=True),
        vine((-6, 26, 18), (60, 44, 18), (130, 24, 16), (196, 40, 13), (260, 26, 10), (336, 44, 6)),
        vine((-6, 52, 34), (60, 26, 24), (130, 42, 20), (200, 24, 14), (262, 38, 9), (336, 22, 5)),
        LEAF.at(108, 34, 0.8, 26),
        hero(
            fill(crescent(228, 308, 84, -32, -24, 70), BENI),
            group(_cuckoo(), x=146, y=410, scale=0.82, turn=-15),
        ),
    ]


def _cuckoo() -> str:
    """A lesser cuckoo that dives to the left, calling: grey above, barred below, with a long spotted tail."""
    far_wing = traced(
        "-44,-10c -48,-58 -24,-112 44,-160c 42,-134c 56,-126c 46,-104c 56,-92c 40,-70c 46,-56c 22,-8c"
    )
    tail = traced("52,-8c 110,-16 168,-14c 176,2c 166,12c 164,28c 146,32c 96,22 50,18c")
    body = traced(
        "-112,0c -104,-20 -82,-31 -54,-26 -10,-24 40,-16 78,-6c 74,14c 34,40 -20,52 -66,44 -95,24 -110,11c"
    )
    belly = traced("-92,17c -74,5 -40,-2 68,8c 30,36 -20,47 -64,39")
    near_wing = traced(
        "-16,-16c -26,22 -16,84 44,146c 46,120c 60,114c 53,90c 66,82c 56,56c 66,46c 54,2c 20,-20"
    )
    coverts = traced("-16,-16c -25,22 -19,66c -4,50c 6,58c 15,40c 27,44c 36,22c 49,20c 52,2c 20,-20")
    upper_beak = traced("-102,-10c -124,-10 -142,2c -122,2 -106,2c")
    lower_beak = traced("-106,4c -122,10 -134,20c -112,18 -98,14c")
    mouth = traced("-104,1c -136,1c -128,14c -104,8c")
    bars = [
        path(f"M{x} {y}q{bend} 8 {bend - 3} {length}")
        for x, y, bend, length in ((-76, 13, 6, 16), (-61, 9, 7, 27), (-46, 7, 7, 34), (-31, 6, 6, 37))
    ]
    return (
        keyed(far_wing, SUMI)
        + stroke(
            [path("M-16-48Q6-84 40-128"), path("M-4-34Q20-66 44-98"), path("M6-22Q26-44 40-66")], CUCKOO, 3
        )
        + keyed(tail, SUMI)
        + dots(((162, -4), (154, 20), (122, 14)), 4.5, GOFUN)
        + keyed(mouth, BENI)
        + keyed(body, CUCKOO)
        + fill(belly, GOFUN)
        + stroke(bars, SUMI, 4)
        + fill([upper_beak, lower_beak], SUMI)
        + keyed(near_wing, SUMI)
        + fill(coverts, CUCKOO)
        + stroke(
            [path("M-4 64Q10 98 38 132"), path("M18 50Q32 76 50 102"), path("M38 32Q48 50 57 70")], CUCKOO, 3
        )
        + disc(-84, -8, 7, YAMABUKI)
        + disc(-84, -8, 4.4, SUMI)
    )


@card("4R")
def ribbon_among_racemes(deck: Deck) -> list[str]:
    return [
        raceme(112, 60, 1.1, short=True, behind=True),
        raceme(206, 56, 1.25, short=True, behind=True, flip=True),
        LEAF.at(196, 40, 1.1, -12),
        raceme(58, 66, 1.35),
        raceme(272, 58, 1.35, flip=True),
        vine((336, 30, 20), (270, 58, 20), (200, 30, 17), (130, 54, 13), (70, 34, 10), (-6, 56, 5)),
        vine((336, 64, 46), (270, 28, 32), (200, 52, 24), (130, 30, 16), (70, 48, 11), (-6, 28, 6)),
        LEAF.at(112, 40, 1, 24),
        plain_ribbon(162, 330, -7),
    ]


@card("4a")
def hanging_racemes(deck: Deck) -> list[str]:
    return [
        raceme(36, 50, 1.05, short=True, behind=True),
        raceme(160, 52, 1.15, short=True, behind=True, flip=True),
        raceme(292, 46, 1.1, short=True, behind=True),
        LEAF.at(250, 44, 1.1, -16),
        vine((150, 40, 16), (110, 90, 12), (98, 170, 7)),
        raceme(232, 130, 1.35),
        raceme(94, 176, 1.25, flip=True),
        vine((226, 40, 14), (236, 90, 9), (233, 128, 5)),
        vine((-6, 24, 18), (66, 58, 22), (130, 30, 20), (200, 60, 18), (262, 30, 12), (336, 52, 6)),
        vine((-6, 66, 50), (66, 30, 32), (130, 56, 26), (200, 28, 18), (262, 52, 12), (336, 26, 6)),
        LEAF.at(126, 76, 1.1, -22),
    ]


@card("4b")
def twisted_vine(deck: Deck) -> list[str]:
    return [
        LEAF.at(84, 400, 1.2, -52),
        raceme(212, 104, 1.2, short=True, behind=True),
        raceme(150, 136, 1.15, flip=True),
        raceme(266, 104, 1.35),
        vine(
            (30, 556, 70),
            (66, 430, 48),
            (44, 300, 40),
            (72, 190, 32),
            (140, 110, 24),
            (230, 92, 16),
            (336, 56, 5),
        ),
        vine(
            (104, 556, 34),
            (34, 470, 30),
            (84, 370, 28),
            (26, 262, 24),
            (92, 190, 22),
            (124, 100, 18),
            (190, 120, 14),
            (256, 70, 8),
            (320, 84, 3),
        ),
        LEAF.at(196, 106, 1.1, 20),
    ]

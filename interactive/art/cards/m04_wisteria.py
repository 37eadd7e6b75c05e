"""April, wisteria: cuckoo, plain ribbon and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import BENI, CUCKOO, GOFUN, SUMI, YAMABUKI
from interactive.art.paper import disc, fill, group, hero, keyed, stroke
from interactive.art.plants.ribbon import plain_ribbon
from interactive.art.plants.wisteria import LEAF, raceme, vine
from interactive.art.shapes import crescent, path


@card("4T")
def cuckoo_and_red_crescent(deck: Deck) -> list[str]:
    return [
        raceme(222, 40, 0.85, short=True, behind=True),
        raceme(56, 40, 1.0),
        raceme(160, 46, 0.95, flip=True),
        raceme(288, 44, 1, short=True),
        vine((-6, 26, 18), (60, 44, 18), (130, 24, 16), (196, 40, 13), (260, 26, 10), (336, 44, 6)),
        vine((-6, 52, 34), (60, 26, 24), (130, 42, 20), (200, 24, 14), (262, 38, 9), (336, 22, 5)),
        LEAF.at(108, 34, 0.8, 26),
        hero(
            fill(crescent(236, 278, 72, -36, -12, 70), BENI),
            group(_cuckoo(), x=146, y=416, scale=0.82, turn=-15),
        ),
    ]


def _cuckoo() -> str:
    """A lesser cuckoo that dives to the left, calling: grey above, barred below, its wings swept back."""
    far_wing = traced(
        "-42,-8c -46,-56 -26,-104 18,-140 84,-164c 66,-140 56,-126 66,-122c 46,-100 58,-92c 38,-74 50,-64c"
        " 34,-48 42,-38c 34,-8c"
    )
    far_coverts = traced("-36,-16c -38,-58 -20,-98 14,-126c 2,-104 8,-92c -4,-74 4,-58c -4,-36 4,-14c")
    tail = traced("60,-6c 110,-20 158,-20 172,-12c 164,-6 178,2 168,10c 160,12 166,24 154,26c 96,22 50,16c")
    body = traced(
        "-114,0c -104,-20 -82,-31 -54,-26 -10,-26 48,-18 106,2c 40,32 -20,50 -66,43 -95,24 -112,10c"
    )
    belly = traced("-92,16c -74,5 -50,0 -10,0c 10,44c -20,45 -64,38")
    near_wing = traced(
        "-32,-8c -38,26 -16,72 30,112 96,140c 80,118 72,106 82,102c 60,84 74,74c"
        " 54,58 64,46c 52,36 58,10c 40,0c"
    )
    coverts = traced(
        "-34,-20c -38,26 -18,66 12,92c 8,72 20,72c 18,50 32,52c 30,34 46,34c 46,24 64,9c 60,-2 46,-8c 20,-20"
    )
    beak = traced("-106,-9c -126,-8 -148,5c -128,3 -108,5c -122,12 -138,20c -116,18 -102,13c")
    bars = [
        path(f"M{x} {y}q{bend} 8 {bend - 3} {length}")
        for x, y, bend, length in ((-78, 13, 6, 16), (-63, 9, 7, 27), (-48, 7, 7, 33))
    ]
    return (
        keyed(far_wing, SUMI)
        + fill(far_coverts, CUCKOO)
        + keyed(tail, SUMI)
        + stroke(path("M150-15L162-12M154 3L165 4M142 20L152 20"), GOFUN, 5)
        + keyed(body, CUCKOO)
        + fill(belly, GOFUN)
        + stroke(bars, SUMI, 4)
        + fill(beak, SUMI)
        + fill(traced("-106,4c -130,5c -120,11c -106,8c"), BENI)
        + keyed(near_wing, SUMI)
        + fill(coverts, CUCKOO)
        + stroke(path("M24 86Q44 106 72 124M34 62Q48 80 66 92"), CUCKOO, 3)
        + disc(-84, -8, 7, YAMABUKI)
        + disc(-84, -8, 4.4, SUMI)
    )


@card("4R")
def ribbon_among_racemes(deck: Deck) -> list[str]:
    return [
        raceme(124, 56, 1.1, short=True, behind=True),
        raceme(214, 56, 1.2, short=True, behind=True, flip=True),
        LEAF.at(196, 40, 1.1, -12),
        raceme(54, 78, 1.35),
        plain_ribbon(162, 296, -7),
        vine((306, 40, 12), (292, 80, 9), (284, 132, 5)),
        raceme(278, 126, 1.35, flip=True),
        vine((336, 30, 20), (270, 58, 20), (200, 30, 17), (130, 54, 13), (70, 34, 10), (-6, 56, 7)),
        vine((336, 64, 46), (270, 28, 32), (200, 52, 24), (130, 30, 16), (70, 48, 11), (-6, 28, 6)),
        LEAF.at(112, 40, 1, 24),
    ]


@card("4a")
def hanging_racemes(deck: Deck) -> list[str]:
    return [
        raceme(36, 66, 1.05, short=True, behind=True),
        raceme(160, 72, 1.15, short=True, behind=True, flip=True),
        raceme(292, 64, 1.1, short=True, behind=True),
        LEAF.at(250, 44, 1.1, -16),
        vine((150, 40, 16), (110, 90, 12), (98, 180, 7)),
        raceme(236, 130, 1.2),
        raceme(94, 184, 1.35, flip=True),
        vine((226, 40, 14), (236, 90, 9), (233, 128, 5)),
        vine((-6, 24, 18), (66, 58, 22), (130, 30, 20), (200, 60, 18), (262, 30, 12), (336, 52, 6)),
        vine((-6, 66, 50), (66, 30, 32), (130, 56, 26), (200, 28, 18), (262, 52, 12), (336, 26, 6)),
        LEAF.at(126, 76, 1.1, -22),
    ]


@card("4b")
def twisted_vine(deck: Deck) -> list[str]:
    return [
        LEAF.at(78, 424, 1.2, -56),
        raceme(150, 144, 1.2, flip=True),
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

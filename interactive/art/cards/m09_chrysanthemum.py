"""September, chrysanthemum: sake cup, blue ribbon and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.glyphs import letter
from interactive.art.palette import BENI, GOFUN, MATSUBA, SUMI, SUOU, YAMABUKI
from interactive.art.paper import fill, group, hero, inked, keyed, stroke
from interactive.art.plants.chrysanthemum import MUM, MUM_BUD, MUM_LEAF, MUM_SIDE, stem
from interactive.art.plants.ribbon import blue_ribbon
from interactive.art.shapes import ellipse, outline, path

# The sake cup about the middle of its rim, not yet tilted: wide and shallow on a low foot.
RIM = ellipse(0, 0, 132, 52)
BOWL = outline(
    [
        (-132, 0, "c"),
        (-120, 24),
        (-88, 52),
        (-42, 66, "c"),
        (-38, 84, "c"),
        (0, 90),
        (38, 84, "c"),
        (42, 66, "c"),
        (88, 52),
        (120, 24),
        (132, 0, "c"),
    ]
)
SHADE = outline([(122, 18, "c"), (92, 46), (44, 63), (-20, 67, "c"), (36, 58), (84, 40)])
SHEEN = path("M-112 29C-98 42-78 52-54 58")
FOOT = path("M-41 67C-20 73 20 73 41 67")


def _cup(x: float, y: float, turn: float) -> str:
    """A shallow cup of red lacquer, gold inside, with the sign of long life."""
    return group(
        keyed(RIM, BENI, 14),
        keyed(BOWL, BENI, 14),
        fill(SHADE, SUOU),
        stroke(FOOT, SUOU, 4),
        stroke(SHEEN, YAMABUKI, 4),
        fill(RIM, BENI),
        inked(ellipse(0, 2, 118, 41), YAMABUKI, 3, line=SUOU),
        letter("寿", 2, 1, 78, SUMI),
        x=x,
        y=y,
        turn=turn,
    )


@card("9T")
def sake_cup(deck: Deck) -> list[str]:
    return [
        stem((42, 545, 9), (40, 462, 8), (62, 288, 7), (92, 170, 6)),
        stem((270, 330, 6), (240, 220, 6), (226, 120, 6)),
        stem((306, 545, 9), (300, 486, 8), (268, 340, 7), (270, 262, 6)),
        MUM_LEAF.at(62, 288, 1.15, -54, colour=MATSUBA),
        MUM_LEAF.at(66, 278, 1.1, 70, colour=SUMI),
        MUM_LEAF.at(40, 462, 1.25, 64, colour=MATSUBA),
        MUM_LEAF.at(300, 486, 1.3, -60, colour=MATSUBA),
        MUM_LEAF.at(48, 552, 1.3, 58, colour=SUMI),
        MUM.at(90, 156, 1.15, colour=YAMABUKI),
        MUM.at(222, 116, 1.2, 10, colour=GOFUN),
        MUM_BUD.at(270, 268, 1.35, 8, colour=YAMABUKI),
        hero(_cup(163, 368, -8)),
    ]


@card("9R")
def ribbon(deck: Deck) -> list[str]:
    return [
        stem((40, 545, 10), (40, 400, 8), (80, 170, 5)),
        stem((288, 545, 10), (294, 300, 7), (274, 130, 5)),
        MUM_LEAF.at(52, 318, 1.1, -58, colour=MATSUBA),
        MUM_LEAF.at(60, 272, 1, 66, colour=SUMI),
        MUM_LEAF.at(294, 340, 1, -36, colour=MATSUBA),
        MUM.at(272, 132, 0.8, 7, colour=YAMABUKI),
        MUM.at(80, 170, 1.1, colour=YAMABUKI),
        MUM.at(260, 448, 1.0, 10, colour=GOFUN),
        MUM.at(78, 442, 1.15, 5, colour=YAMABUKI),
        blue_ribbon(174, 250, 6, deck),
    ]


@card("9a")
def three_stems(deck: Deck) -> list[str]:
    """Gold, white and gold, each on its stem."""
    return [
        stem((90, 545, 10), (70, 380, 8), (96, 140, 6)),
        stem((250, 545, 11), (262, 420, 8), (236, 250, 6)),
        stem((160, 545, 9), (150, 480, 7), (128, 420, 6)),
        MUM_LEAF.at(74, 300, 1.2, -62, colour=MATSUBA),
        MUM_LEAF.at(80, 268, 1.1, 60, colour=SUMI),
        MUM_LEAF.at(258, 380, 1.2, 66, colour=MATSUBA),
        MUM_LEAF.at(262, 430, 1.2, -58, colour=SUMI),
        MUM_LEAF.at(84, 520, 1.1, -70, colour=MATSUBA),
        MUM_LEAF.at(252, 520, 1.2, 50, colour=MATSUBA),
        MUM.at(98, 138, 1.25, colour=YAMABUKI),
        MUM.at(234, 236, 1.2, 10, colour=GOFUN),
        MUM_SIDE.at(128, 420, 1.3, -12, colour=YAMABUKI),
    ]


@card("9b")
def seen_from_the_side(deck: Deck) -> list[str]:
    """A great white flower, a gold one from the side, and a bud."""
    return [
        stem((198, 460, 9), (120, 430, 8), (80, 356, 6)),
        stem((211, 380, 7), (256, 330, 6), (280, 276, 5)),
        stem((184, 545, 13), (198, 460, 11), (212, 330, 9), (204, 180, 7)),
        MUM_LEAF.at(212, 330, 1.2, -52, colour=MATSUBA),
        MUM_LEAF.at(198, 470, 1.35, 62, colour=MATSUBA),
        MUM_LEAF.at(120, 430, 1.3, 196, colour=SUMI),
        MUM.at(204, 152, 1.35, colour=GOFUN),
        MUM_SIDE.at(78, 352, 1.35, -20, colour=YAMABUKI),
        MUM_BUD.at(280, 272, 1.25, 10, colour=YAMABUKI),
    ]

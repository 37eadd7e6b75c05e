"""June, peony: blue ribbon and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import MATSUBA, SUMI
from interactive.art.plants.peony import PEONY, PEONY_BUD, PEONY_LEAF, stem
from interactive.art.plants.ribbon import blue_ribbon


@card("6R")
def ribbon(deck: Deck) -> list[str]:
    return [
        PEONY_LEAF.at(58, 130, 1, -34, colour=SUMI),
        PEONY_LEAF.at(60, 352, 1, -62, colour=MATSUBA),
        PEONY_LEAF.at(64, 308, 0.95, 50, colour=SUMI),
        PEONY_LEAF.at(286, 262, 1, -34, colour=MATSUBA),
        PEONY_LEAF.at(240, 408, 1.1, 194, colour=MATSUBA),
        stem((44, 545, 12), (72, 220, 6)),
        stem((292, 545, 12), (286, 262, 6), (277, 156, 4)),
        PEONY_BUD.at(277, 158, 1.15, -10),
        PEONY.at(78, 190, 1.1, -14),
        PEONY.at(262, 372, 1.15, 12),
        PEONY.at(72, 448, 1.2, 8),
        blue_ribbon(172, 250, 7, deck),
    ]


@card("6a")
def great_peony(deck: Deck) -> list[str]:
    """One flower fills the card, another leans in from the edge."""
    return [
        PEONY_LEAF.at(164, 318, 1.35, -62, colour=SUMI),
        PEONY_LEAF.at(166, 312, 1.35, 68, colour=MATSUBA),
        PEONY_LEAF.at(122, 482, 1.3, -64, colour=MATSUBA),
        PEONY_LEAF.at(190, 457, 1.25, 168, colour=SUMI),
        stem((124, 482, 10), (190, 457, 8), (270, 446, 6)),
        stem((142, 424, 8), (92, 414, 7), (62, 372, 5)),
        stem((108, 545, 14), (124, 478, 12), (142, 414, 11), (174, 210, 8)),
        PEONY_BUD.at(64, 384, 1.2, -22),
        PEONY.at(172, 176, 1.35, -6),
        PEONY.at(266, 434, 1.2, 24, flip=True),
    ]


@card("6b")
def climbing_peonies(deck: Deck) -> list[str]:
    """Three flowers, one above the other; leaves spring from the stem between them."""
    return [
        PEONY_LEAF.at(144, 171, 1.2, -48, colour=MATSUBA),
        PEONY_LEAF.at(146, 184, 1.2, 106, colour=SUMI),
        PEONY_LEAF.at(168, 366, 1.3, -120, colour=SUMI),
        PEONY_LEAF.at(160, 347, 1.25, 52, colour=MATSUBA),
        stem((306, 545, 14), (262, 440, 11), (170, 368, 9), (118, 262, 8), (156, 160, 6), (214, 110, 5)),
        PEONY.at(218, 98, 1.05, 16),
        PEONY.at(92, 266, 1.15, -12, flip=True),
        PEONY.at(240, 424, 1.25, 2),
    ]

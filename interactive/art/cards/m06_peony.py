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
        PEONY_LEAF.at(132, 252, 1.35, -104, colour=SUMI),
        PEONY_LEAF.at(122, 168, 1.3, -46, colour=MATSUBA),
        PEONY_LEAF.at(224, 158, 1.3, 46, colour=SUMI),
        PEONY_LEAF.at(230, 262, 1.2, 112, colour=MATSUBA),
        PEONY_LEAF.at(124, 478, 1.3, -82, colour=MATSUBA),
        PEONY_LEAF.at(196, 456, 1.2, 158, colour=SUMI),
        stem((124, 478, 9), (196, 456, 7), (270, 446, 6)),
        stem((140, 420, 7), (96, 410, 6), (64, 372, 5)),
        stem((108, 545, 14), (124, 478, 12), (142, 414, 11), (176, 280, 8)),
        PEONY_BUD.at(66, 378, 1.25, -22),
        PEONY.at(176, 214, 1.35, -6),
        PEONY.at(276, 446, 1.2, 24),
    ]


@card("6b")
def climbing_peonies(deck: Deck) -> list[str]:
    """Three flowers, one above the other, along a bending stem."""
    return [
        PEONY_LEAF.at(240, 74, 1, 66, colour=SUMI),
        PEONY_LEAF.at(150, 160, 1.15, -38, colour=MATSUBA),
        PEONY_LEAF.at(146, 258, 1.15, 82, colour=SUMI),
        PEONY_LEAF.at(74, 300, 1.15, -138, colour=MATSUBA),
        PEONY_LEAF.at(190, 394, 1.25, -140, colour=SUMI),
        PEONY_LEAF.at(262, 380, 1.15, 30, colour=MATSUBA),
        stem((300, 545, 14), (250, 430, 11), (150, 350, 9), (112, 260, 7), (150, 160, 6), (214, 110, 5)),
        PEONY.at(212, 104, 1, 10),
        PEONY.at(102, 262, 1.15, -12),
        PEONY.at(234, 424, 1.25, 6),
    ]

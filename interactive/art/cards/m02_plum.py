"""February, plum: a bush warbler, a ribbon with a poem, and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BENI, MATSUBA, SUMI, UGUISU, WARBLER_BELLY
from interactive.art.paper import fill, hero, keyed, stroke
from interactive.art.plants.plum import BLOSSOM, BUD, SIDE, boughs, lichen
from interactive.art.plants.ribbon import poetry_ribbon
from interactive.art.shapes import brush, ellipse, joined, outline


@card("2T")
def warbler(deck: Deck) -> list[str]:
    clouds = outline(
        [
            (0, 0, "c"),
            (340, 0, "c"),
            (340, 70, "c"),
            (282, 58),
            (226, 74),
            (164, 88),
            (100, 70),
            (50, 80),
            (0, 90, "c"),
        ]
    )
    return [
        fill(clouds, BENI),
        boughs(
            [(256, 420, 20), (286, 340, 14), (280, 240, 9), (290, 150, 4)],
            [(190, 360, 18), (146, 400, 13), (130, 446, 10), (80, 480, 4)],
            [(300, 560, 72), (262, 440, 50), (210, 372, 34), (150, 340, 24), (84, 336, 14), (32, 312, 6)],
        ),
        BLOSSOM.at(280, 214, 0.95, 10),
        SIDE.at(291, 148, 0.85, 14),
        BUD.at(32, 314, 0.9, -60),
        SIDE.at(290, 332, 0.9, 60),
        BLOSSOM.at(70, 440, 1, -12),
        BLOSSOM.at(156, 470, 0.9, 20),
        BLOSSOM.at(252, 466, 1.1, 40),
        hero(_warbler()),
    ]


def _warbler() -> str:
    """It sings, its bill lifted and its tail cocked."""
    body = outline(
        [
            (84, 186),
            (100, 166),
            (124, 162),
            (146, 176),
            (168, 206),
            (202, 244),
            (224, 276),
            (206, 302),
            (172, 322),
            (136, 318),
            (106, 290),
            (92, 254),
            (88, 220),
        ]
    )
    tail = outline([(196, 258), (268, 240, "c"), (284, 246), (286, 262, "c"), (212, 296)])
    belly = outline(
        [
            (93, 210),
            (102, 202),
            (118, 226),
            (130, 268),
            (160, 304),
            (180, 312),
            (160, 318),
            (134, 312),
            (112, 288),
            (98, 254),
        ]
    )
    wing = outline(
        [
            (130, 222),
            (148, 208),
            (174, 214),
            (206, 242),
            (240, 262),
            (262, 282, "c"),
            (232, 284),
            (238, 296, "c"),
            (208, 296),
            (206, 304, "c"),
            (170, 294),
            (142, 262),
        ]
    )
    quills = [
        outline([(160, 242), (194, 262), (232, 282)], closed=False),
        outline([(156, 260), (180, 278), (206, 292)], closed=False),
    ]
    bill = joined(
        [
            outline([(90, 174, "c"), (54, 158, "c"), (84, 186, "c")]),
            outline([(84, 184, "c"), (58, 180, "c"), (86, 196, "c")]),
        ]
    )
    brow = brush([(90, 180, 3), (110, 174, 6), (136, 184, 2)])
    legs = joined([brush([(150, 316, 7), (144, 346, 6)]), brush([(178, 316, 7), (176, 358, 6)])])
    return "".join(
        [
            fill(legs, SUMI),
            keyed(tail, MATSUBA),
            keyed(bill, SUMI, 4),
            keyed(body, UGUISU),
            fill(belly, WARBLER_BELLY),
            keyed(wing, MATSUBA),
            stroke(quills, UGUISU, 3),
            fill(brow, WARBLER_BELLY),
            fill(ellipse(108, 190, 4.6), SUMI),
        ]
    )


@card("2R")
def ribbon(deck: Deck) -> list[str]:
    return [
        boughs(
            [(250, 400, 26), (200, 440, 16), (110, 450, 11), (50, 400, 6), (34, 352, 4)],
            [(276, 300, 16), (230, 200, 8), (120, 176, 6), (70, 190, 5)],
            [(320, 560, 84), (268, 440, 56), (290, 330, 36), (262, 220, 24), (290, 130, 14), (286, 80, 5)],
        ),
        BLOSSOM.at(284, 84, 1, 12),
        BLOSSOM.at(276, 226, 1, 40),
        BLOSSOM.at(62, 176, 1, -8),
        BLOSSOM.at(50, 312, 0.95, 20),
        BUD.at(112, 436, 0.9, -10),
        BLOSSOM.at(76, 440, 1.05),
        BLOSSOM.at(180, 474, 0.9, 30),
        BLOSSOM.at(278, 400, 1.05, 60),
        poetry_ribbon(166, 254, -7, deck, "akayoroshi"),
    ]


@card("2a")
def old_trunk(deck: Deck) -> list[str]:
    return [
        boughs(
            [(150, 330, 12), (130, 240, 9), (122, 120, 5), (120, 80, 4)],
            [(190, 250, 12), (260, 200, 10), (272, 60, 4)],
            [(140, 400, 22), (80, 380, 15), (40, 300, 9), (28, 216, 4)],
            [
                (130, 550, 84),
                (146, 470, 64),
                (118, 400, 54),
                (164, 330, 44),
                (188, 250, 34),
                (176, 170, 20),
                (200, 100, 8),
            ],
        ),
        lichen(
            [(120, 490, 8), (132, 478, 6), (134, 496, 5), (122, 474, 4)],
            [(176, 318, 6), (168, 330, 5), (182, 306, 4)],
        ),
        BLOSSOM.at(126, 160, 0.95),
        BLOSSOM.at(200, 90, 1, 20),
        BLOSSOM.at(262, 160, 1.05, 40),
        BLOSSOM.at(46, 290, 1.05, 14),
        BLOSSOM.at(214, 260, 1, 50),
        SIDE.at(82, 372, 0.9, -40),
        BUD.at(28, 218, 0.9, -6),
        BUD.at(272, 62, 0.9, 8),
        BUD.at(120, 82, 0.9, -4),
    ]


@card("2b")
def slanting_bough(deck: Deck) -> list[str]:
    return [
        boughs(
            [(120, 200, 14), (150, 120, 8), (154, 90, 4)],
            [(200, 300, 12), (260, 220, 8), (290, 120, 4)],
            [(150, 260, 18), (120, 340, 12), (60, 420, 6), (40, 480, 4)],
            [(210, 340, 16), (180, 420, 10), (190, 500, 5)],
            [
                (-20, 120, 82),
                (60, 160, 60),
                (120, 240, 46),
                (210, 300, 32),
                (236, 390, 22),
                (290, 440, 12),
                (340, 450, 8),
            ],
        ),
        lichen(
            [(40, 140, 7), (52, 150, 6), (38, 154, 4)],
            [(150, 252, 6), (162, 262, 5), (154, 266, 4)],
        ),
        BLOSSOM.at(160, 90, 1, 10),
        BLOSSOM.at(266, 200, 1.1, 30),
        BLOSSOM.at(80, 380, 1.1, 10),
        BLOSSOM.at(196, 356, 1, 50),
        BLOSSOM.at(280, 440, 1.05, 26),
        BLOSSOM.at(184, 476, 0.9, 0),
        SIDE.at(290, 120, 0.9, 20),
        SIDE.at(92, 210, 0.9, -140),
        BUD.at(40, 480, 0.9, -160),
    ]

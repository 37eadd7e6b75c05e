"""February, plum: a bush warbler, a ribbon with a poem, and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BENI, MATSUBA, SUMI, UGUISU, WARBLER_BELLY
from interactive.art.paper import fill, group, hero, keyed, stroke
from interactive.art.plants.plum import BLOSSOM, BUD, SIDE, boughs, lichen, spurs
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
            [(196, 366, 18), (150, 396, 13), (120, 412, 10), (72, 416, 6)],
            [(240, 420, 14), (190, 450, 10), (156, 490, 6)],
            [(300, 560, 72), (262, 440, 50), (210, 372, 34), (150, 340, 24), (84, 336, 14), (32, 312, 6)],
        ),
        BLOSSOM.at(280, 214, 0.95, 10),
        SIDE.at(291, 148, 0.85, 14),
        BUD.at(32, 314, 0.9, -60),
        SIDE.at(290, 334, 0.9, 60),
        BLOSSOM.at(62, 420, 1.05, -12),
        BLOSSOM.at(150, 496, 0.9, 20),
        BLOSSOM.at(258, 456, 1.1, 40),
        hero(group(_warbler(), y=-8)),
    ]


def _warbler() -> str:
    """It sings, its bill lifted and its tail cocked."""
    body = outline(
        [
            (83, 190),
            (90, 170),
            (110, 160),
            (136, 167),
            (160, 192),
            (196, 232),
            (224, 268),
            (208, 300),
            (176, 320),
            (140, 318),
            (110, 294),
            (94, 258),
            (88, 222),
        ]
    )
    tail = outline([(190, 254), (262, 228, "c"), (288, 230, "c"), (282, 250, "c"), (212, 296)])
    belly = outline(
        [
            (92, 214),
            (102, 204),
            (116, 226),
            (130, 268),
            (158, 302),
            (180, 312),
            (160, 317),
            (138, 312),
            (114, 290),
            (99, 256),
        ]
    )
    primaries = [
        brush([(168, 268, 12), (192, 288, 17), (226, 304, 6)], samples=1, round_ends=True),
        brush([(174, 258, 12), (206, 276, 18), (250, 294, 6)], samples=1, round_ends=True),
        brush([(180, 246, 12), (220, 262, 18), (272, 280, 6)], samples=1, round_ends=True),
    ]
    shoulder = outline(
        [
            (128, 224),
            (144, 206),
            (170, 210),
            (196, 232),
            (216, 250, "c"),
            (200, 252),
            (202, 268, "c"),
            (186, 268),
            (184, 284, "c"),
            (162, 276),
            (140, 256),
        ]
    )
    upper_bill = outline([(90, 172, "c"), (56, 163, "c"), (83, 186, "c")])
    lower_bill = outline([(83, 184, "c"), (60, 186, "c"), (87, 196, "c")])
    eye_line = brush([(84, 187, 2), (108, 191, 6), (136, 202, 1)], samples=1)
    tail_line = outline([(226, 262), (272, 240)], closed=False)
    brow = brush([(92, 182, 3), (112, 175, 6), (138, 186, 2)], samples=1)
    legs = joined(
        [brush([(150, 316, 7), (144, 356, 6)], samples=1), brush([(180, 316, 7), (176, 366, 6)], samples=1)]
    )
    return "".join(
        [
            fill(legs, SUMI),
            keyed(tail, MATSUBA),
            stroke(tail_line, UGUISU, 3),
            keyed([upper_bill, lower_bill], SUMI, 4),
            keyed(body, UGUISU),
            fill(belly, WARBLER_BELLY),
            *(keyed(quill, MATSUBA, 4) for quill in primaries),
            keyed(shoulder, MATSUBA, 4),
            fill(brow, WARBLER_BELLY),
            fill(eye_line, MATSUBA),
            fill(ellipse(109, 191, 4.6), SUMI),
        ]
    )


@card("2R")
def ribbon(deck: Deck) -> list[str]:
    return [
        boughs(
            [(250, 412, 26), (206, 444, 16), (180, 438, 14), (110, 452, 11), (50, 400, 7), (26, 320, 4)],
            [(284, 300, 16), (240, 210, 10), (224, 192, 9), (130, 186, 8), (40, 160, 6)],
            [
                (320, 560, 86),
                (258, 446, 56),
                (266, 404, 50),
                (298, 336, 40),
                (290, 296, 36),
                (262, 236, 28),
                (268, 196, 24),
                (292, 130, 14),
                (286, 80, 6),
            ],
        ),
        spurs(((280, 286, 16), (248, 268, 5)), ((290, 330, 14), (316, 290, 5))),
        BLOSSOM.at(284, 88, 1, 12),
        BLOSSOM.at(278, 220, 1, 40),
        BLOSSOM.at(42, 172, 1.05, -8),
        BLOSSOM.at(36, 350, 0.95, 20),
        BLOSSOM.at(86, 446, 1.1),
        BUD.at(148, 446, 0.9, 168),
        BLOSSOM.at(208, 480, 0.9, 30),
        BLOSSOM.at(280, 392, 1.05, 60),
        poetry_ribbon(166, 254, -7, deck, "akayoroshi"),
    ]


@card("2a")
def old_trunk(deck: Deck) -> list[str]:
    return [
        boughs(
            [(150, 330, 12), (132, 240, 9), (122, 120, 5), (120, 80, 4)],
            [(190, 250, 14), (240, 214, 11), (262, 190, 9), (272, 60, 4)],
            [(144, 460, 20), (206, 426, 13), (236, 390, 10), (280, 300, 4)],
            [(130, 400, 24), (80, 388, 16), (54, 356, 12), (40, 300, 9), (28, 216, 4)],
            [
                (126, 550, 86),
                (150, 470, 64),
                (142, 444, 62),
                (114, 398, 56),
                (122, 372, 52),
                (166, 322, 42),
                (188, 262, 38),
                (186, 236, 32),
                (174, 176, 22),
                (200, 96, 8),
            ],
        ),
        spurs(((130, 456, 20), (84, 448, 6)), ((176, 306, 14), (212, 322, 5))),
        lichen(
            [(120, 496, 8), (134, 486, 6), (134, 504, 5), (124, 480, 4)],
            [(174, 318, 6), (164, 330, 5), (180, 304, 4)],
        ),
        BLOSSOM.at(126, 160, 0.95),
        BLOSSOM.at(200, 90, 1, 20),
        BLOSSOM.at(264, 150, 1.05, 40),
        BLOSSOM.at(44, 286, 1.05, 14),
        BLOSSOM.at(216, 262, 1, 50),
        SIDE.at(84, 380, 0.9, -40),
        SIDE.at(236, 392, 0.9, 64),
        BUD.at(280, 302, 0.9, 16),
        BUD.at(28, 218, 0.9, -6),
        BUD.at(272, 62, 0.9, 8),
        BUD.at(120, 82, 0.9, -4),
    ]


@card("2b")
def slanting_bough(deck: Deck) -> list[str]:
    return [
        boughs(
            [(112, 230, 18), (138, 170, 11), (154, 90, 5)],
            [(196, 308, 18), (250, 236, 11), (268, 190, 8), (290, 120, 4)],
            [(150, 262, 20), (124, 330, 13), (84, 380, 9), (40, 480, 4)],
            [(222, 330, 16), (186, 416, 10), (184, 476, 6)],
            [(60, 170, 16), (88, 206, 6)],
            [
                (-20, 116, 84),
                (56, 150, 62),
                (84, 188, 56),
                (104, 232, 48),
                (146, 262, 42),
                (204, 288, 36),
                (226, 316, 32),
                (232, 386, 22),
                (258, 424, 16),
                (340, 450, 8),
            ],
        ),
        spurs(((86, 190, 20), (118, 146, 6)), ((150, 268, 18), (190, 240, 5))),
        lichen(
            [(36, 140, 7), (50, 148, 6), (36, 154, 4)],
            [(146, 258, 6), (160, 266, 5), (150, 272, 4)],
        ),
        BLOSSOM.at(158, 92, 1, 10),
        BLOSSOM.at(264, 204, 1.1, 30),
        BLOSSOM.at(80, 386, 1.1, 10),
        BLOSSOM.at(198, 352, 1, 50),
        BLOSSOM.at(282, 440, 1.05, 26),
        BLOSSOM.at(182, 480, 0.9, 0),
        SIDE.at(290, 120, 0.9, 20),
        SIDE.at(88, 208, 0.9, -140),
        BUD.at(40, 480, 0.9, -160),
    ]

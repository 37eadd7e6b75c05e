"""January, pine: crane and sun, a ribbon with a poem, and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BENI, GOFUN, SUMI
from interactive.art.paper import disc, fill, hero, inked, keyed
from interactive.art.plants.pine import BANK, CLOUD, PAIR, bark, wood
from interactive.art.plants.ribbon import poetry_ribbon
from interactive.art.shapes import brush, ellipse, outline


@card("1H")
def crane_and_sun(deck: Deck) -> list[str]:
    return [
        disc(208, 160, 100, BENI),
        PAIR.at(36, 352, 1.05),
        hero(_crane()),
        BANK.at(56, 496, 1.05),
        BANK.at(276, 488, 1.05, flip=True),
        CLOUD.at(172, 532, 1.05),
    ]


def _crane() -> str:
    """It walks to the left with one foot lifted, its head against the sun."""
    body = outline(
        [
            (142, 120),  # where the beak begins
            (147, 106),
            (164, 97),
            (184, 104),  # nape
            (195, 126),
            (197, 160),
            (190, 194),
            (190, 222),
            (210, 240),  # where neck and back meet
            (244, 260),
            (272, 296, "c"),
            (254, 334),
            (222, 348),
            (176, 346),
            (146, 324),
            (134, 286),  # breast
            (140, 252),
            (156, 222),
            (168, 190),
            (171, 160),
            (163, 142),
            (148, 134),  # chin
        ]
    )
    throat = outline(
        [
            (141, 124),
            (158, 121),
            (171, 126),
            (182, 142),
            (186, 166),
            (179, 198),
            (172, 226),
            (174, 264, "c"),
            (156, 252),
            (147, 235),
            (154, 221),
            (166, 190),
            (169, 160),
            (161, 144),
            (146, 136),
        ]
    )
    thighs = [
        outline([(158, 326), (196, 336), (202, 354), (188, 394, "c"), (172, 366)]),
        outline([(196, 334), (238, 326), (232, 356), (211, 402, "c"), (200, 366)]),
    ]
    bustle = [
        brush([(262, 300, 10), (292, 326, 24), (303, 370, 17), (297, 416, 3)], samples=1),
        brush([(250, 312, 10), (272, 344, 26), (280, 390, 19), (270, 436, 3)], samples=1),
        brush([(232, 318, 10), (248, 352, 24), (254, 394, 17), (242, 434, 3)], samples=1),
    ]
    quills = [
        brush([(170, 296, 12), (188, 326, 22), (206, 350, 14)], samples=1, round_ends=True),
        brush([(176, 292, 12), (206, 322, 24), (232, 350, 14)], samples=1, round_ends=True),
        brush([(186, 286, 12), (224, 314, 24), (256, 344, 14)], samples=1, round_ends=True),
        brush([(196, 280, 12), (242, 300, 24), (278, 332, 14)], samples=1, round_ends=True),
        brush([(204, 268, 12), (254, 280, 22), (292, 310, 12)], samples=1, round_ends=True),
    ]
    coverts = outline(
        [
            (160, 286),
            (174, 262),
            (204, 250),
            (240, 258),
            (258, 276, "c"),
            (246, 280),
            (244, 294, "c"),
            (229, 293),
            (222, 308, "c"),
            (208, 304),
            (198, 317, "c"),
            (186, 310),
            (176, 318, "c"),
            (164, 304),
        ]
    )
    standing = brush([(211, 386, 8), (212, 434, 7), (209, 444, 9), (210, 520, 7)], samples=1)
    lifted = [
        brush([(187, 376, 8), (186, 410, 7), (177, 422, 9), (142, 424, 6)], samples=1),
        brush([(148, 424, 6), (128, 426, 5), (112, 436, 3)], samples=1),
        brush([(146, 424, 6), (133, 436, 5), (126, 454, 3)], samples=1),
    ]
    beak = outline([(143, 115), (142, 130, "c"), (82, 144, "c"), (84, 141), (140, 114, "c")])
    crown = outline([(147, 112, "c"), (152, 103), (165, 98), (178, 102), (186, 112, "c"), (168, 109)])
    return "".join(
        [
            keyed(lifted, SUMI),
            keyed(standing, SUMI),
            *(keyed(plume, SUMI) for plume in bustle),
            *(inked(thigh, GOFUN, 3.5) for thigh in thighs),
            inked(body, GOFUN, 3.5),
            fill(throat, SUMI),
            keyed(beak, SUMI, 4),
            *(inked(quill, GOFUN, 2.6) for quill in quills),
            inked(coverts, GOFUN, 2.6),
            fill(crown, BENI),
            fill(ellipse(164, 118, 4), SUMI),
        ]
    )


@card("1R")
def ribbon(deck: Deck) -> list[str]:
    return [
        wood([(76, 340, 24), (30, 306, 15), (0, 300, 10)]),
        wood([(70, 545, 64), (66, 440, 54), (88, 330, 42), (78, 220, 32), (110, 110, 20), (120, 80, 12)]),
        bark(
            [(56, 426, 2), (58, 396, 6), (72, 356, 2)],
            [(84, 396, 2), (92, 362, 6), (96, 316, 2)],
            [(72, 324, 2), (76, 296, 5), (68, 262, 2)],
            [(84, 214, 2), (88, 186, 5), (100, 152, 2)],
        ),
        CLOUD.at(110, 96, 1.1),
        BANK.at(282, 120),
        PAIR.at(40, 260),
        BANK.at(300, 300, flip=True),
        BANK.at(70, 470, 1.1),
        CLOUD.at(262, 490, 1.1),
        poetry_ribbon(174, 258, -7, deck, "akayoroshi"),
    ]


@card("1a")
def trunk_from_the_right(deck: Deck) -> list[str]:
    return [
        wood([(190, 290, 24), (130, 276, 16), (80, 256, 8)]),
        wood([(200, 190, 20), (240, 220, 14), (290, 240, 8)]),
        wood([(290, 550, 76), (250, 430, 58), (186, 320, 44), (180, 220, 32), (214, 120, 20), (210, 80, 10)]),
        bark(
            [(226, 424, 2), (208, 384, 6), (180, 340, 2)],
            [(264, 446, 2), (242, 392, 7), (212, 346, 2)],
            [(238, 440, 2), (228, 412, 6), (208, 382, 2)],
            [(180, 318, 2), (172, 290, 5), (172, 262, 2)],
            [(198, 306, 2), (190, 282, 5), (190, 268, 2)],
            [(190, 196, 2), (196, 168, 5), (208, 140, 2)],
        ),
        CLOUD.at(200, 96, 1.1),
        BANK.at(70, 240),
        BANK.at(276, 226, 0.9),
        BANK.at(90, 420, 1.1),
        CLOUD.at(270, 490, 1.1),
    ]


@card("1b")
def leaning_trunk(deck: Deck) -> list[str]:
    return [
        wood([(70, 300, 30), (150, 316, 22), (220, 300, 14), (270, 306, 8)]),
        wood([(190, 196, 20), (160, 150, 14), (150, 110, 8)]),
        wood([(-20, 390, 92), (50, 316, 68), (120, 236, 48), (200, 190, 36), (270, 120, 26), (336, 40, 18)]),
        bark(
            [(14, 366, 2), (44, 328, 7), (82, 292, 2)],
            [(20, 326, 2), (52, 292, 7), (88, 252, 2)],
            [(84, 272, 2), (108, 240, 6), (148, 214, 2)],
            [(120, 250, 2), (144, 232, 5), (176, 214, 2)],
            [(216, 178, 2), (244, 154, 5), (262, 130, 2)],
        ),
        CLOUD.at(140, 110, 1.1),
        BANK.at(276, 200, 0.9),
        BANK.at(240, 306, 1.1),
        BANK.at(60, 470, 1.05),
        CLOUD.at(266, 470, 1.1),
        CLOUD.at(150, 526, 1.1),
    ]

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
        PAIR.at(40, 330, 1.05),
        hero(_crane()),
        BANK.at(62, 478, 1.05),
        BANK.at(270, 484, 1.05, flip=True),
        CLOUD.at(160, 524, 1.05),
    ]


def _crane() -> str:
    """It walks to the left with one foot lifted, its head against the sun."""
    body = outline(
        [
            (142, 118),  # where the beak begins
            (150, 107),
            (166, 101),
            (183, 108),  # nape
            (194, 128),
            (197, 160),
            (190, 196),
            (187, 226),
            (204, 244),  # where neck and back meet
            (238, 260),
            (270, 290),
            (292, 330, "c"),
            (262, 344),
            (226, 352),
            (206, 388, "c"),  # the feathers of the thigh
            (198, 352),
            (180, 384, "c"),
            (164, 340),
            (140, 318),
            (133, 284),  # breast
            (140, 252),
            (156, 222),
            (168, 190),
            (171, 160),
            (162, 142),
            (148, 133),  # chin
            (142, 128),
        ]
    )
    throat = outline(
        [
            (143, 123),
            (158, 119),
            (170, 124),
            (181, 142),
            (185, 166),
            (178, 198),
            (170, 228),
            (172, 262, "c"),
            (154, 250),
            (150, 233),
            (156, 222),
            (168, 190),
            (171, 160),
            (162, 142),
            (148, 133),
        ]
    )
    bustle = [
        brush([(262, 292, 10), (292, 322, 22), (303, 366, 15), (298, 410, 3)]),
        brush([(250, 310, 10), (274, 340, 24), (282, 386, 17), (272, 430, 3)]),
        brush([(236, 320, 10), (252, 352, 22), (256, 392, 15), (244, 430, 3)]),
    ]
    quills = [
        brush([(176, 292, 12), (196, 322, 20), (218, 346, 12)], round_ends=True),
        brush([(180, 288, 12), (214, 318, 20), (244, 344, 12)], round_ends=True),
        brush([(186, 282, 12), (232, 308, 20), (268, 338, 12)], round_ends=True),
        brush([(192, 274, 12), (244, 292, 20), (284, 324, 12)], round_ends=True),
    ]
    coverts = outline(
        [
            (164, 282),
            (180, 262),
            (208, 258),
            (240, 270),
            (250, 290, "c"),
            (236, 292),
            (232, 303, "c"),
            (219, 302),
            (212, 313, "c"),
            (200, 309),
            (190, 316, "c"),
            (172, 302),
        ]
    )
    standing = brush([(206, 380, 8), (209, 424, 7), (206, 434, 9), (207, 500, 7)])
    lifted = brush([(180, 376, 8), (184, 414, 7), (178, 424, 9), (150, 440, 7), (140, 462, 4)])
    beak = outline([(144, 116), (143, 129, "c"), (84, 142, "c"), (86, 139), (142, 116, "c")])
    crown = outline([(148, 112), (154, 104), (167, 101), (180, 108), (168, 113), (156, 115)])
    return "".join(
        [
            keyed(lifted, SUMI),
            keyed(standing, SUMI),
            *(keyed(plume, SUMI) for plume in bustle),
            inked(body, GOFUN, 3.5),
            fill(throat, SUMI),
            keyed(beak, SUMI, 4),
            *(inked(quill, GOFUN, 2.6) for quill in quills),
            inked(coverts, GOFUN, 2.6),
            keyed(crown, BENI, 3),
            fill(ellipse(164, 116, 4), SUMI),
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

"""January's light: the crane before the rising sun, over pine."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BENI, GOFUN, SUMI
from interactive.art.paper import disc, fill, hero, inked, keyed
from interactive.art.plants.pine import BANK, CLOUD, PAIR
from interactive.art.shapes import brush, ellipse, outline


@card("1H")
def crane_and_sun(deck: Deck) -> list[str]:
    return [
        disc(208, 160, 100, BENI),
        PAIR.at(36, 352),
        hero(_crane()),
        BANK.at(44, 508),
        BANK.at(266, 482, 1.1, flip=True),
        CLOUD.at(156, 536, 1.1),
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
            (196, 318, "c"),
            (182, 310),
            (164, 304),
        ]
    )
    standing = brush([(211, 386, 8), (211, 440, 9), (210, 520, 7)], samples=1)
    lifted = [
        brush([(187, 376, 8), (186, 410, 7), (177, 422, 9), (142, 424, 6)], samples=1),
        brush([(148, 424, 6), (128, 426, 5), (112, 436, 3)], samples=1),
        brush([(146, 424, 6), (133, 436, 5), (126, 454, 3)], samples=1),
    ]
    beak = outline([(143, 115), (142, 130, "c"), (82, 144, "c"), (84, 141), (140, 114, "c")])
    crown = outline([(147, 112, "c"), (152, 103), (165, 98), (178, 102), (186, 112, "c"), (168, 109)])
    return "".join(
        [
            keyed([standing, *lifted], SUMI),
            keyed(bustle, SUMI),
            inked(thighs, GOFUN, 3.5),
            inked(body, GOFUN, 3.5),
            fill(throat, SUMI),
            keyed(beak, SUMI, 4),
            *(inked(quill, GOFUN, 2.6) for quill in quills),
            inked(coverts, GOFUN, 2.6),
            fill(crown, BENI),
            fill(ellipse(164, 118, 4), SUMI),
        ]
    )

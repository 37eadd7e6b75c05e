"""February's animal: the bush warbler that sings when the plum blossoms."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BENI, KINARI, MATSUBA, SUMI, UGUISU, WARBLER_BELLY
from interactive.art.paper import fill, group, hero, keyed, stroke
from interactive.art.plants.plum import BLOSSOM, BUD, SIDE, boughs
from interactive.art.shapes import brush, ellipse, outline, path


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
            [(256, 420, 20), (284, 364, 14), (290, 330, 8)],
            [(340, 92, 18), (290, 116, 11), (244, 112, 5)],
            [(196, 366, 18), (150, 396, 13), (120, 412, 10), (72, 416, 6)],
            [(240, 420, 14), (190, 450, 10), (156, 490, 6)],
            [(300, 560, 72), (262, 440, 50), (210, 372, 34), (150, 340, 24), (84, 336, 14), (32, 312, 6)],
        ),
        BLOSSOM.at(292, 156, 0.95, 10),
        BUD.at(244, 113, 0.9, -96),
        BUD.at(32, 314, 0.9, -60),
        SIDE.at(291, 332, 0.95, 16),
        BLOSSOM.at(62, 420, 1.05, -12),
        BLOSSOM.at(150, 496, 0.9, 20),
        BLOSSOM.at(258, 456, 1.1, 40),
        hero(group(_warbler(), x=-6, y=-8)),
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
    tail = outline([(190, 254), (266, 231), (292, 226, "c"), (279, 239, "c"), (288, 249, "c"), (212, 296)])
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
    upper_bill = outline([(90, 172, "c"), (60, 165, "c"), (83, 186, "c")])
    lower_bill = outline([(83, 184, "c"), (64, 186, "c"), (87, 196, "c")])
    eye_line = brush([(84, 187, 2), (108, 191, 6), (136, 202, 1)], samples=1)
    tail_line = outline([(226, 262), (268, 242)], closed=False)
    brow = brush([(92, 182, 3), (112, 175, 6), (138, 186, 2)], samples=1)
    # Each leg ends in toes that grip the bough from above.
    legs = path(
        "M154 308L146 346M146 346L132 349M146 346L157 352M190 308L188 358M188 358L174 358M188 358L201 367"
    )
    return "".join(
        [
            stroke(legs, KINARI, 12),
            stroke(legs, SUMI, 7),
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

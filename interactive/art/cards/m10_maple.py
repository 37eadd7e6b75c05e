"""October, maple: deer, blue ribbon and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import (
    BENI,
    DAIDAI,
    DEER_THROAT,
    GOFUN,
    KINARI,
    KITSUNE,
    KURI,
    SUMI,
    YAMABUKI,
)
from interactive.art.paper import dots, fill, hero, keyed, stroke
from interactive.art.plants.maple import LEAF, TURNED, branches
from interactive.art.plants.ribbon import blue_ribbon
from interactive.art.shapes import brush, outline, path, polygon

# A stag that stands to the left and looks back over his shoulder to the right, one foreleg lifted.
BODY = outline(
    [
        (146, 179, "c"), (135, 191), (126, 220), (112, 252), (92, 286), (85, 308), (92, 334), (118, 356),
        (156, 364), (196, 360), (232, 356), (256, 344), (268, 322), (262, 300), (238, 289), (198, 295),
        (166, 290), (152, 268), (154, 246), (166, 232), (176, 228), (192, 229), (208, 230), (216, 224),
        (213, 215), (199, 205), (180, 190), (164, 178),
    ]
)  # fmt: skip
NEAR_FORELEG = outline(
    [
        (112, 326, "c"), (124, 378), (129, 412), (128, 445), (125, 466), (122, 478, "c"),
        (136, 478, "c"), (137, 464), (140, 440), (143, 414), (150, 386), (166, 334, "c"),
    ]
)  # fmt: skip
NEAR_HIND_LEG = outline(
    [
        (196, 345, "c"), (210, 378), (226, 398), (236, 420), (235, 448), (230, 478, "c"), (244, 478, "c"),
        (246, 456), (250, 430), (254, 414), (250, 394), (260, 366), (266, 334), (254, 316, "c"),
    ]
)  # fmt: skip
FAR_FORELEG = outline(
    [
        (92, 330, "c"), (80, 372), (62, 392), (63, 406), (76, 440, "c"),
        (87, 435, "c"), (77, 405), (96, 386), (124, 345, "c"),
    ]
)  # fmt: skip
FAR_HIND_LEG = outline(
    [
        (166, 350, "c"), (182, 376), (198, 398), (208, 418), (203, 448), (197, 474, "c"),
        (210, 474, "c"), (214, 456), (221, 430), (226, 412), (222, 394), (232, 366), (238, 330, "c"),
    ]
)  # fmt: skip
HOOVES = (
    polygon((121, 470), (137, 470), (138, 487), (115, 487)),
    polygon((231, 470), (246, 470), (246, 487), (224, 487)),
    polygon((72, 430), (85, 425), (92, 440), (76, 450)),
    polygon((198, 466), (212, 466), (212, 481), (191, 481)),
)
THROAT = outline(
    [
        (136, 206, "c"), (131, 226), (118, 258), (98, 292), (91, 310), (98, 326), (112, 300), (130, 268),
        (141, 236),
    ]
)  # fmt: skip
BELLY = outline([(166, 361, "c"), (186, 353), (210, 352, "c"), (212, 358), (190, 360)])
HAUNCH_AND_SHOULDER = path("M246 320C226 328 212 344 214 366M146 276C168 294 174 320 158 350")
SPOTS = (
    (182, 306), (202, 312), (222, 305), (243, 309),
    (178, 329), (198, 334), (218, 327), (236, 342), (252, 329),
)  # fmt: skip
TAIL = outline([(250, 296, "c"), (272, 290), (292, 302), (296, 322, "c"), (278, 324), (258, 318, "c")])
SCUT = outline([(264, 300, "c"), (276, 299), (286, 306), (290, 316, "c"), (276, 317), (266, 312, "c")])

NEAR_EAR = outline(
    [(148, 186, "c"), (132, 166), (110, 160), (96, 164, "c"), (108, 182), (126, 194), (144, 196, "c")]
)
EAR_HOLLOW = outline([(138, 186, "c"), (125, 174), (107, 168, "c"), (116, 180), (128, 188)])
FAR_EAR = outline(
    [(160, 184, "c"), (174, 165), (188, 155), (200, 153, "c"), (194, 171), (182, 184), (170, 190, "c")]
)
ANTLER = (
    brush([(154, 182, 9), (145, 150, 8), (130, 118, 7), (134, 74, 3)], samples=2)
    + brush([(147, 156, 7), (164, 146, 5), (170, 126, 3)], samples=2)
    + brush([(131, 122, 7), (148, 110, 5), (154, 90, 3)], samples=2)
)
EYE = outline([(166, 200, "c"), (172, 195), (180, 200, "c"), (173, 204)])
NOSE = outline([(203, 208, "c"), (213, 212), (218, 220), (212, 224), (206, 218)])
MOUTH = path("M207 225L193 222")

GROUND = outline(
    [(0, 506, "c"), (80, 486), (180, 481), (270, 487), (340, 500, "c"), (340, 545, "c"), (0, 545, "c")]
)


def _stag() -> str:
    return (
        keyed((FAR_FORELEG, FAR_HIND_LEG), KURI, 4)
        + keyed(TAIL, KITSUNE)
        + fill(SCUT, GOFUN)
        + keyed(ANTLER.at(15, -2), SUMI, 4)
        + keyed(FAR_EAR, KURI, 4)
        + keyed(ANTLER, KURI, 4)
        + keyed((BODY, NEAR_FORELEG, NEAR_HIND_LEG), KITSUNE)
        + fill((THROAT, BELLY), DEER_THROAT)
        + keyed(NEAR_EAR, KITSUNE, 4)
        + stroke(HAUNCH_AND_SHOULDER, KURI, 2.6)
        + dots(SPOTS, 4, KINARI)
        + keyed(HOOVES, SUMI, 3)
        + fill((EAR_HOLLOW, EYE, NOSE), SUMI)
        + stroke(MOUTH, SUMI, 2.5)
    )


@card("10T")
def stag_looking_back(deck: Deck) -> list[str]:
    return [
        fill(GROUND, SUMI),
        branches(
            ((238, 50, 22), (286, 96, 14), (304, 160, 9), (292, 214, 4)),
            ((340, -6, 84), (270, 34, 40), (190, 34, 20), (110, 52, 10), (62, 46, 4)),
        ),
        LEAF.at(196, 34, 0.8, 30, colour=DAIDAI),
        LEAF.at(120, 48, 0.8, -24, colour=BENI),
        LEAF.at(59, 46, 0.9, 190, colour=DAIDAI),
        LEAF.at(236, 48, 0.9, 196, colour=DAIDAI),
        LEAF.at(290, 104, 0.95, 150, colour=BENI),
        LEAF.at(293, 212, 0.9, 180, colour=DAIDAI),
        hero(_stag()),
        LEAF.at(18, 232, 0.9, 120, colour=BENI),
        LEAF.at(40, 548, 0.9, -8, colour=DAIDAI),
        LEAF.at(176, 552, 0.7, 30, colour=YAMABUKI),
        LEAF.at(318, 392, 0.8, 206, colour=BENI),
    ]


@card("10R")
def ribbon(deck: Deck) -> list[str]:
    return [
        branches(
            ((44, 310, 18), (140, 350, 13), (240, 330, 9), (300, 290, 4)),
            ((26, 452, 30), (110, 476, 16), (200, 462, 10), (270, 440, 4)),
            ((52, 256, 12), (30, 200, 8), (42, 150, 4)),
            (
                (0, 560, 90),
                (34, 440, 50),
                (42, 330, 34),
                (66, 220, 26),
                (124, 116, 17),
                (212, 62, 9),
                (290, 66, 4),
            ),
        ),
        LEAF.at(290, 66, 0.95, 150, colour=DAIDAI),
        LEAF.at(44, 152, 0.95, 0, colour=DAIDAI),
        LEAF.at(64, 226, 1, 200, colour=BENI),
        LEAF.at(296, 292, 1, 5, colour=BENI),
        LEAF.at(252, 326, 0.95, 160, colour=YAMABUKI),
        LEAF.at(88, 338, 0.9, 206, colour=DAIDAI),
        LEAF.at(264, 442, 0.95, 120, colour=BENI),
        LEAF.at(112, 476, 0.9, 205, colour=YAMABUKI),
        blue_ribbon(170, 250, 6, deck),
        LEAF.at(206, 460, 1, 186, colour=DAIDAI),
    ]


@card("10a")
def standing_trunk(deck: Deck) -> list[str]:
    return [
        branches(
            ((240, 340, 28), (180, 304, 17), (110, 322, 10), (40, 298, 4)),
            ((252, 424, 24), (190, 436, 14), (120, 440, 9), (62, 466, 4)),
            ((244, 250, 15), (280, 210, 9), (294, 184, 4)),
            (
                (306, 570, 100),
                (262, 430, 60),
                (240, 320, 42),
                (244, 230, 28),
                (208, 140, 18),
                (140, 88, 10),
                (70, 68, 4),
            ),
        ),
        LEAF.at(72, 68, 1.1, 200, colour=DAIDAI),
        LEAF.at(150, 92, 1.1, 10, colour=BENI),
        LEAF.at(212, 140, 1.1, 52, colour=DAIDAI),
        LEAF.at(298, 164, 1.1, 175, colour=BENI),
        LEAF.at(44, 300, 1.1, -15, colour=YAMABUKI),
        LEAF.at(120, 320, 1.15, 20, colour=BENI),
        LEAF.at(146, 312, 1.05, 175, colour=DAIDAI),
        LEAF.at(62, 466, 1.1, -20, colour=BENI),
        LEAF.at(140, 439, 1.05, 192, colour=DAIDAI),
        LEAF.at(212, 430, 0.95, 168, colour=YAMABUKI),
        LEAF.at(276, 400, 1.05, 60, colour=DAIDAI),
    ]


@card("10b")
def falling_leaves(deck: Deck) -> list[str]:
    return [
        branches(
            ((84, 70, 20), (110, 140, 12), (96, 216, 4)),
            ((176, 104, 15), (186, 170, 9), (204, 226, 4)),
            ((-10, 20, 84), (70, 58, 50), (170, 100, 27), (246, 166, 15), (282, 250, 9), (278, 322, 4)),
        ),
        LEAF.at(36, 76, 1.1, 190, colour=BENI),
        LEAF.at(150, 84, 1.1, 14, colour=DAIDAI),
        LEAF.at(240, 156, 1.1, 30, colour=BENI),
        LEAF.at(98, 214, 1.15, 200, colour=DAIDAI),
        LEAF.at(180, 150, 1.1, 214, colour=YAMABUKI),
        LEAF.at(204, 224, 1.15, 178, colour=BENI),
        LEAF.at(276, 228, 1.1, 100, colour=DAIDAI),
        LEAF.at(278, 320, 1.15, 184, colour=DAIDAI),
        TURNED.at(72, 462, 1.15, -36, colour=BENI),
        LEAF.at(112, 372, 0.95, 146, colour=YAMABUKI),
        LEAF.at(206, 540, 1.1, 12, colour=BENI),
    ]

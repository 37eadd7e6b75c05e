"""July, bush clover: boar, plain ribbon and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BOAR_BELLY, GOFUN, KINARI, KURI, MATSUBA, SUMI, SUOU
from interactive.art.paper import disc, dots, fill, hero, keyed, stroke
from interactive.art.plants.clover import ARCH, BOW, TRIO, stem
from interactive.art.plants.ribbon import plain_ribbon
from interactive.art.shapes import Landmark, Shape, brush, joined, outline, path

# From the snout over the forehead, the hump and the rump, back along the belly and the jaw.
BODY = outline(
    [
        (24, 424, "c"),
        (48, 398),
        (74, 368),
        (96, 340),
        (128, 304),
        (168, 284),
        (210, 288),
        (252, 306),
        (287, 340),
        (297, 384),
        (260, 432),
        (206, 436),
        (160, 452),
        (122, 462),
        (60, 463),
        (38, 460),
        (27, 450, "c"),
    ]
)
# Bristles stand up from the forehead to the loins and lean backwards: where each roots, and its tip.
BRISTLES = (
    ((90, 350), (98, 312)),
    ((102, 335), (112, 294)),
    ((116, 320), (130, 278)),
    ((131, 306), (150, 266)),
    ((148, 296), (171, 258)),
    ((166, 289), (193, 256)),
    ((186, 288), (215, 261)),
    ((205, 290), (235, 269)),
    ((224, 296), (254, 280)),
    ((242, 304), (270, 293)),
)


def _mane() -> str:
    edge: list[Landmark] = []
    for (x, y), tip in BRISTLES:
        edge += [(x, y - 7, "c"), (*tip, "c")]
    return keyed(outline([*edge, (262, 318, "c"), (180, 320, "c"), (92, 364, "c")]), SUMI)


def _hoof(x: float, y: float, turn: float) -> Shape:
    return outline([(-8, -4, "c"), (-13, 12, "c"), (9, 12, "c"), (8, -4, "c")]).at(x, y, turn=turn)


def _far_legs() -> str:
    legs = (
        brush([(150, 424, 44), (134, 456, 25), (112, 474, 17), (104, 486, 14)], samples=2),
        brush([(236, 404, 56), (224, 448, 26), (240, 468, 17), (246, 486, 14)], samples=2),
    )
    hooves = (_hoof(102, 487, 14), _hoof(247, 487, -6))
    return keyed(joined(legs), SUMI) + keyed(joined(hooves), SUMI, 3)


# The fore leg reaches out, the hind leg pushes off; both are of one piece with the body.
FORE_LEG = outline(
    [
        (160, 446),
        (120, 464),
        (92, 479),
        (64, 493, "c"),
        (50, 485, "c"),
        (56, 474),
        (82, 450),
        (104, 416),
        (148, 414),
    ]
)
HIND_LEG = outline(
    [
        (234, 420),
        (252, 366),
        (296, 372),
        (291, 430),
        (303, 456),
        (305, 482, "c"),
        (290, 485, "c"),
        (281, 460),
        (258, 442),
    ]
)
# A lock of hair, thin at both ends.
LOCK = outline([(0, 0, "c"), (16, -5), (38, 5, "c"), (17, 1)])
LOCKS = (
    (142, 322, 8),
    (166, 340, 14),
    (134, 352, 12),
    (194, 318, 20),
    (210, 342, 30),
    (186, 372, 22),
)


def _head() -> str:
    ear = outline([(98, 362, "c"), (91, 334), (100, 300, "c"), (122, 324), (130, 356, "c")])
    inner_ear = outline([(108, 352, "c"), (101, 336), (104, 315, "c"), (115, 330), (119, 350, "c")])
    tusk = outline([(80, 448, "c"), (60, 438), (48, 410, "c"), (66, 424), (88, 444, "c")])
    return (
        keyed(ear, KURI, 4)
        + fill(path("M93 364L102 352L126 346L134 358Q112 372 93 364Z"), KURI)  # the ear grows out of the head
        + fill(inner_ear, SUOU)
        + keyed(tusk, GOFUN, 3)
        + stroke(path("M34 446C54 452 78 450 100 438"), SUMI, 3.4)
        + keyed(outline([(18, 438), (25, 422), (35, 436), (29, 454)]), SUOU, 3)
        + dots(((25, 432), (26, 444)), 2.8, SUMI)
        + fill(outline([(68, 402, "c"), (77, 391), (92, 389, "c"), (83, 402)]), KINARI)
        + disc(80, 396, 4.4, SUMI)
        + stroke(path("M64 394C70 386 80 381 94 380"), SUMI, 4)
    )


def _boar() -> str:
    belly = outline([(168, 447, "c"), (176, 432), (206, 424), (230, 426, "c"), (234, 430), (206, 432)])
    folds = path("M152 450C164 432 148 404 122 406C104 408 96 424 84 446M232 432C216 396 236 360 262 352")
    return "".join(
        (
            _far_legs(),
            stroke(path("M292 350C306 346 312 358 306 370"), SUMI, 5),
            _mane(),
            keyed((_hoof(52, 490, 34), _hoof(299, 486, -8)), SUMI, 3),
            keyed((BODY, FORE_LEG, HIND_LEG), KURI),
            fill(belly, BOAR_BELLY),
            fill((LOCK.at(x, y, 1, turn) for x, y, turn in LOCKS), SUMI),
            stroke(folds, SUMI, 3.4),
            _head(),
        )
    )


@card("7T")
def boar(deck: Deck) -> list[str]:
    ground = outline(
        [(0, 486, "c"), (80, 494), (180, 484), (260, 492), (330, 484, "c"), (330, 545, "c"), (0, 545, "c")]
    )
    return [
        ARCH.at(112, 372, 0.92, -16, flip=True),
        ARCH.at(240, 344, 1.15, 14),
        ARCH.at(158, 312, 1.08, 12, flip=True),
        fill(ground, MATSUBA),
        hero(_boar()),
    ]


@card("7R")
def ribbon(deck: Deck) -> list[str]:
    return [
        ARCH.at(0, 262, 0.95, 0),
        ARCH.at(24, 556, 1.3, -13),
        ARCH.at(324, 440, 1.25, 10, flip=True),
        BOW.at(340, 656, 1.25, 8, flip=True),
        plain_ribbon(172, 245, -6),
    ]


@card("7a")
def fountain(deck: Deck) -> list[str]:
    """All stems rise from one root and fall to both sides."""
    return [
        TRIO.at(150, 412, 1.2, -74),
        TRIO.at(186, 430, 1.2, 66),
        TRIO.at(184, 380, 1.2, 80),
        ARCH.at(142, 360, 1.3, -10, flip=True),
        stem((164, 545, 10), (156, 440, 9), (142, 356, 7.6)),
        ARCH.at(190, 340, 1.25, 4),
        stem((172, 545, 10), (182, 420, 9), (190, 336, 7.4)),
        ARCH.at(166, 548, 1.1, -40, flip=True),
        BOW.at(176, 540, 1.3, 8),
    ]


@card("7b")
def bowed_by_wind(deck: Deck) -> list[str]:
    return [
        ARCH.at(0, 258, 1.2, 22),
        ARCH.at(0, 452, 1.35, 18),
        BOW.at(86, 556, 1.25, -6),
    ]

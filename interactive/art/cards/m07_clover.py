"""July, bush clover: boar, plain ribbon and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BOAR_BELLY, GOFUN, KINARI, KURI, MATSUBA, SUMI, SUOU
from interactive.art.paper import disc, fill, hero, keyed, stroke
from interactive.art.plants.clover import ARCH, BOW
from interactive.art.plants.ribbon import plain_ribbon
from interactive.art.shapes import Landmark, Shape, brush, ellipse, joined, outline, path

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
        (284, 336),
        (298, 374),
        (290, 412),
        (260, 432),
        (206, 436),
        (160, 452),
        (122, 462),
        (92, 462),
        (60, 462),
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


def _near_legs() -> str:
    """The fore leg reaches out, the hind leg pushes off."""
    fore = outline(
        [
            (164, 444),
            (154, 416),
            (126, 404),
            (100, 420),
            (82, 450),
            (56, 474),
            (50, 485, "c"),
            (64, 493, "c"),
            (94, 478),
            (124, 462),
            (150, 456),
        ]
    )
    hind = outline(
        [
            (222, 404),
            (236, 366),
            (268, 350),
            (294, 372),
            (298, 406),
            (291, 430),
            (303, 456),
            (305, 482, "c"),
            (290, 485, "c"),
            (281, 460),
            (258, 442),
            (232, 434),
        ]
    )
    return keyed(joined((_hoof(52, 490, 34), _hoof(299, 486, -8))), SUMI, 3) + keyed(
        joined((fore, hind)), KURI
    )


def _head() -> str:
    ear = outline([(100, 360, "c"), (92, 334), (102, 304, "c"), (122, 326), (128, 356, "c")])
    inner_ear = outline([(107, 353, "c"), (102, 336), (106, 318, "c"), (116, 332), (119, 350, "c")])
    tusk = outline([(66, 448, "c"), (52, 438), (46, 416, "c"), (60, 426), (77, 438, "c")])
    return (
        keyed(ear, KURI, 4)
        + fill(inner_ear, SUOU)
        + stroke(path("M34 446C54 450 74 450 96 440"), SUMI, 3)
        + keyed(tusk, GOFUN, 3)
        + keyed(ellipse(27, 438, 8, 16, 6), SUOU, 3)
        + fill(outline([(68, 402, "c"), (77, 391), (92, 389, "c"), (83, 402)]), KINARI)
        + disc(80, 396, 4.4, SUMI)
        + stroke(path("M64 394C70 386 80 381 94 380"), SUMI, 4)
    )


def _boar() -> str:
    belly = outline(
        [(122, 456, "c"), (150, 436), (190, 424), (236, 424, "c"), (240, 430), (206, 432), (160, 446)]
    )
    tick = path("M0 0Q12 0 22 10")
    flank = (tick.at(x, y) for x, y in ((150, 318), (176, 340), (140, 358), (204, 314), (186, 386)))
    return "".join(
        (
            _far_legs(),
            stroke(path("M292 350C306 346 312 358 306 370"), SUMI, 5),
            _mane(),
            keyed(BODY, KURI),
            fill(belly, BOAR_BELLY),
            stroke(flank, SUMI, 3),
            _near_legs(),
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
        ARCH.at(224, 330, 1.1, 6),
        ARCH.at(172, 312, 1.08, 14, flip=True),
        fill(ground, MATSUBA),
        hero(_boar()),
    ]


@card("7R")
def ribbon(deck: Deck) -> list[str]:
    return [
        ARCH.at(36, 552, 1.15, -14),
        ARCH.at(14, 310, 1.1, -12),
        ARCH.at(296, 556, 1.15, 12, flip=True),
        BOW.at(326, 330, 1.1, 36, flip=True),
        plain_ribbon(166, 245, -6),
    ]


@card("7a")
def fountain(deck: Deck) -> list[str]:
    """All stems rise from one root and fall to both sides."""
    return [
        keyed(brush([(170, 545, 9), (160, 420, 7), (150, 330, 6.4)]), SUMI, 3),
        keyed(brush([(178, 545, 9), (182, 400, 7), (186, 300, 6.4)]), SUMI, 3),
        ARCH.at(150, 334, 1.1, -4, flip=True),
        ARCH.at(186, 304, 1.1, 2),
        BOW.at(166, 500, 1.1, -4, flip=True),
        BOW.at(184, 470, 1.15, 2),
    ]


@card("7b")
def bowed_by_wind(deck: Deck) -> list[str]:
    return [
        ARCH.at(-10, 236, 1.2, 26),
        ARCH.at(20, 440, 1.3, 14),
        BOW.at(92, 560, 1.3, -12),
    ]

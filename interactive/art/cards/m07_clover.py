"""July, bush clover: boar, plain ribbon and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import GOFUN, KINARI, KITSUNE, KURI, MATSUBA, SUMI, SUOU
from interactive.art.paper import disc, dots, fill, hero, keyed, stroke
from interactive.art.plants.clover import spray
from interactive.art.plants.ribbon import plain_ribbon
from interactive.art.shapes import Shape, outline, path

# The trunk from the nape over the hump down to the small rump, back along the belly to the brisket.
TRUNK = traced(
    "112,330c 136,300 164,284 198,288 238,302 272,322 292,350 294,382 276,408"
    " 248,418 204,430 166,446 134,444 112,424"
)
# The head is a wedge: one straight line from the snout to the ear, a heavy cheek, a long narrow nose.
HEAD = traced(
    "22,404c 30,390c 64,366 96,336 118,322c 140,340 147,376 138,412 118,432 92,442 62,438 42,432 28,428c"
)
# The cheek's pale whiskers end in tips.
CHEEK = traced("70,430c 92,412 112,384 130,372c 126,388c 137,392c 128,404c 135,412c 120,420c 122,430c 98,437")
# Bristles stand up from the forehead to the loins and fall over the shoulder behind the ear.
MANE = traced(
    "128,320c 132,280c 140,288c 154,254c 160,268c 184,244c 186,262c 214,249c 211,267c 242,262c 236,281c"
    " 268,282c 258,298c 294,314c 268,324 226,306 190,310c"
    " 192,328c 178,326c 182,350c 168,346c 172,378c 158,370c 160,404c 150,398c 141,442c 126,424c"
)
# The fore leg reaches out, the hind leg pushes off; both are of one piece with the trunk.
FORE_LEG = traced("126,428c 168,436c 152,456 120,464 102,480 78,494c 66,486c 86,470 92,456 104,440")
HIND_LEG = traced("236,410c 292,384c 290,430 297,446 301,466 295,488c 281,486c 284,466 274,448 256,438")
FAR_LEGS = traced("150,440c 160,462 154,476 146,486c 158,490c 172,478 178,460 184,434c") + traced(
    "206,424c 202,450 216,460 214,486c 227,486c 232,460 226,448 244,412c"
)
# A lock of hair, thin at both ends.
LOCK = outline([(0, 0, "c"), (16, -5), (38, 5, "c"), (17, 1)])
LOCKS = ((204, 330, 16), (186, 362, 20), (192, 398, 16))


def _hoof(x: float, y: float, turn: float) -> Shape:
    return traced("-7,-4c -13,10c 8,10c 7,-4c").at(x, y, turn=turn)


def _head() -> str:
    ear = traced("112,340c 108,310 122,276c 140,304 136,346c")
    inner_ear = traced("118,334c 116,314 123,294c 131,314 129,338c")
    tusk = traced("66,434c 52,420 48,396c 60,412 78,426c")
    return (
        keyed(HEAD, KURI, 6)
        + fill(CHEEK, KITSUNE)
        + keyed(ear, KURI, 4)
        + fill(traced("106,338c 112,350c 138,354c 140,342c 124,336"), KURI)  # it grows out of the head
        + fill(inner_ear, SUOU)
        + stroke(path("M30 424C52 434 74 434 94 420"), SUMI, 3.4)
        + keyed(tusk, GOFUN, 3)
        + keyed(traced("19,414 27,392 37,410 31,436"), SUOU, 3)
        + dots(((26, 408), (27, 421)), 2.8, SUMI)
        + fill(traced("78,386c 88,375 101,376c 93,388"), KINARI)
        + disc(91, 381, 4.2, SUMI)
        + stroke(path("M74 380C82 370 92 366 104 367"), SUMI, 4)
    )


def _boar() -> str:
    hooves = [_hoof(x, y, turn) for x, y, turn in ((66, 492, 36), (289, 490, 0))]
    far_hooves = [_hoof(x, y, turn) for x, y, turn in ((149, 490, 22), (220, 489, 0))]
    tail = traced(
        "286,336c 302,340 310,354 309,370 312,384 304,404c 299,390 300,378 303,366 298,352 284,346c"
    )
    return "".join(
        (
            keyed((FAR_LEGS, *far_hooves), SUMI),
            keyed(tail, SUMI, 3),
            keyed(hooves, SUMI, 3),
            keyed((TRUNK, FORE_LEG, HIND_LEG), KURI),
            stroke(path("M236 412C224 384 238 356 262 348"), SUMI, 3.4),
            fill((LOCK.at(x, y, 1, turn) for x, y, turn in LOCKS), SUMI),
            keyed(MANE, SUMI),
            _head(),
        )
    )


@card("7T")
def boar(deck: Deck) -> list[str]:
    ground = outline(
        [(0, 486, "c"), (80, 494), (180, 484), (260, 492), (330, 484, "c"), (330, 545, "c"), (0, 545, "c")]
    )
    high = ((345, 270, 8), (318, 156, 6.5), (262, 88, 5), (176, 70, 3))
    low = ((-10, 232, 7), (26, 176, 6), (82, 160, 4.5), (138, 184, 3))
    return [
        spray(high, ((0.5, 60, 1.1), (0.78, 76, 1.1), (1, 0, 1.1)), ((0.66, -90, 1.3),)),
        spray(low, ((0.44, -60, 1.1), (0.76, -66, 1.1), (1, 0, 1.1)), ((0.42, 100, 1.15),)),
        fill(ground, MATSUBA),
        hero(_boar()),
    ]


@card("7R")
def ribbon(deck: Deck) -> list[str]:
    left = ((46, 545, 10), (26, 400, 8), (26, 250, 6.5), (50, 140, 5), (104, 60, 3.8), (172, 36, 3))
    right = ((232, 545, 9), (276, 455, 7.5), (300, 350, 6), (296, 240, 4.6), (268, 156, 3))
    return [
        spray(
            left,
            ((0.06, 60, 1.2), (0.34, 54, 1), (0.52, -50, 1.1), (0.76, -64, 1.2), (1, 0, 1)),
            ((0.16, 30, 1.2), (0.42, 24, 1.2)),
        ),
        spray(
            right,
            ((0.1, 56, 1.2), (0.34, 44, 1.1), (0.7, 60, 1.1), (1, 0, 1.2)),
            ((0.16, -84, 1.25), (0.46, -30, 1.2)),
        ),
        plain_ribbon(172, 245, -6),
    ]


@card("7a")
def fountain(deck: Deck) -> list[str]:
    """One stem stands up from the right and leans over the card."""
    leaning = ((262, 545, 13), (250, 430, 10), (238, 310, 8), (204, 196, 6.4), (140, 112, 4.4), (64, 92, 3))
    side = ((238, 545, 9), (206, 464, 7), (134, 420, 5), (70, 448, 3))
    return [
        spray(
            side,
            ((0.42, 50, 1.35), (0.74, 58, 1.35), (1, 0, 1.35)),
            ((0.5, -96, 1.35),),
        ),
        spray(
            leaning,
            (
                (0.1, 56, 1.35),
                (0.3, 54, 1.35),
                (0.48, 56, 1.35),
                (0.66, 60, 1.35),
                (0.86, 64, 1.3),
                (1, 0, 1.3),
            ),
            ((0.36, -70, 1.35), (0.57, -66, 1.35), (0.8, -50, 1.35)),
        ),
    ]


@card("7b")
def bowed_by_wind(deck: Deck) -> list[str]:
    """Three stems from one root, and the wind bends them all one way."""
    high = ((34, 545, 12), (36, 420, 10), (58, 290, 8), (112, 190, 6.4), (184, 142, 4.6), (248, 152, 3))
    middle = ((40, 545, 11), (66, 460, 9), (128, 386, 7), (206, 352, 5), (268, 372, 3))
    low = ((46, 545, 10), (104, 510, 7.6), (180, 492, 5.6), (240, 500, 3))
    return [
        spray(
            high,
            ((0.26, -50, 1.35), (0.5, -66, 1.35), (0.68, -60, 1.35), (0.85, -60, 1.35), (1, 0, 1.35)),
            ((0.4, 52, 1.25), (0.76, 76, 1.35)),
        ),
        spray(
            middle,
            ((0.3, -64, 1.15), (0.66, -60, 1.2), (0.9, -70, 1.2), (1, 0, 1.35)),
            ((0.46, 66, 1.2), (0.94, 62, 1.2)),
        ),
        spray(low, ((0.56, 60, 1.35), (1, 0, 1.35)), ()),
    ]

"""August, pampas grass: moon, geese and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BENI, DAIDAI, GOFUN, KINARI, KITSUNE, KURI, SUMI
from interactive.art.paper import disc, fill, hero, keyed, stroke, symbol
from interactive.art.plants.susuki import Hill
from interactive.art.shapes import Shape, outline, path

CLOUD = outline(
    [
        (0, 0, "c"), (340, 0, "c"), (340, 66, "c"), (292, 56), (232, 74), (170, 60), (104, 70), (52, 54),
        (0, 62, "c"),
    ]
)  # fmt: skip

# A goose flying to the left.
BODY = outline(
    [
        (-118, -12, "c"), (-111, -20), (-100, -22), (-88, -16), (-64, -9), (-36, -16), (4, -21), (44, -12),
        (70, -4, "c"), (66, 9), (42, 20), (8, 27), (-22, 22), (-48, 11), (-80, 1), (-104, -4),
        (-116, -4, "c"),
    ]
)  # fmt: skip
BILL = outline([(-117, -14, "c"), (-126, -11), (-136, -4, "c"), (-128, -1), (-115, -3, "c")])
TAIL = outline(
    [
        (54, -10, "c"), (78, -12), (100, -8), (93, -2, "c"), (100, 4), (90, 8, "c"), (92, 16), (74, 17),
        (52, 14, "c"),
    ]
)  # fmt: skip
BELLY = outline(
    [(-66, 3, "c"), (-40, 4), (-14, 11), (20, 10), (58, 6, "c"), (42, 15), (8, 22), (-22, 17), (-44, 8)]
)
BARS = path("M-28 9L-34 12M-8 12L-14 19M12 12L8 22M32 10L30 19")

# Its wing from the shoulder at 0, 0: smooth in front, behind it the flight feathers like fingers.
WING = outline(
    [
        (-4, 16), (-14, -4), (-10, -34), (4, -66), (30, -96), (66, -120, "c"), (64, -112), (50, -92, "c"),
        (66, -98), (79, -102, "c"), (76, -92), (58, -76, "c"), (72, -78), (84, -79, "c"), (80, -68),
        (61, -58, "c"), (73, -57), (80, -54), (75, -46), (58, -41, "c"), (68, -37), (72, -32), (66, -26),
        (52, -23, "c"), (60, -16), (58, -8), (44, -4), (24, 12),
    ]
)  # fmt: skip
COVERTS = outline(
    [
        (-2, 10), (-8, -6), (-5, -32), (8, -62), (29, -87), (46, -99, "c"), (43, -87), (36, -76, "c"),
        (40, -69), (33, -56, "c"), (37, -49), (30, -37, "c"), (33, -30), (26, -18, "c"), (26, -10),
        (14, 6),
    ]
)  # fmt: skip
QUILLS = path("M50-92L42-81M58-76L42-65M61-58L40-47M58-41L36-32M52-23L30-18")


def _far_wing(x: float, y: float, turn: float, *, tall: float = 1) -> str:
    return keyed(WING.at(x, y, 0.96, turn, tall=tall), SUMI, 4)


def _body() -> str:
    return (
        keyed(TAIL, SUMI, 4)
        + keyed(BODY, KURI, 4)
        + fill(BELLY, KITSUNE)
        + stroke(BARS, SUMI, 3)
        + fill(BILL, DAIDAI)
        + disc(-106, -13, 3, SUMI)
    )


def _near_wing(x: float, y: float, turn: float, *, tall: float = 1) -> str:
    def put(shape: Shape) -> Shape:
        return shape.at(x, y, 1.04, turn, tall=tall)

    return keyed(put(WING), KURI, 4) + fill(put(COVERTS), KITSUNE) + stroke(put(QUILLS), KINARI, 2.5)


WINGS_UP = symbol("goose", _far_wing(-24, -6, -16), _body(), _near_wing(-14, 0, 6))
WINGS_DOWN = symbol("goose-down", _far_wing(-36, 8, 24, tall=-0.9), _body(), _near_wing(-12, 0, -4, tall=-1))


@card("8H", ground=BENI)
def moon(deck: Deck) -> list[str]:
    return [hero(disc(165, 174, 112, GOFUN)), Hill(165, 560, 262).drawn(8)]


@card("8T")
def three_geese(deck: Deck) -> list[str]:
    return [
        fill(CLOUD, BENI),
        Hill(165, 640, 236).drawn(6),
        hero(
            WINGS_UP.at(205, 182, 0.84, -6), WINGS_DOWN.at(136, 232, 0.84, 5), WINGS_UP.at(206, 374, 0.84, -2)
        ),
    ]


@card("8a")
def high_hill(deck: Deck) -> list[str]:
    return [Hill(165, 520, 290).drawn(3)]


@card("8b")
def two_hills(deck: Deck) -> list[str]:
    return [Hill(290, 560, 270, 22).drawn(4), Hill(60, 640, 230, 22).drawn(5, keyline=12)]

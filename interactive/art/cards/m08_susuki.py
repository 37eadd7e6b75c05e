"""August, pampas grass: moon, geese and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BENI, DAIDAI, GOFUN, KINARI, KITSUNE, KURI, SUMI
from interactive.art.paper import disc, fill, group, hero, keyed, stroke, symbol
from interactive.art.plants.susuki import PLUME, Hill
from interactive.art.shapes import outline, path

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
        (70, -4, "c"), (66, 9), (44, 21), (10, 31), (-24, 27), (-50, 13), (-80, 1), (-104, -4),
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
    [(-66, 3, "c"), (-40, 4), (-14, 11), (20, 10), (58, 6, "c"), (42, 16), (10, 26), (-24, 22), (-46, 9)]
)
BARS = path("M-51 5L-55 9M-40 6L-46 15M-29 9L-35 20")

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
SCALES = path(
    "M9-64C15-66 20-63 22-57C27-59 32-57 33-51M-1-40C5-44 11-42 14-36C19-39 25-37 27-31"
    "M-4-15C1-21 9-20 11-14C15-18 21-16 22-11"
)
QUILLS = path("M50-92L42-81M58-76L42-65M61-58L40-47M58-41L36-32M52-23L30-18")

GOOSE = symbol(
    "goose",
    keyed(TAIL, SUMI, 4),
    keyed(BODY, KURI, 4),
    fill(BELLY, KITSUNE),
    stroke(BARS, SUMI, 3),
    fill(BILL, DAIDAI),
    disc(-106, -13, 3, SUMI),
)
NEAR_WING = symbol(
    "near-wing",
    keyed(WING, KURI, 4),
    fill(COVERTS, KITSUNE),
    stroke(SCALES, KURI, 2.5),
    stroke(QUILLS, KINARI, 2.5),
)
FAR_WING = symbol("far-wing", keyed(WING, SUMI, 4))


def _goose(x: float, y: float, turn: float, *, far: float, near: float, down: bool = False) -> str:
    """A goose with its far and near wing turned by degrees; at the end of a beat both point down."""
    # A half turn and a flip left to right are together a flip upside down.
    half = 180 if down else 0
    return group(
        FAR_WING.at(-34 if down else -24, 8 if down else -6, 0.95, half + far, flip=down),
        GOOSE.at(0, 0),
        NEAR_WING.at(-14, 0, 1.03, half + near, flip=down),
        x=x,
        y=y,
        scale=0.86,
        turn=turn,
    )


@card("8H", ground=BENI)
def moon(deck: Deck) -> list[str]:
    return [hero(disc(165, 174, 112, GOFUN)), Hill(165, 560, 262).drawn(22)]


@card("8T")
def three_geese(deck: Deck) -> list[str]:
    return [
        fill(CLOUD, BENI),
        Hill(165, 650, 236, step=14).drawn(12),
        hero(
            _goose(204, 174, -8, far=-18, near=6),
            _goose(140, 233, 4, far=40, near=20, down=True),
            _goose(212, 380, -3, far=-4, near=16),
        ),
    ]


@card("8a")
def high_hill(deck: Deck) -> list[str]:
    return [Hill(165, 520, 290).drawn(25)]


@card("8b")
def plumes_in_the_wind(deck: Deck) -> list[str]:
    return [
        PLUME.at(40, 400, 0.95, -4),
        PLUME.at(76, 400, 1.3, -3),
        PLUME.at(122, 410, 1.1, 8),
        Hill(300, 550, 290, wind=34, lean=0.5, step=19).drawn(27),
        Hill(50, 630, 250, wind=34, lean=0.5, step=18).drawn(5, keyline=12),
    ]

"""August, pampas grass: moon, geese and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BENI, DAIDAI, GOFUN, KINARI, KITSUNE, KURI, SUMI
from interactive.art.paper import disc, fill, group, hero, keyed, stroke, symbol
from interactive.art.plants.susuki import Hill
from interactive.art.shapes import outline, path

CLOUD = outline(
    [
        (0, 0, "c"), (340, 0, "c"), (340, 52, "c"), (292, 44), (232, 56), (170, 48), (104, 64), (52, 52),
        (0, 60, "c"),
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

# Its wing about the shoulder at 0, 0, broad where it grows from the back: smooth in front, fingers at the
# tip, and the shorter feathers behind.
WING = outline(
    [
        (-24, 12), (-29, -14), (-22, -46), (-4, -80), (24, -108), (66, -130, "c"), (64, -117),
        (50, -100, "c"), (67, -106), (82, -108, "c"), (77, -94), (60, -80, "c"), (75, -82), (88, -79, "c"),
        (81, -67), (64, -57, "c"), (76, -55), (84, -49, "c"), (76, -39), (62, -34, "c"), (70, -28),
        (72, -21, "c"), (58, -12), (42, -4), (20, 8),
    ]
)  # fmt: skip
COVERTS = outline(
    [
        (-19, 8), (-23, -14), (-16, -44), (2, -76), (28, -101), (48, -111, "c"), (44, -98), (36, -87, "c"),
        (43, -78), (38, -64, "c"), (45, -53), (38, -41, "c"), (43, -31), (34, -19, "c"), (36, -8), (26, 8),
    ]
)  # fmt: skip
SCALES = path(
    "M8-72C13-80 22-80 25-71C29-78 36-78 38-70M-7-46C-3-54 7-54 10-45C14-52 23-52 26-43"
    "M-14-18C-9-27 1-26 4-17C9-25 18-24 21-15"
)
QUILLS = path("M50-100L40-90M60-80L43-70M64-57L45-50M62-34L43-28")

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
FAR_WING = symbol("far-wing", keyed(WING, SUMI, 4), fill(COVERTS, KURI))


def _goose(x: float, y: float, turn: float, *, far: float, near: float, down: bool = False) -> str:
    """A goose with its far and near wing turned by degrees; at the end of a beat both point down."""
    # A half turn and a flip left to right are together a flip upside down.
    half = 180 if down else 0
    return group(
        FAR_WING.at(-34, 8 if down else -8, 0.88, half + far, flip=down),
        GOOSE.at(0, 0),
        NEAR_WING.at(-6, 2 if down else -8, 0.96, half + near, flip=down),
        x=x,
        y=y,
        scale=0.82,
        turn=turn,
    )


@card("8H", ground=BENI)
def moon(deck: Deck) -> list[str]:
    return [hero(disc(165, 174, 112, GOFUN)), Hill(165, 560, 262).drawn(22)]


@card("8T")
def three_geese(deck: Deck) -> list[str]:
    return [
        fill(CLOUD, BENI),
        Hill(165, 664, 236).drawn(12),
        hero(
            _goose(210, 184, -10, far=-24, near=8),
            _goose(134, 236, 3, far=50, near=30, down=True),
            _goose(184, 388, 3, far=2, near=29),
        ),
    ]


@card("8a")
def high_hill(deck: Deck) -> list[str]:
    return [Hill(165, 520, 290).drawn(25)]


@card("8b")
def two_hills(deck: Deck) -> list[str]:
    # The near hill keeps a bare rim, or its edge would be the midrib of one great leaf.
    return [
        Hill(84, 552, 312, wind=16, before=(240, 632, 260)).drawn(30),
        disc(240, 632, 252, SUMI, keyline=16),
        Hill(240, 632, 242, wind=16).drawn(4),
    ]

"""June, peony: two swallowtails over the flowers."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import BENI, GOFUN, MATSUBA, SUMI, YAMABUKI
from interactive.art.paper import dots, fill, group, hero, keyed, stroke, symbol
from interactive.art.plants.peony import PEONY, PEONY_LEAF
from interactive.art.shapes import joined, outline, path

# A swallowtail from above, head up: the wings of its left side from their root at 0, 0. They are ink with
# windows of colour.
FORE_WING = outline(
    [
        (3, -12, "c"),
        (-18, -38),
        (-52, -66),
        (-86, -78),
        (-98, -72),
        (-94, -52),
        (-80, -30),
        (-70, -10),
        (-58, 0, "c"),
        (-30, 6),
        (3, 4, "c"),
    ]
)
HIND_WING = outline(
    [
        (2, -2, "c"),
        (-30, -4),
        (-62, 0),
        (-78, 16),
        (-77, 34),
        (-68, 46, "c"),
        (-66, 58),
        (-70, 82),
        (-61, 84),
        (-52, 60, "c"),
        (-38, 62),
        (-18, 52),
        (3, 24, "c"),
    ]
)
FORE_WINDOWS = joined(
    (
        outline([(-9, -13, "c"), (-30, -37), (-52, -54, "c"), (-50, -40), (-32, -22)]),
        outline([(-58, -58, "c"), (-74, -66), (-84, -66, "c"), (-78, -54), (-56, -42, "c")]),
        outline([(-12, -7, "c"), (-34, -18), (-52, -34, "c"), (-72, -44, "c"), (-70, -32), (-38, -12)]),
        outline([(-14, -2, "c"), (-38, -7), (-66, -22, "c"), (-60, -9), (-34, 0)]),
    )
)
HIND_WINDOWS = joined(
    (
        outline([(-8, 6, "c"), (-34, 4), (-60, 8, "c"), (-66, 18), (-44, 20), (-22, 14)]),
        outline([(-10, 13, "c"), (-28, 21), (-50, 26, "c"), (-44, 38), (-24, 34)]),
    )
)
EYE_SPOTS = ((-66, 32), (-56, 44), (-40, 50))

# The same kind from the side, facing right as it climbs: broad wings thrown up and back from 0, 0.
RAISED_FAR_WING = traced("0,-2c 14,-44 34,-78 62,-98 76,-94 70,-62 44,-30 12,-2c")
RAISED_FORE_WING = traced("10,-8c 14,-48 10,-84 -2,-112 -14,-114 -42,-96 -66,-66 -72,-48c -42,-22 -8,0c")
RAISED_HIND_WING = traced(
    "0,-4c -40,-34 -76,-48 -94,-32 -98,-10 -90,4c -102,14 -114,36 -106,40 -94,30 -80,14c -66,22 -30,20 -4,10c"
)
RAISED_FORE_WINDOWS = (
    traced("4,-16c 5,-50 -4,-98c -16,-78 -10,-44")
    + traced("-11,-100c -30,-88 -40,-76c -30,-52 -16,-30c -20,-66")
    + traced("-45,-70c -62,-50c -44,-32 -20,-18c -28,-48")
)
RAISED_HIND_WINDOWS = traced("-14,-6c -46,-28 -72,-36c -77,-28 -76,-22c -50,-8") + traced(
    "-14,2c -48,-2 -75,-14c -74,-4 -68,4c -46,12"
)
RAISED_FAR_WINDOWS = traced("10,-20c 30,-60 62,-88c 58,-62 36,-34")


# One pair of wings; `currentColor` fills the windows.
WINGS = symbol(
    "swallowtail-wings",
    keyed(HIND_WING, SUMI),
    fill(HIND_WINDOWS, "currentColor"),
    dots(EYE_SPOTS, 5, BENI),
    keyed(FORE_WING, SUMI),
    fill(FORE_WINDOWS, "currentColor"),
)


def _butterfly_from_above(wing: str) -> str:
    """The far pair of wings is turned away, and so smaller."""
    feelers = path("M-1-22C-6-38-16-48-28-52M3-22C5-40 12-52 24-58")
    body = outline([(-3, -25), (1, -30), (5, -25), (8, -4), (13, 28), (8, 50, "c"), (-2, 24), (-6, -4)])
    return (
        stroke(feelers, SUMI, 3)
        + dots(((-28, -52), (24, -58)), 3.4, SUMI)
        + WINGS.at(0, 0, 0.8, -6, flip=True, colour=wing)
        + WINGS.at(0, 0, colour=wing)
        + keyed(body, SUMI, 4)
        + stroke(path("M-1 14L9 12M1 25L11 23"), wing, 2.6)
    )


def _butterfly_from_the_side(wing: str, spot: str) -> str:
    body = traced("-46,32c -26,8 0,-10 16,-20 28,-20 28,-10 14,4 -16,22")
    feelers = path("M26-18C38-32 54-38 70-36M27-14C42-20 58-18 68-8")
    return (
        keyed(RAISED_FAR_WING, SUMI)
        + fill(RAISED_FAR_WINDOWS, wing)
        + stroke(feelers, SUMI, 3)
        + dots(((70, -36), (68, -8)), 3.4, SUMI)
        + keyed(RAISED_HIND_WING, SUMI)
        + fill(RAISED_HIND_WINDOWS, wing)
        + dots(((-86, -24), (-86, -8), (-77, 6)), 4.6, spot)
        + keyed(RAISED_FORE_WING, SUMI)
        + fill(RAISED_FORE_WINDOWS, wing)
        + keyed(body, SUMI, 4)
    )


@card("6T")
def butterflies(deck: Deck) -> list[str]:
    return [
        PEONY_LEAF.at(206, 440, 1.3, 16, colour=SUMI),
        PEONY_LEAF.at(52, 400, 1.2, -30, colour=MATSUBA),
        PEONY_LEAF.at(288, 400, 1.2, 30, colour=MATSUBA),
        PEONY.at(262, 408, 1.05, 16),
        PEONY.at(66, 424, 1.15, -12),
        PEONY.at(176, 474, 1.25, 2),
        hero(
            group(_butterfly_from_above(YAMABUKI), x=208, y=142, scale=1.06, turn=20),
            group(_butterfly_from_the_side(GOFUN, BENI), x=148, y=308, scale=0.93, turn=1),
        ),
    ]

"""June, peony: two swallowtails over the flowers."""

from __future__ import annotations

from interactive.art.deck import Deck, card
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

# The same kind from the side, facing left, its wings thrown up.
RAISED_FAR_WING = outline(
    [
        (-10, 6, "c"),
        (-34, -22),
        (-50, -60),
        (-52, -92),
        (-42, -100),
        (-24, -86),
        (-2, -58),
        (14, -30, "c"),
        (8, 6, "c"),
    ]
)
RAISED_FORE_WING = outline(
    [
        (-8, 8, "c"),
        (-8, -28),
        (8, -70),
        (32, -104),
        (45, -106),
        (54, -82),
        (56, -54),
        (52, -34, "c"),
        (34, -8),
        (6, 16, "c"),
    ]
)
RAISED_HIND_WING = outline(
    [
        (-4, 14, "c"),
        (22, -14),
        (52, -32),
        (74, -28),
        (86, -10),
        (84, 8),
        (76, 18, "c"),
        (82, 28),
        (98, 44),
        (92, 52),
        (72, 38),
        (62, 32, "c"),
        (40, 38),
        (12, 26, "c"),
    ]
)


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


def _butterfly_from_the_side(wing: str, hind: str, spot: str) -> str:
    fore_windows = joined(
        (
            outline([(-1, -6, "c"), (2, -30), (16, -60, "c"), (22, -44), (10, -12)]),
            outline([(22, -66, "c"), (34, -86), (42, -92, "c"), (45, -72), (30, -52, "c")]),
            outline([(12, -4, "c"), (28, -34), (47, -60, "c"), (47, -42), (30, -16)]),
        )
    )
    far_windows = outline([(-16, -14, "c"), (-34, -46), (-42, -82, "c"), (-26, -70), (-12, -48), (-8, -20)])
    hind_windows = joined(
        (
            outline([(12, 8, "c"), (36, -16), (62, -22, "c"), (66, -12), (44, 0)]),
            outline([(16, 16, "c"), (40, 8), (66, -2, "c"), (60, 14), (38, 24)]),
        )
    )
    body = outline(
        [(-34, 14), (-26, 8), (-12, 9), (4, 14), (22, 26), (40, 48, "c"), (14, 36), (-6, 25), (-26, 20)]
    )
    feelers = path("M-26 12C-42 6-54-6-58-20M-28 14C-46 14-60 8-70-2")
    return (
        keyed(RAISED_FAR_WING, SUMI)
        + fill(far_windows, wing)
        + stroke(feelers, SUMI, 3)
        + dots(((-58, -20), (-70, -2)), 3.4, SUMI)
        + keyed(RAISED_HIND_WING, SUMI)
        + fill(hind_windows, hind)
        + dots(((74, 2), (74, -12)), 4.4, spot)
        + keyed(RAISED_FORE_WING, SUMI)
        + fill(fore_windows, wing)
        + keyed(body, SUMI, 4)
    )


@card("6T")
def butterflies(deck: Deck) -> list[str]:
    return [
        PEONY_LEAF.at(204, 434, 1.3, 12, colour=SUMI),
        PEONY_LEAF.at(52, 400, 1.2, -30, colour=MATSUBA),
        PEONY_LEAF.at(288, 400, 1.2, 30, colour=MATSUBA),
        PEONY.at(262, 408, 1.05, 16),
        PEONY.at(66, 424, 1.15, -12),
        PEONY.at(176, 474, 1.25, 2),
        hero(
            group(_butterfly_from_above(YAMABUKI), x=200, y=148, scale=1.08, turn=20),
            group(_butterfly_from_the_side(GOFUN, BENI, YAMABUKI), x=120, y=306, flip=True, turn=-4),
        ),
    ]

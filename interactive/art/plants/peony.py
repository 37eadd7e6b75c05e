"""The peony of June: a wide ruffled flower whose front petals cup the stamens, its bud and its leaf."""

from __future__ import annotations

from interactive.art.palette import BENI, MATSUBA, SUMI, SUOU, UGUISU, YAMABUKI
from interactive.art.paper import dots, keyed, stroke, symbol
from interactive.art.shapes import Station, brush, joined, outline, path

# One petal from its claw at 0, 0 upwards. The notches are corners, the ruffles between them are not alike.
PETAL = outline(
    [
        (0, 2, "c"),
        (-19, -11),
        (-33, -31),
        (-33, -51),
        (-23, -59),
        (-16, -54, "c"),
        (-10, -66),
        (3, -68),
        (9, -59, "c"),
        (17, -65),
        (29, -58),
        (35, -42),
        (29, -22),
        (16, -7),
    ]
)
FOLDS = path("M-5-18C-13-27-18-35-19-46M2-20C1-32 1-42-1-54M9-17C17-26 20-34 21-46")

RED_PETAL = symbol("peony-red-petal", keyed(PETAL, BENI, 4), stroke(FOLDS, SUOU, 2.6))
DEEP_PETAL = symbol("peony-deep-petal", keyed(PETAL, SUOU, 4.4), stroke(FOLDS, BENI, 3.2))

# Turn, size and side of each petal: those behind stand tall, those below are seen from above and shorter.
BELOW = ((104, 0.98, False), (-106, 1, True), (152, 0.86, True), (-150, 0.9, False))
BACK = ((-40, 0.98, False), (36, 1, True), (-2, 1.04, False))
INNER = ((-66, 0.74, True), (66, 0.72, False), (-24, 0.78, False), (24, 0.75, True))
STAMENS = ((-17, -13), (-11, -22), (-3, -26), (6, -26), (13, -21), (18, -12), (-6, -15), (5, -16))

# The foremost petal is seen from outside: with one at each side it cups the stamens.
FRONT = PETAL.at(0, 42, 0.74, 2, tall=0.76)
FRONT_FOLDS = FOLDS.at(0, 42, 0.74, 2, tall=0.74)

# About 66 in radius.
PEONY = symbol(
    "peony",
    *(RED_PETAL.at(0, 0, size, turn, flip=flip) for turn, size, flip in (*BELOW, *BACK)),
    *(DEEP_PETAL.at(0, 0, size, turn, flip=flip) for turn, size, flip in INNER),
    DEEP_PETAL.at(-4, 36, 0.6, -48),
    DEEP_PETAL.at(4, 36, 0.6, 48, flip=True),
    dots(STAMENS, 5.2, YAMABUKI),  # over every keyline but that of the petal before them
    keyed(FRONT, BENI, 4),
    stroke(FRONT_FOLDS, SUOU, 2.4),
)

# A closed globe on its stalk, which starts at 0, 0; 64 tall.
PEONY_BUD = symbol(
    "peony-bud",
    keyed(outline([(0, -10, "c"), (-22, -24), (-20, -48), (-2, -66, "c"), (17, -50), (22, -26)]), BENI, 4),
    keyed(outline([(2, -8, "c"), (-8, -28), (-4, -48), (8, -60, "c"), (20, -44), (18, -20)]), SUOU, 4),
    keyed(
        outline(
            [
                (0, 0, "c"),
                (-20, -10),
                (-25, -30, "c"),
                (-8, -18),
                (4, -26, "c"),
                (12, -16),
                (24, -28, "c"),
                (18, -6),
            ]
        ),
        MATSUBA,
        4,
    ),
)

# Three leaflets on a stalk that starts at 0, 0; the middle one has three points. 106 tall.
MIDDLE_LEAFLET = outline(
    [
        (0, -28, "c"),
        (-9, -42),
        (-14, -54),
        (-26, -72, "c"),
        (-13, -73),
        (-9, -77, "c"),
        (-10, -92),
        (2, -114, "c"),
        (11, -94),
        (10, -79, "c"),
        (15, -76),
        (28, -77, "c"),
        (17, -58),
        (10, -42),
    ]
)
SIDE_LEAFLET = outline(
    [
        (0, 0, "c"),
        (-12, -14),
        (-15, -34),
        (-4, -62, "c"),
        (11, -44),
        (14, -38, "c"),
        (22, -40, "c"),
        (17, -18),
    ]
)


BLADES = joined(
    (MIDDLE_LEAFLET, SIDE_LEAFLET.at(-2, -23, 1, -66), SIDE_LEAFLET.at(2, -25, 0.94, 68, flip=True))
)
VEINS = path("M0-34C-1-56 0-74 2-92M-1-50L-15-62M0-52L17-64M-12-29L-42-37M12-32L40-39")

# In the colour given: ink or green.
PEONY_LEAF = symbol(
    "peony-leaf",
    keyed(path("M-3 3L-2-30H2L3 3Z"), "currentColor", 4),
    keyed(BLADES, "currentColor", 4),
    stroke(VEINS, UGUISU, 2.6),
)


def stem(*stations: Station) -> str:
    """A stem through the stations; leaves spring from them, flowers hide its end."""
    return keyed(brush(stations, samples=1), SUMI, 4)

"""The back: a plum in a lozenge, in hanafuda on waves (seigaiha), in hwatu on plain deep red."""

from __future__ import annotations

from interactive.art.deck import HEIGHT, WIDTH, Deck, card
from interactive.art.palette import BENI, KINARI, SUOU
from interactive.art.paper import disc, group, keyed, stroke, symbol
from interactive.art.plants.plum import BLOSSOM
from interactive.art.shapes import Shape, ellipse, joined, outline, path

R = 47  # of a wave: large enough to be waves still on the smallest card

WAVE = symbol(
    "wave",
    disc(0, 0, R, SUOU),
    stroke(joined(ellipse(0, 0, r) for r in (R - 2, R - 16, R - 30)), KINARI, 4),
    disc(0, 0, 6, KINARI),
)
# Two rows, the second half a wave further and over the lower half of the first: the sea is many of them.
SWELL = symbol(
    "swell",
    *(WAVE.at(x * R, 0) for x in (-4, -2, 0, 2, 4)),
    *(WAVE.at(x * R, R / 2) for x in (-3, -1, 1, 3)),
)

MARGIN = path(
    "M30 21H300C306 21 309 24 309 30V510C309 516 306 519 300 519"
    "H30C24 519 21 516 21 510V30C21 24 24 21 30 21Z"
)


@card("back", ground=SUOU)
def plum_lozenge(deck: Deck) -> list[str]:
    return [*(_sea() if deck is Deck.HANAFUDA else _margin()), _lozenge()]


def _sea() -> list[str]:
    return [SWELL.at(WIDTH / 2, y) for y in range(12, HEIGHT + R, R)]


def _margin() -> list[str]:
    """A thin line where hanafuda has its frame: in hwatu, frame and ground are one red."""
    return [stroke(MARGIN, BENI, 3)]


def _lozenge() -> str:
    return group(
        keyed(_diamond(112), SUOU, 20),
        stroke(_diamond(100), KINARI, 3),
        BLOSSOM.at(0, 2, 1.15),
        x=WIDTH / 2,
        y=HEIGHT / 2,
    )


def _diamond(reach: float) -> Shape:
    across = reach * 0.86
    return outline([(0, -reach, "c"), (across, 0, "c"), (0, reach, "c"), (-across, 0, "c")])

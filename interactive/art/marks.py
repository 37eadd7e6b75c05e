"""What the site shows of itself: the mark, and the icon for a home screen.

The mark is the moon card reduced to four shapes: frame, sky, moon, hill.
"""

from __future__ import annotations

from interactive.art.deck import HEIGHT, WIDTH
from interactive.art.palette import BENI, GOFUN, KINARI, SUMI
from interactive.art.paper import disc, fill, group, rectangle
from interactive.art.shapes import path

EDGE = 14  # the hairline of ivory that keeps the mark's ink apart from a black tab


def mark() -> str:
    """The mark alone, in a square."""
    room = HEIGHT + 2 * EDGE
    return picture(((WIDTH - room) / 2, -EDGE, room, room), _mark(), label="Hanacore")


def icon() -> str:
    """The mark on ivory, to the edge, for a home screen that rounds the corners itself."""
    ground = rectangle(0, 0, 700, 700, KINARI)
    return picture((0, 0, 700, 700), ground, group(_mark(), x=185, y=80))


def _mark() -> str:
    thick = 44  # of the frame: at 16 pixels it is still a line
    # Into the frame, or red shows.
    slope = path("M36 436C78 362 120 328 165 328C210 328 252 362 294 436V504H36Z")
    return "".join(
        [
            card_shape(SUMI, EDGE),
            rectangle(thick, thick, WIDTH - 2 * thick, HEIGHT - 2 * thick, BENI),
            disc(WIDTH / 2, 196, 100, GOFUN),
            fill(slope, SUMI),
        ]
    )


def card_shape(colour: str, edge: float) -> str:
    """A card's shape, with an edge of ivory outside it."""
    size = f'width="{WIDTH}" height="{HEIGHT}" rx="20"'
    return f'<rect {size} fill="{colour}" stroke="{KINARI}" stroke-width="{2 * edge}" paint-order="stroke"/>'


def picture(box: tuple[float, float, float, float], *elements: str, label: str = "") -> str:
    named = f' role="img" aria-label="{label}"' if label else ""
    view = " ".join(f"{number:g}" for number in box)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}"{named}>{"".join(elements)}</svg>\n'

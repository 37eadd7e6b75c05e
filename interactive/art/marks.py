"""What the site shows of itself: the mark, the icon for a home screen, and the picture of a shared link.

The mark is the moon card reduced to four shapes: frame, sky, moon, hill. In the picture of a link the moon
stands over the hill as on the card, and cards lie in front of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from interactive.art.deck import HEIGHT, WIDTH
from interactive.art.palette import BENI, GOFUN, KINARI, SUMI
from interactive.art.paper import disc, fill, group, rectangle
from interactive.art.shapes import path

EDGE = 14  # the hairline of ivory that keeps the mark's ink apart from a black tab
PREVIEW = (1200, 630)  # what sites that show a link ask for
SPREAD = 8.5  # degrees between the cards of a fan


def mark() -> str:
    """The mark alone, in a square."""
    room = HEIGHT + 2 * EDGE
    return _svg((EDGE + (WIDTH - room) / 2 - EDGE, -EDGE, room, room), _mark(), label="Hanacore")


def icon() -> str:
    """The mark on ivory, to the edge, for a home screen that rounds the corners itself."""
    ground = rectangle(0, 0, 700, 700, KINARI)
    return _svg((0, 0, 700, 700), ground, group(_mark(), x=185, y=80))


def preview(cards: Sequence[str], *, fanned: bool) -> str:
    """The picture of a link: these cards, as SVG text, in a fan before the moon, or side by side."""
    wide, high = PREVIEW
    sky, hill = rectangle(0, 0, wide, high, BENI), disc(wide / 2, 1500, 1080, SUMI)
    if fanned:
        return _svg((0, 0, wide, high), sky, disc(wide / 2, 232, 212, GOFUN), hill, *_fan(cards))
    return _svg((0, 0, wide, high), sky, hill, *_row(cards))


def _mark() -> str:
    thick = 44  # of the frame: at 16 pixels it is still a line
    slope = path(
        "M36 436C78 362 120 328 165 328C210 328 252 362 294 436V504H36Z"
    )  # into the frame, or red shows
    return "".join(
        [
            _outline(SUMI, EDGE),
            rectangle(thick, thick, WIDTH - 2 * thick, HEIGHT - 2 * thick, BENI),
            disc(WIDTH / 2, 196, 100, GOFUN),
            fill(slope, SUMI),
        ]
    )


def _fan(cards: Sequence[str]) -> list[str]:
    """The cards in an invisible hand below the picture, the last on top."""
    middle = (len(cards) - 1) / 2
    scale = 0.74
    around = 1300  # from the hand to the foot of a card
    return [
        f'<g transform="translate({PREVIEW[0] / 2} {612 + around}) rotate({(number - middle) * SPREAD})">'
        f"{_card(card, number, -WIDTH * scale / 2, -around - HEIGHT * scale, scale)}</g>"
        for number, card in enumerate(cards)
    ]


def _row(cards: Sequence[str]) -> list[str]:
    scale, gap = 0.76, 28
    step = WIDTH * scale + gap
    left = (PREVIEW[0] - len(cards) * step + gap) / 2
    top = (PREVIEW[1] - HEIGHT * scale) / 2
    return [_card(card, number, left + number * step, top, scale) for number, card in enumerate(cards)]


def _card(svg: str, number: int, x: float, y: float, scale: float) -> str:
    """A whole card inside another picture; its names get a number, for two cards may use the same."""
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>c{number}-", svg.strip())
    place = f'x="{x:g}" y="{y:g}" width="{WIDTH * scale:g}" height="{HEIGHT * scale:g}"'
    edge = group(_outline(KINARI, 5), x=x, y=y, scale=scale)
    return edge + svg.replace("<svg ", f"<svg {place} ", 1)


def _outline(colour: str, edge: float) -> str:
    """A card's shape, with an edge of ivory outside it."""
    size = f'width="{WIDTH}" height="{HEIGHT}" rx="20"'
    return f'<rect {size} fill="{colour}" stroke="{KINARI}" stroke-width="{2 * edge}" paint-order="stroke"/>'


def _svg(box: tuple[float, float, float, float], *elements: str, label: str = "") -> str:
    named = f' role="img" aria-label="{label}"' if label else ""
    view = " ".join(f"{number:g}" for number in box)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}"{named}>{"".join(elements)}</svg>\n'

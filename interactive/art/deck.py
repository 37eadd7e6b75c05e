"""A card: its ground, its picture, its frame, and what hanafuda and hwatu each have their own way."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from interactive.art.palette import BENI, KINARI, SUMI, SUOU
from interactive.art.paper import HERO, body_of, disc, fill
from interactive.art.shapes import path

WIDTH, HEIGHT = 330, 540
WINDOW = (13, 13, 317, 527)  # inside the frame: left, top, right, bottom
INDEX_CORNER = (104, 122)  # right of and below it, nothing is hidden by the tab with the month's number

GWANG = (268, 474, 38)  # where hwatu has the disc with 光 on lights: x, y, radius

# 光 in six strokes: down, left, right, across, and the two legs, of which the second hooks up.
_GWANG_LETTER = path(
    "M-4-28L4-29L3-4H-3ZM-20-20L-13-25L-5-10L-10-6ZM15-24L22-20L11-6L6-8ZM-27-5L27-8V0L-27 2Z"
    "M-9 0H-2Q-4 24-25 28L-28 23Q-11 18-9 0ZM4-1H11V20H20L23 11L29 13L26 27H7L4 22Z"
)


class Deck(Enum):
    """Which deck a card is drawn for: the same picture, with other letters, marks and frame."""

    HANAFUDA = "hanafuda"
    HWATU = "hwatu"

    @property
    def frame(self) -> str:
        return SUMI if self is Deck.HANAFUDA else SUOU


Drawing = Callable[[Deck], list[str]]


@dataclass(frozen=True, slots=True)
class Picture:
    """What is drawn for a card code ("1H", or "back"), on its ground."""

    code: str
    draw: Drawing
    ground: str


pictures: dict[str, Picture] = {}


def card(code: str, *, ground: str = KINARI) -> Callable[[Drawing], Drawing]:
    """Name the picture of a card.

    Raises:
        ValueError: the card has a picture.
    """

    def named(draw: Drawing) -> Drawing:
        if code in pictures:
            raise ValueError(f"{code} is drawn twice")
        pictures[code] = Picture(code, draw, ground)
        return draw

    return named


def written(code: str, deck: Deck, *, marked: bool = False) -> str:
    """The card as an SVG file; `marked` keeps the marks by which checks find the hero.

    Raises:
        KeyError: nobody has drawn the card.
    """
    picture = pictures[code]
    art = "".join(picture.draw(deck))
    if deck is Deck.HWATU and code.endswith("H"):
        art += _gwang()
    art = art.replace(f" {HERO}>", f' {HERO}="">' if marked else ">")
    ground = f'<rect x="7" y="7" width="316" height="526" fill="{picture.ground}"/>'
    # Over the art: laid under it, a frame leaves a hairline of the ground on dark cards.
    frame = '<rect x="6.5" y="6.5" width="317" height="527" rx="13.5" fill="none" stroke-width="13"'
    return _document(ground + art, f'{frame} stroke="{deck.frame}"/>')


def _gwang() -> str:
    """The disc with 光 that tells a light in hwatu; the letter is cut with straight edges, for its bytes."""
    x, y, r = GWANG
    return disc(x, y, r, BENI, keyline=10) + fill(_GWANG_LETTER.at(x, y), KINARI)


def _document(art: str, frame: str) -> str:
    shared: dict[str, str] = {}
    art = _inlined(art, shared)
    defs = "".join(f'<g id="{name}">{body}</g>' for name, body in shared.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        '<defs><clipPath id="card"><rect x="7" y="7" width="316" height="526" rx="14"/></clipPath>'
        f"{defs}</defs>"
        '<g clip-path="url(#card)" stroke-linejoin="round" stroke-linecap="round" paint-order="stroke">'
        f"{art}</g>{frame}</svg>\n"
    )


USE = re.compile(r'<use href="#([\w-]+)"([^>]*)/>')


def _inlined(art: str, shared: dict[str, str]) -> str:
    """The art with what is used once written in place, and what is used more often collected in `shared`."""
    counts: dict[str, int] = {}

    def count(text: str) -> None:
        for name, _ in USE.findall(text):
            counts[name] = counts.get(name, 0) + 1
            if counts[name] == 1:
                count(body_of(name))

    count(art)

    def place(text: str) -> str:
        def one(found: re.Match[str]) -> str:
            name, attributes = found.groups()
            if counts[name] == 1:
                return f"<g{attributes}>{place(body_of(name))}</g>"
            if name not in shared:
                shared[name] = place(body_of(name))
            return found.group()

        return USE.sub(one, text)

    return place(art)

"""What is shown where a page of the site is linked: cards before the moon, or a clause with its cards.

The moon stands over the hill as on its card, and cards lie in front of it. A clause is set on paper: its
number as a key-cap, its title and its words, and below them the cards it is about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.sax.saxutils import escape

from interactive.art.deck import HEIGHT, WIDTH
from interactive.art.marks import card_shape, mark, picture
from interactive.art.palette import BENI, GOFUN, KINARI, SUMI
from interactive.art.paper import disc, group, rectangle

PREVIEW = (1200, 630)  # what sites that show a link ask for
SPREAD = 8.5  # degrees between the cards of a fan
MARGIN = 64
MEASURE = PREVIEW[0] - 2 * MARGIN  # how long a line of a clause may be
TITLE, TEXT, KEY = 56, 30, 40  # sizes of letters
CARD = 0.34  # size of a clause's cards, of a card of 330 by 540


def preview(cards: Sequence[str], *, fanned: bool) -> str:
    """The picture of a link: these cards, as SVG text, in a fan before the moon, or side by side."""
    wide, high = PREVIEW
    sky, hill = rectangle(0, 0, wide, high, BENI), disc(wide / 2, 1500, 1080, SUMI)
    if fanned:
        return picture((0, 0, wide, high), sky, disc(wide / 2, 232, 212, GOFUN), hill, *_fan(cards))
    return picture((0, 0, wide, high), sky, hill, *_row(cards))


def room(title: int, cards: int) -> int:
    """How many lines of words there is room for, under so many lines of title and over so many cards."""
    if not cards:
        return 8 - title
    return 4 if title == 1 else 2


def clause(rule: str, game: str, title: Sequence[str], words: Sequence[str], cards: Sequence[str]) -> str:
    """The picture of a clause: lines of its title and of its words, and its cards as SVG text."""
    wide, high = PREVIEW
    key = 24 * len(rule) + 40
    y = 190
    lines = []
    for line in title:
        lines.append(_text(MARGIN, y, line, "DejaVu Serif", TITLE, bold=True))
        y += 70
    y += 2
    for line in words:
        lines.append(_text(MARGIN, y, line, "DejaVu Sans", TEXT))
        y += 41
    size = 0.24
    return picture(
        (0, 0, wide, high),
        rectangle(0, 0, wide, high, KINARI),
        rectangle(0, 0, wide, 12, SUMI),
        rectangle(0, 12, wide, 5, BENI),
        f'<rect x="{MARGIN}" y="56" width="{key}" height="62" rx="10" fill="{GOFUN}" stroke="{SUMI}" '
        'stroke-width="4"/>',
        _text(MARGIN + 20, 101, rule, "DejaVu Sans Mono", KEY, bold=True),
        _text(MARGIN + key + 26, 101, game, "DejaVu Sans", TEXT),
        *lines,
        *_hand(cards),
        _card(mark(), 99, wide - MARGIN - WIDTH * size, high - 40 - HEIGHT * size, size, edged=False),
    )


def _hand(cards: Sequence[str]) -> list[str]:
    """A clause's cards side by side at the foot."""
    step = WIDTH * CARD + 14
    top = PREVIEW[1] - 40 - HEIGHT * CARD
    return [_card(card, number, MARGIN + number * step, top, CARD) for number, card in enumerate(cards)]


def _text(x: float, y: float, words: str, font: str, size: int, *, bold: bool = False) -> str:
    face = f'font-family="{font}" font-size="{size}"' + (' font-weight="700"' if bold else "")
    return f'<text x="{x:g}" y="{y:g}" {face} fill="{SUMI}">{escape(words)}</text>'


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


def _card(svg: str, number: int, x: float, y: float, scale: float, *, edged: bool = True) -> str:
    """A whole card inside another picture; its names get a number, for two cards may use the same."""
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>c{number}-", svg.strip())
    place = f'x="{x:g}" y="{y:g}" width="{WIDTH * scale:g}" height="{HEIGHT * scale:g}"'
    edge = group(card_shape(KINARI, 5), x=x, y=y, scale=scale) if edged else ""
    return edge + svg.replace("<svg ", f"<svg {place} ", 1)

"""What is laid on a card: cut paper with its ivory keyline, ink lines, and symbols that several cards share.

Elements are SVG text. Every shape with a keyline leaves a gap of bare ivory round it, so that things which
overlap stay apart at any size without black outlines; strokes are painted under the fill all over the card.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from interactive.art.palette import KINARI, SUMI
from interactive.art.shapes import Shape, joined, number_list

KEYLINE = 5.0  # the whole width of the stroke; the half outside the shape shows

HERO = "data-hero"  # marks what a card is known by, for the checks; the built card has no mark

_symbols: dict[str, str] = {}


def fill(shape: Shape | Iterable[Shape], colour: str, *, grain: float = 1) -> str:
    """Bare paper, without a gap round it."""
    return f'<path fill="{colour}" d="{_one(shape).d(grain)}"/>'


def keyed(shape: Shape | Iterable[Shape], colour: str, width: float = KEYLINE, *, grain: float = 1) -> str:
    """Cut paper: the shape in its colour, parted from what lies beneath by a keyline of ivory."""
    return _stroked(shape, colour, KINARI, width, grain)


def inked(
    shape: Shape | Iterable[Shape], colour: str, width: float = 4, *, line: str = SUMI, grain: float = 1
) -> str:
    """A shape lighter than its ground, held by a contour `width` wide outside it."""
    return _stroked(shape, colour, line, 2 * width, grain)


def stroke(shape: Shape | Iterable[Shape], colour: str = SUMI, width: float = 3, *, grain: float = 1) -> str:
    """A line of even width: a feather, a vein, a fold. Below 2.4 it is lost on a small card."""
    return f'<path fill="none" stroke="{colour}" stroke-width="{_number(width)}" d="{_one(shape).d(grain)}"/>'


def disc(x: float, y: float, r: float, colour: str, *, keyline: float = 0, ink: float = 0) -> str:
    """A disc, with a keyline or with a contour."""
    line = ""
    if keyline:
        line = f' stroke="{KINARI}" stroke-width="{_number(keyline)}"'
    elif ink:
        line = f' stroke="{SUMI}" stroke-width="{_number(2 * ink)}"'
    return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(r)}" fill="{colour}"{line}/>'


def dots(places: Iterable[tuple[float, float]], r: float, colour: str) -> str:
    """Dots of one size; r at least 2.4."""
    return "".join(disc(x, y, r, colour) for x, y in places)


def rectangle(x: float, y: float, width: float, height: float, colour: str) -> str:
    box = f'x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" height="{_number(height)}"'
    return f'<rect {box} fill="{colour}"/>'


def group(
    *elements: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
    colour: str | None = None,
) -> str:
    """Elements that move together; `colour` is what `currentColor` means inside."""
    told = f' color="{colour}"' if colour else ""
    return f"<g{told}{_transform(x, y, scale, turn, flip=flip)}>{''.join(elements)}</g>"


def hero(*elements: str) -> str:
    """What the card is known by: it must be large, and clear of the corner where the month's tab lies."""
    return f"<g {HERO}>{''.join(elements)}</g>"


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing that is used more than once, about its own 0, 0."""

    name: str

    def at(
        self,
        x: float,
        y: float,
        scale: float = 1,
        turn: float = 0,
        *,
        flip: bool = False,
        colour: str | None = None,
    ) -> str:
        """The drawing flipped, scaled (up to 1.35: keylines grow too), turned by degrees, at x, y."""
        told = f' color="{colour}"' if colour else ""
        return f'<use href="#{self.name}"{told}{_transform(x, y, scale, turn, flip=flip)}/>'


def symbol(name: str, *elements: str) -> Symbol:
    """Name a drawing. `fill="currentColor"` in it takes the colour given where it is used.

    Raises:
        ValueError: another drawing has the name.
    """
    body = "".join(elements)
    if _symbols.setdefault(name, body) != body:
        raise ValueError(f"two drawings are called {name}")
    return Symbol(name)


def body_of(name: str) -> str:
    """The elements of a symbol.

    Raises:
        KeyError: there is no such symbol.
    """
    return _symbols[name]


def _one(shape: Shape | Iterable[Shape]) -> Shape:
    return shape if isinstance(shape, Shape) else joined(shape)


def _stroked(shape: Shape | Iterable[Shape], colour: str, line: str, width: float, grain: float) -> str:
    return (
        f'<path fill="{colour}" stroke="{line}" stroke-width="{_number(width)}" d="{_one(shape).d(grain)}"/>'
    )


def _transform(x: float, y: float, scale: float, turn: float, *, flip: bool) -> str:
    steps = ""
    if x or y:
        steps += f"translate({number_list((round(x, 1), round(y, 1)))})"
    if turn:
        steps += f"rotate({_number(turn)})"
    if flip:
        steps += f"scale({_number(-scale)} {_number(scale)})"
    elif scale != 1:
        steps += f"scale({_number(scale)})"
    return f' transform="{steps}"' if steps else ""


def _number(value: float) -> str:
    return number_list((value,))

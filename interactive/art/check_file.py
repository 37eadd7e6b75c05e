"""What must hold of the file of a card: how it is written, in which colours, and how long it is."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from xml.etree import ElementTree

from interactive.art.palette import COLOURS, SHADES

VIEW_BOX = "0 0 330 540"
RAW = 9 * 1024  # bytes of a file
WIRE = 2560  # bytes as servers send it
THINNEST = 2.4  # a thinner line or a smaller dot is lost on a small card

SVG = "{http://www.w3.org/2000/svg}"
# Names no text, image, filter, style or script: a card looks the same in every browser, inside every page.
MAY_HOLD = {
    "svg": "viewBox",
    "defs": "",
    "clipPath": "id",
    "g": "id fill color clip-path transform stroke stroke-width stroke-linejoin stroke-linecap paint-order",
    "use": "href color transform",
    "path": "d fill fill-rule stroke stroke-width",
    "circle": "cx cy r fill stroke stroke-width",
    "rect": "x y width height rx fill stroke stroke-width",
}
PAINTS = ("fill", "stroke", "color")


def file_problems(svg: str) -> Iterator[str]:
    """What is wrong with the file, each with what to do."""
    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError as error:
        yield f"is no well-formed XML ({error}): close every element and quote every attribute"
        return
    if root.tag != f"{SVG}svg" or root.get("viewBox") != VIEW_BOX:
        yield f'does not begin with <svg viewBox="{VIEW_BOX}"> of SVG: write it with deck.written'
    elements = list(root.iter())
    yield from _unknown(elements)
    yield from _colours(elements)
    yield from _references(elements)
    yield from _thin(elements)
    yield from _long(svg)


def _unknown(elements: list[ElementTree.Element]) -> Iterator[str]:
    for element in elements:
        name = element.tag.removeprefix(SVG)
        if name not in MAY_HOLD:
            yield f"has <{name}>: draw with {', '.join(sorted(MAY_HOLD))} alone"
            continue
        for attribute in sorted(set(element.keys()) - set(MAY_HOLD[name].split())):
            yield f"has {attribute}= on <{name}>: the functions of paper.py write all that is needed"
        if (element.text or "").strip() or (element.tail or "").strip():
            yield f"has text in or after <{name}>: a letter is drawn, by glyphs.letter"


def _colours(elements: list[ElementTree.Element]) -> Iterator[str]:
    used = {value for element in elements for key in PAINTS if (value := element.get(key))}
    painted = used - {"none", "currentColor"}
    for value in sorted(painted - COLOURS - SHADES):
        yield f"has the colour {value}: take the nearest of palette.py"
    shades = sorted(painted & SHADES)
    if len(shades) > 1:
        yield f"has the local shades {' and '.join(shades)}: keep one and take the other from the sixteen"
    if "currentColor" in used and not any(element.get("color") for element in elements):
        yield "has currentColor and no colour for it: give Symbol.at its colour"


def _references(elements: list[ElementTree.Element]) -> Iterator[str]:
    names = [name for element in elements if (name := element.get("id"))]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"has two things with the id {name}: name the symbols apart"
    asked = {element.get("href", "").removeprefix("#") for element in elements if element.tag == f"{SVG}use"}
    for element in elements:
        asked |= set(re.findall(r"url\(#(.*?)\)", element.get("clip-path", "")))
    for name in sorted(asked - set(names)):
        yield f"uses #{name}, which is not in the file: make it with paper.symbol"
    for name in sorted(set(names) - asked):
        yield f"holds #{name} and never uses it: leave it out"


def _thin(elements: list[ElementTree.Element]) -> Iterator[str]:
    for element in elements:
        for key, what in (("stroke-width", "line"), ("r", "dot")):
            size = float(element.get(key, THINNEST))
            if size < THINNEST:
                yield f"has a {what} of {size:g} ({key}): below {THINNEST} it is lost on a small card"


def _long(svg: str) -> Iterator[str]:
    raw, wire = len(svg.encode()), wire_size(svg)
    if raw > RAW:
        yield f"is {raw} bytes, {raw - RAW} too many: repeat a symbol, or list fewer landmarks"
    if wire > WIRE:
        yield f"is {wire} bytes compressed, {wire - WIRE} too many: repeat a symbol, or list fewer landmarks"


def wire_size(svg: str) -> int:
    """Bytes as a server sends them."""
    return len(gzip.compress(svg.encode(), 9, mtime=0))

"""The few letters that cards carry, as brush strokes: the cards need no font and look the same everywhere."""

from __future__ import annotations

from interactive.art.paper import fill
from interactive.art.shapes import Station, brush, joined

# Each letter in a box of 100 by 100, 0, 0 at its middle: strokes as stations, 8 to 12 wide, thin at the exit.
LETTERS: dict[str, tuple[tuple[Station, ...], ...]] = {
    "光": (
        ((0, -46, 11), (1, -8, 9)),
        ((-30, -36, 11), (-18, -18, 6)),
        ((32, -38, 11), (17, -17, 5)),
        ((-44, -3, 9), (44, -6, 10)),
        ((-12, -2, 10), (-16, 22, 9), (-42, 44, 3)),
        ((13, -3, 10), (12, 34, 9), (22, 43, 9), (42, 39, 8), (43, 22, 3)),
    ),
}


def letter(sign: str, x: float, y: float, size: float, colour: str) -> str:
    """One letter with its middle at x, y, in a box of `size`.

    Raises:
        KeyError: nobody has drawn the letter.
    """
    strokes = joined(brush(stroke) for stroke in LETTERS[sign])
    return fill(strokes.at(x, y, size / 100), colour, grain=0.2)

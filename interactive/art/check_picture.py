"""What must hold of a card as the eye sees it: how full it is, how large its hero, what its corners hold."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import numpy as np
from numpy.typing import NDArray

from interactive.art.deck import GWANG, HEIGHT, INDEX_CORNER, WIDTH, WINDOW, Deck, written
from interactive.art.palette import KINARI
from interactive.art.paper import HERO
from interactive.art.raster import LUMINANCE, linear, rendered

SCALE = 0.5  # pixels a unit
FULLNESS = (0.40, 0.80)  # of the window, what is not bare ivory
EMPTY = 0.04  # a quarter of the window with less on it is empty
HERO_PART = 0.45  # of the card's width or height
GWANG_PART = 0.10  # of the hero, what the disc may cover
ALIKE = 0.25  # of the window, what must differ between two chaff of a month at the size of a thumb

# Cards that are not held to a measure, and why.
ANY_FULLNESS = {
    "8H": "the sky of the moon is red all over",
    "11a": "the storm is red and black all over",
    "back": "a back is a pattern",
}
ANY_QUARTER = {
    "8a": "the sky over the hill is empty",
    "8b": "the sky over the hills is empty",
    "back": "a back is a pattern",
}
ANY_CORNER = {"8H": "the moon fills the sky, and is known by what the tab leaves of it"}

Mask = NDArray[np.bool_]


def picture_problems(code: str) -> Iterator[str]:
    """What is wrong with the picture, each with what to do; it is the same picture in both decks."""
    yield from fullness_problems(code, written(code, Deck.HANAFUDA))
    if code[-1] in "HTR":
        yield from hero_problems(code, written(code, Deck.HANAFUDA, marked=True))


def fullness_problems(code: str, svg: str) -> Iterator[str]:
    inked = _window(not_ivory(svg))
    low, high = FULLNESS
    full = float(inked.mean())
    if code not in ANY_FULLNESS and not low <= full <= high:
        advice = "let the plant fill more of it" if full < low else "leave more ivory bare"
        yield f"is {full:.0%} full, and not {low:.0%} to {high:.0%}: {advice}"
    if code in ANY_QUARTER:
        return
    middle_y, middle_x = inked.shape[0] // 2, inked.shape[1] // 2
    quarters = {
        "top left": inked[:middle_y, :middle_x],
        "top right": inked[:middle_y, middle_x:],
        "bottom left": inked[middle_y:, :middle_x],
        "bottom right": inked[middle_y:, middle_x:],
    }
    for where, quarter in quarters.items():
        if quarter.mean() < EMPTY:
            yield f"is empty at the {where}: let a branch or a blossom reach into it"


def hero_problems(code: str, marked: str) -> Iterator[str]:
    hero = not_ivory(hero_alone(marked))
    if not hero.any():
        yield "has no hero: wrap what it is known by in paper.hero"
        return
    rows, columns = np.flatnonzero(hero.any(axis=1)), np.flatnonzero(hero.any(axis=0))
    tall = (rows[-1] - rows[0]) / SCALE / HEIGHT
    wide = (columns[-1] - columns[0]) / SCALE / WIDTH
    if max(tall, wide) < HERO_PART:
        size = f"{wide:.0%} of its width and {tall:.0%} of its height"
        yield f"has a hero of {size}: make it {HERO_PART:.0%} of one at least"
    if code not in ANY_CORNER:
        yield from _corner_problems(hero)
    if code.endswith("H"):
        yield from _gwang_problems(hero)


def _corner_problems(hero: Mask) -> Iterator[str]:
    right, foot = INDEX_CORNER
    corner = hero[: int(foot * SCALE), : int(right * SCALE)]
    if corner.sum() > 4:
        inside = (corner.shape[1 - k] - np.flatnonzero(corner.any(axis=k))[0] for k in (0, 1))
        reach = " by ".join(f"{pixels / SCALE:.0f}" for pixels in inside)
        yield f"has its hero {reach} units inside the index corner (x < {right}, y < {foot}): move it out"


def _gwang_problems(hero: Mask) -> Iterator[str]:
    x, y, r = GWANG
    down, across = np.indices(hero.shape) / SCALE
    disc = (across - x) ** 2 + (down - y) ** 2 < r * r
    hidden = float((hero & disc).sum()) / float(hero.sum())
    if hidden > GWANG_PART:
        yield f"has {hidden:.0%} of its hero under the disc of 光 (about {x}, {y}): move it out"


def alike_problems(one: str, other: str) -> Iterator[str]:
    """Two chaff of a month must be told apart at a glance."""
    a, b = (linear(rendered(written(code, Deck.HANAFUDA), 96)) @ LUMINANCE for code in (one, other))
    differing = float((abs(a**0.45 - b**0.45) > 0.15).mean())
    if differing < ALIKE:
        yield f"differs from {one} in {differing:.0%} of its face alone, not {ALIKE:.0%}: compose it anew"


def hero_alone(marked: str) -> str:
    """The card with nothing but its hero: no ground, no frame."""
    root = ElementTree.fromstring(marked)
    _keep_hero(root)
    return ElementTree.tostring(root, encoding="unicode")


def not_ivory(svg: str) -> Mask:
    """Where something else than bare card is drawn."""
    pixels = np.asarray(rendered(svg, int(WIDTH * SCALE)), dtype=np.int16)
    ivory = np.array([int(KINARI[i : i + 2], 16) for i in (1, 3, 5)])
    return np.asarray((pixels[:, :, 3] > 128) & (abs(pixels[:, :, :3] - ivory).max(axis=2) > 12))


def _window(mask: Mask) -> Mask:
    left, top, right, foot = (int(edge * SCALE) for edge in WINDOW)
    return mask[top + 1 : foot, left + 1 : right]


def _keep_hero(parent: ElementTree.Element) -> None:
    for child in list(parent):
        if child.get(HERO) is not None or child.tag.endswith("}defs"):
            continue
        if len(child):
            _keep_hero(child)
        else:
            parent.remove(child)

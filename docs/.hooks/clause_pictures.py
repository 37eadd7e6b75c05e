"""The picture of each clause's short address: its number, its words and the cards of its first example.

The letters are DejaVu's, which come with matplotlib: a picture is the same wherever the site is built.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import matplotlib
import resvg_py
from clauses import ROOT, Clause, plain
from PIL import ImageFont
from short_links import shortened
from steps import CACHE

from hanacore import examples
from hanacore.cards import CODES, CardSet, cards
from hanacore.errors import HanaError
from interactive.art import link_picture

CARDS = ROOT / "interactive" / "cards"
MADE = CACHE / "clause-pictures"
UNDER = "assets/preview"
FONTS = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
FILES = {"serif": "DejaVuSerif-Bold.ttf", "sans": "DejaVuSans.ttf", "mono": "DejaVuSansMono-Bold.ttf"}
MOST_CARDS = 6
_FENCE = re.compile(r"(?ms)^```hana\n(.*?)^```")


def name(rule: str) -> str:
    """The picture's place from the root of the site."""
    return f"{UNDER}/{rule}.png"


def copy(site: Path, clauses: Iterable[Clause]) -> None:
    """Draw the pictures that have changed, on all cores, and put all of them into the site."""
    MADE.mkdir(parents=True, exist_ok=True)
    drawn = {clause.id: _drawing(clause) for clause in clauses}
    files = {rule: MADE / f"{rule}-{_digest(svg)}.png" for rule, svg in drawn.items()}
    owed = [rule for rule, file in files.items() if not file.exists()]
    if owed:
        with ProcessPoolExecutor() as pool:
            for rule, png in zip(
                owed, pool.map(_png, [drawn[rule] for rule in owed], chunksize=8), strict=True
            ):
                files[rule].write_bytes(png)
    for old in set(MADE.glob("*.png")) - set(files.values()):
        old.unlink()
    (site / UNDER).mkdir(parents=True, exist_ok=True)
    for rule, file in files.items():
        (site / name(rule)).write_bytes(file.read_bytes())


def _digest(svg: str) -> str:
    return hashlib.sha256(svg.encode()).hexdigest()[:16]


def _drawing(clause: Clause) -> str:
    title = _wrapped(clause.title, "serif", link_picture.TITLE, 2)
    shown = _cards(clause)
    words = shortened(_latin(plain("\n".join(clause.body)) or clause.title), 230)
    return link_picture.clause(
        clause.id,
        clause.game,
        title,
        _wrapped(words, "sans", link_picture.TEXT, link_picture.room(len(title), len(shown))),
        [(CARDS / f"{code}.svg").read_text("utf-8") for code in shown],
    )


def _cards(clause: Clause) -> list[str]:
    """What the first example shows: the cards that score, else those that it is about."""
    fence = _FENCE.search("\n".join(clause.body))
    if not fence:
        return []
    block: dict[str, Any] = tomllib.loads(fence[1])
    try:
        scoring = [
            CODES[card]
            for one in examples.work(block).scored
            for line in one.sheet.lines
            for card in cards(line.cards.mask)
        ]
    except HanaError:
        return []  # the page says what is wrong with it
    for key in ("pile", "field", "hand", "turned"):
        if not scoring and isinstance(block.get(key), str):
            try:
                scoring = [CODES[card] for card in cards(CardSet.parse(block[key]).mask)]
            except HanaError:
                continue  # a hand in months
    return list(dict.fromkeys(scoring))[:MOST_CARDS]


def _latin(text: str) -> str:
    """Without the words that the font has no letters for."""
    return " ".join(re.sub(r"[^\x20-\u024f\u2010-\u2026\u2212×]+", " ", text).split())


def _wrapped(text: str, face: str, size: int, most: int) -> list[str]:
    """Lines that fit the picture; what is too much ends in an ellipsis."""
    font = ImageFont.truetype(FONTS / FILES[face], size)
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.getlength(longer) <= link_picture.MEASURE:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    return lines


def _png(svg: str) -> bytes:
    files = [str(FONTS / file) for file in FILES.values()]
    made: Any = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files)
    return bytes(made)

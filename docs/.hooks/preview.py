"""The pictures that stand for the site elsewhere: its icons, and what is shown where a page is linked.

Drawn by interactive/art around the built cards, and made into pixels while the site is built.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import clause_pictures
import deck
import resvg_py
from clauses import ROOT, Clause
from mkdocs.structure.pages import Page
from steps import CACHE, digest, is_stamped, write_stamp

from interactive.art import link_picture, marks

CARDS = ROOT / "interactive" / "cards"
MADE = CACHE / "preview"
MARK = "assets/mark.svg"  # the theme's logo and the browser's icon
UNDER = "assets/preview"
LIGHTS = ("1H", "3H", "11H", "12H")  # the fifth stands in the sky
ICONS = {"icon-48.png": (marks.mark, 48), "icon-180.png": (marks.icon, 180)}


def apply(page: Page, clause: Clause | None) -> None:
    """What a page's link shows: its clause, the cards of its month, or the site's own picture."""
    if clause:
        page.meta["preview"] = clause_pictures.name(clause.id)
        page.meta["preview_shows"] = f"{page.meta['title']}: {page.meta['description']}"
        return
    it = deck.month_view(page.meta["month"]) if "month" in page.meta else None
    page.meta["preview"] = f"{UNDER}/{it['slug'] if it else 'site'}.png"
    page.meta["preview_shows"] = (
        f"The four cards of {it['name'].lower()}" if it else "Four lights in a fan, under the moon"
    )


def copy(site: Path) -> None:
    """Make what has changed, and put all of it into the site."""
    key = digest([CARDS, ROOT / "interactive" / "art", Path(__file__)])
    stamp = MADE / "stamp"
    if not is_stamped(stamp, key):
        MADE.mkdir(parents=True, exist_ok=True)
        for name, png in _pictures().items():
            (MADE / name).write_bytes(png())
        write_stamp(stamp, key)
    (site / UNDER).mkdir(parents=True, exist_ok=True)
    (site / MARK).write_text(marks.mark(), "utf-8")
    for file in MADE.glob("*.png"):
        (site / UNDER / file.name).write_bytes(file.read_bytes())


def _pictures() -> dict[str, Callable[[], bytes]]:
    made: dict[str, Callable[[], bytes]] = {
        name: lambda drawn=drawn, width=width: _png(drawn(), width) for name, (drawn, width) in ICONS.items()
    }
    made["site.png"] = lambda: _preview(LIGHTS, fanned=True)
    for it in deck.months():
        codes = tuple(card["code"] for card in it["cards"])
        made[f"{it['slug']}.png"] = lambda codes=codes: _preview(codes, fanned=False)
    return made


def _preview(codes: tuple[str, ...], *, fanned: bool) -> bytes:
    cards = [(CARDS / f"{code}.svg").read_text("utf-8") for code in codes]
    return _png(link_picture.preview(cards, fanned=fanned), link_picture.PREVIEW[0])


def _png(svg: str, width: int) -> bytes:
    made: Any = resvg_py.svg_to_bytes(svg_string=svg, width=width)
    return bytes(made)

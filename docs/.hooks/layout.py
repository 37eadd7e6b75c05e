"""Page layouts: ``hana_layout`` in the front matter says how much of the theme's furniture a page keeps.

play    a table: no navigation, contents, tabs or footer; under 600 px no header either
wide    a calculator or drill: no side columns
short   one clause: no side columns, and narrow
home    no side columns, no title of its own

Two more lines of the front matter are about cards: ``months: korean`` (the Korean set and its numbers) and
``badges: false`` (no month and category at the corner). Both hold until the reader chooses otherwise.
"""

from __future__ import annotations

from mkdocs.structure.pages import Page
from site_pages import own_set

_HIDE = {
    "play": ["navigation", "toc", "footer"],
    "wide": ["navigation", "toc"],
    "short": ["navigation", "toc"],
    "home": ["navigation", "toc"],
}


def apply(page: Page) -> None:
    if kind := page.meta.get("hana_layout"):
        page.meta["hide"] = [*page.meta.get("hide", []), *_HIDE[kind]]


def mark_body(output: str, page: Page) -> str:
    """The stylesheet goes by ``body[data-hana-layout]``; page.mjs keeps it true under instant navigation."""
    kind = page.meta.get("hana_layout", "text")
    output = output.replace("<body ", f'<body data-hana-layout="{kind}" ', 1)
    badges = "on" if page.meta.get("badges", True) else "off"
    says = f'data-hana-page="{kind}" data-own-set="{own_set(page)}" data-own-badges="{badges}"'
    output = output.replace('<main class="md-main"', f'<main {says} class="md-main"', 1)
    if 'class="hana-clause"' in output:
        # The theme asks where each heading of the contents lies, which lays out every clause that is off the
        # screen; interactive/contents.mjs marks the clause being read without asking.
        output = output.replace(' data-md-component="toc"', "")
    return output

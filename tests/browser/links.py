"""Where the links of a page lead, in the built site."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit
from xml.etree import ElementTree

from steps import SITE, SITE_URL

SHORT = "r/"
EMBEDDED = "practice/embed/"  # a table and nothing else
EVERY = 35  # short pages; tests/browser/test_short_links.py reads them all
LOC = "{http://www.sitemaps.org/schemas/sitemap/0.9}loc"


def sitemap() -> list[str]:
    """Every page, by its path under the site's root."""
    index = SITE / "sitemap.xml"
    if not index.is_file():
        return []  # the tests then say that there is no site
    return [loc.text.removeprefix(SITE_URL) for loc in ElementTree.parse(index).iter(LOC) if loc.text]


def visited() -> list[str]:
    """Pages to look at one by one: of the clauses' short pages, made alike by the hundred, a few."""
    pages = sitemap()
    short = [path for path in pages if path.startswith(SHORT)]
    return [path for path in pages if path not in short] + short[::EVERY]


def is_ours(url: str, site: str) -> bool:
    return url.startswith(site)


def broken(url: str, site: str) -> str | None:
    """What is wrong with an address of the site; None: nothing."""
    address, fragment = urldefrag(url)
    path = unquote(urlsplit(address).path).removeprefix(urlsplit(site).path)
    file = SITE / path
    if file.is_dir():
        file /= "index.html"
    if not file.is_file():
        return f"{url}: no such file"
    if not fragment or "=" in fragment or file.suffix != ".html":
        return None  # a fragment with = is a widget's
    return None if unquote(fragment) in anchors(file) else f"{url}: no such anchor"


@cache
def anchors(file: Path) -> frozenset[str]:
    return frozenset(re.findall(r'\bid="([^"]+)"', file.read_text("utf-8")))

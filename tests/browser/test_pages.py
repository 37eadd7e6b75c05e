"""Every page of the sitemap, at every width and in both schemes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from steps import SITE

from tests.browser.conftest import Opening
from tests.browser.links import broken, is_ours, sitemap, visited
from tests.browser.visits import DRILL, SCORE, TABLE

WIDTHS = (360, 768, 1440)
SCHEMES = ("light", "dark")
SLIPS = re.compile(
    r"\bundefined\b|\bNaN\b|\[object|\bnull\b|\bNone\b|\{\{|\}\}|\b(?:yaku|line|card|month|category)\.[a-z]"
)
PYTHON = ("reference/api/", "reference/linking/")  # they show Python, whose None is no slip
TITLE = "<title>(.*?)</title>"
DESCRIPTION = '<meta name="description" content="(.*?)"'
LAYOUT = """async () => ({
  across: document.documentElement.scrollWidth - innerWidth,
  images: (await Promise.all([...document.images].map((one) => {
    one.loading = "eager"; // those below the fold too
    return one.decode().then(() => "", () => one.src);
  }))).filter(Boolean),
  scheme: document.body.dataset.mdColorScheme,
  text: document.body.innerText,
})"""
ADDRESSES = """() => [...document.querySelectorAll("[href], [src]")]
  .map((one) => one.href?.baseVal ?? one.href ?? one.src).filter((url) => /^https?:/.test(url))"""


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_page_fits_and_says_what_it_means(opening: Opening, width: int, scheme: str) -> None:
    page = opening(viewport={"width": width, "height": 800}, color_scheme=scheme).new_page()
    for path in visited():
        answer = page.goto(path)
        assert answer
        assert answer.status == 200
        is_drawn(page, path)
        seen: dict[str, Any] = page.evaluate(LAYOUT)
        assert seen["across"] <= 0, f"/{path} scrolls sideways at {width} px"
        assert seen["images"] == [], f"/{path}"
        assert seen["scheme"] == {"light": "default", "dark": "slate"}[scheme]
        slips = SLIPS.findall(seen["text"])
        assert slips == [] or path in PYTHON, f"/{path}"


def is_drawn(page: Page, path: str) -> None:
    """Wait until what scripts add is there."""
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    for one, part in (
        (SCORE, "hana-score .hana-pick"),
        (DRILL, "hana-quiz button.hana-quiz-option"),
        (TABLE, ".ht-bar"),
    ):
        if path == one:
            expect(page.locator(part).first).to_be_visible()
    page.evaluate("document.fonts.ready")


def test_no_link_is_broken(page: Page, site: str) -> None:
    """Those in the pages and those that widgets draw."""
    wrong = []
    for path in visited():
        page.goto(path)
        is_drawn(page, path)
        for url in page.evaluate(ADDRESSES):
            if is_ours(url, site) and (fault := broken(url, site)):
                wrong.append(f"/{path} -> {fault}")
    assert sitemap()
    assert wrong == []


def test_every_page_has_a_title_and_a_description_of_its_own(page: Page) -> None:
    heads = []
    for path in sitemap():
        html = (SITE / path / "index.html").read_text("utf-8")
        assert '<html lang="en"' in html
        heads.append([re.findall(pattern, html)[0] for pattern in (TITLE, DESCRIPTION)])
    for path in visited():
        page.goto(path)
        assert page.locator("h1:visible").count() == 1, f"/{path}"
    for words in zip(*heads, strict=True):
        assert len(set(words)) == len(words)
        assert all(words)

"""Going from page to page as a reader does, and what widgets show there."""

from __future__ import annotations

import re
from urllib.parse import urljoin

from playwright.sync_api import Locator, Page, expect

LINK = """(url) => [...document.links].find((link) =>
  link.href.split("#")[0] === url && !link.closest("hana-score, hana-quiz") && link.checkVisibility())"""
HOME, RULES, SCORE, DRILL, TABLE = (
    "",
    "rules/koi-koi/",
    "score/koi-koi/",
    "drills/koi-koi/",
    "practice/koi-koi/",
)
COMPARE, COMPOSER = "rules/compare/", "rules/table/"


def follow(page: Page, site: str, path: str) -> None:
    """Click a link of this page that leads there; the visit goes on, nothing is loaded whole."""
    page.evaluate("window.thisVisit = true")
    url = urljoin(site, path)
    link = page.evaluate_handle(LINK, url).as_element()
    assert link, f"{page.url} has no link to {url}"
    link.click()
    page.wait_for_url(lambda now: now.split("#")[0] == url)
    assert page.evaluate("window.thisVisit") is True, f"{url} was loaded whole"
    expect(page.locator('link[rel="canonical"]')).to_have_attribute("href", url)


def address_ends(page: Page, text: str) -> None:
    """The address comes to end like this: a page may write it a moment after what was done."""
    expect(page).to_have_url(re.compile(re.escape(text) + "$"))


def total(page: Page) -> Locator:
    """The calculator's total."""
    return page.locator("hana-score .hana-total .hana-line-value")


def pick(page: Page, name: str) -> Locator:
    """A card of the calculator, by its name's beginning."""
    return page.locator("hana-score .hana-pick").and_(page.get_by_role("button", name=re.compile(f"^{name}")))


def options(page: Page) -> Locator:
    """The answers of the question on the table; before scripts run they are a list, and no buttons."""
    return page.locator("hana-quiz button.hana-quiz-option")


def is_ready(page: Page) -> None:
    """Wait for the engine, on a page with a calculator or a quiz."""
    expect(page.locator('hana-engine-status [data-phase="ready"]')).to_be_attached()


def is_dealt(page: Page) -> None:
    """A deal lies on the table; one in seventy is over as it is dealt (KK-3.4)."""
    expect(page.locator("hana-table")).to_have_attribute("data-phase", re.compile("^(play|over)$"))

"""The short address of every clause: what a previewer, a reader and a clipboard get from it."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from steps import ROOT, SITE, SITE_URL

RULES = json.loads((ROOT / "hanacore" / "rules.json").read_text("utf-8"))


class Head(HTMLParser):
    """The meta tags and the canonical address of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.canonical = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {key: value or "" for key, value in attrs}
        if tag == "meta" and "content" in found:
            self.meta[found.get("property") or found.get("name", "")] = found["content"]
        if tag == "link" and found.get("rel") == "canonical":
            self.canonical = found["href"]


def head(rule: str) -> Head:
    return Head((SITE / "r" / rule / "index.html").read_text("utf-8"))


@pytest.mark.parametrize("rule", RULES)
def test_a_previewer_sees_the_clause(rule: str) -> None:
    found = head(rule)
    entry = RULES[rule]
    assert found.canonical == found.meta["og:url"] == f"{SITE_URL}r/{rule}/"
    assert found.meta["og:title"] == f"{rule} {entry['title']}"
    book, _, told = found.meta["og:description"].removesuffix(" …").partition(": ")
    assert book in ("Hanafuda", "Koi-Koi", "Hana-awase", "Nylon-ppong")
    assert told
    assert entry["text"].startswith(told) or told == entry["title"]
    assert found.meta["og:image"] == f"{SITE_URL}assets/preview/{rule}.png"
    assert found.meta["og:image:alt"] == f"{rule} {entry['title']}: {found.meta['og:description']}"
    png = (SITE / "assets" / "preview" / f"{rule}.png").read_bytes()
    assert png[:4] == b"\x89PNG"
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (1200, 630)


@pytest.mark.parametrize("rule", RULES)
def test_the_page_has_the_clause_and_the_way_to_its_place(rule: str) -> None:
    html = (SITE / "r" / rule / "index.html").read_text("utf-8")
    section = html[html.index('<section class="hana-clause"') :]
    words = " ".join(unescape(re.sub(r"<[^>]+>", " ", section)).split())
    assert RULES[rule]["title"] in words
    assert f'href="../../{RULES[rule]["page"]}#{rule}"' in html


def test_short_pages_are_not_found_twice() -> None:
    """The search has a clause once, in its place."""
    index = json.loads((SITE / "search" / "search_index.json").read_text("utf-8"))
    assert not [entry["location"] for entry in index["docs"] if entry["location"].startswith("r/")]


def test_copying_a_clause(context: BrowserContext, page: Page, site: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{site}rules/koi-koi/#KK-6.5")
    button = page.locator('[data-copy="KK-6.5"]')
    href = f"{site}r/KK-6.5/"
    title = "KK-6.5 Cherry viewing and moon viewing"
    for form, text in {
        "Link": href,
        "Markdown": f"[{title}]({href})",
        "HTML": f'<a href="{href}">{title}</a>',
        "Citation": f"KK-6.5, “Cherry viewing and moon viewing”. Koi-Koi, Hanacore. {href}",
    }.items():
        button.click()
        page.get_by_role("button", name=form, exact=True).click()
        expect(page.locator(".hana-toast")).to_contain_text("KK-6.5")
        assert page.evaluate("navigator.clipboard.readText()") == text
        expect(button).to_be_focused()


def test_copying_by_keyboard_and_leaving(page: Page, site: str) -> None:
    page.goto(f"{site}r/KK-6.5/")
    button = page.locator('[data-copy="KK-6.5"]')
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Copy KK-6.5 as")).to_be_visible()
    expect(page.get_by_role("button", name="Link", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name="Copy KK-6.5 as")).to_have_count(0)
    expect(button).to_be_focused()


def test_a_refused_clipboard_shows_the_text(page: Page, site: str) -> None:
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject() } })"
    )
    page.goto(f"{site}r/KK-6.5/")
    page.locator('[data-copy="KK-6.5"]').click()
    page.get_by_role("button", name="Link", exact=True).click()
    expect(page.get_by_role("textbox", name="Link, to copy by hand")).to_have_value(f"{site}r/KK-6.5/")


def test_the_menu_goes_with_a_page_that_still_moves(page: Page, site: str) -> None:
    page.goto(f"{site}rules/koi-koi/#KK-6.5")
    button = page.locator('[data-copy="KK-6.5"]')
    button.click()
    menu = page.get_by_role("group", name="Copy KK-6.5 as")
    expect(menu).to_be_visible()
    apart = """([one, link]) =>
      link.getBoundingClientRect().top - document.querySelector(one).getBoundingClientRect().top"""
    before = page.evaluate(apart, [".hana-copy-menu", button.element_handle()])
    page.mouse.wheel(0, 40)
    page.wait_for_timeout(300)
    expect(menu).to_be_visible()
    after = page.evaluate(apart, [".hana-copy-menu", button.element_handle()])
    assert abs(after - before) < 2
    page.mouse.wheel(0, 3000)
    expect(menu).to_have_count(0)

"""The site's search, in the words that readers bring."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visits import HOME
from tests.browser.watch import Watch

FOUND = {
    "inoshikacho": "rules/koi-koi/",
    "猪鹿蝶": "rules/koi-koi/",
    "花見で一杯": "rules/koi-koi/",
    "こいこい": "",
    "koikoi": "",
    "KK-6.5": "rules/koi-koi/#KK-6.5",
    "sake cup": "cards/chrysanthemum/",
    "chrysanthemum": "cards/chrysanthemum/",
    "菊": "cards/chrysanthemum/",
    "sakazuki": "cards/chrysanthemum/",
    "국화": "cards/chrysanthemum/",
    "gukhwa": "cards/chrysanthemum/",
    "菊素": "cards/chrysanthemum/",
    "鳳凰": "cards/paulownia/",
    "hoo": "cards/paulownia/",
    "櫻": "cards/cherry-blossom/",
    "pampas": "cards/susuki-grass/",
    "gongsan": "cards/susuki-grass/",
    "November": "cards/willow/",
    "three blue ribbons": "rules/koi-koi/#KK-6.7",
    "does a second call double again": "rules/koi-koi/#KK-6.10",
    "cards ran out after koi-koi": "rules/koi-koi/#KK-7.2",
    "may I discard although I could match": "rules/koi-koi/#KK-4.1",
    "is it 월남뽕": "rules/nylon-ppong/#NP-10.1",
    "four cards of the same month on the table": "rules/koi-koi/#KK-3.1",
    "empty hand": "rules/koi-koi/#KK-5.5",
    "go-stop": "reference/other-games/",
    "고스톱": "reference/other-games/",
    "beginner": "start/",
    "look alike": "cards/look-alikes/",
    "tell the cards apart": "cards/look-alikes/",
    "step by step": "start/",
    "other games besides koi-koi": "reference/other-games/",
    "hongdan": "rules/hana-awase/#HA-4.5",
    "화투": "cards/",
    "tsukimi": "rules/koi-koi/#KK-6.5",
}
NOT_FOUND = ("not running here", "hanaquizdata", "pyodide.asm")


def search(page: Page, words: str) -> None:
    """The theme looks when a key goes up."""
    field = page.get_by_placeholder("Search")
    field.fill(words)
    field.press("End")


def test_the_index_comes_when_somebody_searches(page: Page, watch: Watch) -> None:
    page.goto(HOME)
    page.wait_for_load_state("networkidle")
    assert watch.count("search_index.json") == 0
    page.get_by_placeholder("Search").click()
    expect(page.locator(".md-search-result__meta")).to_contain_text("Type to start")
    assert watch.count("search_index.json") == 1


def test_words_that_were_searched_are_marked(page: Page) -> None:
    page.goto(HOME)
    page.get_by_placeholder("Search").click()
    search(page, "gongsan")
    page.locator(".md-search-result__link", has_text="Susuki").first.click()
    expect(page.locator("main mark", has_text="gongsan").first).to_be_visible()


def test_search_finds_what_readers_call_things(page: Page, subtests: pytest.Subtests) -> None:
    page.goto(HOME)
    page.get_by_placeholder("Search").click()
    results = page.locator(".md-search-result__link")
    said = page.locator(".md-search-result__meta")
    for words, leads in FOUND.items():
        with subtests.test(words):
            search(page, words)
            expect(said).to_contain_text("matching document", timeout=10_000)
            expect(said).not_to_contain_text("No matching")
            hrefs = results.evaluate_all("all => all.map((link) => link.href.replace(/[?]h=[^#]*/, ''))")
            # the page stands first, then the clause
            assert any(leads in href for href in hrefs[: 2 if "#" in leads else None]), hrefs
        search(page, "")
        expect(said).to_contain_text("Type to start")
    for words in NOT_FOUND:
        with subtests.test(words):
            search(page, f'"{words}"' if " " in words else words)
            expect(said).to_contain_text("No matching documents", timeout=10_000)
        search(page, "")
        expect(said).to_contain_text("Type to start")

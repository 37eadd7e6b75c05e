"""One visit, many pages: the theme swaps the page, the engine and its worker stay."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opening
from tests.browser.matches import start
from tests.browser.seat import Seat, kept
from tests.browser.visits import (
    DRILL,
    HOME,
    RULES,
    SCORE,
    TABLE,
    follow,
    is_dealt,
    is_ready,
    options,
    pick,
    total,
)
from tests.browser.watch import Watch

ENGINE = (
    "assets/hana/worker.js",
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    ".whl",
)


def engines(page: Page) -> int:
    return sum(worker.url.endswith("assets/hana/worker.js") for worker in page.workers)


def test_the_engine_is_loaded_once_a_visit(page: Page, site: str, watch: Watch) -> None:
    page.goto(HOME)
    follow(page, site, RULES)
    assert not any(map(watch.count, ENGINE)), "a page without a widget loads no Python"
    follow(page, site, SCORE)
    pick(page, "Curtain").click()
    pick(page, "Sake cup").click()
    expect(total(page)).to_have_text("5")
    follow(page, site, DRILL)
    options(page).first.click()
    expect(page.locator("hana-quiz .hana-total")).to_be_visible()
    follow(page, site, TABLE)
    page.locator('hana-table [data-panel="start"] [data-action="new-match"]').click()
    is_dealt(page)
    for path in (RULES, SCORE, DRILL, TABLE):
        follow(page, site, path)
    is_dealt(page)
    assert {name: watch.count(name) for name in ENGINE} == dict.fromkeys(ENGINE, 1)
    assert engines(page) == 1


def test_widgets_work_each_time_their_page_is_opened(page: Page, site: str, watch: Watch) -> None:
    """A, B, A, B. A pile goes with its address; the round of a drill goes on."""
    page.goto(HOME)
    place = page.locator("hana-quiz .hana-quiz-place")
    for lap in (1, 2):
        follow(page, site, SCORE)
        for card in ("Sake cup", "Curtain"):
            pick(page, card).click()
        expect(total(page)).to_have_text("5")
        follow(page, site, DRILL)
        if lap > 1:
            expect(page.locator("hana-quiz .is-right")).to_have_count(1)
            page.get_by_role("button", name="Next question").click()
        expect(place).to_have_text(f"{lap} of 10")
        options(page).nth(lap).click()
        expect(page.locator("hana-quiz .hana-quiz-why")).to_be_focused()
        expect(page.locator("hana-quiz .is-right")).to_have_count(1)
    assert engines(page) == 1
    assert watch.count("pyodide.asm.wasm") == 1


def test_one_click_plays_one_card_after_ten_visits(opening: Opening, site: str) -> None:
    page = opening(kept(start("1"))).new_page()
    seat = Seat.restored(page, start("1"))
    counts = []
    for _ in range(10):
        follow(page, site, RULES)
        follow(page, site, TABLE)
        seat.rest()
        counts.append(listeners(page))
    assert counts[-1] == counts[1], "listeners pile up"
    assert engines(page) == 1
    action = seat.decided()
    assert action
    seat.do(action)
    assert seat.stored() == seat.shown["match"]


def listeners(page: Page) -> int:
    """On the window, the document and the body."""
    session = page.context.new_cdp_session(page)
    found = 0
    for name in ("window", "document", "document.body"):
        thing = session.send("Runtime.evaluate", {"expression": name})["result"]["objectId"]
        found += len(session.send("DOMDebugger.getEventListeners", {"objectId": thing})["listeners"])
    session.detach()
    return found


def test_a_link_with_a_pile_works_cold_by_click_and_by_back(page: Page, site: str) -> None:
    """Opened cold, then from a question, then by Back."""
    page.goto(f"{SCORE}#pile=3H3a9T9a&called=1")
    expect(total(page)).to_have_text("10")
    follow(page, site, DRILL)
    is_ready(page)
    options(page).first.click()
    worth = page.locator("hana-quiz .hana-total .hana-line-value").text_content() or "?"
    question = page.url
    page.get_by_role("link", name="Open in the calculator").click()
    page.wait_for_url("**/score/koi-koi/#pile=*")
    expect(total(page)).to_have_text(worth)
    page.go_back()
    expect(page).to_have_url(question)
    expect(options(page)).to_have_count(4)
    page.go_back()
    expect(total(page)).to_have_text("10")


def test_a_key_cap_leads_to_its_clause(page: Page, site: str) -> None:
    page.goto(f"{SCORE}#pile=3H9T")
    page.locator("hana-score .hana-line .hana-key", has_text="KK-6.5").click()
    page.wait_for_url(urljoin(site, f"{RULES}#KK-6.5"))
    expect(page.locator('[id="KK-6.5"]')).to_be_in_viewport()


@pytest.mark.parametrize("path", [SCORE, DRILL, f"{TABLE}#seed=1"])
def test_a_widget_that_loads_leaves_the_focus_alone(page: Page, path: str) -> None:
    """Who reads on meanwhile keeps the place, whatever comes to stand above it."""
    page.goto(path)
    link = page.locator("main a.hana-key:visible").last
    link.focus()
    place = link.bounding_box()
    if path.startswith(TABLE):
        Seat(page, start("1")).rest()
    else:
        is_ready(page)
    expect(link).to_be_focused()
    assert link.bounding_box() == place


def test_pressing_before_the_engine_is_there(page: Page, watch: Watch) -> None:
    """The moment a button appears, twice; one match comes of it."""
    page.goto(TABLE)
    page.locator('hana-table [data-panel="start"] [data-action="new-match"]').dblclick()
    is_dealt(page)
    expect(page.locator('hana-table [data-zone="hand"] button')).to_have_count(8)
    assert watch.count("pyodide.asm.wasm") == 1
    assert engines(page) == 1

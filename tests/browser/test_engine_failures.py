"""The engine does not come, comes slowly, or comes broken: the page says so, works on, and tries again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from steps import SITE

from tests.browser.conftest import Opening
from tests.browser.faulty import (
    Fault,
    FaultySite,
    as_a_page,
    as_text,
    cut_off,
    faulty_site,
    hung_up,
    missing,
    slow,
    stalled,
)
from tests.browser.visits import DRILL, SCORE, TABLE, is_ready, total
from tests.browser.watch import Watch

QUESTION = f"{SCORE}#pile=3H3a9T9a&called=1"
MANIFEST = json.loads((SITE / "assets/hana/py/manifest.json").read_text("utf-8")) if SITE.is_dir() else {}
WHEEL = ".whl"
SLOW_MS, SILENT_MS = 20_000, 60_000
FAILURES: dict[str, tuple[str, Fault]] = {
    "no manifest": ("manifest.json", missing),
    "no wasm": ("pyodide.asm.wasm", missing),
    "no wheel": (WHEEL, missing),
    "no library": ("python_stdlib.zip", missing),
    "no worker": ("worker.js", missing),
    "worker hung up": ("hana/worker.js", hung_up),
    "worker as text": ("hana/worker.js", as_text),
    "worker as a page": ("hana/worker.js", as_a_page),
    "runtime as a page": ("pyodide.mjs", as_a_page),
    "wasm as a page": ("pyodide.asm.wasm", as_a_page),
    "manifest as a page": ("manifest.json", as_a_page),
    "wasm cut off": ("pyodide.asm.wasm", cut_off),
    "library cut off": ("python_stdlib.zip", cut_off),
    "wheel cut off": (WHEEL, cut_off),
}
# Every state of the status line, as it is drawn.
RECORD = """
window.states = [];
new MutationObserver(() => {
  const engine = document.querySelector("hana-engine-status .hana-engine");
  if (!engine) return;
  const bar = engine.querySelector("progress");
  const bytes = engine.querySelector(".hana-engine__bytes")?.textContent ?? "";
  const state = [engine.dataset.phase, bytes, bar?.value ?? null];
  if (JSON.stringify(state) !== JSON.stringify(window.states.at(-1))) window.states.push(state);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
# What the browser and Pyodide say of files that do not come.
pytestmark = pytest.mark.console(
    "Failed to load", "Failed to fetch", "net::ERR", "MIME type", "/assets/hana/py/", "Uncaught"
)


@pytest.fixture
def faulty(watch: Watch) -> Iterator[FaultySite]:
    with faulty_site() as server:
        watch.also(server.address)
        yield server


def failure(page: Page) -> Locator:
    return page.locator('hana-engine-status [role="alert"]')


def is_readable(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    heading = page.get_by_role("heading", name="Count it yourself")
    heading.scroll_into_view_if_needed()
    expect(heading).to_be_in_viewport()
    assert page.evaluate(
        "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('main') !== null"
    )


@pytest.mark.parametrize("name", FAILURES)
def test_a_failure_is_told_and_tried_again(page: Page, faulty: FaultySite, name: str) -> None:
    ending, fault = FAILURES[name]
    faulty.faults[ending] = fault
    page.goto(faulty.address + QUESTION)
    expect(failure(page)).to_contain_text("The engine did not load.")
    why = failure(page).locator(".hana-notice__why")
    expect(why).to_have_text(re.compile(r"^[^\n]{10,200}$"))
    expect(failure(page)).to_have_count(1)
    is_readable(page)
    page.locator('hana-score .hana-pick:has([code="8H"])').click()
    assert "3H3a8H9T9a" in page.url
    faulty.faults.clear()
    failure(page).get_by_role("button", name="Try again").click()
    expect(total(page)).to_have_text("40")


def test_a_wasm_called_plain_text_still_runs(page: Page, faulty: FaultySite) -> None:
    """Only slower: it is compiled once it is whole."""
    faulty.faults["pyodide.asm.wasm"] = as_text
    page.goto(faulty.address + QUESTION)
    expect(total(page)).to_have_text("10")


def test_a_line_that_falls_silent_is_told_and_given_up(page: Page, faulty: FaultySite) -> None:
    faulty.faults["pyodide.asm.wasm"] = stalled
    page.clock.install()
    page.goto(faulty.address + QUESTION)
    status = page.locator("hana-engine-status")
    expect(status.locator(".hana-engine__bytes")).to_contain_text(re.compile(r"[1-9].* of .* MB"))
    expect(page.locator("hana-score")).to_contain_text("The count comes when the engine is ready.")
    is_readable(page)
    page.clock.fast_forward(SLOW_MS + 1000)
    expect(status).to_contain_text("Slow connection.")
    page.clock.fast_forward(SILENT_MS - SLOW_MS + 1000)
    expect(failure(page)).to_contain_text("Nothing has arrived for a minute.")
    is_readable(page)
    faulty.faults.clear()
    failure(page).get_by_role("button", name="Try again").click()
    expect(total(page)).to_have_text("10")


def test_progress_counts_true_bytes(page: Page, faulty: FaultySite) -> None:
    """Decoded bytes, although the server sends them compressed; never more than there are."""
    faulty.faults |= {"pyodide.asm.wasm": slow, "python_stdlib.zip": slow}
    page.add_init_script(RECORD)
    page.goto(faulty.address + QUESTION)
    is_ready(page)
    states: list[tuple[str, str, float | None]] = page.evaluate("window.states")
    phases = [phase for phase, _, _ in states]
    assert list(dict.fromkeys(phases)) in (
        ["idle", "loading", "starting", "ready"],
        ["loading", "starting", "ready"],
    )
    total_mb = f"{MANIFEST['total'] / 1e6:.1f}"
    told = [
        re.fullmatch(r"([\d.]+) of ([\d.]+) MB", words)
        for phase, words, _ in states
        if phase == "loading" and words
    ]
    pairs = [(float(match[1]), match[2]) for match in told if match]
    assert len(pairs) == len(told)
    assert {of for _, of in pairs} == {total_mb}
    seen = [part for part, _ in pairs]
    assert seen == sorted(seen)
    assert len(set(seen)) > 5
    assert max(seen) <= float(total_mb)
    bars = [value for phase, _, value in states if phase == "loading" and value is not None]
    assert bars == sorted(bars)
    assert max(bars) <= 1


def test_the_table_waits_for_its_engine(page: Page, faulty: FaultySite) -> None:
    """A match asked for before the engine has failed is dealt when it comes."""
    faulty.faults["pyodide.asm.wasm"] = missing
    page.goto(f"{faulty.address}{TABLE}#seed=1")
    expect(failure(page)).to_be_visible()
    faulty.faults.clear()
    failure(page).get_by_role("button", name="Try again").click()
    expect(page.locator("hana-table")).to_have_attribute("data-phase", "play")
    expect(page.locator('hana-table [data-zone="hand"] button')).to_have_count(8)


WIDGETS = {
    SCORE: "hana-score .hana-pick",
    TABLE: "hana-table .ht-bar",
    DRILL: "hana-quiz button.hana-quiz-option",
}


@pytest.mark.parametrize("path", WIDGETS)
def test_a_widget_whose_code_does_not_come_is_told_and_tried_again(
    page: Page, faulty: FaultySite, path: str
) -> None:
    """As after a deploy, when an older start names parts that are gone. What the page came with stays."""
    uncaught: list[str] = []
    page.on("pageerror", lambda error: uncaught.append(str(error)))
    for part in (SITE / "assets/hana").glob("part-*.js"):
        faulty.faults[part.name] = missing
    page.goto(faulty.address + path)
    notice = page.locator(".hana-missing")
    expect(notice).to_have_attribute("role", "alert")
    expect(notice.locator("p")).to_have_text(re.compile("^This part of the page did not load"))
    expect(notice).to_have_count(1)
    words = page.locator(".hana-fallback").first
    expect(words).to_be_visible()
    assert len(words.inner_text()) > 8
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    again = notice.get_by_role("button", name="Try again")
    faulty.faults["main.js"] = hung_up
    again.click()
    expect(notice).to_contain_text("did not arrive this time either")
    expect(again).to_be_focused()
    expect(words).to_be_visible()
    faulty.faults.clear()
    again.click()
    expect(page.locator(WIDGETS[path]).first).to_be_visible()
    expect(notice).to_have_count(0)
    assert uncaught == []


def test_a_phone_keeps_its_menu_where_the_table_has_none(opening: Opening, faulty: FaultySite) -> None:
    page = opening(viewport={"width": 360, "height": 640}).new_page()
    page.route("**/assets/hana/part-*.js", lambda route: route.abort())
    page.goto(faulty.address + TABLE)
    expect(page.locator(".hana-missing")).to_be_visible()
    expect(page.locator(".md-header")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("hana-table .ht-bar")).to_be_visible()
    expect(page.locator(".md-header")).to_be_hidden()


def test_trying_again_keeps_the_focus_at_its_place(page: Page, faulty: FaultySite) -> None:
    faulty.faults["manifest.json"] = missing
    page.goto(faulty.address + QUESTION)
    expect(failure(page)).to_be_visible()
    faulty.faults.clear()
    again = failure(page).get_by_role("button", name="Try again")
    again.focus()
    page.keyboard.press("Enter")
    expect(page.locator("hana-engine-status .hana-engine")).to_be_focused()
    expect(total(page)).to_have_text("10")


def test_a_text_typed_before_the_engine_came_is_judged_when_it_comes(page: Page, faulty: FaultySite) -> None:
    faulty.faults["manifest.json"] = missing
    page.goto(faulty.address + SCORE)
    expect(failure(page)).to_be_visible()
    page.get_by_role("button", name="Text").click()
    page.locator("#hana-pile").fill("9T 9T")
    expect(page.locator("#hana-pile-fault")).to_contain_text("not a pile so far")
    faulty.faults.clear()
    failure(page).get_by_role("button", name="Try again").click()
    expect(page.locator("#hana-pile-fault")).to_contain_text("twice")

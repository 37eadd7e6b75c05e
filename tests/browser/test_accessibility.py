"""axe finds nothing: on pages as they open, and with their widgets at work, in both schemes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from steps import MODULES

from tests.browser.conftest import Opening
from tests.browser.matches import Shown, Step, act, match, start
from tests.browser.rummy_seat import GAME as RUMMY
from tests.browser.rummy_seat import RummySeat, found
from tests.browser.seat import Seat, kept
from tests.browser.visits import COMPARE, COMPOSER, DRILL, HOME, RULES, SCORE, TABLE, is_ready, options, total

AXE = MODULES / "axe-core" / "axe.min.js"
RUN = """() => axe.run().then(({ violations }) => violations.map(({ id, help, nodes }) =>
  ({ id, help, nodes: nodes.map(({ target, failureSummary }) => [String(target), failureSummary]) })))"""
PAGES = (
    HOME,
    "cards/",
    "cards/willow/",
    "cards/print/",
    "cards/categories/",
    RULES,
    COMPARE,
    COMPOSER,
    SCORE,
    TABLE,
    f"practice/{RUMMY}/",
    DRILL,
)
# axe misplaces what the browser has not drawn yet.
DRAWN = """() => {
  for (const one of document.querySelectorAll("main *")) {
    if (getComputedStyle(one).contentVisibility === "auto") one.style.contentVisibility = "visible";
  }
}"""
SIZES: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 360, "height": 640})
SCHEMES: dict[Literal["light", "dark"], str] = {"light": "default", "dark": "slate"}
STILL = {"reduced_motion": "reduce"}


def judge(page: Page) -> None:
    """In both schemes."""
    page.add_script_tag(path=AXE)
    page.evaluate(DRAWN)
    for scheme, name in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", name)
        found: list[dict[str, Any]] = page.evaluate(RUN)
        assert found == [], f"{page.url}, {page.viewport_size}, {scheme}"


def judge_sizes(page: Page) -> None:
    """As it is on a desk, then on a phone."""
    for size in SIZES:
        page.set_viewport_size(size)
        judge(page)


@pytest.mark.parametrize("path", PAGES)
def test_pages_as_they_open(opening: Opening, path: str) -> None:
    page = opening(**STILL).new_page()
    for size in SIZES if path in (SCORE, TABLE, DRILL, COMPARE, COMPOSER) else SIZES[:1]:
        page.set_viewport_size(size)
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        if path in (SCORE, DRILL, COMPOSER):
            is_ready(page)
        if path == COMPARE:  # it is read without the engine
            expect(page.locator("hana-compare .hana-compare__tools button").first).to_be_visible()
        judge(page)


def with_a_sheet(page: Page) -> None:
    page.goto(f"{SCORE}#pile=3H8H9T9a&called=1")
    expect(total(page)).to_have_text("40")
    page.locator("hana-score .hana-looked-at summary").first.click()


def with_a_whole_table(page: Page) -> None:
    """Sheets of every seat, and the house rules open."""
    hands = "2b3b_5b7b_4a4b_1b2a3a4R10b"
    page.goto(f"score/nylon-ppong/#hands={hands}&end=stop.0")
    expect(page.locator("hana-score .hana-score__totals dd")).to_have_text(["5", "12", "8", "20"])
    page.locator("hana-score .hana-house summary").click()


def with_a_table_as_text(page: Page) -> None:
    page.goto("score/hana-awase/#table=hana-awase.oni_on&piles=1H_2T_3H&field=11R")
    expect(page.locator("hana-score .hana-empty")).to_contain_text("lie in no pile")
    page.get_by_role("button", name="Text", exact=True).click()


def with_a_bad_link(page: Page) -> None:
    page.goto(f"{SCORE}#pile=3H3H")
    expect(page.locator("hana-score .hana-notice")).to_contain_text("In this link")
    page.get_by_role("button", name="Text", exact=True).click()


def with_a_wrong_answer(page: Page) -> None:
    page.goto(f"{DRILL}#level=3&q=5")
    is_ready(page)
    options(page).first.click()
    if page.locator("hana-quiz .is-yours").count() == 0:
        page.get_by_role("button", name="Next question").click()
        options(page).nth(1).click()
    expect(page.locator("hana-quiz .hana-sheet")).to_be_visible()


@pytest.mark.parametrize(
    "state", [with_a_sheet, with_a_whole_table, with_a_table_as_text, with_a_bad_link, with_a_wrong_answer]
)
def test_pages_with_widgets_at_work(opening: Opening, state: Callable[[Page], None]) -> None:
    page = opening(**STILL).new_page()
    state(page)
    judge_sizes(page)


def reached(phase: str) -> Shown:
    """The first position of that phase in a match."""
    for step in match("0"):
        following = act(step.shown, step.action)
        if following["view"]["phase"] == phase:
            return following
    raise AssertionError(phase)


@pytest.mark.parametrize("phase", ["play", "take", "call", "over", "match-over"])
def test_the_table_in_every_phase(opening: Opening, phase: str) -> None:
    shown = start("0") if phase == "play" else reached(phase)
    seat = Seat.restored(opening(kept(shown), **STILL).new_page(), shown)
    if phase == "play":
        action = seat.decided()
        assert action
        seat.hand(Step(seat.shown, action).ways[0]["card"]).click()
    if phase == "match-over":
        seat.button("standing").click()
    judge_sizes(seat.page)


@pytest.mark.parametrize("phase", ["stop", "discard", "claim", "over", "match-over"])
def test_a_rummy_in_every_phase(opening: Opening, phase: str) -> None:
    shown = found(lambda view: view["phase"] == phase, f"{RUMMY}.6")
    seat = RummySeat.restored(opening(kept(shown), **STILL).new_page(), shown)
    if phase == "discard":
        seat.hand(seat.view["hand"][0]).click()
    if phase == "match-over":
        seat.button("standing").click()
    judge_sizes(seat.page)


def test_a_hint_and_a_review(opening: Opening) -> None:
    begun = start("0")
    seat = Seat.restored(opening(kept(begun), **STILL).new_page(), begun)
    seat.button("hint").click()
    expect(seat.table.locator(".ht-hint")).to_be_visible()
    judge_sizes(seat.page)
    shown = reached("over")
    seat = Seat.restored(opening(kept(shown), **STILL).new_page(), shown)
    seat.button("review").click()
    expect(seat.page.locator("#ht-review .ht-weighed")).to_be_visible()
    expect(seat.page.locator("#ht-review progress")).to_have_count(0)
    judge_sizes(seat.page)


def test_a_long_pool(opening: Opening) -> None:
    shown = found(lambda view: view["phase"] == "discard" and len(view["pool"]) > 30, f"{RUMMY}.2")
    judge_sizes(RummySeat.restored(opening(kept(shown), **STILL).new_page(), shown).page)


def test_a_comparison_of_another_pile_and_its_picker(opening: Opening) -> None:
    page = opening(**STILL).new_page()
    page.goto(f"{COMPARE}#game=koi-koi&pile=1H1a3H3a")
    page.get_by_text("Change the pile").click()
    expect(page.locator(".is-live .hana-compared__total").first).to_be_visible()
    judge_sizes(page)


def test_a_table_that_contradicts_itself_and_one_with_an_example(opening: Opening) -> None:
    page = opening(**STILL).new_page()
    for table, part in (
        ("koi-koi.seven_off.double-stack_x2-cap", ".hana-composer__problem"),
        ("koi-koi.fuda-wiki.viewing_off", ".hana-composer__pile"),
    ):
        page.goto(f"{COMPOSER}#table={table}")
        expect(page.locator(part)).to_be_visible()
        judge_sizes(page)


def test_rules_that_follow_a_table(opening: Opening) -> None:
    page = opening(**STILL).new_page()
    page.goto("rules/nylon-ppong/#table=nylon-ppong.bb")
    expect(page.locator(".hana-table-banner")).to_be_visible()
    judge(page)

"""Nothing that a page shows moves when its widget arrives, however late."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Opening
from tests.browser.matches import start
from tests.browser.seat import kept
from tests.browser.visits import DRILL, SCORE, TABLE

LATE_MS = 1500
LEAST = 0.01  # a line of text that is set anew is less
SIZES = [(360, 640), (360, 800), (768, 1024), (1280, 720), (1440, 900)]
DRAWN = {SCORE: ".hana-pick", DRILL: "button.hana-quiz-option", TABLE: ".ht-bar"}
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => node?.nodeName ?? "")]);
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("path", [SCORE, DRILL, TABLE, "a match that is kept"])
def test_nothing_moves_when_a_widget_arrives(opening: Opening, path: str, size: tuple[int, int]) -> None:
    page = opening(
        kept(None if path in DRAWN else start("1")), viewport={"width": size[0], "height": size[1]}
    ).new_page()

    def late(route: Route) -> None:
        page.wait_for_timeout(LATE_MS)
        route.continue_()

    page.add_init_script(SHIFTS)
    page.route("**/assets/hana/part-*.js", late)
    if path in DRAWN:
        page.goto(path)
        expect(page.locator(DRAWN[path]).first).to_be_visible()
    else:
        page.goto(TABLE)
        expect(page.locator("hana-table")).to_have_attribute("data-phase", "play")
    page.wait_for_timeout(300)  # a shift is told with the frame after it
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < LEAST, shifts

"""Python starts beside the page: how long the page itself was busy meanwhile is measured, and not judged."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.visits import HOME, SCORE, follow, is_ready

OBSERVE = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.tasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""
QUIET = """() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))"""


def test_how_long_the_page_is_busy(page: Page, site: str, measured: Callable[[str], None]) -> None:
    page.add_init_script(OBSERVE)
    page.goto(HOME)
    page.evaluate(QUIET)
    begun = page.evaluate("performance.now()")
    follow(page, site, SCORE)  # the theme has started already, and has no part in this
    is_ready(page)
    ended = page.evaluate("performance.now()")
    page.evaluate(QUIET)
    tasks: list[tuple[float, float]] = page.evaluate("window.tasks")
    long = [length for at, length in tasks if begun <= at <= ended]
    theme = [length for at, length in tasks if at < begun]
    measured(
        f"{ended - begun:.0f} ms from the click on a page with a widget to its engine; the page was busy for "
        f"more than 50 ms at once {len(long)} times, at most {max(long, default=0):.0f} ms; "
        f"at the theme's own start before that {len(theme)} times, at most {max(theme, default=0):.0f} ms"
    )

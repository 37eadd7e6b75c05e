"""One server and one Chromium for all tests; a new context, watched, for each.

Whatever a test does, nothing may be asked of another host, no script may fail and the console stays clean.
A test that provokes a fault says which words it will put there: ``@pytest.mark.console("404")``.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import pytest
from browser import FLAGS, chromium
from playwright.sync_api import Browser, BrowserContext, Page, expect
from serve import serving
from steps import SITE, SITE_URL

from tests.browser.watch import Watch, origin

PATIENCE_S = 20  # how long a port that somebody else still holds is waited for
SLOWEST_MS = 30_000  # a busy machine starts Python in some seconds
ABROAD = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"

Opening: TypeAlias = Callable[..., BrowserContext]
figures: list[str] = []


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "console(*words): what this test may write to the console")
    expect.set_options(timeout=SLOWEST_MS)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What was measured, and is not judged."""
    for line in figures:
        terminalreporter.write_line(f"measured: {line}")


@pytest.fixture
def measured() -> Callable[[str], None]:
    """Say a figure at the end of the run."""
    return figures.append


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site: the one it was built for, or instant navigation turns itself off."""
    index = SITE / "sitemap.xml"
    built_for = re.search(r"<loc>(.*?)</loc>", index.read_text("utf-8")) if index.is_file() else None
    if built_for is None or built_for[1] != SITE_URL:
        pytest.exit(f"site/ is not built for {SITE_URL}: run make build first", 3)
    place = urlsplit(SITE_URL)
    port = place.port or 8765
    deadline = time.monotonic() + PATIENCE_S
    with ExitStack() as stack:
        while True:
            try:
                address = stack.enter_context(serving(port, prefix=place.path))
                break
            except OSError as error:
                if time.monotonic() > deadline:
                    pytest.exit(f"port {port} cannot be served ({error.strerror}): end what serves there", 3)
                time.sleep(0.5)
        yield address


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    return site


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    flags = [flag for flag in FLAGS if not flag.startswith("--headless")]
    return {**browser_type_launch_args, "executable_path": chromium(), "args": [*flags, ABROAD]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any], site: str) -> dict[str, Any]:
    return {**browser_context_args, "base_url": site, "viewport": {"width": 1440, "height": 900}}


@pytest.fixture
def watch(request: pytest.FixtureRequest, site: str) -> Watch:
    marker = request.node.get_closest_marker("console")
    return Watch(site, marker.args if marker else ())


@pytest.fixture
def opening(
    browser: Browser, browser_context_args: dict[str, Any], watch: Watch, site: str
) -> Iterator[Opening]:
    """Open a context that is watched, with any of Playwright's options.

    `memory` is what the device remembers of earlier visits.
    """

    opened: list[BrowserContext] = []

    def open_one(memory: Mapping[str, str] | None = None, **options: Any) -> BrowserContext:
        if memory:
            items = [{"name": name, "value": value} for name, value in memory.items()]
            options["storage_state"] = {
                "cookies": [],
                "origins": [{"origin": origin(site), "localStorage": items}],
            }
        context = browser.new_context(**{**browser_context_args, **options})
        opened.append(context)
        context.set_default_timeout(SLOWEST_MS)
        watch.over(context)
        return context

    yield open_one
    watch.check()
    for one in opened:
        one.close()


@pytest.fixture
def context(opening: Opening) -> BrowserContext:
    return opening()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()

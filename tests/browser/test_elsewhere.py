"""The same files under another path, on a page that is missing, and without scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from serve import serving
from steps import SITE

from tests.browser.conftest import Opening
from tests.browser.links import EMBEDDED, SHORT, broken, visited
from tests.browser.visits import DRILL, HOME, RULES, SCORE, TABLE, options, total
from tests.browser.watch import Watch

DEEP = "/a/b/"


def test_under_a_sub_path(page: Page, watch: Watch) -> None:
    """Pages, the worker, the wheel and the links of widgets all stay below it."""
    with serving(prefix=DEEP) as address:
        watch.also(address)
        page.goto(f"{address}{SCORE}#pile=3H3a9T9a&called=1")
        expect(total(page)).to_have_text("10")
        page.locator("hana-score .hana-line .hana-key", has_text="KK-6.5").click()
        page.wait_for_url(f"{address}{RULES}#KK-6.5")
        page.goto(f"{address}{DRILL}")
        options(page).first.click()
        expect(page.locator("hana-quiz .hana-sheet")).to_be_visible()
        page.goto(f"{address}{TABLE}#seed=1")
        expect(page.locator("hana-table")).to_have_attribute("data-phase", "play")
        assert all(url.startswith(address) for url in watch.requests if url.startswith("http"))


@pytest.mark.console("404")
@pytest.mark.parametrize("prefix", ["/", DEEP])
@pytest.mark.parametrize("missing", ["nope", "rules/nope/", "x/y/z/nope.html"])
def test_a_missing_page_leads_home(page: Page, watch: Watch, prefix: str, missing: str) -> None:
    """It stands at any depth, and needs no file of the site to be seen as it should."""
    with serving(prefix=prefix) as address:
        watch.also(address)
        answer = page.goto(address + missing)
        assert answer
        assert answer.status == 404
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no page at this address.")
        expect(page.locator("html")).to_have_attribute("data-root", prefix)
        for link in page.locator("main a").all():
            url = link.evaluate("one => one.href")
            assert url.startswith(address)
            assert broken(url, address) is None
        page.get_by_role("link", name="Home").click()
        page.wait_for_url(address)
        expect(page.get_by_role("heading", level=1).first).to_have_text("What is on your table?")


@pytest.fixture
def plain(opening: Opening) -> Page:
    return opening(java_script_enabled=False).new_page()


def test_without_scripts_everything_can_be_read(plain: Page) -> None:
    for path in visited():
        plain.goto(path)
        expect(plain.get_by_role("heading", level=1).first).to_be_visible()
        least = 100 if path.startswith((SHORT, EMBEDDED)) else 400  # a small page says little
        assert len(plain.locator("main").inner_text()) > least, f"/{path}"
    plain.goto(RULES)
    clause = plain.locator('[id="KK-6.5"]')
    expect(clause).to_be_visible()
    expect(plain.locator(".hana-sheet").first).to_be_visible()
    plain.goto("cards/")
    cards = plain.locator("main hana-card").evaluate_all(
        "all => all.map((card) => card.getAttribute('code'))"
    )
    assert len(set(cards)) == 48
    plain.goto(HOME)
    expect(plain.locator("main .hana-sheet .hana-total").first).to_contain_text("10")


@pytest.mark.parametrize(
    ("path", "widget"), [(SCORE, "hana-score"), (DRILL, "hana-quiz"), (TABLE, "hana-table")]
)
def test_without_scripts_a_widget_says_what_to_do(plain: Page, site: str, path: str, widget: str) -> None:
    plain.goto(path)
    place = plain.locator(widget)
    assert len(place.inner_text().strip()) > 40, "an empty place"
    if widget == "hana-quiz":
        place.get_by_text("The count").click()
        expect(place.locator(".hana-sheet .hana-total")).to_be_visible()
    for url in place.locator("a:visible").evaluate_all("all => all.map((link) => link.href)"):
        assert broken(url, site) is None
    expect(place.locator("a:visible").first).to_be_visible()


@pytest.mark.console(
    "CORS", "net::ERR_FAILED", "ERR_FILE_NOT_FOUND", "SecurityError", "Access to", "unique origin"
)
def test_from_disk_the_rules_can_be_read(page: Page) -> None:
    """A page opened as a file may start no module and no worker; nothing spins for ever."""
    page.goto((SITE / RULES / "index.html").as_uri())
    expect(page.locator('[id="KK-6.5"]')).to_be_visible()
    page.goto((SITE / SCORE / "index.html").as_uri())
    expect(page.locator("hana-score .hana-fallback")).to_be_visible()
    expect(page.get_by_role("heading", name="Count it yourself")).to_be_visible()

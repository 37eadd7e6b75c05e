"""The calculator: by clicks, by keys, by text, and from addresses of any kind."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from hanacore import CardSet, NotationError, koikoi
from hanacore.cards import DECK
from tests.browser.conftest import Opening
from tests.browser.sheets import Line, engines, shown
from tests.browser.visits import SCORE, address_ends, is_ready, total

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WIDTH = "document.documentElement.scrollWidth - innerWidth"
SHEET = "hana-score .hana-sheet"
PILES = (
    "3H3a9T9a",
    "3H",
    "1H3H8H11H12H",
    "1H3H8H11H",
    "3H8H9T12H",
    "6T7T10T2T8T",
    "1R2R3R6R9R10R11R",
    "1a1b2a2b3a3b4a4b5a9T",
    "2T4T5T6T8T",
    str(DECK),
)


def test_the_question_of_the_home_page(page: Page) -> None:
    """Four cards and the opponent's call: five for cherry viewing, doubled."""
    page.goto(SCORE)
    expect(page.locator("hana-score")).to_contain_text("No pile yet")
    for code in ("9a", "3H", "9T", "3a"):
        card(page, code).click()
    page.get_by_label("Opponent called koi-koi").check()
    expect(total(page)).to_have_text("10")
    assert shown(page.locator(SHEET)).lines == [
        Line("hanami", "KK-6.5", "+ 5", "3H9T"),
        Line("opponent-called", "KK-6.10", "× 2", ""),
    ]
    address_ends(page, "#pile=3H3a9T9a&called=1")
    page.reload()
    expect(total(page)).to_have_text("10")
    expect(page.locator("hana-score .hana-pick[aria-pressed=true]")).to_have_count(4)
    card(page, "9T").click()
    expect(total(page)).to_have_text("0")
    address_ends(page, "#pile=3H3a9a&called=1")
    page.locator("hana-score").get_by_role("button", name="Clear").click()
    expect(page.locator("hana-score")).to_contain_text("No pile yet")
    assert "#" not in page.url


def card(page: Page, code: str) -> Locator:
    return page.locator(f'hana-score .hana-pick:has([code="{code}"])')


@pytest.mark.parametrize("called", [False, True])
def test_piles_from_addresses_score_as_the_engine_says(page: Page, called: bool) -> None:
    page.goto(SCORE)
    is_ready(page)
    for text in PILES:
        open_fragment(page, f"pile={text}&called={int(called)}")
        pile = CardSet.parse(text)
        expect(page.locator("hana-score .hana-sheet-caption")).to_contain_text(f"{len(pile)} card")
        expected = engines(koikoi.score(pile.mask, called))
        expect(total(page)).to_have_text(str(expected.total))
        assert shown(page.locator(SHEET)) == expected
        expect(page.locator("hana-score .hana-notice")).to_have_count(0)
        odd = any((pile.mask >> 4 * month & 15).bit_count() % 2 for month in range(12))
        remark = page.locator("hana-score .hana-remark .hana-key", has_text="DK-4.8")
        expect(remark).to_have_count(int(odd))


BAD = {
    "cut short": "3H3a9T9",
    "a card twice": "3H9T3a9T",
    "words": "hello",
    "a month too many": "3H13H",
    "markup": "<img src=x onerror=window.injected=1>3H",
    "script": "3H9T</script><script>window.injected=1</script>",
    "no text": "3H\x00\x07",
    "other letters": "3H桜9T",
    "a template": "3H${7*7}{{7*7}}",
}


def test_a_pile_that_cannot_be_read_is_told_in_one_line(page: Page, subtests: pytest.Subtests) -> None:
    page.goto(SCORE)
    notice = page.locator("hana-score .hana-notice")
    for name, text in BAD.items():
        with subtests.test(name):
            open_fragment(page, f"pile={quote(text)}&called=1")
            with pytest.raises(NotationError) as caught:
                CardSet.parse(text)
            expect(notice.locator("strong")).to_have_text(
                f"In this link, {str(caught.value).removesuffix('.')}."
            )
            expect(notice).to_have_count(1)
            assert page.evaluate("window.injected") is None
            assert page.locator("hana-score :not(hana-card) > img, hana-score script").count() == 0
            assert page.evaluate(WIDTH) <= 0
            page.locator("hana-score").get_by_role("button", name="Clear").click()
            expect(notice).to_have_count(0)
            for code in ("3H", "9T"):
                card(page, code).click()
            expect(total(page)).to_have_text("5")


def open_fragment(page: Page, fragment: str) -> None:
    """As a link on the same page does."""
    page.evaluate("(hash) => { location.hash = hash }", fragment)


@pytest.mark.parametrize(
    ("fragment", "words"),
    [
        ("pile=" + "3H9T" * 50_000, "stands here twice"),
        ("pile=3H9T&called=yes", "neither 0 nor 1"),
        ("pile=3H9T&called=%3Cb%3E", "neither 0 nor 1"),
        ("pile=%E0%A4%A&called=1", "In this link"),
    ],
)
def test_a_link_that_is_odd_is_told_in_one_line(page: Page, fragment: str, words: str) -> None:
    page.goto(f"{SCORE}#{fragment}")
    notice = page.locator("hana-score .hana-notice strong")
    is_ready(page)
    expect(notice).to_contain_text(words)
    assert len(notice.text_content() or "") < 300
    assert page.evaluate(WIDTH) <= 0


def test_an_ordinary_anchor_is_no_pile(page: Page) -> None:
    page.goto(f"{SCORE}#good-to-know")
    is_ready(page)
    expect(page.locator("hana-score .hana-notice")).to_have_count(0)
    expect(page.locator('[id="good-to-know"]')).to_be_in_viewport()


def test_by_keyboard(page: Page) -> None:
    """One stop for all cards, arrows inside, the space bar and Enter choose."""
    page.goto(SCORE)
    is_ready(page)
    card(page, "1H").focus()
    page.keyboard.press("End")
    focused = page.locator(":focus")
    expect(focused.locator("hana-card")).to_have_attribute("code", "12c")
    page.keyboard.press("Home")
    for key in ("ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(focused.locator("hana-card")).to_have_attribute("code", "3H")
    page.keyboard.press("Space")
    expect(focused).to_have_attribute("aria-pressed", "true")
    for _ in range(6):  # months stand side by side
        page.keyboard.press("ArrowRight")
    expect(focused.locator("hana-card")).to_have_attribute("code", "9T")
    page.keyboard.press("Enter")
    expect(total(page)).to_have_text("5")


def test_as_text(page: Page) -> None:
    """Typing, with what is wrong said beside the field, and checkboxes for those who see no pictures."""
    page.goto(f"{SCORE}#pile=3H3a")
    is_ready(page)
    page.get_by_role("button", name="Text", exact=True).click()
    field = page.get_by_label("Card codes")
    expect(field).to_have_value("3H 3a")
    field.fill("3H 3a 9T 9")
    with pytest.raises(NotationError) as caught:
        CardSet.parse("3H 3a 9T 9")
    expect(page.locator("#hana-pile-fault")).to_contain_text(
        str(caught.value).removesuffix("."), ignore_case=True
    )
    expect(field).to_have_attribute("aria-invalid", "true")
    field.press("a")
    expect(field).to_have_attribute("aria-invalid", "false")
    expect(total(page)).to_have_text("5")
    expect(field).to_have_value("3H 3a 9T 9a")
    page.get_by_role("checkbox", name="Full moon").check()
    expect(total(page)).to_have_text("20")
    address_ends(page, "#pile=3H3a8H9T9a&called=0")


def test_the_link_that_is_copied_opens_the_same_pile(opening: Opening) -> None:
    context = opening(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{SCORE}#pile=3H3a9T9a&called=1")
    expect(total(page)).to_have_text("10")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    page.goto(link)
    page.reload()
    expect(total(page)).to_have_text("10")


def test_on_a_phone(opening: Opening) -> None:
    page = opening(**PHONE).new_page()
    page.goto(SCORE)
    is_ready(page)
    sizes = page.locator("hana-score .hana-pick").evaluate_all(
        "all => all.map((one) => Math.min(one.offsetWidth, one.offsetHeight))"
    )
    assert min(sizes) >= 40
    for code in ("3H", "9T"):
        card(page, code).tap()
    bar = page.locator("hana-score .hana-score__bar")
    expect(bar).to_contain_text("5 points")
    expect(bar).to_be_in_viewport()
    bar.get_by_role("button", name="See the lines").tap()
    expect(page.locator(SHEET)).to_be_in_viewport()
    expect(page.get_by_role("group", name="Score")).to_be_focused()
    assert page.evaluate(WIDTH) == 0
    page.get_by_role("button", name="Text", exact=True).tap()
    assert page.evaluate(WIDTH) == 0

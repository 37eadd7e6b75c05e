"""The quiz: a round before Python is there, a round with it, and addresses of any kind."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opening
from tests.browser.drill import Question, asked, heading, is_answered, is_asked, right
from tests.browser.visits import DRILL, HOME, address_ends, follow, is_ready, options

ROUND = 10
KEPT = "hana.quiz.koi-koi."
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WIDTH = "document.documentElement.scrollWidth - innerWidth"


def choice(one: Question, number: int) -> int:
    """Right every second time, else wrong in turn."""
    return right(one) if number % 2 else next(at for at in (1, 2, 3, 0) if at != right(one))


@pytest.mark.console("net::ERR_FAILED", "manifest.json")
@pytest.mark.parametrize("size", [pytest.param(PHONE, id="360"), pytest.param({}, id="1440")])
def test_a_round_without_the_engine(opening: Opening, site: str, size: dict[str, object]) -> None:
    """Opened cold on a phone, and by a link of the home page on a desk."""
    context = opening(**size)
    context.route("**/assets/hana/py/**", lambda route: route.abort())
    page = context.new_page()
    if size:
        page.goto(DRILL)
    else:
        page.goto(HOME)
        follow(page, site, DRILL)
    for number in range(1, ROUND + 1):
        one = asked(1, number)
        is_asked(page, one)
        expect(page.locator("hana-quiz .hana-quiz-place")).to_have_text(f"{number} of {ROUND}")
        options(page).nth(choice(one, number)).click()
        is_answered(page, one, choice(one, number))
        expect(page.get_by_role("button", name="Another like this")).to_be_disabled()
        expect(page.locator("#hana-quiz-another")).to_contain_text("needs the engine")
        assert page.evaluate(WIDTH) == 0
        page.get_by_role("button", name="See the round" if number == ROUND else "Next question").click()
    expect(heading(page)).to_have_text("Round over: 5 of 10")
    misses = page.locator("hana-quiz .hana-quiz-table tbody tr")
    expect(misses).to_have_count(ROUND // 2)
    assert page.evaluate(WIDTH) == 0
    expect(page.locator('hana-engine-status [role="alert"]')).to_contain_text("The prepared questions")
    misses.first.get_by_role("link", name="See the sheet").click()
    is_answered_again(page, asked(1, 2))


def is_answered_again(page: Page, one: Question) -> None:
    expect(page.locator("hana-quiz .hana-total .hana-line-value")).to_have_text(str(one["sheet"]["total"]))
    expect(page.locator("hana-quiz .is-right .hana-quiz-text")).to_have_text(
        one["options"][right(one)]["text"]
    )


def test_a_round_with_the_engine_by_keys(opening: Opening) -> None:
    """All that came with the page was answered on other days, so the engine makes every question."""
    seen = json.dumps(dict.fromkeys(range(1, ROUND + 1), 1))
    page = opening({f"{KEPT}3": seen}).new_page()
    page.goto(f"{DRILL}#level=3")
    for number in range(1, ROUND + 1):
        one = asked(3, ROUND + number)
        is_asked(page, one)
        page.keyboard.press(str(choice(one, number) + 1))
        is_answered(page, one, choice(one, number))
        page.keyboard.press("9")  # no such answer
        page.keyboard.press("1" if choice(one, number) else "2")  # one answer is enough
        is_answered(page, one, choice(one, number))
        page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("Round over: 5 of 10")
    expect(heading(page)).to_be_focused()
    kept = json.loads(page.evaluate(f"localStorage.getItem('{KEPT}3')"))
    assert [kept[str(ROUND + number)] for number in range(1, ROUND + 1)] == [1, 0] * (ROUND // 2)


def test_another_like_this_is_of_the_same_kind(page: Page) -> None:
    page.goto(f"{DRILL}#level=2&q=4")
    is_asked(page, asked(2, 4))
    is_ready(page)
    options(page).first.click()
    another = page.get_by_role("button", name="Another like this")
    expect(another).to_be_enabled()
    another.click()
    expect(page.locator("hana-quiz .hana-sheet")).to_have_count(0)
    expect(heading(page)).to_be_focused()
    level, seed = map(int, re.findall(r"\d+", page.url.partition("#")[2]))
    assert level == 2
    assert seed > ROUND
    one = asked(level, seed)
    assert one["kind"] == asked(2, 4)["kind"]
    is_asked(page, one)
    page.keyboard.press("1")
    is_answered(page, one, 0)
    page.keyboard.press("a")
    expect(page.locator("hana-quiz .hana-sheet")).to_have_count(0)
    expect(page).not_to_have_url(re.compile(f"q={seed}$"))


@pytest.mark.parametrize(("level", "seed"), [(1, 3), (3, 123456789012345)])
def test_every_question_has_an_address(opening: Opening, level: int, seed: int) -> None:
    """One that came with the page, and one that only the engine can make."""
    context = opening()
    page = context.new_page()
    page.goto(f"{DRILL}#level={level}&q={seed}")
    one = asked(level, seed)
    is_asked(page, one)
    options(page).nth(right(one)).click()
    is_answered(page, one, right(one))
    address_ends(page, f"#level={level}&q={seed}")
    page.reload()
    is_asked(page, one)


HOSTILE = {
    "level=4&q=1": "There are levels 1, 2 and 3",
    "level=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&q=1": "There are levels 1, 2 and 3",
    "level=1&q=<img src=x onerror=alert(1)>": "no number",
    "level=2&q=-7": "no number",
    "level=2&q=1e9": "no number",
    "level=2&q=" + "9" * 5000: "no number",
    "q=": "no number",
    "level=&q=%E0%A4%A": "There are levels 1, 2 and 3",
}


def test_a_hostile_address_is_told_in_one_line(opening: Opening, subtests: pytest.Subtests) -> None:
    context = opening()
    for fragment, words in HOSTILE.items():
        with subtests.test(fragment[:40]):
            page = context.new_page()
            page.goto(f"{DRILL}#{fragment}")
            notice = page.locator("hana-quiz .hana-notice strong")
            expect(notice).to_contain_text(words)
            expect(notice).to_have_count(1)
            assert len(notice.text_content() or "") < 200
            assert page.locator("hana-quiz :not(hana-card) > img").count() == 0
            assert page.evaluate(WIDTH) == 0
            expect(options(page)).to_have_count(4)
            options(page).first.click()
            expect(page.locator("hana-quiz .is-right")).to_have_count(1)
            page.close()


@pytest.mark.parametrize("text", ["{", "[1]", "null", '{"1": 7, "-3": 1, "x": 1, "__proto__": 1}'])
def test_what_is_stored_may_be_anything(opening: Opening, text: str) -> None:
    page = opening({f"{KEPT}1": text}).new_page()
    page.goto(DRILL)
    is_asked(page, asked(1, 1))
    options(page).nth(right(asked(1, 1))).click()
    is_answered(page, asked(1, 1), right(asked(1, 1)))
    expect(page.locator("hana-quiz .hana-quiz-tally")).to_contain_text("Level 1: 1 of 1 right.")
    page.get_by_role("button", name="Forget it").click()
    assert page.evaluate(f"localStorage.getItem('{KEPT}1')") is None

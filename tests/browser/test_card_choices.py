"""How cards are shown: set, badges, pictures or words; as the reader chose, else as the page has them."""

from __future__ import annotations

import json
import re
from typing import Any

import deck
import pytest
from playwright.sync_api import Locator, Page, expect

from hanacore.cards import CODES
from tests.browser.conftest import Opening
from tests.browser.matches import first_deal, is_call, is_choice, is_turned_choice, seed_where, start
from tests.browser.seat import PAGE, Seat, kept
from tests.browser.test_accessibility import judge_sizes
from tests.browser.test_table_keyboard import FIXED, Keys
from tests.browser.visits import DRILL, HOME, RULES, SCORE, TABLE, follow, is_ready
from tests.browser.watch import Watch

NYLON, GALLERY = "rules/nylon-ppong/", "cards/"
SET, BADGES, AS = "hana.cards.set", "hana.cards.badges", "hana.cards.as"
REFUSED = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })"
# Of every card on the page: its code, its picture's folder and name, and the number on its badge.
SHOWN = """() => [...document.querySelectorAll("main hana-card")].map((card) => {
  const { content, display } = getComputedStyle(card, "::before");
  return {
    code: card.getAttribute("code"),
    art: card.querySelector("img").src.split("/assets/hana/cards/")[1],
    number: content.split('"')[1] ?? "",
    badge: display !== "none",
  };
})"""
BADGED = """([card, wanted]) => {
  const one = document.querySelector(card);
  return one && (getComputedStyle(one, "::before").display !== "none") === wanted;
}"""
ALIKE = f"(set) => ({SHOWN})().every(({{ art }}) => art.startsWith('kr/') === (set === 'hwatu'))"


def is_of(page: Page, of: str) -> None:
    """Every picture is of that set, and every month has its number there."""
    page.wait_for_function(ALIKE, arg=of)
    shown: list[dict[str, Any]] = page.evaluate(SHOWN)
    assert shown
    for card in shown:
        folder = "kr/" if of == "hwatu" else ""
        assert card["art"] == f"{folder}{card['code'] or 'back'}.svg"
        if card["code"]:
            month = int(card["code"][:-1])
            assert int(card["number"]) == (23 - month if of == "hwatu" and month > 10 else month)


def opener(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Cards: pictures"))


def choose(page: Page, answer: str, question: str = "Set and month numbers") -> None:
    """By mouse, in the dialog."""
    opener(page).click()
    group = page.get_by_role("dialog", name="Cards").get_by_role("group", name=question)
    group.get_by_role("radio", name=answer, exact=True).check()
    page.get_by_role("dialog", name="Cards").get_by_role("button", name="Close").click()


def test_the_set_is_the_page_s_own_until_one_is_chosen(page: Page, site: str) -> None:
    """Without a reload, over the pages of a visit, and after it."""
    page.goto(RULES)
    is_of(page, "hanafuda")
    follow(page, site, NYLON)
    is_of(page, "hwatu")
    choose(page, "Hanafuda")
    is_of(page, "hanafuda")
    choose(page, "Hwatu")
    for path in (RULES, SCORE, GALLERY):
        follow(page, site, path)
        if path == SCORE:
            is_ready(page)
        is_of(page, "hwatu")
    page.reload()
    is_of(page, "hwatu")
    choose(page, "As the game is played")
    is_of(page, "hanafuda")
    page.reload()
    is_of(page, "hanafuda")


def test_the_months_of_the_calculator_follow_the_set(opening: Opening) -> None:
    page = opening({SET: "hwatu"}).new_page()
    page.goto(SCORE)
    months = page.locator(".hana-months-grid__month")
    expect(months).to_have_count(12)
    left = {
        name: months.nth(at).bounding_box() or {}
        for at, name in ((9, "maple"), (10, "willow"), (11, "paulownia"))
    }
    assert left["maple"]["x"] < left["paulownia"]["x"] < left["willow"]["x"]
    number = "(one) => getComputedStyle(one.querySelector('.hana-number'), '::before').content"
    assert [months.nth(at).evaluate(number) for at in (9, 10, 11)] == ['"10"', '"12"', '"11"']


@pytest.mark.console("ERR_FAILED")
def test_the_other_set_is_never_shown_before_the_script_is_there(opening: Opening, watch: Watch) -> None:
    page = opening({SET: "hwatu"}).new_page()
    page.route("**/assets/hana/main.js", lambda route: route.abort())
    page.goto(RULES)
    page.wait_for_load_state("networkidle")
    assert page.locator("hana-card > img:visible").count() == 0
    assert not [url for url in watch.requests if "/cards/" in url and url.endswith(".svg")]


def test_the_way_back_closes_the_dialog(page: Page, site: str) -> None:
    """Its examples are the page's, which is another one then."""
    page.goto(RULES)
    follow(page, site, NYLON)
    opener(page).click()
    dialog = page.locator(".hana-dialog")
    expect(dialog).to_have_attribute("data-own-set", "hwatu")
    page.go_back()
    expect(page.locator('link[rel="canonical"]')).to_have_attribute("href", f"{site}{RULES}")
    expect(dialog).to_be_hidden()
    opener(page).click()
    expect(dialog).to_have_attribute("data-own-set", "hanafuda")


def test_another_tab_follows(context: Any) -> None:
    here, there = context.new_page(), context.new_page()
    there.goto(GALLERY)
    here.goto(GALLERY)
    choose(here, "Hwatu")
    is_of(there, "hwatu")
    choose(here, "Words", "Show cards as")
    expect(there.locator("html")).to_have_attribute("data-hana-as", "words")
    expect(there.locator("main .hana-card-words").first).to_be_attached()
    here.evaluate("localStorage.clear()")
    is_of(there, "hanafuda")


def test_a_refused_choice_holds_for_the_visit(page: Page, site: str) -> None:
    page.add_init_script(REFUSED)
    page.goto(GALLERY)
    choose(page, "Hwatu")
    is_of(page, "hwatu")
    follow(page, site, RULES)
    is_of(page, "hwatu")
    opener(page).click()
    expect(page.locator(".hana-dialog-kept")).to_contain_text("does not let us keep it")


def test_what_is_kept_may_be_anyone_s(opening: Opening) -> None:
    page = opening({SET: "<b>", BADGES: "maybe", AS: "pictures"}).new_page()
    page.goto(NYLON)
    is_of(page, "hwatu")
    assert not page.locator("html").evaluate(
        "one => Object.keys(one.dataset).filter((key) => /^hana/.test(key))"
    )


def test_without_scripts_a_page_has_its_own_set(opening: Opening) -> None:
    context = opening({SET: "hanafuda", AS: "words"}, java_script_enabled=False)
    page = context.new_page()
    for path, folder in ((NYLON, "kr/"), (RULES, "")):
        page.goto(path)
        picture = page.locator("main hana-card[code='12a'] > img").first
        picture.scroll_into_view_if_needed()
        expect(picture).to_be_visible()
        assert (picture.get_attribute("src") or "").endswith(f"/cards/{folder}12a.svg")
        assert picture.get_attribute("alt") == "Yellow paulownia chaff"
    expect(opener(page)).not_to_be_visible()


@pytest.mark.parametrize(
    ("path", "card", "own"),
    [
        (GALLERY, "main hana-card", True),
        (DRILL, ".hana-quiz-pile hana-card", True),
        (SCORE, "button hana-card", False),
        (f"{TABLE}#seed=1", '[data-zone="hand"] hana-card', False),
        (HOME, "main hana-card", False),
    ],
)
def test_badges_are_the_page_s_own_until_chosen(opening: Opening, path: str, card: str, own: bool) -> None:
    for choice, wanted in ((None, own), ("on", True), ("off", False)):
        page = opening({BADGES: choice} if choice else {}).new_page()
        page.goto(path)
        page.wait_for_function(BADGED, arg=[card, wanted])


def test_a_badge_can_be_read_on_a_phone(opening: Opening) -> None:
    page = opening({BADGES: "on"}, viewport={"width": 360, "height": 640}).new_page()
    page.goto(f"{TABLE}#seed=1")
    card = page.locator('hana-table [data-zone="hand"] hana-card').first
    expect(card).to_be_visible()
    size = card.evaluate("one => parseFloat(getComputedStyle(one, '::before').fontSize)")
    assert size >= 12


def test_words_fetch_no_picture(opening: Opening, site: str, watch: Watch) -> None:
    page = opening({AS: "words"}).new_page()
    page.goto(GALLERY)
    words = page.locator("main hana-card[code='9T'] .hana-card-words").first
    expect(words).to_be_visible()
    assert " ".join(words.inner_text().replace("\u00ad", "").split()) == "9 Chrysanthemum Sake cup animal"
    assert page.locator("main hana-card[code]").count() == page.locator("main .hana-card-words").count()
    for path in (RULES, SCORE, DRILL):
        follow(page, site, path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("main .hana-card-words").first).to_be_attached()
    page.goto(f"{TABLE}#seed=1")
    expect(page.locator('hana-table [data-zone="hand"] .hana-card-words').first).to_be_visible()
    assert not [url for url in watch.requests if "/cards/" in url and url.endswith(".svg")]
    choose(page, "Pictures", "Show cards as")
    expect(page.locator("main .hana-card-words")).to_have_count(0)
    expect(page.locator('hana-table [data-zone="hand"] hana-card > img').first).to_be_visible()


def test_words_have_the_numbers_of_the_set(opening: Opening) -> None:
    page = opening({AS: "words"}).new_page()
    page.goto(GALLERY)
    swallow = page.locator("main hana-card[code='11T'] .hana-card-number").first
    expect(swallow).to_have_text("11")
    choose(page, "Hwatu")
    expect(swallow).to_have_text("12")


def test_a_deal_in_words_by_keyboard_alone(opening: Opening, watch: Watch) -> None:
    seed = seed_where(is_call, is_choice, is_turned_choice, within=first_deal)
    page = opening({**kept(speed="instant"), AS: "words"}, viewport={"width": 360, "height": 640}).new_page()
    page.add_init_script(FIXED.format(seed=seed))
    page.goto(PAGE)
    seat = Keys(page, start(seed))
    begin = seat.panel.locator('[data-action="new-match"]')
    expect(begin).to_be_visible()
    seat.tab_to(begin)
    seat.key("Enter")
    seat.rest()
    while action := seat.decided():
        seat.do(action)
        fits(seat)
        if action == "next":
            break
    assert not [url for url in watch.requests if "/cards/" in url and url.endswith(".svg")]


def fits(seat: Seat) -> None:
    """What is in the hand and on the field can be read whole."""
    over = seat.table.locator('[data-zone="hand"] .hana-card-words, .ht-slots .hana-card-words').evaluate_all(
        """all => all
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
          .map((one) => one.textContent)"""
    )
    assert over == []


def test_a_wrong_code_shows_the_back(page: Page) -> None:
    page.goto(GALLERY)
    card = page.locator("main hana-card").first
    for code in ("13H", "1T", "", "<b>", "back", "../../main"):
        card.evaluate("(one, code) => one.setAttribute('code', code)", code)
        picture = card.locator("img")
        expect(picture).to_have_attribute("src", re.compile("/assets/hana/cards/back\\.svg$"))
        expect(card).not_to_have_attribute("data-month", re.compile("."))
    card.evaluate("one => one.setAttribute('code', '10T')")
    expect(card.locator("img")).to_have_attribute("src", re.compile("/cards/10T\\.svg$"))


def test_every_card_is_named_once(page: Page) -> None:
    """In a widget as in a page built ahead: by the button around it, or by its picture."""
    page.goto(SCORE)
    is_ready(page)
    buttons = page.locator("hana-score .hana-pick")
    expect(buttons).to_have_count(48)
    assert buttons.evaluate_all("all => all.map((one) => one.querySelector('.hana-hidden').textContent)") == [
        deck.view(code)["label"] for code in CODES
    ]
    assert buttons.get_by_role("img").count() == 0
    page.goto(f"{SCORE}#pile=3H3a9T9a")
    line = page.locator("hana-score .hana-line-cards").first
    expect(line.get_by_role("img", name="Curtain, cherry blossom light")).to_be_visible()
    page.goto(RULES)
    alts = page.locator("main .hana-cards hana-card").evaluate_all(
        "all => all.map((card) => [card.getAttribute('code'), card.querySelector('img').alt])"
    )
    assert dict(alts) == {code: deck.view(code)["label"] for code, _ in alts}


def test_the_table_says_a_card_and_its_state_once(opening: Opening) -> None:
    seat = Seat.restored(opening(kept(start("1"))).new_page(), start("1"))
    code = seat.view["hand"][0]
    seat.hand(code).click()
    chosen = seat.table.get_by_role(
        "button", name=re.compile(f"^{re.escape(deck.view(code)['label'])}\\."), pressed=True
    )
    expect(chosen).to_have_count(1)
    assert (chosen.text_content() or "").count(deck.view(code)["label"]) == 1
    assert chosen.get_by_role("img").count() == 0


def test_the_dialog_by_keyboard(page: Page) -> None:
    page.goto(GALLERY)
    opener(page).focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Cards")
    expect(dialog).to_be_visible()
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.locator(":focus").get_attribute("name") == "hana-set":
            break
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("radio", name="Hwatu")).to_be_checked()
    is_of(page, "hwatu")
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(opener(page)).to_be_focused()
    assert json.loads(page.evaluate("JSON.stringify(localStorage)"))[SET] == "hwatu"


def test_the_dialog_is_for_everybody(opening: Opening) -> None:
    page = opening(reduced_motion="reduce").new_page()
    page.goto(GALLERY)
    opener(page).click()
    judge_sizes(page)
    sizes = page.locator(".hana-dialog :is(label, button)").evaluate_all(
        """all => all.map((one) => one.getBoundingClientRect())
          .map(({ width, height }) => Math.min(width, height))"""
    )
    assert min(sizes) >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_from_the_table_on_a_phone(opening: Opening) -> None:
    """Its page has no header there."""
    page = opening(kept(start("1")), viewport={"width": 360, "height": 640}).new_page()
    seat = Seat.restored(page, start("1"))
    expect(page.locator(".md-header")).not_to_be_visible()
    seat.button("settings").click()
    seat.button("cards").click()
    dialog = page.get_by_role("dialog", name="Cards")
    dialog.get_by_role("radio", name="Hwatu").check()
    is_of(page, "hwatu")
    page.keyboard.press("Escape")
    expect(seat.button("cards")).to_be_focused()


@pytest.mark.parametrize("words", [False, True])
def test_words_and_badges_pass_axe(opening: Opening, words: bool) -> None:
    page = opening({AS: "words"} if words else {BADGES: "on"}, reduced_motion="reduce").new_page()
    for path in (f"{SCORE}#pile=3H8H9T9a&called=1", DRILL, f"{TABLE}#seed=1"):
        page.goto(path)
        expect(page.locator("main hana-card:visible").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        judge_sizes(page)

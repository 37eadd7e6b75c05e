"""Setting up a table in the browser: answers, address, contradictions, one printed page, and the rules."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from hanacore.agreed import read, view
from hanacore.games import GAMES, game
from hanacore.house_rules import ask, told
from hanacore.notation import written_choice
from tests.browser.conftest import Opening
from tests.browser.visits import COMPOSER, address_ends
from tests.test_compare import a_choice

PHONE = {"viewport": {"width": 360, "height": 740}}
WIDTH = "document.documentElement.scrollWidth - innerWidth"
PAGE = re.compile(rb"/Type\s*/Page\b")
# By hand: what a pile or a hand scores usually, and at a table with one house rule.
EXAMPLES = (
    ("koi-koi.viewing_off", "Usually 5; at your table 0."),  # cherry viewing alone
    ("koi-koi.viewing_1", "Usually 5; at your table 1."),
    ("koi-koi.seven_off", "Usually 30; at your table 15."),  # 5 + 5 + 5
    ("koi-koi.lights_15-8-7-6", "Usually 30; at your table 32."),  # 6 + 5 + 5 = 16, doubled
    ("koi-koi.inoshikacho_6", "Usually 14; at your table 16."),  # 5 + 2 and 6 + 2, doubled
    ("koi-koi.sake_tane-only", "Usually 2; at your table 1."),  # nine chaff, and the cup no chaff
    ("hana-awase.oni_on", "Usually 20; at your table 0."),  # the rain island
    ("hana-awase.values_fuda-wiki", "Usually 30; at your table 40."),  # drinking
    ("hana-awase.rain-viewing_cancels", "Usually 20; at your table 0."),
    ("nylon-ppong.stop-bonus_ten-minus-sum", "Usually 4, 12; at your table −6, 12."),  # 4 lacks 6 of 10
    ("nylon-ppong.stop-penalty_50", "Usually 34, 4; at your table 54, 4."),
    ("nylon-ppong.ppong-penalty_20", "Usually 76, 0, 28; at your table 66, 0, 28."),
)


def opened(page: Page, table: str) -> Locator:
    page.goto(f"{COMPOSER}#table={table}")  # where the page is open already, the engine stays
    expect(page.locator("hana-composer.is-live")).to_be_visible()
    return page.locator(".hana-composer__panel")


def answer(page: Page, key: str, value: str) -> Locator:
    return page.locator(f'[data-option="{key}"] input[value="{value}"]')


def test_the_examples_are_those_worked_out_by_hand(page: Page) -> None:
    for table, says in EXAMPLES:
        expect(opened(page, table), table).to_contain_text(says)


def test_any_table_reads_as_the_package_reads_it(page: Page) -> None:
    random = Random(11)
    for _ in range(12):
        choice = a_choice(random)
        text = written_choice(choice)
        lines = opened(page, text).locator(".hana-composer__changes > li > span")
        expect(lines, text).to_contain_text([f"✱ {change['told']}." for change in view(choice)["changes"]])
        for option in game(choice.game).options:
            checked = page.locator(f'[data-option="{option.key}"] input:checked')
            assert checked.get_attribute("value") in (choice[option.key], ""), text


def test_answers_go_into_the_address_and_back(page: Page) -> None:
    page.goto(COMPOSER)
    expect(page.locator("hana-composer.is-live")).to_be_visible()
    answer(page, "kk.viewing", "off").check()
    address_ends(page, "#table=koi-koi.viewing_off")
    page.locator('[name="koi-koi.set"][value="fuda-wiki"]').check()
    address_ends(page, "#table=koi-koi.fuda-wiki.viewing_off")
    field = page.locator('[data-option="kk.lights"] .hana-answer__text')
    field.fill("12/9")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("12/9/8/6")
    address_ends(page, "#table=koi-koi.fuda-wiki.lights_12-9-8-6.viewing_off")
    expect(page.locator(".hana-composer__panel")).to_contain_text(told("kk.lights", "12/9/8/6"))
    page.reload()
    expect(answer(page, "kk.viewing", "off")).to_be_checked()
    expect(field).to_have_value("12/9/8/6")
    page.get_by_role("button", name="Back to the usual rules").click()
    address_ends(page, "#table=koi-koi")
    expect(answer(page, "kk.viewing", "on")).to_be_checked()


def test_a_contradiction_is_told_with_its_clause(page: Page) -> None:
    panel = opened(page, "koi-koi.seven_off.double-stack_x2-cap")
    problem = view(read("koi-koi.seven_off.double-stack_x2-cap"))["problem"]
    expect(panel.locator(".hana-composer__problem")).to_contain_text(problem["message"].partition(": ")[2])
    expect(panel.locator(".hana-composer__problem .hana-key").first).to_have_text("KK-6.11")
    expect(panel.get_by_role("button", name="Print one page")).to_have_attribute("aria-disabled", "true")
    assert page.locator("body > .hana-paper").count() == 0


TABLES = {
    "koi-koi": ("koi-koi", "koi-koi.fuda-wiki.viewing_off", "koi-koi.koi-koi-japan"),
    "hana-awase": ("hana-awase.2", "hana-awase", "hana-awase.4.oni_on", "hana-awase.4.fuda-wiki"),
    "nylon-ppong": ("nylon-ppong.2", "nylon-ppong.3", "nylon-ppong.bb", "nylon-ppong.5", "nylon-ppong.6.bb"),
}


@pytest.mark.parametrize("slug", GAMES)
def test_it_is_printed_on_one_page_for_any_number_of_players(page: Page, slug: str) -> None:
    for table in TABLES[slug]:
        one_page(page, table)


@pytest.mark.parametrize("slug", GAMES)
def test_however_much_is_changed_it_is_one_page(page: Page, slug: str) -> None:
    random = Random(3)
    tables = [choice for choice in (a_choice(random) for _ in range(300)) if choice.game == slug]
    one_page(page, written_choice(max(tables, key=lambda one: (len(one.changed), one.seats))))


def one_page(page: Page, table: str) -> None:
    opened(page, table)
    paper = page.locator("body > .hana-paper")
    for size in ("A4", "Letter"):
        assert len(PAGE.findall(printed(page, table, size))) == 1, f"{table} on {size}"
    letters = paper.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert letters >= 9, f"{table}: letters of {letters} px"
    expect(paper.locator("h1")).to_have_text(f"{view(read(table))['name']} at our table")
    assert paper.locator(".hana-qr").count() == 1


def printed(page: Page, table: str, size: str) -> bytes:
    """The PDF of the sheet.

    Instant navigation brings an open page once more when a fragment is opened on it, the widget and its sheet
    anew with it: what was printed in between was not a sheet.
    """
    for _ in range(3):
        widget = page.locator("hana-composer").element_handle()
        # the whole of it: the sheet before may be of a table that only begins alike
        ends = re.compile(rf"#table={re.escape(table)}(?![\w.-])")
        expect(page.locator("body > .hana-paper")).to_contain_text(ends)
        expect(page.get_by_role("button", name="Print one page")).not_to_have_attribute(
            "aria-disabled", "true"
        )
        pdf = page.pdf(format=size)
        if widget.evaluate("one => one.isConnected"):
            return pdf
    raise AssertionError("the page never came to rest")


@pytest.mark.parametrize(
    "hash_",
    [
        "table=poker",
        "table=koi-koi.viewing_maybe.seven_off",
        "table=__proto__.x",
        "table=%3Cimg%20src=x%20onerror=alert(1)%3E",
        "table=" + "koi-koi." * 500,
        "table=%FF%00",
        "table=",
    ],
)
def test_hostile_addresses_leave_a_page_that_works(page: Page, hash_: str) -> None:
    page.goto(f"{COMPOSER}#{hash_}")
    expect(page.locator("hana-composer .hana-notice").first).to_be_visible()
    assert page.locator("hana-composer img[src='x']").count() == 0
    answer(page, "kk.viewing", "off").check()
    expect(page.locator(".hana-composer__panel")).to_contain_text(told("kk.viewing", "off"))
    expect(page.locator(".hana-composer__notice")).to_be_empty()


def test_without_scripts_every_question_is_there(opening: Opening) -> None:
    page = opening(java_script_enabled=False).new_page()
    page.goto(COMPOSER)
    options = sum(len(one.options) for one in GAMES.values())
    assert page.locator("fieldset[data-option]").count() == options
    assert page.locator("fieldset[data-option] .hana-key").count() == options


@pytest.mark.console("Failed to load", "net::", "worker")
def test_without_an_engine_answers_and_changes_are_there(opening: Opening) -> None:
    context = opening()
    context.route("**/worker.js", lambda route: route.abort())
    page = context.new_page()
    panel = opened(page, "koi-koi.fuda-wiki")
    answer(page, "kk.viewing", "off").check()
    expect(panel).to_contain_text(told("kk.viewing", "off"))
    expect(panel).to_contain_text("6 changes")
    expect(panel).to_contain_text("The page is made by the engine, which is not here.")


def test_on_a_phone_the_table_is_one_press_away(opening: Opening) -> None:
    page = opening(**PHONE).new_page()
    opened(page, "hana-awase.4.oni_on")
    assert page.evaluate(WIDTH) <= 0
    bar = page.locator(".hana-composer__bar")
    expect(bar).to_contain_text("1 change")
    expect(bar).to_be_in_viewport()
    bar.get_by_role("button").click()
    expect(page.get_by_role("heading", name="Your table", exact=True)).to_be_in_viewport()


def test_the_rules_follow_the_table_and_go_back(page: Page) -> None:
    panel = opened(page, "koi-koi.fuda-wiki.viewing_off")
    panel.get_by_role("link", name="Read the rules as you play them").click()
    page.wait_for_url("**/rules/koi-koi/#table=koi-koi.fuda-wiki.viewing_off")
    banner = page.locator(".hana-table-banner")
    expect(banner).to_contain_text("6 changes")
    for rule in ("KK-6.1", "KK-6.4", "KK-5.2", "KK-6.5", "KK-7.1"):
        note = page.locator(f'[id="{rule}"] + .hana-table-note')
        expect(note.first).to_contain_text("At your table:")
    note = page.locator('[id="KK-6.5"] + .hana-table-note')
    assert " ".join((note.text_content() or "").split()) == (
        f"✱ At your table: {told('kk.viewing', 'off')}. Usual: {told('kk.viewing', 'on')}."
    )
    assert page.locator('[id="KK-6.9"] + .hana-table-note').count() == 0
    banner.get_by_role("button", name="Back to the usual rules").click()
    assert page.locator(".hana-table-note, .hana-table-banner").count() == 0
    address_ends(page, "/rules/koi-koi/")


def test_a_rule_leads_to_its_question(page: Page) -> None:
    page.goto("rules/koi-koi/#KK-7.1")
    page.get_by_role("link", name=ask("kk.draw")).first.click()
    page.wait_for_url("**/rules/table/#table=koi-koi&ask=kk.draw")
    expect(answer(page, "kk.draw", "change_dealer")).to_be_focused()
    expect(page.locator('[data-option="kk.draw"]')).to_be_in_viewport()


@pytest.mark.parametrize("text", ["poker", "koi-koi.nonsense", "__proto__", "%3Cb%3E"])
def test_rules_of_no_known_table_are_the_usual(page: Page, text: str) -> None:
    page.goto(f"rules/koi-koi/#table={text}")
    expect(page.locator(".hana-table-banner")).to_be_visible()
    assert page.locator(".hana-table-note").count() == 0

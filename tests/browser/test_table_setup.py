"""Setting up a table: by mouse, by keyboard, and by an address, good or bad."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hanacore import table
from tests.browser.conftest import Opening
from tests.browser.matches import start
from tests.browser.seat import KEPT, PAGE, Seat, kept
from tests.browser.visits import COMPOSER, is_dealt

HANA_AWASE = "practice/hana-awase/"
CHOICE = "hana.table.hana-awase.choice"


def stored(page: Page, key: str) -> Any:
    return json.loads(page.evaluate("(key) => localStorage.getItem(key)", key) or "null")


def setup(page: Page) -> Locator:
    page.locator('hana-table [data-panel="start"] [data-action="setup"]').click()
    dialog = page.get_by_role("dialog", name="Set up the table")
    expect(dialog.locator("select[data-bot]").first).to_be_visible()
    return dialog


def test_the_usual_table_is_one_press_away(page: Page) -> None:
    page.goto(HANA_AWASE)
    panel = page.locator('hana-table [data-panel="start"]')
    expect(panel).to_contain_text("3 players · Tomato-kun’s blog’s rules")
    panel.get_by_role("button", name="Deal").click()
    is_dealt(page)
    match = stored(page, "hana.table.hana-awase")["match"]
    assert (match["table"], match["bots"]) == ("hana-awase", ["greedy", "greedy"])


def test_seats_players_rules_and_seed_are_chosen_by_mouse_and_remembered(opening: Opening) -> None:
    page = opening(kept()).new_page()
    page.goto(HANA_AWASE)
    dialog = setup(page)
    dialog.locator(".ht-segments").get_by_text("4", exact=True).click()
    expect(dialog.locator("select[data-bot]")).to_have_count(3)
    dialog.locator('select[data-bot="1"]').select_option("random")
    dialog.get_by_text("All house rules").click()
    oni = dialog.locator('[data-option="ha.oni"]')
    oni.get_by_text("takes any one card").click()
    expect(dialog.locator('[data-change="ha.oni"]')).to_contain_text("HA-7.1")
    dialog.get_by_label("Seed").fill("7")
    dialog.get_by_role("button", name="Deal").click()
    wanted = table.new("hana-awase.4.oni_on", "7", ["greedy", "random", "greedy"])
    Seat(page, wanted).rest()
    assert stored(page, "hana.table.hana-awase")["match"] == wanted["match"]
    expect(page.locator("hana-table .ht-facts")).to_contain_text("1 changed")
    chosen = {"table": "hana-awase.4.oni_on", "bots": ["greedy", "random", "greedy"], "open": False}
    assert stored(page, CHOICE) == chosen
    page.evaluate("localStorage.removeItem('hana.table.hana-awase')")
    page.reload()
    expect(page.locator('hana-table [data-panel="start"]')).to_contain_text("4 players")
    dialog = setup(page)
    expect(dialog.locator('select[data-bot="1"]')).to_have_value("random")
    dialog.get_by_role("button", name="As usual").click()
    expect(dialog.locator("select[data-bot]")).to_have_count(2)
    expect(dialog.get_by_role("button", name="As usual")).to_have_count(0)


def test_a_table_is_set_up_by_keyboard_alone(page: Page) -> None:
    page.goto(HANA_AWASE)
    button = page.locator('hana-table [data-panel="start"] [data-action="setup"]')
    expect(button).to_be_visible()
    page.locator('hana-table [data-panel="start"] [data-action="new-match"]').focus()
    page.keyboard.press("ArrowRight")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Set up the table")
    expect(dialog.locator("select[data-bot]").first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(dialog.locator("select[data-bot]")).to_have_count(3)
    dialog.get_by_label("Seed").focus()
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Deal").focus()
    page.keyboard.press("Enter")
    Seat(page, table.new("hana-awase.4", "12", "greedy")).rest()


def test_what_contradicts_itself_is_told_with_its_clause_and_not_dealt(page: Page) -> None:
    page.goto(f"{PAGE}#table=koi-koi.seven_off.double-stack_x2-cap")
    dialog = setup(page)
    obstacle = dialog.locator(".ht-obstacle")
    expect(obstacle).to_contain_text("KK-6.11")
    assert "kk." not in obstacle.inner_text()
    deal = dialog.get_by_role("button", name="Deal")
    expect(deal).to_have_attribute("aria-disabled", "true")
    deal.click(force=True)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="As usual").click()
    expect(obstacle).to_have_count(0)
    dialog.get_by_label("Seed").fill("x")
    dialog.get_by_label("Seed").press("Tab")
    expect(obstacle).to_contain_text("A seed is a whole number")
    dialog.get_by_label("Seed").fill("")
    dialog.get_by_label("Seed").press("Tab")
    deal.click()
    is_dealt(page)


def test_an_address_names_table_and_seed(page: Page) -> None:
    page.goto(f"{HANA_AWASE}#table=hana-awase.2.oni_on&seed=5")
    Seat(page, table.new("hana-awase.2.oni_on", "5", "greedy")).rest()


def test_an_address_that_names_a_table_waits_for_the_press(page: Page) -> None:
    page.goto(f"{HANA_AWASE}#table=hana-awase.4")
    panel = page.locator('hana-table [data-panel="start"]')
    expect(panel).to_contain_text("4 players")
    panel.get_by_role("button", name="Deal").click()
    is_dealt(page)
    assert stored(page, "hana.table.hana-awase")["match"]["table"] == "hana-awase.4"
    assert stored(page, CHOICE) is None


@pytest.mark.parametrize(
    "hash_",
    ["table=koi-koi.etohana", "table=", "table=x&seed=1", "open=yes", f"table=hana-awase.{'9' * 2000}"],
)
def test_an_address_that_cannot_be_read_is_told_in_one_line(page: Page, hash_: str) -> None:
    page.goto(f"{HANA_AWASE}#{hash_}")
    notice = page.locator('hana-table [data-notice="address"]')
    expect(notice.locator("strong")).to_have_text(re.compile(r"^[^\n]{10,140}$"))
    expect(notice).to_contain_text("Here is the usual table.")
    page.locator('hana-table [data-panel="start"] [data-action="new-match"]').click()
    is_dealt(page)
    assert stored(page, "hana.table.hana-awase")["match"]["table"] == "hana-awase"


@pytest.mark.parametrize(
    "head",
    ["koi-koi.clubhouse-ds", "koi-koi.7", "koi-koi.unknown_rule", "koi-koi.seven_off.double-stack_x2-cap"],
)
def test_a_table_that_cannot_be_played_is_told_and_the_usual_one_offered(page: Page, head: str) -> None:
    page.goto(f"{PAGE}#table={head}&seed=3")
    notice = page.locator('hana-table [data-notice="refused"]')
    expect(notice.locator("strong")).to_have_text(re.compile(r"^[^\n]{10,300}$"))
    notice.get_by_role("button", name="Play the usual table").click()
    is_dealt(page)
    assert stored(page, KEPT)["match"]["table"] == "koi-koi"


def test_a_match_under_way_is_not_lost_to_an_address_that_cannot_be_played(opening: Opening) -> None:
    page = opening(kept(start("1"))).new_page()
    page.goto(f"{PAGE}#table=koi-koi.clubhouse-ds")
    seat = Seat(page, start("1"))
    seat.rest()
    page.locator('hana-table [data-action="play-asked"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Play this table").click()
    notice = page.locator('hana-table [data-notice="refused"]')
    notice.get_by_role("button", name="Back to my match").click()
    seat.rest()
    assert seat.stored() == start("1")["match"]


def test_the_next_match_is_played_at_the_same_table(page: Page) -> None:
    page.goto(f"{PAGE}#table=koi-koi.fuda-wiki.deals_1&seed=1")
    Seat(page, table.new("koi-koi.fuda-wiki.deals_1", "1", "greedy")).rest()
    page.locator('hana-table .ht-bar [data-action="new-match"]').click()
    page.get_by_role("dialog").get_by_role("button", name="New match").click()
    page.wait_for_function("(key) => JSON.parse(localStorage[key]).match.seed !== '1'", arg=KEPT)
    assert stored(page, KEPT)["match"]["table"] == "koi-koi.fuda-wiki.deals_1"


def test_the_page_of_house_rules_leads_to_the_table(page: Page) -> None:
    page.goto(f"{COMPOSER}#table=hana-awase.4.oni_on")
    page.get_by_role("link", name="Play at this table").click()
    expect(page.locator('hana-table [data-panel="start"]')).to_contain_text("4 players")
    expect(page.locator('hana-table [data-panel="start"]')).to_contain_text("1 change")

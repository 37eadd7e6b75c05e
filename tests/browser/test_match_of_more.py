"""Whole matches of the capture games: at every number of seats, by clicks, by keys alone, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.matches import is_oni, seed_where, start
from tests.browser.seat import Seat, kept
from tests.browser.settlements import check_settlement, verify
from tests.browser.test_table_keyboard import Keys
from tests.browser.test_table_phone import PHONE, Thumb


@pytest.mark.parametrize("table", ["hana-awase.2", "hana-awase", "hana-awase.4", "hana-awase.4.oni_on"])
def test_a_match_by_clicks_at_every_number_of_seats(opening: Opening, table: str) -> None:
    seed = seed_where(is_oni, rules=table) if "oni" in table else "4"
    shown = start(seed, rules=table)
    seat = Seat.restored(opening(memory=kept(shown)).new_page(), shown)
    records: list[str] = []
    while action := seat.decided():
        if action == "next":
            records.append(check_settlement(seat.view, seat.panel))
        seat.do(action)
    records.append(check_settlement(seat.view, seat.panel))
    assert len(records) == seat.view["deals"]
    seat.button("standing").click()
    rows = seat.panel.locator("tbody tr")
    assert rows.evaluate_all("all => all.map((row) => row.dataset.record)") == records
    expect(seat.panel.get_by_role("heading", level=2)).to_have_text(seat.view["standing"]["title"])


def settled(seat: Seat) -> None:
    """Play to the end of the match, each deal as the engine has it."""
    deals = 0
    while action := seat.decided():
        deals += action == "next"
        seat.do(action)
    assert deals + 1 == seat.view["deals"]
    end = seat.view["settlement"]
    expect(seat.panel).to_have_attribute("data-record", end["record"])
    assert verify(end["record"])["totals"] == [int(one) for one in end["verify"].split(",")]


@pytest.mark.parametrize("table", ["koi-koi", "hana-awase"])
def test_a_match_by_keyboard_alone(opening: Opening, table: str) -> None:
    shown = start("4", rules=table)
    page = opening(memory=kept(shown)).new_page()
    seat = Keys.restored(page, shown)
    while not page.evaluate("document.activeElement.closest('[data-zone=hand]')"):
        page.keyboard.press("Tab")
    settled(seat)


@pytest.mark.parametrize("table", ["koi-koi", "hana-awase"])
def test_a_match_by_touch_on_a_phone(opening: Opening, table: str) -> None:
    shown = start("4", rules=table)
    settled(Thumb.restored(opening(memory=kept(shown), **PHONE).new_page(), shown))

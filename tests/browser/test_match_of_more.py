"""Whole matches of Hana-awase at every number of seats, by clicks, judged by the engine deal by deal."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.matches import is_oni, seed_where, start
from tests.browser.seat import Seat, kept
from tests.browser.settlements import check_settlement


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

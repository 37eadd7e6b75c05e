"""A settlement of several players on the page, beside what command line and engine say of its record."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from playwright.sync_api import Locator, expect

from hanacore import Record, settle
from tests.browser.matches import View


def verify(record: str) -> dict[str, Any]:
    """What the command line says of a record."""
    command = [sys.executable, "-m", "hanacore", "verify", record, "--json"]
    said: dict[str, Any] = json.loads(
        subprocess.run(command, capture_output=True, text=True, check=True).stdout
    )
    return said


def check_settlement(view: View, panel: Locator) -> str:
    """The panel says what `hanacore verify` says of its record."""
    expect(panel).to_have_attribute("data-panel", "settlement")
    record = panel.get_attribute("data-record") or ""
    verified = verify(record)
    seats, dealer = view["seats"], view["dealer"]
    totals = [verified["totals"][(player - dealer) % seats] for player in range(seats)]
    rows = panel.locator(".ht-paid tbody tr")
    cells: list[list[str]] = rows.evaluate_all(
        "all => all.map((row) => [...row.cells].map((one) => one.textContent.trim().replace('−', '-')))"
    )
    assert [row[0] for row in cells] == view["names"]
    assert [int(row[1]) for row in cells] == totals
    assert [int(row[2]) for row in cells] == view["score"]
    expect(panel.locator(".ht-why .hana-key")).to_have_text(verified["ended"])
    expect(panel.get_by_role("heading", level=2)).to_have_text(view["settlement"]["title"])
    if view["phase"] == "over":
        expect(panel).to_contain_text(view["settlement"]["next_says"])
    check_sheets(panel, record, dealer)
    return record


def check_sheets(panel: Locator, record: str, dealer: int) -> None:
    """Every player's lines, as the engine settles them."""
    sheets = settle(Record.parse(record).final()).sheets
    for player in range(len(sheets)):
        lines = sheets[(player - dealer) % len(sheets)].lines
        rows = panel.locator(f'details[data-player="{player}"] .hana-line')
        assert rows.evaluate_all("all => all.map((one) => one.dataset.what)") == [line.what for line in lines]

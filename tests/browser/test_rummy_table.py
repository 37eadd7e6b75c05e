"""Nylon-ppong at the practice table: whole matches at every seat count, judged by the engine deal by deal."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hanacore import table
from tests.browser.conftest import Opening
from tests.browser.matches import act, start
from tests.browser.rummy_seat import GAME, RummySeat, decide, found, is_asked
from tests.browser.seat import SETTINGS, kept
from tests.browser.settlements import check_settlement


def seed_with_a_claim(rules: str) -> str:
    """The first seed of whose match our person claims a discard."""
    for seed in map(str, count()):
        shown = start(seed, rules=rules)
        while action := decide(shown["view"]):
            if action.startswith("q"):
                return seed
            shown = act(shown, action)
    raise AssertionError


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_match_by_clicks_at_every_number_of_seats(opening: Opening, seats: int) -> None:
    context = opening(memory={SETTINGS: json.dumps({"speed": "instant"})})
    rules = GAME if seats == 4 else f"{GAME}.{seats}"
    seat = RummySeat.new(context.new_page(), seed_with_a_claim(rules), rules)
    records: list[str] = []
    kinds: set[str] = set()
    while action := decide(seat.view):
        if action == "next":
            records.append(check_settlement(seat.view, seat.panel))
        else:
            kinds.add(next(one["kind"] for one in seat.view["actions"] if one["code"] == action))
        seat.do(action)
    records.append(check_settlement(seat.view, seat.panel))
    assert {"discard", "ppong"} <= kinds
    assert len(records) == seat.view["deals"]
    seat.button("standing").click()
    expect(seat.panel).to_have_attribute("data-panel", "standing")
    rows = seat.panel.locator("tbody tr")
    assert rows.evaluate_all("all => all.map((row) => row.dataset.record)") == records
    expect(seat.panel.get_by_role("heading", level=2)).to_have_text(seat.view["standing"]["title"])


def test_a_claim_is_taken_or_left(opening: Opening) -> None:
    shown = found(is_asked("ppong"))
    claim = next(one for one in shown["view"]["actions"] if one["kind"] == "ppong")
    for action in (claim["code"], "p"):
        page = opening(memory=kept(shown)).new_page()
        seat = RummySeat.restored(page, shown)
        marked = seat.table.locator('[data-zone="hand"] button:has(hana-card.is-match)')
        assert sorted(marked.evaluate_all("all => all.map((one) => one.dataset.card)")) == sorted(
            {code for one in shown["view"]["actions"] for code in one["take"]}
        )
        expect(seat.table.locator("#ht-message")).to_contain_text(shown["view"]["ask"]["text"])
        seat.do(action)


def test_time_to_claim_can_be_limited_and_then_the_discard_is_left(opening: Opening) -> None:
    shown = found(is_asked("ppong"))
    memory = kept(shown) | {SETTINGS: json.dumps({"speed": "instant", "claim": 5})}
    page = opening(memory=memory).new_page()
    seat = RummySeat.restored(page, shown)
    seat.shown = act(shown, "p")
    seat.rest()  # nobody pressed anything
    unlimited = opening(memory=kept(shown)).new_page()
    waiting = RummySeat.restored(unlimited, shown)
    unlimited.wait_for_timeout(6_000)
    waiting.rest()


@pytest.mark.parametrize("button", ["stop", "declare"])
def test_a_button_that_cannot_be_pressed_says_why(opening: Opening, button: str) -> None:
    phase = {"stop": "stop", "declare": "discard"}[button]
    shown = found(lambda view: view["phase"] == phase and not is_asked(button)(view))
    page = opening(memory=kept(shown)).new_page()
    seat = RummySeat.restored(page, shown)
    why = table.reason(shown["match"], {"button": button})
    expect(seat.button(button)).to_have_attribute("aria-disabled", "true")
    seat.button(button).click(force=True)  # it looks as if it could not be pressed
    expect(seat.table.locator("#ht-message")).to_contain_text(why["text"])
    expect(seat.table.locator("#ht-message .hana-key")).to_have_text(why["rule"])
    seat.rest()


def test_stopping_ends_the_deal(opening: Opening) -> None:
    shown = found(is_asked("stop"))
    page = opening(memory=kept(shown)).new_page()
    seat = RummySeat.restored(page, shown)
    seat.do("s")
    check_settlement(seat.view, seat.panel)


def test_a_card_can_be_dragged_onto_the_pool(opening: Opening) -> None:
    shown = found(lambda view: view["phase"] == "discard" and len(view["pool"]) > 3)
    page = opening(memory=kept(shown)).new_page()
    seat = RummySeat.restored(page, shown)
    card: Any = shown["view"]["hand"][-1]
    seat.hand(card).drag_to(seat.table.locator('[data-zone="field"]'))
    seat.shown = act(shown, card)
    seat.rest()


def test_going_back_and_on(page: Page, opening: Opening) -> None:
    shown = found(lambda view: len(view["points"]) > 4)
    page = opening(memory=kept(shown)).new_page()
    seat = RummySeat.restored(page, shown)
    seat.button("undo").click()
    seat.shown = table.back(shown["match"], shown["view"]["points"][-1])
    seat.rest()
    seat.button("redo").click()
    seat.shown = shown
    seat.rest()

"""No hidden card reaches the page: the engine tells it of none, none lies there, and the device keeps none.

The record that is kept holds the seed, which only the engine reads. All else is searched for the cards that
the person cannot know.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from hanacore.cards import Card, CardSet
from hanacore.present import the
from hanacore.table import new
from hanacore.table_match import YOU, Match
from tests.browser.conftest import Opening
from tests.browser.matches import Shown, decide, start
from tests.browser.rummy_seat import RummySeat
from tests.browser.rummy_seat import decide as decide_rummy
from tests.browser.seat import Seat, kept

TABLES = ("koi-koi", "hana-awase.4", "hana-awase.3.oni_on", "nylon-ppong", "nylon-ppong.6.bb")
LISTEN = """
  globalThis.overheard = [];
  globalThis.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => overheard.push(data));
    }
    postMessage(data, ...more) {
      overheard.push(data);
      super.postMessage(data, ...more);
    }
  };
"""
OVERHEARD = "overheard.splice(0).filter((one) => typeof one === 'string')"
ON_THE_PAGE = """() => [...document.querySelectorAll("hana-table [code], hana-table [data-card]")]
  .flatMap((one) => [one.getAttribute("code"), one.dataset.card]).filter(Boolean)"""
SPOKEN = "document.querySelector('hana-table').textContent"
REMEMBERED = "JSON.stringify({ ...localStorage, ...sessionStorage })"
# The draw for the first deal was before the cards were dealt; a clause names cards that its game knows.
KNOWN_BEFORE = ("first_dealer", "firsts")
CODE = re.compile(r"1?\d[HTRab-d]")


def hidden(shown: Shown) -> list[Card]:
    """The cards in the other hands and in the stock."""
    now = Match.read(shown["match"]).replay()[-1]
    seat = now.seat(YOU)
    others = sum(hand for one, hand in enumerate(now.state.hands) if one != seat)
    cards = [*CardSet(others), *now.state.stock[now.state.drawn :]]
    assert cards, "a deal that is under way hides something"
    return cards


def texts(value: Any) -> Iterator[str]:
    """Every text in what the engine was asked or answered, but for the match itself."""
    if isinstance(value, dict):
        for key, one in value.items():
            if key not in (*KNOWN_BEFORE, "match"):
                yield from texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)
    elif isinstance(value, str):
        yield value


def check(page: Page, shown: Shown) -> int:
    """Search everything that the page holds; how many messages there were since the last time."""
    secret = hidden(shown)
    codes = {card.code for card in secret}
    # the chaff of a month share their name, so a name tells one of them only where all are hidden
    names = {the(card) for card in secret} - {the(card) for card in Card if card not in secret}
    messages = [json.loads(one) for one in page.evaluate(OVERHEARD)]
    said = [text for message in messages for text in texts(message)]
    for text in said:
        assert not codes & set(CODE.findall(text)), f"the page is told of {text}"
        assert not [name for name in names if name in text], text
    lying = set(page.evaluate(ON_THE_PAGE))
    assert lying, "there are cards on the page"
    assert not codes & lying, f"on the page: {codes & lying}"
    spoken = page.evaluate(SPOKEN)
    assert not [name for name in names if name in spoken]
    remembered = page.evaluate(REMEMBERED)
    kept_records = shown["match"]["deals"]
    for record in kept_records:
        remembered = remembered.replace(record, "")
        assert not codes & set(CODE.findall(record)), "a record holds only what was played"
    assert not codes & set(CODE.findall(remembered))
    return len(messages)


def listened_to(opening: Opening, shown: Shown) -> Seat | RummySeat:
    context = opening(memory=kept(shown))
    context.add_init_script(LISTEN)
    seat = RummySeat if shown["view"]["family"] == "rummy" else Seat
    return seat.restored(context.new_page(), shown)


def take_advice(seat: Seat | RummySeat) -> None:
    """A hint, too, is told of nothing hidden."""
    if len(seat.view["actions"]) > 1:
        seat.button("hint").click()
        seat.table.locator(".ht-hint").get_by_role("button", name="Close").click()
        seat.page.keyboard.press("Escape")  # what it has chosen


@pytest.mark.parametrize("table", TABLES)
def test_the_page_is_told_of_no_hidden_card(opening: Opening, table: str) -> None:
    shown = start("11", rules=table)
    seat = listened_to(opening, shown)
    told = check(seat.page, seat.shown)
    while seat.view["phase"] not in ("over", "match-over"):
        take_advice(seat)
        action = (decide_rummy if isinstance(seat, RummySeat) else decide)(seat.view)
        assert action is not None
        seat.do(action)
        if seat.view["phase"] not in ("over", "match-over"):
            told += check(seat.page, seat.shown)
    assert told > 2 * len(seat.view["points"]), "every decision was overheard"


def test_the_search_finds_what_lies_open(opening: Opening) -> None:
    shown = new("koi-koi", "11", "greedy", hands_open=True)
    seat = listened_to(opening, shown)
    with pytest.raises(AssertionError, match="the page is told of"):
        check(seat.page, seat.shown)

"""Deals handed on: by link, in words, pasted, from the list of past deals, inside another page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from hanacore import Record, table
from hanacore.cards import CardSet
from hanacore.table_share import text, watch
from tests.browser.conftest import Opening
from tests.browser.matches import Shown, act, decide, start
from tests.browser.rummy_seat import RummySeat
from tests.browser.rummy_seat import decide as decide_rummy
from tests.browser.seat import Seat, kept
from tests.browser.test_accessibility import judge

TABLES = ("koi-koi", "hana-awase.4", "nylon-ppong")
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}
PHONE = {"viewport": {"width": 360, "height": 640}}
READY = "document.querySelector('hana-table')?.dataset.busy === 'false'"
LYING = """() =>
  [...document.querySelectorAll("hana-table hana-card[code]")].map((one) => one.getAttribute("code"))"""


def finished(rules: str, seed: str = "2") -> Shown:
    """A match whose first deal is over."""
    shown = start(seed, rules=rules)
    decided = decide_rummy if shown["view"]["family"] == "rummy" else decide
    while (action := decided(shown["view"])) and action != "next":
        shown = act(shown, action)
    return shown


def seated(context: BrowserContext, shown: Shown) -> Seat | RummySeat:
    kind = RummySeat if shown["view"]["family"] == "rummy" else Seat
    return kind.restored(context.new_page(), shown)


def record_of(shown: Shown) -> str:
    record: str = shown["match"]["deals"][-1]
    return record


def cut(record: str, decisions: int) -> str:
    """The same deal, stopped earlier."""
    head, _, made = record.rpartition("~")
    return f"{head}~{'-'.join(made.split('-')[:decisions])}"


def is_watching(page: Page) -> None:
    expect(page.locator("hana-table")).to_have_attribute("data-phase", "watching")
    expect(page.locator("hana-table .ht-watch")).to_be_visible()


def clipboard(page: Page) -> str:
    said: str = page.evaluate("navigator.clipboard.readText()")
    return said


@pytest.mark.parametrize("rules", TABLES)
def test_a_link_shows_the_deal_step_by_step_to_its_points(opening: Opening, rules: str) -> None:
    shown = finished(rules)
    context = opening(memory=kept(shown), **CLIPBOARD)
    seat = seated(context, shown)
    seat.button("share").click()
    dialog = seat.page.get_by_role("dialog", name="Share this deal")
    dialog.get_by_role("button", name="Copy a link").click()
    link = clipboard(seat.page)
    assert link.startswith(seat.page.url.split("#")[0])
    page = opening(memory=kept(speed="instant")).new_page()  # somebody else's browser
    page.goto(link)
    is_watching(page)
    record, own = record_of(shown), shown["view"]["seat"]
    steps = watch(record, own)["steps"]
    for at in steps[1:]:
        page.locator("hana-table .ht-watch").get_by_role("button", name="On", exact=True).click()
        told = watch(record, own, at)
        expect(page.locator("hana-table")).to_contain_text(told["events"][0]["says"])
    page.get_by_role("button", name="The points").click()
    end = shown["view"]["settlement"]
    panel = page.locator('hana-table [data-panel="settlement"]')
    expect(panel.get_by_role("heading", level=2)).to_have_text(end["title"])
    assert panel.get_attribute("data-record") == record


@pytest.mark.parametrize("rules", TABLES)
def test_a_deal_is_told_in_words(opening: Opening, rules: str) -> None:
    shown = finished(rules)
    seat = seated(opening(memory=kept(shown), **CLIPBOARD), shown)
    seat.button("share").click()
    dialog = seat.page.get_by_role("dialog", name="Share this deal")
    dialog.get_by_role("button", name="Copy in words").click()
    expect(seat.table.locator(".ht-toast")).to_be_visible()
    assert clipboard(seat.page) == text(record_of(shown), shown["view"]["seat"])["text"]


@pytest.mark.parametrize("rules", TABLES)
def test_a_record_that_is_not_over_hides_what_its_seat_may_not_know(opening: Opening, rules: str) -> None:
    record = cut(record_of(finished(rules)), 7)
    page = opening().new_page()
    page.goto(f"practice/{rules.split('.')[0]}/#record={record}&at=-1")
    is_watching(page)
    state: Any = Record.parse(record).final()
    hidden = {card.code for hand in state.hands[1:] for card in CardSet(hand)}
    hidden |= {card.code for card in state.stock[state.drawn :]}
    page.wait_for_function(READY)
    seen = set(page.evaluate(LYING))
    assert seen
    assert not seen & hidden
    expect(page.get_by_label("All hands open")).to_have_count(0)


@pytest.mark.parametrize("rules", TABLES)
def test_a_record_is_pasted_and_played_on_beside_the_match(opening: Opening, rules: str) -> None:
    mine = start("9", rules=rules)
    record = cut(record_of(finished(rules)), 4)
    seat = seated(opening(memory=kept(mine)), mine)
    page = seat.page
    seat.button("deals").click()
    dialog = page.get_by_role("dialog", name="Deals")
    dialog.get_by_label("A record, or a link with one").fill(f"Look at this: {record} (what would you play?)")
    dialog.get_by_role("button", name="Look at it").click()
    is_watching(page)
    page.get_by_role("button", name="Play on").click()
    taken = table.resume(
        {
            "game": mine["view"]["game"],
            "seed": "",
            "alone": {"seat": 0},
            "bots": ["greedy"] * (mine["view"]["seats"] - 1),
            "deals": [record],
            "table": mine["match"]["table"],
        }
    )
    seat.shown = taken
    seat.rest()
    page.reload()
    seat.rest()
    page.goto(f"practice/{mine['view']['game']}/")
    page.reload()
    seat.shown = mine
    seat.rest()  # the match is where it was


def test_the_same_deal_is_played_again_from_another_seat(opening: Opening) -> None:
    shown = finished("koi-koi")
    seat = seated(opening(memory=kept(shown)), shown)
    seat.button("share").click()
    dialog = seat.page.get_by_role("dialog", name="Share this deal")
    other = 1 - shown["view"]["seat"]
    dialog.locator(f'[data-action="same-deal"][data-seat="{other}"]').click()
    expect(seat.table).to_have_attribute("data-busy", "false")
    expect(seat.table).not_to_have_attribute("data-phase", "over")
    hands = Record.parse(cut(record_of(shown), 0)).start().hands
    held = CardSet(hands[other])
    mine = seat.table.locator('[data-zone="hand"] button[data-card]')
    expect(mine.first).to_be_visible()
    assert {one.get_attribute("data-card") or "" for one in mine.all()} <= {card.code for card in held}


BAD = {
    "another version": ("hc9~koi-koi~s7~", "version"),
    "no deal": ("hc1~koi-koi~", "four parts"),
    "edited": ("hc1~koi-koi~s7~1H.12a", "not allowed"),
    "a seat too many": ("hc1~koi-koi~s7~&seat=5", "seat"),
    "no game of ours": ("hc1~poker~s7~", "poker"),
    "a million letters": ("hc1~koi-koi~s7~" + "3a-" * 300_000, "characters"),
    "code": ("hc1~koi-koi~s7~<img src=x onerror=alert(1)>", "s7~"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_record_is_told_in_one_line_and_loses_nothing(opening: Opening, name: str) -> None:
    mine = start("9")
    seat = seated(opening(memory=kept(mine)), mine)
    record, word = BAD[name]
    seat.page.evaluate("hash => { location.hash = hash; }", f"record={record}")
    notice = seat.table.locator(".ht-notice")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text(re.compile(re.escape(word), re.IGNORECASE))
    assert len(notice.inner_text()) < 500
    assert seat.table.locator("img[src=x]").count() == 0
    seat.rest()
    notice.get_by_role("button", name="Close").click()
    action = decide(mine["view"])
    assert action
    seat.do(action)


def test_a_record_of_another_game_leads_to_its_page(page: Page) -> None:
    record = record_of(finished("nylon-ppong"))
    page.goto(f"practice/koi-koi/#record={record}")
    expect(page).to_have_url(re.compile("practice/nylon-ppong/"))
    is_watching(page)


def test_past_deals_are_kept_saved_deleted_and_added_again(opening: Opening, tmp_path: Path) -> None:
    shown = finished("koi-koi")
    context = opening(memory=kept(start("2")))
    seat = Seat.restored(context.new_page(), start("2"))
    while (action := seat.decided()) and action != "next":
        seat.do(action)
    assert seat.shown == shown
    seat.button("share").click()  # it is over: it is in the list
    seat.page.keyboard.press("Escape")
    seat.button("deals").first.click()
    dialog = seat.page.get_by_role("dialog", name="Deals")
    row = dialog.locator("li[data-record]")
    expect(row).to_have_attribute("data-record", record_of(shown))
    expect(row).to_contain_text(shown["view"]["settlement"]["title"])
    with seat.page.expect_download() as saving:
        dialog.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "deals.json"
    saving.value.save_as(file)
    assert record_of(shown) in file.read_text("utf-8")
    row.get_by_role("button", name=re.compile("^Delete")).click()
    expect(row).to_have_count(0)
    dialog.locator('input[name="import"]').set_input_files(file)
    expect(dialog.locator(".ht-merged")).to_contain_text("1 deal added")
    expect(row).to_have_count(1)
    dialog.locator('input[name="import"]').set_input_files(file)
    expect(dialog.locator(".ht-merged")).to_contain_text("was here already")
    file.write_text("{", "utf-8")
    dialog.locator('input[name="import"]').set_input_files(file)
    expect(dialog.locator(".ht-merged")).to_contain_text("Nothing was changed")
    expect(row).to_have_count(1)
    judge(seat.page)


@pytest.mark.parametrize(
    ("stored", "says"), [("{", "cannot be read"), ('{"v": 99, "deals": []}', "newer version")]
)
def test_a_list_that_cannot_be_read_is_told_and_not_lost(opening: Opening, stored: str, says: str) -> None:
    mine = start("9")
    seat = seated(opening(memory=kept(mine) | {"hana.deals": stored}), mine)
    seat.button("deals").click()
    expect(seat.page.locator('#ht-deals [data-notice="deals"]')).to_contain_text(says)
    everything = seat.page.evaluate("JSON.stringify({ ...localStorage })")
    assert json.dumps(stored)[1:-1] in everything


@pytest.mark.parametrize("size", [(320, 480), (700, 500), (1200, 800)])
@pytest.mark.parametrize("rules", ["koi-koi", "nylon-ppong"])
def test_a_deal_is_embedded_in_another_page(
    opening: Opening, site: str, rules: str, size: tuple[int, int]
) -> None:
    shown = finished(rules)
    seat = seated(opening(memory=kept(shown), **CLIPBOARD), shown)
    seat.button("share").click()
    seat.page.get_by_role("dialog", name="Share this deal").get_by_role(
        "button", name="code to embed"
    ).click()
    code = clipboard(seat.page)
    assert site in code
    page = opening().new_page()
    page.goto("404.html")
    width, height = size
    page.set_content(f'<div style="width:{width}px">{code.replace("720", str(height))}</div>')
    frame = page.frame_locator("iframe")
    expect(frame.locator("hana-table")).to_have_attribute("data-phase", "watching")
    expect(frame.locator("hana-table .ht-watch")).to_be_visible()
    expect(frame.locator(".md-header, .md-footer, .md-tabs")).to_have_count(0)
    expect(frame.locator(".ht-stepper")).to_be_in_viewport(ratio=1)
    overflow = frame.locator("html").evaluate("one => one.scrollWidth - one.clientWidth")
    assert overflow <= 0
    frame.locator(".ht-watch").get_by_role("button", name="On", exact=True).click()


def test_looking_at_a_record_fits_a_phone_and_is_read_aloud(opening: Opening) -> None:
    page = opening(**PHONE, reduced_motion="reduce").new_page()
    page.goto(f"practice/hana-awase/#record={record_of(finished('hana-awase.4'))}")
    is_watching(page)
    page.wait_for_function(READY)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    judge(page)
    page.locator("hana-table .ht-watch").get_by_role("button", name="On", exact=True).click()
    expect(page.locator('hana-table [data-zone="live"]')).not_to_be_empty()

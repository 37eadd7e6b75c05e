"""Faults that other card games on the web had, tried on the practice table.

``SHOWN`` lists them, each in a few words with the tests in which it could happen here. What no other test
tries is tried below.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opening
from tests.browser.matches import Shown, act, decide, first_deal, start
from tests.browser.rummy_seat import RummySeat
from tests.browser.rummy_seat import decide as decide_rummy
from tests.browser.seat import Seat, kept

ROOT = Path(__file__).resolve().parent.parent
SHOWN = {
    "three cards of a month lie there and only two are taken": ("browser/test_match.py::test_a_match_of",),
    "the computer takes the first of two matches": (
        "test_known_faults_play.py::test_a_computer_player_takes",
    ),
    "a phase in which no control answers": ("test_table_deals.py::test_the_page_offers",),
    "the wild card stalls the turn": ("browser/test_match_of_more.py::test_a_match_by_clicks",),
    "hands are filled up again from the stock": ("test_known_faults_play.py::test_every_card_played",),
    "the last card of the hand is played": ("browser/test_table_keyboard.py::test_a_deal_by_keyboard",),
    "of two yaku made at once one is told": ("test_known_faults_play.py::test_all_yaku",),
    "stop or koi-koi is asked before the stock card": ("test_known_faults_play.py::test_nobody_is_asked",),
    "koi-koi is offered with nothing left to play": ("test_known_faults_play.py::test_with_an_empty_hand",),
    "a second press decides again": (
        "browser/test_table_kept.py::test_stop_pressed_twice",
        "browser/test_table_kept.py::test_a_press_repeated",
    ),
    "both players score one deal": ("test_known_faults_play.py::test_after_the_end",),
    "the winner is found of two players only": ("test_table_games.py::test_a_match_runs_to_its_end",),
    "a match that is finished counts twice": ("browser/test_table_kept.py::test_reloading_changes_nothing",),
    "a deal without a winner is not told": ("test_known_faults_records.py::test_a_drawn_deal",),
    "NaN, undefined or null stand on the page": ("browser/test_known_faults_table.py::test_every_state",),
    "computer players never come to an end": ("test_known_faults_play.py::test_computer_players_bring",),
    "the game is mistaken for one of a like name": ("browser/test_search.py::test_search_finds",),
    "a match is put away without whose turn it is": (
        "test_known_faults_records.py::test_a_deal_that_was_put",
    ),
    "a match kept on the computer's turn is dead": (
        "browser/test_table_kept.py::test_leaving_while_the_computer_moves",
        "browser/test_known_faults_table.py::test_every_phase_is_read_back",
    ),
    "leaving the page loses the match": ("browser/test_table_kept.py::test_leaving_by_a_link",),
    "pieces of the game before stay on the table": (
        "browser/test_table_setup.py::test_the_next_match",
        "browser/test_known_faults_table.py::test_another_game",
    ),
    "another hand can be read": ("browser/test_table_secrets.py::test_the_page_is_told",),
    "the same seed deals to another first player": ("test_known_faults_records.py::test_a_seed_settles",),
    "it is not told which rules are played": ("browser/test_table_setup.py::test_the_usual_table",),
    "the yaku is not shown before it is asked": ("browser/test_match.py::test_a_match_of",),
    "dragging and pressing fight": (
        "browser/test_known_faults_table.py::test_a_drag_that_is_let_go",
        "browser/test_rummy_table.py::test_a_card_can_be_dragged",
    ),
    "the hand is cut off on a phone": (
        "browser/test_table_phone.py::test_a_deal_by_touch",
        "browser/test_rummy_hands.py::test_a_match_by_touch",
    ),
    "the others are too fast to follow": ("browser/test_known_faults_table.py::test_step_by_step",),
    "colour is the only cue": ("browser/test_card_choices.py::test_",),
    "pictures that are missing leave blank cards": (
        "browser/test_known_faults_table.py::test_without_pictures",
    ),
    "buttons are dead at the end": ("browser/test_known_faults_table.py::test_the_end_with_less_motion",),
    "handlers are added twice": ("browser/test_navigation.py::test_one_click_plays_one_card",),
    "a widget is dead after instant navigation": ("browser/test_navigation.py::test_widgets_work",),
    "the engine is loaded again on every page": (
        "browser/test_navigation.py::test_the_engine_is_loaded_once",
    ),
    "what comes with the address is lost": ("browser/test_table_setup.py::test_an_address_names",),
    "loading and failing look alike": ("browser/test_engine_failures.py::test_the_table_waits",),
    "an engine that dies takes the match with it": (
        "browser/test_known_faults_table.py::test_an_engine_that",
    ),
    "focus is stolen or trapped": ("browser/test_navigation.py::test_a_widget_that_loads",),
    "a screen reader hears nothing": ("browser/test_table_keyboard.py::test_a_deal_by_keyboard",),
    "pressed before it was ready": ("browser/test_navigation.py::test_pressing_before",),
}
NO_WORDS = re.compile(r"\b(NaN|undefined|null|\[object)\b")
TABLES = ("koi-koi", "hana-awase.4.oni_on", "nylon-ppong.6")


@pytest.mark.parametrize("fault", SHOWN)
def test_every_fault_has_its_tests(fault: str) -> None:
    for name in SHOWN[fault]:
        file, _, begins = name.partition("::")
        assert f"\ndef {begins}" in (ROOT / file).read_text("utf-8"), name


def deciding(shown: Shown) -> str | None:
    view = shown["view"]
    return decide_rummy(view) if view["family"] == "rummy" else decide(view)


def seated(opening: Opening, shown: Shown, **options: object) -> Seat | RummySeat:
    kind = RummySeat if shown["view"]["family"] == "rummy" else Seat
    return kind.restored(opening(memory=kept(shown), **options).new_page(), shown)


@pytest.mark.parametrize("rules", TABLES)
def test_every_state_of_a_deal_is_in_words(opening: Opening, rules: str) -> None:
    seat = seated(opening, start("2", rules=rules))
    while (action := deciding(seat.shown)) and action != "next":
        assert not NO_WORDS.search(seat.table.inner_text())
        seat.do(action)
    assert not NO_WORDS.search(seat.table.inner_text())


@pytest.mark.parametrize("rules", TABLES[1:])
def test_every_phase_is_read_back(opening: Opening, rules: str) -> None:
    """Reloaded in each phase, the match stands where it stood and goes on."""
    seat = seated(opening, start("2", rules=rules))
    seen: set[str] = set()
    while (action := deciding(seat.shown)) and len(seen) < 4:
        if seat.view["phase"] not in seen:
            seen.add(seat.view["phase"])
            seat.page.reload()
            seat.rest()
        seat.do(action)
    assert {"over"} < seen


def test_another_game_finds_no_piece_of_the_one_before(opening: Opening) -> None:
    shown = start("2", rules="hana-awase.4")
    seat = seated(opening, shown)
    for _ in range(3):
        action = deciding(seat.shown)
        assert action
        seat.do(action)
    seat.page.goto("practice/nylon-ppong/#table=nylon-ppong.3&seed=2")
    other = RummySeat(seat.page, start("2", rules="nylon-ppong.3"))
    other.rest()
    expect(seat.table.locator(".ht-pile")).to_have_count(0)
    seat.page.goto("practice/hana-awase/")
    seat.rest()


@pytest.mark.parametrize("where", ["beside", "taken back"])
def test_a_drag_that_is_let_go_leaves_no_card_hanging(opening: Opening, where: str) -> None:
    shown = first_deal("2")[0].shown
    seat = seated(opening, shown)
    card = seat.hand(shown["view"]["hand"][0])
    before = card.bounding_box()
    assert before
    page = seat.page
    page.mouse.move(before["x"] + 20, before["y"] + 20)
    page.mouse.down()
    page.mouse.move(before["x"] + 60, before["y"] - 60, steps=5)
    expect(card).to_have_class(re.compile("is-dragged"))
    if where == "beside":
        page.mouse.move(5, 5, steps=5)
    else:
        page.mouse.move(before["x"] + 20, before["y"] + 20, steps=5)
    page.mouse.up()
    expect(card).not_to_have_class(re.compile("is-dragged"))
    page.wait_for_function("one => one.getAnimations().length === 0", arg=card.element_handle())
    assert card.bounding_box() == pytest.approx(before, abs=1)
    seat.rest()
    action = deciding(shown)
    assert action
    seat.do(action)  # and it can still be played


def test_a_card_is_dragged_onto_what_it_takes(opening: Opening) -> None:
    step = next(step for step in first_deal("2") if step.view["phase"] == "play" and step.ways[0]["take"])
    seat = seated(opening, step.shown)
    seat.hand(step.ways[0]["card"]).drag_to(
        seat.table.locator(f'button[data-card="{step.ways[0]["take"][0]}"]')
    )
    seat.shown = act(step.shown, step.action)
    seat.rest()


def test_step_by_step_each_move_waits(opening: Opening) -> None:
    shown = start("3", rules="nylon-ppong")
    memory = kept(shown, speed="step")
    page = opening(memory=memory).new_page()
    seat = RummySeat.restored(page, shown)
    action = deciding(shown)
    assert action
    seat.press(action)
    moves = 0
    next_move = seat.button("next-move")
    while page.evaluate("document.querySelector('hana-table').dataset.busy") == "true" and moves < 40:
        if next_move.is_visible():
            page.keyboard.press("Enter")
            moves += 1
        page.wait_for_timeout(30)
    assert moves >= 3, "the moves of three others were waited for"
    seat.shown = act(shown, action)
    seat.rest()


@pytest.mark.console("Failed to load", "net::")
def test_without_pictures_cards_are_words_and_each_is_asked_for_once(opening: Opening) -> None:
    shown = start("4")
    context = opening(memory=kept(shown))
    context.route("**/cards/**/*.svg", lambda route: route.abort())
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url) if "/cards/" in request.url else None)
    seat = Seat.restored(context.new_page(), shown)
    seat.page.wait_for_timeout(1_000)
    assert len(asked) == len(set(asked)), "a picture is asked for again and again"
    action = deciding(shown)
    assert action
    seat.do(action)
    for name in seat.table.locator('[data-zone="hand"] .ht-sr').all_inner_texts():
        assert len(name) > 4


def test_the_end_with_less_motion_answers(opening: Opening) -> None:
    shown = start("2")
    seat = seated(opening, shown, reduced_motion="reduce")
    while (action := deciding(seat.shown)) and action != "next":
        seat.do(action)
    expect(seat.button("next-deal")).to_be_enabled()
    seat.do("next")


KEEP_WORKERS = """
  globalThis.workers = [];
  globalThis.Worker = class extends Worker {
    constructor(...how) { super(...how); workers.push(this); }
  };
"""
DIES = "workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))"


@pytest.mark.parametrize("rules", ["koi-koi", "nylon-ppong"])
def test_an_engine_that_dies_loses_nothing(opening: Opening, rules: str) -> None:
    shown = start("2", rules=rules)
    context = opening(memory=kept(shown))
    context.add_init_script(KEEP_WORKERS)
    page: Page = context.new_page()
    seat = (RummySeat if rules == "nylon-ppong" else Seat).restored(page, shown)
    page.evaluate(DIES)
    again = page.locator("hana-engine-status button")
    expect(again).to_be_visible()
    seat.rest()  # what lay there lies there
    again.click()
    expect(again).to_have_count(0)
    action = deciding(shown)
    assert action
    seat.do(action)

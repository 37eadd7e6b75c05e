"""Hints, and the review of a deal: what the page shows is what the engine weighs."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from hanacore import table
from hanacore.table_review import hint, weigh
from tests.browser.conftest import Opening
from tests.browser.matches import Shown, View, act, decide, start
from tests.browser.rummy_seat import RummySeat
from tests.browser.rummy_seat import decide as decide_rummy
from tests.browser.seat import Seat, kept

TABLES = ("koi-koi", "hana-awase.3", "nylon-ppong")
PHONE = {"viewport": {"width": 360, "height": 640}}


def found(rules: str, wanted: Callable[[View], bool]) -> Shown:
    """The first position of this kind."""
    decided = decide_rummy if rules.startswith("nylon-ppong") else decide
    for seed in range(100):
        shown = start(str(seed), rules=rules)
        while action := decided(shown["view"]):
            if wanted(shown["view"]):
                return shown
            shown = act(shown, action)
    raise AssertionError


def seated(opening: Opening, shown: Shown, **options: object) -> Seat | RummySeat:
    page = opening(memory=kept(shown), **options).new_page()
    kind = RummySeat if shown["view"]["family"] == "rummy" else Seat
    return kind.restored(page, shown)


def said(value: float) -> str:
    """Points as the page writes them."""
    text = f"{value:.1f}".replace("-0.0", "0.0")
    return ("+" if value > 0 and text != "0.0" else "") + text.replace("-", "−")


def is_choice(view: View) -> bool:
    return view["phase"] in ("play", "discard") and len(view["actions"]) > 3 and len(view["hand"]) < 7


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("way", ["click", "key"])
def test_a_hint_is_the_engines_and_chooses_its_card(opening: Opening, rules: str, way: str) -> None:
    shown = found(rules, is_choice)
    seat = seated(opening, shown)
    if way == "click":
        seat.button("hint").click()
    else:
        seat.hand(shown["view"]["hand"][-1]).focus()
        seat.page.keyboard.press("h")
    panel = seat.table.locator(".ht-hint")
    expect(panel).to_be_visible()
    expected = hint(shown["match"])
    best = expected["best"]
    expect(panel.get_by_role("heading")).to_have_text(f"Hint: {best['name']}")
    check_values(panel, expected["values"][:4])
    for reason in expected["because"]:
        expect(panel).to_contain_text(reason["text"])
    if best["card"] in shown["view"]["hand"]:
        expect(seat.hand(best["card"])).to_have_attribute("aria-pressed", "true")
    seat.rest()  # nothing was played
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


def check_values(place: Locator, values: list[dict[str, object]]) -> None:
    rows = place.locator(".ht-values tbody tr")
    means: list[str] = rows.locator("td").evaluate_all("all => all.map((one) => one.firstChild.textContent)")
    means = rows.evaluate_all(
        "all => all.map((row) => row.cells[1].textContent.replace('about as good', '').trim())"
    )
    assert means == [said(float(str(one["mean"]))) for one in values]


@pytest.mark.parametrize("rules", TABLES)
def test_a_deal_is_reviewed_and_played_on_from_a_decision(opening: Opening, rules: str) -> None:
    shown = found(rules, lambda view: view["phase"] == "over" and len(view["points"]) > 3)
    view = shown["view"]
    seat = seated(opening, shown)
    seat.button("review").click()
    dialog = seat.page.get_by_role("dialog", name="Review of the deal")
    expect(dialog.locator("progress")).to_have_count(0)  # all is weighed
    weighed = [weigh(shown["match"], view["deal"], at) for at in view["settlement"]["points"]]
    costly = sorted((one for one in weighed if one["cost"] > 0), key=lambda one: -one["cost"])[:3]
    rows = dialog.locator(".ht-costliest button")
    assert [int(at) for at in rows.evaluate_all("all => all.map((one) => one.dataset.at)")] == [
        one["at"] for one in costly
    ]
    first = costly[0] if costly else weighed[0]
    expect(dialog.locator(".ht-weighed")).to_have_attribute("data-at", str(first["at"]))
    slider = dialog.get_by_role("slider", name="Decision")
    slider.fill("0")
    expect(dialog.locator(".ht-weighed")).to_have_attribute("data-at", str(weighed[0]["at"]))
    dialog.get_by_role("button", name="On", exact=True).click()
    second = weighed[1]
    expect(dialog.locator(".ht-weighed")).to_have_attribute("data-at", str(second["at"]))
    expect(dialog.locator(".ht-weighed")).to_contain_text(second["played"]["name"])
    dialog.get_by_role("button", name="Play on from here").click()
    seat.shown = table.back(shown["match"], second["at"])
    seat.rest()


def test_a_review_that_is_left_stops_asking_and_fits_a_phone(opening: Opening) -> None:
    shown = found("koi-koi", lambda view: view["phase"] == "over" and len(view["points"]) > 3)
    seat = seated(opening, shown, **PHONE)
    seat.button("review").click()
    dialog = seat.page.get_by_role("dialog", name="Review of the deal")
    expect(dialog.locator(".ht-weighed")).to_be_visible()
    assert seat.page.evaluate("document.documentElement.scrollWidth") == 360
    width = dialog.evaluate("one => one.scrollWidth - one.clientWidth")
    assert width <= 0
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    seat.tap(seat.button("next-deal"))
    seat.shown = act(shown, "next")
    seat.rest()


def test_a_review_is_stepped_by_keys_and_goes_on_where_it_was_left(opening: Opening) -> None:
    shown = found("koi-koi", lambda view: view["phase"] == "over" and len(view["points"]) > 3)
    points = shown["view"]["settlement"]["points"]
    seat = seated(opening, shown)
    listen = """() => {
      globalThis.weighed = [];
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (data, ...more) {
        const { op, args } = JSON.parse(data);
        if (op === "table.weigh") weighed.push(args.at);
        return postMessage.call(this, data, ...more);
      };
    }"""
    seat.page.evaluate(listen)
    seat.button("review").click()
    seat.page.keyboard.press("Escape")
    dialog = seat.page.get_by_role("dialog", name="Review of the deal")
    expect(dialog).to_have_count(0)
    seat.button("review").click()
    decision = dialog.locator(".ht-weighed")
    expect(dialog.locator("progress")).to_have_count(0)
    assert seat.page.evaluate("weighed") == points  # each once, though it was left in between
    for key, at in (("End", -1), ("ArrowLeft", -2), ("ArrowRight", -1), ("ArrowRight", -1), ("Home", 0)):
        seat.page.keyboard.press(key)
        expect(decision).to_have_attribute("data-at", str(points[at]))
    back = dialog.get_by_role("button", name="Back", exact=True)
    expect(back).to_have_attribute("aria-disabled", "true")
    on = dialog.get_by_role("button", name="On", exact=True)
    for at in points[1:]:
        on.click()
        expect(decision).to_have_attribute("data-at", str(at))
    expect(on).to_be_focused()  # at the end it still is where one presses


def test_an_engine_that_dies_in_a_review_is_started_anew(opening: Opening) -> None:
    shown = found("koi-koi", lambda view: view["phase"] == "over" and len(view["points"]) > 3)
    points = shown["view"]["settlement"]["points"]
    seat = seated(opening, shown)
    seat.page.evaluate("""() => {
      const { postMessage } = Worker.prototype;
      let left = 3; // the third decision kills it
      Worker.prototype.postMessage = function (data, ...more) {
        if (JSON.parse(data).op === "table.weigh" && --left === 0) {
          return this.onerror(new ErrorEvent("error", { message: "Out of memory." }));
        }
        return postMessage.call(this, data, ...more);
      };
    }""")
    seat.button("review").click()
    dialog = seat.page.get_by_role("dialog", name="Review of the deal")
    expect(dialog.get_by_role("alert")).to_contain_text("The engine is away. What was weighed stands below.")
    expect(dialog.locator(".ht-weighed")).to_contain_text(f"1 of {len(points)}")
    dialog.get_by_role("button", name="Go on").click()
    expect(dialog.get_by_role("alert")).to_have_count(0)
    expect(dialog.locator("progress")).to_have_count(0)
    seat.page.keyboard.press("End")
    expect(dialog.locator(".ht-weighed")).to_have_attribute("data-at", str(points[-1]))


def test_where_nothing_is_to_choose_a_hint_says_so(opening: Opening) -> None:
    shown = found("koi-koi", lambda view: view["phase"] == "play" and len(view["actions"]) == 1)
    seat = seated(opening, shown)
    seat.button("hint").click(force=True)
    expect(seat.table.locator("#ht-message")).to_have_text("There is only one thing to do.")
    assert (
        json.loads(seat.page.evaluate("localStorage.getItem('hana.table.koi-koi')"))["match"]
        == shown["match"]
    )

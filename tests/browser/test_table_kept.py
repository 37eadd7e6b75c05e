"""What happens to a match that is left, reloaded, pressed twice, damaged, or may not be kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hanacore import Record
from tests.browser.conftest import Opening
from tests.browser.matches import Shown, Step, act, match, seed_where, start
from tests.browser.seat import KEPT, PAGE, POSITION, Seat, kept
from tests.browser.visits import RULES, TABLE, follow, is_dealt

LOOK = f"""() => [
  ({POSITION})(),
  [...document.querySelectorAll(".ht-slots li")].map((slot) => slot.querySelector("button")?.dataset.card),
  document.querySelector("hana-table .ht-panel")?.innerText ?? null,
  document.querySelector("hana-table .ht-last p")?.innerText ?? null,
  [...document.querySelectorAll("hana-table .ht-chip")].map((chip) => chip.ariaLabel),
]"""
BLOCKED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
});
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError'); }"
# Presses the button of the next deal the moment it is drawn.
AT_ONCE = """() => {
  const seen = new MutationObserver(() => {
    const button = document.querySelector('hana-table [data-action="next-deal"]');
    if (!button) return;
    seen.disconnect();
    button.click();
    window.pressed = true;
  });
  seen.observe(document.querySelector("hana-table"), { subtree: true, childList: true });
}"""
PHASES = ("take", "call", "over", "match-over")


def before(phase: str) -> Step:
    """A position in which one decision leads to the phase."""

    def leads(step: Step) -> bool:
        following: Shown = act(step.shown, step.action)
        return bool(following["view"]["phase"] == phase)

    seed = seed_where(leads)
    return next(step for step in match(seed) if leads(step))


@pytest.mark.parametrize("phase", PHASES)
def test_reloading_changes_nothing(opening: Opening, phase: str) -> None:
    """Once where the phase begins, and in the phase before it."""
    step = before(phase)
    page = opening(kept(step.shown)).new_page()
    seat = Seat.restored(page, step.shown)
    seat.do(step.action)
    assert seat.view["phase"] == phase
    seen = page.evaluate(LOOK)
    page.reload()
    seat.rest()
    assert page.evaluate(LOOK) == seen
    if action := seat.decided():
        seat.do(action)


def test_leaving_by_a_link_and_coming_back_by_back(opening: Opening, site: str) -> None:
    step = before("call")
    page = opening(kept(step.shown)).new_page()
    seat = Seat.restored(page, step.shown)
    seat.do(step.action)
    seen = page.evaluate(LOOK)
    follow(page, site, RULES)
    expect(page.locator(".ht-panel")).to_have_count(0)
    page.go_back()
    seat.rest()
    assert page.evaluate(LOOK) == seen
    seat.do("s")


def test_leaving_while_the_computer_moves(opening: Opening, site: str) -> None:
    """The card that was played stays played, once; the computer's answer is there on return."""
    page = opening(kept(start("1"), speed="calm")).new_page()
    seat = Seat.restored(page, start("1"))
    step = Step(seat.shown, seat.decided() or "")
    seat.press(step)
    page.wait_for_function("document.querySelector('hana-table').busy")
    follow(page, site, RULES)
    follow(page, site, TABLE)
    seat.shown = act(step.shown, step.action)
    seat.rest()
    assert seat.stored() == seat.shown["match"]


@pytest.mark.parametrize("press", ["two clicks", "Enter twice", "Enter held"])
def test_a_press_repeated_plays_one_card(opening: Opening, press: str) -> None:
    """The second press must not reach the card that comes under the finger."""
    page = opening(kept(start("1"), speed="calm")).new_page()
    seat = Seat.restored(page, start("1"))
    action = next(one for one in seat.view["actions"] if Step(seat.shown, one["code"]).ways == [one])
    card = seat.hand(action["card"])
    if press == "two clicks":
        card.dblclick()
        page.mouse.dblclick(*middle(seat))
    else:
        card.focus()
        page.keyboard.press("Enter")
        expect(card).to_have_attribute("aria-pressed", "true")
        page.keyboard.down("Enter")
        if press == "Enter twice":
            page.keyboard.up("Enter")
        page.keyboard.down("Enter")  # held: the keyboard repeats it
        page.keyboard.down("Enter")
        page.keyboard.up("Enter")
    seat.shown = act(seat.shown, action["code"])
    seat.rest()
    assert seat.stored() == seat.shown["match"]
    decisions = Record.parse(seat.stored()["deals"][0]).decisions
    assert decisions == Record.parse(seat.shown["match"]["deals"][0]).decisions


def middle(seat: Seat) -> tuple[float, float]:
    box = seat.table.locator('[data-zone="hand"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_stop_pressed_twice_does_not_deal_again(opening: Opening) -> None:
    """What comes under the pointer is not pressed by the press before it, however soon that lands."""
    step = before("call")
    page = opening(kept(step.shown)).new_page()
    seat = Seat.restored(page, step.shown)
    seat.do(step.action)
    expect(seat.button("stop")).to_be_enabled()
    page.evaluate(AT_ONCE)
    seat.button("stop").dblclick()
    seat.shown = act(seat.shown, "s")
    seat.rest()
    expect(seat.panel).to_have_attribute("data-panel", "settlement")
    assert page.evaluate("window.pressed") is True
    expect(seat.button("next-deal")).to_be_enabled()
    assert seat.stored() == seat.shown["match"]


def spoiled() -> dict[str, tuple[str, str]]:
    """Stored texts that are no match, and words that must stand in the notice."""
    good = start("1")["match"]
    other = start("2")["match"]

    def whole(**changes: object) -> str:
        return json.dumps({"v": 1, "match": {**good, **changes}, "slots": [], "log": []})

    deal = good["deals"][0]
    return {
        "no JSON": ("{", "cannot be read"),
        "another shape": ('{"v": 1, "match": []}', "cannot be read"),
        "another seed's deal": (whole(deals=other["deals"]), "not the one that its seed gives"),
        "an illegal play": (
            whole(deals=[deal.rsplit("~", 1)[0] + "~1H.12a"]),
            "Decision 1, 1H.12a, is not allowed",
        ),
        "an unknown game": (whole(game="<img src=x onerror=alert(1)>"), "no game"),
    }


@pytest.mark.parametrize("name", spoiled())
def test_a_damaged_match_is_told_and_kept(opening: Opening, name: str, tmp_path: Path) -> None:
    text, words = spoiled()[name]
    page = opening({**kept(), KEPT: text}).new_page()
    page.goto(PAGE)
    notice = page.locator('hana-table [data-notice="broken"]')
    expect(notice).to_contain_text(words)
    expect(notice.locator("strong")).to_have_count(1)
    expect(page.locator("hana-table img")).to_have_count(0)
    assert stored(page) == text, "the text is lost before the person has decided"
    with page.expect_download() as saving:
        notice.get_by_role("button", name="Save its text").click()
    saving.value.save_as(tmp_path / "kept.txt")
    assert (tmp_path / "kept.txt").read_text("utf-8") == text
    assert stored(page) == text
    notice.get_by_role("button", name="New match").click()
    is_dealt(page)
    expect(notice).to_have_count(0)
    assert json.loads(stored(page) or "")["match"]["game"] == "koi-koi"


def stored(page: Page) -> str | None:
    text: str | None = page.evaluate("(key) => localStorage.getItem(key)", KEPT)
    return text


@pytest.mark.parametrize("script", [pytest.param(BLOCKED, id="blocked"), pytest.param(FULL, id="full")])
@pytest.mark.console(r"Access is denied", "QuotaExceededError")  # the theme's own complaint
def test_a_browser_that_keeps_nothing_can_play(page: Page, script: str) -> None:
    page.add_init_script(script)
    seat = Seat.new(page, "1")
    expect(page.locator('hana-table [data-notice="blocked"]')).to_contain_text("cannot be kept")
    action = seat.decided()
    assert action
    seat.do(action)


@pytest.mark.console(r"Access is denied")
def test_an_anchor_of_the_page_leaves_the_match_alone(page: Page) -> None:
    """Even one that is kept nowhere, and where the theme brings the page anew."""
    page.add_init_script(BLOCKED)
    seat = Seat.new(page, "1")
    action = seat.decided()
    assert action
    seat.do(action)
    page.evaluate("location.hash = 'the-keys'")
    page.evaluate("location.hash = ''")
    seat.rest()
    page.evaluate("location.hash = 'seed=2'")
    expect(seat.table.locator('[data-notice="address"]')).to_contain_text("match 2")
    seat.rest()


def test_another_tab_does_not_overwrite(opening: Opening) -> None:
    """Who plays on in one tab finds the other waiting, and nothing lost."""
    context = opening(kept(start("1")))
    here, there = (Seat.restored(context.new_page(), start("1")) for _ in range(2))
    action = there.decided()
    assert action
    there.do(action)
    here.page.bring_to_front()
    expect(here.table.locator('[data-notice="elsewhere"]')).to_be_visible()
    here.button("reopen").click()
    here.shown = there.shown
    here.rest()
    assert here.stored() == there.shown["match"]


def test_the_address_of_another_match_asks_first(opening: Opening) -> None:
    page = opening(kept(start("1"))).new_page()
    page.goto(f"{PAGE}#seed=2")
    seat = Seat(page, start("1"))
    seat.rest()
    notice = page.locator('hana-table [data-notice="address"]')
    expect(notice).to_contain_text("match 2")
    notice.get_by_role("button", name="Keep mine").click()
    expect(notice).to_have_count(0)
    assert seat.stored() == start("1")["match"]


def test_a_seed_that_is_none_is_told_in_one_line(page: Page, subtests: pytest.Subtests) -> None:
    page.goto(PAGE)
    notice = page.locator('hana-table [data-notice="address"]')
    for seed in ("", "-1", "1e5", "9" * 23, "<img src=x onerror=alert(1)>", "%"):
        with subtests.test(seed):
            page.evaluate("(hash) => { location.hash = hash }", f"seed={seed}")
            expect(notice).to_contain_text("A seed is a whole number")
            expect(notice.locator("strong")).to_have_count(1)
            expect(page.locator("hana-table img")).to_have_count(0)
            page.evaluate("location.hash = ''")
            expect(notice).to_have_count(0)
    page.locator('hana-table [data-panel="start"] [data-action="new-match"]').click()
    is_dealt(page)

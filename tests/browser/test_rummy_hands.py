"""Whole matches of Nylon-ppong by keyboard alone, and by touch on the smallest phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.matches import Shown, start
from tests.browser.rummy_seat import GAME, RummySeat, decide, found
from tests.browser.seat import kept
from tests.browser.settlements import check_settlement

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
KEYS = {"stop": "s", "draw": "d", "ppong": "p", "pass": "n", "triple": "t", "declare": "y"}
CARD = 40  # px that a thumb needs
MOST_TABS = 40
LONG_POOL = 30
# Whether all of it lies within the box in which the pool is scrolled, and that on the screen.
IN_SIGHT = """one => {
  const [card, box] = [one, one.closest(".ht-laid")].map((it) => it.getBoundingClientRect());
  return card.top >= box.top && card.bottom <= box.bottom && box.top >= 0 && box.bottom <= innerHeight;
}"""

# The months of the cards that lie together.
MONTHS = """all => all.map((set) =>
  [...set.querySelectorAll("hana-card")].map((one) => parseInt(one.getAttribute("code"))))"""

# What stands at the corner of every card that lies open.
NUMBERS = """all => Object.fromEntries(all.map((one) =>
  [one.getAttribute("code"), String(parseInt(getComputedStyle(one, "::before").content.slice(1)))]))"""


class Keys(RummySeat):
    """Presses keys and nothing else."""

    def press(self, action: str) -> None:
        if action == "next":
            expect(self.panel.locator("#ht-panel-title")).to_be_focused()
            expect(self.button("next-deal")).to_be_enabled()
            self.tab_to('[data-action="next-deal"]')
            return self.page.keyboard.press("Enter")
        actions = self.view["actions"]
        chosen = next(one for one in actions if one["code"] == action)
        if chosen["kind"] == "discard":
            self.page.keyboard.press(str(self.view["hand"].index(chosen["card"]) + 1))
            expect(self.hand(chosen["card"])).to_be_focused()
            return self.page.keyboard.press("Enter")
        self.page.keyboard.press(KEYS[chosen["kind"]])
        if sum(one["kind"] == chosen["kind"] for one in actions) > 1:
            self.arrow_to(f'[data-code="{action}"]')
            self.page.keyboard.press("Enter")
        return None

    def tab_to(self, wanted: str) -> None:
        self.go(wanted, "Tab")

    def arrow_to(self, wanted: str) -> None:
        self.go(wanted, "ArrowRight")

    def go(self, wanted: str, key: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to {wanted}")


def play(seat: RummySeat) -> list[str]:
    """To the end of the match; the record of every deal."""
    records: list[str] = []
    while action := decide(seat.view):
        if action == "next":
            records.append(check_settlement(seat.view, seat.panel))
        seat.do(action)
    return [*records, check_settlement(seat.view, seat.panel)]


def test_a_match_by_keyboard_alone(opening: Opening) -> None:
    shown = start("5", rules=GAME)
    page = opening(memory=kept(shown)).new_page()
    seat = Keys.restored(page, shown)
    seat.tab_to('[data-zone="hand"] *')
    assert len(play(seat)) == seat.view["deals"]
    assert page.evaluate("document.activeElement.id") == "ht-panel-title"
    seat.tab_to('[data-action="standing"]')
    page.keyboard.press("Enter")
    expect(seat.panel).to_have_attribute("data-panel", "standing")


class Finger(RummySeat):
    """The same seat by touch; after every move all that one needs is on the screen, and large enough."""

    def tap(self, target: Locator) -> None:
        target.tap()

    def rest(self) -> None:
        super().rest()
        check_hand(self)


def check_hand(seat: RummySeat) -> None:
    """The hand lies whole on the screen, and nothing is wider than it."""
    size = seat.page.viewport_size
    assert size is not None
    assert seat.page.evaluate("[document.documentElement.scrollWidth, scrollY]") == [size["width"], 0]
    boxes: list[dict[str, Any]] = seat.table.locator('[data-zone="hand"] button[data-card]').evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) == len(seat.view["hand"])
    for box in boxes:
        assert box["width"] >= CARD
        assert min(box["left"], box["top"]) >= 0
        assert box["right"] <= size["width"]
        assert box["bottom"] <= size["height"], "a card of the hand lies below the fold"


def test_a_match_by_touch_on_a_phone(opening: Opening) -> None:
    shown = start("6", rules=f"{GAME}.6")
    page = opening(memory=kept(shown), **PHONE).new_page()
    seat = Finger.restored(page, shown)
    assert len(play(seat)) == seat.view["deals"]


def long_pool() -> Shown:
    """Two players have laid down most of the cards."""
    return found(lambda view: view["phase"] == "discard" and len(view["pool"]) > LONG_POOL, f"{GAME}.2")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (768, 1024), (1280, 720), (1440, 900)])
def test_a_long_pool_shows_what_was_laid_last_and_leaves_the_hand_in_sight(
    opening: Opening, width: int, height: int
) -> None:
    shown = long_pool()
    page = opening(memory=kept(shown), viewport={"width": width, "height": height}).new_page()
    seat = RummySeat.restored(page, shown)
    check_hand(seat)
    assert seat.table.locator(".ht-lying").last.evaluate(IN_SIGHT)
    seat.do(next(one["code"] for one in seat.view["actions"] if one["kind"] == "discard"))
    assert seat.table.locator(".ht-lying").last.evaluate(IN_SIGHT)
    assert seat.table.locator(".ht-lying").count() == len(seat.view["pool"])


def test_the_pool_says_who_laid_each_card_and_how(opening: Opening) -> None:
    shown = found(lambda view: len({one["how"] for one in view["pool"]}) == 3, f"{GAME}.6")
    page = opening(memory=kept(shown)).new_page()
    seat = RummySeat.restored(page, shown)
    names = seat.view["names"]
    said = seat.table.locator(".ht-lying").evaluate_all(
        "all => all.map((one) => one.querySelector('.ht-sr').textContent.trim())"
    )
    how = {"discard": "", "ppong": ", ppong", "triple": ", three"}
    by = [names[one["player"]] if one["player"] else "you" for one in seat.view["pool"]]
    assert said == [
        f", from {name}{how[one['how']]}." for name, one in zip(by, seat.view["pool"], strict=True)
    ]
    together = seat.table.locator(".ht-set").evaluate_all(MONTHS)
    assert all(len(set(months)) == 1 for months in together)
    assert {len(months) for months in together} >= {1, 3}


def test_a_pool_whose_place_shrinks_still_shows_what_was_laid_last(opening: Opening) -> None:
    shown = long_pool()
    page = opening(memory=kept(shown), viewport={"width": 1440, "height": 1100}).new_page()
    seat = RummySeat.restored(page, shown)
    pool = seat.table.locator(".ht-laid")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(pool).to_have_attribute("tabindex", "0")  # it is scrolled by keys as well
    seat.page.wait_for_function(IN_SIGHT, arg=seat.table.locator(".ht-lying").last.element_handle())
    check_hand(seat)


@pytest.mark.parametrize(
    ("path", "key"),
    [
        (f"practice/{GAME}/", f"hana.table.{GAME}"),
        (f"practice/embed/?game={GAME}", f"hana.table.{GAME}.embed"),
    ],
)
def test_the_number_on_a_card_is_what_it_counts(opening: Opening, path: str, key: str) -> None:
    """Willow is 12 here and paulownia 11, as Korea numbers the months (DK-2.2)."""
    shown = long_pool()
    memory = kept(shown)
    memory[key] = memory[f"hana.table.{GAME}"]
    page = opening(memory=memory).new_page()
    page.goto(path)
    RummySeat(page, shown).rest()
    numbers: dict[str, str] = page.locator("hana-table hana-card[code]").evaluate_all(NUMBERS)
    assert len(numbers) == len(shown["view"]["pool"]) + len(shown["view"]["hand"])
    assert {number for code, number in numbers.items() if code.startswith("11")} == {"12"}
    assert {number for code, number in numbers.items() if code.startswith("12")} == {"11"}
    assert all(number == code[:-1] for code, number in numbers.items() if code[:2] not in ("11", "12"))

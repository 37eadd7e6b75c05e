"""A deal by touch on the smallest phone: all one needs is on the screen, and large enough for a thumb."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.matches import (
    Shown,
    act,
    first_deal,
    is_call,
    is_choice,
    is_turned_choice,
    seed_where,
    start,
)
from tests.browser.seat import PAGE, Seat, kept

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
CARD, BUTTON, SMALL = 40, 40, 24  # px that a thumb needs
CROWD = 14  # cards on the field
# Boxes are left, top, right, bottom.
BOXES = """all => all
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { name: one.outerHTML.slice(0, 80), box: [left, top, right, bottom] };
  })"""
EDGES = "() => [innerWidth, document.documentElement.scrollWidth, scrollY]"
Boxes: TypeAlias = list[dict[str, Any]]


class Thumb(Seat):
    def tap(self, target: Locator) -> None:
        target.tap()

    def rest(self) -> None:
        super().rest()
        self.fits()

    def fits(self) -> None:
        """Nothing lies beyond an edge, and nothing is too small to press."""
        width, across, scrolled = self.page.evaluate(EDGES)
        assert width == across == 360
        assert scrolled == 0, "the page was scrolled to reach something"
        for one in self.boxes('[data-zone="hand"] button'):
            left, top, right, bottom = one["box"]
            assert min(left, top) >= 0
            assert right <= 360
            assert bottom <= 640, "a card of the hand lies below the fold"
        for least, kind in ((CARD, ".ht-card"), (BUTTON, "button:not(.ht-card)"), (SMALL, "a, summary")):
            small = [one for one in self.boxes(kind) if min(size(one["box"])) < least - 0.5]
            assert not small, f"less than {least} px"

    def boxes(self, what: str) -> Boxes:
        found: Boxes = self.table.locator(what).evaluate_all(BOXES)
        return found


def size(box: list[float]) -> tuple[float, float]:
    left, top, right, bottom = box
    return right - left, bottom - top


def test_a_deal_by_touch_at_360_by_640(opening: Opening) -> None:
    seed = seed_where(is_call, is_choice, is_turned_choice, within=first_deal)
    page = opening(kept(), **PHONE).new_page()
    seat = Thumb.new(page, seed)
    while action := seat.decided():
        seat.do(action)
        if seat.view["phase"] in ("over", "match-over"):
            break
    expect(seat.panel).to_have_attribute("data-panel", "settlement")
    seat.tap(seat.button("fold"))
    expect(seat.button("fold")).to_have_attribute("aria-expanded", "false")
    seat.fits()
    seat.tap(seat.table.locator('[data-player="0"] [data-action="spread"]'))
    expect(page.locator("#ht-spread-title")).to_be_visible()
    seat.fits()
    seat.tap(seat.button("close-spread"))
    seat.tap(seat.button("fold"))
    seat.do("next")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (768, 1024), (1280, 720)])
def test_a_field_of_many_cards_fits(opening: Opening, width: int, height: int) -> None:
    """Who takes nothing fills the field."""
    page = opening(kept(crowded()), **{**PHONE, "viewport": {"width": width, "height": height}}).new_page()
    seat = Thumb(page, crowded())
    page.goto(PAGE)
    Seat.rest(seat)
    assert page.evaluate(EDGES)[:2] == [width, width]
    boxes = [one["box"] for one in seat.boxes('[data-zone="field"] .ht-card, [data-zone="hand"] .ht-card')]
    assert len(boxes) == len(seat.view["field"]) + len(seat.view["hand"])
    for left, _, right, bottom in boxes:
        assert left >= 0
        assert right <= width
        assert bottom <= height or height < 600, "on a phone that lies on its side one scrolls"
    for one, other in combinations(boxes, 2):
        assert are_apart(one, other), "two cards lie on each other"


def are_apart(one: list[float], other: list[float]) -> bool:
    return any(a[side + 2] <= b[side] + 1 for a, b in ((one, other), (other, one)) for side in (0, 1))


@cache
def crowded() -> Shown:
    """The first position with many cards on the field, the person leaving lying whatever lies there."""
    for seed in map(str, range(1000)):
        shown = start(seed, "random")
        while shown["view"]["phase"] in ("play", "take"):
            if len(shown["view"]["field"]) >= CROWD:
                return shown
            least = min(shown["view"]["actions"], key=lambda one: (len(one["take"]), one["code"]))
            shown = act(shown, least["code"])
    raise AssertionError("no field grows so large")

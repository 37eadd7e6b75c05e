"""A person's seat at Nylon-ppong's table: presses as a person would; the engine says what must lie there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, cycle
from typing import Any, Self

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.matches import Shown, View, act, start

GAME = "nylon-ppong"
POSITION = r"""() => {
  const table = document.querySelector("hana-table");
  if (!table) return null;
  const number = (one) => one && Number(one.textContent.replace("−", "-").match(/-?\d+/));
  const seats = [...table.querySelectorAll(".ht-back")];
  seats.sort((a, b) => a.dataset.player - b.dataset.player);
  return {
    phase: table.dataset.phase,
    busy: table.dataset.busy,
    hand: [...table.querySelectorAll('[data-zone="hand"] button[data-card]')].map((one) => one.dataset.card),
    pool: [...table.querySelectorAll(".ht-lying hana-card")].map((one) => one.getAttribute("code")),
    shown: table.querySelector(".ht-lying.is-shown hana-card")?.getAttribute("code") ?? null,
    stock: Number(table.querySelector(".ht-stock-pile b")?.textContent),
    backs: seats.map((one) => one.querySelectorAll("hana-card").length),
    ppongs: seats.map((one) => number(one.querySelector(".ht-ppongs")) ?? 0),
    totals: seats.map((one) => number(one.querySelector(".ht-total"))),
    names: seats.map((one) => one.querySelector(".ht-who").textContent),
    dealer: seats.findIndex((one) => one.querySelector(".ht-dealer")) + 1,
    worth: number(table.querySelector(".ht-worth b")),
  };
}"""
ALIKE = f"(wanted) => JSON.stringify(({POSITION})()) === JSON.stringify(wanted)"


def position(view: View) -> dict[str, Any]:
    """What POSITION must find."""
    others = view["players"][1:]
    return {
        "phase": view["phase"],
        "busy": "false",
        "hand": view["hand"],
        "pool": [one["card"] for one in view["pool"]],
        "shown": view["shown"],
        "stock": view["stock"],
        "backs": [one["in_hand"] for one in others],
        "ppongs": [one["ppongs"] for one in others],
        "totals": [one["total"] for one in others],
        "names": view["names"][1:],
        "dealer": view["dealer"],
        "worth": view["worth"]["hand"],
    }


def decide(view: View) -> str | None:
    """What our person does: ends the deal, claims, sheds what counts most. None: the match is over."""
    phase = view["phase"]
    if phase == "match-over":
        return None
    if phase == "over":
        return "next"
    order = ("stop", "ppong", "triple", "discard", "draw", "declare", "pass")
    best = min(view["actions"], key=lambda one: (order.index(one["kind"]), -one["gain"], one["code"]))
    code: str = best["code"]
    return code


def found(wanted: Callable[[View], bool], rules: str = GAME) -> Shown:
    """The first position of this kind, of the matches that our person plays."""
    for seed in count():
        shown = start(str(seed), rules=rules)
        while not wanted(shown["view"]):
            action = decide(shown["view"])
            if action is None:
                break
            shown = act(shown, action)
        else:
            return shown
    raise AssertionError


def is_asked(kind: str) -> Callable[[View], bool]:
    return lambda view: any(one.get("kind") == kind for one in view["actions"])


class RummySeat:
    """Plays by mouse, in every way that the page offers, in turns."""

    def __init__(self, page: Page, shown: Shown) -> None:
        self.page = page
        self.table = page.locator("hana-table")
        self.shown = shown
        self._ways = cycle(("the card again", "the button"))

    @classmethod
    def new(cls, page: Page, seed: str, table: str = GAME) -> Self:
        """A new match, asked for by the address."""
        page.goto(f"practice/{GAME}/#table={table}&seed={seed}")
        seat = cls(page, start(seed, rules=table))
        seat.rest()
        return seat

    @classmethod
    def restored(cls, page: Page, shown: Shown) -> Self:
        """A match that the device has kept."""
        page.goto(f"practice/{GAME}/")
        seat = cls(page, shown)
        seat.rest()
        return seat

    @property
    def view(self) -> View:
        view: View = self.shown["view"]
        return view

    @property
    def panel(self) -> Locator:
        return self.table.locator("[data-panel]")

    def hand(self, code: str) -> Locator:
        return self.table.locator(f'[data-zone="hand"] button[data-card="{code}"]')

    def button(self, action: str) -> Locator:
        return self.table.locator(f'button[data-action="{action}"]')

    def rest(self) -> None:
        """Wait until the page shows the position that the engine gives here."""
        wanted = position(self.view)
        try:
            self.page.wait_for_function(ALIKE, arg=wanted)
        except TooLate:
            assert self.page.evaluate(POSITION) == wanted
            raise

    def do(self, action: str) -> None:
        """Press it, and see what comes of it."""
        self.press(action)
        self.shown = act(self.shown, action)
        self.rest()

    def press(self, action: str) -> None:
        if action == "next":
            return self.tap(self.button("next-deal"))
        chosen = next(one for one in self.view["actions"] if one["code"] == action)
        if chosen["kind"] != "discard":
            return self.tap(self.table.locator(f'.ht-offers button[data-code="{action}"]'))
        self.tap(self.hand(chosen["card"]))
        if next(self._ways) == "the button":
            return self.tap(self.button("play"))
        return self.tap(self.hand(chosen["card"]))

    def tap(self, target: Locator) -> None:
        target.click()

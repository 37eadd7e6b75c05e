"""A person's seat at a page's table: presses what a person would; the engine says what must lie there."""

from __future__ import annotations

import json
from itertools import cycle
from typing import Any, Self

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.matches import Shown, Step, View, act, decide, start

GAME = "koi-koi"
PAGE = f"practice/{GAME}/"
KEPT = f"hana.table.{GAME}"
SETTINGS = "hana.table.settings"
KINDS = ("hikari", "tane", "tan", "kasu")
POSITION = r"""() => {
  const table = document.querySelector("hana-table");
  if (!table) return null;
  const codes = (selector) =>
    [...table.querySelectorAll(selector)].map((one) => one.dataset.card ?? one.getAttribute("code"));
  const pile = (player) => Object.fromEntries(["hikari", "tane", "tan", "kasu"].map((kind) =>
    [kind, codes(`.ht-pile[data-player="${player}"] .ht-kind[data-kind="${kind}"] hana-card`)]));
  const players = [...table.querySelectorAll(".ht-pile")].map((one) => one.dataset.player).sort();
  const others = players.slice(1);
  const part = (player, selector) => table.querySelector(`.ht-pile[data-player="${player}"] ${selector}`);
  const number = (one) => one && Number(one.textContent.replace("−", "-").match(/-?\d+/));
  return {
    phase: table.dataset.phase,
    busy: table.dataset.busy,
    hand: codes('[data-zone="hand"] button[data-card]'),
    field: codes('[data-zone="field"] .ht-slots button[data-card]').sort(),
    turned: table.querySelector(".ht-turned-card")?.dataset.card ?? null,
    stock: Number(table.querySelector(".ht-stock-pile b")?.textContent),
    backs: others.map((player) =>
      table.querySelectorAll(`.ht-backs [data-player="${player}"] hana-card`).length),
    in_hand: others.map((player) => number(part(player, ".ht-in-hand"))),
    points: players.map((player) => number(part(player, ".ht-points"))),
    names: players.map((player) => part(player, ".ht-who").textContent),
    dealer: players.findIndex((player) => part(player, ".ht-dealer")),
    marked: Object.fromEntries([...table.querySelectorAll(".ht-slot:has(.ht-mark)")].map((slot) =>
      [slot.querySelector("button").dataset.card, slot.querySelector(".ht-mark").textContent])),
    piles: players.map(pile),
    facts: table.querySelector(".ht-facts .ht-short")?.textContent ?? "",
  };
}"""

ALIKE = f"(wanted) => JSON.stringify(({POSITION})()) === JSON.stringify(wanted)"


def position(view: View) -> dict[str, Any]:
    """What POSITION must find."""
    score, others, laid = view["score"], view["players"][1:], view["laid"]
    two = len(score) == 2 and min(score) >= 0
    stands = f"{score[0]}–{score[1]}" if two else str(score[0]).replace("-", "−")
    in_hand = [player["in_hand"] for player in others]
    return {
        "phase": view["phase"],
        "busy": "false",
        "hand": view["hand"],
        "field": sorted(view["field"]),
        "turned": view["turned"],
        "stock": view["stock"],
        "backs": in_hand,
        "in_hand": in_hand,
        "points": [player["points"] for player in view["players"]],
        "names": view["names"],
        "dealer": view["dealer"],
        "marked": {laid["card"]: view["names"][laid["player"]]} if laid else {},
        "piles": [{kind: player["pile"][kind] for kind in KINDS} for player in view["players"]],
        "facts": stands if view["alone"] else f"{view['deal']}/{view['deals']} · {stands}",
    }


def kept(shown: Shown | None = None, speed: str = "instant") -> dict[str, str]:
    """What the device remembers: the settings, and a match if there is one."""
    memory = {SETTINGS: json.dumps({"speed": speed})}
    if shown is not None:
        name = f"hana.table.{shown['view']['game']}"
        memory[name] = json.dumps({"v": 1, "match": shown["match"], "slots": [], "log": []})
    return memory


class Seat:
    """Plays by mouse, in every way that the page offers, in turns."""

    def __init__(self, page: Page, shown: Shown) -> None:
        self.page = page
        self.table = page.locator("hana-table")
        self.shown = shown
        self._ways = cycle(("the card again", "the button", "the field"))

    @classmethod
    def new(cls, page: Page, seed: str) -> Self:
        """A new match, asked for by the address."""
        page.goto(f"{PAGE}#seed={seed}")
        seat = cls(page, start(seed))
        seat.rest()
        return seat

    @classmethod
    def restored(cls, page: Page, shown: Shown) -> Self:
        """A match that the device has kept."""
        page.goto(f"practice/{shown['view']['game']}/")
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

    def field(self, code: str) -> Locator:
        return self.table.locator(f'[data-zone="field"] button[data-card="{code}"]')

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

    def decided(self) -> str | None:
        return decide(self.view)

    def do(self, action: str) -> None:
        """Press it, and see what comes of it."""
        step = Step(self.shown, action)
        self.press(step)
        self.shown = act(self.shown, action)
        self.rest()

    def press(self, step: Step) -> None:
        action, view = step.action, step.view
        if action == "next":
            self.tap(self.button("next-deal"))
        elif action in ("s", "k"):
            self.tap(self.button({"s": "stop", "k": "koi-koi"}[action]))
        elif view["phase"] == "take":
            self.tap(self.field(action[1:]))
        else:
            self.play(step)

    def play(self, step: Step) -> None:
        chosen = next(one for one in step.ways if one["code"] == step.action)
        card, take = chosen["card"], chosen["take"]
        self.tap(self.hand(card))
        way = "the field" if len(step.ways) > 1 else next(self._ways)
        if way == "the field" and take:
            self.tap(self.field(take[0]))
        elif way == "the button":
            self.tap(self.button("play"))
        else:
            self.tap(self.hand(card))

    def tap(self, target: Locator) -> None:
        target.click()

    def stored(self) -> dict[str, Any]:
        """What the device has kept of the match."""
        name = json.dumps(f"hana.table.{self.view['game']}")
        text = self.page.evaluate(f"localStorage.getItem({name})")
        found: dict[str, Any] = json.loads(text)["match"]
        return found

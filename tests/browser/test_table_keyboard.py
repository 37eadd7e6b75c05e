"""A deal by keyboard alone: Tab into the table, arrows and digits for cards, letters for the decision."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.matches import Step, first_deal, is_call, is_choice, is_turned_choice, seed_where, start
from tests.browser.seat import ALIKE, PAGE, Seat, kept, position

MOST_TABS = 40
# A match that nobody chose is dealt from the browser's random number: here it is known.
FIXED = "Crypto.prototype.getRandomValues = (numbers) => numbers.fill({seed})"
# Every frame in which the focus has left the table, from the moment it is there.
ADRIFT = """
window.adrift = [];
const look = () => {
  const table = document.querySelector("hana-table");
  if (window.entered && !table.contains(document.activeElement)) {
    const message = table.querySelector("#ht-message")?.textContent;
    window.adrift.push(`${document.activeElement.outerHTML.slice(0, 90)} while: ${message}`);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


class Keys(Seat):
    """Presses keys and nothing else. The digit and the arrows take turns to reach a card."""

    by_digit = True

    @property
    def focused(self) -> Locator:
        return self.page.locator(":focus")

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def rest(self) -> None:
        """The pauses of a calm computer are cut short by a key, as often as there are any."""
        moving = f"(wanted) => document.querySelector('hana-table').busy || ({ALIKE})(wanted)"
        wanted = position(self.view)
        while True:
            self.page.wait_for_function(moving, arg=wanted)
            if self.page.evaluate(ALIKE, wanted):
                return
            self.key("Escape")

    def press(self, step: Step) -> None:
        action, view = step.action, step.view
        if action in ("s", "k", "next"):
            expect(self.panel.locator("#ht-panel-title")).to_be_focused()
        if action == "next":
            expect(self.button("next-deal")).to_be_enabled()
            self.tab_to(self.button("next-deal"))
            self.key("Enter")
        elif action in ("s", "k"):
            self.decide(action)
        elif view["phase"] == "take":
            self.choose(action[1:])
        else:
            self.play(step)

    def play(self, step: Step) -> None:
        chosen = next(one for one in step.ways if one["code"] == step.action)
        card = chosen["card"]
        self.reach(step.view["hand"], card)
        expect(self.hand(card)).to_have_attribute("aria-pressed", "true")
        self.key("Enter")
        if len(step.ways) > 1:
            self.choose(chosen["take"][0])

    def reach(self, hand: list[str], card: str) -> None:
        """Select a card of the hand; the focus is on it then."""
        self.by_digit = not self.by_digit
        at = hand.index(card)
        if self.by_digit:
            self.key(str(at + 1))
        else:
            self.key(str(1 if at else len(hand)))  # from the other end
            self.key("Escape")
            while self.focused.get_attribute("data-card") != card:
                self.key("ArrowRight" if at else "ArrowLeft")
            self.key("Enter")
        expect(self.hand(card)).to_be_focused()

    def choose(self, card: str) -> None:
        """The arrows go through the matches only."""
        offered = self.table.locator('[data-zone="field"] button:has(.is-match)')
        expect(offered).to_have_count(2)
        expect(offered.first).to_be_focused()
        if self.focused.get_attribute("data-card") != card:
            self.key("ArrowRight")
        expect(self.field(card)).to_be_focused()
        self.key("Enter")

    def decide(self, action: str) -> None:
        """No key is preset: Enter on the title does nothing."""
        expect(self.button("stop")).to_be_enabled()
        self.key("Enter")
        expect(self.panel).to_have_attribute("data-panel", "decision")
        self.key(action.upper() if self.by_digit else action)

    def tab_to(self, target: Locator) -> None:
        for _ in range(MOST_TABS):
            if target.evaluate("one => one === document.activeElement"):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not reach {target}")


def test_a_deal_by_keyboard_alone(opening: Opening) -> None:
    seed = seed_where(is_call, is_choice, is_turned_choice, within=first_deal)
    page = opening(kept(speed="calm")).new_page()
    page.add_init_script(FIXED.format(seed=seed))
    page.add_init_script(ADRIFT)
    page.goto(PAGE)
    seat = Keys(page, start(seed))
    begin = seat.panel.locator('[data-action="new-match"]')
    expect(begin).to_be_visible()
    seat.tab_to(begin)
    page.evaluate("window.entered = true")
    seat.key("Enter")
    seat.rest()
    expect(seat.table.locator('[data-zone="hand"] button').first).to_be_focused()
    while action := seat.decided():
        seat.do(action)
        if action == "next":
            break
    expect(seat.table.locator('[data-zone="hand"] button').first).to_be_focused()
    assert page.evaluate("window.adrift") == []
    check_piles(seat)


def check_piles(seat: Keys) -> None:
    """P and O spread a pile, any key closes it; L reads the last turn; Escape gives a chosen card back."""
    for key, title, player in (("p", "Your pile", 0), ("o", "The computer’s pile", 1)):
        seat.key(key)
        expect(seat.focused).to_contain_text(title)
        seat.key("x")
        expect(seat.table.locator(f'[data-player="{player}"] [data-action="spread"]')).to_be_focused()
    heard = seat.table.locator('[data-zone="live"] p')
    before = heard.count()
    seat.key("l")
    expect(heard).to_have_count(before + 1)
    seat.key("1")
    pressed = seat.table.locator('[data-zone="hand"] [aria-pressed="true"]')
    expect(pressed).to_have_count(1)
    seat.key("Escape")
    expect(pressed).to_have_count(0)
    assert seat.page.evaluate("window.adrift") == []

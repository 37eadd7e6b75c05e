"""A table in the middle of a deal, as a screen reader goes through it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opening
from tests.browser.matches import Shown, View, act, decide, start
from tests.browser.rummy_seat import RummySeat, found, is_asked
from tests.browser.rummy_seat import decide as lay_down
from tests.browser.seat import KINDS, Seat, kept

SIZES = [(1440, 900), (768, 1024), (360, 640)]
SILENT = {"none", "generic", "InlineTextBox", "LineBreak"}
WHOLE = {"button", "link", "heading", "image"}  # their names say what is in them


class Said(NamedTuple):
    role: str
    name: str
    off: bool = False


def read(page: Page) -> list[Said]:
    """Everything that is said of the table, from its start to its end."""
    session = page.context.new_cdp_session(page)
    nodes = {one["nodeId"]: one for one in session.send("Accessibility.getFullAXTree")["nodes"]}
    document = session.send("DOM.getDocument")["root"]["nodeId"]
    table = session.send("DOM.querySelector", {"nodeId": document, "selector": "hana-table"})["nodeId"]
    root = session.send("DOM.describeNode", {"nodeId": table})["node"]["backendNodeId"]

    def walk(node: dict[str, Any]) -> Iterator[Said]:
        role, name = (node.get(key, {}).get("value", "") for key in ("role", "name"))
        if not node.get("ignored") and role not in SILENT:
            off = any(
                one["name"] == "disabled" and one["value"]["value"] for one in node.get("properties", [])
            )
            yield Said(role, name, off)
        if role not in WHOLE or not name:
            for child in node.get("childIds", []):
                if child in nodes:
                    yield from walk(nodes[child])

    return list(walk(next(one for one in nodes.values() if one.get("backendDOMNodeId") == root)))


def zones(said: list[Said]) -> dict[str, list[Said]]:
    """What is said under each heading, in order."""
    parts: dict[str, list[Said]] = {}
    part = parts.setdefault("", [])
    for one in said:
        if one.role == "heading":
            assert one.name not in parts, "two headings alike"
            part = parts.setdefault(one.name, [])
        else:
            part.append(one)
    return parts


def begins(heading: str, words: str) -> bool:
    return re.match(rf"{words}( |,|$)", heading) is not None


def under(parts: dict[str, list[Said]], words: str) -> list[Said]:
    return next(part for heading, part in parts.items() if begins(heading, words))


def names(part: list[Said], role: str) -> list[str]:
    return [one.name for one in part if one.role == role]


def text(part: list[Said]) -> str:
    return "".join(names(part, "StaticText"))


def captured(rules: str) -> Shown:
    """The middle of the first deal of a capture game, something lying in the person's pile."""
    shown = start("1", rules=rules)
    while not middle(shown["view"]):
        action = decide(shown["view"])
        assert action is not None
        shown = act(shown, action)
    return shown


def middle(view: View) -> bool:
    return view["phase"] == "play" and view["stock"] < 20 and view["players"][0]["count"] > 0


def in_order(headings: Iterable[str], order: list[str]) -> bool:
    """Whether these headings follow one another, whatever else is between them."""
    rest = iter(headings)
    return all(any(begins(heading, wanted) for heading in rest) for wanted in order)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rules", ["koi-koi", "hana-awase.4"])
def test_a_capture_game(opening: Opening, rules: str, size: tuple[int, int]) -> None:
    shown = captured(rules)
    page = opening(memory=kept(shown), viewport={"width": size[0], "height": size[1]}).new_page()
    seat = Seat.restored(page, shown)
    view = seat.view
    parts = zones(read(page))
    others = view["names"][1:]
    assert in_order(parts, [*others, "Field", "Message", "Your hand", "You"]), list(parts)
    for player in view["players"][
        1:
    ]:  # where there is no room for a hand from behind, its cards are counted at the pile
        held = player["in_hand"]
        heading = any(one.startswith(f"{whose(player['name'])} hand, {held} card") for one in parts)
        assert heading or (f"{held} in hand" in text(under(parts, player["name"])))
    assert f"Field, {len(view['field'])} card" in " ".join(parts)
    assert len([one for one in under(parts, "Field") if one.role == "button"]) == len(view["field"])
    assert "Turned" not in text(under(parts, "Field")), "nothing is turned"
    assert view["ask"]["text"] in text(under(parts, "Message"))
    choices = [one for one in under(parts, "Your hand") if one.role == "button"]
    assert [one.off for one in choices] == [False] * len(view["hand"])
    for player in view["players"]:
        pile = player["pile"]
        counts = zip(("lights", "animals", "ribbons", "chaff"), KINDS, strict=True)
        told = ", ".join(f"{word} {len(pile[kind])}" for word, kind in counts)
        assert told in " ".join(names(under(parts, player["name"]), "button"))


def whose(name: str) -> str:
    return "The computer’s" if name == "Computer" else f"{name}’s"


@pytest.mark.parametrize("size", SIZES)
def test_a_rummy(opening: Opening, size: tuple[int, int]) -> None:
    shown = found(lambda view: view["phase"] == "discard" and len(view["pool"]) > 12, "nylon-ppong.6")
    page = opening(memory=kept(shown), viewport={"width": size[0], "height": size[1]}).new_page()
    seat = RummySeat.restored(page, shown)
    view = seat.view
    parts = zones(read(page))
    order = [*view["names"][1:], "Laid down", "Message", "Your hand", "You"]
    assert in_order(parts, order), list(parts)
    for player in view["players"][1:]:
        told = text(under(parts, player["name"]))
        assert f"{whose(player['name'])} hand, {player['in_hand']} card" in told
        assert f"{player['total']} points".replace("-", "−") in told
    pool = under(parts, "Laid down")
    assert f"Laid down, {len(view['pool'])} cards" in parts
    assert len(names(pool, "image")) == len(view["pool"])
    assert {"Stock", str(view["stock"])} <= set(names(pool, "StaticText"))
    assert view["ask"]["text"] in text(under(parts, "Message"))
    choices = [one for one in under(parts, "Your hand") if one.role == "button"]
    assert [one.off for one in choices] == [False] * len(view["hand"])
    assert f"Your hand counts {view['worth']['hand']}" in text(under(parts, "You"))


def test_a_claim_is_said_with_what_can_be_claimed(opening: Opening) -> None:
    shown = found(is_asked("ppong"))
    page = opening(memory=kept(shown)).new_page()
    seat = RummySeat.restored(page, shown)
    message = under(zones(read(page)), "Message")
    assert seat.view["ask"]["text"] in text(message)
    assert {"Ppong", "Leave it"} <= {one.name for one in message if one.role == "button" and not one.off}


def before_a_claim() -> tuple[Shown, str]:
    """A discard of the person's after which somebody lays down what they can claim."""
    for seed in map(str, range(1000)):
        shown = start(seed, rules="nylon-ppong")
        while (action := lay_down(shown["view"])) and action != "next":
            following = act(shown, action)
            if shown["view"]["phase"] == "discard" and following["view"]["phase"] == "claim":
                return shown, action
            shown = following
    raise AssertionError


def test_a_claim_is_announced_and_has_the_focus(opening: Opening) -> None:
    shown, action = before_a_claim()
    page = opening(memory=kept(shown)).new_page()
    seat = RummySeat.restored(page, shown)
    seat.do(action)
    live = seat.table.locator('[data-zone="live"] p')
    expect(live.last).to_have_text(seat.view["ask"]["text"])
    expect(seat.button("ppong").first).to_be_focused()

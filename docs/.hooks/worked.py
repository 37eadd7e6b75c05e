"""Worked examples: ``hana`` fences, worked by the engine and shown with the sheet that it made.

The author writes what they believe. Where the engine finds something else the build stops and names
the place, what the author says and what the engine says.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import deck
import fences
from site_pages import Site

from hanacore import examples
from hanacore.cards import CardSet, cards
from hanacore.errors import NotationError
from hanacore.names import name
from hanacore.present import listed

SEATS = ("dealer", "other player")
_ACTION = re.compile(r"(_?)(\d+[A-Za-z])?(?:\.(.+))?")


def fence(site: Site) -> Callable[..., str]:
    """The formatter for superfences; it must not raise, since superfences would hide that."""

    def show(source: str, *_: Any, **__: Any) -> str:
        first = site.line_of(source)
        try:
            wrong = fences.check(source)
            for line, text in wrong:
                site.fail(text, line=first + line)
            if wrong:
                return ""
            block = tomllib.loads(source)
            return site.render("example.html.j2", example=view(block, examples.work(block)))
        except Exception as error:  # whatever it is, superfences would hide it and show the source
            site.fail(f"the example cannot be shown: {error!r}", line=first)
            return ""

    return show


def view(block: dict[str, Any], done: examples.Worked) -> dict[str, Any]:
    """What the template shows of a worked block."""
    called = bool(block.get("opponent_called"))
    pile = _codes(block["pile"]) if done.kind == "pile" else []
    facts = _facts(block, done.found) if done.kind != "pile" else []
    scored = [card.code for card in cards(done.pile)] if done.pile else []
    count = len(pile or scored)
    return {
        "title": block.get("title", ""),
        "source": block.get("source"),
        "cards": [{"label": "Pile", "codes": pile}] if pile else _rows(block, done.found),
        "steps": [_step(text) for text in block.get("actions", [])],
        "sheet": done.view,
        "left": f"Pile of {count} cards" if count else "The dealt hand",
        "right": "opponent called koi-koi" if called else "",
        "facts": facts,
        "link": _link(done.game, pile, called) if pile else None,
    }


def _link(game: str, pile: list[str], called: bool) -> str:
    return f"score/{game}/#pile={CardSet.parse(' '.join(pile))}{'&called=1' if called else ''}"


def _codes(text: str) -> list[str]:
    return [card["code"] for card in deck.pile(text)] if text else []


def _rows(block: dict[str, Any], found: Any) -> list[dict[str, Any]]:
    """The cards a position names, seat by seat."""
    rows = []
    for key, label in (("hands", "hand"), ("piles", "pile")):
        for seat, text in enumerate(block.get(key, [])):
            if text:
                rows.append({"label": f"{SEATS[seat].capitalize()}’s {label}", "codes": _codes(text)})
    if block.get("field"):
        rows.append({"label": "Field", "codes": _codes(block["field"])})
    if block.get("stock"):
        rows.append({"label": "Turned next", "codes": block["stock"].replace(",", " ").split()})
    if "taken" in block:
        rows.append({"label": "Taken", "codes": _codes(found["taken"])})
    if "field_after" in block:
        rows.append({"label": "Field after", "codes": _codes(found["field_after"])})
    return rows


def _step(text: str) -> str:
    """A decision that was made, as a sentence."""
    words = _choice(text)
    return {"stop": "The player stops.", "koi-koi": "Koi-koi is called."}.get(words) or f"The {words}."


def _choice(text: str) -> str:
    """A decision in words, from its notation."""
    if text in ("s", "k"):
        return "stop" if text == "s" else "koi-koi"
    match = _ACTION.fullmatch(text)
    if match is None:
        raise NotationError(text, 0, "this is no decision")
    turned, card, take = match.groups()
    if turned:
        return f"turned card takes the {_named(card)}" if card else "turned card stays on the field"
    if not take:
        return f"{_named(card)} is played and stays"
    counts = Counter(_named(one.code) for one in cards(CardSet.parse(take).mask))
    return f"{_named(card)} takes {listed([f'two {n}' if k > 1 else f'the {n}' for n, k in counts.items()])}"


def _named(code: str) -> str:
    title = name(f"card.{code}")
    return title[0].lower() + title[1:]


_PHASES = {
    "play": "The turn passes on: no yaku is made yet.",
    "take": "The turned card has a choice of two.",
    "call": "A yaku is made: stop, or call koi-koi?",
}


def _facts(block: dict[str, Any], found: Any) -> list[dict[str, str | None]]:
    """What the block states about a position, in words; every one of them was compared with the engine."""
    facts: list[dict[str, str | None]] = []

    def add(text: str, rule: str | None = None) -> None:
        facts.append({"text": text, "rule": rule})

    if "illegal" in block:
        add("The last decision is not allowed.", found["illegal"])
    if "redeal" in block:
        add("The cards are dealt again.", found["redeal"])
    if "choices" in block:
        add(f"Open to the player: {'; '.join(_choice(text) for text in found['choices'])}.")
    if "phase" in block and block["phase"] in _PHASES:
        add(_PHASES[block["phase"]])
    if "totals" in block:
        first, second = found["totals"]
        add(
            f"The {SEATS[0]} scores {first}, the {SEATS[1]} {second}.",
            found.get("ended") if "ended" in block else None,
        )
    elif "ended" in block:
        add("The deal is over.", found["ended"])
    if "next_dealer" in block:
        add("The dealer deals again." if found["next_dealer"] == 0 else f"The {SEATS[1]} deals next.")
    return facts

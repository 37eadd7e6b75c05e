"""Worked examples: ``hana`` fences, worked by the engine and shown with the sheets that it made.

The author writes what they believe. Where the engine finds something else the build stops and names
the place, what the author says and what the engine says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import deck
import fences
import one_card
import score_page
import told
from site_pages import Site

from hanacore import examples, house_rules
from hanacore.cards import CardSet
from hanacore.errors import NotationError
from hanacore.examples_block import REST, Scored
from hanacore.names import name
from hanacore.present import sheet_view


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
    game, seats = done.rules.id, done.rules.seats
    called = bool(block.get("opponent_called"))
    pile = _codes(block["pile"]) if "pile" in block else []
    calls = told.calls(block["calls"]) if pile and "calls" in block else ""
    facts = told.facts(game, seats, block, done.found)
    return {
        "title": block.get("title", ""),
        "source": block.get("source"),
        "house": _house(block),
        "cards": _pile(block, pile) if pile else _rows(block, done, seats),
        "before": [] if pile else told.before(seats, block),
        "steps": _steps(game, block, done),
        "sheets": [_sheet(done, one, called, calls) for one in done.scored] if _says(done) else [],
        "facts": facts,
        "link": score_page.link(block),
        "link_text": _link_text(block),
        "changes": [
            {
                "words": one.words,
                "total": one.total,
                "link": score_page.link({**block, "pile": str(CardSet(one.pile))}),
            }
            for one in (one_card.changes(block, done.scored[0].sheet.total) if pile else [])
        ],
    }


def _sheet(done: examples.Worked, scored: Scored, called: bool, calls: str) -> dict[str, Any]:
    """A sheet and its caption: the pile's, or the seat's where several score."""
    if len(done.scored) > 1 and scored.seat is not None:
        left = told.seat_name(scored.seat, done.rules.seats).capitalize()
    elif scored.pile:
        left = f"Pile of {scored.pile.bit_count()} cards"
    else:
        left = "The hand" if done.rules.id == "nylon-ppong" else "The dealt hand"
    view = sheet_view(done.rules, scored.sheet, scored.pile)
    shown = ("card-points", "hand-sum") if done.kind == "pile" else ("card-points",)  # in full above
    for row in view["rows"]:
        if row["what"] in shown:
            row["cards"] = []
    return {
        "view": view,
        "left": left,
        "right": "opponent called koi-koi" if called else calls,
        "base": done.rules.id == "koi-koi",
    }


def _house(block: dict[str, Any]) -> list[str]:
    """By whose rules, and by which house rules; nothing where the game's own source is meant."""
    named = [f"The rules of {name('set.' + block['rules'])}"] if "rules" in block else []
    return named + [house_rules.told(key, value) for key, value in block.get("options", {}).items()]


def _steps(game: str, block: dict[str, Any], done: examples.Worked) -> list[str]:
    """What was done, decision by decision, or deal by deal."""
    if {"winners", "dealers"} <= block.keys():
        dealers: Any = done.found["dealers"]
        return told.deals(block["winners"].split(), dealers)
    return [told.step(game, token) for token in block.get("actions", [])]


def _says(done: examples.Worked) -> bool:
    """A pile without a yaku is worth showing, a void deal's sheets are not."""
    return done.kind == "pile" or any(one.sheet.lines for one in done.scored)


def _pile(block: dict[str, Any], pile: list[str]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = [{"label": "Pile", "codes": pile}]
    return [*rows, _row("Field", block["field"])] if block.get("field") else rows


def _link_text(block: dict[str, Any]) -> str:
    """What the link to the calculator says."""
    if "piles" in block or "hands" in block:
        return "Settle this table yourself"
    return "Score this hand yourself" if "hand" in block else "Score this pile yourself"


def _codes(text: str) -> list[str]:
    return [card["code"] for card in deck.pile(text)] if text else []


def _row(label: str, text: str) -> dict[str, Any]:
    """A row of cards; in months or as the rest of them, a row of words."""
    if text.strip() == REST:
        return {"label": label, "text": "all other cards"}
    try:
        return {"label": label, "codes": _codes(text)}
    except NotationError:
        return {"label": label, "text": f"months {text}"}


def _rows(block: dict[str, Any], done: examples.Worked, seats: int) -> list[dict[str, Any]]:
    """The cards a position names, seat by seat; not those that the sheets under it show."""
    found: Any = done.found
    turned = [block["turned"]] if isinstance(block.get("turned"), str) else block.get("turned", [])
    rows = [_row("Turned again" if again else "Turned", text) for again, text in enumerate(turned)]
    rows += [_row("Hand", block["hand"])] if "hand" in block else []
    in_sheets = "end" in block and any(line.cards for one in done.scored for line in one.sheet.lines)
    for key, label in (("hands", "hand"), ("piles", "pile")):
        for seat, text in enumerate([] if in_sheets else block.get(key, [])):
            if text:
                rows.append(_row(_whose(seat, seats, label), text))
    for key, label in (("field", "Field"), ("discards", "Discards")):
        if block.get(key):
            rows.append(_row(label, block[key]))
    if block.get("stock"):
        label = "Drawn next" if "field_after" not in found else "Turned next"
        rows.append({"label": label, "codes": block["stock"].replace(",", " ").split()})
    if "taken" in block:
        rows.append({"label": "Taken", "codes": _codes(found["taken"])})
    for key, label in (("field_after", "Field after"), ("discards_after", "Discards after")):
        if key in block:
            rows.append({"label": label, "codes": _codes(found[key])})
    for seat, text in enumerate(found["hands_after"] if "hands_after" in block else []):
        if _codes(text) != _codes(block.get("hands", [""] * seats)[seat]):
            rows.append(_row(_whose(seat, seats, "hand after"), text))
    return rows


def _whose(seat: int, seats: int, what: str) -> str:
    return f"{told.seat_name(seat, seats).capitalize()}’s {what}"

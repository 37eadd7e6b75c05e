"""What readers type into the search that no page says: a clause by its id, names written as one word."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from hanacore.fishing import FishingRules
from hanacore.games import GAMES


def add(site: Path, clauses: Iterable[str]) -> None:
    """Put them into the search's index: the id before a clause's title, the spellings after its sentences."""
    file = site / "search" / "search_index.json"
    index = json.loads(file.read_text("utf-8"))
    known, spelt = set(clauses), spellings()
    for entry in index["docs"]:
        page, _, anchor = entry["location"].partition("#")
        if anchor in known:
            entry["title"] = f"{anchor} {entry['title']}"
        if words := spelt.get(anchor or page):
            entry["text"] += f"<p>{' '.join(words)}</p>"
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    file.write_text(text, "utf-8")


def spellings() -> dict[str, list[str]]:
    """By clause, the Japanese names of its yaku in Latin letters; by page, the game's name."""
    found: dict[str, list[str]] = {}
    for slug, game in GAMES.items():
        found[f"rules/{slug}/"] = [slug.replace("-", "")]
        rules = game.rules()
        for row in rules.yaku.rows if isinstance(rules, FishingRules) else ():
            found.setdefault(row.rule, []).extend(dict.fromkeys((row.id, row.id.replace("-", ""))))
    return found

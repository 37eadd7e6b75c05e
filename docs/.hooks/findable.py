"""What readers type into the search that no page says: a clause by its id, names written as one word.

What players ask has entries of its own: among the sentences of a clause no question would outweigh the titles
of other pages. Other words for it stand in the title too, where they weigh as much, and are not shown.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any

import asked
import deck
from clauses import Clause, plain

from hanacore.fishing import FishingRules
from hanacore.games import GAMES


def add(
    site: Path, clauses: Mapping[str, Clause], said: Mapping[str, str], called: Mapping[str, str]
) -> None:
    """Put them into the search's index: a clause's id before its title, spellings after its sentences.

    ``said`` and ``called`` have the ``words`` and ``called`` of the pages’ front matter. Words stand in the
    text, for in the title they would outweigh the questions; what a page is called stands in its title.
    """
    file = site / "search" / "search_index.json"
    index = json.loads(file.read_text("utf-8"))
    spelt = spellings()
    boosts = {entry["location"]: entry["boost"] for entry in index["docs"] if "boost" in entry}
    for entry in index["docs"]:
        page, _, anchor = entry["location"].partition("#")
        if not anchor and called.get(page):
            entry["title"] += f"<span hidden> {escape(called[page])}</span>"
        if anchor in clauses:
            entry["title"] = f"{anchor} {entry['title']}"
        if not anchor and said.get(page):
            entry["text"] += f"<p>{escape(said[page])}</p>"
        if words := spelt.get(anchor or page):
            entry["text"] += f"<p>{' '.join(words)}</p>"
    questions = [entry for clause in clauses.values() for entry in _questions(clause)]
    for question in questions:
        page = question["location"].partition("#")[0]
        index["docs"].append(question | ({"boost": boosts[page]} if page in boosts else {}))
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    file.write_text(text, "utf-8")


def _questions(clause: Clause) -> Iterator[dict[str, str]]:
    """An entry for each question of a clause."""
    for number, note in enumerate(asked.notes(clause.body), 1):
        yield {
            "location": f"{clause.page}#{asked.anchor(clause.id, number)}",
            "title": f"{escape(note.question)}<span hidden> {escape(note.words)}</span>",
            "text": f"<p>{escape(plain(note.answer))} {clause.id}</p>",
        }


def spellings() -> dict[str, list[str]]:
    """By clause, the Japanese names of its yaku in Latin letters; by page, the names of its game or month."""
    found: dict[str, list[str]] = {}
    for slug, game in GAMES.items():
        found[f"rules/{slug}/"] = [slug.replace("-", "")]
        rules = game.rules()
        for row in rules.yaku.rows if isinstance(rules, FishingRules) else ():
            found.setdefault(row.rule, []).extend(dict.fromkeys((row.id, row.id.replace("-", ""))))
    for it in deck.months():
        found[it["url"]] = _of_month(it)
    return found


def _of_month(it: dict[str, Any]) -> list[str]:
    """Each part of its names, which its page shows as one word, and in the letters that a keyboard has."""
    names = [one for entry in (it, *it["cards"]) for one in entry["local"]]
    words = [part for one in names for text in (one["text"], one["roman"]) for part in text.split()]
    plain = [_plain(word) for word in words]
    parts = [part for one in names if one["lang"] == "ja" for part in re.split("[のに]", one["text"])]
    return list(dict.fromkeys([*words, *plain, *parts, it["calendar"], it["cards"][0]["flower"]]))


def _plain(word: str) -> str:
    """Without accents; hangul, which that would take apart, stays whole.

    >>> _plain("hōō"), _plain("송학")
    ('hoo', '송학')
    """
    bare = "".join(sign for sign in unicodedata.normalize("NFD", word) if not unicodedata.combining(sign))
    return unicodedata.normalize("NFC", bare)

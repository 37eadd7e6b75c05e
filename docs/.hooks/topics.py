"""Which game has this rule: topics with the clause of each game, and the list of every clause."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

from clauses import BOOKS
from site_pages import Site

from hanacore.games import GAMES
from hanacore.names import name

FILE = Path(__file__).resolve().parent / "topics.toml"


def block(site: Site, which: str) -> str:
    """The table of topics, or the list of clauses.

    Raises:
        KeyError: there is nothing of this name.
    """
    return BLOCKS[which](site)


def _topics(site: Site) -> str:
    topics = tomllib.loads(FILE.read_text(encoding="utf-8"))["topic"]
    games = [{"slug": slug, "name": name(f"game.{slug}")} for slug in GAMES]
    return site.render("topics.html.j2", "topics", topics=topics, games=games)


def _clauses(site: Site) -> str:
    books = [
        {"name": title, "clauses": [one for one in site.clauses.values() if one.id.startswith(f"{mark}-")]}
        for mark, title in BOOKS.items()
    ]
    return site.render("topics.html.j2", "clauses", books=books)


BLOCKS: dict[str, Callable[[Site], str]] = {"topics": _topics, "clauses": _clauses}

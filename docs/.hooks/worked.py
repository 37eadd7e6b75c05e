"""Worked examples: ``hana`` fences, worked by the engine and shown with the sheet that it made.

The author writes what they believe. Where the engine finds something else the build stops and names
the place, what the author says and what the engine says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import clauses
import deck
from site_pages import Site

from hanacore import examples
from hanacore.cards import CardSet
from hanacore.errors import HanaError


def fence(site: Site) -> Callable[..., str]:
    """The formatter for superfences; it must not raise, since superfences would hide that."""

    def show(source: str, *_: Any, **__: Any) -> str:
        try:
            block = tomllib.loads(source)
            done = examples.work(block)
        except (tomllib.TOMLDecodeError, HanaError, KeyError, TypeError) as error:
            site.fail(f"the example cannot be read: {error}", source)
            return ""
        for text in done.disagreements:
            site.fail(text, source)
        return site.render("example.html.j2", example=view(block, done))

    return show


def view(block: dict[str, Any], done: Any) -> dict[str, Any]:
    """What the template shows of a worked block."""
    return {
        "title": block.get("title", ""),
        "source": block.get("source"),
        "game": block.get("game", "koi-koi"),
    }


def blocks(docs: Path = clauses.DOCS) -> Iterator[tuple[str, int, str]]:
    """Every fence of every page: path under docs, line of its first line of TOML, text."""
    for path in sorted(docs.rglob("*.md")):
        src = path.relative_to(docs).as_posix()
        if src.startswith("."):
            continue
        inside, start, kept = False, 0, []
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            if not inside and line.strip() == "```hana":
                inside, start, kept = True, number + 1, []
            elif inside and line.strip() == "```":
                inside = False
                yield src, start, "\n".join(kept)
            elif inside:
                kept.append(line)

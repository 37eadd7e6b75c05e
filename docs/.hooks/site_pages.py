"""What the parts of the hook share during one build: the clauses, the page in hand, what went wrong.

Markdown's own error handling loses exceptions (superfences shows the source instead), so nothing is
raised while a page renders: a failure is noted with its place, and the build stops once all are known.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from clauses import DOCS, Clause
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

HERE = Path(__file__).resolve().parent
SOURCES: dict[str, dict[str, str]] = json.loads((HERE / "sources.json").read_text(encoding="utf-8"))


def own_set(page: Page) -> str:
    """The set a page is written for, and its numbers: ``months: korean`` in the front matter says hwatu."""
    return "hwatu" if page.meta.get("months") == "korean" else "hanafuda"


def game_page(kind: str, slug: str) -> str:
    """Where a game has its ``score``, ``practice`` or ``drills``; empty if it has none."""
    return f"{kind}/{slug}/" if (DOCS / kind / f"{slug}.md").exists() else ""


class Site:
    """One build. ``page`` is the page being rendered."""

    def __init__(self, clauses: dict[str, Clause]) -> None:
        self.clauses = clauses
        self.failures: list[str] = []
        self.words: dict[str, str] = {}  # by page, what readers call its subject and it does not
        self.called: dict[str, str] = {}  # by page, other names for the page itself
        self.page: Page | None = None
        self.cited: list[str] = []  # marks of the sources this page names, in order
        self.lists_sources = False
        self.templates = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.templates.globals.update(
            clause_href=self.href,
            url=self.url,
            cite=self.cite,
            card_art=self.card_art,
            card_set=self.card_set,
        )

    def begin(self, page: Page) -> None:
        self.page, self.cited, self.lists_sources = page, [], False

    def render(self, template: str, macro: str | None = None, /, **values: Any) -> str:
        """A template, or one macro of it, as HTML."""
        loaded = self.templates.get_template(template)
        if macro is None:
            return loaded.render(**values)
        made: Callable[..., str] = getattr(loaded.module, macro)
        return str(made(**values))

    def url(self, address: str) -> str:
        """An address from the root of the site, as seen from the page in hand."""
        assert self.page
        path, hash_, fragment = address.partition("#")
        if path == self.page.url or (hash_ and not path.strip("./") and not self.page.url.strip("./")):
            return f"#{fragment}" if hash_ else "./"
        return get_relative_url(path or "./", self.page.url) + hash_ + fragment

    def href(self, rule: str) -> str:
        """Where a clause stands; an unknown one fails the build."""
        clause = self.clauses.get(rule)
        if clause is None:
            self.fail(f"no page has the clause {rule}", rule)
            return "#"
        return self.url(f"{clause.page}#{rule}")

    def card_set(self) -> str:
        """The set that the page in hand is written for."""
        assert self.page
        return own_set(self.page)

    def card_art(self, code: str) -> str:
        """The picture of a card, or of the `back`, as seen from the page in hand."""
        return self.url(f"assets/hana/cards/{'kr/' if self.card_set() == 'hwatu' else ''}{code}.svg")

    def cite(self, mark: str) -> dict[str, str]:
        """A source by its mark, noted for the page's list."""
        if mark not in SOURCES:
            self.fail(f"no source is marked {mark}; they are in docs/.hooks/sources.json", mark)
            return {"mark": mark, "short": mark, "cite": mark}
        if mark not in self.cited:
            self.cited.append(mark)
        return {"mark": mark, **SOURCES[mark]}

    def fail(self, why: str, near: str = "", line: int | None = None) -> None:
        """Note what is wrong; ``near`` is text of the page from which the line is found."""
        assert self.page
        if line is None:
            line = self.line_of(near)
        self.failures.append(f"{self.page.file.src_uri}:{line}: {why}")

    def line_of(self, near: str) -> int:
        """The line of the page's source on which some text starts; the first if it is not there."""
        assert self.page
        text = self.page.file.content_string
        return text.count("\n", 0, max(text.find(near), 0)) + 1

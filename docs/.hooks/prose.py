"""Our additions to Markdown: clause sections, key-caps, marks, cards, and blocks in double brackets.

[KK-6.5]      key-cap of the clause, linked     [S001]          source, linked to the page's list
[card 9T]     name and code, linked             [cards 3H 9T]   pictures; alone on a line, larger
{default}     mark after a sentence             {source=FW}     the same, with where it comes from
[[name argument]] a block; BLOCKS below lists them
?? Question?        what players ask, with its answer; [[asked]] lists them: asked.py
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element, SubElement

import asked
import deck
import six_cards
import worth
from clauses import ID, MARK
from markdown import Markdown
from markdown.blockprocessors import BlockProcessor
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString
from sections import Sections
from site_pages import SOURCES, Site

from hanacore.errors import HanaError
from hanacore.games import game
from hanacore.rummy_rules import RummyRules

if TYPE_CHECKING:
    Inline = tuple[Element | str | None, int | None, int | None]

_NOT_A_LINK = r"(?![\[(:])"


class Hana(Extension):
    """All of it, bound to one build."""

    def __init__(self, site: Site) -> None:
        super().__init__()
        self.site = site

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802  Markdown's name
        site = self.site
        inline = md.inlinePatterns
        marks = "|".join(sorted(SOURCES, key=len, reverse=True))
        patterns = (
            ("hana-clause", rf"\[({ID})\]{_NOT_A_LINK}([.,;:)]?)", _key),
            ("hana-source", rf"\[({marks})\]{_NOT_A_LINK}([.,;:)]?)", _source),
            ("hana-cards", rf"\[(cards?) ([^\]]+)\]{_NOT_A_LINK}", _cards),
            ("hana-mark", MARK.pattern, _mark),
        )
        for key, pattern, html in patterns:  # before Markdown's own links, after its code and escapes
            inline.register(_Html(pattern, md, partial(html, site)), key, 175)
        md.parser.blockprocessors.register(asked.Notes(md.parser, site), "hana-asked", 176)
        md.parser.blockprocessors.register(_Blocks(md.parser, site), "hana-blocks", 175)
        md.treeprocessors.register(Sections(md, site), "hana-sections", 6)  # after attr_list, before toc


class _Html(InlineProcessor):
    """An inline pattern whose match becomes HTML from a template."""

    def __init__(self, pattern: str, md: Markdown, html: Callable[[re.Match[str]], str]) -> None:
        super().__init__(pattern, md)
        self._html = html

    def handleMatch(self, m: re.Match[str], data: str) -> Inline:  # type: ignore[override]  # noqa: ARG002, N802
        return self.md.htmlStash.store(self._html(m)), m.start(0), m.end(0)


def _key(site: Site, match: re.Match[str]) -> str:
    return _together(site.render("key.html.j2", "key", id=match[1]), match[2])


def _source(site: Site, match: re.Match[str]) -> str:
    return _together(site.render("clause.html.j2", "source", source=site.cite(match[1])), match[2])


def _together(html: str, stop: str) -> str:
    """The stop after a link stays on its line."""
    return f'<span class="hana-together">{html}{stop}</span>' if stop else html


def _mark(site: Site, match: re.Match[str]) -> str:
    sources = [site.cite(mark) for mark in (match[2] or "").split(",") if mark]
    return site.render("clause.html.j2", "mark", kind=match[1], sources=sources)


def _cards(site: Site, match: re.Match[str]) -> str:
    try:
        found = deck.pile(match[2])
    except HanaError as error:
        site.fail(str(error), match[0])
        return ""
    if match[1] == "card":
        return site.render("deck.html.j2", "named", card=found[0])
    return site.render("card.html.j2", "cards", codes=[card["code"] for card in found])


class _Blocks(BlockProcessor):
    """A paragraph that is only ``[[name argument]]``, or only ``[cards …]``."""

    _block = re.compile(r"^\[\[([a-z-]+)(?: +([^\]]+?))? *\]\]$")
    _row = re.compile(r"^\[cards ([^\]]+)\]$")

    def __init__(self, parser: Any, site: Site) -> None:
        super().__init__(parser)
        self._site = site

    def test(self, parent: Element, block: str) -> bool:  # noqa: ARG002
        return bool(self._block.match(block.strip()) or self._row.match(block.strip()))

    def run(self, parent: Element, blocks: list[str]) -> None:
        block = blocks.pop(0).strip()
        if row := self._row.match(block):
            html, css = self._pictures(row[1], block), "hana-row"
        else:
            match = self._block.match(block)
            assert match
            html, css = self._made(match[1], match[2] or "", block), f"hana-block hana-block--{match[1]}"
        element = SubElement(parent, "div", {"class": css})
        element.text = AtomicString(self.parser.md.htmlStash.store(html))

    def _pictures(self, text: str, block: str) -> str:
        try:
            codes = [card["code"] for card in deck.pile(text)]
            return self._site.render("card.html.j2", "cards", codes=codes)
        except HanaError as error:
            self._site.fail(str(error), block)
            return ""

    def _made(self, name: str, argument: str, block: str) -> str:
        maker = BLOCKS.get(name)
        if maker is None:
            self._site.fail(f"there is no block [[{name}]]; there are {', '.join(BLOCKS)}", block)
            return ""
        try:
            return maker(self._site, argument)
        except (HanaError, KeyError, ValueError) as error:
            self._site.fail(f"{block}: {error}", block)
            return ""


def _category(site: Site, kind: str) -> str:
    return site.render("deck.html.j2", "gallery", cards=deck.category(kind))


def _legend(site: Site, _: str) -> str:
    return site.render("clause.html.j2", "legend")


def _yaku(site: Site, slug: str) -> str:
    """The game's rows as the engine has them."""
    rules = game(slug).rules()
    if isinstance(rules, RummyRules):
        return site.render("yaku.html.j2", rows=six_cards.rows(rules))
    return site.render("yaku.html.j2", rows=[worth.row(yaku) for yaku in rules.yaku.rows])


def _sources(site: Site, _: str) -> str:
    site.lists_sources = True
    return SOURCES_LIST


SOURCES_LIST = "<!-- hana: sources of this page -->"  # filled in once the whole page has been read
BLOCKS: dict[str, Callable[[Site, str], str]] = {
    "category": _category,
    "legend": _legend,
    "yaku": _yaku,
    "sources": _sources,
}

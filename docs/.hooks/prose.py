"""Our additions to Markdown: clause sections, key-caps, marks, cards, and blocks in double brackets.

    [KK-6.5]          key-cap of the clause, linked       [S001]        source, linked to the page's list
    [card 9T]         name and code, linked               [cards 3H 9T] pictures; alone on a line they are larger
    {default} {source=FW}   mark after a sentence         ## Pine {month=1}   heading of a month
    [[name argument]] a block; BLOCKS below lists them
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element, SubElement

import deck
from clauses import ID, MARK
from markdown import Markdown
from markdown.blockprocessors import BlockProcessor
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER_RE, AtomicString
from site_pages import SOURCES, Site

from hanacore.errors import HanaError
from hanacore.games import game
from hanacore.present import title

if TYPE_CHECKING:
    Inline = tuple[Element | str | None, int | None, int | None]

_HEADINGS = {f"h{level}" for level in range(1, 7)}
_NOT_A_LINK = r"(?![\[(:])"


class Hana(Extension):
    """All of it, bound to one build."""

    def __init__(self, site: Site) -> None:
        super().__init__()
        self.site = site

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802  Markdown's name
        site = self.site
        inline = md.inlinePatterns
        inline.register(_Html(rf"\[({ID})\]{_NOT_A_LINK}", md, lambda m: _key(site, m)), "hana-clause", 175)
        marks = "|".join(sorted(SOURCES, key=len, reverse=True))
        inline.register(_Html(rf"\[({marks})\]{_NOT_A_LINK}", md, lambda m: _source(site, m)), "hana-source", 174)
        inline.register(_Html(r"\[(cards?) ([^\]]+)\]" + _NOT_A_LINK, md, lambda m: _cards(site, m)), "hana-cards", 173)
        inline.register(_Html(MARK.pattern, md, lambda m: _mark(site, m)), "hana-mark", 172)
        md.parser.blockprocessors.register(_Blocks(md.parser, site), "hana-blocks", 175)
        md.treeprocessors.register(_Sections(md, site), "hana-sections", 6)  # after attr_list, before toc


class _Html(InlineProcessor):
    """An inline pattern whose match becomes HTML from a template."""

    def __init__(self, pattern: str, md: Markdown, html: Callable[[re.Match[str]], str]) -> None:
        super().__init__(pattern, md)
        self._html = html

    def handleMatch(self, m: re.Match[str], data: str) -> Inline:  # type: ignore[override]  # noqa: ARG002, N802
        return self.md.htmlStash.store(self._html(m)), m.start(0), m.end(0)


def _key(site: Site, match: re.Match[str]) -> str:
    return site.render("key.html.j2", "key", id=match[1])


def _source(site: Site, match: re.Match[str]) -> str:
    return site.render("clause.html.j2", "source", source=site.cite(match[1]))


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
            return self._site.render("card.html.j2", "cards", codes=[card["code"] for card in deck.pile(text)])
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


def _month(site: Site, number: str) -> str:
    return site.render("deck.html.j2", "month_cards", month=deck.month_view(int(number)))


def _months(site: Site, _: str) -> str:
    return site.render("deck.html.j2", "strip", months=deck.months())


def _category(site: Site, kind: str) -> str:
    return site.render("deck.html.j2", "gallery", cards=deck.category(kind))


def _legend(site: Site, _: str) -> str:
    return site.render("clause.html.j2", "legend")


def _yaku(site: Site, slug: str) -> str:
    """The game's rows as the engine has them."""
    rows = []
    for row in game(slug).yaku.rows:
        of, named = [card.code for card in row.of], [card.code for card in row.including]
        exact = len(of) == row.need
        rows.append(
            {
                **title(row.id),
                "rule": row.rule,
                "points": row.points,
                "further": row.per_extra,
                "need": row.need,
                "cards": of if exact else named,
                "of": len(of),
                "others": 0 if exact else row.need - len(named),
                "replaces": [title(lesser)["name"] for lesser in row.replaces],
            }
        )
    return site.render("yaku.html.j2", rows=rows)


def _sources(site: Site, _: str) -> str:
    site.lists_sources = True
    return SOURCES_LIST


SOURCES_LIST = "<!-- hana: sources of this page -->"  # filled in once the whole page has been read
BLOCKS: dict[str, Callable[[Site, str], str]] = {
    "month": _month,
    "months": _months,
    "category": _category,
    "legend": _legend,
    "yaku": _yaku,
    "sources": _sources,
}


class _Sections(Treeprocessor):
    """Puts each clause into a section with its key-cap, and dresses the headings of months."""

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(md)
        self._site = site

    def run(self, root: Element) -> None:
        section: Element | None = None
        for child in list(root):
            if child.tag in _HEADINGS:
                section = None
                if child.get("month"):
                    self._month(child)
                elif child.get("id") in self._site.clauses:
                    root[list(root).index(child)] = frame = Element("section", {"class": "hana-clause"})
                    section = self._open(frame, child)
                    continue
            if section is not None:
                root.remove(child)
                section.append(child)
        for body in root.iter("div"):
            if body.get("class") == "hana-clause-body":
                self._provenance(body)

    def _open(self, frame: Element, heading: Element) -> Element:
        clause = self._site.clauses[heading.get("id", "")]
        frame.set("data-rule", clause.id)
        if local := clause.attributes.get("local"):
            before = heading[-1] if len(heading) else None
            if before is None:
                heading.text = f"{heading.text or ''} "
            else:
                before.tail = f"{before.tail or ''} "
            span = SubElement(heading, "span", {"class": "hana-local", "lang": clause.attributes.get("lang", "ja")})
            span.text = AtomicString(local)
        self._html(frame, "hana-clause-key", self._site.render("key.html.j2", "key", id=clause.id))
        body = SubElement(frame, "div", {"class": "hana-clause-body", "data-rule": clause.id})
        head = SubElement(body, "div", {"class": "hana-clause-head"})
        head.append(heading)
        self._html(head, "hana-clause-copy", self._site.render("clause.html.j2", "copy", clause=clause))
        return body

    def _provenance(self, body: Element) -> None:
        """The line goes under the sentences, above what illustrates them."""
        clause = self._site.clauses[body.get("data-rule", "")]
        del body.attrib["data-rule"]
        html = self._site.render("clause.html.j2", "provenance", clause=clause)
        place = next((at for at, child in enumerate(body) if self._illustrates(child)), len(body))
        line = Element("div", {"class": "hana-provenance"})
        line.text = AtomicString(self.md.htmlStash.store(html))
        body.insert(place, line)

    def _illustrates(self, child: Element) -> bool:
        if child.tag == "blockquote":  # how others play it
            return True
        match = HTML_PLACEHOLDER_RE.fullmatch((child.text or "").strip())
        if not match or len(child):
            return False
        return "hana-example" in str(self.md.htmlStash.rawHtmlBlocks[int(match[1])])[:200]

    def _month(self, heading: Element) -> None:
        month = deck.month_view(int(heading.attrib.pop("month")))
        written = "".join(heading.itertext()).strip()
        if written != month["name"]:
            self._site.fail(f"month {month['number']} is called {month['name']}, not {written}", written)
        heading.set("id", month["slug"])
        heading.set("data-toc-label", f"{month['number']} · {month['name']}")
        heading.set("class", "hana-month-title")
        heading.text = f"{written} "
        span = SubElement(heading, "span", {"class": "hana-month-names"})
        span.text = AtomicString(self.md.htmlStash.store(self._site.render("deck.html.j2", "names", entry=month)))

    def _html(self, parent: Element, css: str, html: str) -> None:
        element = SubElement(parent, "div", {"class": css})
        element.text = AtomicString(self.md.htmlStash.store(html))

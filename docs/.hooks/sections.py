"""A heading that is a clause gets a section of its own."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement

from asked import anchor
from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER_RE, AtomicString
from site_pages import Site

# How others play it is a quotation; what they ask, pictures and tables are these.
_BESIDE = ("hana-asked", "hana-block")
_HEADINGS = {f"h{level}" for level in range(1, 7)}


class Sections(Treeprocessor):
    """Puts each clause into a section with its key-cap."""

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(md)
        self._site = site

    def run(self, root: Element) -> None:
        section: Element | None = None
        for child in list(root):
            if child.tag in _HEADINGS:
                section = None
                if child.get("id") in self._site.clauses:
                    root[list(root).index(child)] = frame = Element("section", {"class": "hana-clause"})
                    section = self._open(frame, child)
                    continue
            if section is not None:
                root.remove(child)
                section.append(child)
        for body in root.iter("div"):
            if body.get("class") == "hana-clause-body":
                questions = [child for child in body if child.get("class") == "hana-asked"]
                for number, question in enumerate(questions, 1):
                    question.set("id", anchor(body.get("data-rule", ""), number))
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
            span = SubElement(
                heading, "span", {"class": "hana-local", "lang": clause.attributes.get("lang", "ja")}
            )
            span.text = AtomicString(local)
        self._html(frame, "hana-clause-key", self._site.render("key.html.j2", "key", id=clause.id))
        body = SubElement(frame, "div", {"class": "hana-clause-body", "data-rule": clause.id})
        body.append(heading)  # beside its sentences and no deeper, or the search would file them elsewhere
        self._html(body, "hana-clause-copy", self._site.render("clause.html.j2", "copy", clause=clause))
        return body

    def _provenance(self, body: Element) -> None:
        """The line goes under the sentences, above what illustrates them."""
        clause = self._site.clauses[body.get("data-rule", "")]
        del body.attrib["data-rule"]
        place = next((at for at, child in enumerate(body) if self._illustrates(child)), len(body))
        lines = ("provenance", "options") if clause.options else ("provenance",)
        for at, macro in enumerate(lines, place):
            line = Element("div", {"class": f"hana-{macro}"})
            html = self._site.render("clause.html.j2", macro, clause=clause)
            line.text = AtomicString(self.md.htmlStash.store(html))
            body.insert(at, line)

    def _illustrates(self, child: Element) -> bool:
        if child.tag == "blockquote" or child.get("class", "").startswith(_BESIDE):
            return True
        match = HTML_PLACEHOLDER_RE.fullmatch((child.text or "").strip())
        if not match or len(child):
            return False
        return "hana-example" in str(self.md.htmlStash.rawHtmlBlocks[int(match[1])])[:200]

    def _html(self, parent: Element, css: str, html: str) -> None:
        element = SubElement(parent, "div", {"class": css})
        element.text = AtomicString(self.md.htmlStash.store(html))

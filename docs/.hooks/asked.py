"""What players ask, under the clause that answers it, and the list of these questions on its page.

    ?? Do three blue ribbons also count as five ribbons?
    No. The blue set takes the place of the plain ribbons yaku. [KK-6.8]
    ~ three blue ribbons, blue and five

The first line is the question, the next ones the answer. Lines that start with ``~`` hold other words for it:
nobody sees them, and the search knows them. ``[[asked]]`` lists the questions of the page, each
linked to its clause.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, SubElement

from markdown.blockprocessors import BlockProcessor
from markdown.util import AtomicString
from site_pages import Site

SIGN = "?? "
_LIST = "[[asked]]"


class Asked(NamedTuple):
    """One question, its answer in Markdown, and what else people type when they look for it."""

    question: str
    answer: str
    words: str


def read(block: str) -> Asked:
    """The parts of a note; raises ``ValueError`` where one lacks.

    >>> read("?? May I?\\nYes, you\\nmay.\\n~ allowed, permitted")
    Asked(question='May I?', answer='Yes, you may.', words='allowed, permitted')
    """
    first, *rest = (line.strip() for line in block.strip().split("\n"))
    question = first.removeprefix(SIGN)
    answer = " ".join(line for line in rest if not line.startswith("~"))
    words = " ".join(line.lstrip("~ ") for line in rest if line.startswith("~"))
    if not question.endswith("?"):
        raise ValueError(f"what is asked ends with a question mark: {first}")
    if not answer:
        raise ValueError(f"what is asked has no answer: {first}")
    return Asked(question, answer, words)


def anchor(rule: str, number: int) -> str:
    """The id of a clause's first, second … question on its page.

    >>> anchor("KK-6.7", 1), anchor("KK-6.7", 2)
    ('KK-6.7-asked', 'KK-6.7-asked-2')
    """
    return f"{rule}-asked" + (f"-{number}" if number > 1 else "")


def notes(body: Iterable[str]) -> list[Asked]:
    """The questions of a clause."""
    return [read(block) for block in re.split(r"\n\s*\n", "\n".join(body)) if block.startswith(SIGN)]


class Notes(BlockProcessor):
    """A paragraph that starts with ``??``, and the list of them all."""

    def __init__(self, parser: Any, site: Site) -> None:
        super().__init__(parser)
        self._site = site

    def test(self, parent: Element, block: str) -> bool:  # noqa: ARG002
        return block.startswith(SIGN) or block.strip() == _LIST

    def run(self, parent: Element, blocks: list[str]) -> None:
        block = blocks.pop(0)
        if block.strip() == _LIST:
            self._list(parent)
            return
        try:
            note = read(block)
        except ValueError as error:
            self._site.fail(str(error), block)
            return
        line = SubElement(parent, "p", {"class": "hana-asked"})
        label = SubElement(line, "span", {"class": "hana-asked-label"})
        label.text = AtomicString("Asked")
        label.tail = " "
        SubElement(line, "b").text = note.question
        line[-1].tail = f" {note.answer}"

    def _list(self, parent: Element) -> None:
        """Left out of the search, which would find each question twice, and here without its clause."""
        assert self._site.page
        page = self._site.page.url
        frame = SubElement(parent, "ul", {"class": "hana-asked-list", "data-search-exclude": ""})
        for clause in self._site.clauses.values():
            if clause.page != page:
                continue
            for note in notes(clause.body):
                item = SubElement(frame, "li")
                SubElement(item, "a", {"href": f"#{clause.id}"}).text = note.question
                item[-1].tail = f" [{clause.id}]"
        if not len(frame):
            self._site.fail("nothing is asked on this page", _LIST)

"""Reading the numbered clauses out of the pages, and writing hanacore/rules.json.

A clause is a heading that starts with its id and ends with what is known about it:

    ### KK-6.5 Cherry and moon viewing {kind=score source=S001 local="花見で一杯・月見で一杯" lang=ja}

    Curtain and sake cup, or full moon and sake cup: **5 points each**.
    They add to each other and to the light yaku. {default}

It lasts until the next heading. Attributes, values with spaces in double quotes:

    kind        score, play, fact or advice; required
    source      marks of docs/.hooks/sources.json, separated by commas
    provenance  source (the default: the source says so) or default (the source is silent, this is ours)
    why         a few words for the line under a default
    option      keys of the options that change the clause, separated by commas; the engine knows their values
    local lang  its name in another language, and which
    status see  retired, and the clause that took over
    since       the release that brought it; 0.1 if not given

A paragraph that starts with ``??`` is a question about the clause (asked.py), and none of its text.
A sentence that differs from its clause ends with a mark: {source}, {default}, {source=FW}, {default=ETO,FW}.

Run as a script this writes the inventory without building the site (the wheel needs it first).
It needs the core and the standard library.
"""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from hanacore.games import GAMES
from hanacore.ruleset import Option

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
INVENTORY = ROOT / "hanacore" / "rules.json"

ID = r"[A-Z]{2}-\d+\.[0-9a-z]+"
BOOKS = {"DK": "Hanafuda", "KK": "Koi-Koi", "HA": "Hana-awase", "NP": "Nylon-ppong"}
KINDS = ("score", "play", "fact", "advice")
OPTIONS = {option.key: option for one in GAMES.values() for option in one.options}
ATTRIBUTES = {"kind", "source", "provenance", "why", "option", "local", "lang", "status", "see", "since"}

_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*$")
_CLAUSE = re.compile(rf"^({ID})\s+(.*?)\s*\{{(.*)\}}$")
_NAKED = re.compile(rf"^({ID})\b")
_FENCE = re.compile(r"^(`{3,}|~{3,})")
MARK = re.compile(r"[ \t]*\{(source|default)(?:=([A-Z0-9,-]+))?\}")


class ClauseError(ValueError):
    """A clause heading that cannot be read; the message starts with file and line."""


@dataclass
class Clause:
    """One clause as its author wrote it, with the place it was read from."""

    id: str
    title: str
    level: int
    src: str  # path of the page under docs/
    line: int
    attributes: dict[str, str]
    options: tuple[Option, ...] = ()
    body: list[str] = field(default_factory=list)

    @property
    def page(self) -> str:
        return page_url(self.src)

    @property
    def number(self) -> str:
        return self.id.partition("-")[2]

    @property
    def game(self) -> str:
        """The name of the game it is about; the deck's own clauses are about hanafuda."""
        return BOOKS[self.id.partition("-")[0]]

    @property
    def sources(self) -> list[str]:
        return [mark for mark in self.attributes.get("source", "").split(",") if mark]

    @property
    def marks(self) -> set[str]:
        return {match[1] for match in MARK.finditer("\n".join(self.body))}

    @property
    def provenance(self) -> str:
        own = self.attributes.get("provenance", "source")
        return "mixed" if self.marks - {own} else own

    def entry(self) -> dict[str, Any]:
        """The clause as rules.json has it."""
        given = self.attributes.get
        return {
            "title": self.title,
            "local": given("local"),
            "lang": given("lang"),
            "text": plain("\n".join(self.body)),
            "page": self.page,
            "anchor": self.id,
            "kind": given("kind"),
            "provenance": self.provenance,
            "sources": self.sources,
            "options": [_offered(option) for option in self.options],
            "status": given("status", "active"),
            "see": given("see"),
            "since": given("since", "0.1"),
        }


def page_url(src: str) -> str:
    """The address of a page from the root of the site.

    >>> page_url("rules/koi-koi.md"), page_url("cards/index.md"), page_url("index.md")
    ('rules/koi-koi/', 'cards/', '')
    """
    stem = src.rsplit(".", 1)[0]
    return stem.removesuffix("index") if stem == "index" or stem.endswith("/index") else f"{stem}/"


def collect(docs: Path = DOCS) -> dict[str, Clause]:
    """Every clause of every page, by id, in the order of the paths and of each page.

    Raises:
        ClauseError: a heading is malformed, or two clauses have one id.
    """
    found: dict[str, Clause] = {}
    for path in sorted(docs.rglob("*.md")):
        if any(part.startswith(".") for part in path.relative_to(docs).parts):
            continue
        src = path.relative_to(docs).as_posix()
        for clause in read(path.read_text(encoding="utf-8"), src):
            if twin := found.get(clause.id):
                raise ClauseError(
                    f"{src}:{clause.line}: {clause.id} stands already at {twin.src}:{twin.line}"
                )
            found[clause.id] = clause
    return found


def read(text: str, src: str) -> Iterator[Clause]:
    """The clauses of one page."""
    clause: Clause | None = None
    for number, line, heading in _headings(text):
        if heading is None:
            if clause:
                clause.body.append(line)
            continue
        if clause:
            yield clause
        clause = _clause(heading, src, number)
    if clause:
        yield clause


def rewrite(text: str, clauses: dict[str, Clause]) -> str:
    """The page with its clause headings turned into plain ones, line for line.

    The attributes are ours, not HTML's: what stays is the anchor and the label in the contents.
    """
    lines = []
    for _, line, heading in _headings(text):
        match = _CLAUSE.match(heading[2]) if heading else None
        if match and match[1] in clauses:
            clause = clauses[match[1]]
            label = f"{clause.number} · {clause.title}".replace('"', "&quot;")
            line = f'{"#" * clause.level} {clause.title} {{#{clause.id} data-toc-label="{label}"}}'
        lines.append(line)
    return "\n".join(lines)


def _headings(text: str) -> Iterator[tuple[int, str, re.Match[str] | None]]:
    """Each line with its number and, where it is a heading outside a fence, the match."""
    fence = ""
    for number, line in enumerate(text.split("\n"), 1):
        opening = _FENCE.match(line)
        if fence:
            if opening and opening[1].startswith(fence) and not line.strip("`~ \t"):
                fence = ""
            yield number, line, None
        elif opening:
            fence = opening[1]
            yield number, line, None
        else:
            yield number, line, _HEADING.match(line)


def _clause(heading: re.Match[str], src: str, line: int) -> Clause | None:
    where = f"{src}:{line}"
    match = _CLAUSE.match(heading[2])
    if not match:
        if naked := _NAKED.match(heading[2]):
            raise ClauseError(f"{where}: {naked[1]} lacks its {{kind=… source=…}}")
        return None
    try:
        words = shlex.split(match[3])
    except ValueError as error:
        raise ClauseError(f"{where}: {match[1]}: {error}") from None
    attributes: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in ATTRIBUTES:
            raise ClauseError(f"{where}: {match[1]} has {word!r}; known are {', '.join(sorted(ATTRIBUTES))}")
        attributes[key] = value
    if attributes.get("kind") not in KINDS:
        raise ClauseError(f"{where}: {match[1]} needs kind= one of {', '.join(KINDS)}")
    own = attributes.get("provenance", "source")
    if own not in ("source", "default"):
        raise ClauseError(f"{where}: {match[1]} has provenance {own!r}")
    if own == "source" and not attributes.get("source") and attributes.get("status") != "retired":
        raise ClauseError(f"{where}: {match[1]} names no source and is not marked provenance=default")
    keys = attributes.get("option", "").split(",") if "option" in attributes else []
    options = tuple(_option(key, match[1], where) for key in keys)
    return Clause(match[1], match[2], len(heading[1]), src, line, attributes, options)


def _option(key: str, clause: str, where: str) -> Option:
    """The engine's option of this key, which must be about this very clause."""
    option = OPTIONS.get(key)
    if option is None:
        raise ClauseError(f"{where}: {clause} names the option {key!r}, which no game has")
    if option.rule != clause:
        raise ClauseError(f"{where}: {clause} names the option {key}, which belongs to {option.rule}")
    return option


def _offered(option: Option) -> dict[str, Any]:
    """An option as rules.json has it; what it admits beyond the listed values is told in words."""
    return {"key": option.key, "values": list(option.values)} | ({"like": option.like} if option.like else {})


def plain(body: str) -> str:
    """The sentences of a clause as one line of plain text; fences, tables and questions are left out.

    >>> plain("Curtain and **sake cup**: 5 points. {default}\\nSee [KK-6.a].\\n\\n```hana\\nx\\n```")
    'Curtain and sake cup: 5 points. See KK-6.a.'
    """
    kept: list[str] = []
    told = re.sub(r"(?ms)^(`{3,}|~{3,}).*?^\1`*~*[ \t]*$", "", body)
    told = re.sub(r"(?m)^\?\? (?:.+\n?)*", "", told)
    for _, line, _ in _headings(told):
        line = line.strip()
        if not line or line.startswith(("|", ">", "[[", "<", "!!!", "???")):
            continue
        kept.append(re.sub(r"^(?:[-*+]|\d+\.)\s+", "", line))
    text = MARK.sub("", " ".join(kept))
    text = re.sub(r"\[cards? ([^\]]+)\]", r"\1", text)
    text = re.sub(r"!?\[([^\]]+)\](?:\([^)]*\))?", r"\1", text)
    text = re.sub(r"(\*\*|__|\*|`)(\S(?:.*?\S)??)\1", r"\2", text)
    text = re.sub(r"<[^>]+>", "", text)
    return " ".join(text.split())


def dump(clauses: dict[str, Clause]) -> str:
    """The text of rules.json: the same clauses always give the same bytes."""
    entries = {clause.id: clause.entry() for clause in clauses.values()}
    return json.dumps(entries, ensure_ascii=False, indent=1) + "\n"


def write(clauses: dict[str, Clause], path: Path = INVENTORY) -> bool:
    """Bring rules.json up to date; true if it was not."""
    text = dump(clauses)
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.write_text(text, encoding="utf-8")
    return True


if __name__ == "__main__":
    try:
        changed = write(collect())
    except ClauseError as error:
        sys.exit(str(error))
    print(f"{INVENTORY.relative_to(ROOT)}: {'brought up to date' if changed else 'up to date'}")

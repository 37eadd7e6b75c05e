"""The short address of each clause, /r/KK-6.5/: a page with its text that can be sent, quoted and previewed.

The pages are written here from the same lines as the rules pages, so neither can say what the other does not.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator

from clauses import Clause, plain
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File
from mkdocs.structure.pages import Page
from site_pages import SOURCES, Site, game_page

UNDER = "r"
_MARKS = "|".join(SOURCES)
_LINK = re.compile(r"(?P<open>\]\(|href=\")(?P<to>(?!https?:|mailto:)[^)\"\s]+)(?P<close>[)\"])")


def address(rule: str) -> str:
    """Where the short page of a clause is, from the root of the site.

    >>> address("KK-6.5")
    'r/KK-6.5/'
    """
    return f"{UNDER}/{rule}/"


def files(clauses: Iterable[Clause], config: MkDocsConfig) -> Iterator[File]:
    """A page for each clause; none of them is in the navigation."""
    for clause in clauses:
        yield File.generated(config, f"{UNDER}/{clause.id}.md", content=_page(clause))


def clause_of(site: Site, page: Page) -> Clause | None:
    """The clause whose short page this is."""
    found = re.fullmatch(rf"{UNDER}/(.+)\.md", page.file.src_uri)
    return site.clauses[found[1]] if found else None


def block(site: Site, rule: str) -> str:
    """What one can do from a short page: read on, score, send."""
    clause = site.clauses[rule]
    return site.render("short.html.j2", "onward", clause=clause, game=_onward(clause))


def front_matter(page: Page, clause: Clause) -> None:
    page.meta["title"] = f"{clause.id} {clause.title}"
    words = shortened(plain("\n".join(clause.body)) or clause.title)
    page.meta["description"] = f"{clause.game}: {words}"  # two games may have the same rule
    page.meta["hana_layout"] = "short"
    page.meta["search"] = {"exclude": True}  # the rules page has the same words


def shortened(text: str, longest: int = 200) -> str:
    """Whole sentences of a text up to a length, or whole words of the first if that alone is longer.

    >>> shortened("One card. Another card. A third.", 25)
    'One card. Another card.'
    """
    kept = ""
    for sentence in re.split(r"(?<=[.!?])\s+", text):
        if len(kept) + len(sentence) + 1 > longest:
            break
        kept = f"{kept} {sentence}".strip()
    return kept or text[:longest].rsplit(" ", 1)[0] + " …"


def _page(clause: Clause) -> str:
    body = _LINK.sub(
        lambda found: found["open"] + _moved(clause, found["to"]) + found["close"], "\n".join(clause.body)
    )
    heading = f"# {clause.title} {{#{clause.id}}}"
    named = clause.sources or re.search(rf"\[(?:{_MARKS})\]|\{{(?:source|default)=", body)
    sources = "\n\n## Sources\n\n[[sources]]" if named else ""
    return f"{heading}\n\n{body.strip()}\n\n[[onward {clause.id}]]{sources}\n"


def _moved(clause: Clause, to: str) -> str:
    """A link of the clause's page as its short page has to write it."""
    path, hash_, fragment = to.partition("#")
    if path.endswith(".md") or not path:
        target = posixpath.join(posixpath.dirname(clause.src), path) if path else clause.src
        return posixpath.relpath(target, UNDER) + hash_ + fragment
    target = posixpath.normpath(posixpath.join("/", clause.page, path)).lstrip("/")
    return (
        posixpath.relpath(target, address(clause.id)) + ("/" if path.endswith("/") else "") + hash_ + fragment
    )


def _onward(clause: Clause) -> dict[str, str]:
    slug = clause.game.lower()
    return {
        "name": clause.game,
        "score": game_page("score", slug),
        "practice": game_page("practice", slug),
        "drill": game_page("drills", slug),
    }

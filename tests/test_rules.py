"""The laws of the rule inventory: ids stay, what the code cites exists, what the rules say is tried."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from hanacore.errors import NotationError
from hanacore.games import GAMES
from hanacore.inventory import Rule, rule, rules
from hanacore.ruleset import DEALS, Option

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "docs" / ".hooks"))

import clauses  # noqa: E402  it lives with the site's build

ID = re.compile(rf"\b{clauses.ID}\b")
CASES = sorted((ROOT / "tests" / "cases").glob("*.toml"))
RELEASED = json.loads((ROOT / "tests" / "rules-released.json").read_text(encoding="utf-8"))


def cited(paths: list[Path]) -> dict[str, str]:
    """Every clause id that the files name, with the first place that names it."""
    found: dict[str, str] = {}
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            for match in ID.finditer(line):
                found.setdefault(match[0], f"{path.relative_to(ROOT)}:{number}")
    return found


def test_the_inventory_is_what_the_pages_say() -> None:
    """If this fails, run ``make build`` or ``python docs/.hooks/clauses.py`` and commit rules.json."""
    written = clauses.INVENTORY.read_text(encoding="utf-8")
    assert written == clauses.dump(clauses.collect())


def test_no_released_id_is_gone() -> None:
    assert [key for key in RELEASED if key not in rules()] == []


def test_a_retired_clause_says_what_took_over() -> None:
    for entry in rules().values():
        if entry.status == "retired":
            assert entry.see, f"{entry.id} is retired and names no successor"
            assert rules()[entry.see].status == "active"


@pytest.mark.parametrize("where", ["hanacore", "tests/cases", "interactive"])
def test_every_cited_clause_is_active(where: str) -> None:
    suffixes = {".py", ".toml", ".mjs"}
    paths = [path for path in sorted((ROOT / where).rglob("*")) if path.suffix in suffixes]
    known = rules()
    astray = [
        f"{place}: {key}"
        for key, place in cited(paths).items()
        if key not in known or known[key].status != "active"
    ]
    assert astray == []


def test_every_clause_that_binds_the_engine_is_tried() -> None:
    """By a case; or by a test that names it, where a match or a shuffle is more than a case can hold."""
    cases = set(cited(CASES))
    tests = set(cited(sorted((ROOT / "tests").glob("test_*.py"))))
    binding = [
        entry
        for entry in rules().values()
        if entry.id.startswith("KK-") and entry.kind in ("score", "play") and entry.status == "active"
    ]
    assert [entry.id for entry in binding if entry.id not in cases | tests] == []
    assert [entry.id for entry in binding if entry.kind == "score" and entry.id not in cases] == []


def test_a_clause_says_where_it_stands_and_whose_it_is() -> None:
    for entry in rules().values():
        assert entry.title
        assert entry.text, f"{entry.id} says nothing"
        assert not re.search(r"[{}\[\]]|\*\*", entry.text), f"{entry.id} has markup in its text"
        assert entry.anchor == entry.id
        assert entry.sources or entry.provenance != "source", f"{entry.id} names no source"


def test_an_id_is_read_in_any_case() -> None:
    found = rule(" kk-6.A ")
    assert isinstance(found, Rule)
    assert found.id == "KK-6.a"
    assert found.as_dict()["id"] == "KK-6.a"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("KK-6.55", "no clause is numbered KK-6.55; near it are KK-6.5"),
        ("6.5", "not a clause id"),
        ("", "not a clause id"),
        ("<b>KK-6.5", "not a clause id"),
    ],
)
def test_an_unknown_id_is_one_clear_line(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=re.escape(says)) as caught:
        rule(text)
    assert "\n" not in str(caught.value)


CLAUSE = (
    '### KK-6.5 Viewing {kind=score source=S001 local="花見" lang=ja}\n\nCurtain and **cup**: 5. {default}\n'
)


def test_a_heading_becomes_a_clause() -> None:
    (clause,) = clauses.read(CLAUSE + "\n```hana\ntotal = 5\n```\n\n## Next\n\nNot this.\n", "rules/x.md")
    entry = clause.entry()
    assert (clause.id, clause.title, clause.line, clause.page) == ("KK-6.5", "Viewing", 1, "rules/x/")
    assert (entry["text"], entry["provenance"], entry["local"]) == ("Curtain and cup: 5.", "mixed", "花見")


def test_a_heading_inside_a_fence_is_no_clause() -> None:
    assert list(clauses.read(f"```text\n{CLAUSE}```\n", "x.md")) == []


def test_a_clause_shows_its_options_as_the_engine_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Option("kk.one", ("on", "off"), "KK-6.5"), Option("kk.two", ("12",), "KK-6.5", *DEALS)
    monkeypatch.setattr(clauses, "OPTIONS", {option.key: option for option in pair})
    (clause,) = clauses.read(CLAUSE.replace("kind=score", "kind=score option=kk.one,kk.two"), "x.md")
    assert clause.options == pair
    assert clause.entry()["options"] == [
        {"key": "kk.one", "values": ["on", "off"]},
        {"key": "kk.two", "values": ["12"], "like": DEALS[1]},
    ]


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_is_shown_by_its_clause(slug: str) -> None:
    known = rules()
    for option in GAMES[slug].options:
        shown = {offer.key: offer for offer in known[option.rule].options}
        assert option.key in shown, f"{option.rule} does not show {option.key}"
        assert shown[option.key] == (option.key, option.values, option.like)


@pytest.mark.parametrize("slug", GAMES)
def test_a_clause_explains_each_value_that_is_not_the_default(slug: str) -> None:
    bodies = {key: "\n".join(clause.body) for key, clause in clauses.collect().items()}
    unexplained = [
        f"{option.rule}: {option.key} {value}"
        for option in GAMES[slug].options
        for value in option.values[1:]
        if f"`{value}`" not in bodies[option.rule]
    ]
    assert unexplained == []


@pytest.mark.parametrize(
    ("heading", "says"),
    [
        ("### KK-6.5 Viewing", "x.md:1: KK-6.5 lacks its"),
        ("### KK-6.5 Viewing {source=S001}", "x.md:1: KK-6.5 needs kind="),
        ("### KK-6.5 Viewing {kind=score}", "x.md:1: KK-6.5 names no source"),
        ("### KK-6.5 Viewing {kind=score colour=red}", "x.md:1: KK-6.5 has 'colour=red'"),
        ('### KK-6.5 Viewing {kind=score local="花見}', "x.md:1: KK-6.5: No closing quotation"),
        ("### KK-6.5 Viewing {kind=score provenance=ours}", "x.md:1: KK-6.5 has provenance 'ours'"),
        (
            "### KK-6.5 Viewing {kind=score source=S001 option=kk.x}",
            "x.md:1: KK-6.5 names the option 'kk.x', which no game has",
        ),
        (
            "### KK-6.5 Viewing {kind=score source=S001 option=kk.again}",
            "x.md:1: KK-6.5 names the option kk.again, which belongs to KK-5.3",
        ),
    ],
)
def test_a_malformed_heading_is_named_with_its_place(
    heading: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clauses, "OPTIONS", {"kk.again": Option("kk.again", ("improved",), "KK-5.3")})
    with pytest.raises(clauses.ClauseError, match=re.escape(says)):
        list(clauses.read(heading, "x.md"))


def test_an_id_stands_once(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(CLAUSE, encoding="utf-8")
    (tmp_path / "b.md").write_text(f"# Page\n\n{CLAUSE}", encoding="utf-8")
    with pytest.raises(clauses.ClauseError, match=re.escape("b.md:3: KK-6.5 stands already at a.md:1")):
        clauses.collect(tmp_path)

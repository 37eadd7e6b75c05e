"""The worked examples of the pages, and what the build does with a page that is wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanacore import examples_fishing, examples_match, examples_rummy
from hanacore.examples import work

ROOT = Path(__file__).resolve().parents[1]
HOOKS = ROOT / "docs" / ".hooks"
sys.path.append(str(HOOKS))

from fences import check, fences  # noqa: E402  they live with the site's build

FENCES = list(fences())
ABOUT = {"kind", "id", "title", "source", "cites", "pair", "note"}
CHOICE = {"game", "rules", "options", "seats", "deal"}
KINDS = (examples_fishing.KINDS, examples_match.KINDS, examples_rummy.KINDS)
GIVEN = ABOUT | CHOICE | {key for kinds in KINDS for kind in kinds.values() for key in kind.given}


@pytest.mark.parametrize(("src", "line", "source"), FENCES, ids=[f"{src}:{line}" for src, line, _ in FENCES])
def test_the_engine_agrees_with_every_example(src: str, line: int, source: str) -> None:
    assert [f"{src}:{line + within}: {text}" for within, text in check(source)] == []


def test_koi_koi_has_its_examples() -> None:
    """Fifteen at least, the source's own five among them (C-KK-1 to 4, 29 and 30)."""
    mine = [tomllib.loads(source) for src, _, source in FENCES if src == "rules/koi-koi.md"]
    assert len(mine) >= 15
    from_source = [block for block in mine if block.get("source") == "S001"]
    piles = {block.get("pile") for block in from_source}
    assert {
        "2T 2a 4T 4a 6T 6a 7T 7a 10T 10a",
        "3H 3a 9T 9a",
        "1H 1a 3H 3a 11H 11a",
        "1H 1a 3H 3a 8H 8a 12H 12a",
    } <= piles
    assert sum(block.get("kind") == "play" for block in from_source) >= 2


def numbers(source: str) -> Iterator[tuple[str, int, str]]:
    """A block with one number of what its author states changed: the key, its line, the text."""
    key, at = "", 0
    offset = 0
    for number, line in enumerate(source.split("\n")):
        if match := re.match(r"\s*(\w+)\s*=", line):
            key, at = match[1], number
        if key not in GIVEN:
            start = len(match[0]) if match else 0
            for found in re.finditer(r"\d+", line[start:]):
                place = offset + start + found.start()
                changed = str(int(found[0]) + 1)
                yield key, at, source[:place] + changed + source[place + len(found[0]) :]
        offset += len(line) + 1


def test_every_changed_number_is_found_and_placed() -> None:
    """Each number an author states, changed in turn, is noticed on the line that states it."""
    tried = 0
    for src, first, source in FENCES:
        for key, line, wrong in numbers(source):
            tried += 1
            found = check(wrong)
            assert [within for within, _ in found] == [line], f"{src}:{first + line}: {key} in\n{wrong}"
            assert f"{key} = " in found[0][1]
            assert "but the engine says" in found[0][1]
    stated = sum(len(tomllib.loads(source).get("lines", [])) for _, _, source in FENCES)
    assert tried > 2 * stated  # each line holds a clause number and a value


def test_what_the_author_and_the_engine_say_are_both_told() -> None:
    source = 'pile = "3H 3a 9T 9a"\nopponent_called = true\ntotal = 20'
    assert check(source) == [(2, "the example says total = 20, but the engine says 10")]
    assert work(tomllib.loads(source)).found["total"] == 10


# What the build does. Each page is built alone, by the site's own settings, in a folder of its own.

CONFIG = f"""
INHERIT: {ROOT / "mkdocs.yml"}
docs_dir: docs
site_dir: site
nav: [{{Home: index.md}}]
theme: {{custom_dir: {ROOT / "docs" / ".overrides"}, logo: null, favicon: null}}
hooks: [{HOOKS / "hana.py"}]
plugins: {{search: {{}}, mkdocstrings: {{}}}}
"""
HEAD = "---\ntitle: A page\ndescription: A page that the tests of the build write.\n---\n\n# Page\n\n"
CLAUSE = (
    "### KK-6.5 Viewing {kind=score source=S001}\n\nCurtain and cup: 5.\n\n"
    "### KK-6.9 Seven {kind=score source=S001}\n\nDoubled.\n\n"
    "### KK-6.10 Called {kind=score source=S001}\n\nDoubled.\n\n"
    "## Sources\n\n[[sources]]\n\n"
)


@pytest.fixture
def build(tmp_path: Path):
    pytest.importorskip("mkdocs")

    def run(text: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "docs").mkdir()
        (tmp_path / "docs" / "index.md").write_text(text, encoding="utf-8")
        (tmp_path / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
        return subprocess.run(
            [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(tmp_path / "mkdocs.yml")],
            capture_output=True,
            text=True,
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "NO_MKDOCS_2_WARNING": "1",
                "PYTHONDONTWRITEBYTECODE": "1",
            },
            check=False,
        )

    return run


def test_a_right_page_is_built(build, tmp_path: Path) -> None:
    done = build(f'{HEAD}See [KK-6.5].\n\n{CLAUSE}```hana\npile = "3H 3a 9T 9a"\ntotal = 5\n```\n')
    assert done.returncode == 0, done.stderr
    html = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert '<h3 id="KK-6.5">Viewing</h3>' in html
    assert '<a class="hana-key" href="#KK-6.5">KK-6.5</a>' in html
    assert '<table class="hana-sheet-table">' in html
    index = json.loads((tmp_path / "site" / "search" / "search_index.json").read_text(encoding="utf-8"))
    (found,) = [entry for entry in index["docs"] if entry["location"].endswith("#KK-6.5")]
    assert "Curtain and cup: 5." in found["text"]
    assert "Total" not in found["text"]  # sheets are not prose


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("See [KK-9.99].", "index.md:8: no page has the clause KK-9.99"),
        ("See [it](#KK-9.99).", "contains a link '#KK-9.99', but there is no such anchor"),
        (
            '```hana\npile = "3H 3a 9T 9a"\ntotal = 6\n```',
            "index.md:10: the example says total = 6, but the engine says 5",
        ),
        (
            '```hana\npile = "3H 3X"\ntotal = 6\n```',
            "index.md:9: the example cannot be worked: there is no card '3X'",
        ),
        ("```hana\npile = 3H\n```", "index.md:9: the example is not TOML"),
        ("[[monht 3]]", "index.md:8: there is no block [[monht]]"),
        ("[[month 13]]", "index.md:8: [[month 13]]: there is no month 13"),
        ("[card 3Q]", "index.md:8: there is no card '3Q'"),
        ("As [S001] says.", "index.md:1: the page cites S001 and has no [[sources]]"),
        ("### KK-1.1 Dealer\n", "index.md:8: KK-1.1 lacks its"),
    ],
)
def test_a_wrong_page_stops_the_build(build, text: str, says: str) -> None:
    clause = "" if "[S001]" in text else CLAUSE
    done = build(f"{HEAD}{text}\n\n{clause}")
    assert done.returncode != 0
    assert says in done.stderr, done.stderr


def test_a_page_needs_a_description(build) -> None:
    done = build("# Page\n\nNothing more.\n")
    assert done.returncode != 0
    assert "index.md:1: the page has no description" in done.stderr


def test_the_lab_is_committed_without_its_outputs() -> None:
    """The build runs it; outputs in the file would be numbers that nobody checks."""
    for path in sorted((ROOT / "docs").rglob("*.ipynb")):
        book = json.loads(path.read_text(encoding="utf-8"))
        code = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
        assert code
        assert all(not cell["outputs"] and cell["execution_count"] is None for cell in code)

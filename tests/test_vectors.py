"""The published cases: whole, readable as JSON, and still what the engine says."""

import json
import sys
from pathlib import Path

from run_cases import ROOT, cases

from hanacore import GAMES
from hanacore.examples import work

sys.path.insert(0, str(ROOT / "docs" / ".hooks"))
import vectors


def test_every_case_is_published_and_agrees_as_json(tmp_path: Path) -> None:
    vectors.add(tmp_path)
    files = {one.stem: one for one in (tmp_path / vectors.UNDER).glob("*.json")}
    assert files.keys() == set(GAMES)
    published = []
    for slug, file in files.items():
        data = json.loads(file.read_text("utf-8"))
        assert (data["format"], data["game"]) == (vectors.FORMAT, slug)
        for case in data["cases"]:
            assert case["source"] == "default" or data["sources"][case["source"]]
            assert not work(case).disagreements, case["id"]
        published += [case["id"] for case in data["cases"]]
    assert sorted(published) == sorted(str(case["id"]) for case in cases())

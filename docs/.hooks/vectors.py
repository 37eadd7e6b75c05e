"""The worked cases as JSON under data/cases/, so that other engines can be held against the same answers."""

from __future__ import annotations

import json
import re
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

from clauses import ROOT

CASES = ROOT / "tests" / "cases"
UNDER = "data/cases"
FORMAT = 1  # raised when a reader of the old files would go wrong
_SOURCES: dict[str, dict[str, str]] = json.loads(
    (ROOT / "docs" / ".hooks" / "sources.json").read_text(encoding="utf-8")
)


def by_game() -> dict[str, list[dict[str, Any]]]:
    """Every case of every case file; each names its game."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for file in sorted(CASES.glob("*.toml")):
        for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]:
            slug = case.get("game", "koi-koi")
            found[slug].append({"kind": "pile", **case, "game": slug})
    return found


def add(site: Path) -> None:
    """Write one file a game, beside the pages."""
    folder = site / UNDER
    folder.mkdir(parents=True, exist_ok=True)
    for slug, cases in by_game().items():
        marks = sorted({case["source"] for case in cases} & _SOURCES.keys())
        cited = {mark: re.sub("<[^>]*>", "", _SOURCES[mark]["cite"]) for mark in marks}
        data = {"format": FORMAT, "game": slug, "sources": cited, "cases": cases}
        (folder / f"{slug}.json").write_text(json.dumps(data, ensure_ascii=False, indent=1), "utf-8")

"""Imports point one way, and nothing in the core reaches outside the standard library."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
# Each line may import the lines above it and itself.
LAYERS = [
    {"errors"},
    {"cards", "names"},
    {"score", "shuffle", "succession", "inventory", "ruleset"},
    {"yaku", "captures", "wild"},
    {"fishing_rules", "rummy", "rummy_actions", "rummy_recall", "rummy_rules"},
    {"fishing_illegal"},
    {"fishing"},
    {"verbs"},
    {
        "hanaawase_words",
        "koikoi_call",
        "koikoi_deal",
        "koikoi_options",
        "koikoi_score",
        "koikoi_settle",
        "koikoi_yaku",
    }
    | {"koikoi_words"},
    {"koikoi", "hanaawase", "nylonppong", "tokens"}
    | {"hanaawase_score", "hanaawase_yaku"}
    | {"nylonppong_ending", "nylonppong_hands"},
    {"games", "greedy_fishing", "greedy_rummy"},
    {"match", "notation", "present", "advise", "house_rules"},
    {"sampled"},
    {"examples_block", "examples_fishing", "examples_match", "examples_rummy"},
    {"narrate", "nylonppong_words"},
    {"narrate_rummy", "examples", "misread", "miscounts", "misreadings", "piles", "distractors"},
    {"reckon", "score_desks"},
    {"table_match", "table_desk"},
    {"table_board", "table_common", "table_pool"},
    {"review_capture", "review_rummy"},
    {"table_capture", "table_rummy"},
    {"table_family"},
    {"table_firsts"},
    {"quiz", "table_view", "compare", "agreed"},
    {"table", "table_review"},
    {"table_share"},
    {"sheet_of_paper"},
    {"__init__"},
    {"web", "web_score", "web_table", "commands"},
    {"__main__"},
]
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
MODULES = sorted((ROOT / "hanacore").glob("*.py"))


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports relatively"
            assert node.module
            if node.module == "hanacore":
                names = {alias.name for alias in node.names}
                found |= {f"hanacore.{name}" if name in RANK else "hanacore.__init__" for name in names}
            else:
                found.add(node.module)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_imports_point_one_way(path: Path) -> None:
    assert path.stem in RANK, f"give {path.stem} its place in LAYERS"
    for name in imported(path):
        package, _, module = name.partition(".")
        if package == "hanacore":
            assert RANK[module] <= RANK[path.stem], f"{path.stem} imports {module}"
        else:
            assert package in sys.stdlib_module_names, f"{path.stem} imports {name}"


def test_nothing_reads_the_clock_the_environment_or_global_chance() -> None:
    for path in MODULES:
        for name in imported(path):
            assert name.partition(".")[0] not in {"time", "datetime", "os", "secrets"}, path.name
        assert "random.seed" not in path.read_text(encoding="utf-8")


def test_importing_the_core_needs_little() -> None:
    """A score must not wait for modules that only pages need."""
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import hanacore; print(*sys.modules)"
    command = [sys.executable, "-I", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    unwanted = {"argparse", "json", "hanacore.quiz", "hanacore.table", "importlib.resources", "random"}
    assert not loaded & unwanted

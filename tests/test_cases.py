"""Every worked case agrees with the engine, cites clauses that exist, and fails where its clauses are off."""

from __future__ import annotations

import json
from typing import Any

import pytest
import run_cases
from switches import OFF, fails_without

from hanacore.examples import work
from hanacore.games import GAMES
from hanacore.inventory import rules

SOURCES = json.loads((run_cases.ROOT / "docs" / ".hooks" / "sources.json").read_text(encoding="utf-8"))
CASES: list[dict[str, Any]] = run_cases.cases()
PREFIX = {"koi-koi": "KK", "hana-awase": "HA", "nylon-ppong": "NP"}
WORKED = {"koi-koi": 30, "hana-awase": 16, "nylon-ppong": 20}  # the cases that every engine is held to


def of(slug: str) -> list[dict[str, Any]]:
    return [case for case in CASES if case.get("game", "koi-koi") == slug]


PAIRS = {slug: [case for case in of(slug) if "pair" in case] for slug in PREFIX}
PAIRED = [slug for slug, pairs in PAIRS.items() if pairs]
HALVES = [(clause, case) for pairs in PAIRS.values() for case in pairs for clause in case["pair"]]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_the_engine_agrees(case: dict[str, Any]) -> None:
    assert [str(one) for one in work(case).disagreements] == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_the_case_says_where_it_comes_from(case: dict[str, Any]) -> None:
    assert case["source"] in {"default", *SOURCES}
    assert case["title"]
    assert case["cites"]
    for clause in case["cites"]:
        assert rules()[clause].status == "active"


def test_ids_are_unique() -> None:
    ids = [case["id"] for case in CASES]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("slug", [slug for slug in WORKED if slug in GAMES])
def test_the_worked_cases_are_all_here(slug: str) -> None:
    wanted = {f"C-{PREFIX[slug]}-{number}" for number in range(1, WORKED[slug] + 1)}
    assert wanted <= {case["id"] for case in of(slug)}


@pytest.mark.parametrize(
    ("clause", "case"), HALVES, ids=[f"{case['id']}-{clause}" for clause, case in HALVES]
)
def test_a_pair_case_fails_without_either_clause(clause: str, case: dict[str, Any]) -> None:
    assert clause in case["cites"]
    assert fails_without(clause, case)


@pytest.mark.parametrize("slug", PAIRED)
def test_forty_pairs_of_clauses_meet_and_no_two_cases_pair_the_same(slug: str) -> None:
    pairs = [frozenset(case["pair"]) for case in PAIRS[slug]]
    assert len(pairs) >= 40
    assert len(set(pairs)) == len(pairs)
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.parametrize("slug", PAIRED)
def test_every_clause_that_binds_the_engine_has_a_case(slug: str) -> None:
    cited = {clause for case in CASES for clause in case["cites"]}
    binding = {
        clause
        for clause, rule in rules().items()
        if rule.status == "active" and rule.kind in ("score", "play")
    }
    assert {clause for clause in binding if clause.startswith((PREFIX[slug], "DK"))} - cited == set()


@pytest.mark.parametrize(
    ("clause", "slug"),
    [(clause, slug) for slug in PAIRED for clause in OFF if PREFIX[slug] in clause],
)
def test_a_switch_leaves_most_cases_alone(clause: str, slug: str) -> None:
    """Else a case would fail for another reason than its clause."""
    failing = [case["id"] for case in of(slug) if fails_without(clause, case)]
    assert clause in rules()
    assert len(failing) < len(of(slug)) / 2, failing

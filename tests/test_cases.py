"""Every worked case agrees with the engine, and cites clauses that exist."""

import pytest
import run_cases

from hanacore.examples import work
from hanacore.inventory import rules

CASES = run_cases.cases()


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_the_engine_agrees(case: dict[str, object]) -> None:
    assert [str(one) for one in work(case).disagreements] == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_the_case_says_where_it_comes_from(case: dict[str, object]) -> None:
    assert case["source"]
    cites = case["cites"]
    assert isinstance(cites, list)
    assert cites
    for id_ in cites:
        assert rules()[id_].status == "active"


def test_ids_are_unique_and_the_source_cases_are_all_here() -> None:
    ids = [str(case["id"]) for case in CASES]
    assert len(set(ids)) == len(ids)
    assert {f"C-KK-{n}" for n in range(1, 31)} <= set(ids)

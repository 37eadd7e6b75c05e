"""Hints and the review of a deal at the practice table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hanacore import ProtocolError, Record, table
from hanacore.fishing import determinize, observe
from hanacore.review_capture import because
from hanacore.table_review import hint, weigh
from tests.test_table import finish

Shown = dict[str, Any]
TABLES = ("koi-koi", "hana-awase.4.oni_on")


@pytest.fixture(scope="module", params=TABLES)
def match(request: pytest.FixtureRequest) -> list[Shown]:
    return finish(table.new(request.param, "21", "greedy"), Random(3))


def test_a_hint_weighs_what_can_be_done_and_says_the_same_again(match: list[Shown]) -> None:
    for shown in match[:12]:
        if shown["view"]["settlement"]:
            with pytest.raises(ProtocolError, match="nothing for you to decide"):
                hint(shown["match"], 40)
            continue
        found = hint(shown["match"], 40)
        assert {one["code"] for one in found["values"]} == {one["code"] for one in shown["view"]["actions"]}
        assert found["best"] == found["values"][0]
        assert found == hint(shown["match"], 40)


def test_a_review_looks_at_ones_own_decisions_of_deals_that_are_over(match: list[Shown]) -> None:
    last = match[-1]
    view = last["view"]
    for at in view["points"][:4]:
        found = weigh(last["match"], view["deal"], at, 60)
        made = Record.parse(view["settlement"]["record"]).decisions[at]
        assert found["played"]["code"] == str(made)
        assert found["cost"] == 0 or found["best"]["mean"] > found["played"]["mean"]
        assert found["best"]["mean"] == max(one["mean"] for one in found["values"])
        assert found["cost"] >= 0
    with pytest.raises(ProtocolError, match="decisions of one's own"):
        weigh(last["match"], view["deal"], max(view["points"]) + 1, 60)
    with pytest.raises(ProtocolError, match="when it is over"):
        weigh(last["match"], view["deal"] + 1, 0, 60)
    with pytest.raises(ProtocolError, match="when it is over"):
        weigh(match[0]["match"], 1, view["points"][0], 60)


@pytest.mark.parametrize("playouts", [-1, 20_001, 10**30])
def test_playouts_have_a_limit(playouts: int) -> None:
    with pytest.raises(ProtocolError, match="playouts are a number"):
        hint(table.new("koi-koi", "3", "greedy")["match"], playouts)


def test_reasons_name_no_card_that_the_person_has_not_seen(match: list[Shown]) -> None:
    """They are a function of the observation: another deal of the unseen cards gives the same."""
    random = Random(5)
    for shown in match[:30]:
        view = shown["view"]
        if view["settlement"]:
            continue
        state = Record.parse(shown["match"]["deals"][-1]).final()
        seen = observe(state, state.seat)  # type: ignore[arg-type]  # of a capture game, as both tables
        other = determinize(seen, random.random)
        again = observe(other, other.seat)
        for action in seen.actions:
            assert list(because(seen, action, tuple(view["names"]))) == list(
                because(again, action, tuple(view["names"]))
            )


def test_the_reasons_say_what_is_made_and_what_is_left_and_by_which_clause() -> None:
    found: dict[str, set[str]] = {}
    for seed in range(40):
        for shown in finish(table.new("koi-koi.deals_1", str(seed), "greedy"), Random(seed)):
            if shown["view"]["settlement"]:
                continue
            state: Any = Record.parse(shown["match"]["deals"][-1]).final()
            seen = observe(state, state.seat)
            for action in seen.actions:
                for reason in because(seen, action, ("You", "Computer")):
                    first = " ".join(reason["text"].split()[:2])
                    found.setdefault(first, set()).add(reason["rule"])
                    assert reason["text"].endswith(".")
    assert set(found) == {"It makes", "It keeps", "It leaves"}
    assert all(rule.startswith("KK-6") for rules in found.values() for rule in rules)

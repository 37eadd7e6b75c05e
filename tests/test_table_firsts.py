"""What the table explains the first time it comes up, and what lies open for learning."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hanacore import table
from hanacore.cards import CardSet
from hanacore.inventory import rule
from hanacore.table_match import Match

Shown = dict[str, Any]
FIRST, DEALS = 30, 24  # in some of them the person is dealt the oni


def positions(head: str, *, hands_open: bool = False) -> Iterator[Shown]:
    """Every position of some deals in which the person is to decide, at random."""
    random = Random(head)
    for seed in range(FIRST, FIRST + DEALS):
        shown = table.new(head, str(seed), "greedy", hands_open=hands_open)
        while shown["view"]["phase"] not in ("over", "match-over"):
            yield shown
            shown = table.act(shown["match"], random.choice(shown["view"]["actions"])["code"])


@pytest.mark.parametrize("head", ["koi-koi", "hana-awase.4", "hana-awase.oni_on"])
def test_what_comes_up_is_explained_by_the_clause_that_the_table_plays(head: str) -> None:
    seen: set[str] = set()
    for shown in positions(head):
        view = shown["view"]
        by_key = {one["key"]: one for one in view["firsts"]}
        assert len(by_key) == len(view["firsts"])
        seen |= by_key.keys()
        for one in view["firsts"]:
            assert (one["title"], one["text"]) == (rule(one["rule"]).title, rule(one["rule"]).text)
        assert ("stop" in by_key) == (view["phase"] == "call")
        assert ("oni" in by_key) == (head.endswith("oni_on") and "11a" in view["hand"])
        wild = "11a" if head.endswith("oni_on") else None
        own = [one for one in view["actions"] if one["card"] != wild]
        assert ("triple" in by_key) == any(len(one["take"]) == 3 for one in own)
    wanted = {"two", "stop"} if head == "koi-koi" else {"two", "oni"} if head.endswith("oni_on") else {"two"}
    assert seen >= wanted


def test_nothing_is_explained_while_nobody_is_asked() -> None:
    shown = table.new("koi-koi", "1", "greedy")
    while shown["view"]["phase"] != "over":
        shown = table.act(shown["match"], shown["view"]["actions"][0]["code"])
    assert shown["view"]["firsts"] == []


@pytest.mark.parametrize("head", ["koi-koi", "hana-awase.4.oni_on"])
def test_open_hands_are_those_that_are_held(head: str) -> None:
    for shown in positions(head, hands_open=True):
        view = shown["view"]
        assert view["open"]
        assert shown["match"]["open"]
        state = Match.read(shown["match"]).replay()[-1]
        hands = [CardSet(state.state.hands[state.seat(player)]) for player in range(view["seats"])]
        assert [one["hand"] for one in view["players"]] == [[card.code for card in hand] for hand in hands]
        assert view["players"][0]["hand"] == view["hand"]


def test_hands_are_closed_unless_asked_for() -> None:
    for shown in positions("hana-awase.4"):
        assert "open" not in shown["match"]
        assert not shown["view"]["open"]
        assert [one["hand"] for one in shown["view"]["players"]] == [None] * 4


@pytest.mark.parametrize("said", [1, "true", None, [], {}])
def test_only_true_opens_hands_of_a_kept_match(said: object) -> None:
    match = {**table.new("koi-koi", "1", "greedy")["match"], "open": said}
    assert not table.resume(match)["view"]["open"]

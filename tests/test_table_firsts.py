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


RUMMIES = ("nylon-ppong.2", "nylon-ppong.6", "nylon-ppong.3.bb", "nylon-ppong.4.korean-common")


@pytest.mark.parametrize("head", RUMMIES)
def test_a_rummy_explains_what_can_be_done_for_the_first_time(head: str) -> None:
    seen: set[str] = set()
    for shown in positions(head):
        view = shown["view"]
        by_key = {one["key"]: one for one in view["firsts"]}
        assert len(by_key) == len(view["firsts"])
        seen |= by_key.keys()
        kinds = {one["kind"] for one in view["actions"]}
        for one in view["firsts"]:
            clause = rule(one["rule"])
            assert one["title"] == clause.title
            assert one["text"].startswith(clause.text)
        assert ("ppong" in by_key) == (view["phase"] == "claim") == ("ppong" in kinds)
        assert ("stop" in by_key) == ("stop-bagaji" in by_key) == ("stop" in kinds)
        assert ("natural-triple" in by_key) == ("triple" in kinds)
        assert ("declare" in by_key) == ("declare" in kinds)
        fed = view["phase"] == "discard" and any(one["in_hand"] == 2 for one in view["players"][1:])
        assert ("ppong-bagaji" in by_key) == fed
    assert seen >= {"ppong", "ppong-bagaji"}


@pytest.mark.parametrize(
    ("head", "key", "here"),
    [
        ("nylon-ppong.2", "stop", ""),
        ("nylon-ppong.2.stop-limit_10", "stop", "you may stop with two cards of 10 or less."),
        ("nylon-ppong.2.stop-tie_safe", "stop-bagaji", "only a lower hand beats a stop."),
        ("nylon-ppong.2", "ppong-bagaji", ""),
        ("nylon-ppong.3.bb", "ppong-bagaji", "feeding a ppong that ends the deal costs 20."),
        ("nylon-ppong.2.natural_score-only", "natural-triple", "three of a month are not discarded"),
        ("koi-koi.koikoi_unlimited", "stop", "koi-koi may be called at every new or improved yaku."),
    ],
)
def test_a_house_rule_follows_the_clause_that_it_changes(head: str, key: str, here: str) -> None:
    for shown in many_positions(head):
        for one in shown["view"]["firsts"]:
            if one["key"] == key:
                added = one["text"].removeprefix(rule(one["rule"]).text)
                assert (f" At this table: {here}" in added) if here else not added
                return
    raise AssertionError(f"{key} never came up")


def many_positions(head: str) -> Iterator[Shown]:
    """Of more deals, since some things come up seldom; the person sheds what counts most."""
    for seed in range(600):
        shown = table.new(head, str(seed), "random")
        while shown["view"]["phase"] not in ("over", "match-over"):
            yield shown
            best = max(shown["view"]["actions"], key=lambda one: one.get("gain", 0))
            shown = table.act(shown["match"], best["code"])

"""Hints and the review of a deal at the practice table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hanacore import ProtocolError, Record, table
from hanacore.cards import CardSet
from hanacore.inventory import rule
from hanacore.nylonppong import hand_sum
from hanacore.nylonppong_hands import Hand
from hanacore.review_capture import because
from hanacore.rummy import Discard, Draw, Pass, Ppong, Stop, Triple, observe
from hanacore.table_family import family
from hanacore.table_review import hint, weigh
from hanacore.verbs import determinize
from hanacore.verbs import observe as observe_any
from tests.test_table import finish

Shown = dict[str, Any]
TABLES = ("koi-koi", "hana-awase.4.oni_on", "nylon-ppong.3", "nylon-ppong.6.bb")


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
        seen: Any = observe_any(state, state.seat)
        other = determinize(seen, random.random)
        again: Any = observe_any(other, other.seat)
        reasons = family(seen.rules).because
        for action in seen.actions:
            assert list(reasons(seen, action, view["names"])) == list(reasons(again, action, view["names"]))


def test_the_reasons_say_what_is_made_and_what_is_left_and_by_which_clause() -> None:
    found: dict[str, set[str]] = {}
    for seed in range(40):
        for shown in finish(table.new("koi-koi.deals_1", str(seed), "greedy"), Random(seed)):
            if shown["view"]["settlement"]:
                continue
            state: Any = Record.parse(shown["match"]["deals"][-1]).final()
            seen: Any = observe_any(state, state.seat)
            for action in seen.actions:
                for reason in because(seen, action, ("You", "Computer")):
                    first = " ".join(reason["text"].split()[:2])
                    found.setdefault(first, set()).add(reason["rule"])
                    assert reason["text"].endswith(".")
    assert set(found) == {"It makes", "It keeps", "It leaves"}
    assert all(rule.startswith("KK-6") for rules in found.values() for rule in rules)


LEAVES = {Ppong: "NP-4.4", Triple: "NP-3.5"}  # when the deal goes on
ENDS = {Ppong: "NP-4.6", Triple: "NP-3.6"}


def test_a_rummys_reasons_count_what_is_left_and_say_who_may_claim() -> None:
    """Each sentence is reckoned anew from the cards; every kind of decision comes up."""
    met: set[tuple[type, str]] = set()
    names = ("You", "Aki", "Emi")
    for seed in range(30):
        for shown in finish(table.new("nylon-ppong.3.deals_1", str(seed), "random"), Random(seed)):
            if shown["view"]["settlement"]:
                continue
            state: Any = Record.parse(shown["match"]["deals"][-1]).final()
            seen = observe(state, state.seat)
            for action in seen.actions:
                reasons = list(family(seen.rules).because(seen, action, names))
                first = reasons[0]
                assert all(one["text"].endswith(".") and rule(one["rule"]) for one in reasons)
                met |= {(type(action), one["rule"]) for one in reasons}
                cards = action.cards if isinstance(action, Ppong | Triple) else 0
                cards |= 1 << action.card if isinstance(action, Discard) else 0
                left = hand_sum(Hand.of(CardSet(seen.hand & ~cards)).months)
                if isinstance(action, Ppong | Triple):
                    ends = len({card >> 2 for card in CardSet(seen.hand & ~cards)}) < 2
                    assert first["rule"] == (ENDS if ends else LEAVES)[type(action)]
                    assert ends or f"leaves {left} in hand" in first["text"]
                elif isinstance(action, Discard | Pass | Draw | Stop):
                    assert str(left) in first["text"]
                if isinstance(action, Discard):
                    month = CardSet(15 << (action.card & 60)).mask
                    claimable = (seen.unseen & month).bit_count() >= 2
                    assert claimable == ("Nobody" not in reasons[1]["text"])
                    twos = [n for n, held in enumerate(seen.hand_sizes) if held == 2 and n != seen.seat]
                    assert claimable * len(twos) == sum(one["rule"] == "NP-4.7" for one in reasons)
    kinds = {kind for kind, _ in met}
    assert kinds >= {Discard, Pass, Draw, Stop, Ppong, Triple}
    assert met >= {(Discard, "NP-4.7"), (Ppong, "NP-4.6"), (Ppong, "NP-4.4"), (Triple, "NP-3.5")}


def test_who_is_not_asked_cannot_be_fed() -> None:
    """Where only the next player may claim, only that player's two cards count."""
    for seed in range(400):
        for shown in finish(
            table.new("nylon-ppong.ppong_own-turn-only.deals_1", str(seed), "greedy"), Random(seed)
        ):
            if shown["view"]["phase"] != "discard":
                continue
            state: Any = Record.parse(shown["match"]["deals"][-1]).final()
            seen = observe(state, state.seat)
            following, *others = [seen.hand_sizes[(seen.seat + n) % 4] for n in (1, 2, 3)]
            if following == 2 or 2 not in others:
                continue
            for action in seen.actions:
                reasons = list(family(seen.rules).because(seen, action, ("You", "Aki", "Emi", "Ken")))
                assert all(one["rule"] != "NP-4.7" for one in reasons)
            return
    raise AssertionError("nobody but the next player came down to two cards")

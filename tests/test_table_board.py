"""The positions that events carry lead from one state to the next, and lose no card."""

from __future__ import annotations

from itertools import chain, pairwise

import pytest

from hanacore import table
from hanacore.errors import HanaError
from hanacore.table_board import board
from hanacore.table_match import Match

TABLES = ("koi-koi", "hana-awase.2", "hana-awase.2.fuda-wiki", "hana-awase.3.oni_on", "hana-awase.4.oni_on")


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_every_event_carries_the_position_after_it(name: str, seed: int) -> None:
    shown = table.new(name, str(seed), "random")
    seen = 0
    while shown["view"]["phase"] not in ("over", "match-over"):
        before = shown["view"]
        shown = table.act(shown["match"], before["actions"][0]["code"])
        for event in shown["events"]:
            cards(event["board"])
            seen += 1
        now = Match.read(shown["match"]).replay()[-1]
        assert shown["events"][-1]["board"] == board(now, now.state)
    assert seen


def cards(shown: dict[str, list[str]]) -> None:
    """The whole deck is there, and no card twice."""
    piles = chain.from_iterable(chain.from_iterable(pile.values() for pile in shown["piles"]))  # type: ignore[attr-defined]
    open_ = [*shown["hand"], *shown["field"], *piles]
    if shown["turned"]:
        open_.append(str(shown["turned"]))
    assert len(set(open_)) == len(open_)
    hidden = sum(shown["in_hand"][1:]) + shown["stock"]  # type: ignore[arg-type, operator]
    assert len(open_) + hidden == 48


def test_a_half_turn_before_the_last_ends_with_its_card_in_place() -> None:
    shown = table.new("koi-koi", "1", "greedy")
    take = next(one for one in shown["view"]["actions"] if len(one["take"]) == 1)
    played, turned, *_ = table.act(shown["match"], take["code"])["events"]
    assert (played["kind"], turned["kind"]) == ("play", "turn")
    assert take["card"] not in played["board"]["hand"]
    assert not {take["card"], *take["take"]} & {*played["board"]["field"]}
    mine = [*chain.from_iterable(played["board"]["piles"][0].values())]
    assert {take["card"], *take["take"]} == {*mine}
    assert played["board"]["stock"] == shown["view"]["stock"]
    assert turned["board"]["stock"] == shown["view"]["stock"] - 1


def test_a_lopsided_field_is_shown_before_it_goes_back() -> None:
    for seed in range(400):
        first, *others = table.new("koi-koi", str(seed), "greedy")["events"]
        if first["kind"] == "redeal":
            assert first["board"]["field"] == first["field"]
            assert first["board"]["hand"] == []
            assert others[0]["board"]["hand"]
            return
    raise AssertionError("no field is lopsided")


def test_the_oni_on_the_field_is_marked_with_its_player() -> None:
    for seed in range(200):
        view = table.new("hana-awase.3.oni_on", str(seed), "greedy")["view"]
        assert (view["laid"] is not None) == ("11a" in view["field"])
        if view["laid"]:
            assert view["laid"]["player"] == view["dealer"]
            return
    raise AssertionError("the oni is never dealt to the field")


def test_what_was_pressed_is_answered_as_the_decision_would_be() -> None:
    shown = table.new("koi-koi", "1", "greedy")
    view = shown["view"]
    card = view["hand"][0]
    other = next(code for code in view["field"] if code[:-1] != card[:-1])
    wish = {"card": card, "take": [other]}
    assert table.reason(shown["match"], wish) == table.reason(shown["match"], f"{card}.{other}")
    assert table.reason(shown["match"], {"button": "stop"}) == table.reason(shown["match"], "s")
    for bad in (7, {}, {"card": card}, {"card": card, "take": "1H"}, {"button": "no"}, None):
        with pytest.raises(HanaError, match="a wish is"):
            table.reason(shown["match"], bad)


RUMMIES = ("nylon-ppong.2", "nylon-ppong.3.bb", "nylon-ppong.6.reshuffles_2", "nylon-ppong.4.korean-common")


@pytest.mark.parametrize("name", RUMMIES)
def test_every_event_of_a_rummy_leaves_the_whole_deck_on_the_table(name: str) -> None:
    kinds: set[str] = set()
    for seed in range(12):
        shown = table.new(name, str(seed), "random")
        told = shown["events"]
        while shown["view"]["phase"] not in ("over", "match-over"):
            shown = table.act(shown["match"], shown["view"]["actions"][-1]["code"])
            told += shown["events"]
        for before, event in pairwise(told):
            was, now = before["board"], event["board"]
            lying = [one["card"] for one in now["pool"]]
            assert len({*lying, *now["hand"]}) == len(lying) + len(now["hand"])
            assert len(now["hand"]) == now["in_hand"][0]
            assert len(lying) + sum(now["in_hand"]) + now["stock"] == 48
            assert now["shown"] in (None, lying[-1] if lying else None)
            moved = [then - once for once, then in zip(was["in_hand"], now["in_hand"], strict=True)]
            kind, player = event["kind"], event["player"]
            kinds.add(kind)
            wanted = {"draw": 1, "discard": -1, "ppong": -2, "triple": -3}.get(kind, 0)
            assert moved == [wanted * (one == player) for one in range(len(moved))]
            if kind == "reshuffle":
                assert (now["stock"], lying) == (len(was["pool"]), [])
            elif kind in ("discard", "ppong", "triple"):
                assert [one["player"] for one in now["pool"][len(was["pool"]) :]] == [player] * -wanted
                assert {one["how"] for one in now["pool"][len(was["pool"]) :]} == {kind}
        last = Match.read(shown["match"]).replay()[-1]
        assert told[-1]["board"]["in_hand"] == [
            last.state.hands[last.seat(player)].bit_count() for player in range(shown["view"]["seats"])
        ]
    assert kinds >= {"draw", "discard", "ppong", "over"}
    assert name.endswith("korean-common") == ("reshuffle" not in kinds)


def test_the_second_shuffle_cites_another_clause_than_the_first() -> None:
    """NP-7.2 is about the first; how many there are says NP-7.4."""
    for seed in range(40):
        shown = table.new("nylon-ppong.6.reshuffles_2", str(seed), "random")
        told = shown["events"]
        while shown["view"]["phase"] != "over":
            shown = table.act(shown["match"], shown["view"]["actions"][-1]["code"])
            told += shown["events"]
        cited = [event["rules"] for event in told if event["kind"] == "reshuffle"]
        assert cited == [["NP-7.2"], ["NP-7.4"]][: len(cited)]
        if len(cited) == 2:
            return
    raise AssertionError("the stock never ran out twice")


@pytest.mark.parametrize(("kind", "clause"), [("ppong", "NP-4.4"), ("triple", "NP-3.5")])
def test_one_more_card_is_asked_for_by_the_clause_of_what_was_laid(kind: str, clause: str) -> None:
    for seed in range(60):
        shown = table.new("nylon-ppong.3", str(seed), "random")
        while shown["view"]["phase"] != "over":
            actions = shown["view"]["actions"]
            chosen = next((one for one in actions if one["kind"] == kind), actions[-1])
            shown = table.act(shown["match"], chosen["code"])
            if chosen["kind"] == kind and shown["view"]["phase"] == "discard":
                assert shown["view"]["ask"] == {"text": "Lay down one more card.", "rule": clause}
                return
    raise AssertionError(f"nobody could go on after a {kind}")

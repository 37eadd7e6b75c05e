"""Matches at the practice table: whole, restored, and refused when they are not matches."""

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanacore import HanaError, IllegalAction, ProtocolError, Record, koikoi, settle, table
from hanacore.fishing import OVER
from hanacore.match import deal_seed

CARDS_IN_A_DECK = 48


def finish(shown: dict[str, Any], random: Random) -> list[dict[str, Any]]:
    """Every answer of the table until the match is over, the person deciding at random."""
    answers = [shown]
    while (view := shown["view"])["phase"] != "match-over":
        if view["phase"] == "over":
            shown = table.next_deal(shown["match"])
        else:
            shown = table.act(shown["match"], random.choice(view["actions"])["code"])
        answers.append(shown)
    return answers


@pytest.fixture(scope="module", params=range(8))
def match(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    seed = str(request.param)
    return finish(table.new("koi-koi", seed, ("greedy", "random")[request.param % 2]), Random(request.param))


def test_a_match_has_twelve_deals_and_adds_up(match: list[dict[str, Any]]) -> None:
    last = match[-1]["view"]
    deals = last["standing"]["deals"]
    assert [one["deal"] for one in deals] == list(range(1, 13))  # KK-0.1; drawn ones are among them, KK-7.3
    assert last["score"] == [sum(one["totals"][p] for one in deals) for p in (0, 1)]
    for one in deals:
        state = Record.parse(one["record"]).final()
        assert state.phase is OVER
        totals = settle(state).totals
        assert one["totals"] == [totals[(p - one["dealer"]) % 2] for p in (0, 1)]
        assert one["rule"] == settle(state).ended


def test_the_winner_deals_next_and_the_first_dealer_first(match: list[dict[str, Any]]) -> None:
    view = match[-1]["view"]
    first = koikoi.first_dealer(int(match[-1]["match"]["seed"]))
    deals = view["standing"]["deals"]
    assert deals[0]["dealer"] == first.dealer == view["first_dealer"]["dealer"]
    for before, after in pairwise(deals):
        totals = before["totals"]
        wanted = totals.index(max(totals)) if max(totals) else 1 - before["dealer"]  # KK-8.1, KK-7.1
        assert after["dealer"] == wanted


def test_every_answer_leaves_something_to_do(match: list[dict[str, Any]]) -> None:
    for shown in match:
        view = shown["view"]
        if view["phase"] in ("over", "match-over"):
            assert view["settlement"]
            assert view["actions"] == []
        else:
            assert view["actions"]  # never the computer's turn, never a dead end
            assert (view["decision"] is not None) == (view["phase"] == "call")


def test_what_stopping_scores_is_what_a_call_does_not_bank(match: list[dict[str, Any]]) -> None:
    for shown in match:
        if decision := shown["view"]["decision"]:
            total = decision["sheet"]["total"]
            assert decision["stop"]["says"] == f"score {total} now"
            assert decision["call"]["says"] == f"{total} is not banked"
            assert decision["title"] != "You made "


def test_every_view_accounts_for_every_card(match: list[dict[str, Any]]) -> None:
    for shown in match:
        view = shown["view"]
        piles = [player["count"] for player in view["players"]]
        seen = len(view["hand"]) + view["their_hand"] + view["stock"] + len(view["field"]) + sum(piles)
        assert seen + (view["turned"] is not None) == CARDS_IN_A_DECK
        for player in view["players"]:
            assert player["count"] == sum(map(len, player["pile"].values()))


def test_a_match_restored_is_the_match_that_was_kept(match: list[dict[str, Any]]) -> None:
    for shown in match:
        kept = json.loads(json.dumps(shown["match"]))
        again = table.resume(kept)
        assert again["match"] == shown["match"]
        assert again["view"] == shown["view"]
        assert [event for event in again["events"] if event["kind"] != "over"] == []


def test_settlements_say_why_in_words(match: list[dict[str, Any]]) -> None:
    for shown in match:
        text = json.dumps(shown, ensure_ascii=False)
        for slip in ("NaN", "undefined", "None", "{who", "{made", "{caller"):
            assert slip not in text
        if settlement := shown["view"]["settlement"]:
            assert settlement["why"][0].isupper()
            assert settlement["why"].endswith(".")
            assert settlement["rule"].startswith("KK-")
            assert (settlement["sheet"] is None) == (settlement["winner"] is None)
            if settlement["sheet"]:
                assert settlement["sheet"]["total"] == max(settlement["totals"])


def test_nothing_shown_tells_a_hidden_card(match: list[dict[str, Any]]) -> None:
    """The view of a deal in play names no card that the person has not seen."""
    for shown in match:
        view = shown["view"]
        if view["phase"] in ("over", "match-over"):
            continue
        state = Record.parse(shown["match"]["deals"][-1]).final()
        seat = (0 - view["dealer"]) % 2
        from hanacore import CardSet, observe

        hidden = {card.code for card in CardSet(observe(state, seat).unseen)}
        shown_cards = {*view["hand"], *view["field"], view["turned"]}
        for player in view["players"]:
            for cards in player["pile"].values():
                shown_cards |= set(cards)
        for action in view["actions"]:
            shown_cards |= {action["card"], *action["take"]}
        assert not hidden & shown_cards


def test_a_match_is_the_same_every_time() -> None:
    one = finish(table.new("koi-koi", "5", "greedy"), Random(1))
    two = finish(table.new("koi-koi", "5", "greedy"), Random(1))
    assert one == two


def test_illegal_and_untimely_decisions_change_nothing() -> None:
    shown = table.new("koi-koi", "3", "greedy")
    with pytest.raises(IllegalAction):
        table.act(shown["match"], "s")
    with pytest.raises(ProtocolError, match="not over yet"):
        table.next_deal(shown["match"])
    last = finish(shown, Random(2))[-1]
    with pytest.raises(ProtocolError, match="start a new one"):
        table.next_deal(last["match"])
    with pytest.raises(ProtocolError, match="deal is over"):
        table.act(last["match"], "s")


GOOD = table.new("koi-koi", "3", "greedy")["match"]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (None, "a match is an object"),
        ([], "a match is an object"),
        ({}, "lacks its game"),
        (GOOD | {"game": "tarot"}, "no game 'tarot'"),
        (GOOD | {"game": 7}, "lacks its game"),
        (GOOD | {"bots": ["deep"]}, "no computer player"),
        (GOOD | {"seed": 3}, "a seed is a whole number"),
        (GOOD | {"seed": "4"}, "not the one that its seed gives"),
        (GOOD | {"deals": []}, "1 to 12 deals"),
        (GOOD | {"deals": GOOD["deals"] * 2}, "not the one that its seed gives"),
        (GOOD | {"deals": [7]}, "1 to 12 deals"),
        (GOOD | {"deals": ["hc1~koi-koi~s3~"]}, "not the one that its seed gives"),
        (GOOD | {"deals": [GOOD["deals"][0] + "~"]}, "four parts"),
    ],
)
def test_what_is_no_match_is_refused_in_one_line(data: object, says: str) -> None:
    with pytest.raises(HanaError, match=says) as caught:
        table.resume(data)
    assert "\n" not in str(caught.value)


def test_a_deal_cannot_follow_one_that_is_not_over() -> None:
    second = str(Record.of("koi-koi", deal_seed(table.Match.read(GOOD).seed, 2)))
    with pytest.raises(ProtocolError, match="not over, yet another"):
        table.resume(GOOD | {"deals": [*GOOD["deals"], second]})


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@given(st.fixed_dictionaries({}, optional=dict.fromkeys(["game", "seed", "bot", "deals"], json_values)))
@settings(max_examples=200, deadline=None)  # a busy machine is no fault of the table
def test_anything_else_is_refused_too(changes: dict[str, object]) -> None:
    try:
        table.resume({**GOOD, **changes})
    except HanaError as error:
        assert "\n" not in str(error)

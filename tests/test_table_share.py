"""Records at the practice table: looked at, taken up, told in words; over every game, seat count and set."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanacore import CardSet, HanaError, Record, legal_actions, settle, table
from hanacore.advise import BOTS
from hanacore.table_share import take, text, watch
from hanacore.verbs import apply, observe
from hanacore.web import handle
from tests.test_table_games import TABLES

Shown = dict[str, Any]


def deal_of(head: str, seed: int, decisions: int | None = None) -> Record:
    """A deal by random choices, as far as it is wanted."""
    record = Record.parse(f"hc1~{head}~s{seed}~")
    random, state, made = Random(seed), record.start(), []
    while (legal := legal_actions(state)) and len(made) != decisions:
        made.append(random.choice(legal))
        state = apply(state, made[-1])
    return Record(record.choice, record.deal, tuple(made))


heads = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)


@settings(max_examples=60, deadline=None)
@given(heads, seeds, st.integers(0, 14), st.integers(0, 5), st.data())
def test_an_unfinished_record_shows_only_what_the_seat_may_know(
    head: str, seed: int, made: int, seat: int, data: st.DataObject
) -> None:
    record = deal_of(head, seed, made)
    if not legal_actions(record.final()):
        return
    seat %= record.choice.seats
    at = data.draw(st.integers(0, len(record.decisions)))
    shown = watch(str(record), seat, at)
    state = list(record.states())[at]
    hidden = observe(state, seat).unseen
    assert all(player["hand"] is None for player in shown["view"]["players"])
    # Searched is all but the record, which whoever looks has, and fields that lay open and went back.
    events = [event for event in shown["events"] if event["kind"] != "redeal"]
    words = json.dumps({key: value for key, value in (shown | {"events": events}).items() if key != "record"})
    for card in CardSet(hidden):
        assert f'"{card.code}"' not in words, (str(record), seat, at)
    with pytest.raises(HanaError, match="only when the deal is over"):
        watch(str(record), seat, at, hands_open=True)


@settings(max_examples=40, deadline=None)
@given(heads, seeds, st.integers(0, 10), st.integers(0, 5), st.sampled_from(sorted(BOTS)))
def test_a_deal_taken_up_and_played_to_its_end_settles_as_its_record_does(
    head: str, seed: int, made: int, seat: int, bot: str
) -> None:
    record = deal_of(head, seed, made)
    seat %= record.choice.seats
    shown = take(str(record), seat, bot if bot != "sampled" else "greedy")
    random = Random(seed)
    while actions := shown["view"]["actions"]:
        shown = table.act(shown["match"], random.choice(actions)["code"])
    end = shown["view"]["settlement"]
    final = Record.parse(end["record"])
    assert str(final).startswith(str(record))
    totals = settle(final.final()).totals
    assert end["verify"] == ",".join(map(str, totals))
    assert end["totals"] == [totals[(player + seat) % len(totals)] for player in range(len(totals))]
    assert (shown["view"]["phase"], shown["view"]["standing"], shown["view"]["alone"]) == ("over", None, True)
    assert table.resume(shown["match"])["view"] == shown["view"]
    with pytest.raises(HanaError, match="stands alone"):
        table.next_deal(shown["match"])


@pytest.mark.parametrize("head", TABLES)
def test_a_finished_deal_is_looked_at_from_every_seat(head: str) -> None:
    record = deal_of(head, 5)
    last = len(record.decisions)
    for seat in range(record.choice.seats):
        first = watch(str(record), seat, 0, hands_open=True)
        assert all(player["hand"] is not None for player in first["view"]["players"])
        assert first["steps"] == sorted(set(first["steps"]))
        assert (first["steps"][0], first["steps"][-1], first["last"]) == (0, last, last)
        for at in first["steps"][1:]:
            assert watch(str(record), seat, at)["says"], (str(record), at)
        end = watch(str(record), seat, -1)
        assert end["at"] == last
        assert end["view"]["settlement"]["record"] == str(record)
        assert end["view"]["actions"] == []
        assert end["view"]["ask"] is None


@pytest.mark.parametrize("head", TABLES)
def test_words_name_every_player_line_and_clause(head: str) -> None:
    record = deal_of(head, 5)
    words = text(str(record), 1)["text"]
    settlement = settle(record.final())
    assert words.endswith(str(record))
    assert f"[{settlement.ended}]" in words
    for line in (line for sheet in settlement.sheets for line in sheet.lines):
        assert f"[{line.rule}]" in words
    assert "not over" in text(str(deal_of(head, 5, 1)))["text"] or not record.decisions[1:]


def test_the_same_deal_again_begins_with_its_cards() -> None:
    record = deal_of("koi-koi", 9)
    shown = take(str(record), 0, again=True)
    assert shown["match"]["deals"] == ["hc1~koi-koi~s9~"]
    assert [event["kind"] for event in shown["events"]] == ["deal"]
    other = take(str(record), 1, again=True)
    assert other["match"]["deals"][0].count("-") <= 3
    assert other["view"]["dealer"] == 1


FINISHED = str(deal_of("koi-koi", 9))
BAD = {
    "newer": ("hc2~koi-koi~s7~", "version 2, and this page reads version 1 only"),
    "no record": ("hello", "a record begins with hc1~"),
    "empty": ("", "a record begins with hc1~"),
    "endless": ("hc1~koi-koi~s7~" + "3a-" * 400_000, "no deal takes more than 20000 characters"),
    "edited": (FINISHED.replace("~s9~", "~s8~"), "decision 1"),
    "no seed": ("hc1~koi-koi~s~", "at character"),
    "another game's": ("hc1~poker~s7~", "there is no game 'poker'"),
    "too few cards": ("hc1~koi-koi~d3H_3T~", ""),
}


@pytest.mark.parametrize("op", ["table.watch", "table.take", "table.text"])
@pytest.mark.parametrize("kind", BAD)
def test_a_bad_record_is_refused_in_one_line(op: str, kind: str) -> None:
    record, why = BAD[kind]
    answer = json.loads(handle(json.dumps({"v": 1, "id": 1, "op": op, "args": {"record": record}})))
    message = answer["error"]["message"]
    assert why in message
    assert "\n" not in message
    assert len(message) < 400


@pytest.mark.parametrize("seat", [-1, 2, True])
def test_there_are_only_the_seats_of_the_deal(seat: int) -> None:
    with pytest.raises(HanaError, match="a seat of this deal"):
        take(FINISHED, seat)


def test_a_kept_deal_that_was_edited_is_refused() -> None:
    kept = take("hc1~koi-koi~s7~")["match"]
    for change in (
        {"alone": {}},
        {"alone": 1},
        {"alone": {"seat": "0"}},
        {"deals": kept["deals"] * 2},
        {"deals": [7]},
        {"game": "hana-awase"},
    ):
        with pytest.raises(HanaError):
            table.resume(kept | change)
    with pytest.raises(HanaError, match="decisions"):
        watch(FINISHED, 0, 999)

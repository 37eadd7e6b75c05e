"""Whole matches of every game: who deals, what the points come to, who has won, what is no match."""

from __future__ import annotations

from itertools import cycle, islice, pairwise
from random import Random
from typing import Any

import pytest
from configurations import configuration, named_sets

from hanacore import (
    GAMES,
    HanaError,
    IllegalAction,
    ProtocolError,
    Record,
    apply,
    legal_actions,
    observe,
)
from hanacore.advise import BOTS
from hanacore.match import Played, deal_seed, dealt, replay, standing, totals
from hanacore.ruleset import Choice
from hanacore.verbs import void_deals

Match = tuple[Played[Any], ...]


def decided(record: Record, players: str, random: Random) -> Record:
    """A deal played by computer players to its end."""
    state, decisions = record.start(), []
    bots = list(islice(cycle([BOTS[name] for name in players.split(",")]), record.rules.seats))
    while legal_actions(state):
        decisions.append(bots[state.seat](observe(state, state.seat), random.random))
        state = apply(state, decisions[-1])
    return Record(record.choice, record.deal, tuple(decisions))


def whole(choice: Choice, seed: int, players: str = "random", deals: int = 99) -> Match:
    """A match, or its first deals."""
    random = Random(seed)
    number = min(deals, GAMES[choice.game].rules_of(choice).deals)
    return replay(
        choice, seed, [decided(dealt(choice, seed, n), players, random) for n in range(1, number + 1)]
    )


def koi_koi(before: Played[Any], choice: Choice) -> int:
    """KK-8.1, KK-7.1"""
    if max(before.totals) > 0:
        return before.totals.index(max(before.totals))
    return before.dealer if choice["kk.draw"] == "same_dealer" else 1 - before.dealer


def hana_awase(before: Played[Any], choice: Choice) -> int:
    """HA-6.5: the right neighbour, or who scored most; among equals who plays earlier."""
    if choice["ha.next_dealer"] == "counter_clockwise":
        return (before.dealer + 1) % choice.seats
    seats = [before.player(seat) for seat in range(choice.seats)]
    return next(player for player in seats if before.totals[player] == max(before.totals))


def nylon_ppong(before: Played[Any], choice: Choice) -> int:
    """NP-2.3: the lowest deals, of several the dealer, else the first in turn; or who ended the deal."""
    if choice["np.next_dealer"] == "ender":
        return before.dealer if before.state.end.value == "exhausted" else before.player(before.state.seat)
    seats = [before.player(seat) for seat in range(choice.seats)]
    worst = {"winner": min, "highest_penalty": max}[choice["np.next_dealer"]](before.totals)
    return next(player for player in seats if before.totals[player] == worst)


NEXT = {"koi-koi": koi_koi, "hana-awase": hana_awase, "nylon-ppong": nylon_ppong}
CHOICES = list(named_sets())


@pytest.mark.parametrize("choice", CHOICES, ids=lambda one: f"{one.game}-{one.seats}-{one.ruleset.id}")
def test_bots_play_a_whole_match(choice: Choice) -> None:
    match, rules = whole(choice, 7, "greedy,random"), GAMES[choice.game].rules_of(choice)
    assert [one.number for one in match] == list(range(1, rules.deals + 1))
    assert all(one.over for one in match)
    assert match[0].dealer == rules.first_dealer(7).dealer
    assert totals(match) == tuple(sum(one.totals[p] for one in match) for p in range(choice.seats))
    for one in match:
        assert sorted(map(one.player, range(choice.seats))) == list(range(choice.seats))
        assert [one.seat(one.player(seat)) for seat in range(choice.seats)] == list(range(choice.seats))
        assert one.player(0) == one.dealer
        assert [one.totals[one.player(seat)] for seat in range(choice.seats)] == [*one.settlement.totals]
    won = standing(match)
    best = (min if choice.game == "nylon-ppong" else max)(totals(match))
    assert won.winners == tuple(player for player, total in enumerate(totals(match)) if total == best)


@pytest.mark.parametrize("choice", CHOICES, ids=lambda one: f"{one.game}-{one.seats}-{one.ruleset.id}")
def test_the_dealer_is_whom_the_clause_names(choice: Choice) -> None:
    for seed in range(3):
        for before, after in pairwise(whole(choice, seed)):
            assert after.dealer == before.succession.seat == NEXT[choice.game](before, choice)
            assert before.succession.rule


def test_who_ended_the_deal_deals_the_next() -> None:
    """NP-2.3 by its option, whatever the end was."""
    choice = GAMES["nylon-ppong"].choose(ruleset="bb", options={"np.deals": "30"})
    match = whole(choice, 3)
    assert {one.state.end.value for one in match} >= {"stop", "ppong", "exhausted"}
    for before, after in pairwise(match):
        assert after.dealer == nylon_ppong(before, choice)


def test_a_void_deal_passes_the_dealer_where_that_is_agreed() -> None:
    """KK-3.3"""
    passes = {"kk.redeal_dealer": "pass"}
    one = GAMES["koi-koi"]
    passing, staying = one.choose(options=passes), one.choose()
    seed = next(s for s in range(9999) if len(void_deals(one.rules_of(passing), deal_seed(s, 1))) == 1)
    first = one.rules().first_dealer(seed).dealer
    assert replay(passing, seed, [dealt(passing, seed, 1)])[0].dealer == 1 - first
    assert replay(staying, seed, [dealt(staying, seed, 1)])[0].dealer == first


def test_every_deal_of_a_match_has_its_month_where_that_scores() -> None:
    """KK-6.14"""
    one = GAMES["koi-koi"]
    match = whole(one.choose(options={"kk.month": "4", "kk.deals": "14"}), 5)
    assert [played.record.choice.deal for played in match] == list(range(1, 15))
    for played, plant in zip(match, [*range(1, 13), 1, 2], strict=True):
        row = played.state.rules.yaku.by_id["month"]
        assert {card.month for card in row.of} == {plant}
    plain = whole(one.choose(options={"kk.deals": "2"}), 5)
    assert [played.record.choice.deal for played in plain] == [1, 1]


@pytest.mark.parametrize(
    ("slug", "points", "winners", "rule"),
    [
        ("koi-koi", (30, 12), (0,), "KK-0.1"),
        ("koi-koi", (12, 12), (0, 1), "KK-0.1"),
        ("hana-awase", (-10, 3, 7), (2,), "HA-6.5"),
        ("hana-awase", (7, -14, 7), (0, 2), "HA-6.6"),
        ("hana-awase", (0, 0, 0), (0, 1, 2), "HA-6.6"),
        ("nylon-ppong", (40, 12, 13, 90), (1,), "NP-8.5"),
        ("nylon-ppong", (40, -12, -12, 90), (1, 2), "NP-1.2"),
    ],
)
def test_equal_totals_share_the_win(
    slug: str, points: tuple[int, ...], winners: tuple[int, ...], rule: str
) -> None:
    assert GAMES[slug].rules().standing(points) == (winners, rule)


def test_nothing_is_won_before_a_deal_is_over() -> None:
    for game in GAMES.values():
        choice = game.choose()
        match = replay(choice, 7, [dealt(choice, 7, 1)])
        assert totals(match) == (0,) * game.usual
        assert standing(match).winners == tuple(range(game.usual))


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_by_whatever_rules_is_the_same_again(slug: str) -> None:
    random = Random(4)
    for seed in range(8):
        choice = GAMES[slug].for_deal(configuration(random, GAMES[slug]), 1)
        match = whole(choice, seed, deals=3)
        again = replay(choice, seed, [Record.parse(str(one.record)) for one in match])
        assert [one.totals for one in again] == [one.totals for one in match]
        assert [one.dealer for one in again] == [one.dealer for one in match]


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_no_match_is_refused(slug: str) -> None:
    choice = GAMES[slug].choose()
    first, second = (decided(dealt(choice, 7, n), "random", Random(n)) for n in (1, 2))
    short = Record(first.choice, first.deal, first.decisions[:-1])
    wrong = Record(first.choice, first.deal, (first.decisions[0], *first.decisions))
    foreign = next(game for game in GAMES.values() if game.slug != slug).choose()
    limit = GAMES[slug].rules().deals
    for records, says in [
        ([], f"1 to {limit} deals"),
        ([first] * (limit + 1), f"1 to {limit} deals"),
        ([second], "deal 1 of this match is not the one"),
        ([first, first], "deal 2 of this match is not the one"),
        ([dealt(choice, 8, 1)], "deal 1 of this match is not the one"),
        ([dealt(foreign, 7, 1)], "deal 1 of this match is not the one"),
        ([short, second], "deal 1 of this match is not over"),
    ]:
        with pytest.raises(ProtocolError, match=says):
            replay(choice, 7, records)
    with pytest.raises(IllegalAction, match="decision 2"):
        replay(choice, 7, [wrong])
    with pytest.raises(HanaError, match="not over"):
        _ = replay(choice, 7, [short])[0].totals
    assert replay(choice, 7, [first, second])[1].over

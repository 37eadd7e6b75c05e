"""What the table tells does not depend on what the person cannot know.

Every position is laid out once more with the unseen cards elsewhere, and the same decisions are made.
Whatever is shown, told, asked, explained, advised or refused must be the same, word for word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise, takewhile
from random import Random
from typing import Any

import pytest

from hanacore import CardSet, HanaError, IllegalAction, Record, table
from hanacore.match import Played
from hanacore.rummy import TO_CLAIM, Discard, Pass, Ppong, RummyRules, State, legal_actions
from hanacore.sampled import advise
from hanacore.table_common import seat_names
from hanacore.table_family import family
from hanacore.table_match import Match
from hanacore.table_view import told, view
from hanacore.tokens import read_action
from hanacore.verbs import Layout, apply, observe

TABLES = (
    "koi-koi",
    "hana-awase",
    "hana-awase.4.oni_on",
    "nylon-ppong.2",
    "nylon-ppong.3",
    "nylon-ppong.4.korean-common",
    "nylon-ppong.5.bb",
    "nylon-ppong.6",
    "nylon-ppong.6.natural_off.ppong_own-turn-only",
)
SEEDS = 8
TRIES = 30  # of layings-out; one that ends the deal early is none
BUTTONS = ("stop", "koi-koi", "draw", "declare", "pass", "ppong", "triple")


@cache
def positions(head: str) -> tuple[tuple[Match, Played[Any]], ...]:
    """Decisions of the person's in first deals, before any card that lay open is hidden again."""
    random = Random(head)
    found = []
    for seed in range(SEEDS):
        shown = table.new(head, str(seed), ("random", "greedy")[seed % 2])
        while shown["view"]["phase"] not in ("over", "match-over"):
            match = Match.read(shown["match"])
            (now,) = match.replay()
            if getattr(now.state, "reshuffled", 0):
                break
            found.append((match, now))
            shown = table.act(shown["match"], random.choice(shown["view"]["actions"])["code"])
    assert len(found) > SEEDS
    return tuple(found)


def elsewhere(now: Played[Any], random: Random) -> Played[Any] | None:
    """The same deal as far as the person has seen it, the other cards laid out at random."""
    hidden = list(CardSet(observe(now.state, now.seat(0)).unseen))
    moved = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
    start = now.record.start()
    dealt = list(start.hands)
    if start.drawn:  # a dealer of five cards has drawn: that card still lies on the stock
        dealt[0] &= ~(1 << start.stock[0])
    hands = [CardSet.of(*(moved.get(card, card) for card in CardSet(hand))).mask for hand in dealt]
    stock = tuple(moved.get(card, card) for card in start.stock)
    layout = Layout(tuple(hands), getattr(start, "field", 0), stock, getattr(start, "seed", 0))
    record = Record(now.record.choice, layout, now.record.decisions)
    try:
        return replace(now, record=record, states=tuple(record.states()))
    except HanaError:  # there somebody would have been out, or a hand would have been special
        return None


def pairs(head: str, every: int = 1) -> Iterator[tuple[Match, Played[Any], Played[Any]]]:
    """Positions, each with another that looks the same to the person."""
    random = Random(head)
    for match, now in positions(head)[::every]:
        for _ in range(TRIES):
            if other := elsewhere(now, random):
                yield match, now, other
                break


@pytest.mark.parametrize("head", TABLES)
def test_what_is_shown_and_told_is_the_same_whatever_is_hidden(head: str) -> None:
    differ = 0
    for match, now, other in pairs(head):
        seat = now.seat(0)
        differ += now.state.hands != other.state.hands
        assert observe(now.state, seat) == observe(other.state, seat)
        assert view(match, (now,)) == view(match, (other,))
        opened = family(match.rules).opening
        if match.choice.game == "nylon-ppong":  # a capture game's opening shows the fields that were void
            assert opened(match, now) == opened(match, other)
        for at in range(len(now.record.decisions)):
            assert told(match, now, at) == told(match, other, at)
    assert differ > len(positions(head)) // 2


@pytest.mark.parametrize("head", TABLES)
def test_refusals_are_the_same_whatever_is_hidden(head: str) -> None:
    random = Random(head)
    refused = 0
    for match, now, other in pairs(head, 2):
        of, seen = family(match.rules), observe(now.state, now.seat(0))
        known = [card.code for card in CardSet(~seen.unseen & (1 << 48) - 1)]
        pressed = [{"button": button} for button in BUTTONS]
        pressed += [{"card": random.choice(known), "take": random.sample(known, n % 3)} for n in range(9)]
        for wish in pressed:
            said = [refusal(of, match, one, wish) for one in (now, other)]
            assert said[0] == said[1]
            refused += said[0] is not None
    assert refused > SEEDS


def refusal(of: Any, match: Match, now: Played[Any], wish: dict[str, Any]) -> tuple[str, str | None] | None:
    try:
        text = of.wish(now.state, wish)
        apply(now.state, read_action(match.rules, text, text, 0))
    except IllegalAction as error:
        return error.why, error.rule
    except HanaError as error:
        return str(error), None
    return None


@pytest.mark.parametrize("head", TABLES)
def test_advice_and_its_reasons_are_the_same_whatever_is_hidden(head: str) -> None:
    for match, now, other in pairs(head, 5):
        here, there = (observe(one.state, one.state.seat) for one in (now, other))
        advice = advise(here, Random(3).random, 2 * len(here.actions))
        assert advice == advise(there, Random(3).random, 2 * len(there.actions))
        names = seat_names(match, now)
        for action in here.actions:
            reasons = list(family(match.rules).because(here, action, names))
            assert reasons == list(family(match.rules).because(there, action, names))


RUMMIES = tuple(head for head in TABLES if head.startswith("nylon-ppong"))


def windows(now: Played[State]) -> Iterator[tuple[int, bool]]:
    """Every time a seat was asked to claim: the decision's number, and whether it could."""
    for at, state in enumerate(now.states):
        if state.phase is TO_CLAIM:
            yield at, len(legal_actions(state)) > 1


@pytest.mark.parametrize("head", RUMMIES)
def test_a_claim_window_tells_nothing_of_a_pair_that_was_kept(head: str) -> None:
    """Seats that held a pair and let the discard go look like seats that held none."""
    seen: Counter[tuple[bool, bool]] = Counter()
    for match, now, other in pairs(head):
        for (at, here), (same, there) in zip(windows(now), windows(other), strict=True):
            assert at == same
            if at < len(now.record.decisions) and isinstance(now.record.decisions[at], Pass):
                assert told(match, now, at) == told(match, other, at)
                seen[here, there] += 1
    assert seen[False, True] > 0
    assert seen[True, False] > 0


@pytest.mark.parametrize("head", RUMMIES)
def test_everybody_who_may_claim_answers_before_the_table_goes_on(head: str) -> None:
    """However many hold a pair, as many answers lie between a discard and what follows it."""
    for match, now in positions(head):
        rules = match.rules
        assert isinstance(rules, RummyRules)
        decisions = now.record.decisions
        offered = [at for at, decision in enumerate(decisions) if isinstance(decision, Discard)]
        for at, following in pairwise([*offered, len(decisions)]):
            passes = list(takewhile(lambda one: isinstance(one, Pass), decisions[at + 1 : following]))
            left = decisions[at + 1 + len(passes) : following]
            if not left or not isinstance(left[0], Ppong):  # unclaimed, or still asked
                assert len(passes) == rules.asked or following == len(decisions)
            else:
                assert len(passes) < rules.asked

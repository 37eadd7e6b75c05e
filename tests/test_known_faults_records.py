"""What went wrong in other card games when a deal was kept, sent, resumed or watched, tried on ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from configurations import configuration, named_sets
from console import said
from laws import layout_of, masks, walk

from hanacore import GAMES, Record, apply, observe, settle
from hanacore.match import dealt, replay
from hanacore.ruleset import Choice
from hanacore.shuffle import shuffled

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("slug", GAMES)
def test_a_deal_that_was_put_away_goes_on_where_it_stood(slug: str) -> None:
    """A saved game had lost whose turn it was, or its points, or would not load at all."""
    random = Random(3)
    for seed in range(170):
        choice = configuration(random, GAMES[slug])
        steps = walk(choice, seed)
        decisions = [action for _, action in steps if action is not None]
        kept_at = range(len(steps)) if seed < 5 else [random.randrange(len(steps))]
        cards = layout_of(steps[0][0]) if seed % 2 else seed
        for number in kept_at:
            text = str(Record(choice, cards, tuple(decisions[:number])))
            state = Record.parse(text).final()
            assert masks(state) == masks(steps[number][0])
            stood = steps[number][0]
            assert (state.seat, state.phase, state.end) == (stood.seat, stood.phase, stood.end)
            for action in decisions[number:]:
                state = apply(state, action)
            assert settle(state) == settle(steps[-1][0])


def test_a_drawn_deal_is_told_and_followed_by_another_dealer() -> None:
    """With no winner the summary failed, and the next dealer was reckoned from nobody."""
    choice, drawn = GAMES["koi-koi"].choose(), 0
    for seed in range(150):
        steps = walk(choice, seed)
        if settle(steps[-1][0]).winner is None:
            record = Record(choice, seed, tuple(action for _, action in steps if action is not None))
            told = said(f"verify {record}")
            assert told["totals"] == [0, 0]
            assert told["ended"] in ("KK-3.7", "KK-7.1", "KK-7.2")
            assert [seat["lines"] for seat in told["seats"]] == [[], []]
            assert record.rules.next_dealer(settle(record.final())) == (1, "KK-7.1")
            drawn += 1
    assert drawn > 3


@pytest.mark.parametrize("choice", list(named_sets()), ids=lambda c: f"{c.game}-{c.seats}-{c.ruleset.id}")
def test_what_a_player_sees_says_nothing_of_hidden_cards(choice: Choice) -> None:
    """The other hand could be read in what the page had been sent."""
    secret = {"hands", "stock", "drawn", "seed"}
    for state, _ in walk(choice, 11)[:-1]:
        for seat in range(choice.seats):
            seen = observe(state, seat)
            assert not secret & set(seen._fields)
            open_to_all = masks(state._replace(hands=(0,) * choice.seats, drawn=len(state.stock)))
            shown = seen.hand | sum(open_to_all)
            for field in seen:
                held = field if isinstance(field, tuple) else (field,)
                for value in held:
                    if type(value) is int and value >= 1 << 12:  # a set of cards and no count
                        assert value & ~shown == 0


def test_two_shuffles_differ_and_come_again() -> None:
    """Every shuffle took the same seed, so all were alike."""
    names = [f"{seed}/{number}" for seed in range(5) for number in range(5)]
    orders = [tuple(shuffled(name)) for name in names]
    assert len(set(orders)) == len(names)
    assert orders == [tuple(shuffled(name)) for name in names]


@pytest.mark.parametrize("slug", GAMES)
def test_a_seed_settles_who_deals_first_too(slug: str) -> None:
    """One link gave two friends the same cards and another first player."""
    choice = GAMES[slug].choose()
    dealers = set()
    for seed in range(30):
        start = [dealt(choice, seed, 1)]
        assert replay(choice, seed, start) == replay(choice, seed, start)
        dealers.add(replay(choice, seed, start)[0].dealer)
    assert dealers == set(range(choice.seats))


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_a_seed_deals_alike_in_every_process(hash_seed: str) -> None:
    """Deals hung on the order of a set, which is another in every run of the program."""
    code = (
        "from hanacore import GAMES\n"
        "from hanacore.commands import play\n"
        "from argparse import Namespace\n"
        "for slug in GAMES:\n"
        "    asked = dict(game=slug, seed='7', bots='greedy,random', set=[])\n"
        "    print(play(Namespace(**asked, rules=None, seats=None, deal=None)).data['record'])\n"
    )
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.split() == [said(f"play {slug} --seed 7")["record"] for slug in GAMES]

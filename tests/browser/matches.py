"""Matches for a person at the table to play, found with the engine: the same decisions, so the same match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, takewhile
from typing import Any, NamedTuple, TypeAlias

from hanacore import table

Shown: TypeAlias = dict[str, Any]  # what the engine answers: match, view, events
View: TypeAlias = dict[str, Any]
ONI = "11a"
CALL_FROM = 4  # cards in the hand with which koi-koi is called


class Step(NamedTuple):
    """A position and the decision made in it."""

    shown: Shown
    action: str

    @property
    def view(self) -> View:
        view: View = self.shown["view"]
        return view

    @property
    def ways(self) -> list[dict[str, Any]]:
        """What the card that is played might take."""
        card = next(one["card"] for one in self.view["actions"] if one["code"] == self.action)
        return [one for one in self.view["actions"] if one["card"] == card]


def start(seed: str, bot: str = "greedy", rules: str = "koi-koi") -> Shown:
    """A new match; ``rules`` is a game, or a choice of its rules as records write it."""
    return table.new(rules, seed, bot)


def act(shown: Shown, action: str) -> Shown:
    """One decision; `next` deals again."""
    if action == "next":
        return table.next_deal(shown["match"])
    return table.act(shown["match"], action)


def decide(view: View) -> str | None:
    """What our person does: points, else many cards; koi-koi with a long hand. None: the match is over."""
    phase = view["phase"]
    if phase == "match-over":
        return None
    if phase == "over":
        return "next"
    if phase == "call":
        return "k" if len(view["hand"]) >= CALL_FROM else "s"
    best = max(view["actions"], key=lambda one: (one["gain"], len(one["take"]), one["code"]))
    code: str = best["code"]
    return code


def steps(seed: str, rules: str = "koi-koi") -> Iterator[Step]:
    """The whole match, decision by decision."""
    shown = start(seed, rules=rules)
    while action := decide(shown["view"]):
        yield Step(shown, action)
        shown = act(shown, action)


@cache
def match(seed: str, rules: str = "koi-koi") -> tuple[Step, ...]:
    return tuple(steps(seed, rules))


@cache
def first_deal(seed: str, rules: str = "koi-koi") -> tuple[Step, ...]:
    """The steps of the first deal, without the one that leaves it."""
    return tuple(takewhile(lambda step: step.action != "next", steps(seed, rules)))


def is_choice(step: Step) -> bool:
    """A card of the hand that may take either of two."""
    return step.view["phase"] == "play" and len(step.ways) == 2


def is_turned_choice(step: Step) -> bool:
    return bool(step.view["phase"] == "take")


def is_triple(step: Step) -> bool:
    """A card of the hand that takes three."""
    return step.view["phase"] == "play" and len(step.ways[0]["take"]) == 3


def is_oni(step: Step) -> bool:
    """The wild card of the hand, which may take any of several."""
    return step.view["phase"] == "play" and step.ways[0]["card"] == ONI and len(step.ways) > 1


def is_turned_oni(step: Step) -> bool:
    return bool(step.view["phase"] == "take" and step.view["turned"] == ONI)


def is_call(step: Step) -> bool:
    return step.action == "k"


def seed_where(
    *kinds: Callable[[Step], bool],
    within: Callable[[str, str], tuple[Step, ...]] = match,
    rules: str = "koi-koi",
) -> str:
    """The first seed whose match, or first deal, has every kind of step that a test is about."""
    found = (seed for seed in map(str, count()) if all(any(map(kind, within(seed, rules))) for kind in kinds))
    return next(found)

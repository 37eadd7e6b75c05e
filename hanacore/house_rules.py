"""Options in plain words: the question a player would ask, and what each of its values says.

The words stand in ``options.json`` beside this module, and nowhere else: pages, calculators, the command line
and printed sheets all speak of a house rule by ``ask`` and ``told``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pkgutil import get_data
from types import MappingProxyType
from typing import Any, Final

from hanacore.games import AnyGame, game
from hanacore.names import name
from hanacore.ruleset import Choice, NamedSet, Option

# What a question is about, in the order in which a table agrees on it.
TOPICS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "deal": "The deal",
        "turn": "The turn",
        "calls": "Koi-koi or stop",
        "yaku": "The yaku",
        "oni": "The oni",
        "doubling": "Doubling",
        "stop": "The stop",
        "score": "The score",
        "match": "The match",
    }
)


@dataclass(frozen=True, slots=True)
class Words:
    """How people speak of one option; ``values`` are sentences without their full stop.

    ``usual`` says whose the default is: ``source`` where the game's own source plays so, ``default`` where it
    is silent and the choice is ours.
    """

    topic: str
    ask: str
    usual: str
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Change:
    """One house rule that is not the usual, and what it was before."""

    key: str
    value: str
    rule: str
    ask: str
    told: str
    was: str


@cache
def words() -> Mapping[str, Words]:
    """The words of every option by its key."""
    table: dict[str, dict[str, Any]] = json.loads(get_data("hanacore", "options.json") or b"{}")
    return MappingProxyType({key: Words(**entry) for key, entry in table.items()})


def ask(key: str) -> str:
    """The question that an option answers.

    >>> ask("kk.viewing")
    'Do the viewings count?'
    """
    return words()[key].ask


def told(key: str, value: str) -> str:
    """What a value of an option says, as a sentence without its full stop.

    >>> told("kk.viewing", "off")
    'Cherry viewing and moon viewing score nothing'
    >>> told("kk.lights", "15/8/7/6")
    'Five lights are 15, four 8, rainy four 7, three 6'
    """
    values = words()[key].values
    return values[value] if value in values else values["other"].format(*value.split("/"))


def changes(choice: Choice) -> tuple[Change, ...]:
    """In what a table differs from the game's usual rules, in the order of the options.

    >>> [change.told for change in changes(game("koi-koi").choose(ruleset="etohana"))][-1]
    'A match is 3 deals'
    """
    return tuple(
        [
            Change(
                option.key,
                choice[option.key],
                option.rule,
                ask(option.key),
                told(option.key, choice[option.key]),
                told(option.key, option.default),
            )
            for option in game(choice.game).options
            if choice[option.key] != option.default
        ]
    )


def players(one: AnyGame, option: Option, value: str) -> tuple[NamedSet, ...]:
    """The named sets of which it is known that they play by a value of an option.

    That is the game's own source for what is usual, unless the choice is ours, and every other set for what
    it says itself: where such a set says nothing, nothing is claimed of it.

    >>> koikoi = game("koi-koi")
    >>> [named.id for named in players(koikoi, koikoi.option("kk.viewing"), "1_then_3")]
    ['koi-koi-japan']
    >>> [named.id for named in players(koikoi, koikoi.option("kk.sake"), "both")]
    []
    """
    own, *others = one.sets
    found = [named for named in others if named.values.get(option.key) == value]
    theirs = value == option.default and words()[option.key].usual == "source"
    return tuple([own, *found] if theirs else found)


def question(one: AnyGame, choice: Choice, key: str) -> dict[str, Any]:
    """An option as a page asks for it: the question, the answers in words, and this table's."""
    option, value = one.option(key), choice[key]
    known = option.values
    if option.pattern:  # what other sets have, and what this table has
        others = [named.values[key] for named in one.sets if key in named.values]
        known = tuple(dict.fromkeys((*option.values, *others, value)))
    return {
        "key": key,
        "rule": option.rule,
        "ask": ask(key),
        "value": value,
        "changed": key in choice.changed,
        "values": [{"value": each, "words": told(key, each)} for each in known],
        "like": option.like,
    }


def set_note(named: NamedSet) -> str:
    """What is to be known of a named set beside its rules; nothing: its source says all of them."""
    if not named.plays:
        return "scores piles only: a rule of play is unknown"
    return "what its source leaves out is the game’s own source’s" if named.partial else ""


def in_short(choice: Choice) -> str:
    """A table's rules in short.

    >>> in_short(game("koi-koi").choose(options={"kk.viewing": "off"}))
    'Nintendo, 1 changed'
    """
    changed = f", {len(choice.changed)} changed" if choice.changed else ""
    return name(f"set.{choice.ruleset.id}") + changed

"""Every option has words, once: a question, and a sentence for each of its values."""

from __future__ import annotations

from collections import Counter

import pytest

from hanacore.games import GAMES
from hanacore.house_rules import TOPICS, Words, ask, changes, players, told, words
from hanacore.inventory import rule
from hanacore.ruleset import Option
from tests.console import run

OPTIONS = [option for game in GAMES.values() for option in game.options]
VALUES = [(option, value) for option in OPTIONS for value in option.values]


def test_every_option_has_words_and_no_words_lack_an_option() -> None:
    assert list(words()) == [option.key for option in OPTIONS]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_is_a_question(option: Option) -> None:
    said = words()[option.key]
    assert isinstance(said, Words)
    assert said.topic in TOPICS
    assert ask(option.key).endswith("?")
    assert option.key not in said.ask
    assert set(said.values) - {"other", "1"} <= set(option.values)
    assert ("other" in said.values) == bool(option.pattern)


@pytest.mark.parametrize(("option", "value"), VALUES, ids=lambda one: getattr(one, "key", one))
def test_every_value_is_a_sentence_of_its_own(option: Option, value: str) -> None:
    text = told(option.key, value)
    assert text[0].isupper()
    assert not text.endswith(".")
    assert "{" not in text
    assert "_" not in text
    assert Counter(told(option.key, other) for other in option.values)[text] == 1


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_whose_the_usual_is_agrees_with_the_clause(option: Option) -> None:
    clause = rule(option.rule)
    if clause.kind != "fact" and clause.provenance != "mixed" and option.key != "np.chongtong":
        assert words()[option.key].usual == clause.provenance


def test_a_number_is_told_too() -> None:
    assert told("kk.lights", "12/9/8/6") == "Five lights are 12, four 9, rainy four 8, three 6"
    assert (told("kk.deals", "1"), told("kk.deals", "6")) == ("A match is one deal", "A match is 6 deals")


def test_nothing_is_claimed_of_a_set_that_says_nothing() -> None:
    for game in GAMES.values():
        own, *others = game.sets
        for option in game.options:
            for value in option.values:
                for named in players(game, option, value):
                    assert named is own or named.values[option.key] == value
            for named in others:
                if value := named.values.get(option.key):
                    assert named in players(game, option, value)


def test_changes_are_what_differs_from_the_usual() -> None:
    koikoi = GAMES["koi-koi"]
    table = koikoi.choose(ruleset="fuda-wiki", options={"kk.month": "off", "kk.viewing": "1"})
    assert [change.key for change in changes(table)] == [
        *("kk.both_special", "kk.koikoi", "kk.lights", "kk.viewing", "kk.draw"),
    ]
    assert changes(koikoi.choose()) == ()


@pytest.mark.parametrize("slug", GAMES)
def test_the_command_line_says_it(slug: str) -> None:
    listed = run("rules", slug).out
    for option in GAMES[slug].options:
        assert ask(option.key) in listed
        for value in option.values:
            assert told(option.key, value) in listed
    assert told("kk.sake", "choose_one") in run("explain", "KK-6.c").out

"""The table of a game's house rules: each as a question, what is usual, what else may be agreed on.

[[options koi-koi]]

Questions and values in words are the package's own (hanacore.house_rules); none is typed here.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from site_pages import Site

from hanacore.games import game
from hanacore.house_rules import TOPICS, told, words
from hanacore.ruleset import Option


def _options(site: Site, slug: str) -> str:
    """By topic, in the order in which a table agrees on them."""
    order = list(TOPICS)
    options = sorted(game(slug).options, key=lambda option: order.index(words()[option.key].topic))
    topics = [
        {"name": TOPICS[topic], "rows": [_row(option) for option in found]}
        for topic, found in groupby(options, key=lambda option: words()[option.key].topic)
    ]
    return site.render("choices.html.j2", topics=topics)


def _row(option: Option) -> dict[str, Any]:
    said = words()[option.key]
    return {
        "key": option.key,
        "rule": option.rule,
        "ask": said.ask,
        "whose": said.usual,
        "usual": told(option.key, option.default),
        "others": [{"value": value, "told": told(option.key, value)} for value in option.values[1:]],
        "like": option.like,
    }


BLOCKS: dict[str, Callable[[Site, str], str]] = {"options": _options}

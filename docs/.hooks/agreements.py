"""Tables that players set up and compare: questions, prepared comparisons, and what is known of named sets.

Everything that needs no counting stands in the page; choices.json tells the widgets how a table is written.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from clauses import ID
from site_pages import Site, game_page

from hanacore import compare
from hanacore.cards import CardSet
from hanacore.games import GAMES, AnyGame
from hanacore.house_rules import TOPICS, players, told, words
from hanacore.names import name
from hanacore.ruleset import Option
from hanacore.sheet_of_paper import touched

HERE = Path(__file__).resolve().parent
_ANY = {"kk.lights": "20/19/18/17"}  # no price of them is usual
_KNOWN = HERE / "koi-koi-sets.toml"


def composer(site: Site, _: str) -> str:
    """Every question of every game, to be read without scripts and answered with them."""
    return site.render("composer.html.j2", games=[_game(one) for one in GAMES.values()])


def _game(one: AnyGame) -> dict[str, Any]:
    topics = []
    for topic, heading in TOPICS.items():
        asked = [_question(one, option) for option in one.options if words()[option.key].topic == topic]
        if asked:
            topics.append({"id": topic, "heading": heading, "questions": asked})
    return {
        "slug": one.slug,
        "name": name(f"game.{one.slug}"),
        "seats": one.seats,
        "usual": one.usual,
        "sets": [_set(one, named.id) for named in one.sets],
        "topics": topics,
    }


def _set(one: AnyGame, id_: str) -> dict[str, Any]:
    named = one.set(id_)
    return {
        "id": id_,
        "name": name(f"set.{id_}"),
        "whole": named.plays and not named.partial,
        "first": named is one.sets[0],
        "differs": len(named.values),
    }


def _question(one: AnyGame, option: Option) -> dict[str, Any]:
    said = words()[option.key]
    return {
        "key": option.key,
        "ask": said.ask,
        "rule": option.rule,
        "open": bool(option.pattern),
        "like": option.like,
        "default": option.default,
        "answers": [
            {
                "value": value,
                "told": told(option.key, value),
                "who": [name(f"set.{named.id}") for named in players(one, option, value)],
                "ours": value == option.default and said.usual == "default",
            }
            for value in _answers(one, option)
        ],
    }


def _answers(one: AnyGame, option: Option) -> list[str]:
    """The listed values, and of an open option also what named sets take."""
    named = [found.values[option.key] for found in one.sets if option.key in found.values]
    return [*dict.fromkeys([*option.values, *named])]


def comparisons(site: Site, _: str) -> str:
    """A prepared comparison for each game; hana-compare takes over for any other pile."""
    prepared = (
        compare.pile("koi-koi", "3H 3a 8H 8a 9T 9a 12H 12a"),
        compare.pile("hana-awase", "1H 1a 2T 2a 3H 3a 8H 8a 9T 9a 11H 11T"),
        compare.ending("nylon-ppong", ["1 3", "2 2", "5 5 5 6 6"], "stop:0"),
    )
    return site.render("comparisons.html.j2", prepared=[_prepared(one) for one in prepared])


def _prepared(found: dict[str, Any]) -> dict[str, Any]:
    data = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    return {
        "found": found,
        "name": name(f"game.{found['game']}"),
        "cards": [card.code for card in CardSet.parse(found.get("pile", ""))],
        "data": data.replace("&", "&amp;").replace("<", "&lt;"),
    }


def known_sets(site: Site, _: str) -> str:
    """Line by line, which of the named sets of Koi-Koi plays what, Nintendo's first."""
    data = tomllib.loads(_KNOWN.read_text(encoding="utf-8"))
    lines = [{**line, "values": _grouped(site, line["key"], data["set"])} for line in data["line"]]
    return site.render("known_sets.html.j2", lines=lines)


def _grouped(site: Site, key: str, sets: list[dict[str, str]]) -> list[dict[str, Any]]:
    """The sets by what they play: as the first set does, otherwise, and at last unknown."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for one in sets:
        source = site.cite(one["source"]) if "source" in one else None
        groups.setdefault(one[key], []).append({**one, "cite": source})
    usual = sets[0][key]
    same = [value for value in groups if value.startswith("= ")]
    order = [usual, *same, *[value for value in groups if value not in (usual, "?", *same)], "?"]
    return [
        {
            "value": value.removeprefix("= "),
            "clause": bool(re.fullmatch(ID, value.removeprefix("= "))),
            "differs": value not in (usual, "?", *same),
            "unknown": value == "?",
            "sets": groups[value],
        }
        for value in order
        if value in groups
    ]


def write_choices(site: Path) -> None:
    """choices.json: how a table's text is read and what it says, for pages that follow it without Python."""
    games = {slug: _choices(one) for slug, one in GAMES.items()}
    text = json.dumps(games, ensure_ascii=False, separators=(",", ":"))
    folder = site / "assets" / "hana"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "choices.json").write_text(text + "\n", encoding="utf-8")


def _touches(one: AnyGame, option: Option) -> dict[str, tuple[str, ...]]:
    """By value, the clauses that are played otherwise; ``other`` is any value beyond the listed ones."""
    found = {value: touched(option, value, one) for value in option.values[1:]}
    return found | {"other": touched(option, _ANY.get(option.key, option.default), one)}


def _choices(one: AnyGame) -> dict[str, Any]:
    return {
        "name": name(f"game.{one.slug}"),
        "seats": one.seats,
        "usual": one.usual,
        "rules": f"rules/{one.slug}/",
        "score": game_page("score", one.slug),
        "practice": game_page("practice", one.slug),
        "sets": [
            {
                "id": named.id,
                "name": name(f"set.{named.id}"),
                "whole": named.plays and not named.partial,
                "values": dict(named.values),
            }
            for named in one.sets
        ],
        "options": [
            {
                "key": option.key,
                "rule": option.rule,
                "ask": words()[option.key].ask,
                "default": option.default,
                "slugs": {value: option.slug(value) for value in option.values},
                "told": dict(words()[option.key].values),
                "pattern": option.pattern,
                "touches": _touches(one, option),
            }
            for option in one.options
        ],
    }


BLOCKS = {"composer": composer, "comparisons": comparisons, "known-sets": known_sets}

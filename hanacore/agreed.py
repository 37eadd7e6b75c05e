"""What a table has agreed on: its changes, whether they contradict each other, and one example of them.

A table is the head of a record, without its version: ``koi-koi.fuda-wiki.viewing_off``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from hanacore.cards import CardSet
from hanacore.errors import RulesError
from hanacore.examples import answered
from hanacore.games import game
from hanacore.house_rules import changes, told
from hanacore.names import name
from hanacore.notation import read_choice, written_choice
from hanacore.present import plain_line, title
from hanacore.ruleset import Choice

# Piles and ends of deals, the telling ones first: the example is the first that a table scores otherwise.
_PILES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "koi-koi": (
            "3H 3a 9T 9a",
            "3H 3a 8H 8a 9T 9a 12H 12a",
            "1H 1a 8H 8a 12H 12a",
            "1H 1a 3H 3a 8H 8a 11H 11a",
            "6T 6a 7T 7a 9T 9a 10T 10a 11T 11a",
            "2T 2a 3a 3b 4T 4a 5T 5a 8T 8a 9T 9a 12a 12b",
            "1a 1b 2a 2b 4a 4b 5a 5b 9T 9a",
            "1R 1a 2R 2a 3R 3a 6R 6a 9R 9a 10R 10a",
            "1H 1R 1a 1b",
            "1H 1a 3H 3a 8H 8a 12H 12a",
            "1H 1a 3H 3a 8H 8a 11H 11a 12H 12a",
            "3H 3a 9T 9a 11H 11T",
        ),
        "hana-awase": (
            "1a 1b 3H 3a 8H 8a 9T 9a",
            "3H 3a 9T 9a 11H 11T",
            "1H 1a 3H 3a 8H 8a 12H 12a",
            "1H 1a 2T 2a 3H 3a 8H 8a 12H 12b",
            "11H 11T 11R 11a",
            "1H 1a 3H 3a 8H 8a 11H 11a 12H 12a",
            "1a 1b 2a 2b",
        ),
    }
)
_ENDS: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (("1 3", "5 5 5 6 6"), "stop:0"),
    (("1 3", "2 2"), "stop:0"),
    (("8 9 10 12 7", "", "1 4 6 6 11"), "ppong:1:0"),
)
_SIX: Final = ("4 4 4 4 8 8", "3 3 3 3 7 9", "11 11 10 10 8 10", "12 12 12 11 11 8", "1 1 1 1 3 3")


def read(text: str) -> Choice:
    """The choice that a table's text names.

    >>> read("koi-koi.fuda-wiki")["kk.koikoi"]
    'unlimited'

    Raises:
        NotationError: the text names no table; ``at`` is the index where it goes wrong.
    """
    return read_choice(text, text, 0)


def view(choice: Choice) -> dict[str, Any]:
    """A choice for a page: how it is written, its changes in words, what contradicts it, and an example.

    >>> found = view(read("koi-koi.viewing_off"))
    >>> found["changes"][0]["told"], found["example"]["was"], found["example"]["total"]
    ('Cherry viewing and moon viewing score nothing', 5, 0)
    >>> view(read("koi-koi.seven_off.double-stack_x2-cap"))["problem"]["rule"]
    'KK-6.11'
    """
    one = game(choice.game)
    problem = None
    try:
        one.rules_of(choice)
    except RulesError as error:
        problem = {"message": str(error), "rule": error.rule, "between": _named_in(str(error), choice)}
    changed = changes(choice)
    return {
        "table": written_choice(choice),
        "game": choice.game,
        "name": name(f"game.{choice.game}"),
        "seats": choice.seats,
        "set": choice.ruleset.id,
        "set_name": name(f"set.{choice.ruleset.id}"),
        "plays": choice.ruleset.plays,
        "changes": [
            {
                "key": change.key,
                "value": change.value,
                "rule": change.rule,
                "ask": change.ask,
                "told": change.told,
                "was": change.was,
                "own": change.key in choice.changed,
            }
            for change in changed
        ],
        "problem": problem,
        "example": None if problem or not changed else example(choice),
    }


def _named_in(message: str, choice: Choice) -> list[dict[str, str]]:
    """The options that a message names, as this table plays them, in words."""
    return [
        {"key": option.key, "told": told(option.key, choice[option.key]), "rule": option.rule}
        for option in game(choice.game).options
        if re.search(rf"{re.escape(option.key)}\b", message)
    ]


def example(choice: Choice) -> dict[str, Any] | None:
    """A pile, or an end of a deal, that this table scores otherwise than the usual rules do, if we know one.

    >>> example(read("nylon-ppong.stop-bonus_ten-minus-sum"))["totals"]
    [-6, 12]
    """
    for block in _blocks(choice):
        try:
            was, now = answered(block), answered({**block, **_chosen(choice)})
        except RulesError:
            continue  # the one or the other cannot have come to this
        before = [one.sheet.total for one in was.scored]
        after = [one.sheet.total for one in now.scored]
        points = was.found.get("card_points"), now.found.get("card_points")
        if before == after and points[0] == points[1]:
            continue
        shown: dict[str, Any] = {
            "lines": [{**plain_line(line), **title(line.what)} for line in now.scored[0].sheet.lines],
            "was_lines": [{**plain_line(line), **title(line.what)} for line in was.scored[0].sheet.lines],
        }
        if "hand" in block:
            return shown | {"hand": block["hand"], "was": before[0], "total": after[0]}
        if "hands" in block:
            return shown | {
                "hands": block["hands"],
                "end": block["end"],
                "was_totals": before,
                "totals": after,
            }
        held = [card.code for card in CardSet.parse(block["pile"])]
        counts_points = before == after
        return shown | {
            "pile": held,
            "points": counts_points,
            "called": bool(block.get("opponent_called")),
            "was": points[0] if counts_points else before[0],
            "total": points[1] if counts_points else after[0],
        }
    return None


def _chosen(choice: Choice) -> dict[str, Any]:
    return {"rules": choice.ruleset.id, "options": dict(choice.changed)}


def _blocks(choice: Choice) -> Iterator[dict[str, Any]]:
    """Everything that may be tried, in the order of the telling ones."""
    if choice.game not in _PILES:
        for hands, end in _ENDS:
            shared = {"game": choice.game, "kind": "settlement", "seats": len(hands)}
            yield {**shared, "hands": list(hands), "end": end}
        for hand in _SIX:
            yield {"game": choice.game, "hand": hand}
        return
    for held in _PILES[choice.game]:
        yield {"game": choice.game, "pile": held, "seats": choice.seats}
    if choice.game == "koi-koi":
        for held in _PILES[choice.game]:
            yield {"game": choice.game, "pile": held, "opponent_called": True}

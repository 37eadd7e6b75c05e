"""What the practice table can be set up with: seats, sets, house rules, and who plays for the others."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from hanacore.advise import BOTS
from hanacore.errors import RulesError
from hanacore.games import game
from hanacore.house_rules import question, set_note, told
from hanacore.names import name
from hanacore.notation import read_choice, written_choice
from hanacore.ruleset import Choice

_BOTS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "greedy": ("Greedy", "plays for the next gain"),
        "random": ("Random", "plays anything that is legal"),
    }
)


def desk(table: str) -> dict[str, Any]:
    """What can be chosen at a table, and what contradicts itself there.

    >>> desk("hana-awase.4")["playing"], desk("koi-koi")["deals"]
    (4, 12)
    >>> desk("koi-koi.seven_off.double-stack_x2-cap")["contradiction"]["rule"]
    'KK-6.11'

    Raises:
        NotationError: the text names no table; ``at`` is the index where it goes wrong.
    """
    choice = read_choice(table, table, 0)
    one = game(choice.game)
    try:
        deals, contradiction = one.rules_of(choice).deals, None
    except RulesError as error:
        deals, contradiction = 0, {"text": _clash(error, choice), "rule": error.rule}
    if contradiction is None and not choice.ruleset.plays:
        contradiction = {
            "text": f"{name(f'set.{choice.ruleset.id}')} {set_note(choice.ruleset)}.",
            "rule": None,
        }
    return {
        "game": one.slug,
        "name": name(f"game.{one.slug}"),
        "table": written_choice(choice),
        "set": choice.ruleset.id,
        "sets": [
            {"id": named.id, "name": name(f"set.{named.id}"), "note": set_note(named)}
            for named in one.sets
            if named.plays
        ],
        "seats": list(one.seats),
        "playing": choice.seats,
        "options": [question(one, choice, key) for key in choice.values],
        "bots": [{"id": id_, "name": _BOTS[id_][0], "says": _BOTS[id_][1]} for id_ in _BOTS if id_ in BOTS],
        "deals": deals,
        "contradiction": contradiction,
    }


def _clash(error: RulesError, choice: Choice) -> str:
    """What does not go together, in the words of the house rules that the message names."""
    options = game(choice.game).options
    named = [one for one in options if re.search(rf"{re.escape(one.key)}\b", str(error))]
    if not named:
        return f"{str(error).removesuffix(f' ({error.rule})')}."
    said = "; ".join(told(one.key, choice[one.key]) for one in named)
    return f"These do not go together: {said}."

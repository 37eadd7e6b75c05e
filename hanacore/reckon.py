"""What a block of cards comes to, as plain data: the same for the command line and for the calculators."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hanacore.cards import CardSet
from hanacore.examples import Worked, answered
from hanacore.examples_block import Block
from hanacore.fishing import FishingRules
from hanacore.present import plain_line, remarks
from hanacore.score import ScoreSheet

OUTCOMES: Final = ("ended", "redeal")  # of a whole table: the clause by which


class Reckoned(NamedTuple):
    """A worked block, and what ``hanacore score --json`` prints of it."""

    worked: Worked
    data: dict[str, Any]


def reckon(block: Block) -> Reckoned:
    """Score the pile, the hand or the whole table of a block.

    >>> reckon({"pile": "3H 3a 9T 9a"}).data["seats"][0]["total"]
    5

    Raises:
        HanaError: the block cannot be read, or contradicts itself.
    """
    worked = answered(block)
    rules = worked.rules
    seats = [seat(n if one.seat is None else one.seat, one.sheet) for n, one in enumerate(worked.scored)]
    data: dict[str, Any] = {
        "game": rules.id,
        "rules": rules.ruleset,
        "options": dict(rules.options),
        "seats": seats,
    }
    if "card_points" in worked.found and len(seats) == 1:
        data["card_points"] = worked.found["card_points"]
    data |= {key: worked.found[key] for key in OUTCOMES if key in worked.found}
    pile = CardSet.parse(block["pile"]).mask if "pile" in block else 0
    if isinstance(rules, FishingRules) and (odd := remarks(rules, pile)):
        data["remarks"] = odd
    return Reckoned(worked, data)


def seat(number: int, sheet: ScoreSheet) -> dict[str, Any]:
    """A seat's lines and total as plain data."""
    return {"seat": number, "total": sheet.total, "lines": [plain_line(line) for line in sheet.lines]}

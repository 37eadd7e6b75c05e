"""Change one card and see: what the pages say a worked pile would score with a card less or more."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "docs" / ".hooks"))

from fences import fences
from one_card import changes

from hanacore import examples
from hanacore.cards import CardSet

PILES = [block for _, _, source in fences() if "pile" in (block := tomllib.loads(source))]


@pytest.mark.parametrize("block", PILES, ids=[block.get("title", "") for block in PILES])
def test_a_change_is_one_card_and_another_total(block: dict[str, object]) -> None:
    total = examples.work(block).scored[0].sheet.total
    pile = CardSet.parse(str(block["pile"])).mask
    for one in changes(block, total):
        assert (one.pile ^ pile).bit_count() == 1
        assert one.words.startswith("without " if one.pile < pile else "with ")
        again = {**block, "pile": str(CardSet(one.pile))}
        assert examples.work(again).scored[0].sheet.total == one.total != total


def test_the_curtain_is_what_a_viewing_misses() -> None:
    block = {"pile": "3H 3a 9T 9a", "opponent_called": True, "total": 10}
    less, more = changes(block, 10)
    assert (less.words, less.total) == ("without the curtain", 0)
    assert (more.words, more.total) == ("with the full moon", 40)

"""The pictures of the table, and what an example says before it begins."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hanacore.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "docs" / ".hooks"))

import tables  # noqa: E402  they live with the site's build
import told  # noqa: E402


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug in GAMES for seats in GAMES[slug].seats])
def test_all_cards_of_a_picture_lie_somewhere(slug: str, seats: int) -> None:
    dealt = tables._dealt(slug, seats)
    assert sum(dealt["hands"]) + dealt["field"] + dealt["stock"] == 48
    assert len(dealt["hands"]) == seats


def test_the_turn_goes_to_the_right_as_seen_from_above() -> None:
    """The dealer sits at the bottom; the next in turn is on the picture's right, the last on its left."""
    ring = tables.Ring(4)
    dealer, right, across, left = (ring.spot(seat) for seat in range(4))
    assert right.x > dealer.x > left.x
    assert dealer.y > right.y > across.y


def test_after_a_claim_the_claimers_neighbour_goes_on() -> None:
    found = tables.examples.answered(tables._CLAIM).found
    assert found["to_act"] == 3


@pytest.mark.parametrize(
    ("block", "says"),
    [
        ({}, []),
        ({"calls": [0, 2]}, ["The other player has called twice."]),
        ({"end": "stop:0"}, ["The dealer has stopped."]),
        (
            {"end": "ppong:1:0"},
            ["The other player has called ppong on a discard of the dealer, and is out."],
        ),
        ({"end": "exhausted"}, ["The stock is empty, and nobody claims any more."]),
        ({"laid": 1}, ["The other player laid the oni on the field."]),
    ],
)
def test_an_example_says_what_its_cards_do_not_show(block: dict[str, object], says: list[str]) -> None:
    assert told.before(2, block) == says

"""Change one card and see: of a worked pile, the card it would miss most and the card it lacks most."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from hanacore import examples
from hanacore.cards import DECK, CardSet, Mask, cards
from hanacore.present import the

STATED = {"lines", "total", "card_points", "cites", "title"}


class Change(NamedTuple):
    """A pile with one card less or more, what was done to it, and what it scores."""

    words: str
    pile: Mask
    total: int


def changes(block: dict[str, Any], total: int) -> list[Change]:
    """At most two changes of a pile that change its total, worked by the engine as the pile itself was."""
    pile = CardSet.parse(block["pile"]).mask
    elsewhere = CardSet.parse(block.get("field", "")).mask
    without = _worked(block, ((f"without {the(card)}", pile & ~(1 << card)) for card in cards(pile)))
    more = _worked(
        block, ((f"with {the(card)}", pile | 1 << card) for card in cards(DECK.mask & ~pile & ~elsewhere))
    )
    # A pile that still scores says more than one of which nothing is left.
    less = [one for one in without if one.total < total]
    less.sort(key=lambda one: (one.total == 0, one.total))
    gain = sorted((one for one in more if one.total > total), key=lambda one: -one.total)
    return less[:1] + gain[:1]


def _worked(block: dict[str, Any], piles: Iterable[tuple[str, Mask]]) -> list[Change]:
    given = {key: value for key, value in block.items() if key not in STATED}
    done = []
    for words, pile in piles:
        found = examples.work({**given, "pile": str(CardSet(pile)), "total": 0}).found
        done.append(Change(words, pile, int(str(found["total"]))))
    return done

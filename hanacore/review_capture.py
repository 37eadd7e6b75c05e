"""What speaks for or against a decision in a capture game, at first sight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanacore.cards import Card, Mask, cards
from hanacore.fishing import Action, Observation, Play, Take
from hanacore.narrate import formed, named, subject
from hanacore.present import the
from hanacore.score import Line
from hanacore.table_common import Shown


def because(seen: Observation, action: Action, names: Sequence[str]) -> Iterator[Shown]:
    """What speaks for or against a decision at first sight, each with its clause.

    What it makes at once, what it takes from under another player's hand, and what it leaves for one.
    """
    if not isinstance(action, Play | Take):
        return
    rules = seen.rules
    pile = seen.piles[seen.seat]
    card = action.card if isinstance(action, Play) else seen.turned
    assert card is not None, "a take is for a turned card"
    gained = action.take | 1 << card if action.take else 0
    for line in formed(rules, pile, pile | gained):
        yield {"text": f"It makes {named([line])}.", "rule": line.rule}
    left = seen.field & ~action.take | (0 if action.take else 1 << card)
    for seat, other in enumerate(seen.piles):
        if seat == seen.seat:
            continue
        who = subject(names[seat]) if names[seat] != "Computer" else "the computer"
        for taken, line in _wanted(seen, other, action.take):
            yield {"text": f"It keeps {the(taken)} from {who}: {named([line])}.", "rule": line.rule}
        for lying, line in _wanted(seen, other, left):
            yield {
                "text": f"It leaves {the(lying)}, with which {who} makes {named([line])}.",
                "rule": line.rule,
            }


def _wanted(seen: Observation, pile: Mask, among: Mask) -> Iterator[tuple[Card, Line]]:
    """The cards of ``among`` with which a pile would form a yaku, each with the first line that it would."""
    for card in cards(among):
        if lines := formed(seen.rules, pile, pile | 1 << card):
            yield card, lines[0]

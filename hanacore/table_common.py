"""What every family of games tells the practice table alike: who sits where, and what an event looks like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from hanacore.cards import Card, Mask
from hanacore.match import Played
from hanacore.narrate import subject
from hanacore.present import codes
from hanacore.table_match import YOU, Match

Shown: TypeAlias = dict[str, Any]


def seat_names(match: Match, now: Played[Any]) -> tuple[str, ...]:
    """The players' names by seat of a deal."""
    return tuple([match.names[now.player(seat)] for seat in range(match.choice.seats)])


def event(
    player: int | None, kind: str, says: str, *rules: str, card: Card | None = None, took: Mask = 0
) -> Shown:
    """Something that happened, as a page shows it and reads it out."""
    return {
        "player": player,
        "kind": kind,
        "card": None if card is None else card.code,
        "took": codes(took),
        "says": says,
        "rules": [rule for rule in rules if rule],
    }


def somebody(match: Match, player: int) -> str:
    """A player inside a sentence: ``you``, ``Aki``, ``the computer``."""
    name = match.names[player]
    return "you" if player == YOU else name if name != "Computer" else "the computer"


def agrees(match: Match, player: int, plain: str, third: str) -> str:
    """A player at the head of a sentence, with the verb that goes with them.

    >>> match = Match.new("hana-awase", "7", "greedy")
    >>> agrees(match, 0, "deal", "deals"), agrees(match, 1, "deal", "deals")
    ('You deal', 'Aki deals')
    """
    return f"{subject(match.names[player])} {plain if player == YOU else third}"


def by_player(now: Played[Any], of: Sequence[Any]) -> list[Any]:
    """What stands by seat of a deal, by players."""
    return [of[now.seat(player)] for player in range(len(of))]

"""What the practice table asks of a family of games; each family answers in a module of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from hanacore.fishing import FishingRules
from hanacore.match import Played
from hanacore.table_common import Shown
from hanacore.table_match import Match
from hanacore.verbs import Rules


class Family(Protocol):
    """What ``table_capture`` and ``table_rummy`` have in common; players are numbers, 0 the person."""

    def asks(self, state: Any, /) -> bool:
        """Whether the seat to act is asked, rather than moved past."""
        ...

    def opening(self, match: Match, now: Played[Any]) -> list[Shown]:
        """The events before the first decision of a deal, with the positions after them."""
        ...

    def happened(self, match: Match, now: Played[Any], at: int) -> list[Shown]:
        """The events that decision number ``at`` brought about."""
        ...

    def positions(self, now: Played[Any], at: int, told: Sequence[Mapping[str, Any]], /) -> Iterator[Shown]:
        """The position after each of these events."""
        ...

    def position(self, now: Played[Any], state: Any) -> Shown:
        """What the person sees lying on the table."""
        ...

    def part(self, match: Match, now: Played[Any], seen: Any) -> Shown:
        """What a view has of this family's own: what is asked, what may be decided, what lies there."""
        ...

    def player(self, now: Played[Any], seen: Any, number: int) -> Shown:
        """What is known of one player."""
        ...

    def met(self, seen: Any, actions: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
        """What may come up for the first time: a key, and the clause that explains it."""
        ...

    def wish(self, state: Any, pressed: Mapping[str, object]) -> str:
        """What was pressed, as records write it."""
        ...

    def measure(self, rules: Any, /) -> str:
        """What the points of a hint are, inside a sentence."""
        ...

    def called(self, seen: Any, action: Any, /) -> str:
        """A decision in a few words."""
        ...

    def choices(self, seen: Any) -> list[Shown]:
        """What may be decided now."""
        ...

    def because(self, seen: Any, action: Any, names: Sequence[str]) -> Iterator[Shown]:
        """What speaks for or against a decision at first sight, each with its clause."""
        ...

    def why(self, match: Match, now: Played[Any]) -> str:
        """Why a deal ended."""
        ...

    def winners(self, now: Played[Any]) -> list[int]:
        """Who did best in a deal."""
        ...

    def headline(self, match: Match, now: Played[Any]) -> str:
        """How a deal ended, in a few words."""
        ...


def family(rules: Rules) -> Family:
    """The family of these rules; one is loaded when it is asked for, since a page is about one game."""
    if isinstance(rules, FishingRules):
        from hanacore import table_capture

        return table_capture
    from hanacore import table_rummy

    return table_rummy

"""The ways to switch a clause off."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import Any
from unittest.mock import patch

from hanacore.score import ScoreSheet, Settlement

Around = Callable[[], AbstractContextManager[Any]]
Change = Callable[[Any], Any]


@dataclass(frozen=True)
class Switch:
    """One clause off: options that say the contrary, other rules, another engine."""

    options: Mapping[str, str] = field(default_factory=dict)
    change: Change = lambda rules: rules
    around: Around = nullcontext


class Ways:
    """The switches of one game, as they are written."""

    def __init__(self) -> None:
        self.made: dict[str, Switch] = {}

    def _add(self, clause: str, switch: Switch) -> None:
        assert clause not in self.made, f"{clause} is switched off in two ways"
        self.made[clause] = switch

    def option(self, clause: str, key: str, value: str) -> None:
        """A house rule says the contrary of the clause."""
        self._add(clause, Switch(options={key: value}))

    def rules(self, *clauses: str) -> Callable[[Change], Change]:
        """The function makes, of the usual ruleset, one without the clause."""

        def add(change: Change) -> Change:
            for clause in clauses:
                self._add(clause, Switch(change=change))
            return change

        return add

    def engine(self, *clauses: str) -> Callable[[Around], Around]:
        """The function's context manager is open while rules are made and the case is worked."""

        def add(around: Around) -> Around:
            for clause in clauses:
                self._add(clause, Switch(around=around))
            return around

        return add


@contextmanager
def patched(*places: tuple[Any, str, Any]) -> Iterator[None]:
    """Other values in several places: an object or module, the name of its attribute, what to put there."""
    if not places:
        yield
        return
    (target, name, value), *rest = places
    with patch.object(target, name, value), patched(*rest):
        yield


@contextmanager
def both(one: AbstractContextManager[None], other: AbstractContextManager[None]) -> Iterator[None]:
    """Two changes of the engine at once."""
    with one, other:
        yield


def settling(rules: Any, change: Callable[[Any, Settlement], Settlement]) -> Any:
    """The rules with another settlement: ``change`` is given the last state and the usual settlement."""
    return replace(rules, settle=lambda state: change(state, rules.settle(state)))


def scoring(rules: Any, change: Callable[[ScoreSheet, Any], ScoreSheet]) -> Any:
    """The rules of a capture game with other sheets: ``change`` is given the usual sheet and the pile."""
    return replace(rules, score=lambda pile, now: change(rules.score(pile, now), pile))


def sheets(settled: Settlement, change: Callable[[int, ScoreSheet], ScoreSheet]) -> Settlement:
    """A settlement with each seat's sheet changed."""
    return settled._replace(sheets=tuple([change(seat, one) for seat, one in enumerate(settled.sheets)]))

"""What a game offers before a card is dealt: how many may play, its options, its named sets.

An option is a house rule: it belongs to a clause, and its first value is the default. A named set is the
list of values that some source plays by; a game's first set is its own source. A choice of these makes a
frozen ruleset, the same object every time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, Generic, TypeVar

from hanacore.errors import RulesError, quoted

R = TypeVar("R")
_LINK: Final = str.maketrans({"_": "-", "/": "-", "+": "p"})
_KEPT: Final = 256  # rulesets that a game remembers
DEALS: Final = ("[1-9][0-9]?", "a number from 1 to 99")  # an option's pattern, and its words


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: the values it may take, the default first, and the clause it changes.

    ``pattern`` admits values beyond those listed, and ``like`` says which in words.

    >>> again = Option("kk.again", ("improved", "new_yaku_only"), "KK-5.3")
    >>> again.read("NEW_YAKU_ONLY"), again.slug("new_yaku_only")
    ('new_yaku_only', 'again_new-yaku-only')
    """

    key: str
    values: tuple[str, ...]
    rule: str
    pattern: str = ""
    like: str = ""

    @property
    def default(self) -> str:
        """The value where nobody chose."""
        return self.values[0]

    def read(self, text: object) -> str:
        """The value that a text names; case does not matter.

        Raises:
            RulesError: this option has no such value.
        """
        value = text.strip().lower() if isinstance(text, str) else ""
        if value in self.values or (self.pattern and re.fullmatch(self.pattern, value)):
            return value
        known = ", ".join(self.values) + (f" or {self.like}" if self.like else "")
        raise RulesError(f"{self.key} is {known}, not {quoted(text)}", self.rule)

    def slug(self, value: str) -> str:
        """Key and value in characters that a link may hold, as records write them."""
        return f"{self.key.partition('.')[2].translate(_LINK)}_{value.translate(_LINK)}"

    def linked(self, slug: str) -> str | None:
        """The value of which ``slug`` wrote the key and the value; None where it wrote no such thing.

        >>> Option("kk.lights", ("10/8/7/5",), "KK-6.1", "[0-9]+(/[0-9]+){3}").linked("lights_15-8-7-6")
        '15/8/7/6'
        """
        for value in self.values:
            if self.slug(value) == slug:
                return value
        value = slug.partition("_")[2].replace("-", "/")
        found = bool(self.pattern and re.fullmatch(self.pattern, value)) and self.slug(value) == slug
        return value if found else None


@dataclass(frozen=True, slots=True)
class NamedSet:
    """A published set of rules, as the option values in which it differs from the defaults.

    A set of which a rule of play is unknown scores piles only; nothing is guessed.
    """

    id: str
    values: Mapping[str, str] = field(hash=False)
    source: str  # its mark among the sources, such as S001
    plays: bool = True
    partial: bool = False  # what its source does not say is taken from the game's own source


@dataclass(frozen=True, slots=True)
class Choice:
    """A table's rules, settled: seats, set, and the value of every option."""

    game: str
    seats: int
    ruleset: NamedSet
    values: Mapping[str, str] = field(hash=False)  # of every option
    changed: Mapping[str, str] = field(hash=False)  # those that differ from the set's, in table order
    deal: int  # which deal of the match, from 1; stays 1 where no rule asks

    def __getitem__(self, key: str) -> str:
        return self.values[key]


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[R]):
    """A game's door: everything that can be chosen, and the ruleset that a choice makes.

    ``make`` raises ``RulesError`` where the values contradict each other. ``by_deal`` names the option whose
    rules, away from the default, depend on which deal of the match is played.
    """

    slug: str
    seats: tuple[int, ...]
    usual: int  # seats where nobody chose
    options: tuple[Option, ...]
    sets: tuple[NamedSet, ...]
    make: Callable[[Choice], R]
    by_deal: str = ""
    _made: dict[object, R] = field(default_factory=dict, repr=False)

    def rules(
        self,
        *,
        seats: int | None = None,
        ruleset: str | None = None,
        options: Mapping[str, str] = MappingProxyType({}),
        deal: int = 1,
    ) -> R:
        """The ruleset of a choice; whatever is left out is the game's usual.

        Raises:
            RulesError: too few or many seats, an unknown set, option or value, or values that contradict
                each other; the message names the clause.
        """
        return self.rules_of(self.choose(seats=seats, ruleset=ruleset, options=options, deal=deal))

    def rules_of(self, choice: Choice) -> R:
        """The ruleset of a choice of this game; raises as ``rules`` does."""
        key = choice.seats, choice.ruleset.id, tuple(choice.changed.items()), choice.deal
        if key not in self._made:
            made = self.make(choice)
            if len(self._made) >= _KEPT:
                self._made.clear()
            self._made[key] = made
        return self._made[key]

    def choose(
        self,
        *,
        seats: int | None = None,
        ruleset: str | None = None,
        options: Mapping[str, str] = MappingProxyType({}),
        deal: int = 1,
    ) -> Choice:
        """The same choice with every option's value filled in.

        Raises:
            RulesError: as ``rules``, save that contradictions are not looked for.
        """
        count = self.usual if seats is None else seats
        if type(count) is not int or count not in self.seats:
            raise RulesError(f"{self.slug} is for {_or(map(str, self.seats))} players, not {quoted(count)}")
        if type(deal) is not int or not 1 <= deal <= 99:
            raise RulesError(f"a deal of a match is a number from 1 to 99, not {quoted(deal)}")
        chosen = self.set(ruleset)
        own = {option.key: chosen.values.get(option.key, option.default) for option in self.options}
        values = dict(own)
        for key, text in options.items():
            values[key] = self.option(key).read(text)
        changed = {key: value for key, value in values.items() if value != own[key]}
        choice = Choice(self.slug, count, chosen, MappingProxyType(values), MappingProxyType(changed), 1)
        return self.for_deal(choice, deal)

    def for_deal(self, choice: Choice, number: int) -> Choice:
        """The choice for a later deal of the same match; the same one where no rule asks which deal it is."""
        if not self.by_deal or choice[self.by_deal] == self.option(self.by_deal).default:
            return choice
        return replace(choice, deal=number)

    def set(self, name: str | None) -> NamedSet:
        """A named set; the game's own source when no name is given.

        Raises:
            RulesError: no set has this name.
        """
        for one in self.sets:
            if name is None or one.id == name:
                return one
        known = ", ".join(one.id for one in self.sets)
        raise RulesError(f"{self.slug} has no rules called {quoted(name)}; it has {known}")

    def option(self, key: str) -> Option:
        """An option by its key.

        Raises:
            RulesError: no option has this key.
        """
        for one in self.options:
            if one.key == key:
                return one
        raise RulesError(
            f"{self.slug} has no option {quoted(key)}; it has {', '.join(one.key for one in self.options)}"
        )


def _or(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last

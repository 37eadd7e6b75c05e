"""Decisions and whole deals as text that fits a link.

    hc1~koi-koi~s7~3a.3H-5a-_9T-k-12b
    hc1~hana-awase.4.fuda-wiki.oni_on~s7~
    version ~ game ~ deal ~ decisions

Only URL-unreserved characters. The game is followed by what is not usual for it: the number of seats,
the named set, options as ``key_value``, and ``deal_3`` where the rules ask which deal of the match this
is. The deal is ``s`` and a seed, or ``d`` and explicit cards joined by ``_``: each hand, then the field
and the stock in order, or where there is no field the stock and the seed of its reshuffles. A record
holds decisions and no consequences, so replaying it cannot contradict the engine. What parses prints
back unchanged, and version 1 is read for ever.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hanacore.errors import HanaError, IllegalAction, NotationError, quoted
from hanacore.games import GAMES, AnyGame, game
from hanacore.ruleset import Choice
from hanacore.tokens import Deal, read_action, read_deal, written_deal
from hanacore.verbs import Action, Rules, State, apply, deal, lay_out

VERSION: Final = "hc1"
_LONGEST: Final = 20_000  # characters; the longest deal of any game takes a tenth of that
_LONGEST_CHOICE: Final = 1_000  # characters; every option of a game away from its default takes half of that


@dataclass(frozen=True, slots=True)
class Record:
    """One deal, from its cards to the last decision so far.

    >>> record = Record.parse("hc1~koi-koi~s7~")
    >>> record.choice.game, record == Record.of("koi-koi", 7), str(record)
    ('koi-koi', True, 'hc1~koi-koi~s7~')
    """

    choice: Choice
    deal: Deal
    decisions: tuple[Action, ...] = ()

    @classmethod
    def of(cls, slug: str, dealt: Deal, decisions: tuple[Action, ...] = ()) -> Record:
        """A record by the usual rules of a game.

        Raises:
            ProtocolError: no game has this slug.
        """
        return cls(game(slug).choose(), dealt, decisions)

    @property
    def game(self) -> str:
        """The slug of the game."""
        return self.choice.game

    @property
    def rules(self) -> Rules:
        """The rules it is played by.

        Raises:
            RulesError: the options contradict each other.
        """
        return game(self.game).rules_of(self.choice)

    def __str__(self) -> str:
        decisions = "-".join(map(str, self.decisions))
        return "~".join(
            [VERSION, written_choice(self.choice), written_deal(self.rules, self.deal), decisions]
        )

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record. Whether its decisions are legal is for ``states`` to say.

        Raises:
            NotationError: the text is no record; ``at`` is the index where it goes wrong.
        """
        if len(text) > _LONGEST:
            raise NotationError(text, _LONGEST, f"no deal takes more than {_LONGEST} characters")
        parts = text.split("~")
        if parts[0] != VERSION:
            raise NotationError(text, 0, f"a record begins with {VERSION}~")
        if len(parts) != 4:
            at = len(text) if len(parts) < 4 else len("~".join(parts[:4]))
            raise NotationError(text, at, "a record has four parts, version~game~deal~decisions")
        starts = [sum(len(part) + 1 for part in parts[:n]) for n in range(4)]
        choice = read_choice(text, parts[1], starts[1])
        try:
            rules = game(choice.game).rules_of(choice)
        except HanaError as error:
            raise NotationError(text, starts[1], str(error)) from None
        dealt = read_deal(rules, text, parts[2], starts[2])
        decisions: list[Action] = []
        at = starts[3]
        for token in parts[3].split("-") if parts[3] else ():
            decisions.append(read_action(rules, text, token, at))
            at += len(token) + 1
        record = cls(choice, dealt, tuple(decisions))
        if (written := str(record)) != text:
            at = next(
                (n for n, (a, b) in enumerate(zip(written, text, strict=False)) if a != b), len(written)
            )
            why = "a record is written in one way only: cards ascending, and nothing usual named"
            raise NotationError(text, at, why)
        return record

    def start(self) -> State:
        """The dealt cards, before any decision.

        Raises:
            RulesError: explicit cards are not a deal of this game, or its rules score piles only.
        """
        if isinstance(self.deal, int):
            return deal(self.rules, self.deal)
        return lay_out(self.rules, self.deal)

    def states(self) -> Iterator[State]:
        """The start and the state after each decision.

        Raises:
            IllegalAction: a decision that the rules forbid, by its number in the record.
        """
        state = self.start()
        yield state
        for number, action in enumerate(self.decisions, 1):
            try:
                state = apply(state, action)
            except IllegalAction as error:
                raise IllegalAction(f"decision {number}, {action},", error.rule or "", error.why) from None
            yield state

    def final(self) -> State:
        """The state after the last decision; raises as ``states`` does."""
        *_, last = self.states()
        return last


def written_choice(choice: Choice) -> str:
    """A game and what is not usual about it, as records name it.

    >>> written_choice(game("koi-koi").choose(ruleset="nintendo"))
    'koi-koi'
    """
    one = game(choice.game)
    parts = [one.slug]
    if choice.seats != one.usual:
        parts.append(str(choice.seats))
    if choice.ruleset is not one.sets[0]:
        parts.append(choice.ruleset.id)
    parts += [one.option(key).slug(value) for key, value in choice.changed.items()]
    if choice.deal != 1:
        parts.append(f"deal_{choice.deal}")
    return ".".join(parts)


def choice_of(text: str) -> Choice:
    """The choice that ``written_choice`` wrote: a table's rules as links name them.

    >>> choice_of("hana-awase.2.fuda-wiki.oni_on").seats
    2

    Raises:
        NotationError: there is no such game, set or option, something stands twice, or it is too long.
        RulesError: the options contradict each other.
    """
    choice = read_choice(text, text, 0)
    game(choice.game).rules_of(choice)
    return choice


def read_choice(text: str, part: str, at: int) -> Choice:
    """What ``written_choice`` wrote; ``part`` stands in ``text`` at the index ``at``.

    Raises:
        NotationError: there is no such game, set or option, something stands twice, or it is too long.
    """
    if len(part) > _LONGEST_CHOICE:
        longest = f"no table takes more than {_LONGEST_CHOICE} characters"
        raise NotationError(text, at + _LONGEST_CHOICE, longest)
    slug, *extras = part.split(".")
    if slug not in GAMES:
        raise NotationError(text, at, f"there is no game {quoted(slug)}")
    one = GAMES[slug]
    seats, ruleset, options, number = None, None, {}, 1
    at += len(slug) + 1
    for extra in extras:
        key, value = _named(one, extra)
        if key == "deal" and number == 1 and re.fullmatch("[0-9]{1,2}", value):
            number = int(value)
        elif key == "seats" and seats is None:
            seats = int(value)
        elif key == "set" and ruleset is None:
            ruleset = value
        elif "." in key and key not in options:
            options[key] = value
        else:
            raise NotationError(text, at, f"{slug} knows no {quoted(extra)}, or has it already")
        at += len(extra) + 1
    try:
        return one.choose(seats=seats, ruleset=ruleset, options=options, deal=number)
    except HanaError as error:
        raise NotationError(text, at - 1, str(error)) from None


def _named(one: AnyGame, extra: str) -> tuple[str, str]:
    """What kind of thing follows the game, and which."""
    if extra.isascii() and extra.isdigit() and len(extra) == 1:
        return "seats", extra
    if any(extra == named.id for named in one.sets):
        return "set", extra
    for option in one.options:
        if (value := option.linked(extra)) is not None:
            return option.key, value
    key, _, value = extra.partition("_")
    return key, value

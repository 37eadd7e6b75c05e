"""A match at the practice table as the page keeps it: plain data, and nothing else.

Player 0 is the person; the others follow in order of play, so the next player sits on the person's right.
A deal's seats count from its dealer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any, Final

from hanacore.advise import BOTS, Bot
from hanacore.errors import ProtocolError, RulesError, quoted
from hanacore.games import game
from hanacore.match import Played
from hanacore.match import replay as replay_match
from hanacore.notation import Record, choice_of, written_choice
from hanacore.ruleset import Choice
from hanacore.shuffle import read_seed, word
from hanacore.verbs import Action, Rules, State, observe

YOU: Final = 0
_OTHERS: Final = ("Aki", "Emi", "Ken", "Mio", "Ryo")  # alphabetical in order of play


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far: every decision of every deal, the last of which may be unfinished."""

    choice: Choice
    seed: int
    bots: tuple[str, ...]  # of the other players, in order of play
    deals: tuple[Record, ...]
    hands_open: bool = False  # all hands lie open, for learning
    alone: int | None = None  # one given deal and no match: the person's seat there

    def as_dict(self) -> dict[str, Any]:
        """The match as the page keeps it.

        >>> Match.new("koi-koi", "7", ["greedy"]).as_dict()["table"]
        'koi-koi'
        """
        return {
            "game": self.choice.game,
            "table": written_choice(self.choice),
            "seed": str(self.seed) if self.alone is None else "",
            "bots": list(self.bots),
            **({} if self.alone is None else {"alone": {"seat": self.alone}}),
            **({"open": True} if self.hands_open else {}),
            "deals": [str(record) for record in self.deals],
        }

    @classmethod
    def new(cls, table: str, seed: object, bots: Sequence[str] | str, *, hands_open: bool = False) -> Match:
        """A match of no deal yet; ``bots`` is one name for all others, or one for each.

        Raises:
            HanaError: the table, the seed or a computer player is none, or the rules only score piles.
        """
        choice = choice_of(table)
        rules = game(choice.game).rules_of(choice)
        if not rules.plays:
            raise RulesError(f"{rules.ruleset} scores piles only: how it is played is not wholly known")
        others = choice.seats - 1
        names = (bots,) * others if isinstance(bots, str) else tuple(bots)
        if len(names) != others:
            few = "one computer player" if others == 1 else f"{others} computer players"
            raise ProtocolError(f"this table needs {few}, not {len(names)}")
        for name in names:
            _bot(name)
        return cls(choice, read_seed(seed), names, (), hands_open)

    @classmethod
    def one_deal(
        cls, record: Record, seat: object, bots: Sequence[str] | str, *, hands_open: bool = False
    ) -> Match:
        """One given deal, with the person in a seat of it.

        >>> Match.one_deal(Record.parse("hc1~koi-koi~s7~"), 1, "greedy").as_dict()["alone"]
        {'seat': 1}

        Raises:
            HanaError: there is no such seat or computer player, or the rules only score piles.
        """
        # Cards that were laid out have no seed; the computers' chances then hang on the cards themselves.
        seed = record.deal if isinstance(record.deal, int) else word(str(replace(record, decisions=())))
        match = cls.new(written_choice(record.choice), str(seed), bots, hands_open=hands_open)
        if type(seat) is not int or not 0 <= seat < match.choice.seats:
            raise ProtocolError(
                f"a seat of this deal is a number from 0, who deals, to {match.choice.seats - 1}"
            )
        return replace(match, deals=(record,), alone=seat)

    @classmethod
    def read(cls, data: object) -> Match:
        """A match from what a page kept; whether its deals belong to it is for ``replay`` to say.

        What was kept when the table had one computer player and one set of rules, ``bot`` and no ``table``,
        is read for ever.

        Raises:
            HanaError: it is not a match; the line says why.
        """
        if not isinstance(data, Mapping):
            raise ProtocolError("a match is an object with a game, a seed, its players and its deals")
        slug, seed, deals = (data.get(key) for key in ("game", "seed", "deals"))
        bots = data.get("bots", data.get("bot"))
        sound = isinstance(bots, str) or (isinstance(bots, list) and all(isinstance(b, str) for b in bots))
        if not isinstance(slug, str) or not sound or not isinstance(deals, list):
            raise ProtocolError("this match lacks its game, its computer players or its deals")
        table = data.get("table", slug)
        if not isinstance(table, str):
            raise ProtocolError("this match lacks its table")
        game(slug)
        hands_open, alone = data.get("open") is True, data.get("alone")
        if alone is not None:
            if not isinstance(alone, Mapping) or len(deals) != 1 or not isinstance(deals[0], str):
                raise ProtocolError("a deal that stands alone is one record and the person's seat")
            match = cls.one_deal(Record.parse(deals[0]), alone.get("seat"), bots, hands_open=hands_open)
        else:
            match = cls.new(table, seed, bots, hands_open=hands_open)
        if match.choice.game != slug:
            raise ProtocolError(f"this match is {slug}, and its table plays {match.choice.game}")
        if match.alone is not None:
            return match
        most = match.rules.deals
        if not 1 <= len(deals) <= most or not all(isinstance(one, str) for one in deals):
            raise ProtocolError(f"a match has 1 to {most} deals, each a record")
        return match.with_deals(tuple(_record(text) for text in deals))

    @property
    def rules(self) -> Rules:
        """What is played."""
        return game(self.choice.game).rules_of(self.choice)

    @property
    def names(self) -> tuple[str, ...]:
        """How the players are called, the person first.

        >>> Match.new("hana-awase", "7", "greedy").names
        ('You', 'Aki', 'Emi')
        """
        return ("You", "Computer") if self.choice.seats == 2 else ("You", *_OTHERS[: self.choice.seats - 1])

    def with_deals(self, deals: tuple[Record, ...]) -> Match:
        """The same match with other records."""
        return replace(self, deals=deals)

    def with_last(self, decisions: Sequence[Action]) -> Match:
        """The same match with other decisions in its last deal."""
        last = self.deals[-1]
        record = Record(last.choice, last.deal, tuple(decisions))
        return self.with_deals((*self.deals[:-1], record))

    def replay(self) -> tuple[Played[Any], ...]:
        """Every deal, replayed.

        Raises:
            HanaError: a record is not the deal that the seed gives, follows one that is not over, or holds
                an illegal decision.
        """
        if self.alone is not None:
            (record,) = self.deals
            dealer = -self.alone % self.choice.seats
            return (Played(record.choice.deal, dealer, record, tuple(record.states())),)
        return replay_match(self.choice, self.seed, self.deals)

    def decides(self, now: Played[Any], state: State, made: int) -> Action:
        """What the computer player to act does, ``made`` decisions into the deal; the same every time."""
        name = self.bots[now.player(state.seat) - 1]
        random = Random(word(f"{self.seed}/{name}/{now.number}/{made}")).random
        action: Action = _bot(name)(observe(state, state.seat), random)
        return action


@lru_cache(maxsize=64)  # the page sends all deals of a match with every question
def _record(text: str) -> Record:
    return Record.parse(text)


def _bot(name: str) -> Bot:
    """The computer player of this name, or an error that lists them."""
    if name not in BOTS:
        raise ProtocolError(f"there is no computer player {quoted(name)}; there are {', '.join(BOTS)}")
    return BOTS[name]

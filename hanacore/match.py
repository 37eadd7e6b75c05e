"""A match: deals in a row, who deals them, and who has won.

Players are numbered from 0 and keep their numbers; a deal's seats count from its dealer, in order of
play. All of it is a function of the choice of rules, the match's seed and the records of its deals, so a
match is kept as these and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from hanacore.errors import ProtocolError
from hanacore.games import game
from hanacore.notation import Record
from hanacore.ruleset import Choice
from hanacore.score import Settlement
from hanacore.shuffle import word
from hanacore.succession import Standing, Succession
from hanacore.verbs import Rules, State, legal_actions, settle, void_deals

S = TypeVar("S", bound=State)


def deal_seed(seed: int, number: int) -> int:
    """The seed of a match's deal, counted from 1; frozen for ever, as shuffles are.

    >>> deal_seed(7, 1) == deal_seed(7, 1) != deal_seed(7, 2)
    True
    """
    return word(f"{seed}/deal/{number}")


def dealt(choice: Choice, seed: int, number: int) -> Record:
    """A match's deal, before any decision.

    >>> dealt(game("koi-koi").choose(), 7, 1).deal == deal_seed(7, 1)
    True
    """
    return Record(game(choice.game).for_deal(choice, number), deal_seed(seed, number))


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """One deal of a match, replayed; the last one may be unfinished."""

    number: int  # from 1
    dealer: int  # a player: whoever deals it in the end, should void deals have passed it on
    record: Record
    states: tuple[S, ...]  # the dealt one and the one after each decision

    @property
    def state(self) -> S:
        """Where the deal stands."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Whether it can be settled."""
        return not legal_actions(self.state)

    def player(self, seat: int) -> int:
        """Who sits in a seat of this deal."""
        return (seat + self.dealer) % self.state.rules.seats

    def seat(self, player: int) -> int:
        """Where a player sits in this deal."""
        return (player - self.dealer) % self.state.rules.seats

    @property
    def settlement(self) -> Settlement:
        """What every seat scores; raises ``RulesError`` while the deal is not over."""
        return settle(self.state)

    @property
    def totals(self) -> tuple[int, ...]:
        """Every player's points for the deal; raises as ``settlement`` does."""
        totals = self.settlement.totals
        return tuple(totals[self.seat(player)] for player in range(len(totals)))

    @property
    def succession(self) -> Succession:
        """The player who deals next, and the clause that says so; raises as ``settlement`` does."""
        following = self.state.rules.next_dealer(self.settlement)
        return Succession(self.player(following.seat), following.rule)


def replay(choice: Choice, seed: int, records: Sequence[Record]) -> tuple[Played[Any], ...]:
    """A match's deals in order, each with its dealer.

    >>> choice = game("koi-koi").choose()
    >>> [one.number for one in replay(choice, 7, [dealt(choice, 7, 1)])]
    [1]

    Raises:
        ProtocolError: a record is not the deal that the seed gives, or one follows a deal that is not over.
        HanaError: a decision is illegal, or the options contradict each other.
    """
    rules = game(choice.game).rules_of(choice)
    if not 1 <= len(records) <= rules.deals:
        raise ProtocolError(f"a match has 1 to {rules.deals} deals, each a record")
    played: list[Played[Any]] = []
    dealer = rules.first_dealer(seed).dealer
    for number, record in enumerate(records, 1):
        start = dealt(choice, seed, number)
        if (record.choice, record.deal) != (start.choice, start.deal):
            raise ProtocolError(f"deal {number} of this match is not the one that its seed gives")
        if played:
            if not played[-1].over:
                raise ProtocolError(f"deal {number - 1} of this match is not over, yet another follows it")
            dealer = played[-1].succession.seat
        if rules.redeal_passes:
            dealer = (dealer + len(void_deals(rules, deal_seed(seed, number)))) % rules.seats
        played.append(Played(number, dealer, record, _states(record)))
    return tuple(played)


@lru_cache(maxsize=64)  # every answer about a match asks for all its deals again
def _states(record: Record) -> tuple[State, ...]:
    return tuple(record.states())


def totals(played: Sequence[Played[Any]]) -> tuple[int, ...]:
    """Every player's points over the deals that are over."""
    ended = [one.totals for one in played if one.over]
    if not ended:
        seats: int = played[0].state.rules.seats
        return (0,) * seats
    return tuple(sum(points) for points in zip(*ended, strict=True))


def standing(played: Sequence[Played[Any]]) -> Standing:
    """Who is ahead, or has won once the last deal is over; several players when they are level."""
    rules: Rules = played[0].state.rules
    return rules.standing(totals(played))

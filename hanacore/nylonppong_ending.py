"""How a deal of Nylon-ppong ended, as text and as a value; whether the hands that are left allow it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from hanacore.errors import NotationError, RulesError
from hanacore.nylonppong_hands import hand_sum, packed, tally
from hanacore.rummy import End, RummyRules, Triples

# The seats that each way to end names, in order.
_NAMES: Final[Mapping[End, tuple[str, ...]]] = MappingProxyType(
    {
        End.STOPPED: ("seat",),
        End.DECLARED: ("seat",),
        End.PPONG: ("claimer", "discarder"),
        End.OUT: ("seat",),
        End.EXHAUSTED: (),
    }
)
BETWEEN_TURNS: Final = (2, 5)  # cards of a hand, NP-3.8


@dataclass(frozen=True, slots=True)
class Ending:
    """How a deal ended and by whom; ``fed_by`` discarded the card whose claim ended it.

    >>> Ending.parse("ppong:1:0")
    Ending(how=<End.PPONG: 'ppong'>, seat=1, fed_by=0)
    """

    how: End
    seat: int | None = None
    fed_by: int | None = None

    @classmethod
    def parse(cls, text: str) -> Ending:
        """Read ``stop:SEAT``, ``declare:SEAT``, ``ppong:CLAIMER:DISCARDER``, ``out:SEAT`` or ``exhausted``.

        Raises:
            NotationError: it is none of these.
        """
        word, *rest = text.split(":")
        how = next((end for end in End if end.value == word.strip().lower()), None)
        if how is None:
            known = ", ".join(":".join((end.value, *names)) for end, names in _NAMES.items())
            raise NotationError(text, 0, f"a deal ends by one of {known}")
        at, seats = len(word) + 1, list[int]()
        for name, part in zip(_NAMES[how], rest, strict=False):
            digits = part.strip()
            if not digits or digits.strip("0123456789") or len(digits) > 2:
                raise NotationError(text, at, f"the {name} is the number of a seat, from 0")
            seats.append(int(digits))
            at += len(part) + 1
        if len(rest) > len(seats):
            raise NotationError(text, at - 1, f"{how.value} names no further seat")
        if len(seats) < len(_NAMES[how]):
            raise NotationError(text, len(text), f"here :{_NAMES[how][len(seats)].upper()} is missing")
        return cls(how, *seats)

    def __str__(self) -> str:
        seats = [str(seat) for seat in (self.seat, self.fed_by) if seat is not None]
        return ":".join((self.how.value, *seats))


def check(rules: RummyRules, hands: Sequence[Sequence[int]], end: Ending) -> None:
    """Whether these hands, as months, can be what is left when a deal ends this way.

    Raises:
        RulesError: they cannot; the message names the clause.
    """
    if len(hands) != rules.seats:
        raise RulesError(f"there are {rules.seats} players and {len(hands)} hands", "NP-1.1")
    tally(month for hand in hands for month in hand)
    for seat in (end.seat, end.fed_by):
        if seat is not None and not 0 <= seat < rules.seats:
            raise RulesError(f"there is no seat {seat}; the seats are 0 to {rules.seats - 1}", "NP-1.1")
    for seat, hand in enumerate(hands):
        if seat != end.seat and len(hand) not in BETWEEN_TURNS:
            raise RulesError(
                f"seat {seat} holds {len(hand)} cards; a hand has five or two between turns", "NP-3.8"
            )
    if end.seat is not None:
        _check_ender(rules, hands[end.seat], end, end.seat)


def _check_ender(rules: RummyRules, hand: Sequence[int], end: Ending, seat: int) -> None:
    if end.how is End.STOPPED:
        if len(hand) != 2:
            raise RulesError(f"one stops with two cards, not with {len(hand)}", "NP-6.1")
        if hand_sum(hand) > rules.stop_limit:
            raise RulesError(
                f"one stops with {rules.stop_limit} or less, not with {hand_sum(hand)}", "NP-6.1"
            )
    elif end.how is End.DECLARED:
        if len(hand) != 6:
            raise RulesError(f"one declares six cards, not {len(hand)}", "NP-5.9")
        if not rules.yaku[packed(tally(hand))]:
            raise RulesError(f"{' '.join(map(str, sorted(hand)))} is no yaku", "NP-5.9")
    else:
        clause = "NP-4.6" if end.how is End.PPONG else "NP-3.6"
        if hand and (len(hand) != 3 or len(set(hand)) != 1):
            raise RulesError(
                f"seat {seat} holds {len(hand)} cards; whoever is out holds none, or three of one month",
                clause,
            )
        if end.how is End.OUT and rules.triples is Triples.NONE:
            raise RulesError("three of a month may not be laid down together", "NP-3.5")
        if end.how is End.PPONG and end.fed_by is not None:
            ahead = (seat - end.fed_by) % rules.seats
            if not ahead:
                raise RulesError("nobody claims a card of their own", "NP-4.3")
            if ahead > rules.asked:
                raise RulesError("only the next player may claim a discard", "NP-4.1")

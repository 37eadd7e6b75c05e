"""Decisions and whole deals as text that fits a link.

    hc1~koi-koi~s7~3a.3H-5a-_9T-k-12b
    version ~ game ~ deal ~ decisions

Only URL-unreserved characters. The deal is ``s`` and a seed, or ``d`` and explicit cards: each hand, the
field and the stock in order, joined by ``_``. A record holds decisions and no consequences, so replaying it
cannot contradict the engine. What parses prints back unchanged, and version 1 is read for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from hanacore.cards import CODES, Card, CardSet, Mask, read
from hanacore.errors import IllegalAction, NotationError, quoted
from hanacore.fishing import Action, Call, Play, State, Take, apply, deal, lay_out
from hanacore.games import GAMES, game
from hanacore.shuffle import SEEDS

VERSION: Final = "hc1"
_DIGITS: Final = "0123456789"


@dataclass(frozen=True, slots=True)
class Layout:
    """A deal by its cards: each hand, the field, and the stock from the next card down."""

    hands: tuple[Mask, ...]
    field: Mask
    stock: tuple[Card, ...]

    def __str__(self) -> str:
        sets = [str(CardSet(mask)) for mask in (*self.hands, self.field)]
        return "d" + "_".join([*sets, "".join(CODES[card] for card in self.stock)])


Deal: TypeAlias = int | Layout  # a seed, or the cards themselves


@dataclass(frozen=True, slots=True)
class Record:
    """One deal, from its cards to the last decision so far.

    >>> record = Record.parse("hc1~koi-koi~s7~")
    >>> str(record) == "hc1~koi-koi~s7~", record.game
    (True, 'koi-koi')
    """

    game: str
    deal: Deal
    decisions: tuple[Action, ...] = ()

    def __str__(self) -> str:
        dealt = f"s{self.deal}" if isinstance(self.deal, int) else str(self.deal)
        return "~".join([VERSION, self.game, dealt, "-".join(map(str, self.decisions))])

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record. Whether its decisions are legal is for ``states`` to say.

        Raises:
            NotationError: the text is no record; ``at`` is the index where it goes wrong.
        """
        parts = text.split("~")
        starts = [sum(len(part) + 1 for part in parts[:n]) for n in range(len(parts))]
        if parts[0] != VERSION:
            raise NotationError(text, 0, f"a record begins with {VERSION}~")
        if len(parts) != 4:
            at = len(text) if len(parts) < 4 else starts[4] - 1
            raise NotationError(text, at, "a record has four parts, version~game~deal~decisions")
        if parts[1] not in GAMES:
            raise NotationError(text, starts[1], f"there is no game {quoted(parts[1])}")
        dealt = _deal(text, parts[2], starts[2], game(parts[1]).rules().seats)
        decisions: list[Action] = []
        at = starts[3]
        for token in parts[3].split("-") if parts[3] else ():
            decisions.append(_action(text, token, at))
            at += len(token) + 1
        record = cls(parts[1], dealt, tuple(decisions))
        if (written := str(record)) != text:
            at = next(
                (n for n, (a, b) in enumerate(zip(written, text, strict=False)) if a != b), len(written)
            )
            raise NotationError(text, at, "a record is written in one way only, cards ascending")
        return record

    def start(self) -> State:
        """The dealt cards, before any decision.

        Raises:
            RulesError: explicit cards are not a deal of this game.
        """
        rules = game(self.game).rules()
        if isinstance(self.deal, int):
            return deal(rules, self.deal)
        return lay_out(rules, self.deal.hands, self.deal.field, self.deal.stock)

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


def action(text: str) -> Action:
    """Read one decision: ``3a``, ``3a.3H``, ``_9T``, ``k`` or ``s``.

    >>> action("k"), str(action("8H.8T8a8b"))
    (Call(go_on=True), '8H.8T8a8b')

    Raises:
        NotationError: it is none of these.
    """
    return _action(text, text, 0)


def _action(text: str, token: str, at: int) -> Action:
    if token == "k":
        return Call(True)
    if token == "s":
        return Call(False)
    if token.startswith("_"):
        return Take(_mask(text, token[1:], at + 1) or _nothing(text, at))
    played, dot, taken = token.partition(".")
    hand = [card for card, _ in _cards(text, played, at)]
    if len(hand) != 1:
        raise NotationError(text, at, "a decision plays one card, or is _card, k or s")
    take_at = at + len(played) + 1
    return Play(hand[0], _mask(text, taken, take_at) or _nothing(text, take_at) if dot else 0)


def _nothing(text: str, at: int) -> Mask:
    raise NotationError(text, at, "here the cards that are taken are missing")


def _deal(text: str, part: str, at: int, seats: int) -> Deal:
    if part[:1] == "s":
        digits = part[1:]
        if not digits or len(digits) > 20 or digits.strip(_DIGITS) or int(digits) >= SEEDS:
            raise NotationError(text, at, f"a seed is s and a whole number from 0 to {SEEDS - 1}")
        return int(digits)
    if part[:1] != "d":
        raise NotationError(text, at, "a deal is s and a seed, or d and the cards")
    sets = part[1:].split("_")
    if len(sets) != seats + 2:
        raise NotationError(
            text, at, f"an explicit deal has {seats} hands, the field and the stock, joined by _"
        )
    starts = [at + 1 + sum(len(earlier) + 1 for earlier in sets[:n]) for n in range(len(sets))]
    *masks, field = [_mask(text, one, start) for one, start in zip(sets[:-1], starts, strict=False)]
    stock = tuple(card for card, _ in _cards(text, sets[-1], starts[-1]))
    return Layout(tuple(masks), field, stock)


def _cards(text: str, part: str, at: int) -> list[tuple[Card, int]]:
    """The cards of one part of a text; errors speak of the whole text."""
    try:
        return list(read(part))
    except NotationError as error:
        raise NotationError(text, at + error.at, error.why) from None


def _mask(text: str, part: str, at: int) -> Mask:
    mask = 0
    for card, place in _cards(text, part, at):
        if mask >> card & 1:
            raise NotationError(text, at + place, f"the card {card} stands here twice")
        mask |= 1 << card
    return mask

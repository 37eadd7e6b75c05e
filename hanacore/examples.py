"""Worked examples: an author writes what they believe, and the engine says whether it agrees.

One schema serves the fences in the docs, the case files of the tests and the pages in the browser. A block is
a mapping (a TOML table) of one of five kinds:

``pile`` (when no kind is given)
    A captured pile and what it scores: ``pile``, ``opponent_called``; then ``lines`` and ``total``.
``settlement``
    How a deal ends. Either as dealt, ``hands`` and ``field`` (the ``field`` alone for a redeal); or with all
    hands empty, ``piles`` and ``calls``. Then ``redeal``, ``lines`` (the winner's), ``totals``, ``ended``,
    ``next_dealer``.
``play``
    A position and decisions: either a ``deck`` to deal, top card first, or ``hands``, ``field``, ``stock``
    (next card first), ``piles``, ``calls``, ``turn``; and ``actions``. Then ``redeal``, ``choices``,
    ``taken`` (what the last action brought), ``hands_after``, ``field_after``, ``piles_after``, ``phase``,
    ``ended``, ``lines``, ``totals``, ``next_dealer``, or ``illegal``: what forbids the last action.
``first``
    Two cards ``turned`` for the first deal: ``dealer``, a player, or ``again = true``; ``by``, the clause.
``match``
    Who deals: ``first``, a player, and ``winners``, a player or ``-`` a deal. Then ``dealers``, ``over``.

Cards that a position does not name lie at the bottom of the stock. Seat 0 is the dealer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hanacore.cards import DECK, CardSet, Mask, cards, read
from hanacore.errors import IllegalAction, RulesError, quoted
from hanacore.fishing import (
    CALL,
    OVER,
    PLAY,
    Circumstances,
    End,
    FishingRules,
    State,
    apply,
    from_deck,
    lay_out,
    legal_actions,
    settle,
)
from hanacore.games import game
from hanacore.present import sheet_view
from hanacore.score import ScoreSheet, Settlement
from hanacore.tokens import action

_ABOUT: Final = {"kind", "game", "id", "title", "source", "cites", "note"}
_GIVEN: Final = {
    "pile": {"pile", "opponent_called"},
    "settlement": {"hands", "field", "piles", "calls"},
    "play": {"deck", "hands", "field", "stock", "piles", "calls", "turn", "actions"},
    "first": {"turned"},
    "match": {"first", "winners"},
}
_STATED: Final = {
    "pile": {"lines", "total"},
    "settlement": {"redeal", "lines", "totals", "ended", "next_dealer"},
    "first": {"dealer", "again", "by"},
    "match": {"dealers", "over"},
    "play": {
        "redeal",
        "choices",
        "taken",
        "hands_after",
        "field_after",
        "piles_after",
        "phase",
        "ended",
        "lines",
        "totals",
        "next_dealer",
        "illegal",
    },
}


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One key of a block where the author and the engine differ; both as the block would write them."""

    key: str
    stated: object
    engine: object

    def __str__(self) -> str:
        return f"{self.key} = {self.stated!r}, but the engine says {self.engine!r}"


@dataclass(frozen=True, slots=True)
class Worked:
    """What the engine finds in a block, and every way in which the author disagrees."""

    kind: str
    game: str
    found: Mapping[str, object]  # the engine's answer under every key it can state
    sheet: ScoreSheet | None  # the scorer's, when there is one
    pile: Mask | None  # the pile that was scored
    view: Mapping[str, Any] | None  # the same sheet for people
    disagreements: tuple[Disagreement, ...]


def work(block: Mapping[str, Any]) -> Worked:
    """Evaluate one block.

    >>> work({"pile": "3H 3a 9T 9a", "total": 6}).disagreements[0].engine
    5

    Raises:
        HanaError: the block cannot be read, states nothing, or contradicts itself.
    """
    kind = _text(block, "kind", "pile")
    if kind not in _GIVEN:
        raise RulesError(f"a worked example is of kind {', '.join(_GIVEN)}, not {quoted(kind)}")
    for key in block:
        if key not in _ABOUT | _GIVEN[kind] | _STATED[kind]:
            known = ", ".join(sorted(_GIVEN[kind] | _STATED[kind]))
            raise RulesError(f"a {kind} example has no {quoted(key)}; it may have {known}")
    stated = [key for key in block if key in _STATED[kind]]
    if not stated:
        raise RulesError(f"the example states nothing; it may state {', '.join(sorted(_STATED[kind]))}")
    slug = _text(block, "game", "koi-koi")
    rules = game(slug).rules()
    found, sheet, pile = _KINDS[kind](rules, block)
    disagreements = tuple(
        Disagreement(key, block[key], found.get(key))
        for key in stated
        if not _agree(block[key], found.get(key))
    )
    view = None if sheet is None else sheet_view(rules, sheet, pile)
    return Worked(kind, slug, found, sheet, pile, view, disagreements)


def _agree(stated: object, engine: object) -> bool:
    """Equal, and of one type: ``true`` is no 1 and 5.0 is no 5."""
    if isinstance(stated, list) and isinstance(engine, list):
        return len(stated) == len(engine) and all(map(_agree, stated, engine))
    return type(stated) is type(engine) and stated == engine


_Found = tuple[dict[str, object], ScoreSheet | None, Mask | None]


def _pile(rules: FishingRules, block: Mapping[str, Any]) -> _Found:
    pile = CardSet.parse(_text(block, "pile")).mask
    called = block.get("opponent_called", False)
    if not isinstance(called, bool):
        raise RulesError(f"opponent_called is true or false, not {quoted(called)}")
    sheet = rules.score(pile, Circumstances(other_calls=int(called)))
    return {"lines": _lines(sheet), "total": sheet.total}, sheet, pile


def _settlement(rules: FishingRules, block: Mapping[str, Any]) -> _Found:
    if "hands" not in block and "field" not in block:
        state = _position(rules, block)._replace(phase=OVER, end=End.EXHAUSTED)
        if any(best and not calls for best, calls in zip(state.best, state.calls, strict=True)):
            raise RulesError("a yaku without a call would have ended the deal", rules.clauses["settle"])
        return _over(rules, state, {})
    if both := {"piles", "calls"} & block.keys():
        raise RulesError(f"as dealt there are no {' and no '.join(sorted(both))} yet")
    field = CardSet.parse(_text(block, "field"))
    hands = _masks(rules, block, "hands")
    if rule := rules.void(hands, field.mask):
        return {"redeal": rule}, None, None
    dealt = CardSet.of(*(card for mask in (*hands, field.mask) for card in cards(mask)))
    state = lay_out(rules, hands, field.mask, DECK - dealt)
    if state.phase is not OVER:
        raise RulesError("these hands are played: nothing is settled yet", rules.clauses["settle"])
    return _over(rules, state, {})


def _play(rules: FishingRules, block: Mapping[str, Any]) -> _Found:
    if "deck" in block and (both := (_GIVEN["play"] - {"deck", "actions"}) & block.keys()):
        raise RulesError(f"a deck deals everything; leave out {', '.join(sorted(both))}")
    state = before = _dealt(rules, block) if "deck" in block else _position(rules, block)
    if "deck" in block and (rule := rules.void(state.hands, state.field)):
        return {"redeal": rule}, None, None
    found: dict[str, object] = {}
    actions = [action(text) for text in _texts(block, "actions")]
    for number, one in enumerate(actions, 1):
        before = state
        try:
            state = apply(state, one)
        except IllegalAction as error:
            if number < len(actions):
                raise
            found["illegal"] = error.rule
    pile = state.piles[before.seat] & ~before.piles[before.seat]
    found |= {
        "choices": [str(one) for one in legal_actions(state)],
        "taken": CardSet(pile).spaced,
        "hands_after": [CardSet(mask).spaced for mask in state.hands],
        "field_after": CardSet(state.field).spaced,
        "piles_after": [CardSet(mask).spaced for mask in state.piles],
        "phase": state.phase.value,
    }
    if state.phase is OVER:
        return _over(rules, state, found)
    if state.phase is CALL:  # what stopping now would score
        pile = state.piles[state.seat]
        own = state.calls[state.seat]
        sheet = rules.score(pile, Circumstances(own, sum(state.calls) - own, state.field))
        return found | {"lines": _lines(sheet)}, sheet, pile
    return found, None, None


def _over(rules: FishingRules, state: State, found: dict[str, object]) -> _Found:
    settlement = settle(state)
    sheet = ScoreSheet() if settlement.winner is None else settlement.sheets[settlement.winner]
    found |= {
        "lines": _lines(sheet),
        "totals": list(settlement.totals),
        "ended": settlement.ended,
        "next_dealer": rules.next_dealer(settlement).seat,
    }
    scored = None if settlement.winner is None else state.piles[settlement.winner] or None
    return found, None if settlement.winner is None else sheet, scored


def _first(rules: FishingRules, block: Mapping[str, Any]) -> _Found:
    turned = [card for card, _ in read(_text(block, "turned"))]
    if len(turned) != 2 or turned[0] == turned[1]:
        raise RulesError("two different cards are turned for the first deal")
    dealers, by = rules.deals_first(turned)
    dealer = dealers[0] if len(dealers) == 1 else None
    return {"dealer": dealer, "again": dealer is None, "by": by}, None, None


def _match(rules: FishingRules, block: Mapping[str, Any]) -> _Found:
    winners = _text(block, "winners").split()
    dealer = block.get("first", 0)
    if (
        set(winners) - {"0", "1", "-"}
        or type(dealer) is not int
        or dealer not in (0, 1)
        or len(winners) > rules.deals
    ):
        raise RulesError(f"winners are 0, 1 or - for at most {rules.deals} deals, and first is 0 or 1")
    dealers = [dealer]
    for winner in winners:
        seat = None if winner == "-" else (int(winner) - dealer) % 2
        following = rules.next_dealer(Settlement((), "", seat))
        dealer = (following.seat + dealer) % 2
        dealers.append(dealer)
    return {"dealers": dealers[: rules.deals], "over": len(winners) == rules.deals}, None, None


_KINDS: Final[Mapping[str, Callable[[FishingRules, Mapping[str, Any]], _Found]]] = {
    "pile": _pile,
    "settlement": _settlement,
    "play": _play,
    "first": _first,
    "match": _match,
}


def _dealt(rules: FishingRules, block: Mapping[str, Any]) -> State:
    top = [card for card, _ in read(_text(block, "deck"))]
    return from_deck(rules, (*top, *(DECK - CardSet.of(*top))))


def _position(rules: FishingRules, block: Mapping[str, Any]) -> State:
    """A position from the cards a block names; the others lie at the bottom of the stock."""
    hands = _masks(rules, block, "hands")
    piles = _masks(rules, block, "piles")
    field = CardSet.parse(_text(block, "field", ""))
    next_cards = [card for card, _ in read(_text(block, "stock", ""))]
    named = CardSet.of(*(card for mask in (*hands, *piles, field.mask) for card in cards(mask)), *next_cards)
    stock = (*next_cards, *(DECK - named))
    if len(stock) < sum(len(CardSet(mask)) for mask in hands):
        raise RulesError("the stock is too short: every card played turns one", rules.clauses["turn"])
    calls = block.get("calls", [0] * rules.seats)
    if (
        not isinstance(calls, list)
        or len(calls) != rules.seats
        or not all(type(n) is int and n >= 0 for n in calls)
    ):
        raise RulesError(
            f"calls has one whole number for each of the {rules.seats} seats, not {quoted(calls)}"
        )
    turn = block.get("turn", 0)
    if type(turn) is not int or not 0 <= turn < rules.seats:
        raise RulesError(f"turn is a seat from 0 to {rules.seats - 1}, not {quoted(turn)}")
    best = tuple(rules.yaku.points(pile) for pile in piles)
    return State(rules, hands, field.mask, stock, 0, piles, best, tuple(calls), turn, PLAY, None, None, None)


def _lines(sheet: ScoreSheet) -> list[str]:
    return [str(line) for line in sheet.lines]


def _text(block: Mapping[str, Any], key: str, default: str | None = None) -> str:
    value = block.get(key, default)
    if not isinstance(value, str):
        raise RulesError(
            f"{key} is text, not {quoted(value)}" if key in block else f"the example lacks {key!r}"
        )
    return value


def _texts(block: Mapping[str, Any], key: str) -> list[str]:
    value = block.get(key, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise RulesError(f"{key} is a list of texts, not {quoted(value)}")
    return value


def _masks(rules: FishingRules, block: Mapping[str, Any], key: str) -> tuple[Mask, ...]:
    texts = _texts(block, key) or [""] * rules.seats
    if len(texts) != rules.seats:
        raise RulesError(f"{key} has one text for each of the {rules.seats} seats, not {len(texts)}")
    return tuple(CardSet.parse(text).mask for text in texts)

"""What happened and what could happen in a rummy, in sentences for a player.

A card that another seat draws is never named: an event knows whose eyes it is for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hanacore.cards import Card, CardSet, Mask
from hanacore.narrate import verb
from hanacore.nylonppong_hands import Hand, hand_sum
from hanacore.nylonppong_words import made
from hanacore.present import all_of, codes, the
from hanacore.rummy import (
    OVER,
    Action,
    Declare,
    Discard,
    Draw,
    Observation,
    Pass,
    Ppong,
    RummyRules,
    State,
    Stop,
    Triple,
)
from hanacore.rummy_actions import counts, out

Shown = dict[str, Any]


class Happened(NamedTuple):
    """One thing that a decision brought about; ``seat`` is None where it is nobody's doing."""

    seat: int | None
    kind: str
    card: Card | None  # the one that moved, where the person may see it
    took: Mask
    says: str
    rule: str | None


def worth(hand: Mask) -> int:
    """What a hand counts if the deal ends now.

    >>> worth(CardSet.parse("9T 9R 9a 1H 2T").mask)
    3
    """
    return hand_sum(Hand.of(CardSet(hand)).months)


def events(before: State, after: State, names: Sequence[str], you: int) -> Iterator[Happened]:
    """What one decision brought about, for the eyes of seat ``you``; ``names`` are the players' by seat.

    A pass is not told: it says nothing that the next draw or claim does not.
    """
    deeds = after.log[len(before.log) :]
    fresh = after.reshuffled > before.reshuffled
    for seat, deed in deeds:
        if isinstance(deed, Draw) and fresh:
            yield _reshuffled(after)
        if isinstance(deed, Draw):
            (card,) = CardSet(after.hands[seat] & ~before.hands[seat])
            yield drew(before.rules, seat, names[seat], card if seat == you else None)
        elif not isinstance(deed, Pass):
            yield _did(before, deed, seat, names[seat], after.phase is OVER)
    if fresh and not any(isinstance(deed, Draw) for _, deed in deeds):
        yield _reshuffled(after)


def _reshuffled(after: State) -> Happened:
    clauses = after.rules.clauses
    rule = clauses["reshuffle" if after.reshuffled == 1 else "again"]
    says = "The stock is used up; the cards laid down are shuffled and become the new one."
    return Happened(None, "reshuffle", None, 0, says, rule)


def drew(rules: RummyRules, seat: int, who: str, card: Card | None) -> Happened:
    """A draw; ``card`` is None where the person does not see it."""
    what = "a card" if card is None else _valued(rules, card)
    return Happened(seat, "draw", card, 0, f"{verb(who, 'draw')} {what}.", None)


def _valued(rules: RummyRules, card: Card) -> str:
    return f"{the(card)}, worth {rules.worth[card >> 2]}"


def _did(before: State, deed: Action, seat: int, who: str, ends: bool) -> Happened:
    """What a seat did to the cards that all can see."""
    clauses = before.rules.clauses
    end = ", and out." if ends else "."
    match deed:
        case Discard(card):
            says = f"{verb(who, 'lay')} down {_valued(before.rules, card)}."
            return Happened(seat, "discard", card, 0, says, None)
        case Ppong(mask):
            assert before.shown is not None, "a claim is for a card that was just laid down"
            says = f"{verb(who, 'claim')} {the(before.shown)} with {all_of(mask)}: ppong{end}"
            return Happened(seat, "ppong", before.shown, mask, says, clauses["out" if ends else "claim"])
        case Triple(mask):
            says = f"{verb(who, 'lay')} down {all_of(mask)}, three of one month{end}"
            rule = clauses["triple-out" if ends else "triple"]
            return Happened(seat, "triple", None, mask, says, rule)
        case Declare():
            says = f"{verb(who, 'declare')} {yaku(before.rules, before.hands[seat])}."
            return Happened(seat, "declare", None, 0, says, clauses["declare"])
        case _:
            says = f"{verb(who, 'stop')} with {worth(before.hands[seat])}."
            return Happened(seat, "stop", None, 0, says, clauses["stop"])


def yaku(rules: RummyRules, hand: Mask) -> str:
    """The yaku of six cards, inside a sentence."""
    return made(rules.yaku[counts(hand)])


def choices(seen: Observation) -> list[Shown]:
    """What the observer may do now, each with what it leaves in the hand."""
    return [_choice(seen, action) for action in seen.actions]


def _choice(seen: Observation, action: Action) -> Shown:
    kind, mask, says = _offer(seen, action)
    card = action.card if isinstance(action, Discard) else seen.shown if isinstance(action, Ppong) else None
    left = seen.hand & ~(1 << card if isinstance(action, Discard) and card is not None else mask)
    return {
        "code": str(action),
        "kind": kind,
        "card": None if card is None else card.code,
        "take": codes(mask),
        "says": says,
        "gain": worth(seen.hand) - worth(left),
    }


def _offer(seen: Observation, action: Action) -> tuple[str, Mask, str]:
    """A decision: its kind, the cards that go with it, and what it does in words."""
    match action:
        case Discard(card):
            return "discard", 0, f"Leaves {worth(seen.hand & ~(1 << card))} in hand."
        case Triple(mask):
            then = "you are out" if out(seen.hand & ~mask) else "then one more card"
            return "triple", mask, f"Lays down {all_of(mask)}; {then}."
        case Ppong(mask):
            left = seen.hand & ~mask
            then = "you are out" if out(left) else f"leaves {worth(left)}, then one more card goes"
            return "ppong", mask, f"With {all_of(mask)}: {then}."
        case Declare():
            points = str(sum(line.value for line in seen.rules.yaku[counts(seen.hand)])).replace("-", "−")
            return "declare", 0, f"Ends the deal: {yaku(seen.rules, seen.hand)}, {points} for you."
        case Draw():
            return "draw", 0, "Draws the top card of the stock."
        case Stop():
            return "stop", 0, f"Ends the deal with {worth(seen.hand)} in hand."
        case _:
            return "pass", 0, "Leaves it to the others."

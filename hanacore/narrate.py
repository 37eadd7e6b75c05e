"""What happened and what could happen, in sentences for a player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from hanacore.cards import Card, Mask
from hanacore.fishing import Action, Call, FishingRules, Observation, Play, State, settle
from hanacore.present import all_of, codes, listed, the, title
from hanacore.score import Line, Op

COMPUTER: Final = 1  # players: 0 is the person at the page


def formed(rules: FishingRules, before: Mask, after: Mask) -> tuple[Line, ...]:
    """The lines that a pile gained or raised."""
    old = {line.what: line.value for line in rules.yaku.lines(before)}
    return tuple(line for line in rules.yaku.lines(after) if line.value > old.get(line.what, 0))


def named(lines: Iterable[Line]) -> str:
    """Lines inside a sentence; what merely further cards add goes without saying beside their yaku.

    >>> from hanacore import CardSet, koikoi
    >>> named(koikoi.score(CardSet.parse("3H 6T 7T 9T 10T").mask).lines[:3])
    'cherry viewing, and boar, deer and butterflies'
    """
    whats = [line.what for line in lines if line.op is Op.ADD]
    main = [what for what in whats if not what.startswith("further-")] or whats
    words = [listed(title(what)["name"].split(", ")) for what in main]
    words = [word[0].lower() + word[1:] for word in words]
    return ", and ".join(words) if any(" and " in word for word in words) else listed(words)


def choices(seen: Observation) -> list[dict[str, Any]]:
    """What the observer may do now, each with what it takes and what that is worth."""
    pile, rules = seen.piles[seen.seat], seen.rules
    found: list[dict[str, Any]] = []
    for action in seen.actions:
        if isinstance(action, Call):
            found.append({"code": str(action), "card": None, "take": [], "says": _call(action), "gain": 0})
            continue
        card = action.card if isinstance(action, Play) else seen.turned
        assert card is not None, "a choice for a turned card comes with that card"
        gained = pile | action.take | 1 << card if action.take else pile
        worth = rules.yaku.points(gained) - rules.yaku.points(pile)
        found.append(
            {
                "code": str(action),
                "card": card.code,
                "take": codes(action.take),
                "says": _effect(rules, action.take, pile, gained, worth),
                "gain": worth,
            }
        )
    return found


def _call(action: Call) -> str:
    return "Call koi-koi and play on." if action.go_on else "Stop and score."


def _effect(rules: FishingRules, take: Mask, pile: Mask, gained: Mask, worth: int) -> str:
    if not take:
        return "Stays on the field."
    text = f"Takes {all_of(take)}"
    made = formed(rules, pile, gained)
    if not made:
        return f"{text}."
    what = named(made)
    more = "more " if rules.yaku.points(pile) else ""  # a greater yaku adds less than it is worth
    return f"{text}: {what}, {worth} {more}point{'' if worth == 1 else 's'}."


def events(before: State, action: Action, after: State, player: int) -> list[dict[str, Any]]:
    """The half-turns that one decision brought about, as a page shows and reads them out."""
    seat = before.seat
    if isinstance(action, Call):
        kind = "call" if action.go_on else "stop"
        verb = _verb(player, "call koi-koi" if action.go_on else "stop")
        return [_event(player, kind, None, 0, f"{verb}.")]
    gained = after.piles[seat] & ~before.piles[seat]
    if isinstance(action, Play):
        start = f"{_verb(player, 'play')} {the(action.card)}"
        happened = [_event(player, "play", action.card, action.take, _laid(start, player, action.take))]
        turned = before.stock[before.drawn]
        took = gained & ~action.gain & ~(1 << turned)
        start = f"{_verb(player, 'turn')} {the(turned)}"
        if after.turned is None:
            happened.append(_event(player, "turn", turned, took, _laid(start, player, took)))
        else:
            happened.append(_event(player, "turn", turned, 0, f"{start}, which matches two on the field."))
        return happened
    turned_card = before.turned
    assert turned_card is not None, "a take is for a turned card"
    text = f"{_verb(player, 'take')} {all_of(action.take)} with {the(turned_card)}."
    return [_event(player, "take", turned_card, action.take, text)]


def _event(player: int, kind: str, card: Card | None, took: Mask, says: str) -> dict[str, Any]:
    shown = None if card is None else card.code
    return {"player": player, "kind": kind, "card": shown, "took": codes(took), "says": says}


def _verb(player: int, verb: str) -> str:
    if player != COMPUTER:
        return f"You {verb}"
    first, _, rest = verb.partition(" ")
    return f"Computer {first}s {rest}".rstrip()


def _laid(start: str, player: int, took: Mask) -> str:
    if not took:
        return f"{start}, it stays."
    return f"{start}, {'takes' if player == COMPUTER else 'take'} {all_of(took)}."


def why(said: Mapping[str, str], state: State, before: Mask, winner: int | None, caller: int | None) -> str:
    """Why a deal ended, in one sentence. ``before`` is the winner's pile before the last turn.

    ``said`` is the game's own sentence for each clause that ends a deal. ``winner`` and ``caller`` are
    players, not seats.
    """
    settlement = settle(state)
    made = ""
    if state.winner is not None:
        scored = settlement.sheets[state.winner].lines  # all there is when the dealt hand scored
        lines = formed(state.rules, before, state.piles[state.winner]) or scored
        made = named(lines)
    told = said[settlement.ended]
    return told.format(
        who="The computer" if winner == COMPUTER else "You",
        who_was="The computer was" if winner == COMPUTER else "You were",
        made=made[:1].upper() + made[1:] if told.startswith("{made}") else made,
        caller="the computer's" if caller == COMPUTER else "your",
    )

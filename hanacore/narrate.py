"""What happened and what could happen, in sentences for a player.

Players are told by name; the person at the page is called ``You``, and sentences agree with that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from hanacore.captures import TURNS
from hanacore.cards import Card, Mask
from hanacore.fishing import Action, Call, FishingRules, Observation, Play, State, settle
from hanacore.koikoi_words import CALLER_SCORES, DEALER_SCORES
from hanacore.present import all_of, codes, listed, the, title
from hanacore.score import Line, Op

_YOU: Final = "You"


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


def events(before: State, action: Action, after: State, names: Sequence[str]) -> list[dict[str, Any]]:
    """The half-turns that one decision brought about, as a page shows and reads them out.

    ``names`` are the players' by seat. ``player`` of an event is the seat; the table makes a player of it.
    """
    seat, clauses = before.seat, before.rules.clauses
    who = names[seat]
    if isinstance(action, Call):
        kind, does = ("call", "call koi-koi") if action.go_on else ("stop", "stop")
        return [_event(seat, kind, None, 0, f"{verb(who, does)}.", clauses["call"])]
    happened: list[dict[str, Any]] = []
    if isinstance(action, Play):
        start = f"{verb(who, 'play')} {_card(before.rules, action.card)}"
        rule = _rule(before.rules, action.card, action.take)
        happened.append(_event(seat, "play", action.card, action.take, _laid(start, who, action.take), rule))
    else:
        assert before.turned is not None, "a take is for a turned card"
        text = f"{verb(who, 'take')} {all_of(action.take)} with {_card(before.rules, before.turned)}."
        rule = _rule(before.rules, before.turned, action.take) or clauses["choose"]
        happened.append(_event(seat, "take", before.turned, action.take, text, rule))
    for turner, card, took in _turns(before, action, after):
        who = names[turner]
        start = f"{verb(who, 'turn')} {_card(before.rules, card)}"
        if took is None:
            what = "takes any card" if _is_wild(before.rules, card) else "matches two on the field"
            rule = _rule(before.rules, card, 0) or clauses["choose"]
            happened.append(_event(turner, "turn", card, 0, f"{start}, which {what}.", rule))
        else:
            rule = _rule(before.rules, card, took)
            happened.append(_event(turner, "turn", card, took, _laid(start, who, took), rule))
    return happened


def _turns(before: State, action: Action, after: State) -> Iterator[tuple[int, Card, Mask | None]]:
    """Every card turned after a decision: the seat, the card, what it took; None where that is to be chosen.

    More than one where the stock is played out after the last hand card, each by the next seat.
    """
    wild, seat = before.rules.wild, before.seat
    field = before.field ^ (action.swap if isinstance(action, Play) else action.take)  # type: ignore[union-attr]
    if not isinstance(action, Play):
        seat = (seat + 1) % len(before.hands)
    for drawn in range(before.drawn, after.drawn):
        card = before.stock[drawn]
        if wild is None:
            options = TURNS[card][field >> (card & 60) & 15]
        else:
            options = wild.turns(card, field, drawn + 1 == len(before.stock))
        take, *others = (option.take for option in options)
        if others:
            yield seat, card, None
            return
        yield seat, card, take
        field ^= take or 1 << card
        seat = (seat + 1) % len(before.hands)


def _is_wild(rules: FishingRules, card: Card) -> bool:
    return rules.wild is not None and card == rules.wild.card


def _card(rules: FishingRules, card: Card) -> str:
    return "the oni" if _is_wild(rules, card) else the(card)


def _rule(rules: FishingRules, card: Card, took: Mask) -> str | None:
    """The clause that a half-turn shows, where it shows more than that a card takes its month."""
    if _is_wild(rules, card):
        return rules.clauses["wild"]
    if rules.wild is not None and took == rules.wild.bit:
        return rules.clauses["wild-lies"]
    return rules.clauses["all"] if took.bit_count() == 3 else None


def _event(
    player: int, kind: str, card: Card | None, took: Mask, says: str, rule: str | None
) -> dict[str, Any]:
    shown = None if card is None else card.code
    return {
        "player": player,
        "kind": kind,
        "card": shown,
        "took": codes(took),
        "says": says,
        "rules": [rule] if rule else [],
    }


def verb(who: str, does: str) -> str:
    """A player at the head of a sentence, with what they do.

    >>> verb("You", "call koi-koi"), verb("Computer", "call koi-koi")
    ('You call koi-koi', 'The computer calls koi-koi')
    """
    if who == _YOU:
        return f"You {does}"
    first, _, rest = does.partition(" ")
    return f"{subject(who)} {first}s {rest}".rstrip()


def _laid(start: str, who: str, took: Mask) -> str:
    if not took:
        return f"{start}, it stays."
    return f"{start}, {'take' if who == _YOU else 'takes'} {all_of(took)}."


def subject(who: str) -> str:
    """A player at the head of a sentence.

    >>> subject("Computer"), subject("Aki"), subject("You")
    ('The computer', 'Aki', 'You')
    """
    return "The computer" if who == "Computer" else who


def why(said: Mapping[str, str], state: State, before: Mask, names: Sequence[str]) -> str:
    """Why a deal ended, in one sentence. ``before`` is the winner's pile before the last turn.

    ``said`` is the game's own sentence for each clause that ends a deal; ``names`` are the players' by seat.
    """
    settlement = settle(state)
    winner, ended = settlement.winner, settlement.ended
    if winner is not None and any(line.what == "oyaken" for line in settlement.sheets[winner].lines):
        return DEALER_SCORES
    if winner is not None and ended == "KK-7.2":
        return CALLER_SCORES
    made = ""
    if state.winner is not None:
        scored = settlement.sheets[state.winner].lines  # all there is when the dealt hand scored
        lines = formed(state.rules, before, state.piles[state.winner]) or scored
        made = named(lines)
    told = said[ended]
    callers = [seat for seat, calls in enumerate(state.calls) if calls]
    who = "" if winner is None else subject(names[winner])
    caller = "" if not callers else names[callers[0]]
    return told.format(
        who=who,
        who_was=f"{who} {'were' if who == _YOU else 'was'}",
        made=made[:1].upper() + made[1:] if told.startswith("{made}") else made,
        caller="your" if caller == _YOU else "the computer's" if caller == "Computer" else f"{caller}'s",
    )

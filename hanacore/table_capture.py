"""What is a capture game's own at the practice table: the field, the piles, and stop or koi-koi."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from hanacore.cards import Mask
from hanacore.errors import ProtocolError
from hanacore.fishing import (
    CALL,
    OVER,
    PLAY,
    TAKE,
    Action,
    Call,
    Circumstances,
    FishingRules,
    Observation,
    Play,
    State,
    void_deals,
)
from hanacore.hanaawase_words import ENDED as HANA_AWASE_ENDED
from hanacore.koikoi_words import ENDED as KOI_KOI_ENDED
from hanacore.koikoi_words import before_a_call
from hanacore.match import Played
from hanacore.narrate import choices, events, formed, named
from hanacore.narrate import why as why_it_ended
from hanacore.present import chips, codes, listed, sheet_view, the
from hanacore.review_capture import because
from hanacore.table_board import board, boards, by_kind, void
from hanacore.table_common import Shown, agrees, event, seat_names
from hanacore.table_match import YOU, Match

_ENDED: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {"koi-koi": KOI_KOI_ENDED, "hana-awase": HANA_AWASE_ENDED}
)


def asks(_: State) -> bool:
    """Whether the seat to act is asked: here always."""
    return True


def opening(match: Match, now: Played[State]) -> list[Shown]:
    """What happens before the first card of a deal: lopsided fields, and who deals."""
    rules = now.state.rules
    told: list[Shown] = []
    dealt = now.record.deal
    for field, rule in void_deals(rules, dealt) if isinstance(dealt, int) else ():
        one = event(None, "redeal", "The field is lopsided, so the same dealer deals again.", rule)
        told.append(one | {"rule": rule, "field": codes(field), "board": void(field, rules.seats)})
    first = "" if now.state.phase is OVER else f" and {'play' if now.dealer == YOU else 'plays'} first"
    one = event(now.dealer, "deal", f"{agrees(match, now.dealer, 'deal', 'deals')}{first}.")
    told.append(one | {"board": board(now, now.states[0])})
    return told


def happened(match: Match, now: Played[State], at: int) -> list[Shown]:
    """What decision number ``at`` brought about, by players."""
    found = events(now.states[at], now.record.decisions[at], now.states[at + 1], seat_names(match, now))  # type: ignore[arg-type]
    return [each | {"player": now.player(each["player"]), "at": at} for each in found]


positions = boards
position = board


def part(match: Match, now: Played[State], seen: Observation) -> Shown:
    """What a view has for capture games only."""
    own = seen.phase is CALL and seen.to_act == seen.seat
    return {
        "family": "fishing",
        "low_wins": False,
        "ask": _ask(seen),
        "actions": choices(seen),
        "field": codes(seen.field),
        "turned": None if seen.turned is None else seen.turned.code,
        "laid": _laid(now, seen),
        "calls": [seen.calls[now.seat(one)] for one in range(match.choice.seats)],
        "decision": _decision(match, now, seen) if own else None,
    }


def player(now: Played[State], seen: Observation, number: int) -> Shown:
    """What is known of one player."""
    rules, seat = seen.rules, now.seat(number)
    pile = seen.piles[seat]
    return {
        "pile": by_kind(pile),
        "count": pile.bit_count(),
        "points": None if rules.card_points is None else rules.card_points(pile),
        "chips": chips(rules, pile, _others(seen.piles, seat)),
        "calls": seen.calls[seat],
        "ppongs": 0,
    }


def _laid(now: Played[State], seen: Observation) -> Shown | None:
    """The wild card while it lies on the field, and whose it is then (HA-7.15)."""
    wild = seen.rules.wild
    if wild is None or not seen.field & wild.bit:
        return None
    return {"card": wild.card.code, "player": now.player(seen.laid)}


def _others(piles: Sequence[Mask], seat: int) -> Mask:
    together = 0
    for other, pile in enumerate(piles):
        together |= pile if other != seat else 0
    return together


def _ask(seen: Observation) -> Shown | None:
    """What the person is asked, in words, and the clause that asks it."""
    clauses = seen.rules.clauses
    if seen.phase is PLAY:
        return {"text": "Your turn. Choose a card of your hand.", "rule": clauses["turn"]}
    if seen.phase is TAKE and seen.turned is not None:
        wild = seen.rules.wild is not None and seen.turned == seen.rules.wild.card
        rule = clauses["wild-turned" if wild else "choose"]
        return {"text": f"You turned {the(seen.turned)}. Choose the card it takes.", "rule": rule}
    if seen.phase is CALL:
        return {"text": "Your turn is complete. Stop, or call koi-koi.", "rule": clauses["call"]}
    return None


def _open(found: list[Shown]) -> list[Shown]:
    """The chips that another card can still fill."""
    return [chip for chip in found if not chip["blocked"] and chip["have"] < chip["need"]]


def pile_before_turn(now: Played[State], seat: int) -> Mask:
    """A seat's pile when its last turn began."""
    for before, one in zip(reversed(now.states[:-1]), reversed(now.record.decisions), strict=False):
        if before.seat == seat and not isinstance(one, Call) and before.turned is None:
            return before.piles[seat]
    return 0


def _decision(match: Match, now: Played[State], seen: Observation) -> Shown:
    rules, seat = seen.rules, seen.seat
    pile, theirs = seen.piles[seat], _others(seen.piles, seat)
    made = formed(rules, pile_before_turn(now, seat), pile)
    calls = seen.calls
    sheet = rules.score(pile, Circumstances(calls[seat], sum(calls) - calls[seat], seen.field))
    return {
        "title": f"You made {named(made)}",
        "sheet": sheet_view(rules, sheet, pile),
        "stop": {"code": "s", "says": f"score {sheet.total} now"},
        "call": {"code": "k", "says": f"{sheet.total} is not banked"},
        "yours": _open(chips(rules, pile, theirs)),
        "theirs": _open(chips(rules, theirs, pile)),
        "notes": [{"rule": rule, "text": text} for rule, text in before_a_call(match.choice.values)],
    }


def met(seen: Observation, actions: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """What a learner may meet here for the first time: a key, and the clause that explains it."""
    clauses, wild = seen.rules.clauses, seen.rules.wild
    if seen.phase is CALL:
        yield "stop", clauses["call"]
    if wild is not None:
        if seen.turned == wild.card and actions:
            yield "oni-turned", clauses["wild-turned"]
        if seen.hand & wild.bit:
            yield "oni", clauses["wild"]
        if seen.field & wild.bit:
            yield "oni-field", clauses["wild-lies"]
    own = [one for one in actions if wild is None or one["card"] != wild.card.code]
    if any(len(one["take"]) == 3 for one in own):  # the fourth takes them all
        yield "triple", clauses["all"]
    cards = [one["card"] for one in own if one["take"]]
    if len(set(cards)) < len(cards):
        yield "two", clauses["choose"]


_BUTTONS: Final[Mapping[str, str]] = MappingProxyType({"stop": "s", "koi-koi": "k"})


def wish(state: State, pressed: Mapping[str, object]) -> str:
    """What was pressed, as records write it; a turned card names itself only by what it is to take."""
    card, take, button = pressed.get("card"), pressed.get("take"), pressed.get("button")
    if isinstance(button, str) and button in _BUTTONS:
        return _BUTTONS[button]
    if isinstance(card, str) and isinstance(take, list) and all(isinstance(code, str) for code in take):
        taken = "".join(take)
        if state.turned is not None and card == state.turned.code:
            return f"_{taken}"
        return f"{card}.{taken}" if taken else card
    raise ProtocolError("a wish is a decision, a card and what it is to take, or a button")


def measure(rules: FishingRules) -> str:
    """What the points of a hint are; see ``sampled.Value``."""
    return "your points less the other’s" if rules.settle_piles is None else "your points"


def called(seen: Observation, action: Action) -> str:
    """A decision in a few words."""
    if isinstance(action, Call):
        return "Koi-koi" if action.go_on else "Stop"
    card = action.card if isinstance(action, Play) else seen.turned
    assert card is not None, "a take is for a turned card"
    words = the(card)
    return words[:1].upper() + words[1:]


def why(match: Match, now: Played[State]) -> str:
    """Why a deal ended, in one sentence."""
    winner = now.settlement.winner
    before = 0 if winner is None else pile_before_turn(now, winner)
    return why_it_ended(_ENDED[match.choice.game], now.state, before, seat_names(match, now))


def winners(now: Played[State]) -> list[int]:
    """Who scored in a deal, or where all do, who has the most; nobody where nothing was paid."""
    if not any(now.totals):
        return []
    if now.state.rules.settle_piles is None:  # one player scores
        winner = now.settlement.winner
        return [] if winner is None else [now.player(winner)]
    return [number for number, total in enumerate(now.totals) if total == max(now.totals)]


def headline(match: Match, now: Played[State]) -> str:
    """How a deal ended, in a few words."""
    if now.state.rules.settle_piles is None:
        winner = now.settlement.winner
        if winner is None:
            return "Nobody scores"
        return f"{agrees(match, now.player(winner), 'score', 'scores')} {max(now.totals)}"
    if not any(now.totals):
        return "Nobody is ahead"
    best = winners(now)
    if len(best) > 1:
        return f"{listed([match.names[number] for number in best])} share the deal"
    return f"{agrees(match, best[0], 'have', 'has')} the most"


__all__ = [
    "asks",
    "because",
    "called",
    "choices",
    "happened",
    "headline",
    "measure",
    "met",
    "opening",
    "part",
    "pile_before_turn",
    "player",
    "position",
    "positions",
    "why",
    "winners",
    "wish",
]

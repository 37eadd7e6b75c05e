"""What is a rummy's own at the practice table: the pool, claims, stops, and what a hand counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Any, Final

from hanacore.cards import CardSet
from hanacore.errors import ProtocolError
from hanacore.match import Played
from hanacore.narrate_rummy import Happened, choices, drew, events, worth
from hanacore.nylonppong_words import ended, ways_to_end
from hanacore.present import all_of, listed, the
from hanacore.review_rummy import because
from hanacore.rummy import (
    DECLARE,
    PASS,
    STOP,
    TO_CLAIM,
    TO_DISCARD,
    TO_STOP,
    Action,
    Declare,
    Discard,
    Draw,
    Observation,
    Ppong,
    RummyRules,
    State,
    Stop,
    Triple,
    legal_actions,
)
from hanacore.table_common import Shown, agrees, event, seat_names, somebody
from hanacore.table_match import YOU, Match
from hanacore.table_pool import board, boards, pool, undealt


def asks(state: State) -> bool:
    """Whether the seat to act is asked: not where it could only let a discard go.

    The others learn nothing from that, since they do not wait: a claim window is over for all at once.
    """
    return state.phase is not TO_CLAIM or legal_actions(state) != (PASS,)


def opening(match: Match, now: Played[State]) -> list[Shown]:
    """What the dealer of five cards draws before anybody decides."""
    dealer, start = now.player(0), now.states[0]
    found = [event(dealer, "deal", f"{agrees(match, dealer, 'deal and play', 'deals and plays')} first.")]
    if start.drawn:
        card = start.stock[0] if dealer == YOU else None
        found.append(_event(now, drew(start.rules, 0, match.names[dealer], card)))
    return [
        one | {"board": seen} for one, seen in zip(found, (undealt(now), board(now, start)), strict=False)
    ]


def happened(match: Match, now: Played[State], at: int) -> list[Shown]:
    """What decision number ``at`` brought about, by players."""
    told = events(now.states[at], now.states[at + 1], seat_names(match, now), now.seat(YOU))
    return [_event(now, one) | {"at": at} for one in told]


def _event(now: Played[State], one: Happened) -> Shown:
    player = None if one.seat is None else now.player(one.seat)
    return event(player, one.kind, one.says, one.rule or "", card=one.card, took=one.took)


def positions(now: Played[State], at: int, told: Sequence[Mapping[str, Any]]) -> Iterator[Shown]:
    """The position after each of a decision's events."""
    return boards(board(now, now.states[at]), told)


position = board


def part(match: Match, now: Played[State], seen: Observation) -> Shown:
    """What a view has for rummies only."""
    own = seen.to_act == seen.seat
    actions = choices(seen)
    return {
        "family": "rummy",
        "low_wins": True,
        "ask": _ask(match, now, seen),
        "actions": actions,
        "calls": [0] * match.choice.seats,
        "pool": pool(now, now.state),
        "shown": None if seen.shown is None else seen.shown.code,
        "discarder": None if seen.discarder < 0 else now.player(seen.discarder),
        "worth": {
            "hand": worth(seen.hand),
            **{one["code"]: worth(seen.hand) - one["gain"] for one in actions if one["card"] or one["take"]},
        },
        "ends": [{"rule": rule, "text": text} for rule, text in ways_to_end(seen.rules)],
        "claim": _claim(match, now, seen, actions) if own and seen.phase is TO_CLAIM else None,
        "stop": _stop(seen) if own and seen.phase is TO_STOP else None,
        "decision": None,
        "field": [],
        "turned": None,
        "laid": None,
    }


def player(now: Played[State], seen: Observation, number: int) -> Shown:
    """What is known of one player."""
    return {
        "pile": None,
        "count": 0,
        "chips": [],
        "points": None,
        "calls": 0,
        "ppongs": seen.ppongs[now.seat(number)],
    }


def _claim(match: Match, now: Played[State], seen: Observation, actions: Sequence[Shown]) -> Shown:
    assert seen.shown is not None, "there is a discard to be claimed"
    who = agrees(match, now.player(seen.discarder), "laid", "laid")
    claims = [one for one in actions if one["kind"] == "ppong"]
    return {
        "title": "Ppong?",
        "text": f"{who} down {the(seen.shown)}. Claim it with two cards of its month, or leave it.",
        "rule": seen.rules.clauses["claim"],
        "pass": {"code": str(PASS), "says": "Leave it"},
        "ppongs": [{"code": one["code"], "says": one["says"], "cards": one["take"]} for one in claims],
    }


def _stop(seen: Observation) -> Shown:
    made = worth(seen.hand)
    may = "you may stop now" if STOP in seen.actions else f"one stops with {seen.rules.stop_limit} or less"
    return {
        "says": f"Your two cards make {made}: {may}.",
        "worth": made,
        "rule": seen.rules.clauses["stop"],
    }


def _ask(match: Match, now: Played[State], seen: Observation) -> Shown | None:
    """What the person is asked, in words, and the clause that asks it."""
    clauses = seen.rules.clauses
    if seen.phase is TO_STOP:
        if STOP in seen.actions:
            return {"text": "Your turn. Stop, or draw a card.", "rule": clauses["stop"]}
        return {"text": "Your turn. Draw a card.", "rule": clauses["turn"]}
    if seen.phase is TO_CLAIM and seen.shown is not None:
        who = somebody(match, now.player(seen.discarder))
        return {
            "text": f"Claim {the(seen.shown)} from {who}, or leave it.",
            "rule": clauses["claim"],
        }
    if seen.phase is TO_DISCARD:
        if DECLARE in seen.actions:
            return {
                "text": "Your six cards make a yaku. Declare, or lay down a card.",
                "rule": clauses["declare"],
            }
        last = seen.log[-1][1] if seen.log else None
        if isinstance(last, Ppong | Triple):
            rule = clauses["after" if isinstance(last, Ppong) else "triple"]
            return {"text": "Lay down one more card.", "rule": rule}
        return {"text": "Your turn. Lay down a card.", "rule": clauses["turn"]}
    return None


def met(seen: Observation, actions: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """What a learner may meet here for the first time: a key, and the clause that explains it."""
    rules, clauses = seen.rules, seen.rules.clauses
    kinds = {one["kind"] for one in actions}
    if seen.phase is TO_CLAIM:
        yield "ppong", clauses["claim"]
    if "stop" in kinds:
        yield "stop", clauses["stop"]
        yield "stop-bagaji", clauses["beaten"]
    if "declare" in kinds:
        yield "declare", clauses["declare"]
    if "triple" in kinds:
        yield "natural-triple", clauses["triple"]
    others = [held for seat, held in enumerate(seen.hand_sizes) if seat != seen.seat]
    if seen.phase is TO_DISCARD and min(others) <= 2 and rules.fed_penalty:
        yield "ppong-bagaji", clauses["fed"]  # a discard may now end the deal


_BUTTONS: Final[Mapping[str, str]] = MappingProxyType({"stop": "s", "draw": "d", "declare": "y", "pass": "p"})


def wish(state: State, pressed: Mapping[str, object]) -> str:
    """What was pressed, as records write it; a claim or a triple of which no cards are told takes any."""
    card, take, button = pressed.get("card"), pressed.get("take"), pressed.get("button")
    if isinstance(button, str) and button in _BUTTONS:
        return _BUTTONS[button]
    hand = tuple(CardSet(state.hands[state.seat]))
    if button == "ppong":
        of_month = [one for one in hand if state.shown is not None and one >> 2 == state.shown >> 2]
        return str(Ppong(CardSet.of(*_first(of_month, hand, 2)).mask))
    if button == "triple":
        alike = next((ways for ways in combinations(hand, 3) if len({one >> 2 for one in ways}) == 1), ())
        return str(Triple(CardSet.of(*_first(list(alike), hand, 3)).mask))
    if isinstance(card, str) and isinstance(take, list) and all(isinstance(code, str) for code in take):
        return "".join(sorted({card, *take}, key=lambda code: code))
    raise ProtocolError("a wish is a decision, a card and what it is to take, or a button")


def _first(wanted: Sequence[Any], hand: Sequence[Any], size: int) -> list[Any]:
    """So many cards, the wanted ones first."""
    return [*wanted, *(one for one in hand if one not in wanted)][:size]


def measure(_: RummyRules) -> str:
    """What the points of a hint are; see ``sampled.Value``."""
    return "points that the others have more than you"


def called(_: Observation, action: Action) -> str:
    """A decision in a few words."""
    match action:
        case Discard(card):
            return f"Lay down {the(card)}"
        case Triple(mask):
            return f"Lay down {all_of(mask)}"
        case Ppong(mask):
            return f"Ppong with {all_of(mask)}"
        case Declare():
            return "Declare"
        case Stop():
            return "Stop"
        case Draw():
            return "Draw"
        case _:
            return "Leave it"


def why(match: Match, now: Played[State]) -> str:
    """Why a deal ended, in one sentence."""
    return ended(now.state, seat_names(match, now))


def winners(now: Played[State]) -> list[int]:
    """Who did best in a deal."""
    return [number for number, total in enumerate(now.totals) if total == min(now.totals)]


def headline(match: Match, now: Played[State]) -> str:
    """How a deal ended, in a few words."""
    best = winners(now)
    least = str(min(now.totals)).replace("-", "−")
    if len(best) > 1:
        names = listed([match.names[number] for number in best])
        return f"{names} share the lowest total, {least}"
    return f"{agrees(match, best[0], 'have', 'has')} the lowest total, {least}"


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
    "player",
    "position",
    "positions",
    "why",
    "winners",
    "wish",
]

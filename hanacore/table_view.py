"""What the page shows of a match: built from the person's ``Observation``, so it names no hidden card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from hanacore.cards import CardSet, Mask
from hanacore.fishing import (
    CALL,
    OVER,
    PLAY,
    TAKE,
    Action,
    Call,
    Circumstances,
    Observation,
    State,
    observe,
    void_deals,
)
from hanacore.hanaawase_words import ENDED as HANA_AWASE_ENDED
from hanacore.house_rules import in_short
from hanacore.koikoi_words import ENDED as KOI_KOI_ENDED
from hanacore.koikoi_words import before_a_call
from hanacore.match import Played, deal_seed, standing, totals
from hanacore.narrate import choices, events, formed, named, subject, why
from hanacore.present import chips, codes, listed, sheet_view, the
from hanacore.table_board import board, boards, by_kind, void
from hanacore.table_firsts import firsts
from hanacore.table_match import YOU, Match

Shown = dict[str, Any]

_ENDED: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {"koi-koi": KOI_KOI_ENDED, "hana-awase": HANA_AWASE_ENDED}
)


def seat_names(match: Match, now: Played[State]) -> tuple[str, ...]:
    """The players' names by seat of a deal."""
    return tuple([match.names[now.player(seat)] for seat in range(match.choice.seats)])


def opening(match: Match) -> list[Shown]:
    """What happens before the first card of the last deal: lopsided fields, and who deals."""
    now = match.replay()[-1]
    rules = match.rules
    happened: list[Shown] = []
    for field, rule in void_deals(rules, deal_seed(match.seed, now.number)):
        told = event(None, "redeal", "The field is lopsided, so the same dealer deals again.", rule)
        happened.append(told | {"rule": rule, "field": codes(field), "board": void(field, rules.seats)})
    who = match.names[now.dealer]
    first = "" if now.state.phase is OVER else f" and {'play' if now.dealer == YOU else 'plays'} first"
    text = f"{subject(who)} {'deal' if now.dealer == YOU else 'deals'}{first}."
    happened.append(event(now.dealer, "deal", text) | {"board": board(now, now.states[0])})
    return happened


def event(player: int | None, kind: str, says: str, rule: str | None = None) -> Shown:
    """Something that happened without a card."""
    rules = [rule] if rule else []
    return {"player": player, "kind": kind, "card": None, "took": [], "says": says, "rules": rules}


def told(match: Match, now: Played[State], at: int) -> list[Shown]:
    """What decision number ``at`` of a deal brought about, by players, each with the position after it."""
    found = _happened(match, now, at)
    return [each | {"board": seen} for each, seen in zip(found, boards(now, at, found), strict=True)]


def _happened(match: Match, now: Played[State], at: int) -> list[Shown]:
    """The same without positions, for the log, which tells the whole deal every time."""
    one: Action = now.record.decisions[at]  # type: ignore[assignment]  # of a capture game, as all here
    found = events(now.states[at], one, now.states[at + 1], seat_names(match, now))
    return [each | {"player": now.player(each["player"]), "at": at} for each in found]


def points(now: Played[State]) -> list[int]:
    """The decisions of a deal that were the person's, by number: where one can go back to."""
    decided = zip(now.states, now.record.decisions, strict=False)
    return [at for at, (state, _) in enumerate(decided) if now.player(state.seat) == YOU]


def view(match: Match, played: Sequence[Played[State]]) -> Shown:
    """The last deal of a match as the person sees it, and how the match stands."""
    rules, now = match.rules, played[-1]
    score = list(totals(played))
    last = now.over and now.number == rules.deals
    seat = now.seat(YOU)
    seen = observe(now.state, seat)
    everybody = range(rules.seats)
    piles = [seen.piles[now.seat(player)] for player in everybody]
    first = rules.first_dealer(match.seed)
    actions = choices(seen)
    return {
        "game": match.choice.game,
        "family": "fishing",
        "table": match.as_dict()["table"],
        "rules": rules.ruleset,
        "rules_name": in_short(match.choice),
        "seats": rules.seats,
        "names": list(match.names),
        "deal": now.number,
        "deals": rules.deals,
        "dealer": now.dealer,
        "dealt": rules.hand,
        "score": score,
        "open": match.hands_open,
        "phase": "match-over" if last else seen.phase.value,
        "to_act": None if now.over else now.player(seen.to_act),
        "ask": _ask(seen),
        "hand": codes(seen.hand),
        "their_hand": sum(seen.hand_sizes) - seen.hand_sizes[seat],
        "stock": seen.stock_size,
        "field": codes(seen.field),
        "turned": None if seen.turned is None else seen.turned.code,
        "laid": _laid(now, seen),
        "calls": [seen.calls[now.seat(player)] for player in everybody],
        "players": [
            {
                "name": match.names[player],
                "in_hand": seen.hand_sizes[now.seat(player)],
                "hand": codes(now.state.hands[now.seat(player)]) if match.hands_open else None,
                "pile": by_kind(pile),
                "count": pile.bit_count(),
                "points": None if rules.card_points is None else rules.card_points(pile),
                "chips": chips(rules, pile, _others(piles, player)),
            }
            for player, pile in enumerate(piles)
        ],
        "actions": actions,
        "decision": _decision(match, now, piles) if seen.phase is CALL and seen.to_act == seat else None,
        "settlement": _settlement(match, now, score) if now.over else None,
        "standing": _standing(match, played, score) if last else None,
        "first_dealer": {
            "draws": [[card.code for card in draw] for draw in first.draws],
            "dealer": first.dealer,
            "rule": first.rule,
        },
        "firsts": firsts(seen, actions),
        "points": points(now),
        "log": [
            {"says": each["says"], "rules": each["rules"], "player": each["player"], "at": at}
            for at in range(len(now.record.decisions))
            for each in _happened(match, now, at)
        ],
    }


def _laid(now: Played[State], seen: Observation) -> Shown | None:
    """The wild card while it lies on the field, and whose it is then (HA-7.15)."""
    wild = seen.rules.wild
    if wild is None or not seen.field & wild.bit:
        return None
    return {"card": wild.card.code, "player": now.player(seen.laid)}


def _others(piles: Sequence[Mask], player: int) -> Mask:
    together = 0
    for other, pile in enumerate(piles):
        together |= pile if other != player else 0
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


def _decision(match: Match, now: Played[State], piles: list[Mask]) -> Shown:
    rules, seat = match.rules, now.seat(YOU)
    pile, theirs = piles[YOU], _others(piles, YOU)
    made = formed(rules, pile_before_turn(now, seat), pile)
    calls = now.state.calls
    sheet = rules.score(pile, Circumstances(calls[seat], sum(calls) - calls[seat], now.state.field))
    return {
        "title": f"You made {named(made)}",
        "sheet": sheet_view(rules, sheet, pile),
        "stop": {"code": "s", "says": f"score {sheet.total} now"},
        "call": {"code": "k", "says": f"{sheet.total} is not banked"},
        "yours": _open(chips(rules, pile, theirs)),
        "theirs": _open(chips(rules, theirs, pile)),
        "notes": [{"rule": rule, "text": text} for rule, text in before_a_call(match.choice.values)],
    }


def _settlement(match: Match, now: Played[State], score: list[int]) -> Shown:
    rules, settlement = match.rules, now.settlement
    winner = None if settlement.winner is None else now.player(settlement.winner)
    before = 0 if settlement.winner is None else pile_before_turn(now, settlement.winner)
    following = now.succession
    sheets = [_sheet(match, now, player) for player in range(rules.seats)]
    who = match.names[following.seat]
    return {
        "title": _title(match, now, winner),
        "winner": winner,
        "why": why(_ENDED[match.choice.game], now.state, before, seat_names(match, now)),
        "rule": settlement.ended,
        "sheet": None if winner is None else sheets[winner]["sheet"],
        "sheets": sheets,
        "totals": list(now.totals),
        "score": score,
        "next_dealer": following.seat,
        "next_rule": following.rule,
        "next_says": f"{subject(who)} {'deal' if following.seat == YOU else 'deals'} next.",
        "record": str(now.record),
        "expect": ",".join(map(str, settlement.totals)),
        "seed": str(now.record.deal),
        "hands": [CardSet(now.state.hands[now.seat(player)]).spaced for player in range(rules.seats)],
    }


def _sheet(match: Match, now: Played[State], player: int) -> Shown:
    """A player's lines, as a learner follows them."""
    rules, seat = match.rules, now.seat(player)
    pile = now.state.piles[seat]
    sheet = now.settlement.sheets[seat]
    shown = sheet_view(rules, sheet, pile if pile and rules.settle_piles is None else None)
    return {"player": player, "name": match.names[player], "total": sheet.total, "sheet": shown}


def _title(match: Match, now: Played[State], winner: int | None) -> str:
    if match.rules.settle_piles is None:  # one player scores
        if winner is None:
            return "Nobody scores"
        return f"{subject(match.names[winner])} {'score' if winner == YOU else 'scores'} {max(now.totals)}"
    if not any(now.totals):
        return "Nobody is ahead"
    most = [match.names[player] for player, total in enumerate(now.totals) if total == max(now.totals)]
    if len(most) > 1:
        return f"{listed(most)} share the deal"
    return f"{subject(most[0])} {'have' if most[0] == 'You' else 'has'} the most"


def _standing(match: Match, played: Sequence[Played[State]], score: list[int]) -> Shown:
    """How a match ended, every deal of which is over."""
    winners, rule = standing(played)
    first = winners[0]
    best = score[first]
    if len(winners) == len(score):
        text = f"The match is shared, {best} all"
    elif len(winners) > 1:
        text = f"{listed([match.names[one] for one in winners])} share the match with {best}"
    elif len(score) == 2:
        text = f"{_wins(match, first)}, {best} to {min(score)}"
    else:
        text = f"{_wins(match, first)} with {best}"
    return {
        "title": text,
        "rule": rule,
        "score": score,
        "winners": list(winners),
        "deals": [
            {
                "deal": one.number,
                "dealer": one.dealer,
                "totals": list(one.totals),
                "rule": one.settlement.ended,
                "record": str(one.record),
            }
            for one in played
        ],
    }


def _wins(match: Match, player: int) -> str:
    return f"{subject(match.names[player])} {'win' if player == YOU else 'wins'} the match"

"""What the page shows of a match: built from the person's ``Observation``, so it names no hidden card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanacore.cards import CardSet
from hanacore.fishing import FishingRules
from hanacore.house_rules import in_short
from hanacore.match import Played, standing, totals
from hanacore.present import codes, listed, sheet_view
from hanacore.table_common import Shown, agrees, by_player, event
from hanacore.table_family import family
from hanacore.table_firsts import firsts
from hanacore.table_match import YOU, Match
from hanacore.verbs import observe


def opening(match: Match) -> list[Shown]:
    """What happens before the first decision of the last deal."""
    return family(match.rules).opening(match, match.replay()[-1])


def told(match: Match, now: Played[Any], at: int) -> list[Shown]:
    """What decision number ``at`` of a deal brought about, by players, each with the position after it."""
    of = family(match.rules)
    found = of.happened(match, now, at)
    return [each | {"board": seen} for each, seen in zip(found, of.positions(now, at, found), strict=True)]


def over(match: Match, now: Played[Any]) -> Shown:
    """The end of a deal, as the last of its events."""
    of = family(match.rules)
    last = event(None, "over", f"{of.headline(match, now)}.")
    return last | {"board": of.position(now, now.state), "at": len(now.record.decisions)}


def points(now: Played[Any]) -> list[int]:
    """The decisions of a deal that were the person's, by number: where one can go back to."""
    asks = family(now.state.rules).asks
    decided = zip(now.states, now.record.decisions, strict=False)
    return [at for at, (state, _) in enumerate(decided) if now.player(state.seat) == YOU and asks(state)]


def view(match: Match, played: Sequence[Played[Any]]) -> Shown:
    """The last deal of a match as the person sees it, and how the match stands."""
    rules, now = match.rules, played[-1]
    of = family(rules)
    score = list(totals(played))
    last = now.over and now.number == rules.deals and match.alone is None
    seat = now.seat(YOU)
    seen = observe(now.state, seat)
    part = of.part(match, now, seen)
    return {
        "game": match.choice.game,
        "table": match.as_dict()["table"],
        "rules": rules.ruleset,
        "rules_name": in_short(match.choice),
        "seats": rules.seats,
        "names": list(match.names),
        "deal": now.number,
        "deals": rules.deals,
        "dealer": now.dealer,
        "seat": seat,
        "dealt": now.states[0].hands[seat].bit_count(),
        "score": score,
        "open": match.hands_open,
        "alone": match.alone is not None,
        "phase": "match-over" if last else seen.phase.value,
        "to_act": None if now.over else now.player(seen.to_act),
        "hand": codes(seen.hand),
        "their_hand": sum(seen.hand_sizes) - seen.hand_sizes[seat],
        "stock": seen.stock_size,
        "players": [_player(match, now, seen, player, score) for player in range(rules.seats)],
        **part,
        "settlement": _settlement(match, now, score) if now.over else None,
        "standing": _standing(match, played, score) if last else None,
        "first_dealer": _first_dealer(match, now),
        "firsts": firsts(match.choice, seen, part["actions"]),
        "points": points(now),
        "log": [
            {"says": each["says"], "rules": each["rules"], "player": each["player"], "at": at}
            for at in range(len(now.record.decisions))
            for each in of.happened(match, now, at)
        ],
    }


def _first_dealer(match: Match, now: Played[Any]) -> Shown:
    """Who deals first and how that was drawn; in one given deal there was no drawing."""
    if match.alone is not None:
        return {"draws": [], "dealer": now.dealer, "rule": None}
    first = match.rules.first_dealer(match.seed)
    draws = [[card.code for card in draw] for draw in first.draws]
    return {"draws": draws, "dealer": first.dealer, "rule": first.rule}


def _player(match: Match, now: Played[Any], seen: Any, player: int, score: list[int]) -> Shown:
    seat = now.seat(player)
    return {
        "name": match.names[player],
        "in_hand": seen.hand_sizes[seat],
        "hand": codes(now.state.hands[seat]) if match.hands_open else None,
        "total": score[player],
        **family(match.rules).player(now, seen, player),
    }


def _settlement(match: Match, now: Played[Any], score: list[int]) -> Shown:
    rules, settlement, of = match.rules, now.settlement, family(match.rules)
    following = now.succession
    sheets = [_sheet(match, now, player) for player in range(rules.seats)]
    best = of.winners(now)
    winner = best[0] if len(best) == 1 else None
    return {
        "title": of.headline(match, now),
        "winner": winner,
        "winners": best,
        "why": of.why(match, now),
        "rule": settlement.ended,
        "sheet": None if winner is None else sheets[winner]["sheet"],
        "sheets": sheets,
        "totals": list(now.totals),
        "score": score,
        "next_dealer": following.seat,
        "next_rule": following.rule,
        "next_says": f"{agrees(match, following.seat, 'deal', 'deals')} next.",
        "record": str(now.record),
        "verify": ",".join(map(str, settlement.totals)),
        "seed": str(now.record.deal),
        "points": points(now),
        "hands": [CardSet(hand).spaced for hand in by_player(now, now.state.hands)],
    }


def _sheet(match: Match, now: Played[Any], player: int) -> Shown:
    """A player's lines, as a learner follows them."""
    rules, seat = match.rules, now.seat(player)
    sheet = now.settlement.sheets[seat]
    # One pile alone decides: then what it came near belongs to it.
    pile = now.state.piles[seat] if isinstance(rules, FishingRules) and rules.settle_piles is None else 0
    shown = sheet_view(rules, sheet, pile or None)
    return {"player": player, "name": match.names[player], "total": sheet.total, "sheet": shown}


def _standing(match: Match, played: Sequence[Played[Any]], score: list[int]) -> Shown:
    """How a match ended, every deal of which is over."""
    winners, rule = standing(played)
    first = winners[0]
    best = _minus(score[first])
    if len(winners) == len(score):
        text = f"The match is shared, {best} all"
    elif len(winners) > 1:
        text = f"{listed([match.names[one] for one in winners])} share the match with {best}"
    elif len(score) == 2:
        text = f"{_wins(match, first)}, {best} to {_minus(score[1 - first])}"
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
    return f"{agrees(match, player, 'win', 'wins')} the match"


def _minus(number: int) -> str:
    """A number as sentences write it."""
    return str(number).replace("-", "−")

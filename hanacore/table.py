"""A match at the practice table: one person, one computer player, the deals between them.

The page keeps the match as plain data, this module keeps nothing: every answer is replayed from the seed and
the records. What the page is shown comes from the person's ``Observation``. Players are 0, the person, and 1,
the computer; a deal's seats count from its dealer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, cast

from hanacore import koikoi
from hanacore.advise import BOTS, Bot
from hanacore.cards import CATEGORIES, CardSet
from hanacore.errors import ProtocolError, quoted
from hanacore.fishing import (
    CALL,
    OVER,
    Action,
    Call,
    Circumstances,
    FishingRules,
    State,
    apply,
    observe,
    void_deals,
)
from hanacore.games import game
from hanacore.koikoi_words import BEFORE_A_CALL, ENDED
from hanacore.match import Played, deal_seed, dealt, replay, standing, totals
from hanacore.narrate import COMPUTER, choices, events, formed, named, why
from hanacore.notation import Record
from hanacore.present import chips, codes, sheet_view
from hanacore.shuffle import read_seed, word
from hanacore.tokens import action

YOU: Final = 0


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far: every decision of every deal, the last of which may be unfinished."""

    game: str
    seed: int
    bot: str
    deals: tuple[Record, ...]

    def as_dict(self) -> dict[str, Any]:
        """The match as the page keeps it."""
        return {
            "game": self.game,
            "seed": str(self.seed),
            "bot": self.bot,
            "deals": [str(record) for record in self.deals],
        }

    @classmethod
    def read(cls, data: object) -> Match:
        """A match from what a page kept; whether its deals belong to it is for ``replay`` to say.

        Raises:
            HanaError: it is not a match; the line says why.
        """
        if not isinstance(data, Mapping):
            raise ProtocolError("a match is an object with a game, a seed, a bot and its deals")
        slug, seed, bot, deals = (data.get(key) for key in ("game", "seed", "bot", "deals"))
        if not isinstance(slug, str) or not isinstance(bot, str) or not isinstance(deals, list):
            raise ProtocolError("this match lacks its game, its bot or its deals")
        rules = _rules(slug)
        _bot(bot)
        if not 1 <= len(deals) <= rules.deals or not all(isinstance(one, str) for one in deals):
            raise ProtocolError(f"a match has 1 to {rules.deals} deals, each a record")
        return cls(slug, read_seed(seed), bot, tuple(Record.parse(text) for text in deals))

    def replay(self) -> tuple[Played[State], ...]:
        """Every deal, replayed.

        Raises:
            HanaError: a record is not the deal that the seed gives, follows one that is not over, or holds
                an illegal decision.
        """
        return replay(koikoi.GAME.choose(), self.seed, self.deals)


def _rules(slug: str) -> FishingRules:
    """The rules of a game that has a practice table."""
    if game(slug) is not koikoi.GAME:
        raise ProtocolError(f"the practice table plays {koikoi.GAME.slug}, not {quoted(slug)}")
    return koikoi.GAME.rules()


def _bot(name: str) -> Bot:
    """The computer player of this name, or an error that lists them."""
    if name not in BOTS:
        raise ProtocolError(f"there is no computer player {quoted(name)}; there are {', '.join(BOTS)}")
    return BOTS[name]


def _told(now: Played[State]) -> list[dict[str, Any]]:
    """Everything that has happened in the deal."""
    happened: list[dict[str, Any]] = []
    decisions = cast("tuple[Action, ...]", now.record.decisions)  # of a capture game, as all at this table
    for before, one, after in zip(now.states, decisions, now.states[1:], strict=False):
        happened += events(before, one, after, now.player(before.seat))
    return happened


def _pile_before_turn(now: Played[State], seat: int) -> int:
    """A seat's pile when its last turn began."""
    for before, one in zip(reversed(now.states[:-1]), reversed(now.record.decisions), strict=False):
        if before.seat == seat and not isinstance(one, Call) and before.turned is None:
            return before.piles[seat]
    return 0


def new(slug: str, seed: str, bot: str) -> dict[str, Any]:
    """A new match, its first deal dealt, and played up to the person's first decision."""
    _bot(bot)
    _rules(slug)
    match = Match(slug, read_seed(seed), bot, ())
    return _dealt(replace(match, deals=(dealt(koikoi.GAME.choose(), match.seed, 1),)))


def resume(data: object) -> dict[str, Any]:
    """A kept match, as it stands; a computer that was to move does."""
    return _advanced(Match.read(data), [])


def act(data: object, text: str) -> dict[str, Any]:
    """The person's decision, and the computer's until the person is to decide again or the deal is over."""
    match = Match.read(data)
    played = match.replay()
    now = played[-1]
    if now.over:
        raise ProtocolError("this deal is over; the next one waits")
    if now.player(now.state.seat) != YOU:
        raise ProtocolError("it is the computer's turn")
    decision = action(text)
    after = apply(now.state, decision)
    happened = events(now.state, decision, after, YOU)
    record = replace(now.record, decisions=(*now.record.decisions, decision))
    return _advanced(_with(match, record), happened)


def next_deal(data: object) -> dict[str, Any]:
    """The next deal of a match whose last one is over."""
    match = Match.read(data)
    played = match.replay()
    if not played[-1].over:
        raise ProtocolError("this deal is not over yet")
    if len(match.deals) == _rules(match.game).deals:
        raise ProtocolError("the match is over; start a new one")
    record = dealt(koikoi.GAME.choose(), match.seed, len(match.deals) + 1)
    return _dealt(replace(match, deals=(*match.deals, record)))


def _with(match: Match, record: Record) -> Match:
    return replace(match, deals=(*match.deals[:-1], record))


def _dealt(match: Match) -> dict[str, Any]:
    rules = _rules(match.game)
    happened: list[dict[str, Any]] = []
    for field, rule in void_deals(rules, deal_seed(match.seed, len(match.deals))):
        told = _event(None, "redeal", "The field is lopsided, so the same dealer deals again.")
        happened.append(told | {"rule": rule, "field": codes(field)})
    played = match.replay()[-1]
    dealer = played.dealer
    text = "The computer deals and plays first." if dealer == COMPUTER else "You deal and play first."
    if played.state.phase is OVER:  # the dealt hands have ended it
        text = "The computer deals." if dealer == COMPUTER else "You deal."
    happened.append(_event(dealer, "deal", text))
    return _advanced(match, happened)


def _advanced(match: Match, happened: list[dict[str, Any]]) -> dict[str, Any]:
    played = list(match.replay())
    now = played[-1]
    bot = _bot(match.bot)
    state, record, states = now.state, now.record, list(now.states)
    while state.phase is not OVER and now.player(state.seat) == COMPUTER:
        random = Random(word(f"{match.seed}/{match.bot}/{now.number}/{len(record.decisions)}")).random
        decision = bot(observe(state, state.seat), random)
        after = apply(state, decision)
        happened += events(state, decision, after, COMPUTER)
        state, record = after, replace(record, decisions=(*record.decisions, decision))
        states.append(state)
    played[-1] = now = replace(now, record=record, states=tuple(states))
    view = _view(match, played)
    if now.over:
        happened.append(_event(None, "over", f"{view['settlement']['title']}."))
    return {"match": _with(match, record).as_dict(), "view": view, "events": happened}


def _view(match: Match, played: Sequence[Played[State]]) -> dict[str, Any]:
    rules, now = _rules(match.game), played[-1]
    score = list(totals(played))
    last = now.over and now.number == rules.deals
    seat = now.seat(YOU)
    seen = observe(now.state, seat)
    piles = [seen.piles[now.seat(player)] for player in (YOU, COMPUTER)]
    first = rules.first_dealer(match.seed)
    return {
        "game": match.game,
        "rules": rules.ruleset,
        "deal": now.number,
        "deals": rules.deals,
        "dealer": now.dealer,
        "score": score,
        "phase": "match-over" if last else seen.phase.value,
        "hand": codes(seen.hand),
        "their_hand": seen.hand_sizes[1 - seat],
        "stock": seen.stock_size,
        "field": codes(seen.field),
        "turned": None if seen.turned is None else seen.turned.code,
        "calls": [seen.calls[now.seat(player)] for player in (YOU, COMPUTER)],
        "players": [
            {
                "pile": {key: codes(pile & kind.mask) for key, kind in CATEGORIES.items()},
                "count": pile.bit_count(),
                "chips": chips(rules, pile, piles[1 - player]),
            }
            for player, pile in enumerate(piles)
        ],
        "actions": choices(seen),
        "decision": _decision(rules, now, piles) if seen.phase is CALL and seen.to_act == seat else None,
        "settlement": _settlement(rules, now, score) if now.over else None,
        "standing": _standing(played, score) if last else None,
        "first_dealer": {
            "draws": [[card.code for card in draw] for draw in first.draws],
            "dealer": first.dealer,
            "rule": first.rule,
        },
        "log": [event["says"] for event in _told(now)],
    }


def _event(player: int | None, kind: str, says: str) -> dict[str, Any]:
    return {"player": player, "kind": kind, "card": None, "took": [], "says": says}


def _open(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The chips that another card can still fill."""
    return [chip for chip in found if not chip["blocked"] and chip["have"] < chip["need"]]


def _decision(rules: FishingRules, now: Played[State], piles: list[int]) -> dict[str, Any]:
    pile, theirs = piles
    made = formed(rules, _pile_before_turn(now, now.seat(YOU)), pile)
    sheet = rules.score(pile, Circumstances(other_calls=now.state.calls[now.seat(COMPUTER)]))
    return {
        "title": f"You made {named(made)}",
        "sheet": sheet_view(rules, sheet, pile),
        "stop": {"code": "s", "says": f"score {sheet.total} now"},
        "call": {"code": "k", "says": f"{sheet.total} is not banked"},
        "yours": _open(chips(rules, pile, theirs)),
        "theirs": _open(chips(rules, theirs, pile)),
        "notes": [{"rule": rule, "text": text} for rule, text in BEFORE_A_CALL.items()],
    }


def _settlement(rules: FishingRules, now: Played[State], score: list[int]) -> dict[str, Any]:
    settlement = now.settlement
    winner = None if settlement.winner is None else now.player(settlement.winner)
    callers = [now.player(seat) for seat, calls in enumerate(now.state.calls) if calls]
    before, view = 0, None
    if settlement.winner is not None:
        before = _pile_before_turn(now, settlement.winner)
        pile = now.state.piles[settlement.winner]
        view = sheet_view(rules, settlement.sheets[settlement.winner], pile or None)
    following = now.succession
    total = max(settlement.totals)
    return {
        "title": "Nobody scores"
        if winner is None
        else f"{'The computer scores' if winner == COMPUTER else 'You score'} {total}",
        "winner": winner,
        "why": why(ENDED, now.state, before, winner, callers[0] if callers else None),
        "rule": settlement.ended,
        "sheet": view,
        "totals": list(now.totals),
        "score": score,
        "next_dealer": following.seat,
        "next_rule": following.rule,
        "record": str(now.record),
        "seed": str(now.record.deal),
        "hands": [CardSet(now.state.hands[now.seat(player)]).spaced for player in (YOU, COMPUTER)],
    }


def _standing(played: Sequence[Played[State]], score: list[int]) -> dict[str, Any]:
    """How a match ended, every deal of which is over."""
    yours, theirs = score
    winners, rule = standing(played)
    if len(winners) > 1:
        text = f"The match is shared, {yours} all"
    elif winners == (YOU,):
        text = f"You win the match, {yours} to {theirs}"
    else:
        text = f"The computer wins the match, {theirs} to {yours}"
    return {
        "title": text,
        "rule": rule,
        "score": score,
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

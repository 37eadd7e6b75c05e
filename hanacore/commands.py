"""What the commands of the command line answer: plain data for programs, and lines for people."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from random import Random
from typing import Any, Final, NamedTuple

from hanacore.advise import BOTS
from hanacore.cards import CODES, CardSet
from hanacore.errors import ProtocolError, RulesError, quoted
from hanacore.examples import given
from hanacore.fishing import FishingRules
from hanacore.games import game
from hanacore.house_rules import told as house_rule
from hanacore.house_rules import words as option_words
from hanacore.inventory import rule
from hanacore.names import name
from hanacore.notation import Record
from hanacore.present import title
from hanacore.reckon import reckon, seat
from hanacore.ruleset import Choice, NamedSet
from hanacore.shuffle import read_seed, word
from hanacore.verbs import Action, apply, legal_actions, observe, settle, void_deals

_FLAGS: Final = {  # by the key of examples that says the same
    "pile": "--pile",
    "piles": "--pile",
    "hand": "--hand",
    "hands": "--hand",
    "end": "--end",
    "field": "--field",
    "opponent_called": "--opponent-called",
    "calls": "--calls",
}
_OUTCOMES: Final = {"ended": "ended by", "redeal": "dealt again by"}  # of a whole table, and their words
_WIDEST: Final = max(len(value) for one in option_words().values() for value in one.values)
_TOTALS: Final = re.compile(r"-?[0-9]{1,6}(,-?[0-9]{1,6}){0,11}")
_CALLS: Final = re.compile(r"([0-9]{1,2}),([0-9]{1,2})")


class Answer(NamedTuple):
    """What a command says; with ``disagreement``, why the exit status is 1 all the same."""

    data: dict[str, Any]
    text: str
    disagreement: str = ""


def score(options: Namespace) -> Answer:
    """Score a pile, a hand, or all piles or hands of a table together."""
    piles, hands = [*([options.cards] if options.cards is not None else []), *options.pile], options.hand
    if bool(piles) == bool(hands):
        raise ProtocolError("name the cards of a pile, or each --pile, or each --hand")
    named = piles or hands
    block: dict[str, Any] = {"game": options.game, **_chosen(options)}
    if len(named) == 1 and options.end is None:
        block["pile" if piles else "hand"] = named[0]
    else:
        block |= {"kind": "settlement", "piles" if piles else "hands": named}
    for key in ("end", "field"):
        if getattr(options, key) is not None:
            block[key] = getattr(options, key)
    if options.opponent_called:
        block["opponent_called"] = True
    if options.calls is not None:
        if not (calls := _CALLS.fullmatch(options.calls)):
            raise ProtocolError(f"--calls is two numbers, such as 1,2, not {quoted(options.calls)}")
        block["calls"] = [int(calls[1]), int(calls[2])]
    _check_asked(block)
    if "kind" in block:
        block.setdefault("seats", len(named))
    data = reckon(block).data
    seats = data["seats"]
    text = [_told(one) for one in seats]
    if len(seats) > 1:
        text = [f"seat {one['seat']}\n{told}" for one, told in zip(seats, text, strict=True)]
    if "card_points" in data:
        text.append(f"card points {data['card_points']}")
    text += [f"{told} {data[key]}" for key, told in _OUTCOMES.items() if key in data]
    text += [f"{one['text']} ({one['rule']})" for one in data.get("remarks", ())]
    return Answer(data, "\n".join(text))


def _check_asked(block: Mapping[str, Any]) -> None:
    """Whether a game scores by what was named; errors speak of the command, not of the keys of examples."""
    usable = given(block)
    for key, flag in _FLAGS.items():
        if key in block and key not in usable:
            raise ProtocolError(f"{block['game']} has no use for {flag} here")
    needed = "end" if "end" in usable else "field"
    if "hands" in block and needed not in block:
        raise ProtocolError(f"whoever names every --hand names --{needed} too")


def deal(options: Namespace) -> Answer:
    """Deal from a seed."""
    record = _dealt(options)
    state, rules = record.start(), record.rules
    assert isinstance(record.deal, int), "the command line deals by seeds"
    void = void_deals(rules, record.deal)
    hands = [CardSet(hand).spaced for hand in state.hands]
    stock = " ".join(CODES[card] for card in state.stock[state.drawn :])
    data: dict[str, Any] = {"game": record.game, "seed": str(record.deal)}
    data["redeals"] = [{"rule": clause, "field": CardSet(field).spaced} for field, clause in void]
    data |= {"hands": hands, "stock": stock, "record": str(record)}
    lines = [f"redeal   {one['field']} ({one['rule']})" for one in data["redeals"]]
    lines += [f"seat {seat}   {hand}{'' if seat else '  deals'}" for seat, hand in enumerate(hands)]
    if isinstance(rules, FishingRules):
        data["field"] = CardSet(state.field).spaced  # type: ignore[union-attr]
        lines.append(f"field    {data['field']}")
    lines += [f"stock    {stock}", f"record   {record}"]
    return Answer(data, "\n".join(lines))


def play(options: Namespace) -> Answer:
    """Let computer players play one deal."""
    record = _dealt(options)
    named = options.bots.split(",")
    if len(named) > record.rules.seats or not set(named) <= set(BOTS):
        raise ProtocolError(
            f"name up to {record.rules.seats} players out of {', '.join(BOTS)}, such as greedy,random"
        )
    bots = [BOTS[one] for one in islice(cycle(named), record.rules.seats)]
    random = Random(word(f"{record.deal}/play/{options.bots}")).random
    state, decisions = record.start(), []
    while legal_actions(state):
        decision: Action = bots[state.seat](observe(state, state.seat), random)
        decisions.append(decision)
        state = apply(state, decision)
    return _settled(Record(record.choice, record.deal, tuple(decisions)))


def verify(options: Namespace) -> Answer:
    """Replay a record and settle it."""
    if options.expect is not None and not _TOTALS.fullmatch(options.expect):
        raise ProtocolError(f"--expect is every seat's total, such as 14,0, not {quoted(options.expect)}")
    answer = _settled(Record.parse(options.record))
    if options.expect is None:
        return answer
    totals = answer.data.get("totals")
    if totals == [int(part) for part in options.expect.split(",")]:
        return answer
    found = "the deal is not over" if totals is None else f"the totals are {','.join(map(str, totals))}"
    return answer._replace(disagreement=f"expected {options.expect}, but {found}")


def explain(options: Namespace) -> Answer:
    """Say what a clause says."""
    found = rule(options.id)
    heading = f"{found.id}  {found.title}" + (f"  {found.local}" if found.local else "")
    whose = {
        "source": "the source says so",
        "default": "our default, where the source is silent",
        "mixed": "in part the source's, in part our default",
    }[found.provenance]
    sources = f" ({', '.join(found.sources)})" if found.sources else ""
    lines = [heading, found.text, f"{whose}{sources}"]
    for offer in found.options:
        lines.append(f"{offer.key}: {option_words()[offer.key].ask}")
        lines += [f"  {value}: {house_rule(offer.key, value)}." for value in offer.values]
    return Answer(found.as_dict(), "\n".join([*lines, found.address]))


def rules(options: Namespace) -> Answer:
    """List the named rule sets and the options of a game."""
    one = game(options.game)
    sets = [
        {
            "id": named.id,
            "name": name(f"set.{named.id}"),
            "source": named.source,
            "use": _use(named),
            "options": dict(named.values),
        }
        for named in one.sets
    ]
    spoken = option_words()
    choices = [
        {
            "key": option.key,
            "values": list(option.values),
            "like": option.like,
            "rule": option.rule,
            "ask": spoken[option.key].ask,
            "told": {value: house_rule(option.key, value) for value in option.values},
        }
        for option in one.options
    ]
    data = {
        "game": one.slug,
        "seats": list(one.seats),
        "usual_seats": one.usual,
        "rules": sets,
        "options": choices,
    }
    seats = ", ".join(map(str, one.seats))
    lines = [f"{name(f'game.{one.slug}')}: {seats} players, {one.usual} where nothing is said", ""]
    for named in one.sets:
        differs = ", ".join(f"{key}={value}" for key, value in named.values.items())
        lines.append(f"--rules {named.id}  ({named.source}; {_use(named)})  {differs}".rstrip())
    lines.append("")
    for option in one.options:
        values = ", ".join([*option.values, *([option.like] if option.like else [])])
        lines += [f"--set {option.key}=  {values}", f"  {option.rule}  {spoken[option.key].ask}"]
        lines += [f"    {value:<{_WIDEST}}  {house_rule(option.key, value)}." for value in option.values]
    return Answer(data, "\n".join(lines))


def _use(named: NamedSet) -> str:
    if not named.plays:
        return "scores piles only: a rule of play is unknown"
    return "plays; what its source leaves out is the game's own source's" if named.partial else "plays"


def _chosen(options: Namespace) -> dict[str, Any]:
    """The keys by which an example chooses its rules."""
    house_rules: dict[str, str] = {}
    for text in options.set:
        key, value = _house_rule(text)
        if key in house_rules:
            raise RulesError(f"{quoted(key)} is --set twice")
        house_rules[key] = value
    chosen: dict[str, Any] = {"options": house_rules}
    if options.rules is not None:
        chosen["rules"] = options.rules
    for key in ("seats", "deal"):
        if (text := getattr(options, key)) is not None:
            if not re.fullmatch("[0-9]{1,20}", text):
                raise ProtocolError(f"--{key} is a number, not {quoted(text)}")
            chosen[key] = int(text)
    return chosen


def _house_rule(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise ProtocolError(f"--set is an option and its value, such as ha.oni=on, not {quoted(text)}")
    return key.strip().lower(), value


def _dealt(options: Namespace) -> Record:
    chosen = _chosen(options)
    choice: Choice = game(options.game).choose(
        seats=chosen.get("seats"),
        ruleset=chosen.get("rules"),
        options=chosen["options"],
        deal=chosen.get("deal", 1),
    )
    return Record(choice, read_seed(options.seed))


def _settled(record: Record) -> Answer:
    """A record with every seat's total and lines."""
    state = record.final()
    over = not legal_actions(state)
    data: dict[str, Any] = {"record": str(record), "over": over}
    if not over:
        phase = f"not over: seat {state.seat} is to {state.phase.value}"
        return Answer(data, f"{record}\n{phase}")
    settlement = settle(state)
    seats = [seat(number, sheet) for number, sheet in enumerate(settlement.sheets)]
    data |= {"ended": settlement.ended, "totals": list(settlement.totals), "seats": seats}
    text = [str(record), f"ended by {settlement.ended}"]
    for one in seats:
        text += [f"seat {one['seat']}", _told(one)]
    return Answer(data, "\n".join(text))


def _told(seat: dict[str, Any]) -> str:
    """One seat's lines and total, in columns."""
    rows = [_row(line) for line in seat["lines"]]
    rows.append(("", "Total", str(seat["total"]), ""))
    widths = [max(len(row[n]) for row in rows) for n in range(3)]
    return "\n".join(
        f"{clause:<{widths[0]}}  {what:<{widths[1]}}  {value:>{widths[2]}}  {shown}".rstrip()
        for clause, what, value, shown in rows
    )


def _row(line: dict[str, Any]) -> Sequence[str]:
    sign = "−" if line["op"] == "+" and line["value"] < 0 else line["op"]
    worth = f"{sign} {abs(line['value'])}"
    return line["rule"], title(line["what"])["name"], worth, CardSet.parse(line["cards"]).spaced

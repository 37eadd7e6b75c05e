"""The calculators' operations: what can be chosen and asked at a table, and what its cards come to.

A table is named as records name it, ``koi-koi.fuda-wiki``; cards and ends as worked examples do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hanacore.cards import CardSet
from hanacore.errors import ProtocolError, RulesError, quoted
from hanacore.examples_block import Scored
from hanacore.fishing import FishingRules
from hanacore.games import AnyGame, game
from hanacore.house_rules import ask, in_short, question, set_note
from hanacore.inventory import rule
from hanacore.names import name
from hanacore.notation import choice_of, written_choice
from hanacore.nylonppong_ending import Ending
from hanacore.nylonppong_hands import KOREAN, Hand
from hanacore.present import listed, sheet_view
from hanacore.reckon import Reckoned, reckon
from hanacore.ruleset import Choice
from hanacore.score_desks import DESKS, Desk
from hanacore.verbs import Rules

_ASKED: Final = frozenset(
    ("pile", "hand", "piles", "hands", "field", "end", "opponent_called", "calls", "called_last", "laid")
)
_ENDS: Final = (  # how a deal of a rummy ends, and whom the end names
    ("stop", "Somebody stopped", ("Who stopped",)),
    ("declare", "Six cards were declared", ("Who declared",)),
    ("ppong", "A ppong was the last move", ("Who claimed", "Who discarded")),
    ("out", "Three of a month were the last move", ("Who went out",)),
    ("exhausted", "The stock ran out", ()),
)


def desk(
    table: str,
    ruleset: str = "",
    seats: int = 0,
    deal: int = 0,
    options: object = None,
) -> dict[str, Any]:
    """A table's calculator: what can be chosen there and what is asked.

    Whatever is named beside ``table`` takes the place of what the table has; another named set leaves the
    house rules behind.
    """
    choice = choice_of(table)
    if ruleset or seats or deal or options:
        choice = _changed(choice, ruleset, seats, deal, options)
    one = game(choice.game)
    rules = one.rules_of(choice)
    desks = DESKS[one.slug]
    counting = {key for of in desks for key in of.options}
    return {
        "game": one.slug,
        "name": name(f"game.{one.slug}"),
        "table": written_choice(choice),
        "usual": one.slug,
        "set": choice.ruleset.id,
        "rules": in_short(choice),
        "sets": [
            {"id": named.id, "name": name(f"set.{named.id}"), "note": set_note(named)} for named in one.sets
        ],
        "seats": list(one.seats),
        "playing": choice.seats,
        "deal": {"now": choice.deal, "of": rules.deals} if _by_deal(one, choice) else None,
        "options": [question(one, choice, key) for key in choice.values if key in counting],
        "unasked": [ask(key) for key in choice.changed if key not in counting],
        "desks": [_desk(of, choice, rules) for of in desks if rules.plays or of.key != "hands"],
        "columns": [
            {"month": month, "number": number}
            for number, month in sorted(
                (KOREAN[month - 1] if one.slug == "nylon-ppong" else month, month) for month in range(1, 13)
            )
        ],
    }


def count(table: str, asked: object) -> dict[str, Any]:
    """What cards come to at a table: the data of ``hanacore score``, sheets for people, and what ended it."""
    choice = choice_of(table)
    if not isinstance(asked, Mapping):
        raise ProtocolError("asked is an object")
    for key in asked:
        if key not in _ASKED:
            raise ProtocolError(f"a calculator asks for {', '.join(sorted(_ASKED))}, not {quoted(key)}")
    block = {
        "game": choice.game,
        "rules": choice.ruleset.id,
        "options": dict(choice.changed),
        "seats": choice.seats,
        "deal": choice.deal,
        **({"kind": "settlement"} if {"piles", "hands"} & asked.keys() else {}),
        **asked,
    }
    done = reckon(block)
    return {
        **done.data,
        "table": written_choice(choice),
        "sheets": _sheets(choice, done, block),
        "facts": _facts(done, choice, block),
        "cards": {key: _read(choice.game, block[key]) for key in _ASKED if key in _CARDS and key in block},
    }


_CARDS: Final = frozenset(("pile", "hand", "piles", "hands", "field"))


def seat_name(seat: int) -> str:
    """How a calculator calls a seat: by its number, as messages do."""
    return "Seat 0 · dealer" if seat == 0 else f"Seat {seat}"


def _changed(choice: Choice, ruleset: str, seats: int, deal: int, options: object) -> Choice:
    one = game(choice.game)
    if options is not None and not isinstance(options, Mapping):
        raise ProtocolError("options is an object")
    house_rules: dict[str, Any] = {} if ruleset else dict(choice.changed)
    changed = one.choose(
        seats=seats or choice.seats,
        ruleset=ruleset or choice.ruleset.id,
        options={**house_rules, **(options or {})},
        deal=deal or choice.deal,
    )
    one.rules_of(changed)
    return changed


def _by_deal(one: AnyGame, choice: Choice) -> bool:
    return bool(one.by_deal) and choice[one.by_deal] != one.option(one.by_deal).default


def _desk(of: Desk, choice: Choice, rules: Rules) -> dict[str, Any]:
    slug = choice.game
    many = of.key in ("piles", "hands")
    fishing = isinstance(rules, FishingRules)
    return {
        "id": of.id,
        "name": of.name,
        "key": of.key,
        "say": of.say,
        "options": list(of.options),
        "places": [seat_name(seat) for seat in range(choice.seats)]
        if many
        else ["Your pile" if fishing else "The hand"],
        "field": _field(of, choice),
        "calls": _calls(of, choice) if slug == "koi-koi" else "",
        "laid": slug == "hana-awase" and of.id == "table" and choice["ha.oni"] == "on",
        "rest": slug == "hana-awase" and of.id == "table",
        "ends": [{"id": end, "words": words, "names": list(names)} for end, words, names in _ENDS]
        if of.key == "hands" and not fishing
        else [],
    }


def _field(of: Desk, choice: Choice) -> str:
    """What the field is called where a desk needs its cards."""
    if choice.game == "koi-koi" and (of.id == "dealt" or choice["kk.rain"] == "field"):
        return "Field"
    if choice.game == "hana-awase" and of.id == "table" and choice["ha.oni"] == "on":
        return "Left over"
    return ""


def _calls(of: Desk, choice: Choice) -> str:
    """How calls are asked for: ``called`` by the opponent, a number for ``both``, or not at all."""
    if of.id == "dealt":
        return ""
    if of.id == "table":
        return "both"
    if choice["kk.call_pays"] in ("steps", "both_plus_1") or choice["kk.viewing"] == "1_then_3":
        return "both"
    return "called" if choice["kk.call_pays"] == "x2" else ""


def _sheets(choice: Choice, done: Reckoned, block: Mapping[str, Any]) -> list[dict[str, Any]]:
    rules = done.worked.rules
    scored = done.worked.scored
    return [
        {
            "seat": one.seat,
            "left": _whose(one, block),
            "right": _by(choice, rules, one, block),
            "base": rules.id == "koi-koi",
            "view": _paid(rules, scored, place, sheet_view(rules, one.sheet, one.pile)),
        }
        for place, one in enumerate(scored)
    ]


def _whose(one: Scored, block: Mapping[str, Any]) -> str:
    if one.seat is not None:
        return seat_name(one.seat)
    if one.pile is not None:
        return f"Your pile · {_cards(one.pile.bit_count())}"
    return f"The hand · {_cards(len(Hand.parse(block['hand']).months))}"


def _cards(number: int) -> str:
    return f"{number} card{'' if number == 1 else 's'}"


def _by(choice: Choice, rules: Rules, one: Scored, block: Mapping[str, Any]) -> str:
    called = in_short(choice)
    if one.seat is None and isinstance(rules, FishingRules) and rules.looks:
        calls = block.get("calls", (0, int(block.get("opponent_called", False))))
        if not any(calls):
            return f"{called} · no call"
        return f"{called} · {'opponent called' if calls[1] and not calls[0] else 'calls counted'}"
    return called


def _paid(rules: Rules, scored: tuple[Scored, ...], place: int, view: dict[str, Any]) -> dict[str, Any]:
    """Who pays whom, written beside the lines of a table where the others pay for yaku."""
    if not isinstance(rules, FishingRules) or rules.settle_piles is None or len(scored) == 1:
        return view
    yaku = {row.id for row in rules.yaku.rows}
    earned = [any(line.what in yaku and line.value > 0 for line in one.sheet.lines) for one in scored]
    payees = [seat for seat, earns in enumerate(earned) if earns and seat != place]
    shares = any(line.what == "base" for line in scored[place].sheet.lines)
    for row in view["rows"]:
        if row["what"] == "yaku-paid" and payees:
            row["note"] = f"to seat {payees.pop(0)}"
        elif row["what"] in yaku and shares and len(scored) > 2:
            row["note"] = f"{row['value'] // (len(scored) - 1)} from each other player"
        elif row["what"] in ("card-points", "few-cards"):
            row["note"] = _cards(len(row["cards"]))
            row["cards"] = []
    return view


def _facts(done: Reckoned, choice: Choice, block: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What ended a deal, and what a sheet does not say."""
    found, facts = done.worked.found, list[dict[str, Any]]()
    if "redeal" in found:
        facts.append({"text": "These cards are dealt again.", "rule": found["redeal"]})
    if "ended" in found:
        facts.append({"text": _ended(done, block), "rule": found["ended"]})
    totals: Any = found.get("totals", ())
    if len(done.worked.scored) < len(totals):
        if any(totals):
            scores = [
                f"seat {seat} scores {str(total).replace('-', '−')}" for seat, total in enumerate(totals)
            ]
            facts.append({"text": f"{listed(scores).capitalize()}.", "rule": None})
        else:
            facts.append({"text": "Nobody scores.", "rule": None})
    if isinstance(found.get("card_points"), int):
        clause = "HA-8.7" if choice.values.get("ha.kasu") == "0" else "HA-3.1"
        facts.append({"text": f"The pile has {found['card_points']} card points.", "rule": clause})
    return facts


def _ended(done: Reckoned, block: Mapping[str, Any]) -> str:
    """How a deal came to its end, in words."""
    if "end" in block:
        return f"{name('ending.' + Ending.parse(block['end']).how.value)}."
    if "piles" not in block:
        return f"{name('ending.dealt')}."
    ended, ran_out = str(done.worked.found["ended"]), name("ending.exhausted")
    if ended == done.worked.rules.clauses["settle"]:
        return f"{ran_out}."
    title = rule(ended).title
    return f"{ran_out}: {title[0].lower()}{title[1:]}."


def _read(slug: str, given: Any) -> Any:
    """Cards as the engine has read them, with spaces; hands in months as months."""
    if isinstance(given, list):
        return [_read(slug, one) for one in given]
    if given.strip() == "rest":
        return "rest"
    try:
        return str(Hand.parse(given)) if slug == "nylon-ppong" else CardSet.parse(given).spaced
    except RulesError:
        return given

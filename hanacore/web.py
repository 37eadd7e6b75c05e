"""The browser's door: JSON text in, JSON text out; no JavaScript types, no page.

    {"v": 1, "id": 7, "op": "score", "args": {"game": "koi-koi", "pile": "3H3a9T9a"}}
    {"v": 1, "id": 7, "result": {…}}  or  {"v": 1, "id": 7, "error": {"code": …, "message": …, "rule": …}}

``code`` is a contract, ``message`` is for people. Nothing is kept between requests.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn

from hanacore import __version__
from hanacore.cards import CardSet
from hanacore.errors import HanaError, NotationError, ProtocolError, quoted
from hanacore.fishing import Circumstances, FishingRules
from hanacore.games import game
from hanacore.present import plain_line, sheet_view
from hanacore.web_table import agree, compare, compare_end, print_table, take, text, watch

VERSION: Final = 1


def hello() -> dict[str, Any]:
    """Which engine answers, and what it can be asked."""
    return {"version": __version__, "python": sys.version.split()[0], "ops": sorted(OPS)}


def score(game: str, pile: str, opponent_called: bool = False) -> dict[str, Any]:
    """What a captured pile scores, with a sheet for people."""
    rules = _game(game).rules()
    if not isinstance(rules, FishingRules):
        raise ProtocolError(f"{game} scores hands, not piles")
    held = CardSet.parse(pile)
    sheet = rules.score(held.mask, Circumstances(other_calls=int(opponent_called)))
    lines = [plain_line(line) for line in sheet.lines]
    return {
        "game": game,
        "rules": rules.ruleset,
        "options": {},
        "pile": str(held),
        "seats": [{"seat": 0, "total": sheet.total, "lines": lines}],
        "sheet": sheet_view(rules, sheet, held.mask),
    }


def score_desk(
    table: str, ruleset: str = "", seats: int = 0, deal: int = 0, options: object = None
) -> dict[str, Any]:
    """A table's calculator: what can be chosen there and what is asked."""
    from hanacore import web_score

    return web_score.desk(table, ruleset, seats, deal, options)


def score_count(table: str, asked: object) -> dict[str, Any]:
    """What a pile, a hand or all piles or hands of a table come to."""
    from hanacore import web_score

    return web_score.count(table, asked)


def rule(id: str) -> dict[str, Any]:  # noqa: A002 - a clause's name for itself
    """One clause of the inventory."""
    from hanacore.inventory import rule as look_up

    return look_up(id).as_dict()


def question(game: str, level: int, seed: int) -> dict[str, Any]:
    """A quiz question, with its answer and the reasons."""
    from hanacore.quiz import question as make

    return make(game, level, seed).as_dict()


def answer(game: str, level: int, seed: int, choice: int) -> dict[str, Any]:
    """Whether an answer is right, by the engine; ``correct`` is the index of the right one."""
    from hanacore.quiz import grade
    from hanacore.quiz import question as make

    asked = make(game, level, seed).as_dict()
    correct = [option["right"] for option in asked["options"]].index(True)
    return {"right": grade(game, level, seed, choice), "correct": correct}


def table_desk(table: str) -> dict[str, Any]:
    """What a table can be set up with."""
    from hanacore import table_desk

    return table_desk.desk(table)


def table_new(
    game: str,
    seed: str,
    table: str = "",
    bot: str = "greedy",
    bots: object = None,
    open: object = False,  # noqa: A002  # the page's word
) -> dict[str, Any]:
    """A new match at the practice table; ``table`` is a choice of the game's rules as records write it.

    ``bots`` has a name for each other player where they differ; with ``open`` all hands lie open.
    """
    from hanacore import table as practice

    if bots is not None and not (isinstance(bots, list) and all(isinstance(one, str) for one in bots)):
        raise ProtocolError("bots is a list of names")
    if table and table.split(".")[0] != game:
        raise ProtocolError(f"the table {quoted(table)} is none of {quoted(game)}")
    if not isinstance(open, bool):
        raise ProtocolError("open is true or false")
    return practice.new(table or game, seed, bot if bots is None else bots, hands_open=open)


def table_view(match: object) -> dict[str, Any]:
    """A kept match as it stands."""
    from hanacore import table

    return table.resume(match)


def table_act(match: object, action: str) -> dict[str, Any]:
    """One decision of the person, and what the computer answers."""
    from hanacore import table

    return table.act(match, action)


def table_back(match: object, to: int) -> dict[str, Any]:
    """The match as it was before a decision of the person."""
    from hanacore import table

    return table.back(match, to)


def table_why(match: object, action: object) -> dict[str, Any]:
    """Why the person cannot do this now, with the clause."""
    from hanacore import table

    return table.reason(match, action)


def table_hint(match: object, playouts: int = 0) -> dict[str, Any]:
    """What each decision open to the person brings on average; 0 playouts: the usual number."""
    from hanacore import table_review

    return table_review.hint(match, playouts or table_review.HINT)


def table_weigh(match: object, deal: int, at: int, playouts: int = 0) -> dict[str, Any]:
    """A decision of a deal that is over, weighed against what the person could know."""
    from hanacore import table_review

    return table_review.weigh(match, deal, at, playouts or table_review.REVIEW)


def table_next(match: object) -> dict[str, Any]:
    """The next deal of a match."""
    from hanacore import table

    return table.next_deal(match)


OPS: Final[Mapping[str, Callable[..., dict[str, Any]]]] = {
    "hello": hello,
    "score": score,
    "score.desk": score_desk,
    "score.count": score_count,
    "rule": rule,
    "question": question,
    "answer": answer,
    "table.desk": table_desk,
    "table.new": table_new,
    "table.view": table_view,
    "table.act": table_act,
    "table.back": table_back,
    "table.why": table_why,
    "table.hint": table_hint,
    "table.weigh": table_weigh,
    "table.next": table_next,
    "table.take": take,
    "table.watch": watch,
    "table.text": text,
    "compare": compare,
    "compare.end": compare_end,
    "agree": agree,
    "agree.print": print_table,
}
_KINDS: Final = {"str": (str, "text"), "int": (int, "a whole number"), "bool": (bool, "true or false")}
_game = game  # the operations' own argument is called game too


def handle(text: str) -> str:
    """Answer one request. Never raises, whatever a page sends.

    >>> json.loads(handle('{"v": 1, "id": 3, "op": "tarot", "args": {}}'))["error"]["message"]
    "the engine offers no 'tarot'"
    """
    id_: object = None
    try:
        try:
            request = json.loads(text, parse_constant=_no_number)
        except (TypeError, ValueError, RecursionError):
            raise ProtocolError("a request is JSON text") from None
        if not isinstance(request, dict):
            raise ProtocolError("a request is an object with v, id, op and args")
        if not isinstance(request.get("id"), int | str | None):
            raise ProtocolError("id is a whole number or text")
        id_ = request.get("id")
        version = request.get("v")
        if type(version) is not int or version != VERSION:
            raise ProtocolError(f"the page speaks version {quoted(version)}, the engine {VERSION}")
        op, args = request.get("op"), request.get("args")
        if not isinstance(op, str) or op not in OPS:
            raise ProtocolError(f"the engine offers no {quoted(op)}")
        if not isinstance(args, dict):
            raise ProtocolError("args is an object")
        reply: dict[str, Any] = {"result": _call(op, args)}
    except HanaError as error:
        reply = {"error": {"code": error.code, "message": str(error), "rule": error.rule}}
        if isinstance(error, NotationError):
            reply["error"] |= {"at": error.at, "text": error.text, "why": error.why}
    return json.dumps({"v": VERSION, "id": id_, **reply})


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is Python's, not JSON's")


def _call(op: str, args: dict[str, Any]) -> dict[str, Any]:
    function = OPS[op]
    code = function.__code__
    known = code.co_varnames[: code.co_argcount]
    needed = known[: len(known) - len(function.__defaults__ or ())]
    for key in args:
        if key not in known:
            raise ProtocolError(f"{op} takes {', '.join(known) or 'nothing'}, not {quoted(key)}")
    for key in needed:
        if key not in args:
            raise ProtocolError(f"{op} needs {key}")
    for key, value in args.items():
        kind = function.__annotations__[key]
        if kind in _KINDS and type(value) is not _KINDS[kind][0]:
            raise ProtocolError(f"{key} is {_KINDS[kind][1]}")
    return function(**args)

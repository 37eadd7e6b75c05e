"""The command line: ``hanacore``, or ``python -m hanacore`` straight from a checkout.

Exit status 0: fine. 1: an illegal decision, or a disagreement. 2: input that cannot be read, or an
answer that cannot be written. Errors are one line on standard error.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Any, Final, NoReturn, TextIO

from hanacore import __version__
from hanacore.errors import HanaError, IllegalAction, ProtocolError, quoted

_DISAGREES: Final = 1
_UNREADABLE: Final = 2
_LONGEST: Final = 200  # characters of argparse's own messages, which repeat the arguments


class _Parser(argparse.ArgumentParser):
    """argparse, but an error is one line."""

    def error(self, message: str) -> NoReturn:
        line = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in message[:_LONGEST])
        _complain(f"{line}; see {self.prog} --help", self.prog)
        self.exit(_UNREADABLE)

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        _flush()  # the help, while its failure can still be told
        super().exit(status, message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    for stream in (sys.stdout, sys.stderr):  # a terminal without × or 花 gets an escape, not a traceback
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        options = _parser().parse_args(argv)
        run: Callable[[argparse.Namespace], int] = options.run
        status = run(options)
        _flush()
    except HanaError as error:
        _complain(str(error))
        return _DISAGREES if isinstance(error, IllegalAction) else _UNREADABLE
    except OSError as error:
        _shut(sys.stdout)
        if isinstance(error, BrokenPipeError):  # the reader has had enough, as `head` does
            return 0
        _complain(f"the answer cannot be written: {error.strerror}")
        return _UNREADABLE
    return status


def _complain(line: str, prog: str = "hanacore") -> None:
    """One line on standard error, where there is one to write to."""
    if sys.stderr:
        try:
            sys.stderr.write(f"{prog}: {line}\n")
            sys.stderr.flush()
        except OSError:
            _shut(sys.stderr)


def _shut(stream: TextIO) -> None:
    """Close a stream that cannot be written, so that nothing tries again what its buffer holds."""
    with suppress(OSError):
        stream.close()


def _flush() -> None:
    if sys.stdout:
        sys.stdout.flush()


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="hanacore", description="Rules of hanafuda games: every number names its rule.")
    parser.add_argument("--version", action="version", version=f"hanacore {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=text, description=text)
        one.add_argument("--json", action="store_true", help="print JSON")
        one.set_defaults(run=run)
        return one

    score = command("score", _score, "Score a captured pile.")
    score.add_argument("game", help="such as koi-koi")
    score.add_argument("pile", help='cards, such as "3H 3a 9T 9a"')
    score.add_argument("--opponent-called", action="store_true", help="the other player had called koi-koi")

    deal = command("deal", _deal, "Deal from a seed.")
    deal.add_argument("game")
    deal.add_argument("--seed", required=True, help="a whole number from 0 to 2^64 - 1")

    play = command("play", _play, "Let two computer players play one deal.")
    play.add_argument("game")
    play.add_argument("--seed", required=True)
    play.add_argument("--bots", default="greedy,random", help="one for each seat, the dealer's first")

    verify = command("verify", _verify, "Replay a record and settle it.")
    verify.add_argument("record")
    verify.add_argument("--expect", help="every seat's total, such as 14,0; exit 1 when it differs")

    explain = command("explain", _explain, "Say what a clause says.")
    explain.add_argument("id", help="such as KK-6.5")
    return parser


def _print(options: argparse.Namespace, data: dict[str, Any], text: str) -> None:
    shown = json.dumps(data, ensure_ascii=False) if options.json else text
    if sys.stdout:  # whoever closed it wants the exit status alone
        sys.stdout.write(f"{shown}\n")


def _score(options: argparse.Namespace) -> int:
    from hanacore.cards import CardSet
    from hanacore.fishing import Circumstances
    from hanacore.games import game
    from hanacore.present import plain_line, remarks

    rules, pile = game(options.game).rules(), CardSet.parse(options.pile)
    sheet = rules.score(pile.mask, Circumstances(other_calls=int(options.opponent_called)))
    seat = {"seat": 0, "total": sheet.total, "lines": [plain_line(line) for line in sheet.lines]}
    data = {"game": options.game, "rules": rules.ruleset, "options": {}, "seats": [seat]}
    odd = remarks(pile.mask)
    if odd:
        data["remarks"] = odd
    text = _sheet_text(seat)
    _print(options, data, "\n".join([text, *(f"{one['text']} ({one['rule']})" for one in odd)]))
    return 0


def _sheet_text(seat: dict[str, Any]) -> str:
    """One seat's lines and total, in columns."""
    from hanacore.cards import CardSet
    from hanacore.present import title

    rows = [
        (
            line["rule"],
            title(line["what"])["name"],
            f"{line['op']} {line['value']}",
            CardSet.parse(line["cards"]).spaced,
        )
        for line in seat["lines"]
    ]
    rows.append(("", "Total", str(seat["total"]), ""))
    widths = [max(len(row[n]) for row in rows) for n in range(3)]
    return "\n".join(
        f"{rule:<{widths[0]}}  {what:<{widths[1]}}  {value:>{widths[2]}}  {cards}".rstrip()
        for rule, what, value, cards in rows
    )


def _seed(text: str) -> int:
    from hanacore.table import read_seed

    return read_seed(text)


def _deal(options: argparse.Namespace) -> int:
    from hanacore.cards import CODES, CardSet
    from hanacore.fishing import void_deals
    from hanacore.games import game
    from hanacore.notation import Record

    rules, seed = game(options.game).rules(), _seed(options.seed)
    record = Record.of(options.game, seed)
    state = record.start()
    void = void_deals(rules, seed)
    data = {
        "game": options.game,
        "seed": str(seed),
        "redeals": [{"rule": rule, "field": CardSet(field).spaced} for field, rule in void],
        "hands": [CardSet(hand).spaced for hand in state.hands],
        "field": CardSet(state.field).spaced,
        "stock": " ".join(CODES[card] for card in state.stock),
        "record": str(record),
    }
    lines = [f"redeal   {CardSet(field).spaced} ({rule})" for field, rule in void]
    lines += [
        f"seat {seat}   {CardSet(hand).spaced}{'  deals' if not seat else ''}"
        for seat, hand in enumerate(state.hands)
    ]
    lines += [f"field    {data['field']}", f"stock    {data['stock']}", f"record   {record}"]
    _print(options, data, "\n".join(lines))
    return 0


def _play(options: argparse.Namespace) -> int:
    from random import Random

    from hanacore.advise import BOTS
    from hanacore.fishing import apply, legal_actions, observe
    from hanacore.games import game
    from hanacore.notation import Record
    from hanacore.shuffle import word

    rules, seed = game(options.game).rules(), _seed(options.seed)
    bots = options.bots.split(",")
    if len(bots) != rules.seats or not set(bots) <= set(BOTS):
        raise ProtocolError(f"name {rules.seats} players out of {', '.join(BOTS)}, such as greedy,random")
    random = Random(word(f"{seed}/play/{options.bots}")).random
    state = Record.of(options.game, seed).start()
    decisions = []
    while legal_actions(state):
        decision = BOTS[bots[state.seat]](observe(state, state.seat), random)
        decisions.append(decision)
        state = apply(state, decision)
    return _settled(options, Record.of(options.game, seed, tuple(decisions)), None)


_TOTALS: Final = re.compile(r"-?[0-9]{1,6}(,-?[0-9]{1,6}){0,11}")


def _verify(options: argparse.Namespace) -> int:
    from hanacore.notation import Record

    expected = None
    if options.expect is not None:
        if not _TOTALS.fullmatch(options.expect):
            raise ProtocolError(f"--expect is every seat's total, such as 14,0, not {quoted(options.expect)}")
        expected = [int(part) for part in options.expect.split(",")]
    return _settled(options, Record.parse(options.record), expected)


def _settled(options: argparse.Namespace, record: Any, expected: list[int] | None) -> int:
    """Print a record with every seat's total and lines; 1 when the totals are not the expected ones."""
    from hanacore.fishing import OVER, settle
    from hanacore.present import plain_line

    state = record.final()
    data: dict[str, Any] = {"record": str(record), "over": state.phase is OVER}
    text = [str(record)]
    totals: list[int] | None = None
    if state.phase is OVER:
        settlement = settle(state)
        totals = list(settlement.totals)
        data["ended"] = settlement.ended
        data["totals"] = totals
        data["seats"] = [
            {"seat": seat, "total": sheet.total, "lines": [plain_line(line) for line in sheet.lines]}
            for seat, sheet in enumerate(settlement.sheets)
        ]
        text.append(f"ended by {settlement.ended}")
        for seat in data["seats"]:
            text += [f"seat {seat['seat']}", _sheet_text(seat)]
    else:
        text.append(f"not over: seat {state.seat} is to {state.phase.value}")
    _print(options, data, "\n".join(text))
    if expected is not None and expected != totals:
        found = "the deal is not over" if totals is None else f"the totals are {','.join(map(str, totals))}"
        _complain(f"expected {options.expect}, but {found}")
        return _DISAGREES
    return 0


def _explain(options: argparse.Namespace) -> int:
    from hanacore.inventory import rule

    found = rule(options.id)
    heading = f"{found.id}  {found.title}" + (f"  {found.local}" if found.local else "")
    whose = {
        "source": "the source says so",
        "default": "our default, where the source is silent",
        "mixed": "in part the source's, in part our default",
    }[found.provenance]
    sources = f" ({', '.join(found.sources)})" if found.sources else ""
    _print(options, found.as_dict(), f"{heading}\n{found.text}\n{whose}{sources}\n{found.address}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

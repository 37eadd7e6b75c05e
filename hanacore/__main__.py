"""The command line: ``hanacore``, or ``python -m hanacore`` straight from a checkout.

Exit status 0: fine. 1: an illegal decision, or a disagreement. 2: input that cannot be read, or an
answer that cannot be written. Errors are one line on standard error.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, NoReturn, TextIO

from hanacore import __version__, commands
from hanacore.commands import Answer
from hanacore.errors import HanaError, IllegalAction

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
        options = _parser().parse_args(_arguments(sys.argv[1:] if argv is None else argv))
        run: Callable[[argparse.Namespace], Answer] = options.run
        answer = run(options)
        if sys.stdout:  # whoever closed it wants the exit status alone
            shown = json.dumps(answer.data, ensure_ascii=False) if options.json else answer.text
            sys.stdout.write(f"{shown}\n")
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
    if answer.disagreement:
        _complain(answer.disagreement)
        return _DISAGREES
    return 0


def _arguments(argv: Sequence[str]) -> list[str]:
    """The arguments, totals fixed to their option: argparse takes ``-45,45`` for an option of its own."""
    arguments = list(argv)
    if "--expect" in arguments[:-1]:
        at = arguments.index("--expect")
        arguments[at : at + 2] = [f"--expect={arguments[at + 1]}"]
    return arguments


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
    choices = parser.add_subparsers(required=True, metavar="command")

    def command(name: str, run: Callable[[argparse.Namespace], Answer], text: str) -> argparse.ArgumentParser:
        one = choices.add_parser(name, help=text, description=text)
        one.add_argument("--json", action="store_true", help="print JSON")
        one.set_defaults(run=run)
        return one

    def at_table(one: argparse.ArgumentParser) -> None:
        one.add_argument("--rules", help="a named set of rules; see: hanacore rules GAME")
        one.add_argument("--set", action="append", default=[], help="a house rule, such as ha.oni=on")
        one.add_argument("--seats", help="how many play, where the cards do not tell")
        one.add_argument("--deal", help="which deal of the match this is, from 1, where a rule asks")

    score = command("score", commands.score, "Score a pile, a hand, or a whole table's settlement.")
    score.add_argument("game", help="koi-koi, hana-awase or nylon-ppong")
    score.add_argument("cards", nargs="?", help='the cards of one pile, such as "3H 3a 9T 9a"')
    score.add_argument("--pile", action="append", default=[], help="a player's pile; one may be: rest")
    score.add_argument("--hand", action="append", default=[], help='in Korean months, "2 3 11", or in cards')
    score.add_argument(
        "--end", help="stop:SEAT, declare:SEAT, ppong:CLAIMER:DISCARDER, out:SEAT or exhausted"
    )
    score.add_argument("--opponent-called", action="store_true", help="the other player had called koi-koi")
    score.add_argument("--calls", help="how often the owner and the others have called, such as 1,2")
    score.add_argument("--field", help="the cards on the field, where the score depends on them")
    at_table(score)

    deal = command("deal", commands.deal, "Deal from a seed.")
    deal.add_argument("game")
    deal.add_argument("--seed", required=True, help="a whole number from 0 to 2^64 - 1")
    at_table(deal)

    play = command("play", commands.play, "Let computer players play one deal.")
    play.add_argument("game")
    play.add_argument("--seed", required=True)
    play.add_argument(
        "--bots", default="greedy,random", help="in order of play, the dealer's first; repeated"
    )
    at_table(play)

    verify = command("verify", commands.verify, "Replay a record and settle it.")
    verify.add_argument("record")
    verify.add_argument("--expect", help="every seat's total, such as 14,0; exit 1 when it differs")

    explain = command("explain", commands.explain, "Say what a clause says.")
    explain.add_argument("id", help="such as KK-6.5")

    rules = command("rules", commands.rules, "List the named rule sets and the options of a game.")
    rules.add_argument("game")
    return parser


if __name__ == "__main__":
    sys.exit(main())

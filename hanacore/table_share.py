"""A record at the practice table: looked at step by step, taken up as one given deal, or told in words.

A record holds its seed, and so every card. What is shown of it is what the chosen seat may know; all hands
lie open only when the deal is over, since a finished record hides nothing.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from hanacore.errors import NotationError, ProtocolError
from hanacore.house_rules import in_short
from hanacore.match import Played
from hanacore.names import name
from hanacore.notation import VERSION, Record
from hanacore.present import title
from hanacore.table import begin
from hanacore.table_common import Shown, seat_names
from hanacore.table_family import family
from hanacore.table_match import Match
from hanacore.table_view import opening, over, told, view

_ANY_VERSION: Final = re.compile(r"hc([0-9]{1,9})~")
_COMPUTER: Final = "greedy"
# Nobody is asked anything while looking on.
_UNASKED: Final[Shown] = dict.fromkeys(("ask", "decision", "claim", "stop")) | {
    "actions": [],
    "firsts": [],
    "points": [],
}


def take(
    record: str,
    seat: int = 0,
    bots: list[str] | str = _COMPUTER,
    *,
    again: bool = False,
    hands_open: bool = False,
) -> Shown:
    """A record taken up as one given deal, with the person in ``seat``; ``again`` from its first card.

    It goes on where the record stops; when that is the end, the settlement is shown.

    >>> taken = take("hc1~koi-koi~s7~", seat=1)
    >>> taken["match"]["alone"], taken["view"]["alone"]
    ({'seat': 1}, True)

    Raises:
        HanaError: it is no record, its decisions are illegal, or there is no such seat or computer player.
    """
    given = read(record)
    if again:
        given = replace(given, decisions=())
    return begin(Match.one_deal(given, seat, bots, hands_open=hands_open))


def watch(record: str, seat: int = 0, at: int = 0, *, hands_open: bool = False) -> Shown:
    """A record after ``at`` of its decisions, as ``seat`` sees it, and what the last of them brought about.

    ``steps`` are the numbers at which there is something to tell; -1 as ``at`` is the last.

    >>> shown = watch("hc1~koi-koi~s7~3a.3H", at=1)
    >>> shown["says"], shown["steps"]
    ('You play cherry chaff, take the curtain. You turn susuki chaff, it stays.', [0, 1])

    Raises:
        HanaError: as for ``take``; and hands do not lie open while a deal is not over.
    """
    match, whole = _whole(record, seat, hands_open)
    last = len(whole.record.decisions)
    at = last if at == -1 else at
    if not 0 <= at <= last:
        raise ProtocolError(f"this record has {last} decisions")
    match = match.with_last(whole.record.decisions[:at])
    now = replace(whole, record=match.deals[-1], states=whole.states[: at + 1])
    events = told(match, now, at - 1) if at else opening(match)
    if now.over:
        events.append(over(match, now))
    happened = family(match.rules).happened
    seen = view(match, (now,))
    return {
        "view": {key: _UNASKED.get(key, value) for key, value in seen.items()},
        "events": events,
        "at": at,
        "last": last,
        "steps": [0, *(one + 1 for one in range(last) if one + 1 == last or happened(match, whole, one))],
        "actor": whole.player(whole.states[at - 1].seat) if at else None,
        "says": " ".join(event["says"] for event in events),
        "over": whole.over,
        "record": str(whole.record),
    }


def _whole(record: str, seat: int, hands_open: bool) -> tuple[Match, Played[Any]]:
    match = Match.one_deal(read(record), seat, _COMPUTER, hands_open=hands_open)
    (whole,) = match.replay()
    if hands_open and not whole.over:
        raise ProtocolError("all hands lie open only when the deal is over")
    return match, whole


def text(record: str, seat: int = 0) -> Shown:
    """A deal in words: who plays, each decision, and how it was settled, with the clauses.

    >>> print(text("hc1~koi-koi~s7~3a.3H")["text"])
    Koi-Koi, Nintendo
    From the dealer on: You, Computer
    <BLANKLINE>
    You deal and play first.
    1. You play cherry chaff, take the curtain. You turn susuki chaff, it stays.
    <BLANKLINE>
    The deal is not over.
    hc1~koi-koi~s7~3a.3H
    """
    match, whole = _whole(record, seat, False)
    return {"text": "\n".join(_words(match, whole))}


def _words(match: Match, whole: Played[Any]) -> list[str]:
    found = family(match.rules)
    lines = [f"{name(f'game.{match.choice.game}')}, {in_short(match.choice)}"]
    lines += [f"From the dealer on: {', '.join(seat_names(match, whole))}", ""]
    begun = match.with_last(())
    lines += [_sentence(one) for one in opening(begun)]
    for at in range(len(whole.record.decisions)):
        if told_now := " ".join(_sentence(one) for one in found.happened(match, whole, at)):
            lines.append(f"{at + 1}. {told_now}")
    lines.append("")
    lines += _ending(match, whole) if whole.over else ["The deal is not over."]
    return [*lines, str(whole.record)]


def _ending(match: Match, whole: Played[Any]) -> list[str]:
    found, settlement = family(match.rules), whole.settlement
    lines = [f"{found.headline(match, whole)}. {found.why(match, whole)} [{settlement.ended}]"]
    for seat, player in enumerate(seat_names(match, whole)):
        sheet = settlement.sheets[seat]
        lines.append(f"{player}: {sheet.total}".replace("-", "−"))
        for line in sheet.lines:
            lines.append(f"  {line.op.value}{line.value} {title(line.what)['name']} [{line.rule}]")
    return lines


def _sentence(event: Shown) -> str:
    return " ".join([event["says"], *(f"[{rule}]" for rule in event["rules"])])


def read(record: str) -> Record:
    """A record that somebody handed over; whether its decisions are legal is for its replay to say.

    >>> read("  hc1~koi-koi~s7~ ").game
    'koi-koi'

    Raises:
        HanaError: it is none, or one of a newer version.
    """
    record = record.strip()
    found = _ANY_VERSION.match(record)
    if found and f"hc{found[1]}" != VERSION:
        why = f"this record is of version {found[1]}, and this page reads version {VERSION[2:]} only"
        raise NotationError(record, 2, why)
    return Record.parse(record)

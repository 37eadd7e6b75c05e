"""Deals as text that a person can review: what lay where, what was allowed, what was done, what it brought.

    python tests/transcript.py                 writes every transcript anew, each from the record in it
    python tests/transcript.py NAME RECORD     adds one

A change of them is a change of behaviour, and the commit says why.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hanacore import CardSet, Record, State, legal_actions, observe, settle  # noqa: E402
from hanacore.rummy import TO_CLAIM  # noqa: E402

PLAYTHROUGHS = ROOT / "tests" / "playthroughs"


def transcript(record: Record) -> str:
    """One deal, decision by decision."""
    lines = [f"record {record}"]
    for state, action in zip(record.states(), (*record.decisions, None), strict=True):
        choices = " ".join(map(str, legal_actions(state)))
        if state.phase is TO_CLAIM:  # nothing has moved since the discard
            lines.append(f"seat {state.seat} decides {action} of {choices}")
            continue
        lines += ["", *_position(state)]
        if action is not None:
            lines += [f"choices  {choices}", f"seat {state.seat} decides {action}"]
    settlement = settle(record.final())
    lines += ["", f"ended by {settlement.ended}; totals {' '.join(map(str, settlement.totals))}"]
    for seat, sheet in enumerate(settlement.sheets):
        lines += [f"seat {seat}  {line}  {line.cards.spaced}".rstrip() for line in sheet.lines]
    return "\n".join(lines) + "\n"


def _position(state: State) -> Iterator[str]:
    yield f"-- {state.phase.value}, seat {state.seat}"
    piles = getattr(state, "piles", ())
    for seat, hand in enumerate(state.hands):
        pile = f" / pile {CardSet(piles[seat]).spaced}" if piles else ""
        yield f"seat {seat}   hand {CardSet(hand).spaced}{pile}".rstrip()
    if piles:
        turned = "" if state.turned is None else f" / turned {state.turned}"
        yield f"field    {CardSet(state.field).spaced}{turned}".rstrip()
    else:
        yield f"discards {CardSet(state.discards).spaced}".rstrip()
    seen = observe(state, state.seat)
    yield f"unseen   {seen.unseen.bit_count()} of which {seen.stock_size} in the stock"


def record_of(file: Path) -> Record:
    """The record that a transcript is of."""
    return Record.parse(file.read_text(encoding="utf-8").splitlines()[0].removeprefix("record "))


def main() -> None:
    records = {file.stem: record_of(file) for file in PLAYTHROUGHS.glob("*.txt")}
    if sys.argv[1:]:
        name, text = sys.argv[1:]
        records = {name: Record.parse(text)}
    for name, record in records.items():
        (PLAYTHROUGHS / f"{name}.txt").write_text(transcript(record), encoding="utf-8")


if __name__ == "__main__":
    main()

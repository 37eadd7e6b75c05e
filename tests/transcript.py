"""Deals as text that a person can review: what lay where, what was allowed, what was done, what it brought.

    python tests/transcript.py

writes the golden files anew. A change of them is a change of behaviour, and the commit says why.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hanacore import (  # noqa: E402
    Action,
    CardSet,
    Record,
    State,
    apply,
    deal,
    game,
    legal_actions,
    observe,
    settle,
)

PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
PERFT = ROOT / "tests" / "golden" / "perft.txt"
# One deal for each way to end, so that no way can change unseen.
ENDS = ("KK-3.4", "KK-5.1", "KK-5.2", "KK-5.5", "KK-7.1", "KK-7.2")
DEPTHS = range(1, 6)


def played(seed: int) -> tuple[State, tuple[Action, ...]]:
    """A random deal of Koi-Koi to its end."""
    state, random, decisions = deal(game("koi-koi").rules(), seed), Random(seed).random, []
    while actions := legal_actions(state):
        decisions.append(actions[int(random() * len(actions))])
        state = apply(state, decisions[-1])
    return state, tuple(decisions)


def seeds() -> dict[str, int]:
    """The first seed that ends by each clause."""
    found: dict[str, int] = {}
    for seed in range(100_000):
        ended = settle(played(seed)[0]).ended
        if ended in ENDS:
            found.setdefault(ended, seed)
        if len(found) == len(ENDS):
            return found
    raise AssertionError(f"no deal ends by {set(ENDS) - set(found)}")


def transcript(seed: int) -> str:
    """One deal, decision by decision."""
    _, decisions = played(seed)
    record = Record.of("koi-koi", seed, decisions)
    lines = [f"record {record}"]
    for state, action in zip(record.states(), (*decisions, None), strict=True):
        lines += ["", *_position(state)]
        if action is not None:
            lines += [
                f"choices  {' '.join(map(str, legal_actions(state)))}",
                f"seat {state.seat} decides {action}",
            ]
    settlement = settle(record.final())
    lines += ["", f"ended by {settlement.ended}; totals {' '.join(map(str, settlement.totals))}"]
    for seat, sheet in enumerate(settlement.sheets):
        lines += [f"seat {seat}  {line}  {line.cards.spaced}".rstrip() for line in sheet.lines]
    return "\n".join(lines) + "\n"


def _position(state: State) -> Iterator[str]:
    yield f"-- {state.phase.value}, seat {state.seat}"
    for seat, (hand, pile) in enumerate(zip(state.hands, state.piles, strict=True)):
        yield f"seat {seat}   hand {CardSet(hand).spaced} / pile {CardSet(pile).spaced}".rstrip()
    turned = "" if state.turned is None else f" / turned {state.turned}"
    yield f"field    {CardSet(state.field).spaced}{turned}"
    seen = observe(state, state.seat)
    yield f"unseen   {seen.unseen.bit_count()} of which {seen.stock_size} in the stock"


def perft(state: State, depth: int) -> int:
    """How many different sequences of ``depth`` decisions there are; those that end earlier count once."""
    actions = legal_actions(state)
    if not depth or not actions:
        return 1
    return sum(perft(apply(state, action), depth - 1) for action in actions)


def counts() -> str:
    """Perft counts of a few deals, one line each."""
    rows = [f"# seed and sequences of {', '.join(map(str, DEPTHS))} decisions"]
    for seed in (0, 7, 45, 137, 2**64 - 1):
        state = deal(game("koi-koi").rules(), seed)
        rows.append(" ".join([str(seed), *(str(perft(state, depth)) for depth in DEPTHS)]))
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    for ended, first in seeds().items():
        (PLAYTHROUGHS / f"koi-koi-{ended}.txt").write_text(transcript(first), encoding="utf-8")
    PERFT.write_text(counts(), encoding="utf-8")

"""How many ways a position can go on: a count of every sequence of so many decisions.

    python tests/perft.py

counts anew what ``tests/perft/*.txt`` state: a record a line, and its counts by depth. A change of them is a
change of behaviour, and the commit says why.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hanacore import Record, State, apply, legal_actions  # noqa: E402

FILES = ROOT / "tests" / "perft"
MOST = 40_000  # sequences that a line counts at its greatest depth
DEEPEST = 9


def perft(state: State, depth: int) -> int:
    """How many different sequences of ``depth`` decisions there are; those that end earlier count once."""
    actions = legal_actions(state)
    if not depth or not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(perft(apply(state, action), depth - 1) for action in actions)


def counts(state: State) -> list[int]:
    """The counts from one decision on, as deep as they stay small."""
    found: list[int] = []
    for depth in range(1, DEEPEST + 1):
        if len(found) > 1 and found[-1] * (found[-1] // found[-2] + 1) > MOST:
            break  # the next count would be about so large
        found.append(perft(state, depth))
    return found


def line(text: str) -> str:
    """A record, and the counts of its last position."""
    return " ".join([text, *map(str, counts(Record.parse(text).final()))])


def rewritten(text: str) -> str:
    """A file with its counts made anew; lines that start with # are words about what follows."""
    return "".join(
        f"{row if row.startswith('#') else line(row.split()[0])}\n" for row in text.splitlines() if row
    )


def main() -> None:
    for file in FILES.glob("*.txt"):
        file.write_text(rewritten(file.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

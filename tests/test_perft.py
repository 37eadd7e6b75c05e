"""The ways in which positions can go on are what they were, and what the naive second game finds."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from configurations import layout_of
from perft import FILES, rewritten
from twins import TWINS

from hanacore import GAMES, Record
from hanacore.tokens import read_action

LEAVES = 250  # of the naive count, which plays each from the first card


def lines() -> Iterator[str]:
    for file in sorted(FILES.glob("*.txt")):
        yield from (row for row in file.read_text(encoding="utf-8").splitlines() if not row.startswith("#"))


def test_every_game_is_counted() -> None:
    assert {file.stem for file in FILES.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("file", sorted(FILES.glob("*.txt")), ids=lambda file: file.stem)
def test_counts_are_what_they_were(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert rewritten(text) == text


def naive_count(record: Record, further: tuple[str, ...], depth: int) -> int:
    """The sequences of ``depth`` decisions after those of a record and some more."""
    dealt = layout_of(record.start())
    twin = TWINS[record.game](record.choice, dealt)
    twin.begin(dealt)
    for action in record.decisions:
        twin.step(action)
    for token in further:
        twin.step(read_action(record.rules, token, token, 0))
    tokens = twin.naive.legal()
    if not depth or not tokens:
        return 1
    if depth == 1:
        return len(tokens)
    return sum(naive_count(record, (*further, token), depth - 1) for token in sorted(tokens))


@pytest.mark.parametrize("line", list(lines()), ids=lambda line: line.split()[0][:60])
def test_the_naive_game_counts_the_same(line: str) -> None:
    text, *counts = line.split()
    depth = max(n for n, count in enumerate(counts, start=1) if int(count) <= LEAVES)
    assert naive_count(Record.parse(text), (), depth) == int(counts[depth - 1])

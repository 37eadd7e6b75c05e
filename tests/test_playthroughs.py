"""Nothing about a deal changes unseen: transcripts and perft counts are golden."""

from pathlib import Path

import pytest
from transcript import ENDS, PERFT, PLAYTHROUGHS, counts, transcript

FILES = sorted(PLAYTHROUGHS.glob("*.txt"))


def test_every_way_to_end_has_a_transcript() -> None:
    assert [file.stem for file in FILES] == [f"koi-koi-{ended}" for ended in ENDS]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_deal_goes_as_it_went(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    seed = int(text.split("~")[2].removeprefix("s"))
    assert transcript(seed) == text


def test_perft_counts_are_what_they_were() -> None:
    assert counts() == PERFT.read_text(encoding="utf-8")

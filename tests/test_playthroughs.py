"""Nothing about a deal changes unseen: transcripts are golden."""

from pathlib import Path

import pytest
from transcript import PLAYTHROUGHS, record_of, transcript

FILES = sorted(PLAYTHROUGHS.glob("*.txt"))
# What each game has a transcript of: a way to end, a corner of a clause, a table, a named set.
SHOWN = {
    "koi-koi": {"KK-3.4", "KK-4.6", "KK-5.1", "KK-5.2", "KK-5.5", "KK-7.1", "KK-7.2", "fuda-wiki"},
    "hana-awase": {
        *("2", "3", "4", "HA-1.2-8_8"),
        *("HA-7.1", "HA-7.2", "HA-7.4", "HA-7.5", "HA-7.6", "HA-7.6-three", "HA-7.12", "HA-7.15"),
    },
    "nylon-ppong": {
        *("NP-3.6", "NP-3.6-three", "NP-4.4", "NP-4.6", "NP-4.6-three", "NP-5.10", "NP-6.1", "NP-6.2"),
        *("NP-7.3", "bb", "korean-common"),
    },
}


def test_every_way_to_end_and_every_corner_has_a_transcript() -> None:
    assert {file.stem for file in FILES} == {f"{slug}-{what}" for slug in SHOWN for what in SHOWN[slug]}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_deal_goes_as_it_went(file: Path) -> None:
    assert transcript(record_of(file)) == file.read_text(encoding="utf-8")

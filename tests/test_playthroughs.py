"""Nothing about a deal changes unseen: transcripts and the cards of every table are golden."""

from pathlib import Path

import pytest
from configurations import layout_of, named_sets
from transcript import PLAYTHROUGHS, record_of, transcript

from hanacore import Record
from hanacore.notation import written_choice

TABLES = Path(__file__).parent / "golden" / "tables.txt"
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


def test_every_table_is_dealt_what_it_was() -> None:
    rows = [line.split() for line in TABLES.read_text(encoding="ascii").splitlines() if line[0] != "#"]
    for by_seed, by_cards in rows:
        record = Record.parse(by_seed)
        assert str(Record(record.choice, layout_of(record.start()))) == by_cards
    dealt = {written_choice(Record.parse(by_seed).choice) for by_seed, _ in rows}
    assert dealt | {"koi-koi"} == {written_choice(choice) for choice in named_sets()}

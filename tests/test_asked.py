"""What players ask: under the clause that answers it, listed on its page, and found in their own words."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "docs" / ".hooks"))

import asked  # noqa: E402  it lives with the site's build
import clauses  # noqa: E402

CLAUSES = clauses.collect()
NOTES = [(key, note) for key, clause in CLAUSES.items() for note in asked.notes(clause.body)]
PAGES = ("rules/koi-koi.md", "rules/hana-awase.md", "rules/nylon-ppong.md")
# Disputes that no page may leave unanswered, in the words of those who have them.
DISPUTES = {
    "which ruleset is this": {"KK-0.3", "HA-8.1", "NP-9.1"},
    "three blue ribbons": {"KK-6.7", "HA-5.6"},
    "same card twice": {"KK-6.15", "HA-5.9"},
    "point of red plus blue": {"KK-6.7"},
    "viewings too strong": {"KK-6.e"},
    "who gets doubled": {"KK-6.10"},
    "second call": {"KK-5.2", "KK-6.10"},
    "cards ran out after koi-koi": {"KK-7.2"},
    "ask when I cannot continue": {"KK-5.5"},
    "purple ribbons": {"KK-6.7"},
    "crane is a bright": {"KK-6.8"},
    "values not printed": {"HA-3.1"},
    "suit order": {"KK-1.1"},
    "plants first": {"KK-4.7"},
    "11 and 12 swapped": {"NP-1.1"},
    "forgotten the rules": {"NP-9.1"},
    "월남뽕": {"NP-10.1"},
    "must I capture": {"KK-4.1"},
    "51 worldwide games": {"KK-9.3"},
}


@pytest.mark.parametrize("words", DISPUTES)
def test_a_dispute_is_found_in_the_words_of_those_who_have_it(words: str) -> None:
    assert {key for key, note in NOTES if words in note.words} == DISPUTES[words]


def test_a_question_is_asked_once_on_a_page_and_answered_there() -> None:
    counted = Counter((CLAUSES[key].src, note.question) for key, note in NOTES)
    assert [one for one, times in counted.items() if times > 1] == []
    for key, note in NOTES:
        assert note.question[0].isupper(), key
        assert f"[{key}]" not in note.answer, f"{key} sends the reader to itself"


@pytest.mark.parametrize("src", PAGES)
def test_a_page_of_rules_lists_what_is_asked(src: str) -> None:
    text = (ROOT / "docs" / src).read_text(encoding="utf-8")
    assert text.count("\n[[asked]]\n") == 1
    assert len([key for key, _ in NOTES if CLAUSES[key].src == src]) >= 20
    assert len(re.findall(r"^```hana$", text, re.M)) >= 25


def test_a_question_is_no_part_of_its_clause() -> None:
    for key, note in NOTES:
        assert note.question not in CLAUSES[key].entry()["text"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("?? May I", "ends with a question mark"),
        ("?? May I?", "has no answer"),
        ("?? May I?\n~ yes", "has no answer"),
    ],
)
def test_a_note_that_lacks_a_part_is_named(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        asked.read(text)

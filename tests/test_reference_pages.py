"""The reference pages: what they show as notation is notation, and no two terms have one address."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

from hanacore import CardSet, Record, apply, game, legal_actions

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "docs" / ".hooks"))

import terms  # noqa: E402  it lives with the site's build
import topics  # noqa: E402

RULES = json.loads((ROOT / "hanacore" / "rules.json").read_text("utf-8"))
NOTATION = (ROOT / "docs" / "reference" / "notation.md").read_text("utf-8")


@pytest.mark.parametrize("text", re.findall(r"hc1~\S+", NOTATION))
def test_a_record_on_the_page_can_be_played(text: str) -> None:
    record = Record.parse(text)
    assert str(record) == text
    state = record.start()
    for decision in record.decisions:
        assert decision in legal_actions(state)
        state = apply(state, decision)
    assert not legal_actions(state)


@pytest.mark.parametrize("head", re.findall(r"(?m)^\| `([a-z]+-[a-z]+[^`]*)` \|", NOTATION))
def test_a_table_on_the_page_is_one(head: str) -> None:
    record = Record.parse(f"hc1~{head}~s7~")
    assert str(record).split("~")[1] == head
    game(record.game).rules_of(record.choice)


def test_the_piles_on_the_page_are_the_same_pile() -> None:
    spaced, joined = re.findall(r"`(3H[^`]*9a)`", NOTATION)[:2]
    assert CardSet.parse(spaced) == CardSet.parse(joined)


def test_terms_have_one_address_each_and_known_clauses() -> None:
    rows = [row for make in terms.TABLES.values() for row in make()]
    ids = [row["id"] for row in rows]
    assert len(ids) == len(set(ids)) > 50
    assert {rule for row in rows for rule in row["rules"]} <= RULES.keys()
    for row in rows:
        for word in row["local"]:
            assert not word["text"] or word["lang"] == "zh-Hant" or word["roman"], (row["en"], word)


def test_topics_name_clauses_of_their_own_game() -> None:
    for topic in tomllib.loads(topics.FILE.read_text("utf-8"))["topic"]:
        for slug, mark in (("koi-koi", "KK"), ("hana-awase", "HA"), ("nylon-ppong", "NP")):
            for rule in topic[slug]:
                assert rule.lstrip("!") in RULES
                assert rule.lstrip("!").startswith((mark, "DK"))

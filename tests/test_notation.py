"""Records: what parses prints back, what does not says where, and version 1 is read for ever."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import seeds

from hanacore import HanaError, IllegalAction, NotationError, Record, apply, deal, game, legal_actions
from hanacore.tokens import action
from hanacore.verbs import Layout

CORPUS = (Path(__file__).parent / "golden" / "records.txt").read_text(encoding="ascii").splitlines()
UNRESERVED = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")


def record(seed: int, *, explicit: bool = False, steps: int = 99) -> Record:
    """A random deal's record."""
    start = state = deal(game("koi-koi").rules(), seed)
    random, decisions = Random(seed), []
    while (actions := legal_actions(state)) and len(decisions) < steps:
        decisions.append(random.choice(actions))
        state = apply(state, decisions[-1])
    dealt = Layout(start.hands, start.field, start.stock) if explicit else seed
    return Record.of("koi-koi", dealt, tuple(decisions))


@given(seeds, st.booleans(), st.integers(0, 30))
@settings(deadline=None)
def test_parse_and_print_are_inverse(seed: int, explicit: bool, steps: int) -> None:
    one = record(seed, explicit=explicit, steps=steps)
    text = str(one)
    assert set(text) <= UNRESERVED
    assert Record.parse(text) == one
    assert str(Record.parse(text)) == text
    assert Record.parse(text).final() == one.final()
    for decision in one.decisions:
        assert action(str(decision)) == decision


@pytest.mark.parametrize("line", CORPUS)
def test_records_of_version_1_end_as_they_did(line: str) -> None:
    text, totals, ended = line.split()
    from hanacore import settle

    settlement = settle(Record.parse(text).final())
    assert ",".join(map(str, settlement.totals)) == totals
    assert settlement.ended == ended


@given(st.text(max_size=60) | st.text(alphabet="hc1~koi-koi~s7~3aHTRb.-_ks0123456789d", max_size=60))
def test_any_text_is_a_record_or_an_error_with_its_place(text: str) -> None:
    try:
        assert str(Record.parse(text)) == text
    except NotationError as error:
        assert 0 <= error.at <= len(text)
        assert "\n" not in str(error)


@given(seeds, st.data())
@settings(max_examples=300, deadline=None)
def test_an_edited_record_is_refused_in_one_line(seed: int, data: st.DataObject) -> None:
    text = str(record(seed % 1000, explicit=data.draw(st.booleans())))
    at = data.draw(st.integers(0, len(text)))
    kind = data.draw(st.sampled_from(["cut", "drop", "change"]))
    new = data.draw(st.sampled_from([*sorted(UNRESERVED), "é", "\n", " ", "\x00"]))
    edited = {
        "cut": text[:at],
        "drop": text[:at] + text[at + 1 :],
        "change": text[:at] + new + text[at + 1 :],
    }[kind]
    try:
        assert str(Record.parse(edited)) == edited
        Record.parse(edited).final()
    except HanaError as error:
        assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("text", "at", "says"),
    [
        ("", 0, "begins with hc1~"),
        ("hc2~koi-koi~s7~", 0, "begins with hc1~"),
        ("hc1~koi-koi~s7", 14, "four parts"),
        ("hc1~koi-koi~s7~~", 15, "four parts"),
        ("hc1~tarot~s7~", 4, "no game 'tarot'"),
        ("hc1~koi-koi~7~", 12, "a deal is s and a seed"),
        ("hc1~koi-koi~s~", 12, "whole number"),
        ("hc1~koi-koi~s18446744073709551616~", 12, "whole number"),
        ("hc1~koi-koi~s٧~", 12, "whole number"),
        ("hc1~koi-koi~s07~", 13, "one way only"),
        ("hc1~koi-koi~s7~3a-", 18, "plays one card"),
        ("hc1~koi-koi~s7~3a.", 18, "missing"),
        ("hc1~koi-koi~s7~_", 15, "missing"),
        ("hc1~koi-koi~s7~3a3b", 15, "plays one card"),
        ("hc1~koi-koi~s7~8H.8b8a", 19, "one way only"),
        ("hc1~koi-koi~s7~3a.3H3H", 20, "twice"),
        ("hc1~koi-koi~d1H_2T~", 12, "2 hands, the field and the stock"),
        ("hc1~koi-koi~d1H_2X_3H_~", 16, "no card '2X'"),
    ],
)
def test_unreadable_records_name_the_place(text: str, at: int, says: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record.parse(text)
    assert caught.value.at == at
    assert says in str(caught.value)


def test_an_illegal_decision_is_named_by_its_number_and_clause() -> None:
    with pytest.raises(IllegalAction, match=r"decision 1, 3a, .*KK-4\.3"):
        Record.parse("hc1~koi-koi~s7~3a").final()

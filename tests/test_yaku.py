"""Rows, tables, and the table's memory against the one reading of a row."""

import pytest
from hypothesis import given
from strategies import card_sets, piles

from hanacore import CardSet, RulesError, Yaku, YakuTable, koikoi, made
from hanacore.cards import HIKARI, KASU, TANE

TABLE = koikoi.YAKU


@given(card_sets | piles)
def test_the_table_remembers_what_a_row_says(pile: CardSet) -> None:
    read = made(TABLE.rows, pile.mask)
    assert TABLE.lines(pile.mask) == read
    assert TABLE.points(pile.mask) == sum(line.value for line in read)


@given(card_sets | piles)
def test_lines_prove_themselves(pile: CardSet) -> None:
    for line in TABLE.lines(pile.mask):
        assert line.value > 0
        assert line.cards <= pile
        assert len(line.cards)


@given(piles, piles)
def test_a_pile_never_scores_less_for_more_cards(one: CardSet, two: CardSet) -> None:
    assert TABLE.points((one | two).mask) >= TABLE.points(one.mask)


@pytest.mark.parametrize("lights", range(32))
def test_one_light_yaku_at_most(lights: int) -> None:
    held = [card for n, card in enumerate(HIKARI) if lights >> n & 1]
    pile = CardSet.of(*held)
    rain = any(card.code == "11H" for card in held)
    dry = len(held) - rain
    wanted = {5: 10}.get(len(held)) or (8 if dry == 4 else 7 if len(held) == 4 else 5 if dry == 3 else 0)
    assert TABLE.points(pile.mask) == wanted
    assert len(TABLE.lines(pile.mask)) == bool(wanted)


def row(**changes: object) -> Yaku:
    fields: dict[str, object] = {"id": "x", "rule": "KK-6.1", "of": HIKARI, "need": 3, "points": 1}
    return Yaku(**(fields | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"including": CardSet.parse("1a")}, "outside its own set"),
        ({"need": 6}, "never be made"),
        ({"need": 0}, "never be made"),
        ({"including": HIKARI, "need": 3}, "never be made"),
        ({"extra": "further-tane"}, "cannot tell"),
    ],
)
def test_a_row_that_contradicts_itself_is_refused(changes: dict[str, object], says: str) -> None:
    with pytest.raises(RulesError, match=says):
        row(**changes)


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        ((row(), row()), "same id"),
        ((row(replaces=("y",)),), "replaces y, which is not"),
        ((row(of=KASU, need=10), row(id="y")), "must close the table"),
        ((row(of=KASU | TANE, need=10, including=CardSet.parse("9T")),), "span too many cards"),
        ((row(of=KASU, need=10, replaces=("y",)), row(id="y")), "span too many cards"),
    ],
)
def test_a_table_that_contradicts_itself_is_refused(rows: tuple[Yaku, ...], says: str) -> None:
    with pytest.raises(RulesError, match=says):
        YakuTable(rows)


def test_lines_stand_in_table_order() -> None:
    pile = CardSet.parse("1R1a2R2a3R3a4T4a5T5a6T6a8T8a9T9a11T11a")
    order = [row.id for row in TABLE.rows]
    found = [line.what for line in TABLE.lines(pile.mask)]
    assert found == ["akatan", "tane", "kasu"]
    assert found == sorted(found, key=order.index)

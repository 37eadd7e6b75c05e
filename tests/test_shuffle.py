"""Deals are frozen: the same seed gives the same cards on every Python, for ever."""

from pathlib import Path

import pytest
from hypothesis import given
from strategies import seeds

from hanacore import RulesError, deal, game
from hanacore.shuffle import check_seed, shuffled, word
from hanacore.tokens import written_deal
from hanacore.verbs import Layout

GOLDEN = Path(__file__).parent / "golden" / "deals.txt"


def golden() -> list[tuple[int, str]]:
    rows = [line.split() for line in GOLDEN.read_text(encoding="ascii").splitlines() if line[0] != "#"]
    return [(int(seed), cards) for seed, cards in rows]


@pytest.mark.parametrize(("seed", "cards"), golden())
def test_deals_of_version_1_are_what_they_were(seed: int, cards: str) -> None:
    rules = game("koi-koi").rules()
    state = deal(rules, seed)
    assert written_deal(rules, Layout(state.hands, state.field, state.stock)) == cards


@given(seeds)
def test_same_seed_same_deal(seed: int) -> None:
    assert deal(game("koi-koi").rules(), seed) == deal(game("koi-koi").rules(), seed)


def test_every_card_once_and_every_label_its_own() -> None:
    one, two = shuffled("a"), shuffled("b")
    assert sorted(one) == sorted(two) == list(range(48))
    assert one != two
    assert word("a") != word("b")


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_has_64_bits(seed: int) -> None:
    with pytest.raises(RulesError, match="whole number from 0"):
        check_seed(seed)

"""What is chosen alike is equal, whoever chose it, and can be kept in a set."""

from __future__ import annotations

import pytest

from hanacore import GAMES, RulesError, game
from hanacore.notation import Record
from hanacore.ruleset import Choice

CHOICES = [
    game("koi-koi").choose(ruleset="yakuza", deal=3),  # the pile decides how its cup counts
    game("koi-koi").choose(options={"kk.rain": "captured"}),
    game("hana-awase").choose(options={"ha.rain_viewing": "cancels"}),
    *(one.choose() for one in GAMES.values()),
]


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: f"{choice.game} {dict(choice.changed)}")
def test_rules_that_were_chosen_alike_are_equal(choice: Choice) -> None:
    one = game(choice.game)
    assert one.make(choice) == one.make(choice)
    assert hash(one.make(choice)) == hash(one.make(choice))


def test_the_month_of_a_deal_makes_other_rules() -> None:
    one = game("koi-koi")
    assert one.rules(ruleset="yakuza", deal=3) != one.rules(ruleset="yakuza", deal=4)


def test_choices_and_records_are_kept_in_sets() -> None:
    for slug in GAMES:
        assert {game(slug).choose(), game(slug).choose()} == {game(slug).choose()}
        assert {Record.of(slug, 7), Record.of(slug, 7)} == {Record.parse(f"hc1~{slug}~s7~")}
    assert len({*CHOICES}) == len(CHOICES)


def test_a_value_that_is_no_text_is_refused_as_a_wrong_one() -> None:
    with pytest.raises(RulesError, match=r"kk\.month is off, 4, not 4"):
        game("koi-koi").rules(options={"kk.month": 4})  # type: ignore[dict-item]

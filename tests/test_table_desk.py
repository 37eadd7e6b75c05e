"""What the practice table can be set up with."""

import pytest

from hanacore import NotationError, table
from hanacore.advise import BOTS
from hanacore.games import GAMES, game
from hanacore.table_desk import desk


@pytest.mark.parametrize("slug", GAMES)
def test_everything_of_a_game_can_be_asked_for(slug: str) -> None:
    found, one = desk(slug), game(slug)
    assert found["table"] == slug
    assert found["seats"] == list(one.seats)
    assert [option["key"] for option in found["options"]] == [option.key for option in one.options]
    assert not any(option["changed"] for option in found["options"])
    assert [bot["id"] for bot in found["bots"]] == [bot for bot in ("greedy", "random") if bot in BOTS]
    assert found["deals"] == one.rules().deals


@pytest.mark.parametrize("slug", ["koi-koi", "hana-awase"])
def test_every_set_that_is_offered_can_be_dealt(slug: str) -> None:
    for named in desk(slug)["sets"]:
        head = f"{slug}.{named['id']}" if named["id"] != desk(slug)["set"] else slug
        assert table.new(head, "1", "greedy")["view"]["rules"] == named["id"]
        assert desk(head)["set"] == named["id"]


def test_a_set_that_only_scores_is_not_offered_and_says_so() -> None:
    assert "clubhouse-ds" not in [named["id"] for named in desk("koi-koi")["sets"]]
    assert "scores piles only" in desk("koi-koi.clubhouse-ds")["contradiction"]["text"]


def test_a_contradiction_is_told_in_the_words_of_its_house_rules() -> None:
    found = desk("koi-koi.seven_off.double-stack_x2-cap")
    assert found["contradiction"]["rule"] == "KK-6.11"
    assert "kk." not in found["contradiction"]["text"]
    assert found["deals"] == 0


@pytest.mark.parametrize("text", ["", "tarot", "koi-koi.3", "koi-koi.viewing_off.viewing_off", "x" * 10_000])
def test_what_names_no_table_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        desk(text)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300

"""Sheets for people hold the numbers of the engine and a reason for what is not scored."""

from hypothesis import given
from hypothesis import strategies as st
from strategies import card_sets, piles

from hanacore import CardSet, game, koikoi
from hanacore.hanaawase import GAME as HANA_AWASE
from hanacore.present import chips, looked_at, remarks, sheet_view

RULES = game("koi-koi").rules()


@given(card_sets | piles, st.booleans())
def test_the_view_adds_up_to_the_sheet(pile: CardSet, called: bool) -> None:
    sheet = koikoi.score(pile.mask, called)
    view = sheet_view(RULES, sheet, pile.mask)
    total = sum(row["value"] for row in view["rows"])
    assert total == view["base"]
    for factor in view["factors"]:
        total *= factor["value"] if factor["applies"] else 1
        assert factor["applies"] or factor["note"]
    assert total == view["total"] == sheet.total
    assert bool(view["remarks"]) == any(len([c for c in pile if c.month == m]) % 2 for m in range(1, 13))


@given(card_sets | piles)
def test_what_was_looked_at_is_not_scored_and_says_why(pile: CardSet) -> None:
    scored = {line.what for line in RULES.yaku.lines(pile.mask)}
    for row in looked_at(RULES, pile.mask):
        assert row["what"] not in scored
        assert row["why"].endswith(".")
        assert 0 < row["have"] <= row["need"]


def test_three_lights_with_the_rain_man_are_explained() -> None:
    rows = {row["what"]: row for row in looked_at(RULES, CardSet.parse("1H 1a 3H 3a 11H 11a").mask)}
    assert rows["sanko"]["why"] == "The rain man does not count here."


def why(pile: str) -> dict[str, tuple[str, str]]:
    rows = looked_at(RULES, CardSet.parse(pile).mask)
    return {row["what"]: (row["why"], row["rule"]) for row in rows}


def test_what_takes_the_place_of_a_yaku_cites_the_clause_that_says_so() -> None:
    assert why("1H1a3H3a8H8a12H12a")["sanko"] == ("Four lights take its place.", "KK-6.a")
    assert why("1H1a3H3a8H8a11H11a")["sanko"] == ("Rainy four lights take its place.", "KK-6.a")
    assert why("1H1a3H3a8H8a11H11a")["shiko"] == ("The rain man does not count here.", "KK-6.2")
    assert why("1R1a2R2a3R3a4R4a5R5a")["tan"] == ("Red poetry ribbons take its place.", "KK-6.7")


def test_what_is_lacking_stands_in_a_sentence() -> None:
    assert why("3H3a")["hanami"] == ("It lacks the sake cup.", "KK-6.5")
    assert why("1H1a8H8a")["sanko"] == ("It lacks the curtain or the phoenix.", "KK-6.4")
    assert why("2T2a4T4a5T5a8T8a")["tane"] == ("It lacks one card.", "KK-6.8")


@given(piles, piles)
def test_chips_tell_what_can_still_be_made(mine: CardSet, theirs: CardSet) -> None:
    mine = mine - theirs
    made = {line.what for line in RULES.yaku.lines(mine.mask)}
    for chip in chips(RULES, mine.mask, theirs.mask):
        assert chip["made"] == (chip["yaku"] in made)
        if chip["blocked"]:
            everything = CardSet((1 << 48) - 1) - theirs
            assert not RULES.yaku.by_id[chip["yaku"]].holds(everything.mask)


def test_odd_months_are_remarked_on_where_no_card_is_wild() -> None:
    plain, oni = (HANA_AWASE.rules(options={"ha.oni": value}) for value in ("off", "on"))
    pile = CardSet.parse("8H 8a 11a").mask  # HA-7.14: who used the oni holds one willow
    assert [row["rule"] for row in remarks(plain, pile)] == ["DK-4.8"]
    assert remarks(oni, pile) == []


def test_the_only_light_yaku_cites_the_clause_of_that_house_rule() -> None:
    exclusive = HANA_AWASE.rules(options={"ha.omote": "exclusive_with_lights"})
    rows = looked_at(exclusive, CardSet.parse("1H 2T 3H 8H 12H").mask)
    assert {row["what"]: row["rule"] for row in rows}["omote-sugawara"] == "HA-5.3"

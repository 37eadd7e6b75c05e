"""What each house rule and named set of Koi-Koi changes in a score, worked out by hand from the clauses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import piles

from hanacore import CardSet, RulesError, koikoi
from hanacore.fishing import Circumstances, FishingRules, deal, from_deck, lay_out
from hanacore.koikoi import GAME
from hanacore.present import sheet_view
from hanacore.shuffle import shuffled

KEYS = """
    kk.first_tie kk.deal_order kk.field_redeal kk.redeal_dealer kk.teyaku kk.teyaku_stack kk.both_special
    kk.play_out_stock kk.koikoi kk.again kk.lights kk.viewing kk.sets kk.inoshikacho kk.sake kk.month kk.rain
    kk.seven kk.call_pays kk.double_stack kk.zero_sum kk.draw kk.called_then_empty kk.deals
"""
SINGLE = [(option.key, value) for option in GAME.options for value in option.values[1:]]


def rules(text: str = "", *, ruleset: str = "nintendo", number: int = 1) -> FishingRules:
    """Rules by options as ``rain=field again=new_yaku_only``."""
    chosen = dict(one.split("=") for one in text.split())
    options = {f"kk.{key}": value for key, value in chosen.items()}
    return GAME.rules(ruleset=ruleset, options=options, deal=number)


def scored(by: FishingRules, pile: str, calls: tuple[int, int] = (0, 0), field: str = "") -> tuple[str, int]:
    """A pile's lines and total; ``calls`` are its owner's and the other's."""
    sheet = by.score(CardSet.parse(pile).mask, Circumstances(*calls, CardSet.parse(field).mask))
    return ", ".join(map(str, sheet.lines)), sheet.total


GOKO = "1H 1a 3H 3a 8H 8a 11H 11a 12H 12a"  # C-KK-6
SHIKO = "1H 1a 3H 3a 8H 8a 12H 12a"  # C-KK-4
SANKO = "1H 1a 8H 8a 12H 12a"  # C-KK-7
VIEWED = "3H 3a 8H 8a 9T 9a 12H 12a"  # C-KK-8: three lights and both viewings
HANAMI = "3H 3a 9T 9a"
TSUKIMI = "8H 8a 9T 9a"
ANIMALS = "2T 2a 4T 4a 6T 6a 7T 7a 10T 10a"  # C-KK-1: the set and two more
RIBBONS = "1R 1a 2R 2a 3R 3a 4R 4a 6R 6a 9R 9a 10R 10a 11T 11R"  # C-KK-12: both sets and two more
RED = "1R 1a 2R 2a 3R 3a 4R 4a 5R 5a"  # C-KK-9: the red set and two more
CUP = "2T 2a 3a 3b 4T 4a 5T 5a 8T 8a 9T 9a 12a 12b"  # C-KK-16: fifth animal and tenth chaff


@pytest.mark.parametrize(
    ("options", "pile", "lines", "total"),
    [
        # KK-6.1 to KK-6.4: the ladder at other prices still replaces (KK-6.a)
        ("lights=15/8/7/6", GOKO, "KK-6.1 goko +15, KK-6.9 seven-or-more ×2", 30),
        ("lights=15/9/7/6", SHIKO, "KK-6.2 shiko +9, KK-6.9 seven-or-more ×2", 18),
        ("lights=15/8/5/5", "1H 1a 3H 3a 8H 8a 11H 11a", "KK-6.3 ame-shiko +5", 5),
        ("lights=15/8/7/6", SANKO, "KK-6.4 sanko +6", 6),
        ("lights=10/8/7/0", SANKO, "", 0),
        ("lights=10/8/0/0", SHIKO, "KK-6.2 shiko +8, KK-6.9 seven-or-more ×2", 16),
        # KK-6.e
        ("viewing=off", VIEWED, "KK-6.4 sanko +5", 5),
        ("viewing=off", HANAMI, "", 0),
        ("viewing=only_with_other_yaku", HANAMI, "", 0),
        ("viewing=only_with_other_yaku", "3H 3a 8H 8a 9T 9a", "", 0),  # a viewing is no company for the other
        (
            "viewing=only_with_other_yaku",
            VIEWED,
            "KK-6.4 sanko +5, KK-6.5 hanami +5, KK-6.5 tsukimi +5, KK-6.9 seven-or-more ×2",
            30,
        ),
        (
            "viewing=1",
            VIEWED,
            "KK-6.4 sanko +5, KK-6.5 hanami +1, KK-6.5 tsukimi +1, KK-6.9 seven-or-more ×2",
            14,
        ),
        ("viewing=1_then_3", HANAMI, "KK-6.5 hanami +1", 1),
        # KK-6.6 and KK-6.7
        ("sets=5_adds", ANIMALS, "KK-6.6 inoshikacho +5, KK-6.8 tane +1", 6),
        (
            "sets=5+_adds",
            ANIMALS,
            "KK-6.6 inoshikacho +5, KK-6.6 further-tane +2, KK-6.8 tane +1, KK-6.9 seven-or-more ×2",
            16,
        ),
        ("sets=5_adds_10", ANIMALS, "KK-6.6 inoshikacho +5, KK-6.8 tane +1", 6),
        ("sets=5_adds", RED, "KK-6.7 akatan +5, KK-6.8 tan +1", 6),
        (
            "sets=5_adds",
            RIBBONS,
            "KK-6.7 akatan +5, KK-6.7 aotan +5, KK-6.8 tan +4, KK-6.9 seven-or-more ×2",
            28,
        ),
        (
            "sets=5+_adds",
            RIBBONS,
            "KK-6.7 akatan-aotan +10, KK-6.7 further-tan +2, KK-6.8 tan +4, KK-6.9 seven-or-more ×2",
            32,
        ),
        (
            "sets=5_adds_10 seven=off",
            RIBBONS,
            "KK-6.7 akatan-aotan +10, KK-6.7 akatan +5, KK-6.7 aotan +5, KK-6.8 tan +4",
            24,
        ),
        ("inoshikacho=6", "6T 6a 7T 7a 10T 10a", "KK-6.6 inoshikacho +6", 6),
        (
            "inoshikacho=6",
            ANIMALS,
            "KK-6.6 inoshikacho +6, KK-6.6 further-tane +2, KK-6.9 seven-or-more ×2",
            16,
        ),
        (
            "inoshikacho=6 sets=5_adds",
            ANIMALS,
            "KK-6.6 inoshikacho +6, KK-6.8 tane +1, KK-6.9 seven-or-more ×2",
            14,
        ),
        # KK-6.c
        ("sake=choose_one", CUP, "KK-6.8 tane +1", 1),  # C-KK-16
        ("sake=tane_only", CUP, "KK-6.8 tane +1", 1),
        ("sake=choose_one", "1a 1b 2a 2b 4a 4b 5a 5b 9T 9a", "KK-6.8 kasu +1", 1),  # C-KK-15
        ("sake=tane_only", "1a 1b 2a 2b 4a 4b 5a 5b 9T 9a", "", 0),
        (
            "sake=choose_one",  # the cup as chaff, and for the viewing all the same
            f"{HANAMI} 1a 1b 2a 2b 4a 4b 5a 5b",
            "KK-6.5 hanami +5, KK-6.8 kasu +2, KK-6.9 seven-or-more ×2",
            14,
        ),
        ("sake=tane_only", f"{HANAMI} 1a 1b 2a 2b 4a 4b 5a 5b", "KK-6.5 hanami +5, KK-6.8 kasu +1", 6),
        (
            "sake=choose_one",  # as a further animal it gives more than nothing
            "6T 6a 7T 7a 9T 9a 10T 10a",
            "KK-6.6 inoshikacho +5, KK-6.6 further-tane +1",
            6,
        ),
        # KK-6.9
        ("seven=off", SHIKO, "KK-6.2 shiko +8", 8),
        # KK-9.1
        ("rain=captured", f"{HANAMI} 11H 11a", "", 0),
        ("rain=captured", f"{HANAMI} 12a 12b", "KK-6.5 hanami +5", 5),
        ("rain=captured", f"{HANAMI} 11T 11a", "KK-6.5 hanami +5", 5),
        ("rain=captured", f"{TSUKIMI} 12a 12b", "", 0),
        ("rain=captured", f"{TSUKIMI} 11H 11a", "KK-6.5 tsukimi +5", 5),
        ("rain=captured_both", f"{HANAMI} 11H 11a", "", 0),
        ("rain=captured_both", f"{TSUKIMI} 11H 11a", "", 0),
        ("rain=captured_both", f"{TSUKIMI} 12a 12b", "KK-6.5 tsukimi +5", 5),
        ("rain=captured viewing=1", VIEWED, "KK-6.4 sanko +5, KK-6.5 hanami +1", 6),
    ],
)
def test_a_pile_by_a_house_rule(options: str, pile: str, lines: str, total: int) -> None:
    assert scored(rules(options), pile) == (lines, total)


@pytest.mark.parametrize(
    ("options", "pile", "calls", "lines", "total"),
    [
        ("", HANAMI, (0, 3), "KK-6.5 hanami +5, KK-6.10 opponent-called ×2", 10),  # once, however often
        ("", HANAMI, (1, 0), "KK-6.5 hanami +5", 5),  # KK-5.6
        ("viewing=1_then_3", HANAMI, (1, 0), "KK-6.5 hanami +3", 3),  # KK-6.e: any call
        ("viewing=1_then_3", HANAMI, (0, 1), "KK-6.5 hanami +3, KK-6.10 opponent-called ×2", 6),
        ("call_pays=off", HANAMI, (0, 1), "KK-6.5 hanami +5", 5),
        ("call_pays=steps", HANAMI, (0, 0), "KK-6.5 hanami +5", 5),
        ("call_pays=steps", HANAMI, (0, 1), "KK-6.5 hanami +5, KK-6.10 calls +1", 6),
        ("call_pays=steps", HANAMI, (1, 1), "KK-6.5 hanami +5, KK-6.10 calls +2", 7),
        ("call_pays=steps", HANAMI, (3, 0), "KK-6.5 hanami +5, KK-6.10 calls +3", 8),
        ("call_pays=steps", HANAMI, (2, 2), "KK-6.5 hanami +5, KK-6.10 calls ×2", 10),
        ("call_pays=steps", HANAMI, (2, 3), "KK-6.5 hanami +5, KK-6.10 calls ×3", 15),
        ("call_pays=steps", HANAMI, (3, 3), "KK-6.5 hanami +5, KK-6.10 calls ×4", 20),
        ("call_pays=steps", HANAMI, (4, 3), "KK-6.5 hanami +5, KK-6.10 calls ×5", 25),
        ("call_pays=steps", HANAMI, (4, 5), "KK-6.5 hanami +5, KK-6.10 calls ×5", 25),
        ("call_pays=steps", SHIKO, (0, 1), "KK-6.2 shiko +8, KK-6.9 seven-or-more ×2, KK-6.10 calls +1", 17),
        ("call_pays=steps", "1H 1a", (2, 1), "", 0),  # no yaku, no points
        ("call_pays=both_plus_1", HANAMI, (1, 0), "KK-6.5 hanami +5, KK-6.10 calls ×2", 10),
        ("call_pays=both_plus_1", HANAMI, (1, 2), "KK-6.5 hanami +5, KK-6.10 calls ×4", 20),
        ("", SHIKO, (0, 1), "KK-6.2 shiko +8, KK-6.9 seven-or-more ×2, KK-6.10 opponent-called ×2", 32),
        ("double_stack=x2_cap", SHIKO, (0, 1), "KK-6.2 shiko +8, KK-6.11 doubled-once ×2", 16),  # C-KK-27
        ("double_stack=x2_cap", SHIKO, (1, 0), "KK-6.2 shiko +8, KK-6.9 seven-or-more ×2", 16),
        ("double_stack=x2_cap", HANAMI, (0, 1), "KK-6.5 hanami +5, KK-6.10 opponent-called ×2", 10),
        ("seven=off", SHIKO, (0, 1), "KK-6.2 shiko +8, KK-6.10 opponent-called ×2", 16),
    ],
)
def test_a_pile_after_calls(options: str, pile: str, calls: tuple[int, int], lines: str, total: int) -> None:
    assert scored(rules(options), pile, calls) == (lines, total)


@pytest.mark.parametrize(
    ("pile", "field", "total"),
    [
        (HANAMI, "11a", 0),
        (HANAMI, "12a", 5),
        (TSUKIMI, "12H", 0),
        (TSUKIMI, "11H", 5),
        ("3H 3a 8H 8a 9T 9a", "11R 12b", 0),
        (f"{HANAMI} 11H 11a", "1a", 5),  # what is captured spoils nothing here
    ],
)
def test_rain_and_fog_on_the_field(pile: str, field: str, total: int) -> None:
    """KK-9.1, ``field``."""
    assert scored(rules("rain=field"), pile, field=field)[1] == total


@pytest.mark.parametrize(
    ("number", "pile", "lines"),
    [
        (1, "1H 1R 1a 1b", "KK-6.14 month +4"),
        (3, "3H 3R 3a 3b", "KK-6.14 month +4"),
        (1, "3H 3R 3a 3b", ""),
        (12, "12H 12a 12b 12c", "KK-6.14 month +4"),
        (13, "1H 1R 1a 1b", "KK-6.14 month +4"),  # January again
        (4, "4T 4R 4a 4b 5T 5a", "KK-6.14 month +4"),
    ],
)
def test_the_month_of_the_deal(number: int, pile: str, lines: str) -> None:
    """KK-6.14"""
    assert scored(rules("month=4 deals=24", number=number), pile)[0] == lines
    assert scored(rules("deals=24", number=number), pile)[0] == ""


def test_a_deal_after_the_last_is_refused() -> None:
    """KK-0.1"""
    with pytest.raises(RulesError, match=r"a match of 12 deals has no deal 13 \(KK-0\.1\)"):
        rules("month=4", number=13)


@pytest.mark.parametrize(
    ("ruleset", "values", "source", "plays", "partial"),
    [
        ("nintendo", "", "S001", True, False),
        (
            "fuda-wiki",
            "both_special=same_dealer draw=same_dealer koikoi=unlimited lights=15/8/7/6 month=4",
            "FW",
            True,
            False,
        ),
        ("etohana", "deals=3 draw=same_dealer inoshikacho=6", "ETO", True, True),
        ("clubhouse-ds", "koikoi=once_each sets=5+_adds", "FW-VG", False, False),
        ("yakuza", "lights=10/8/7/6 month=4 sake=choose_one sets=5_adds", "FW-VG", False, False),
        ("koi-koi-japan", "call_pays=steps sets=5_adds_10 seven=off viewing=1_then_3", "FW-VG", False, False),
    ],
)
def test_a_named_set_is_its_values(
    ruleset: str, values: str, source: str, plays: bool, partial: bool
) -> None:
    """I-4 of the rules; the set is a list of values, and none is a choice of its own."""
    named = GAME.set(ruleset)
    assert (named.source, named.plays, named.partial) == (source, plays, partial)
    assert sorted(f"{key[3:]}={value}" for key, value in named.values.items()) == values.split()
    made = rules(ruleset=ruleset)
    assert (made.ruleset, made.plays, dict(made.options)) == (ruleset, plays, {})
    assert made.deals == (3 if ruleset == "etohana" else 12)  # KK-0.1, KK-9.2


@pytest.mark.parametrize(
    ("ruleset", "pile", "calls", "total"),
    [
        ("fuda-wiki", GOKO, (0, 0), 30),
        ("fuda-wiki", SANKO, (0, 2), 12),
        ("etohana", "6T 6a 7T 7a 10T 10a", (0, 0), 6),  # KK-9.2
        ("clubhouse-ds", ANIMALS, (0, 1), 32),  # 5 + 2 + 1 = 8, twice doubled
        ("yakuza", SANKO, (0, 0), 6),
        ("yakuza", f"{ANIMALS} 1H 1R 1a 1b", (0, 0), 20),  # 5 + 1 and January's 4 are 10
        ("koi-koi-japan", "3H 3a 8H 8a 9T 9a", (0, 0), 2),
        ("koi-koi-japan", "3H 3a 8H 8a 9T 9a", (1, 0), 7),  # 3 + 3, and 1 for the call
        ("koi-koi-japan", SHIKO, (2, 2), 16),
    ],
)
def test_a_pile_by_a_named_set(ruleset: str, pile: str, calls: tuple[int, int], total: int) -> None:
    assert scored(rules(ruleset=ruleset), pile, calls)[1] == total


@pytest.mark.parametrize("ruleset", ["clubhouse-ds", "yakuza", "koi-koi-japan"])
def test_a_set_with_an_unknown_rule_of_play_scores_piles_only(ruleset: str) -> None:
    by, deck = rules(ruleset=ruleset), shuffled("7/0")
    one, two, field = (CardSet.of(*deck[start : start + 8]).mask for start in (0, 8, 16))
    ways = (
        lambda: deal(by, 7),
        lambda: from_deck(by, deck),
        lambda: lay_out(by, [one, two], field, deck[24:]),
    )
    for way in ways:
        with pytest.raises(RulesError, match=f"{ruleset} scores piles only"):
            way()


def test_the_options_in_the_order_of_the_clauses() -> None:
    assert [option.key for option in GAME.options] == KEYS.split()
    assert GAME.by_deal == "kk.month"


@pytest.mark.parametrize(("key", "value"), SINGLE)
def test_every_value_alone_makes_rules(key: str, value: str) -> None:
    made = GAME.rules(options={key: value})
    assert dict(made.options) == {key: value}
    assert made is GAME.rules(options={key: value.upper()})


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ("field_redeal=dealer_scores_6 redeal_dealer=pass", "KK-3.3"),
        ("teyaku=off teyaku_stack=12", "KK-3.5"),
        ("teyaku=off both_special=same_dealer", "KK-3.7"),
        ("teyaku=off both_special=ignore_and_play", "KK-3.7"),
        ("viewing=off rain=field", "KK-9.1"),
        ("viewing=off rain=captured", "KK-9.1"),
        ("viewing=off rain=captured_both", "KK-9.1"),
        ("seven=off double_stack=x2_cap", "KK-6.11"),
        ("call_pays=off double_stack=x2_cap", "KK-6.11"),
        ("call_pays=steps double_stack=x2_cap", "KK-6.11"),
        ("call_pays=both_plus_1 double_stack=x2_cap", "KK-6.11"),
        ("lights=5/6/7/8", "KK-6.a"),
        ("lights=10/8/0/5", "KK-6.a"),
    ],
)
def test_values_that_contradict_each_other_name_the_clause(options: str, clause: str) -> None:
    with pytest.raises(RulesError) as caught:
        rules(options)
    assert caught.value.rule == clause
    assert all(f"kk.{one.split('=')[0]}" in str(caught.value) for one in options.split())
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ("lights=10/8/7", "KK-6.1"),
        ("lights=1000/8/7/5", "KK-6.1"),
        ("lights=10/8/7/-5", "KK-6.1"),
        ("lights=010/8/7/5", "KK-6.1"),
        ("lights=10/8/7/５", "KK-6.1"),
        ("deals=0", "KK-0.1"),
        ("deals=100", "KK-0.1"),
        ("rain=yes", "KK-9.1"),
    ],
)
def test_a_value_that_is_none_names_the_clause(options: str, clause: str) -> None:
    with pytest.raises(RulesError) as caught:
        rules(options)
    assert caught.value.rule == clause


CHOSEN = [*SINGLE, ("kk.lights", "15/8/7/6"), ("kk.lights", "10/8/7/0")]


@given(
    st.sampled_from(CHOSEN),
    st.sampled_from(CHOSEN),
    piles,
    st.integers(0, 8),
    st.integers(0, 8),
    st.integers(1, 13),
)
def test_a_sheet_by_any_two_values_is_shown_as_it_is(
    one: tuple[str, str], two: tuple[str, str], pile: CardSet, own: int, other: int, number: int
) -> None:
    """And what is looked at besides has a reason; every line cites a clause."""
    try:
        by = GAME.rules(options=dict((one, two)), deal=number)
    except RulesError:
        return
    sheet = by.score(pile.mask, Circumstances(own, other))
    assert all(line.value > 0 and line.cards <= pile and line.rule.startswith("KK-6") for line in sheet.lines)
    view = sheet_view(by, sheet, pile.mask)
    total = base = sum(row["value"] for row in view["rows"])
    for factor in view["factors"]:
        if factor["applies"]:
            total = total + factor["value"] if factor["op"] == "+" else total * factor["value"]
    assert (view["base"], view["total"]) == (base, total)
    assert all(row["why"] and row["rule"] for row in view["looked_at"])


@given(piles, st.booleans())
def test_the_conveniences_are_nintendos_rules(pile: CardSet, called: bool) -> None:
    sheet = rules().score(pile.mask, Circumstances(0, int(called)))
    assert koikoi.score(pile.mask, called) == sheet
    assert koikoi.points(pile.mask, called) == sheet.total

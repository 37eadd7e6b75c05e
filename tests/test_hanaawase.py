"""Hana-awase: its worked cases by value, its yaku, its options, its settlement."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import card_sets, seeds

from hanacore import Card, CardSet, RulesError, hanaawase
from hanacore.cards import DECK
from hanacore.fishing import Circumstances
from hanacore.hanaawase import GAME, deals_first
from hanacore.score import ScoreSheet, Settlement

RULES = GAME.rules()
# C-HA-1 to 3: piles with the card points and the yaku of the cases.
SOURCE = (
    "1H1a2a2b3a3b4R4a5R5a6R6a7a7b8H8a9T9R10R10a12H12a",
    "1R1b3H3R5T5b6T6b7T7R8T8b10T10b",
    "2T2R4T4b9a9b11H11T11R11a12b12c",
)
TWO = (
    "1H1R3H3b4T4R4a4b5R5b6T6R7T7b9T9a10T10R10a10b11T11R12b12c",
    "1a1b2T2R2a2b3R3a5T5a6a6b7R7a8H8T8a8b9R9b11H11a12H12a",
)
FOUR = (
    "1R1b2R2a3H3R3a3b11H11T12H12a",
    "4T4a5T5R5a5b7a7b8H8T8a8b10a10b11R11a",
    "6T6R6a6b7T7R9T9b10T10R12b12c",
    "1H1a2T2b4R4b9R9a",
)
C13 = ("1H1R2R2a3R3a4T4R5a5b6T6R7T7a8H8T9T9R", "1a1b2T2b3H3b4a4b5T5R6a6b7R7b10T10R", "rest")
C14 = ("1H1R2T2R3H3R4a4b5T5R6a6b7T7R8a8b9T9R10a10b11H11T12b12c", "rest")
C15 = ("1H1a4T4a8H8a9T9R12H12a", "1R1b2T2R3H3R5T5R6a6b7T7R", "2a2b3a3b4R4b6T6R10T10R11H11T", "rest")
C16 = ("1H1R2a2b4T4a6T6a8H8b9T9a11a12H12a", "1a1b2T2R3H3R5T5R7T7R8T8a9R9b12b12c", "rest")


def masks(*piles: str) -> list[int]:
    named = [CardSet.parse(pile).mask for pile in piles if pile != "rest"]
    return [CardSet.parse(p).mask if p != "rest" else DECK.mask & ~sum(named) for p in piles]


def settled(piles: tuple[str, ...], **options: str) -> Settlement:
    rules = GAME.rules(seats=len(piles), options={f"ha.{key}": value for key, value in options.items()})
    assert rules.settle_piles is not None
    return rules.settle_piles(masks(*piles))


def lines(sheet: ScoreSheet) -> list[str]:
    return [str(line) for line in sheet.lines]


def yaku(pile: str, **options: str) -> dict[str, int]:
    rules = GAME.rules(options={f"ha.{key}": value for key, value in options.items()})
    sheet = rules.score(CardSet.parse(pile).mask, Circumstances())
    assert rules.yaku.points(CardSet.parse(pile).mask) == sheet.total
    return {line.what: line.value for line in sheet.lines}


@pytest.mark.parametrize(
    ("piles", "points", "made", "totals"),
    [
        (SOURCE, (108, 90, 66), (80, 20, 20), (140, -58, -82)),
        (TWO, (140, 124), (60, 0), (68, -68)),
        (FOUR, (90, 70, 60, 44), (40, 0, 20, 0), (124, -56, 14, -82)),
        (C13, (125, 74, 65), (90, 0, 40), (177, -144, -33)),
        (C14, (150, 114), (120, 0), (138, -138)),
        (C15, (89, 78, 70, 27), (40, 40, 0, 0), (103, 92, -76, -119)),
        (C16, (103, 91, 70), (40, 0, 0), (95, -37, -58)),
    ],
    ids=["C-HA-1", "C-HA-2", "C-HA-3", "C-HA-13", "C-HA-14", "C-HA-15", "C-HA-16"],
)
def test_worked_settlements(
    piles: tuple[str, ...], points: tuple[int, ...], made: tuple[int, ...], totals: tuple[int, ...]
) -> None:
    settlement = settled(piles, oni="on" if piles is C16 else "off")
    assert settlement.totals == totals
    assert settlement.winner == 0
    assert settlement.ended == "HA-2.6"
    assert tuple(map(hanaawase.card_points, masks(*piles))) == points
    assert tuple(hanaawase.score(pile).total for pile in masks(*piles)) == made
    if piles is not C16:
        assert hanaawase.settlement(masks(*piles)) == settlement


@pytest.mark.parametrize(
    ("pile", "made"),
    [
        ("3H 8H 9T", {"nomi": 30}),  # C-HA-4
        ("1H 1a 3H 3a 8H 8a 11H 11a 12H 12a", {"goko": 200}),  # C-HA-5
        ("1H 1a 8H 8a 11H 11T 12H 12a", {"matsu-kiri-bozu": 20}),  # C-HA-6
        ("1H 3H 8H", {}),  # C-HA-7
        ("1R 2R 3R 4R 5R 7R", {"ura-sugawara": 40, "rokutan": 30, "kusa": 20}),  # C-HA-8
        ("1R 2R 4R 6R 7R 9R 11R", {"rokutan": 30}),  # C-HA-9
        (
            "1R 2R 3R 4R 5R 6R 7R 9R 10R",  # C-HA-10
            {"ura-sugawara": 40, "aotan": 40, "shichitan": 40, "kusa": 20},
        ),
        ("4T 4R 4a 4b 12H 12a 12b 12c", {"fujishima": 20, "kirishima": 20}),  # C-HA-11
        ("11H 11T 11R 11a", {"ameshima": 20}),  # C-HA-12
        ("1H 2T 3H", {"omote-sugawara": 30}),
        ("1H 2T 3H 8H 12H", {"shiko": 60, "omote-sugawara": 30}),  # HA-5.3
        ("3H 9T", {"hanami": 20}),
        ("8H 9T", {"tsukimi": 20}),
        ("6T 7T 10T 5T", {"inoshikacho": 20}),
        ("1H 3H 8H 11H", {}),  # HA-5.2
        ("4R 5R 11R", {}),  # HA-5.7
    ],
)
def test_what_a_pile_makes(pile: str, made: dict[str, int]) -> None:
    assert yaku(pile) == made


def test_with_the_oni_the_willows_are_no_island() -> None:
    assert yaku("11H 11T 11R 11a", oni="on") == {}  # C-HA-12, HA-7.9


def test_the_lines_of_the_sources_deal_in_the_order_a_person_adds_them() -> None:
    mike, kuro, nezumi = (lines(sheet) for sheet in settled(SOURCE).sheets)
    assert mike == [
        "HA-3.1 card-points +108",
        "HA-3.2 base -88",
        "HA-4.3 matsu-kiri-bozu +40",
        "HA-4.6 aotan +80",
        "HA-4.11 tsukimi +40",
        "HA-6.1 yaku-paid -20",
        "HA-6.1 yaku-paid -20",
    ]
    assert kuro == [
        "HA-3.1 card-points +90",
        "HA-3.2 base -88",
        "HA-4.12 inoshikacho +40",
        "HA-6.1 yaku-paid -80",
        "HA-6.1 yaku-paid -20",
    ]
    assert nezumi[-2:] == ["HA-6.1 yaku-paid -80", "HA-6.1 yaku-paid -20"]


def test_lines_carry_the_cards_that_prove_them() -> None:
    first = settled(C13).sheets[0].lines
    assert first[0].cards == CardSet.parse(C13[0])
    proof = {line.what: line.cards.spaced for line in first}
    assert proof["tsukimi"] == "8H 9T"
    assert proof["rokutan"] == "1R 2R 3R 4R 6R 9R"


@given(st.integers(2, 4), seeds)
def test_points_and_nets_add_up(seats: int, seed: int) -> None:
    random = Random(seed)
    piles = [0] * seats
    for card in Card:
        piles[random.randrange(seats)] |= 1 << card
    assert sum(map(hanaawase.card_points, piles)) == 264
    settlement = hanaawase.settlement(piles)
    assert sum(settlement.totals) == 0  # HA-6.2
    made = [hanaawase.score(pile).total for pile in piles]
    for seat, pile in enumerate(piles):
        share = 264 // seats
        owed = sum(made) - made[seat]
        net = hanaawase.card_points(pile) - share + (seats - 1) * made[seat] - owed
        assert settlement.totals[seat] == net


@given(card_sets)
def test_points_of_a_pile_by_counting(pile: CardSet) -> None:
    worth = {"H": 20, "T": 10, "R": 5}
    assert hanaawase.card_points(pile.mask) == sum(worth.get(card.code[-1], 1) for card in pile)
    assert RULES.yaku.points(pile.mask) == hanaawase.score(pile.mask).total


def test_a_deal_is_won_by_one_seat_or_by_nobody() -> None:
    assert settled(("1H", "rest")).winner == 1
    half = "1H1R1a1b8H8T8a8b11H11T11R11a12H12a12b12c2R2a4R4a5a5b", "rest"
    level = settled(half, yaku="off")
    assert (level.totals, level.winner) == ((0, 0), None)


# What is refused.


@pytest.mark.parametrize(
    ("piles", "says"),
    [
        (["1H"], r"2, 3 or 4 players, not 1 \(HA-1\.1\)"),
        (["1H"] * 5, r"not 5 \(HA-1\.1\)"),
        (["1H 2T", "2T"], r"2T cannot lie in two piles \(DK-1\.1\)"),
        (
            [
                "1H1R1a1b2T2R2a2b3H3R3a3b4T4R4a4b5T5R5a5b6T6R6a6b7T7R7a7b8H8T8a8b9T9R9a9b10T10R10a10b",
                "11H11T",
            ],
            "HA-2.6",
        ),
    ],
)
def test_piles_that_are_not_the_whole_deck_are_refused(piles: list[str], says: str) -> None:
    with pytest.raises(RulesError, match=says):
        hanaawase.settlement(masks(*piles))


def test_a_ruleset_settles_its_own_number_of_piles() -> None:
    assert RULES.settle_piles is not None
    with pytest.raises(RulesError, match=r"3 players have 3 piles, not 2 \(HA-1\.1\)"):
        RULES.settle_piles(masks("1H", "rest"))


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (3, {"oni_triple": "whole"}, "HA-7.4"),
        (3, {"oni_last": "sweep"}, "HA-7.12"),
        (3, {"oni": "on", "willow_island": "cancels_all"}, "HA-7.9"),
        (3, {"yaku": "off", "willow_island": "cancels_opponents"}, "HA-8.9"),
        (3, {"yaku": "off", "rain_viewing": "cancels"}, "HA-8.9"),
        (3, {"yaku": "off", "values": "fuda_wiki"}, "HA-8.9"),
        (3, {"lights": "cumulative", "omote": "exclusive_with_lights"}, "HA-5.3"),
        (3, {"few_cards": "30", "base": "off"}, "HA-8.8"),
        (2, {"few_cards": "30"}, "HA-8.4"),
        (4, {"few_cards": "30"}, "HA-8.4"),
        (3, {"deal2": "8_8"}, "HA-1.2"),
    ],
)
def test_options_that_contradict_each_other_are_refused(
    seats: int, options: dict[str, str], rule: str
) -> None:
    with pytest.raises(RulesError) as caught:
        GAME.rules(seats=seats, options={f"ha.{key}": value for key, value in options.items()})
    assert caught.value.rule == rule


def test_a_set_asks_nothing_of_those_who_change_it() -> None:
    assert GAME.rules(seats=3, ruleset="fuda-wiki").hand == 7
    bare = GAME.rules(ruleset="fuda-wiki", options={"ha.yaku": "off"})
    assert bare.yaku.rows == ()


# What the options change.


def test_fuda_wikis_values() -> None:
    made = {row.id: row.points for row in GAME.rules(ruleset="fuda-wiki").yaku.rows}
    usual = {row.id: row.points for row in RULES.yaku.rows}
    changed = {key: made[key] for key in made if made[key] != usual[key]}
    assert changed == {"goko": 100, "nomi": 40, "fujishima": 10, "kirishima": 10, "ameshima": 10}


@pytest.mark.parametrize(
    ("pile", "options", "made"),
    [
        ("1H 3H 8H 11H 12H", {"lights": "cumulative"}, {"goko": 200, "shiko": 60, "matsu-kiri-bozu": 20}),
        ("1H 3H 8H 12H 2T", {"omote": "exclusive_with_lights"}, {"shiko": 60}),
        ("1H 3H 2T", {"omote": "exclusive_with_lights"}, {"omote-sugawara": 30}),
        ("1H 3H 8H 11H 12H 2T", {"omote": "exclusive_with_lights"}, {"goko": 200}),
        ("3H 8H 9T 11H", {"rain_viewing": "cancels"}, {}),
        ("1H 8H 9T 11H 12H", {"rain_viewing": "cancels"}, {"matsu-kiri-bozu": 20}),
        ("3H 8H 9T", {"rain_viewing": "cancels"}, {"nomi": 30}),
        ("1H 3H 8H 11H 12H", {"yaku": "off"}, {}),
    ],
)
def test_yaku_that_an_option_changes(pile: str, options: dict[str, str], made: dict[str, int]) -> None:
    assert yaku(pile, **options) == made


def test_without_yaku_only_card_points_are_settled() -> None:
    assert settled(SOURCE, yaku="off").totals == (20, 2, -22)  # HA-3.3, HA-8.9
    rules = GAME.rules(ruleset="bakappana")
    assert rules.settle_piles is not None
    assert rules.settle_piles(masks(*SOURCE)).totals == (20, 2, -22)


def test_without_a_share_points_and_yaku_are_only_added() -> None:
    settlement = settled(SOURCE, base="off")
    assert settlement.totals == (188, 110, 86)
    assert lines(settlement.sheets[1]) == ["HA-3.1 card-points +90", "HA-4.12 inoshikacho +20"]


@pytest.mark.parametrize(("piles", "share"), [(TWO, 120), (SOURCE, 80), (FOUR, 60)])
def test_chaff_without_value(piles: tuple[str, ...], share: int) -> None:
    settlement = settled(piles, kasu="0")
    assert sum(settlement.totals) == 0
    for pile, sheet in zip(masks(*piles), settlement.sheets, strict=True):
        chaff = sum(card.code[-1] in "abc" for card in CardSet(pile))
        assert lines(sheet)[:2] == [
            f"HA-8.7 card-points +{hanaawase.card_points(pile) - chaff}",
            f"HA-8.7 base -{share}",
        ]


def test_dandruff_voids_the_deal() -> None:
    twenty = ("1H", "2T 2R 3H", "rest")
    assert [hanaawase.card_points(pile) for pile in masks(*twenty)][:2] == [20, 35]
    settlement = settled(twenty, dandruff="on")
    assert settlement == Settlement((ScoreSheet(),) * 3, "HA-8.3", None)
    assert settlement.totals == (0, 0, 0)
    more = settled(("1H 1a", "2T 2R 3H", "rest"), dandruff="on")
    assert more.ended == "HA-2.6"
    without_chaff = settled(("1H 1a", "2T 2R 3H", "rest"), dandruff="on", kasu="0")
    assert without_chaff.ended == "HA-8.3"


def test_few_cards_are_paid_for() -> None:
    eight, ten = "1H1R1a1b2T2R2a2b", "3H3R3a3b4T4R5T5R6a6b"
    plain, few = settled((eight, "rest", ten)), settled((eight, "rest", ten), few_cards="30")
    change = [after - before for before, after in zip(plain.totals, few.totals, strict=True)]
    assert change == [30, -60, 30]
    assert lines(few.sheets[0])[2:] == [
        "HA-8.4 few-cards +60",
        "HA-6.1 yaku-paid -120",
        "HA-8.4 few-cards-paid -30",
    ]
    dealer = settled((ten, "rest", eight), few_cards="30")
    assert [line for sheet in dealer.sheets for line in lines(sheet) if "few-cards +" in line] == [
        "HA-8.4 few-cards +60"
    ]


ISLAND = ("11H11T11R11a3H9T", "8H8T8a8b4T4R4a4b6T7T10T", "rest")


def test_the_island_of_willows_as_a_spoiler() -> None:
    def what(**options: str) -> list[set[str]]:
        skip = {"card-points", "base", "yaku-paid"}
        return [{line.what for line in sheet.lines} - skip for sheet in settled(ISLAND, **options).sheets]

    own, theirs = {"ameshima", "hanami"}, {"fujishima", "inoshikacho"}
    rest = {"kirishima", "ura-sugawara", "shichitan", "aotan"}
    assert what() == [own, theirs, rest]
    assert what(willow_island="cancels_all") == [{"yaku-cancelled"}] * 3
    opponents = [own, {"yaku-cancelled"}, {"yaku-cancelled"}]
    assert what(willow_island="cancels_opponents") == opponents
    assert settled(SOURCE[::-1], willow_island="cancels_all").totals == (-22, 2, 20)
    unowned = ("11H11T3H9T", "rest")
    assert settled(unowned, willow_island="cancels_all") == settled(unowned)


# Deals, dealers, matches.


@pytest.mark.parametrize(("seats", "hand", "field", "stock"), [(2, 10, 8, 20), (3, 7, 6, 21), (4, 5, 8, 20)])
def test_every_card_comes_out(seats: int, hand: int, field: int, stock: int) -> None:
    rules = GAME.rules(seats=seats)  # HA-1.1, HA-1.2
    assert (rules.hand, rules.field) == (hand, field)
    assert stock == 48 - seats * hand - field == seats * hand
    assert rules.deals == seats  # HA-6.5


def test_the_order_of_dealing() -> None:
    assert (
        RULES.deal_order
        == (1,) * 4 + (2,) * 4 + (0,) * 4 + (-1,) * 3 + (1,) * 3 + (2,) * 3 + (0,) * 3 + (-1,) * 3
    )  # HA-1.4
    four = GAME.rules(seats=4).deal_order  # HA-1.11
    assert four[:16] == (1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0, -1, -1, -1, -1)
    two = GAME.rules(seats=2).deal_order
    assert two[:14] == (1,) * 5 + (0,) * 5 + (-1,) * 4


def test_who_turned_the_earliest_month_deals() -> None:
    ties = 0
    for seats in (2, 3, 4):
        dealers = set()
        for seed in range(400):
            first = GAME.rules(seats=seats).first_dealer(seed)
            left = list(range(seats))
            for draw in first.draws:
                assert len(draw) == len(left)
                earliest = min(card.month for card in draw)
                left = [who for who, card in zip(left, draw, strict=True) if card.month == earliest]
            assert left == [first.dealer]
            assert first.rule == "HA-1.10"
            ties += len(first.draws) > 1
            dealers.add(first.dealer)
        assert dealers == set(range(seats))
    assert ties > 20
    assert deals_first([Card.parse(code) for code in ("3a", "12H", "3H")])[0] == (0, 2)


def test_the_dealer_moves_on_or_the_winner_deals() -> None:
    settlement = settled(SOURCE[1:] + SOURCE[:1])
    assert settlement.winner == 2
    assert RULES.next_dealer(settlement) == (1, "HA-6.5")
    by_winning = GAME.rules(options={"ha.next_dealer": "winner"})
    assert by_winning.next_dealer(settlement) == (2, "HA-6.5")
    level = Settlement((ScoreSheet(),) * 3, "HA-8.3", None)
    assert by_winning.next_dealer(level).seat == 0  # among equals, whose turn comes earlier
    assert RULES.next_dealer(level).seat == 1


def test_the_highest_total_of_a_match_wins() -> None:
    assert RULES.standing((140, -58, -82)) == ((0,), "HA-6.5")
    assert RULES.standing((12, -24, 12)) == ((0, 2), "HA-6.6")
    assert GAME.rules(options={"ha.deals": "6"}).deals == 6
    with pytest.raises(RulesError, match="one_each or a number"):
        GAME.rules(options={"ha.deals": "0"})


def test_every_set_has_rows_that_can_be_made() -> None:
    for ruleset in ("tomatokun", "fuda-wiki", "bakappana"):
        for row in GAME.rules(ruleset=ruleset).yaku.rows:
            assert row.holds(DECK.mask)
            assert row.holds(row.including.mask or row.of.mask)

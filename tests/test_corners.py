"""Corners of the core that no worked case reaches: rules that contradict themselves, and what says so."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil

import pytest

import hanacore
from hanacore import (
    GAMES,
    CardSet,
    IllegalAction,
    Play,
    RulesError,
    apply,
    deal,
    fishing,
    game,
    hanaawase,
    settle,
)
from hanacore import lay_out as laid
from hanacore.cards import DECK, Card
from hanacore.fishing import Circumstances, End
from hanacore.present import looked_at
from hanacore.succession import turn_for_the_deal
from hanacore.verbs import Layout
from hanacore.wild import Wild
from hanacore.yaku import Yaku, YakuTable

KOI_KOI, HANA_AWASE, NYLON = (game(slug).rules() for slug in ("koi-koi", "hana-awase", "nylon-ppong"))


@pytest.mark.parametrize("slug", GAMES)
def test_rules_chosen_alike_are_equal(slug: str) -> None:
    rules = GAMES[slug].rules()
    key, value = {
        "koi-koi": ("kk.draw", "oyaken_6"),
        "hana-awase": ("ha.oni", "on"),
        "nylon-ppong": ("np.multi", "sum"),
    }[slug]
    other = GAMES[slug].rules(options={key: value})
    again = dataclasses.replace(rules, deals=rules.deals)
    assert again is not rules
    assert again == rules
    assert hash(again) == hash(rules)
    assert rules != other
    assert rules != slug
    assert {rules: 1, other: 2}[again] == 1
    chosen = {key: value}
    assert repr(other) == f"<{slug} for {other.seats} by {other.ruleset} {chosen}>"


@pytest.mark.parametrize("change", [{"field": 9}, {"hand": 7}, {"seats": 3}, {"deal_order": (0, 1)}])
def test_a_capture_game_deals_what_it_says(change: dict[str, object]) -> None:
    with pytest.raises(RulesError, match=r"^koi-koi deals .* to each hand and . to the field$"):
        dataclasses.replace(KOI_KOI, **change)


FIVE_EACH = (0, 1, 2) * 5


@pytest.mark.parametrize("more", [(0, 0), (3,), (-1,)])
def test_a_rummy_deals_five_or_six_cards(more: tuple[int, ...]) -> None:
    assert dataclasses.replace(NYLON, seats=3, deal_order=FIVE_EACH).sizes == (5, 5, 5)
    assert dataclasses.replace(NYLON, seats=3, deal_order=(*FIVE_EACH, 2, 0)).sizes == (6, 5, 6)
    for order in ((*FIVE_EACH, *more), FIVE_EACH[:-1]):
        with pytest.raises(
            RulesError, match=r"^nylon-ppong deals .*, not five or six cards to each of 3 hands$"
        ):
            dataclasses.replace(NYLON, seats=3, deal_order=order)


def test_what_may_be_said_of_the_end_of_a_deal() -> None:
    assert [end.value for end in End] == ["dealt", "stopped", "forced", "last-card", "exhausted"]


@pytest.mark.parametrize("missing", [1, 2])
def test_a_layout_takes_the_whole_deck(missing: int) -> None:
    dealt = deal(KOI_KOI, 7)
    whole = laid(KOI_KOI, Layout(dealt.hands, dealt.field, dealt.stock))
    assert whole == dealt == fishing.lay_out(KOI_KOI, iter(dealt.hands), dealt.field, iter(dealt.stock))
    with pytest.raises(RulesError) as caught:
        laid(KOI_KOI, Layout(dealt.hands, dealt.field, dealt.stock[missing:]))
    says = f"the stock holds {24 - missing} cards; with the rest they must be 48 (DK-1.1)"
    assert str(caught.value) == says
    with pytest.raises(RulesError) as caught:
        laid(KOI_KOI, Layout(dealt.hands, 0, dealt.stock))
    says = "a deal gives 8 cards to each of 2 hands and 8 to the field, not [8, 8] and 0 (KK-2.1)"
    assert str(caught.value) == says


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_who_deals_first_is_turned_from_a_seed(seed: int) -> None:
    with pytest.raises(RulesError, match="seed"):
        turn_for_the_deal(seed, 2, lambda _: ((0,), "KK-1.1"))


def test_the_oni_takes_one_card_unless_agreed() -> None:
    oni = Wild(Card.parse("11a"))
    assert not oni.whole
    assert not oni.sweeps


def why(pile: str) -> dict[str, str]:
    return {row["what"]: row["rule"] for row in looked_at(HANA_AWASE, CardSet.parse(pile).mask)}


@pytest.mark.parametrize(
    ("pile", "lesser", "clause"),
    [
        ("1H 3H 8H 11H 12H", "shiko", "HA-5.1"),
        ("1H 3H 8H 12H", "matsu-kiri-bozu", "HA-5.1"),
        ("3H 8H 9T", "hanami", "HA-5.4"),
        ("3H 8H 9T", "tsukimi", "HA-5.4"),
        ("1R 2R 3R 4R 5R 6R 7R", "rokutan", "HA-5.5"),
    ],
)
def test_what_takes_the_place_of_a_yaku_cites_the_clause(pile: str, lesser: str, clause: str) -> None:
    assert why(pile)[lesser] == clause


def test_the_conveniences_of_hana_awase_are_for_three() -> None:
    assert hanaawase.score(CardSet.parse("11H 11T 11R 11a").mask).total == 20


ONE = CardSet.parse("1H 1R 1a 1b")


def row(**change: object) -> Yaku:
    plain = {"id": "one", "rule": "X-1", "of": ONE, "need": 2, "points": 5}
    return Yaku(**{**plain, **change})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"need": 0}, "one can never be made as written (X-1)"),
        ({"need": 5}, "one can never be made as written (X-1)"),
        ({"need": 1, "including": CardSet.parse("1H 1R")}, "one can never be made as written (X-1)"),
        ({"including": CardSet.parse("2T")}, "one asks for cards outside its own set (X-1)"),
        (
            {"extra": "more", "including": CardSet.parse("1H")},
            "one cannot tell its own cards from further ones (X-1)",
        ),
    ],
)
def test_a_row_that_contradicts_itself(change: dict[str, object], says: str) -> None:
    with pytest.raises(RulesError) as caught:
        row(**change)
    assert str(caught.value) == says


def test_a_row_is_plain_by_default_and_compared_by_what_it_says() -> None:
    assert row() == row()
    with pytest.raises(dataclasses.FrozenInstanceError):
        row().points = 6  # type: ignore[misc]
    with pytest.raises(TypeError):
        Yaku("one", "X-1", ONE, 2, 5)  # type: ignore[misc]
    assert repr(YakuTable((row(),))) == f"YakuTable(rows=({row()!r},))"
    assert row(need=4).holds(ONE.mask)
    assert not row(need=4).holds(ONE.mask & ONE.mask - 1)


@pytest.mark.parametrize(("slug", "clause"), [("koi-koi", "KK-5.1"), ("hana-awase", "HA-2.6")])
def test_what_is_not_over_is_settled_by_no_clause(slug: str, clause: str) -> None:
    with pytest.raises(RulesError, match="not over") as caught:
        settle(deal(GAMES[slug].rules(), 7))
    assert caught.value.rule == clause


REFUSED = [
    ("8H", "8T", "all", "it takes all three, 8T 8a 8b"),
    ("3H", "3a 3b", "choose", "it takes one of 3a 3b, as the player chooses"),
    ("5R", "", "must", "it must take 5a, which lies on the field"),
    ("5R", "5a 5b", "play", "5b does not lie on the field"),
    ("5R", "3a", "month", "a card takes only cards of its own month"),
]
CLAUSES = {
    "koi-koi": {"all": "KK-4.4", "choose": "KK-4.3", "must": "KK-4.1", "play": "KK-4.1", "month": "KK-4.7"},
    "hana-awase": {
        "all": "HA-2.4",
        "choose": "HA-2.3",
        "must": "HA-2.5",
        "play": "HA-2.1",
        "month": "HA-2.1",
    },
}


@pytest.mark.parametrize("slug", CLAUSES)
@pytest.mark.parametrize(("card", "take", "clause", "why"), REFUSED)
def test_a_capture_that_is_refused_says_why(slug: str, card: str, take: str, clause: str, why: str) -> None:
    rules = GAMES[slug].rules(seats=2)
    hands = CardSet.parse("8H 3H 5R 1H").mask, CardSet.parse("12H").mask
    state = deal(rules, 7)._replace(hands=hands, field=CardSet.parse("8T 8a 8b 3a 3b 5a 7a").mask)
    with pytest.raises(IllegalAction) as caught:
        apply(state, Play(Card.parse(card), CardSet.parse(take).mask))
    assert (caught.value.rule, caught.value.why) == (CLAUSES[slug][clause], why)


def test_a_line_of_further_cards_shows_those_cards() -> None:
    lines = KOI_KOI.score(CardSet.parse("2T 2a 4T 4a 6T 6a 7T 7a 10T 10a").mask, Circumstances()).lines
    shown = {line.what: line.cards.spaced for line in lines}
    assert (shown["inoshikacho"], shown["further-tane"]) == ("6T 7T 10T", "2T 4T")


def test_yaku_that_a_willow_island_cancels_cite_the_option() -> None:
    rules = game("hana-awase").rules(options={"ha.willow_island": "cancels_all"})
    own = CardSet.parse("11H 11T 11R 11a 4T 4R 4a 4b")
    rest = CardSet(DECK.mask) - own
    half = list(rest)[::2]
    piles = [own.mask, CardSet.of(*half).mask, (rest - CardSet.of(*half)).mask]
    assert rules.settle_piles is not None
    cancelled = rules.settle_piles(piles).sheets[1].lines
    assert ("HA-8.5", "yaku-cancelled") in [(line.rule, line.what) for line in cancelled]


def test_with_the_ladder_of_lights_the_option_replaces() -> None:
    rules = game("hana-awase").rules(options={"ha.omote": "exclusive_with_lights"})
    for pile in ("1H 2T 3H 8H 12H", "1H 2T 3H 8H 11H 12H"):
        rows = {row["what"]: row["rule"] for row in looked_at(rules, CardSet.parse(pile).mask)}
        assert rows["omote-sugawara"] == "HA-5.3"


def test_a_special_hand_scores_where_a_special_field_would_too() -> None:
    rules = game("koi-koi").rules(options={"kk.field_redeal": "dealer_scores_6"})
    hands = [CardSet.parse(one).mask for one in ("1H 1R 1a 1b 2T 3H 4T 5T", "2R 3R 4R 5R 6T 7T 8H 9T")]
    field = CardSet.parse("6R 7R 8T 9R 10T 11H 12H 12a").mask
    rest = DECK - CardSet(field | hands[0] | hands[1])
    settled = settle(fishing.lay_out(rules, hands, field, rest))
    assert (settled.ended, settled.totals) == ("KK-3.4", (6, 0))


MODULES = [importlib.import_module(f"hanacore.{one.name}") for one in pkgutil.iter_modules(hanacore.__path__)]
VALUES = [
    one
    for module in MODULES
    for one in vars(module).values()
    if isinstance(one, type) and dataclasses.is_dataclass(one) and one.__module__ == module.__name__
]


@pytest.mark.parametrize("value", VALUES, ids=lambda one: one.__name__)
def test_values_do_not_change(value: type) -> None:
    assert value.__dataclass_params__.frozen  # type: ignore[attr-defined]
    assert "__slots__" in vars(value)

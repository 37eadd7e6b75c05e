"""The engine against the naive second implementations: whole deals, piles and hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

import naive
import naive_hanaawase
import naive_koikoi_options
import naive_nylonppong
import pytest
from configurations import configuration, deck, layout, named_sets, sizes
from twins import TWINS, play

from hanacore import GAMES, Card, CardSet, State, deal, game, settle
from hanacore.fishing import OVER, Circumstances, End
from hanacore.nylonppong import Ending, hand_sum, settlement, six_card_yaku
from hanacore.ruleset import Choice

DEALS = {"koi-koi": 500, "hana-awase": 700, "nylon-ppong": 200}
CHOICES = list(named_sets())


def named(choice: Choice) -> str:
    return f"{choice.game}-{choice.seats}-{choice.ruleset.id}"


@pytest.mark.parametrize("slug", GAMES)
def test_whole_deals_go_alike_by_whatever_rules(slug: str) -> None:
    random, ends = Random(slug), Counter[str]()
    for _ in range(DEALS[slug]):
        twin = play(configuration(random, GAMES[slug]), random)
        ends["void" if twin.void else twin.state.end.value] += 1
    ways = {"koi-koi": 6, "hana-awase": 2, "nylon-ppong": 5}
    assert len(ends) == ways[slug], ends


@pytest.mark.parametrize("choice", CHOICES, ids=named)
def test_whole_deals_go_alike_by_every_named_set(choice: Choice) -> None:
    random = Random(named(choice))
    for _ in range(20):
        play(choice, random)


def test_the_oni_meets_every_corner_of_its_clause() -> None:
    """With the oni on, in badly shuffled decks, for each way that HA-7 names."""
    random, met = Random(7), Counter[str]()
    oni, willow = Card.parse("11a"), Card.parse("11R")
    for n in range(800):
        choice = game("hana-awase").choose(
            seats=random.choice((2, 3, 4)),
            options={
                "ha.oni": "on",
                "ha.oni_triple": random.choice(("one", "whole")),
                "ha.oni_last": random.choice(("keep", "sweep")),
                "ha.field4": random.choice(("redeal", "dealer_takes")),
            },
        )
        cards = deck(random)
        if n % 10 == 0:  # the last player keeps the oni for an empty field, and turns a willow
            cards = [card for card in cards if card not in (oni, willow)]
            cards.insert(sum(sizes(choice)[0]) - 1, oni)
            cards.append(willow)
        twin = play(choice, random, layout(random, choice, cards), keep="11a" if n % 10 == 0 else "")
        if not twin.void:
            met.update(twin.naive.met)
    corners = {
        "HA-7.4",
        "HA-7.5",
        "HA-7.6",
        "HA-7.6, three of the month left",
        "HA-7.10",
        "HA-7.12",
        "HA-7.15",
    }
    assert set(met) == corners, met


def a_pile(random: Random) -> set[str]:
    return set(random.sample(naive.CODES, random.randint(0, 36)))


def test_koi_koi_piles_score_alike_by_whatever_rules() -> None:
    random = Random(1)
    for n in range(6000):
        if n % 20 == 0:
            choice = configuration(random, game("koi-koi"), playing=False)
        pile, own, other = a_pile(random), random.choice((0, 0, 1, 3)), random.choice((0, 1, 2, 5))
        field = set(random.sample(naive.CODES, 6)) - pile
        about = naive_koikoi_options.Circumstances(field, own, other, choice.deal)
        sheet = game("koi-koi").rules_of(choice).score(mask(pile), Circumstances(own, other, mask(field)))
        assert sheet.total == naive_koikoi_options.points(pile, choice.values, about), (choice, pile, about)


def test_hana_awase_piles_make_the_same_yaku_by_whatever_rules() -> None:
    random = Random(2)
    for _ in range(6000):
        choice = configuration(random, game("hana-awase"), playing=False)
        pile = a_pile(random)
        lines = game("hana-awase").rules_of(choice).score(mask(pile), Circumstances()).lines
        assert {line.what: line.value for line in lines if line.value} == naive_hanaawase.yaku(
            pile, choice.values
        ), (choice, pile)


def test_hana_awase_settles_the_same_by_whatever_rules() -> None:
    random = Random(3)
    for _ in range(3000):
        choice = configuration(random, game("hana-awase"), playing=False)
        piles: list[set[str]] = [set() for _ in range(choice.seats)]
        weights = [random.choice((1, 1, 4)) for _ in piles]
        for card in naive.CODES:
            random.choices(piles, weights)[0].add(card)
        settled = settle(ended(choice, piles))
        assert list(settled.totals) == naive_hanaawase.settlement(list(piles), choice.values), (choice, piles)


def test_sheets_give_the_same_reasons_in_the_same_order() -> None:
    random, lines = Random(11), Counter[str]()
    for n in range(700):
        if n % 2:
            options = {"ha.oni": random.choice(("on", "off"))}
            choice = game("hana-awase").choose(seats=random.choice((2, 3, 4)), options=options)
        else:
            choice = game("nylon-ppong").choose(seats=random.choice((2, 3, 4, 5, 6)))
        twin = play(choice, random)
        if twin.void:
            continue
        sheets = [[str(line) for line in sheet.lines] for sheet in settle(twin.state).sheets]
        assert sheets == twin.sheets(), choice
        lines.update(line.split()[1] for sheet in sheets for line in sheet)
    assert len(lines) > 20, lines


def ended(choice: Choice, piles: list[set[str]]) -> State:
    """A deal of Hana-awase that is over, with these piles."""
    rules = game("hana-awase").rules_of(choice)
    state = deal(rules, 1)
    return state._replace(
        hands=(0,) * choice.seats,
        field=0,
        stock=(),
        piles=tuple([mask(pile) for pile in piles]),
        phase=OVER,
        end=End.EXHAUSTED,
    )


def mask(pile: set[str]) -> int:
    return CardSet.parse("".join(pile)).mask


def hands_of(number: int) -> Iterator[list[int]]:
    for months in combinations_with_replacement(range(1, 13), number):
        if max(months.count(one) for one in set(months)) <= 4:
            yield list(months)


def test_every_six_cards_make_the_same_yaku() -> None:
    random = Random(4)
    choices = [game("nylon-ppong").choose(), *(configuration(random, game("nylon-ppong")) for _ in range(5))]
    for choice in choices:
        rules = game("nylon-ppong").rules_of(choice)
        for months in hands_of(6):
            lines, ours = six_card_yaku(months, rules), naive_nylonppong.six_card_yaku(months, choice.values)
            assert bool(lines) == bool(ours), (choice, months)
            if ours:
                worth = sum(line.value for line in lines)
                assert worth == naive_nylonppong.declared(months, choice.values), (choice, months)


def test_every_hand_between_turns_weighs_the_same() -> None:
    for number in (2, 5):
        for months in hands_of(number):
            assert hand_sum(months) == naive_nylonppong.hand_sum(months), months


def test_nylon_ppong_settles_the_same_by_whatever_rules() -> None:
    random, settled = Random(5), Counter[str]()
    while min([settled[how] for how in ("stop", "declare", "ppong", "out", "exhausted")]) < 150:
        choice = configuration(random, game("nylon-ppong"))
        hands, ending = a_showdown(random, choice)
        if ending[0] == "stop" and not naive_nylonppong.may_stop_with(hands[ending[1]], choice.values):
            continue
        if ending[0] == "out" and choice["np.natural"] == "off":
            continue
        if ending[0] == "declare" and not naive_nylonppong.six_card_yaku(hands[ending[1]], choice.values):
            continue
        end = Ending.parse(":".join(map(str, ending)))
        found = settlement(hands, end, game("nylon-ppong").rules_of(choice))
        assert list(found.totals) == naive_nylonppong.settlement(hands, ending, choice.values), (
            choice,
            hands,
            ending,
        )
        settled[ending[0]] += 1


def a_showdown(random: Random, choice: Choice) -> tuple[list[list[int]], naive_nylonppong.Ending]:
    """Hands that are left when a deal ends somehow, and how."""
    cards = deck(random)
    one, other = random.sample(range(choice.seats), 2)
    if choice["np.ppong"] == "own_turn_only":
        other = (one - 1) % choice.seats
    ending: naive_nylonppong.Ending = random.choice(
        (("stop", one), ("declare", one), ("ppong", one, other), ("out", one), ("exhausted",))
    )
    numbers = [random.choice((2, 5)) for _ in range(choice.seats)]
    if ending[0] in ("stop", "declare", "ppong", "out"):
        numbers[one] = {"stop": 2, "declare": 6}.get(ending[0], 0)
    hands = [naive_nylonppong.months({cards.pop().code for _ in range(number)}) for number in numbers]
    return hands, ending


def test_every_game_has_a_twin_and_deals_the_whole_deck() -> None:
    assert TWINS.keys() == GAMES.keys()
    for choice in CHOICES:
        hands, field = sizes(choice)
        state = deal(GAMES[choice.game].rules_of(choice), 1)
        assert len(state.stock) == 48 - sum(hands) - field
        assert len(set(Card)) == 48

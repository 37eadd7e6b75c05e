"""What lies between deals, against plain readings of the clauses: who deals, in which order, who has won."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import naive_hanaawase
import naive_koikoi_options
import naive_nylonppong
import pytest
from configurations import configuration, deck
from twins import codes

from hanacore import GAMES, Record, apply, deal, legal_actions, match, settle
from hanacore.ruleset import Choice
from hanacore.shuffle import shuffles
from hanacore.succession import FirstDealer
from hanacore.verbs import void_deals


def first_dealers(choice: Choice, turned: list[str]) -> list[int]:
    """Which players may deal first by the cards that they turned."""
    if choice.game == "nylon-ppong":
        highest = (choice["np.bam"] == "seed") == (choice["np.time"] == "night")  # NP-2.1, NP-2.2
        ranks = [
            -naive_nylonppong.month(card) if highest else naive_nylonppong.month(card) for card in turned
        ]
    elif choice.game == "koi-koi" and choice["kk.first_tie"] == "category":  # KK-1.1, KK-1.2
        ranks = [
            int(card[:-1]) * 10 + "HTRabc".index(card[-1].replace("b", "a").replace("c", "a"))
            for card in turned
        ]
    else:  # HA-1.3 leaves the way to the players
        ranks = [int(card[:-1]) for card in turned]
    return [player for player, rank in enumerate(ranks) if rank == min(ranks)]


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_player_deals_first(slug: str) -> None:
    random = Random(6)
    for _ in range(1000):
        choice = configuration(random, GAMES[slug])
        turned = deck(random)[: choice.seats]
        players, _ = GAMES[slug].rules_of(choice).deals_first(turned)
        assert list(players) == first_dealers(choice, [card.code for card in turned]), (choice, turned)


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_players_win(slug: str) -> None:
    random = Random(8)
    for seats in GAMES[slug].seats:
        rules = GAMES[slug].rules(seats=seats)
        for _ in range(50):
            totals = [random.randint(-3, 3) for _ in range(seats)]
            best = min(totals) if slug == "nylon-ppong" else max(totals)  # NP-8.5; KK-0.1, HA-6.5
            assert list(rules.standing(totals).winners) == [n for n in range(seats) if totals[n] == best]


def packets(choice: Choice) -> list[tuple[int, int]] | None:
    """Who gets how many cards at a time, -1 being the field; None where nothing is said."""
    if choice.game == "koi-koi":  # KK-2.1
        return (
            [(-1, 2), (1, 2), (0, 2)]
            if choice["kk.deal_order"] == "field_first"
            else [(1, 2), (-1, 2), (0, 2)]
        ) * 4
    round_the_table = [*range(1, choice.seats), 0]
    if choice.game == "hana-awase":  # HA-1.4
        if choice.seats != 3:
            return None
        return [
            *((seat, 4) for seat in round_the_table),
            (-1, 3),
            *((seat, 3) for seat in round_the_table),
            (-1, 3),
        ]
    dealer = int(choice["np.dealer_cards"]) - 3  # NP-2.4
    return [
        *((seat, 3) for seat in round_the_table),
        *((seat, 2) for seat in round_the_table[:-1]),
        (0, dealer),
    ]


@pytest.mark.parametrize("slug", GAMES)
def test_cards_are_dealt_in_the_same_order_and_void_deals_again(slug: str) -> None:
    random, voids = Random(9), 0
    for seed in range(1500):
        choice = configuration(random, GAMES[slug])
        order = packets(choice)
        if order is None:
            continue
        rules = GAMES[slug].rules_of(choice)
        thrown_away = 0
        for cards in shuffles(seed):
            hands, field = [set[str]() for _ in range(choice.seats)], set[str]()
            for seat, number in order:
                (field if seat < 0 else hands[seat]).update(card.code for card in cards[:number])
                del cards[:number]
            if not is_void(choice, hands, field):
                break
            thrown_away += 1
        assert len(void_deals(rules, seed)) == thrown_away
        voids += thrown_away
        state = deal(rules, seed)
        drawn = {card.code for card in state.stock[: state.drawn]}  # NP-3.2: five cards, so the dealer draws
        assert [codes(hand) - drawn for hand in state.hands] == hands
        assert list(state.stock) == cards
        if slug != "nylon-ppong":
            assert codes(state.field | state.piles[0]) == field
    assert voids or slug == "nylon-ppong"


def is_void(choice: Choice, hands: list[set[str]], field: set[str]) -> bool:
    if choice.game == "koi-koi":
        return naive_koikoi_options.void(field, choice.values)
    return choice.game == "hana-awase" and naive_hanaawase.void(hands, field, choice.values)


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_passes_the_deal_alike(slug: str) -> None:
    random = Random(10)
    for seed in range(25):
        choice = configuration(random, GAMES[slug])
        rules, records, sums = GAMES[slug].rules_of(choice), [], [0] * choice.seats
        dealer = first_dealer(choice, rules.first_dealer(seed))
        for number in range(1, min(4, rules.deals) + 1):
            records.append(finished(match.dealt(choice, seed, number), random))
            played = match.replay(choice, seed, records)[-1]
            if choice.game == "koi-koi" and choice["kk.redeal_dealer"] == "pass":  # KK-3.3
                dealer = (dealer + len(void_deals(played.record.rules, records[-1].deal))) % choice.seats
            assert played.dealer == dealer
            for seat, points in enumerate(settle(played.state).totals):
                sums[(dealer + seat) % choice.seats] += points
            dealer = (dealer + rules.next_dealer(settle(played.state)).seat) % choice.seats
        assert list(match.totals(match.replay(choice, seed, records))) == sums


def finished(record: Record, random: Random) -> Record:
    """A deal played to its end somehow."""
    state, decisions = record.final(), []
    while actions := legal_actions(state):
        decisions.append(random.choice(actions))
        state = apply(state, decisions[-1])
    return replace(record, decisions=tuple(decisions))


def first_dealer(choice: Choice, first: FirstDealer) -> int:
    """Who deals first by what was turned: those who share a draw, in order, draw again."""
    players = list(range(choice.seats))
    for turned in first.draws:
        codes_turned = [card.code for card in turned]
        assert len(codes_turned) == len(players)
        players = [players[n] for n in first_dealers(choice, codes_turned)]
    assert players == [first.dealer]
    return first.dealer

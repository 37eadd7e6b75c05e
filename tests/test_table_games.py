"""The practice table over every game: seats, named sets and house rules, played as a page plays."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random
from typing import Any

import pytest

from hanacore import CardSet, HanaError, ProtocolError, Record, settle, table
from hanacore.games import GAMES, game
from hanacore.notation import written_choice
from hanacore.table_family import family
from hanacore.table_match import Match
from hanacore.table_view import told
from hanacore.verbs import legal_actions, observe
from tests.test_table import finish

Shown = dict[str, Any]
CARDS_IN_A_DECK = 48


def tables() -> list[str]:
    """Every seat count with every set, and tables whose rules the page has to tell otherwise."""
    found: list[str] = []
    for slug in GAMES:
        one = game(slug)
        for seats in one.seats:
            for named in one.sets:
                if named.plays:
                    found.append(written_choice(one.choose(seats=seats, ruleset=named.id)))
    changed = [
        ("koi-koi", 2, {"kk.field_redeal": "dealer_scores_6", "kk.draw": "oyaken_6", "kk.deals": "6"}),
        ("koi-koi", 2, {"kk.called_then_empty": "last_caller_scores", "kk.zero_sum": "on", "kk.deals": "6"}),
        ("koi-koi", 2, {"kk.play_out_stock": "on", "kk.koikoi": "unlimited", "kk.call_pays": "steps"}),
        ("hana-awase", 2, {"ha.oni": "on"}),
        ("hana-awase", 3, {"ha.oni": "on", "ha.oni_triple": "whole"}),
        ("hana-awase", 4, {"ha.oni": "on", "ha.oni_last": "sweep", "ha.deals": "3"}),
        ("hana-awase", 2, {"ha.deal2": "8_8", "ha.oni": "on"}),
        ("hana-awase", 3, {"ha.dandruff": "on", "ha.field4": "dealer_takes"}),
        ("nylon-ppong", 6, {"np.reshuffles": "2", "np.natural": "off", "np.deals": "3"}),
        ("nylon-ppong", 3, {"np.ppong": "own_turn_only", "np.stop_needs": "1", "np.stop_tie": "safe"}),
        ("nylon-ppong", 2, {"np.next_dealer": "ender", "np.natural": "score_only", "np.multi": "sum"}),
    ]
    for slug, seats, options in changed:
        known = {
            key: value for key, value in options.items() if any(o.key == key for o in game(slug).options)
        }
        assert known == options, f"{slug} has lost {options.keys() - known.keys()}"
        found.append(written_choice(game(slug).choose(seats=seats, options=options)))
    return found


TABLES = tables()
PLAYED: dict[str, list[Shown]] = {}


@pytest.fixture(params=TABLES)
def played(request: pytest.FixtureRequest) -> list[Shown]:
    """Every answer of a whole match, the person deciding at random."""
    one: str = request.param
    if one not in PLAYED:
        PLAYED[one] = finish(table.new(one, "11", ("greedy", "random")[len(PLAYED) % 2]), Random(one))
    return PLAYED[one]


def last_state(shown: Shown) -> Any:
    return Record.parse(shown["match"]["deals"][-1]).final()


def test_a_match_runs_to_its_end_and_adds_up(played: list[Shown]) -> None:
    last = played[-1]["view"]
    deals = last["standing"]["deals"]
    assert len(deals) == last["deals"]
    assert last["score"] == [sum(one["totals"][p] for one in deals) for p in range(last["seats"])]
    assert {len(last["names"]), len(last["players"]), len(last["score"])} == {last["seats"]}
    for one in deals:
        state = Record.parse(one["record"]).final()
        assert not legal_actions(state)
        totals = settle(state).totals
        assert one["totals"] == [totals[(p - one["dealer"]) % last["seats"]] for p in range(last["seats"])]


def test_every_settlement_is_what_verify_expects(played: list[Shown]) -> None:
    for shown in played:
        if end := shown["view"]["settlement"]:
            state = Record.parse(end["record"]).final()
            assert end["verify"] == ",".join(map(str, settle(state).totals))
            assert [one["total"] for one in end["sheets"]] == end["totals"]
            assert end["why"].endswith(".")
            assert end["why"][0].isupper()


def test_nobody_is_shown_a_hidden_card(played: list[Shown]) -> None:
    for shown in played:
        view = shown["view"]
        if view["settlement"]:
            continue
        state = last_state(shown)
        seat = -view["dealer"] % view["seats"]
        hidden = {card.code for card in CardSet(observe(state, seat).unseen)}
        events = shown["events"]
        fresh = [at for at, event in enumerate(events) if event["kind"] == "reshuffle"]
        since = events[max(fresh, default=0) :]  # what lay there before was seen, and is hidden again
        said = json.dumps([{k: v for k, v in view.items() if k != "first_dealer"}, since])
        quoted = {word for word in said.replace("\\", "").split('"') if word in hidden}
        redealt = {
            code for event in shown["events"] for code in event.get("field", [])
        }  # looked at, and back
        assert quoted <= redealt


def test_the_views_account_for_every_card(played: list[Shown]) -> None:
    for shown in played:
        view = shown["view"]
        state = last_state(shown)
        piles = sum(one["count"] for one in view["players"])
        hands = sum(one["in_hand"] for one in view["players"])
        assert hands == len(view["hand"]) + view["their_hand"]
        turned = view["turned"] is not None
        lying = len(view["field"]) + len(view.get("pool", ()))
        assert hands + piles + view["stock"] + lying + turned == CARDS_IN_A_DECK
        assert view["phase"] in ("over", "match-over") or view["to_act"] == 0
        assert (view["ask"] is None) == (view["settlement"] is not None)
        assert state.rules.seats == view["seats"]


def test_every_event_carries_the_position_it_leads_to(played: list[Shown]) -> None:
    for shown in played[:: max(1, len(played) // 12)]:
        match = Match.read(shown["match"])
        now = match.replay()[-1]
        of = family(match.rules)
        for at in range(len(now.record.decisions)):
            if found := told(match, now, at):
                assert found[-1]["board"] == of.position(now, now.states[at + 1])
            for event in found:
                assert event["says"].endswith(".")
                assert "  " not in event["says"]


def test_the_events_carry_every_card_to_where_it_lies(played: list[Shown]) -> None:
    """What is told of a deal, card by card, ends at what lies there."""
    for shown in played:
        view = shown["view"]
        if not view["settlement"] or view["family"] != "fishing":
            continue
        match = Match.read(shown["match"])
        now = match.replay()[-1]
        start = now.states[0]
        field = {card.code for card in CardSet(start.field)}
        taken: list[set[str]] = [
            {card.code for card in CardSet(start.piles[now.seat(p)])} for p in range(view["seats"])
        ]
        turned = 0
        for at in range(len(now.record.decisions)):
            for event in told(match, now, at):
                if event["card"] is None:
                    continue
                turned += event["kind"] == "turn"
                if event["took"]:
                    assert set(event["took"]) <= field
                    field -= set(event["took"])
                    taken[event["player"]] |= {event["card"], *event["took"]}
                elif event["kind"] == "play" or now.states[at + 1].turned is None:
                    field.add(event["card"])
        assert field == {card.code for card in CardSet(now.state.field)}
        assert turned == now.state.drawn
        for player, cards in enumerate(taken):
            assert cards == {card.code for card in CardSet(now.state.piles[now.seat(player)])}


def test_going_back_and_playing_the_same_again_is_as_if_one_had_not(played: list[Shown]) -> None:
    random = Random(5)
    for shown in played[:: max(1, len(played) // 6)]:
        points = shown["view"]["points"]
        if not points:
            continue
        to = random.choice(points)
        record = Record.parse(shown["match"]["deals"][-1])
        again = table.back(shown["match"], to)
        assert again["view"]["phase"] not in ("over", "match-over")
        assert Record.parse(again["match"]["deals"][-1]).decisions == record.decisions[:to]
        while (made := len(Record.parse(again["match"]["deals"][-1]).decisions)) < len(record.decisions):
            again = table.act(again["match"], str(record.decisions[made]))
        assert again["match"] == shown["match"]
        assert again["view"] == shown["view"]


def test_a_kept_match_goes_on_where_it_was(played: list[Shown]) -> None:
    for shown in played[::5]:
        again = table.resume(json.loads(json.dumps(shown["match"])))
        assert again["match"] == shown["match"]
        assert again["view"] == shown["view"]


def tried_at_a_capture_game(view: Shown) -> set[str]:
    takes = {f"{card}.{lies}" for card in view["hand"] for lies in view["field"]}
    return {"s", "k", *view["hand"], *takes}


def tried_at_a_rummy(view: Shown) -> set[str]:
    hand = view["hand"]
    pairs = {f"q{one}{two}" for one, two in combinations(hand, 2)}
    triples = {"".join(three) for three in combinations(hand, 3)}
    return {"s", "d", "y", "p", "1H", *hand, *pairs, *triples}


TRIED = {"fishing": tried_at_a_capture_game, "rummy": tried_at_a_rummy}
BUTTONS = {"fishing": ("stop", "koi-koi"), "rummy": ("stop", "draw", "declare", "pass", "ppong", "triple")}


def test_whatever_is_pressed_is_done_or_explained(played: list[Shown]) -> None:
    for shown in played[:: max(1, len(played) // 40)]:
        view = shown["view"]
        if view["settlement"]:
            continue
        kinds = {one.get("kind") for one in view["actions"]}
        for button in BUTTONS[view["family"]]:
            try:
                why = table.reason(shown["match"], {"button": button})
            except ProtocolError as error:
                assert "can be done now" in str(error)
                if view["family"] == "rummy":
                    assert button in kinds
            else:
                assert button not in kinds
                assert why["rule"][:3] in ("KK-", "HA-", "NP-")


def test_a_person_is_asked_of_a_discard_only_what_there_is_to_choose(played: list[Shown]) -> None:
    """Nobody waits for a seat that can only let it go: no pause tells who holds a pair."""
    for shown in played:
        view = shown["view"]
        if view["phase"] == "claim":
            assert view["claim"]["ppongs"]
            assert {one["code"] for one in view["claim"]["ppongs"]} | {"p"} == {
                one["code"] for one in view["actions"]
            }


def test_whatever_cannot_be_done_has_a_reason_by_clause(played: list[Shown]) -> None:
    random = Random(9)
    for shown in played:
        view = shown["view"]
        if view["settlement"]:
            continue
        legal = {one["code"] for one in view["actions"]}
        tried = TRIED[view["family"]](view)
        for text in random.sample(sorted(tried - legal), min(6, len(tried - legal))):
            why = table.reason(shown["match"], text)
            assert why["text"].endswith(".")
            assert why["rule"][:3] in ("KK-", "HA-", "NP-")
    with pytest.raises(ProtocolError, match="can be done now"):
        table.reason(played[0]["match"], played[0]["view"]["actions"][0]["code"])


def test_one_goes_back_to_a_decision_of_ones_own_only() -> None:
    shown = table.new("hana-awase", "3", "greedy")
    for to in (-1, 10**6, 10**30):
        with pytest.raises(ProtocolError, match="decision of one's own"):
            table.back(shown["match"], to)


def test_a_match_of_one_computer_and_the_usual_rules_as_it_was_once_kept_is_read() -> None:
    begun = table.new("koi-koi", "3", "greedy")
    old = {"game": "koi-koi", "seed": "3", "bot": "greedy", "deals": begun["match"]["deals"]}
    assert table.resume(old)["view"] == begun["view"]


GOOD = table.new("hana-awase.4", "3", "greedy")["match"]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "koi-koi"}, "its table plays hana-awase"),
        ({"table": "koi-koi", "bots": ["greedy"]}, "its table plays koi-koi"),
        ({"table": 7}, "lacks its table"),
        ({"table": "hana-awase.3"}, "needs 2 computer players, not 3"),
        ({"table": "hana-awase.4.oni_on"}, "not the one that its seed gives"),
        ({"table": "hana-awase.9"}, "2, 3 or 4 players|no such|9"),
        ({"table": "x" * 1_000_000}, "x"),
        ({"bots": ["greedy"]}, "needs 3 computer players, not 1"),
        ({"bots": ["greedy"] * 2 + ["deep"]}, "no computer player"),
        ({"bots": [1, 2, 3]}, "lacks its game, its computer players"),
        ({"deals": ["hc2" + GOOD["deals"][0][3:]]}, "hc2"),
        ({"deals": ["x" * 1_000_000]}, "characters|letters|long"),
        ({"deals": GOOD["deals"] * 5}, "1 to 4 deals"),
        ({"game": "nylon-ppong", "table": "nylon-ppong"}, "not the one that its seed gives"),
        ({"game": "koi-koi", "table": "koi-koi.yakuza"}, "scores piles only"),
    ],
)
def test_what_is_no_match_is_refused_in_one_line(changes: dict[str, object], says: str) -> None:
    with pytest.raises(HanaError, match=says) as caught:
        table.resume(GOOD | changes)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400

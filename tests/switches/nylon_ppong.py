"""The clauses of Nylon-ppong, each switched off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any

from hanacore import examples_match, examples_rummy, nylonppong, nylonppong_hands, rummy
from hanacore.cards import cards
from hanacore.errors import IllegalAction, RulesError
from hanacore.nylonppong_hands import Shape, hand_sum
from hanacore.rummy import (
    DECLARE,
    DRAW,
    OVER,
    PASS,
    TO_CLAIM,
    TO_DISCARD,
    Declare,
    Discard,
    Draw,
    End,
    Pass,
    Ppong,
    State,
    Triple,
)
from hanacore.rummy_actions import TRIPLES
from hanacore.score import Line, Op, ScoreSheet, Settlement
from hanacore.succession import Standing, Succession
from switches.way import Ways, both, patched, sheets

ways = Ways()
_JAPANESE = tuple(range(1, 13))


def applying(change: Callable[[State, Any, Callable[..., State]], State]) -> AbstractContextManager[None]:
    """Another ``apply``: ``change`` is given the state, the action, and the usual ``apply``."""
    usual = rummy.apply
    return patched((examples_rummy, "apply", lambda state, action: change(state, action, usual)))


def opening(change: Callable[[State], State]) -> AbstractContextManager[None]:
    """Another beginning of a dealt position, whether its hands are given or a deck."""
    laid_out, from_deck = rummy.lay_out, rummy.from_deck
    return patched(
        (examples_rummy, "lay_out", lambda *dealt: change(laid_out(*dealt))),
        (examples_rummy, "from_deck", lambda *dealt: change(from_deck(*dealt))),
    )


def settled(change: Callable[[Settlement, Sequence[Any], Any], Settlement]) -> AbstractContextManager[None]:
    """Another settlement: ``change`` is given the usual one, the hands as months, and the ending."""
    usual = nylonppong.settlement

    def settlement(hands: Any, end: Any, *more: Any) -> Settlement:
        return change(usual(hands, end, *more), hands, end)

    return patched((nylonppong, "settlement", settlement), (examples_rummy, "settlement", settlement))


def shapes(change: Callable[[list[Shape]], list[Shape]]) -> AbstractContextManager[None]:
    """Other six-card yaku."""
    usual = nylonppong._shapes
    return patched((nylonppong, "_shapes", lambda choice: tuple(change(list(usual(choice))))))


def going_on(after: State, end: End) -> State:
    """A deal that ended so goes on instead."""
    return after._replace(phase=TO_DISCARD, end=None) if after.end is end else after


def has(sheet: ScoreSheet, what: str) -> bool:
    """Whether a sheet has such a line."""
    return any(line.what == what for line in sheet.lines)


def but(sheet: ScoreSheet, *whats: str) -> ScoreSheet:
    """A sheet without such lines."""
    return ScoreSheet(tuple([line for line in sheet.lines if line.what not in whats]))


# 1 What counts


@ways.engine("NP-1.1")
def months_in_the_japanese_order() -> AbstractContextManager[None]:
    return patched((nylonppong, "KOREAN", _JAPANESE), (nylonppong_hands, "KOREAN", _JAPANESE))


@ways.rules("NP-1.2")
def a_match_without_end_or_shared_win(rules: Any) -> Any:
    def first(totals: Any) -> Standing:
        found = rules.standing(totals)
        return Standing(found.winners[:1], found.rule)

    return replace(rules, deals=99, standing=first)


# 2 Dealer and deal

ways.option("NP-2.1", "np.time", "day")
ways.option("NP-2.2", "np.bam", "korean")
ways.option("NP-2.3", "np.next_dealer", "highest_penalty")


@ways.rules("NP-2.8")
def the_dealer_passes_when_nobody_ended(rules: Any) -> Any:
    def following(ended: Settlement) -> Succession:
        found = rules.next_dealer(ended)
        return Succession(1, found.rule) if found.rule == "NP-2.8" else found

    return replace(rules, next_dealer=following)


@ways.rules("NP-2.4")
def dealt_one_by_one(rules: Any) -> Any:
    return replace(rules, deal_order=(*((*range(1, rules.seats), 0) * 5), *[0] * (rules.sizes[0] - 5)))


@ways.engine("NP-2.6")
def a_card_is_turned_up() -> AbstractContextManager[None]:
    return opening(
        lambda state: state._replace(discards=1 << state.stock[state.drawn], drawn=state.drawn + 1)
    )


# 3 The turn


@ways.engine("NP-3.1")
def turns_go_to_the_left() -> AbstractContextManager[None]:
    return applying(lambda state, action, usual: _mirrored(usual(_mirrored(state), action)))


def _mirrored(state: State) -> State:
    """The same table seen from below: the left neighbour sits on the right."""
    seats = len(state.hands)

    def place(seat: int) -> int:
        return -seat % seats if seat >= 0 else seat

    return state._replace(
        hands=tuple([state.hands[place(seat)] for seat in range(seats)]),
        ppongs=tuple([state.ppongs[place(seat)] for seat in range(seats)]),
        log=tuple([(place(seat), action) for seat, action in state.log]),
        seat=place(state.seat),
        discarder=place(state.discarder),
    )


@ways.engine("NP-3.2")
def nobody_draws() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after = usual(state, action)
        if after.phase is not TO_DISCARD or type(action) not in (Pass, Draw):
            return after
        hand = after.hands[after.seat] ^ 1 << after.stock[after.drawn - 1]
        return after._replace(hands=_put(after.hands, after.seat, hand), drawn=after.drawn - 1)

    return applying(apply)


@ways.engine("NP-3.3")
def the_dealer_draws_too() -> AbstractContextManager[None]:
    def draw(state: State) -> State:
        if state.log:  # the dealer has five, and has drawn
            return state
        hand = state.hands[0] | 1 << state.stock[0]
        return state._replace(hands=_put(state.hands, 0, hand), drawn=1, log=((0, DRAW),))

    return opening(draw)


ways.option("NP-3.4", "np.first_six_yaku", "false")
ways.option("NP-3.5", "np.natural", "off")


@ways.engine("NP-3.6")
def a_triple_ends_nothing() -> AbstractContextManager[None]:
    return applying(lambda state, action, usual: going_on(usual(state, action), End.OUT))


@ways.engine("NP-3.7")
def a_triple_opens_a_claim() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after = usual(state, action)
        if type(action) is not Triple or after.phase is OVER:
            return after
        seat = (state.seat + 1) % len(state.hands)
        shown = cards(action.cards)[0]
        return after._replace(phase=TO_CLAIM, shown=shown, discarder=state.seat, seat=seat)

    return applying(apply)


@ways.engine("NP-3.8")
def three_cards_are_no_triple() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        if type(action) is Triple and action.cards == state.hands[state.seat]:
            raise IllegalAction(action, "NP-3.8", "a hand of three discards one")
        return usual(state, action)

    return applying(apply)


# 4 Ppong

ways.option("NP-4.1", "np.ppong", "own_turn_only")


@ways.engine("NP-4.2")
def three_may_claim() -> AbstractContextManager[None]:
    threes = [
        [(*answers, *[Ppong(three.cards) for three in TRIPLES[month][held]])
         for held, answers in enumerate(by_held)]
        for month, by_held in enumerate(rummy.CLAIMS)
    ]  # fmt: skip
    return patched((rummy, "CLAIMS", threes))


@ways.rules("NP-4.3")
def the_discarder_may_claim(rules: Any) -> Any:
    return replace(rules, asked=rules.seats)


@ways.engine("NP-4.4")
def no_discard_after_a_ppong() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after = usual(state, action)
        if type(action) is not Ppong or after.phase is OVER:
            return after
        last = (after.seat + after.rules.asked) % len(after.hands)
        return usual(after._replace(phase=TO_CLAIM, discarder=after.seat, seat=last), PASS)

    return applying(apply)


@ways.engine("NP-4.5")
def nobody_is_skipped() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after = usual(state, action)
        follows_ppong = state.log and type(state.log[-1][1]) is Ppong
        return after._replace(discarder=state.discarder) if follows_ppong else after

    return applying(apply)


@ways.engine("NP-4.6")
def a_ppong_ends_nothing() -> AbstractContextManager[None]:
    return applying(lambda state, action, usual: going_on(usual(state, action), End.PPONG))


@ways.rules("NP-4.7")
def feeding_costs_nothing(rules: Any) -> Any:
    return replace(rules, fed_penalty=0)


# 5 Six-card yaku

for _clause in ("NP-5.1", "NP-5.2", "NP-5.3", "NP-5.4", "NP-5.5", "NP-5.6"):
    ways.engine(_clause)(
        lambda clause=_clause: shapes(lambda all_: [shape for shape in all_ if shape.rule != clause])
    )


@ways.engine("NP-5.7")
def triples_count_nothing_in_the_sums() -> AbstractContextManager[None]:
    def by_hand_sum(shape: Shape) -> Shape:
        def test(tally: tuple[int, ...], _: int) -> bool:
            months = [month for month, number in enumerate(tally, 1) for _ in range(number)]
            return shape.test(tally, hand_sum(months))

        return replace(shape, test=test)

    sums = ("NP-5.5", "NP-5.6")
    return shapes(lambda all_: [by_hand_sum(shape) if shape.rule in sums else shape for shape in all_])


ways.option("NP-5.8", "np.multi", "sum")


@ways.engine("NP-5.9")
def a_yaku_must_be_declared() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        if type(action) is not Declare and DECLARE in rummy.legal_actions(state):
            raise IllegalAction(action, "NP-5.9", "the six cards have to be declared")
        return usual(state, action)

    return applying(apply)


@ways.engine("NP-5.10", "NP-8.2")
def a_declared_hand_counts_too() -> AbstractContextManager[None]:
    def counted(usual: Settlement, hands: Sequence[Any], end: Any) -> Settlement:
        def sheet(seat: int, one: ScoreSheet) -> ScoreSheet:
            if end.how is not End.DECLARED or seat != end.seat:
                return one
            return ScoreSheet((*one.lines, Line("NP-8.1", "hand-sum", Op.ADD, hand_sum(hands[seat]))))

        return sheets(usual, sheet)

    return settled(counted)


ways.option("NP-5.13", "np.chongtong", "-100")

# 6 Stop


@ways.rules("NP-6.1")
def any_two_cards_may_stop(rules: Any) -> Any:
    return replace(rules, stop_limit=99)


@ways.rules("NP-6.2")
def a_beaten_stop_costs_nothing(rules: Any) -> Any:
    return replace(rules, stop_penalty=0)


@ways.engine("NP-6.3")
def triples_beat_no_stop() -> AbstractContextManager[None]:
    def compared(usual: Settlement, hands: Sequence[Any], end: Any) -> Settlement:
        beaten = end.how is End.STOPPED and any(
            sum(hand) <= sum(hands[end.seat]) for seat, hand in enumerate(hands) if seat != end.seat
        )
        return usual if beaten else sheets(usual, lambda _, one: but(one, "stop-bagaji"))

    return settled(compared)


@ways.engine("NP-6.4")
def who_beats_a_stop_scores_nothing() -> AbstractContextManager[None]:
    def spared(usual: Settlement, _: Sequence[Any], end: Any) -> Settlement:
        if end.how is not End.STOPPED or not has(usual.sheets[end.seat], "stop-bagaji"):
            return usual
        own = but(usual.sheets[end.seat], "stop-bagaji").total
        return sheets(usual, lambda seat, one: ScoreSheet() if seat != end.seat and one.total <= own else one)

    return settled(spared)


ways.option("NP-6.5", "np.stop_needs", "1")


@ways.engine("NP-6.6")
def a_pair_may_not_stop() -> AbstractContextManager[None]:
    def refused(usual: Settlement, hands: Sequence[Any], end: Any) -> Settlement:
        if end.how is End.STOPPED and len(set(hands[end.seat])) == 1:
            raise RulesError("a pair may not stop", "NP-6.6")
        return usual

    return settled(refused)


@ways.engine("NP-6.7")
def triples_count_as_ppongs() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after = usual(state, action)
        if type(action) is not Triple:
            return after
        return after._replace(ppongs=_put(after.ppongs, state.seat, after.ppongs[state.seat] + 1))

    return applying(apply)


# 7 The stock


@ways.engine("NP-7.1")
def the_last_discard_is_nobodys() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after = usual(state, action)
        while type(action) is Discard and after.phase is TO_CLAIM and after.drawn == len(after.stock):
            after = usual(after, PASS)
            if after.drawn < len(after.stock):
                break
        return after

    return applying(apply)


@ways.rules("NP-7.2")
def no_reshuffle(rules: Any) -> Any:
    return replace(rules, reshuffles=0)


@ways.engine("NP-7.3")
def an_exhausted_deal_scores_nothing() -> AbstractContextManager[None]:
    def void(usual: Settlement, _: Sequence[Any], end: Any) -> Settlement:
        return sheets(usual, lambda _, __: ScoreSheet()) if end.how is End.EXHAUSTED else usual

    return settled(void)


ways.option("NP-7.4", "np.reshuffles", "2")

# 8 Scoring


@ways.engine("NP-8.1")
def triples_count_in_full() -> AbstractContextManager[None]:
    return patched((nylonppong, "hand_sum", sum))


@ways.engine("NP-8.3")
def bagaji_takes_the_place_of_the_hand() -> AbstractContextManager[None]:
    def only(_: int, one: ScoreSheet) -> ScoreSheet:
        bagaji = has(one, "ppong-bagaji") or has(one, "stop-bagaji")
        return but(one, "hand-sum") if bagaji else one

    return settled(lambda usual, _, __: sheets(usual, only))


@ways.engine("NP-8.4")
def nothing_is_below_zero() -> AbstractContextManager[None]:
    usual = examples_match._points

    def points(rules: Any, block: Any) -> list[list[int]]:
        return [[max(0, one) for one in row] for row in usual(rules, block)]

    floor = settled(lambda usual, _, __: sheets(usual, lambda _, one: ScoreSheet() if one.total < 0 else one))
    return both(floor, patched((examples_match, "_points", points)))


@ways.rules("NP-8.5")
def the_highest_total_wins(rules: Any) -> Any:
    return replace(rules, standing=lambda totals: Standing.of(totals, "NP-8.5", "NP-1.2"))


# 9 Other tables

ways.option("NP-9.2", "np.stop_bonus", "off")


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])

"""The clauses of Koi-Koi, each switched off."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any

from hanacore import examples_match, koikoi_yaku
from hanacore.captures import Play
from hanacore.cards import HIKARI, KASU, TAN, TANE, CardSet, Mask, cards, month
from hanacore.fishing import CALL, PLAY, End, State
from hanacore.koikoi_deal import special
from hanacore.koikoi_yaku import AKATAN, AOTAN
from hanacore.score import Line, Op, ScoreSheet, Settlement
from hanacore.succession import Succession
from hanacore.yaku import Yaku, YakuTable
from switches import captures
from switches.way import Ways, patched, scoring, settling, sheets

ways = Ways()
Rows = tuple[Yaku, ...]


def rows(change: Callable[[Rows], Rows]) -> AbstractContextManager[None]:
    """Other rows of yaku."""
    return patched((koikoi_yaku, "YAKU", YakuTable(change(koikoi_yaku.YAKU.rows))))


def without(*ids: str) -> Callable[[Rows], Rows]:
    """The rows but for some yaku, which then replace nothing either."""
    return lambda all_: tuple(
        [
            replace(row, replaces=tuple([lesser for lesser in row.replaces if lesser not in ids]))
            for row in all_
            if row.id not in ids
        ]
    )


def changing(change: Callable[[Yaku], Yaku]) -> Callable[[Rows], Rows]:
    """The rows, each changed."""
    return lambda all_: tuple([change(row) for row in all_])


# 0 The match

ways.option("KK-0.1", "kk.deals", "99")


@ways.rules("KK-0.2")
def card_values_are_added(rules: Any) -> Any:
    worth = [(HIKARI, 20), (TANE, 10), (TAN, 5), (KASU, 1)]

    def added(sheet: ScoreSheet, pile: Mask) -> ScoreSheet:
        points = sum(value * (pile & kind.mask).bit_count() for kind, value in worth)
        return ScoreSheet((*sheet.lines, Line("KK-0.2", "card-points", Op.ADD, points)))

    return scoring(rules, added)


# 1 The first dealer


@ways.rules("KK-1.1")
def later_month_deals(rules: Any) -> Any:
    def first(turned: Any) -> tuple[tuple[int, ...], str]:
        left, rule = rules.deals_first(turned)
        return (tuple({0, 1} - set(left)), rule) if rule == "KK-1.1" else (left, rule)

    return replace(rules, deals_first=first)


@ways.rules("KK-1.2")
def first_player_deals_in_a_tie(rules: Any) -> Any:
    def first(turned: Any) -> tuple[tuple[int, ...], str]:
        left, rule = rules.deals_first(turned)
        return ((0,), rule) if rule == "KK-1.2" else (left, rule)

    return replace(rules, deals_first=first)


# 2 and 3 The deal

ways.option("KK-2.1", "kk.deal_order", "opponent_first")


@ways.rules("KK-3.1")
def no_field_is_void(rules: Any) -> Any:
    return replace(rules, void=lambda *_: None)


@ways.rules("KK-3.2")
def three_of_a_month_are_void_too(rules: Any) -> Any:
    def void(hands: Any, field: Mask) -> str | None:
        months = [card.month for card in cards(field)]
        return "KK-3.2" if any(months.count(m) == 3 for m in months) else rules.void(hands, field)

    return replace(rules, void=void)


ways.option("KK-3.3", "kk.redeal_dealer", "pass")
ways.option("KK-3.4", "kk.teyaku", "off")
ways.option("KK-3.5", "kk.teyaku_stack", "12")


@ways.rules("KK-3.6")
def special_hands_are_doubled(rules: Any) -> Any:
    def doubled(state: State, settled: Settlement) -> Settlement:
        if state.end is not End.DEALT:
            return settled
        line = Line("KK-3.6", "seven-or-more", Op.TIMES, 2)
        return sheets(settled, lambda _, one: ScoreSheet((*one.lines, line)) if one.lines else one)

    return settling(rules, doubled)


ways.option("KK-3.7", "kk.both_special", "ignore_and_play")


@ways.rules("KK-3.8")
def hands_are_looked_at_first(rules: Any) -> Any:
    return replace(
        rules, void=lambda hands, field: None if any(map(special, hands)) else rules.void(hands, field)
    )


# 4 The turn


@ways.engine("KK-4.1")
def played_cards_take_nothing() -> AbstractContextManager[None]:
    return captures.taking(hand=captures.nothing)


@ways.engine("KK-4.2")
def turned_cards_take_nothing() -> AbstractContextManager[None]:
    return captures.taking(turned=captures.nothing)


@ways.engine("KK-4.3")
def no_choice_of_two() -> AbstractContextManager[None]:
    return captures.taking(captures.first_of_two, captures.first_of_two)


@ways.engine("KK-4.4")
def one_of_three() -> AbstractContextManager[None]:
    return captures.taking(captures.one_of_three, captures.one_of_three)


@ways.engine("KK-4.5")
def yaku_are_looked_at_after_each_half() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after = usual(state, action)
        seat = state.seat
        pile = state.piles[seat] | (action.gain if type(action) is Play else 0)
        points = state.rules.yaku.points(pile)
        if type(action) is not Play or points <= state.best[seat]:
            return after
        return state._replace(
            hands=_put(state.hands, seat, state.hands[seat] ^ 1 << action.card),
            field=state.field ^ action.swap,
            piles=_put(state.piles, seat, pile),
            best=_put(state.best, seat, points),
            phase=CALL,
        )

    return captures.applying(apply)


ways.option("KK-4.6", "kk.play_out_stock", "on")


@ways.engine("KK-4.7")
def better_cards_are_safe_from_lesser() -> AbstractContextManager[None]:
    return captures.taking(captures.no_better_card, captures.no_better_card)


@ways.engine("KK-4.8")
def captured_cards_are_matched_again() -> AbstractContextManager[None]:
    return captures.applying(
        lambda state, action, usual: captures.laid_on_captured(state, usual(state, action))
    )


# 5 Koi-koi or stop


@ways.rules("KK-5.1")
def nobody_may_call(rules: Any) -> Any:
    return replace(rules, may_call=lambda *_: False)


ways.option("KK-5.2", "kk.koikoi", "unlimited")
ways.option("KK-5.3", "kk.again", "new_yaku_only")


@ways.rules("KK-5.4")
def a_call_banks_the_base(rules: Any) -> Any:
    def banked(state: State, settled: Settlement) -> Settlement:
        def sheet(seat: int, one: ScoreSheet) -> ScoreSheet:
            lost = state.calls[seat] and seat != settled.winner
            return ScoreSheet(rules.yaku.lines(state.piles[seat])) if lost else one

        return sheets(settled, sheet)

    return settling(rules, banked)


@ways.engine("KK-5.5")
def a_call_without_a_hand() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after = usual(state, action)
        if after.end is not End.LAST_CARD:
            return after
        return after._replace(phase=CALL, winner=None, end=None)

    return captures.applying(apply)


@ways.rules("KK-5.6")
def after_a_call_the_other_scores(rules: Any) -> Any:
    def other_way_round(state: State, settled: Settlement) -> Settlement:
        if state.end is not End.FORCED or settled.winner is None:
            return settled
        return settled._replace(sheets=settled.sheets[::-1], winner=1 - settled.winner)

    return settling(rules, other_way_round)


# 6 What a pile scores


@ways.engine("KK-6.1")
def no_five_lights() -> AbstractContextManager[None]:
    return rows(without("goko"))


@ways.engine("KK-6.2")
def no_four_lights() -> AbstractContextManager[None]:
    return rows(without("shiko"))


@ways.engine("KK-6.3")
def no_rainy_four_lights() -> AbstractContextManager[None]:
    return rows(without("ame-shiko"))


@ways.engine("KK-6.4")
def no_three_lights() -> AbstractContextManager[None]:
    return rows(without("sanko"))


@ways.engine("KK-6.a")
def light_yaku_add_up() -> AbstractContextManager[None]:
    return rows(changing(lambda row: replace(row, replaces=()) if row.of <= HIKARI else row))


@ways.engine("KK-6.5")
def no_viewings() -> AbstractContextManager[None]:
    return rows(without("hanami", "tsukimi"))


@ways.engine("KK-6.b")
def viewings_exclude_and_are_excluded() -> AbstractContextManager[None]:
    def change(row: Yaku) -> Yaku:
        if row.of <= HIKARI:
            return replace(row, replaces=(*row.replaces, "hanami", "tsukimi"))
        return replace(row, replaces=("tsukimi",)) if row.id == "hanami" else row

    return rows(changing(change))


@ways.engine("KK-6.6")
def no_boar_deer_butterflies() -> AbstractContextManager[None]:
    return rows(without("inoshikacho"))


@ways.engine("KK-6.7")
def no_ribbon_sets() -> AbstractContextManager[None]:
    return rows(without("akatan-aotan", "akatan", "aotan"))


@ways.engine("KK-6.d")
def only_plain_ribbons_are_further_ones() -> AbstractContextManager[None]:
    plain = TAN - AKATAN - AOTAN - month(11)
    return rows(
        changing(lambda row: replace(row, of=row.including | plain) if row.extra == "further-tan" else row)
    )


@ways.engine("KK-6.8")
def nothing_for_mere_numbers() -> AbstractContextManager[None]:
    counting = ("tane", "tan", "kasu")  # the rows stay, and need more than anybody captures
    return rows(changing(lambda row: replace(row, need=len(row.of)) if row.id in counting else row))


ways.option("KK-6.c", "kk.sake", "tane_only")


@ways.engine("KK-6.f")
def whole_months_score() -> AbstractContextManager[None]:
    def added(all_: Rows) -> Rows:
        place = [row.id for row in all_].index("tane")  # rows that only count close a table
        return (*all_[:place], _whole("ameshima", month(11)), _whole("kirishima", month(12)), *all_[place:])

    return rows(added)


def _whole(name: str, of: CardSet) -> Yaku:
    return Yaku(id=name, rule="KK-6.f", of=of, need=4, points=4)


ways.option("KK-6.9", "kk.seven", "off")
ways.option("KK-6.10", "kk.call_pays", "off")
ways.option("KK-6.11", "kk.double_stack", "x2_cap")
ways.option("KK-6.12", "kk.zero_sum", "on")


@ways.engine("KK-6.13")
def cards_in_the_hand_count() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after, seat = usual(state, action), state.seat
        held = after.piles[seat] | after.hands[seat]
        if after.phase is not PLAY or after.rules.yaku.points(held) <= after.best[seat]:
            return after
        return after._replace(seat=seat, phase=CALL)

    return captures.applying(apply)


# 7 and 8 Nobody scores; who deals

ways.option("KK-7.1", "kk.draw", "same_dealer")
ways.option("KK-7.2", "kk.called_then_empty", "last_caller_scores")


@ways.engine("KK-7.3")
def drawn_deals_are_not_counted() -> AbstractContextManager[None]:
    won, points = examples_match._won, examples_match._points
    return patched(
        (examples_match, "_won", lambda rules, block: [row for row in won(rules, block) if any(row)]),
        (examples_match, "_points", lambda rules, block: [row for row in points(rules, block) if any(row)]),
    )


@ways.rules("KK-8.1")
def the_dealer_stays(rules: Any) -> Any:
    def following(settled: Settlement) -> Succession:
        return rules.next_dealer(settled) if settled.winner is None else Succession(0, "KK-8.1")

    return replace(rules, next_dealer=following)


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])

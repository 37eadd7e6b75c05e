"""The clauses of Hana-awase, each switched off. Clauses that bind only the table's manners have no switch."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import Any

from hanacore import hanaawase, hanaawase_score, hanaawase_yaku
from hanacore.captures import Play, Take
from hanacore.cards import HIKARI, TAN, TANE, Card, CardSet, Mask, cards, whole_months
from hanacore.fishing import OVER, PLAY, Dealt, End, State
from hanacore.hanaawase_yaku import ROWS
from hanacore.score import Line, ScoreSheet
from hanacore.succession import Standing
from hanacore.wild import Wild
from hanacore.yaku import Yaku, YakuTable
from switches import captures
from switches.way import Ways, patched, settling, sheets

ways = Ways()
_handed_over = hanaawase.handed_over
Rows = tuple[Yaku, ...]


def rows(change: Callable[[Rows], Rows]) -> AbstractContextManager[None]:
    """Other rows of yaku."""
    return patched((hanaawase_yaku, "ROWS", change(ROWS)))


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


def replacing_nothing(*ids: str) -> AbstractContextManager[None]:
    """Some yaku beside which lesser ones count too."""
    return rows(changing(lambda row: replace(row, replaces=()) if row.id in ids else row))


def settled(change: Callable[[int, ScoreSheet], ScoreSheet]) -> Callable[[Any], Any]:
    """The rules with each seat's sheet changed."""
    return lambda rules: settling(rules, lambda _, usual: sheets(usual, change))


def with_oni(change: Callable[[Wild], Wild]) -> Callable[[Any], Any]:
    """The rules with another oni, where there is one."""
    return lambda rules: rules if rules.wild is None else replace(rules, wild=change(rules.wild))


# 1 Players and deal


@ways.engine("HA-1.1")
def fewer_cards_in_hand() -> AbstractContextManager[None]:
    return patched((hanaawase, "_DEALT", {2: (9, 8), 3: (6, 6), 4: (4, 8)}))


@ways.rules("HA-1.2")
def two_play_the_stock_out(rules: Any) -> Any:
    if rules.seats != 2:
        return rules
    return replace(rules, hand=8, deal_order=hanaawase._deal_order(2, 8, 8), play_out=True)


@ways.engine("HA-1.3")
def turn_passes_clockwise() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after = usual(state, action)
        passed = after.phase is PLAY
        return after._replace(seat=(state.seat - 1) % state.rules.seats) if passed else after

    return captures.applying(apply)


@ways.rules("HA-1.4")
def three_are_dealt_to_one_by_one(rules: Any) -> Any:
    return _one_by_one(rules) if rules.seats == 3 else rules


@ways.rules("HA-1.11")
def two_and_four_are_dealt_to_one_by_one(rules: Any) -> Any:
    return rules if rules.seats == 3 else _one_by_one(rules)


def _one_by_one(rules: Any) -> Any:
    """Every seat in turn gets a card, then the field all of its own."""
    order = [*((*range(1, rules.seats), 0) * rules.hand), *[-1] * rules.field]
    return replace(rules, deal_order=tuple(order))


@ways.rules("HA-1.5")
def four_of_a_month_in_hand_end_the_deal(rules: Any) -> Any:
    def dealt(hands: tuple[Mask, ...], _: Mask) -> Dealt | None:
        seats = [seat for seat, hand in enumerate(hands) if whole_months(hand)]
        return Dealt(seats[0]) if seats else None

    return replace(rules, as_dealt=dealt)


@ways.rules("HA-1.6")
def four_of_a_month_on_the_field_are_played(rules: Any) -> Any:
    return _never_void(rules, "HA-1.6")


@ways.rules("HA-1.7")
def three_of_a_month_on_the_field_are_void(rules: Any) -> Any:
    def void(hands: tuple[Mask, ...], field: Mask) -> str | None:
        months = [card.month for card in cards(field)]
        return "HA-1.7" if any(months.count(m) == 3 for m in months) else rules.void(hands, field)

    return replace(rules, void=void)


ways.option("HA-1.8", "ha.hand4", "redeal")


@ways.rules("HA-1.9")
def three_willows_beside_the_oni_are_played(rules: Any) -> Any:
    return _never_void(rules, "HA-1.9")


def _never_void(rules: Any, clause: str) -> Any:
    def void(hands: tuple[Mask, ...], field: Mask) -> str | None:
        found: str | None = rules.void(hands, field)
        return None if found == clause else found

    return replace(rules, void=void)


@ways.rules("HA-1.10")
def latest_month_deals(rules: Any) -> Any:
    def first(turned: Any) -> tuple[tuple[int, ...], str]:
        latest = max(card.month for card in turned)
        return tuple([place for place, card in enumerate(turned) if card.month == latest]), "HA-1.10"

    return replace(rules, deals_first=first)


# 2 The turn


@ways.engine("HA-2.1")
def turned_cards_take_nothing() -> AbstractContextManager[None]:
    return captures.taking(turned=captures.nothing)


@ways.engine("HA-2.3")
def no_choice_of_two() -> AbstractContextManager[None]:
    return captures.taking(captures.first_of_two, captures.first_of_two)


@ways.engine("HA-2.4")
def one_of_three() -> AbstractContextManager[None]:
    return captures.taking(captures.one_of_three, captures.one_of_three)


@ways.engine("HA-2.5")
def a_match_may_be_left() -> AbstractContextManager[None]:
    return captures.taking(captures.nothing_if_wanted, captures.nothing_if_wanted)


@ways.engine("HA-2.6")
def a_yaku_ends_the_deal() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        after, seat, points = usual(state, action), state.seat, state.rules.yaku.points
        if points(after.piles[seat]) <= points(state.piles[seat]):
            return after
        return after._replace(seat=seat, phase=OVER, winner=seat, end=End.FORCED)

    return captures.applying(apply)


# 3 Card points


@ways.engine("HA-3.1")
def every_card_is_worth_one() -> AbstractContextManager[None]:
    worth = ((HIKARI.mask, 1), (TANE.mask, 1), (TAN.mask, 1))
    return patched((hanaawase_score, "_POINTS", worth))


@ways.rules("HA-3.2")
def no_share_is_taken_away(rules: Any) -> Any:
    return settled(lambda _, one: _lines(one, lambda line: None if line.what == "base" else line))(rules)


def _lines(sheet: ScoreSheet, change: Callable[[Line], Line | None]) -> ScoreSheet:
    """A sheet with each line changed, or left out."""
    return ScoreSheet(tuple([line for line in map(change, sheet.lines) if line is not None]))


# 4 The yaku

_YAKU = {
    "HA-4.1": ("goko",),
    "HA-4.2": ("shiko",),
    "HA-4.3": ("matsu-kiri-bozu",),
    "HA-4.4": ("omote-sugawara",),
    "HA-4.5": ("ura-sugawara",),
    "HA-4.6": ("aotan",),
    "HA-4.7": ("shichitan",),
    "HA-4.8": ("rokutan",),
    "HA-4.9": ("kusa",),
    "HA-4.10": ("nomi",),
    "HA-4.11": ("hanami", "tsukimi"),
    "HA-4.12": ("inoshikacho",),
    "HA-4.13": ("fujishima", "kirishima", "ameshima"),
}
for clause, ids in _YAKU.items():
    ways.engine(clause)(lambda ids=ids: rows(without(*ids)))

# 5 Which yaku replace which


@ways.engine("HA-5.1")
def light_yaku_add_up() -> AbstractContextManager[None]:
    return replacing_nothing("goko", "shiko")


@ways.engine("HA-5.2")
def any_three_lights() -> AbstractContextManager[None]:
    def change(row: Yaku) -> Yaku:
        return replace(row, of=HIKARI, including=CardSet()) if row.id == "matsu-kiri-bozu" else row

    return rows(changing(change))


@ways.engine("HA-5.3")
def front_sugawara_is_a_light_yaku() -> AbstractContextManager[None]:
    def change(row: Yaku) -> Yaku:
        if row.id in ("goko", "shiko"):
            return replace(row, replaces=(*row.replaces, "omote-sugawara"))
        return replace(row, replaces=("matsu-kiri-bozu",)) if row.id == "omote-sugawara" else row

    return rows(changing(change))


@ways.engine("HA-5.4")
def viewings_beside_drinking() -> AbstractContextManager[None]:
    return replacing_nothing("nomi")


@ways.engine("HA-5.5")
def six_ribbons_beside_seven() -> AbstractContextManager[None]:
    return replacing_nothing("shichitan")


@ways.engine("HA-5.6")
def only_one_yaku_of_ribbons() -> AbstractContextManager[None]:
    order = ["shichitan", "ura-sugawara", "aotan", "rokutan", "kusa"]

    def change(row: Yaku) -> Yaku:
        return replace(row, replaces=tuple(order[order.index(row.id) + 1 :])) if row.id in order else row

    return rows(changing(change))


@ways.engine("HA-5.7")
def the_willow_ribbon_counts() -> AbstractContextManager[None]:
    def change(row: Yaku) -> Yaku:
        if row.id in ("shichitan", "rokutan"):
            return replace(row, of=TAN)
        if row.id == "kusa":
            return replace(row, of=row.of | CardSet.parse("11R"), including=CardSet())
        return row

    return rows(changing(change))


@ways.engine("HA-5.9")
def a_card_serves_once() -> AbstractContextManager[None]:
    return patched((hanaawase_yaku, "YakuTable", _EachCardOnce))


@dataclass(frozen=True)
class _EachCardOnce(YakuTable):
    """A table in whose order every yaku uses its cards up."""

    def lines(self, pile: Mask) -> tuple[Line, ...]:
        used, kept = 0, list[Line]()
        for line in YakuTable.lines(self, pile):
            if not line.cards.mask & used:
                kept.append(line)
                used |= line.cards.mask
        return tuple(kept)


# 6 Settlement


@ways.rules("HA-6.1")
def a_yaku_is_paid_once(rules: Any) -> Any:
    def once(_: int, sheet: ScoreSheet) -> ScoreSheet:
        return _lines(
            sheet,
            lambda line: (
                replace(line, value=line.value // (rules.seats - 1))
                if line.what in rules.yaku.by_id
                else line
            ),
        )

    return settled(once)(rules)


@ways.rules("HA-6.2")
def others_yaku_cost_nothing(rules: Any) -> Any:
    return settled(lambda _, one: _lines(one, lambda line: None if line.what == "yaku-paid" else line))(rules)


ways.option("HA-6.5", "ha.next_dealer", "winner")


@ways.rules("HA-6.6")
def equal_totals_are_won_by_one(rules: Any) -> Any:
    def first(totals: Any) -> Standing:
        found = rules.standing(totals)
        return Standing(found.winners[:1], found.rule)

    return replace(rules, standing=first)


# 7 The oni


@ways.rules("HA-7.1")
def no_oni(rules: Any) -> Any:
    return replace(rules, wild=None)


class _Lazy(Wild):
    """An oni that stays on the field when it is turned."""

    __slots__ = ()

    def turns(self, card: Card, field: Mask, last: bool) -> tuple[Take, ...]:
        return (Take(0),) if card == self.card else Wild.turns(self, card, field, last)


class _Free(Wild):
    """An oni that its player may also lay down."""

    __slots__ = ()

    def plays(self, card: Card, field: Mask) -> tuple[Play, ...]:
        usual = Wild.plays(self, card, field)
        return tuple(dict.fromkeys((Play(card), *usual))) if card == self.card else usual


class _Unbitten(Wild):
    """An oni that lies on the field as any card of its month lies there."""

    __slots__ = ()

    def turns(self, card: Card, field: Mask, last: bool) -> tuple[Take, ...]:
        return Wild.turns(self, card, field if card == self.card else field & ~self.bit, last)


class _Matched(Wild):
    """An oni on the field that willows from the hand match."""

    __slots__ = ()

    def plays(self, card: Card, field: Mask) -> tuple[Play, ...]:
        if card == self.card:
            return Wild.plays(self, card, field)
        takes = captures.usual(card, field & (15 << (card & 60)))
        return tuple([Play(card, take) for take in takes])


class _Lonely(Wild):
    """An oni beside which the other willows match nothing."""

    __slots__ = ()

    def plays(self, card: Card, field: Mask) -> tuple[Play, ...]:
        other = card != self.card and self.own >> card & 1
        return (Play(card),) if other else Wild.plays(self, card, field)

    def turns(self, card: Card, field: Mask, last: bool) -> tuple[Take, ...]:
        other = card != self.card and self.own >> card & 1
        return (Take(0),) if other else Wild.turns(self, card, field, last)


def _as(kind: Callable[..., Wild]) -> Callable[[Wild], Wild]:
    return lambda oni: kind(oni.card, oni.whole, oni.sweeps)


ways.rules("HA-7.2")(with_oni(_as(_Lazy)))
ways.rules("HA-7.3")(with_oni(_as(_Free)))
ways.rules("HA-7.4")(with_oni(lambda oni: replace(oni, whole=True)))


@ways.engine("HA-7.5")
def an_oni_just_laid_is_no_prey() -> AbstractContextManager[None]:
    def apply(state: State, action: Any, usual: Any) -> State:
        rules = state.rules
        if rules.wild is None or action != Play(rules.wild.card):
            return usual(state, action)
        safe = with_oni(_as(_Unbitten))(rules)
        return usual(state._replace(rules=safe), action)._replace(rules=rules)

    return captures.applying(apply)


ways.rules("HA-7.6")(with_oni(_as(_Unbitten)))
ways.rules("HA-7.7")(with_oni(_as(_Matched)))
ways.rules("HA-7.8")(with_oni(_as(_Lonely)))


@ways.engine("HA-7.9")
def rain_island_beside_the_oni() -> AbstractContextManager[None]:
    usual = hanaawase.table
    return patched((hanaawase, "table", lambda values: usual({**values, "ha.oni": "off"})))


@ways.engine("HA-7.10")
def leftovers_go_the_other_way() -> AbstractContextManager[None]:
    def handed_over(state: State) -> tuple[Mask, ...]:
        usual = _handed_over(state)
        gained = [after & ~before for before, after in zip(state.piles, usual, strict=True)]
        turn = (*gained[1:], gained[0])
        return tuple([before | more for before, more in zip(state.piles, turn, strict=True)])

    return patched((hanaawase, "handed_over", handed_over))


@ways.engine("HA-7.11")
def leftovers_are_not_counted() -> AbstractContextManager[None]:
    return patched(
        (hanaawase, "handed_over", lambda state: state.piles), (hanaawase_score, "_check", lambda _: None)
    )


ways.rules("HA-7.12")(with_oni(lambda oni: replace(oni, sweeps=True)))


@ways.engine("HA-7.15")
def the_last_player_gets_an_unfed_oni() -> AbstractContextManager[None]:
    return patched((hanaawase, "handed_over", lambda state: _handed_over(state._replace(laid=state.seat))))


@ways.engine("HA-7.16")
def the_dealer_gets_three_left_over() -> AbstractContextManager[None]:
    def handed_over(state: State) -> tuple[Mask, ...]:
        others = state.field & ~hanaawase_yaku.WILLOW.mask
        three = others if others.bit_count() == 3 else 0
        usual = _handed_over(state._replace(field=state.field ^ three))
        return (usual[0] | three, *usual[1:])

    return patched((hanaawase, "handed_over", handed_over))


# 8 Other tables

ways.option("HA-8.1", "ha.values", "seed")
ways.option("HA-8.3", "ha.dandruff", "off")
ways.option("HA-8.4", "ha.few_cards", "off")
ways.option("HA-8.5", "ha.willow_island", "yaku")
ways.option("HA-8.6", "ha.rain_viewing", "counts")
ways.option("HA-8.7", "ha.kasu", "1")
ways.option("HA-8.8", "ha.base", "on")
ways.option("HA-8.9", "ha.yaku", "on")

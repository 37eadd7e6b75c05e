"""Koi-Koi's house rules, the sets of them that somebody plays by, and which of them contradict each other."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple

from hanacore.errors import RulesError
from hanacore.koikoi_yaku import light_prices
from hanacore.ruleset import DEALS, Choice, NamedSet, Option

_PRICE: Final = "(0|[1-9][0-9]{0,2})"

OPTIONS: Final = (
    Option("kk.first_tie", ("category", "redraw"), "KK-1.2"),
    Option("kk.deal_order", ("field_first", "opponent_first"), "KK-2.1"),
    Option("kk.field_redeal", ("four_or_pairs", "four_only", "dealer_scores_6"), "KK-3.1"),
    Option("kk.redeal_dealer", ("same", "pass"), "KK-3.3"),
    Option("kk.teyaku", ("6", "off"), "KK-3.4"),
    Option("kk.teyaku_stack", ("6", "12"), "KK-3.5"),
    Option("kk.both_special", ("drawn", "same_dealer", "ignore_and_play"), "KK-3.7"),
    Option("kk.play_out_stock", ("off", "on"), "KK-4.6"),
    Option("kk.koikoi", ("once", "once_each", "unlimited"), "KK-5.2"),
    Option("kk.again", ("improved", "new_yaku_only"), "KK-5.3"),
    Option(
        "kk.lights",
        ("10/8/7/5",),
        "KK-6.1",
        f"{_PRICE}(/{_PRICE}){{3}}",
        "what five, four, rainy four and three lights are worth, such as 15/8/7/6",
    ),
    Option("kk.viewing", ("on", "off", "only_with_other_yaku", "1", "1_then_3"), "KK-6.e"),
    Option("kk.sets", ("5+", "5_adds", "5+_adds", "5_adds_10"), "KK-6.6"),
    Option("kk.inoshikacho", ("5", "6"), "KK-6.6"),
    Option("kk.sake", ("both", "choose_one", "tane_only"), "KK-6.c"),
    Option("kk.month", ("off", "4"), "KK-6.14"),
    Option("kk.rain", ("off", "field", "captured", "captured_both"), "KK-9.1"),
    Option("kk.seven", ("x2", "off"), "KK-6.9"),
    Option("kk.call_pays", ("x2", "off", "steps", "both_plus_1"), "KK-6.10"),
    Option("kk.double_stack", ("x4", "x2_cap"), "KK-6.11"),
    Option("kk.zero_sum", ("off", "on"), "KK-6.12"),
    Option("kk.draw", ("change_dealer", "same_dealer", "oyaken_6", "oyaken_1"), "KK-7.1"),
    Option("kk.called_then_empty", ("lost", "last_caller_scores"), "KK-7.2"),
    Option("kk.deals", ("12",), "KK-0.1", *DEALS),
)


def _set(id_: str, source: str, *, plays: bool = True, partial: bool = False, **values: str) -> NamedSet:
    named = {f"kk.{key}": value for key, value in values.items()}
    return NamedSet(id_, MappingProxyType(named), source, plays, partial)


SETS: Final = (
    _set("nintendo", "S001"),
    _set(
        "fuda-wiki",
        "FW",
        both_special="same_dealer",
        koikoi="unlimited",
        lights="15/8/7/6",
        month="4",
        draw="same_dealer",
    ),
    _set("etohana", "ETO", partial=True, inoshikacho="6", draw="same_dealer", deals="3"),
    _set("clubhouse-ds", "FW-VG", plays=False, koikoi="once_each", sets="5+_adds"),
    _set("yakuza", "FW-VG", plays=False, lights="10/8/7/6", sets="5_adds", sake="choose_one", month="4"),
    _set(
        "koi-koi-japan",
        "FW-VG",
        plays=False,
        viewing="1_then_3",
        sets="5_adds_10",
        seven="off",
        call_pays="steps",
    ),
)


class _Clash(NamedTuple):
    """Two options that cannot both have one of these values, and the clause by which."""

    one: tuple[str, tuple[str, ...]]
    other: tuple[str, tuple[str, ...]]
    rule: str
    why: str


_CLASHES: Final = (
    _Clash(
        ("kk.field_redeal", ("dealer_scores_6",)),
        ("kk.redeal_dealer", ("pass",)),
        "KK-3.3",
        "a field that scores is never dealt again",
    ),
    _Clash(
        ("kk.teyaku", ("off",)),
        ("kk.teyaku_stack", ("12",)),
        "KK-3.5",
        "where special hands score nothing, none scores twice",
    ),
    _Clash(
        ("kk.teyaku", ("off",)),
        ("kk.both_special", ("same_dealer", "ignore_and_play")),
        "KK-3.7",
        "where special hands score nothing, two of them are like any others",
    ),
    _Clash(
        ("kk.viewing", ("off",)),
        ("kk.rain", ("field", "captured", "captured_both")),
        "KK-9.1",
        "rain and fog spoil the viewings, and there are none",
    ),
    _Clash(
        ("kk.seven", ("off",)),
        ("kk.double_stack", ("x2_cap",)),
        "KK-6.11",
        "there are no two doublings to hold to one",
    ),
    _Clash(
        ("kk.call_pays", ("off", "steps", "both_plus_1")),
        ("kk.double_stack", ("x2_cap",)),
        "KK-6.11",
        "there are no two doublings to hold to one",
    ),
)


def check(choice: Choice) -> None:
    """Refuse what contradicts itself, and what would change nothing.

    Raises:
        RulesError: two values exclude each other, a lesser light yaku is worth more than a greater, or the
            match has no such deal.
    """
    if choice.deal > int(choice["kk.deals"]):
        raise RulesError(f"a match of {choice['kk.deals']} deals has no deal {choice.deal}", "KK-0.1")
    for (one, ones), (other, others), rule, why in _CLASHES:
        if choice[one] in ones and choice[other] in others:
            raise RulesError(f"{one} {choice[one]} leaves no {other} {choice[other]}: {why}", rule)
    prices = light_prices(choice)
    worth = list(prices.values())
    if worth != sorted(worth, reverse=True):
        raise RulesError(
            f"kk.lights {choice['kk.lights']} makes a better light yaku worth less; "
            f"only the best one counts, so they fall in the order {', '.join(prices)}",
            "KK-6.a",
        )

"""A table's rules on one sheet of paper: the changes first, then yaku, turn, doubling, deal and a score grid.

Every sentence is a clause's own or an option's, with its id; every number is the engine's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from hanacore.agreed import view
from hanacore.cards import CATEGORIES, DECK, CardSet, month
from hanacore.errors import RulesError
from hanacore.fishing import FishingRules
from hanacore.games import AnyGame, game
from hanacore.house_rules import TOPICS, told, words
from hanacore.inventory import rule
from hanacore.names import name
from hanacore.nylonppong import six_card_yaku
from hanacore.nylonppong_hands import KOREAN
from hanacore.present import codes, title
from hanacore.ruleset import Choice, Option
from hanacore.rummy_rules import RummyRules
from hanacore.yaku import Yaku

_MOST_DEALS: Final = 20  # columns of the grid
# By topic, the clauses that every table plays, and how many of their sentences are printed.
_BASICS: Final[Mapping[str, Mapping[str, tuple[tuple[str, int], ...]]]] = MappingProxyType(
    {
        "koi-koi": {
            "turn": (("KK-4.1", 2), ("KK-4.2", 1), ("KK-4.3", 1), ("KK-4.4", 1)),
            "calls": (("KK-5.1", 1),),
        },
        "hana-awase": {
            "turn": (("HA-2.1", 3), ("HA-2.3", 1), ("HA-2.4", 1), ("HA-2.6", 2)),
            "score": (("HA-3.1", 1), ("HA-6.1", 2)),
        },
        "nylon-ppong": {
            "turn": (("NP-3.2", 6), ("NP-4.4", 1), ("NP-4.6", 1)),
            "stop": (("NP-6.2", 1),),
            "score": (("NP-8.1", 3),),
            "match": (("NP-8.5", 2),),
        },
    }
)
# Options that are printed only where a table changes them: few players ask, and the page is one.
_SELDOM: Final = frozenset(
    {
        *("kk.first_tie", "kk.deal_order", "kk.redeal_dealer", "kk.teyaku_stack", "kk.both_special"),
        *("kk.play_out_stock", "kk.month", "kk.rain", "kk.zero_sum", "kk.inoshikacho", "kk.lights"),
        *(
            "kk.viewing",
            "kk.deals",
            "ha.deal2",
            "ha.field4",
            "ha.hand4",
            "ha.values",
            "ha.oni_triple",
            "ha.oni_last",
        ),
        *("ha.dandruff", "ha.few_cards", "ha.willow_island", "ha.rain_viewing", "ha.yaku", "ha.deals"),
        *("np.bam", "np.time", "np.four_two", "np.high", "np.chongtong", "np.stop_bonus", "np.deals"),
    }
)
# Options that are about certain yaku without changing how they are made.
ABOUT: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "kk.viewing": frozenset({"hanami", "tsukimi"}),
        "kk.rain": frozenset({"hanami", "tsukimi"}),
        "kk.sake": frozenset({"inoshikacho", "tane", "kasu"}),
        "ha.rain_viewing": frozenset({"nomi", "hanami", "tsukimi"}),
        "ha.willow_island": frozenset({"ameshima"}),
    }
)
# Hands of six that show a yaku; the engine says what each is worth.
_SIX: Final = (
    (1, 1, 5, 5, 9, 9),
    (4, 4, 4, 8, 8, 8),
    (4, 4, 4, 4, 8, 8),
    (1, 2, 3, 4, 5, 6),
    (7, 8, 9, 10, 11, 12),
    (1, 1, 1, 1, 2, 4),
    (12, 12, 12, 11, 11, 8),
    (11, 11, 11, 9, 9, 9),
    (2, 2, 2, 2, 5, 9),
)


def printed(choice: Choice) -> dict[str, Any]:
    """The sheet of a table.

    >>> from hanacore.agreed import read
    >>> found = printed(read("koi-koi.lights_15-8-7-6"))
    >>> found["title"], [row["points"] for row in found["yaku"] if row["changed"]]
    ('Koi-Koi at our table', ['15', '6'])

    Raises:
        RulesError: the options contradict each other.
    """
    one = game(choice.game)
    rules = one.rules_of(choice)
    usual = one.rules(seats=choice.seats)
    found = view(choice)
    changed = {change["key"] for change in found["changes"]}
    return {
        "title": f"{found['name']} at our table",
        "table": found["table"],
        "seats": choice.seats,
        "deals": rules.deals,
        "columns": min(rules.deals, _MOST_DEALS),
        "wins": "lower" if choice.game == "nylon-ppong" else "higher",
        "set_name": found["set_name"],
        "changes": found["changes"],
        "yaku": _rows(rules, usual, changed),
        "dealt": _dealt(rules),
        "topics": [topic for topic in _topics(choice, changed) if topic["lines"]],
    }


def _topics(choice: Choice, changed: set[str]) -> Iterator[dict[str, Any]]:
    for topic, heading in TOPICS.items():
        lines = [
            {"text": _sentences(clause, count), "rule": clause, "changed": False}
            for clause, count in _BASICS[choice.game].get(topic, ())
            if not _overruled(clause, choice, changed)
        ]
        for option in game(choice.game).options:
            if words()[option.key].topic != topic or not _printed(option.key, changed):
                continue
            if _says_nothing(option.key, choice):
                continue
            lines.append(
                {
                    "text": told(option.key, choice[option.key]) + ".",
                    "rule": option.rule,
                    "changed": option.key in changed,
                }
            )
        yield {"topic": topic, "heading": heading, "lines": lines}


def _says_nothing(key: str, choice: Choice) -> bool:
    """Whether another option leaves this one nothing to say."""
    if key == "np.first_six_yaku":
        return choice["np.dealer_cards"] == "5"
    return key in ("ha.oni_triple", "ha.oni_last") and choice["ha.oni"] == "off"


def _printed(key: str, changed: set[str]) -> bool:
    return key in changed or key not in _SELDOM


def _overruled(clause: str, choice: Choice, changed: set[str]) -> bool:
    """Whether a sentence that every table plays is not true at this one."""
    return (
        (clause == "HA-3.1" and "ha.kasu" in changed)
        or (clause == "HA-6.1" and choice["ha.base"] == "off")
        or (clause == "NP-6.2" and bool(changed & {"np.stop_tie", "np.stop_penalty"}))
    )


def _sentences(clause: str, count: int) -> str:
    """The first sentences of a clause, without the ids that they cite."""
    text = re.sub(r"\s+\[?[A-Z]{2}-\d+\.\w+\]?(?=[\s.]|$)", "", rule(clause).text)
    return " ".join(re.split(r"(?<=[.!?])\s+", text)[:count])


def _dealt(rules: FishingRules | RummyRules) -> dict[str, Any] | None:
    """How many cards lie where; a rummy says it by an option."""
    if not isinstance(rules, FishingRules):
        return None
    stock = len(DECK) - rules.seats * rules.hand - rules.field
    return {"hand": rules.hand, "field": rules.field, "stock": stock, "rule": rules.clauses["deal"]}


def _rows(
    rules: FishingRules | RummyRules, usual: FishingRules | RummyRules, changed: set[str]
) -> list[dict[str, Any]]:
    if not isinstance(rules, FishingRules) or not isinstance(usual, FishingRules):
        assert isinstance(rules, RummyRules)
        assert isinstance(usual, RummyRules)
        before = {row["what"]: row["points"] for row in _six(usual)}
        return [{**row, "changed": before.get(row["what"]) != row["points"]} for row in _six(rules)]
    about = frozenset[str]().union(*(ABOUT[key] for key in changed if key in ABOUT))
    known = {row.id: row for row in usual.yaku.rows}
    return [
        {**_row(row), "changed": row.id in about or _made(known.get(row.id)) != _made(row)}
        for row in rules.yaku.rows
    ]


def touched(option: Option, value: str, one: AnyGame) -> tuple[str, ...]:
    """The clauses that a value plays otherwise: the option's own, and those of the yaku that it changes.

    >>> koikoi = game("koi-koi")
    >>> touched(koikoi.option("kk.viewing"), "off", koikoi)
    ('KK-6.e', 'KK-6.5')
    >>> touched(koikoi.option("kk.sets"), "5_adds", koikoi)
    ('KK-6.6', 'KK-6.7')
    """
    found = [option.rule]
    usual = one.rules()
    if isinstance(usual, FishingRules):
        try:
            rules = one.rules(options={option.key: value})
        except RulesError:
            return tuple(found)  # it needs another option's company, and is about play
        assert isinstance(rules, FishingRules)
        before = {row.id: row for row in usual.yaku.rows}
        after = {row.id: row for row in rules.yaku.rows}
        about = ABOUT.get(option.key, frozenset())
        for id_, row in {**before, **after}.items():
            if id_ in about or _made(before.get(id_)) != _made(after.get(id_)):
                found.append(row.rule)
    return tuple(dict.fromkeys(found))


def _made(row: Yaku | None) -> object:
    return row and (row.of, row.need, row.points, row.including, row.per_extra, frozenset(row.replaces))


def _row(row: Yaku) -> dict[str, Any]:
    """A yaku by its cards: all of them, or those it must have and how many others."""
    of, named = codes(row.of.mask), codes(row.including.mask)
    exact = len(of) == row.need
    if row.id == "month":  # another one in each deal
        return {
            **title(row.id),
            "rule": row.rule,
            "cards": [],
            "others": "all four",
            "points": str(row.points),
        }
    cards = of if exact else named
    more = 0 if exact else row.need - len(named)
    kind = next(
        (name(f"category.{key}.plural").lower() for key, held in CATEGORIES.items() if row.of <= held),
        "cards",
    )
    and_ = f"and any {more} of the others" if named else f"any {more} of {len(of)} {kind}"
    further = f" +{row.per_extra} a card" if row.per_extra else ""
    return {
        **title(row.id),
        "rule": row.rule,
        "cards": cards,
        "others": and_ if more else "",
        "points": f"{row.points}{further}",
    }


def _six(rules: RummyRules) -> list[dict[str, Any]]:
    """The yaku of six cards: a hand that shows each, and what the engine gives for all that do."""
    found: dict[str, dict[str, Any]] = {}
    for hand in _SIX:
        for line in six_card_yaku(hand, rules):
            value = str(line.value).replace("-", "−")
            row = found.setdefault(
                line.what,
                {**title(line.what, "ko"), "rule": line.rule, "cards": _cards(hand), "others": "", "all": []},
            )
            row["all"].append(value)
            row["months"] = " ".join(map(str, hand)) if len(row["all"]) == 1 else row["months"]
    for row in found.values():
        row["points"] = " to ".join(dict.fromkeys(row.pop("all")))
        row["others"] = f"such as {row.pop('months')}"
    return sorted(found.values(), key=lambda row: int(row["rule"].partition(".")[2]))


def _cards(hand: Sequence[int]) -> list[str]:
    """Cards of these Korean months, chaff before pictures."""
    held = CardSet()
    for number in dict.fromkeys(hand):
        held |= CardSet.of(*[*month(KOREAN.index(number) + 1)][-hand.count(number) :])
    return codes(held.mask)

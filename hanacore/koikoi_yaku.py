"""The yaku of Koi-Koi as rows (KK-6), and the tables that house rules make of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from hanacore.cards import HIKARI, KASU, TAN, TANE, CardSet, Mask, month
from hanacore.ruleset import Choice
from hanacore.yaku import PickedTable, Yaku, YakuTable

Rows: TypeAlias = tuple[Yaku, ...]
# The field and every seat's calls, and the table that counts then.
TableAt: TypeAlias = Callable[[Mask, tuple[int, ...]], YakuTable]

RAIN_MAN: Final = CardSet.parse("11H")
CUP: Final = CardSet.parse("9T")
DRY: Final = HIKARI - RAIN_MAN
INOSHIKACHO: Final = CardSet.parse("6T 7T 10T")
AKATAN: Final = CardSet.parse("1R 2R 3R")
AOTAN: Final = CardSet.parse("6R 9R 10R")

# In the order of KK-6, which is the order a person adds them.
YAKU: Final = YakuTable(
    (
        Yaku(
            id="goko",
            rule="KK-6.1",
            of=HIKARI,
            need=5,
            points=10,
            replaces=("shiko", "ame-shiko", "sanko"),
            replaces_by="KK-6.a",
        ),
        Yaku(
            id="shiko",
            rule="KK-6.2",
            of=DRY,
            need=4,
            points=8,
            replaces=("sanko",),
            replaces_by="KK-6.a",
        ),
        Yaku(
            id="ame-shiko",
            rule="KK-6.3",
            of=HIKARI,
            need=4,
            points=7,
            including=RAIN_MAN,
            replaces=("sanko",),
            replaces_by="KK-6.a",
        ),
        Yaku(id="sanko", rule="KK-6.4", of=DRY, need=3, points=5),
        Yaku(id="hanami", rule="KK-6.5", of=CardSet.parse("3H") | CUP, need=2, points=5),
        Yaku(id="tsukimi", rule="KK-6.5", of=CardSet.parse("8H") | CUP, need=2, points=5),
        Yaku(
            id="inoshikacho",
            rule="KK-6.6",
            of=TANE,
            need=3,
            points=5,
            including=INOSHIKACHO,
            per_extra=1,
            extra="further-tane",
            replaces=("tane",),
        ),
        Yaku(
            id="akatan-aotan",
            rule="KK-6.7",
            of=TAN,
            need=6,
            points=10,
            including=AKATAN | AOTAN,
            per_extra=1,
            extra="further-tan",
            replaces=("akatan", "aotan", "tan"),
        ),
        Yaku(
            id="akatan",
            rule="KK-6.7",
            of=TAN,
            need=3,
            points=5,
            including=AKATAN,
            per_extra=1,
            extra="further-tan",
            replaces=("tan",),
        ),
        Yaku(
            id="aotan",
            rule="KK-6.7",
            of=TAN,
            need=3,
            points=5,
            including=AOTAN,
            per_extra=1,
            extra="further-tan",
            replaces=("tan",),
        ),
        Yaku(id="tane", rule="KK-6.8", of=TANE, need=5, points=1, per_extra=1),
        Yaku(id="tan", rule="KK-6.8", of=TAN, need=5, points=1, per_extra=1),
        Yaku(id="kasu", rule="KK-6.8", of=KASU | CUP, need=10, points=1, per_extra=1),  # the cup: KK-6.c
    )
)

_LIGHTS: Final = ("goko", "shiko", "ame-shiko", "sanko")  # in the order of kk.lights
_ANIMALS: Final = ("inoshikacho", "tane")
_SETS: Final = ("inoshikacho", "akatan-aotan", "akatan", "aotan")
_PLAIN: Final = ("tane", "tan")


# House rules as changes of the rows; what a change does not name stays as it was.


def _priced(rows: Rows, prices: Mapping[str, int]) -> Rows:
    """Rows at other prices; one worth nothing is no yaku, and takes the place of none."""
    kept = {row.id: replace(row, points=prices.get(row.id, row.points)) for row in rows}
    kept = {id_: row for id_, row in kept.items() if row.points}
    return tuple(
        [replace(row, replaces=tuple([id_ for id_ in row.replaces if id_ in kept])) for row in kept.values()]
    )


def _without_cup(rows: Rows, ids: Iterable[str]) -> Rows:
    return tuple([replace(row, of=row.of - CUP) if row.id in ids else row for row in rows])


def _beside_plain(rows: Rows) -> Rows:
    """Sets that leave five animals or five ribbons their points."""
    return tuple(
        [replace(row, replaces=tuple([id_ for id_ in row.replaces if id_ not in _PLAIN])) for row in rows]
    )


def _flat(rows: Rows) -> Rows:
    """Sets that are made by their own cards and nothing else, and take the place of nothing."""
    return tuple(
        [
            replace(row, of=row.including, per_extra=0, extra="", replaces=()) if row.id in _SETS else row
            for row in rows
        ]
    )


_BY_SETS: Final[Mapping[str, Callable[[Rows], Rows]]] = MappingProxyType(
    {
        "5+": lambda rows: rows,
        "5_adds": lambda rows: _flat(_priced(rows, {"akatan-aotan": 0})),
        "5+_adds": _beside_plain,
        "5_adds_10": _flat,
    }
)


def _of_month(number: int) -> Yaku:
    """The four cards of a month, counted on from December to January."""
    return Yaku(id="month", rule="KK-6.14", of=month((number - 1) % 12 + 1), need=4, points=4)


def light_prices(choice: Choice) -> dict[str, int]:
    """What each light yaku is worth, the greatest first.

    >>> from hanacore.koikoi import GAME
    >>> light_prices(GAME.choose(ruleset="fuda-wiki"))
    {'goko': 15, 'shiko': 8, 'ame-shiko': 7, 'sanko': 6}
    """
    return dict(zip(_LIGHTS, map(int, choice["kk.lights"].split("/")), strict=True))


def _rows(choice: Choice) -> Rows:
    """All rows of a choice, the viewings as they are worth by default."""
    rows = _priced(YAKU.rows, light_prices(choice) | {"inoshikacho": int(choice["kk.inoshikacho"])})
    rows = _BY_SETS[choice["kk.sets"]](rows)
    if choice["kk.sake"] == "tane_only":
        rows = _without_cup(rows, ("kasu",))
    if choice["kk.month"] != "off":
        place = [row.id for row in rows].index("tane")  # rows that only count close a table
        rows = (*rows[:place], _of_month(choice.deal), *rows[place:])
    return rows


# Tables of these rows. Where the pile itself decides what counts, a table of tables.


def _counted(rows: Rows, choice: Choice) -> YakuTable:
    """The rows with the cup as ``kk.sake`` counts it."""
    if choice["kk.sake"] != "choose_one":
        return YAKU if rows == YAKU.rows else YakuTable(rows)
    as_tane, as_kasu = YakuTable(_without_cup(rows, ("kasu",))), YakuTable(_without_cup(rows, _ANIMALS))

    def better(pile: Mask) -> YakuTable:
        return as_kasu if as_kasu.points(pile) > as_tane.points(pile) else as_tane

    return PickedTable(rows, better, "KK-6.c")


def _in_company(rows: Rows, choice: Choice) -> YakuTable:
    """The rows, the viewings among them only beside a yaku that is none, where ``kk.viewing`` says so."""
    whole = _counted(rows, choice)
    if choice["kk.viewing"] != "only_with_other_yaku":
        return whole
    others = _counted(_priced(rows, {"hanami": 0, "tsukimi": 0}), choice)
    return PickedTable(rows, lambda pile: whole if others.points(pile) else others, "KK-6.e")


# What each viewing is worth: before any call, and after one.
_VIEWINGS: Final = MappingProxyType(
    {"on": (5, 5), "off": (0, 0), "only_with_other_yaku": (5, 5), "1": (1, 1), "1_then_3": (1, 3)}
)
# The cards that spoil cherry viewing and those that spoil moon viewing, by ``kk.rain``.
_WILLOW, _PAULOWNIA = month(11).mask, month(12).mask
_SPOILERS: Final = MappingProxyType(
    {
        "field": (_WILLOW, _PAULOWNIA),
        "captured": (RAIN_MAN.mask, _PAULOWNIA),
        "captured_both": (RAIN_MAN.mask, RAIN_MAN.mask),
    }
)


def _by_field(rows: Rows, worth: int, choice: Choice) -> Callable[[Mask], YakuTable]:
    """The table for a field, with viewings worth so much where rain and fog leave them."""

    def table(hanami: int, tsukimi: int) -> YakuTable:
        return _in_company(_priced(rows, {"hanami": hanami, "tsukimi": tsukimi}), choice)

    whole, rain = table(worth, worth), choice["kk.rain"]
    if rain == "off":
        return lambda _: whole
    on_hanami, on_tsukimi = _SPOILERS[rain]
    left = ((whole, table(worth, 0)), (table(0, worth), table(0, 0)))

    def unspoilt(cards: Mask) -> YakuTable:
        return left[bool(cards & on_hanami)][bool(cards & on_tsukimi)]

    if rain == "field":
        return unspoilt
    by_pile = PickedTable(whole.rows, unspoilt, "KK-9.1")
    return lambda _: by_pile


class Tables(NamedTuple):
    """The table of a choice, and the one that counts at a moment where that is not always the same."""

    yaku: YakuTable
    at: TableAt | None


def tables(choice: Choice) -> Tables:
    """The tables of a choice of options.

    >>> from hanacore.koikoi import GAME
    >>> tables(GAME.choose()) == (YAKU, None)
    True
    """
    rows = _rows(choice)
    before, after = [_by_field(rows, worth, choice) for worth in _VIEWINGS[choice["kk.viewing"]]]
    if choice["kk.rain"] != "field" and choice["kk.viewing"] != "1_then_3":
        return Tables(before(0), None)

    def at(field: Mask, calls: tuple[int, ...]) -> YakuTable:
        return (after if any(calls) else before)(field)

    return Tables(before(0), at)

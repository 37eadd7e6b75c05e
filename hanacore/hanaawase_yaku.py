"""The yaku of Hana-awase (HA-4) and which of them replace which (HA-5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hanacore.cards import HIKARI, TAN, CardSet, month
from hanacore.yaku import PickedTable, Yaku, YakuTable

WILLOW: Final = month(11)
RAIN_MAN: Final = CardSet.parse("11H")
RIBBONS: Final = TAN - WILLOW  # HA-5.7


def _set(
    id: str,  # noqa: A002 - a yaku's name for itself
    rule: str,
    held: str | CardSet,
    points: int,
    replaces: tuple[str, ...] = (),
    by: str = "",
) -> Yaku:
    """A yaku of certain cards."""
    of = CardSet.parse(held) if isinstance(held, str) else held
    return Yaku(
        id=id, rule=rule, of=of, need=len(of), points=points, including=of, replaces=replaces, replaces_by=by
    )


# In the order of HA-4, which is the order a person adds them.
ROWS: Final[tuple[Yaku, ...]] = (
    _set("goko", "HA-4.1", HIKARI, 200, ("shiko", "matsu-kiri-bozu"), "HA-5.1"),
    _set("shiko", "HA-4.2", HIKARI - RAIN_MAN, 60, ("matsu-kiri-bozu",), "HA-5.1"),
    _set("matsu-kiri-bozu", "HA-4.3", "1H 8H 12H", 20),
    _set("omote-sugawara", "HA-4.4", "1H 2T 3H", 30),
    _set("ura-sugawara", "HA-4.5", "1R 2R 3R", 40),
    _set("aotan", "HA-4.6", "6R 9R 10R", 40),
    Yaku(
        id="shichitan",
        rule="HA-4.7",
        of=RIBBONS,
        need=7,
        points=40,
        replaces=("rokutan",),
        replaces_by="HA-5.5",
    ),
    Yaku(id="rokutan", rule="HA-4.8", of=RIBBONS, need=6, points=30),
    _set("kusa", "HA-4.9", "4R 5R 7R", 20),
    _set("nomi", "HA-4.10", "3H 8H 9T", 30, ("hanami", "tsukimi"), "HA-5.4"),
    _set("hanami", "HA-4.11", "3H 9T", 20),
    _set("tsukimi", "HA-4.11", "8H 9T", 20),
    _set("inoshikacho", "HA-4.12", "6T 7T 10T", 20),
    _set("fujishima", "HA-4.13", month(4), 20),
    _set("kirishima", "HA-4.13", month(12), 20),
    _set("ameshima", "HA-4.13", WILLOW, 20),
)
_FUDA_WIKI: Final = {"goko": 100, "nomi": 40, "fujishima": 10, "kirishima": 10, "ameshima": 10}  # HA-8.1
# With the best of all light yaku and front Sugawara alone: what each of them replaces (HA-5.3).
_LADDER: Final = {
    "goko": ("shiko", "matsu-kiri-bozu", "omote-sugawara"),
    "shiko": ("matsu-kiri-bozu", "omote-sugawara"),
    "omote-sugawara": ("matsu-kiri-bozu",),
}
_VIEWINGS: Final = ("nomi", "hanami", "tsukimi")


def table(values: Mapping[str, str]) -> YakuTable:
    """The yaku that count by the values of the options."""
    if values["ha.yaku"] == "off":  # HA-8.9
        return YakuTable(())
    rows = ROWS
    if values["ha.values"] == "fuda_wiki":
        rows = tuple(replace(row, points=_FUDA_WIKI.get(row.id, row.points)) for row in rows)
    if values["ha.lights"] == "cumulative":
        rows = tuple(replace(row, replaces=(), replaces_by="") if row.of <= HIKARI else row for row in rows)
    if values["ha.omote"] == "exclusive_with_lights":
        rows = tuple(
            replace(row, replaces=_LADDER[row.id], replaces_by="HA-5.3") if row.id in _LADDER else row
            for row in rows
        )
    if values["ha.oni"] == "on":  # HA-7.9
        rows = tuple(row for row in rows if row.id != "ameshima")
    if values["ha.rain_viewing"] == "counts":
        return YakuTable(rows)
    dry, wet = YakuTable(rows), YakuTable(tuple(row for row in rows if row.id not in _VIEWINGS))
    return PickedTable(rows, lambda pile: wet if pile & RAIN_MAN.mask else dry, "HA-8.6")

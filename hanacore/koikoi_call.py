"""Koi-koi or stop: who may call, and when a pile has formed a yaku again (KK-5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from hanacore.cards import Mask
from hanacore.koikoi_yaku import YAKU
from hanacore.ruleset import Choice
from hanacore.yaku import YakuTable

Again: TypeAlias = Callable[[int, YakuTable, Mask], int]

# Given every seat's calls, may the seat that formed call? By ``kk.koikoi``.
MAY_CALL: Final[Mapping[str, Callable[[tuple[int, ...], int], bool]]] = MappingProxyType(
    {
        "once": lambda calls, _: not any(calls),  # one call a deal, by either player: KK-5.2
        "once_each": lambda calls, seat: not calls[seat],
        "unlimited": lambda _, __: True,
    }
)

# Where each line of a sheet is kept in one integer: five bits hold the most that it can grow to.
_WHATS: Final = (*(row.id for row in YAKU.rows), "month", "further-tane", "further-tan")
_PLACE: Final = MappingProxyType({what: 5 * n for n, what in enumerate(_WHATS)})


def again(choice: Choice) -> Again | None:
    """What a seat has formed so far, after a look at its pile: greater when it has formed again (KK-5.3).

    None where the base total says it: by default a yaku is new or improved exactly when the base rises. It
    does not say it where a base may fall (KK-9.1) or rise by a mere call, or where only a new yaku counts.
    """
    if choice["kk.again"] == "new_yaku_only":
        return _new
    if choice["kk.rain"] != "off" or choice["kk.viewing"] == "1_then_3":
        return _improved
    return None


def _new(so_far: int, table: YakuTable, pile: Mask) -> int:
    """Every yaku scored so far, a bit each."""
    for line in table.lines(pile):
        if line.what in table.by_id:
            so_far |= 1 << _PLACE[line.what]
    return so_far


def _improved(so_far: int, table: YakuTable, pile: Mask) -> int:
    """Every yaku scored so far, each with the most further cards it had."""
    for line in table.lines(pile):
        row, place = table.by_id.get(line.what), _PLACE[line.what]
        grown = line.value if row is None else 1 + line.value - row.points
        more = grown - (so_far >> place & 31)
        if more > 0:
            so_far += more << place
    return so_far

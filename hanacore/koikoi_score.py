"""What a captured pile scores in Koi-Koi: its yaku, and what the base and the calls make of them (KK-6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from hanacore.cards import Mask
from hanacore.fishing import Circumstances
from hanacore.koikoi_yaku import Tables
from hanacore.ruleset import Choice
from hanacore.score import Factor, Line, Op, ScoreSheet

Score: TypeAlias = Callable[[Mask, Circumstances], ScoreSheet]
Lines: TypeAlias = tuple[Line, ...]
Factors: TypeAlias = tuple[Factor, ...]

SEVEN: Final = Line("KK-6.9", "seven-or-more", Op.TIMES, 2)
CALLED: Final = Line("KK-6.10", "opponent-called", Op.TIMES, 2)
ONCE: Final = Line("KK-6.11", "doubled-once", Op.TIMES, 2)  # where both doublings make only one


def _call(op: Op, value: int) -> Line:
    return Line("KK-6.10", "calls", op, value)


# After so many calls by either player, the seventh step for more: +1 to +3, then x2 to x5.
_STEPS: Final = (
    (),
    *((_call(Op.ADD, n),) for n in (1, 2, 3)),
    *((_call(Op.TIMES, n),) for n in (2, 3, 4, 5)),
)


def _by_the_other(_: int, other: int) -> Lines:
    return (CALLED,) if other else ()


def _nothing(_: int, __: int) -> Lines:
    return ()


def _by_steps(own: int, other: int) -> Lines:
    return _STEPS[min(own + other, len(_STEPS) - 1)]


def _by_every_call(own: int, other: int) -> Lines:
    return (_call(Op.TIMES, 1 + own + other),) if own or other else ()


_NO_CALL: Final = "nobody called"
# What calls do to a total, by ``kk.call_pays``, given the scorer's calls and the other's; and the line that
# stands for it on a sheet to which it does not apply.
_PAYS: Final[Mapping[str, tuple[Callable[[int, int], Lines], Factors]]] = MappingProxyType(
    {
        "x2": (_by_the_other, (Factor(CALLED, "the other player did not call"),)),
        "off": (_nothing, ()),
        "steps": (_by_steps, (Factor(_call(Op.ADD, 1), _NO_CALL),)),
        "both_plus_1": (_by_every_call, (Factor(_call(Op.TIMES, 2), _NO_CALL),)),
    }
)


def factors(choice: Choice) -> Factors:
    """The lines that may stand under a base, in the order they are applied; ``ONCE`` in place of all of them.

    >>> from hanacore.koikoi import GAME
    >>> [factor.line.what for factor in factors(GAME.choose())]
    ['seven-or-more', 'opponent-called']
    """
    seven = (Factor(SEVEN, "{base} is below 7"),) if choice["kk.seven"] != "off" else ()
    return seven + _PAYS[choice["kk.call_pays"]][1]


def scoring(choice: Choice, tables: Tables) -> Score:
    """How piles score by a choice of options: the base, then KK-6.9, then KK-6.10."""
    read, table_at = tables.yaku.read, tables.at
    pays, _ = _PAYS[choice["kk.call_pays"]]
    by_seven = (SEVEN,) if choice["kk.seven"] != "off" else ()
    once = choice["kk.double_stack"] == "x2_cap"

    def score(pile: Mask, now: Circumstances) -> ScoreSheet:
        own, other, field = now
        base, lines = read(pile) if table_at is None else table_at(field, (own, other)).read(pile)
        by_calls = pays(own, other) if base and (own or other) else ()
        if base >= 7:
            if once and by_calls:
                return ScoreSheet((*lines, ONCE))
            lines += by_seven
        return ScoreSheet(lines + by_calls if by_calls else lines)

    return score

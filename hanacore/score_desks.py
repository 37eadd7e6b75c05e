"""What a calculator scores of each game, and the house rules that count for it.

A house rule stands here when it can change what cards come to; ``tests/test_web_score.py`` holds that the
others never do.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class Desk(NamedTuple):
    """One thing a calculator scores.

    ``key`` is where its cards stand in a worked example. ``options`` are the house rules that count for it.
    """

    id: str
    name: str
    key: str
    say: str  # what to do, while nothing is chosen
    options: tuple[str, ...]


_KK_PILE: Final = (
    "kk.seven",
    "kk.call_pays",
    "kk.double_stack",
    "kk.lights",
    "kk.viewing",
    "kk.rain",
    "kk.sets",
    "kk.inoshikacho",
    "kk.sake",
    "kk.month",
)
_HA_PILE: Final = ("ha.oni", "ha.values", "ha.lights", "ha.omote", "ha.rain_viewing", "ha.kasu", "ha.yaku")
_NP_PILE: Final = ("np.four_two", "np.high", "np.chongtong", "np.multi")

# The first is what a calculator opens with.
DESKS: Final[Mapping[str, tuple[Desk, ...]]] = MappingProxyType(
    {
        "koi-koi": (
            Desk("pile", "A pile", "pile", "Tap a card to see what it adds.", _KK_PILE),
            Desk(
                "dealt",
                "Dealt",
                "hands",
                "For special hands: both hands and the field, eight cards each, as they were dealt.",
                (
                    "kk.field_redeal",
                    "kk.teyaku",
                    "kk.teyaku_stack",
                    "kk.both_special",
                    "kk.draw",
                    "kk.zero_sum",
                ),
            ),
            Desk(
                "table",
                "Ran out",
                "piles",
                "Both piles at the end of a deal that nobody stopped, and who had called.",
                ("kk.called_then_empty", "kk.draw", "kk.zero_sum", "kk.koikoi", *_KK_PILE),
            ),
        ),
        "hana-awase": (
            Desk(
                "table",
                "All players",
                "piles",
                "Choose a pile, then tap its cards. The piles are the whole deck together.",
                (*_HA_PILE, "ha.base", "ha.willow_island", "ha.few_cards", "ha.dandruff"),
            ),
            Desk("pile", "A pile", "pile", "Tap a card to see what it adds.", _HA_PILE),
        ),
        "nylon-ppong": (
            Desk(
                "table",
                "All players",
                "hands",
                "Choose a hand, then tap the cards that are left in it, and say how the deal ended.",
                (
                    "np.stop_limit",
                    "np.stop_penalty",
                    "np.stop_tie",
                    "np.stop_bonus",
                    "np.ppong_penalty",
                    "np.ppong",
                    "np.natural",
                    *_NP_PILE,
                ),
            ),
            Desk("pile", "A hand", "hand", "Tap the cards of one hand.", _NP_PILE),
        ),
    }
)

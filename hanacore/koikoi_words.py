"""What the practice table says of Koi-Koi's own rules, by clause."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Why a deal ended, by the clause that ended it. {who} scored or was to; {made} is what was formed last.
ENDED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "KK-3.1": "The dealt field is lopsided, which scores for the dealer.",
        "KK-3.4": "{who_was} dealt {made}, which scores at once.",
        "KK-3.7": "Both hands were dealt a bonus, so nobody scores.",
        "KK-5.1": "{who} stopped.",
        "KK-5.2": "{made} came after {caller} call, so the deal ended by itself.",
        "KK-5.5": "{made} came with the last card in hand, so it is scored without a choice.",
        "KK-7.1": "Both hands are empty and nobody has a yaku.",
        "KK-7.2": "Both hands are empty, and nobody formed again after the call: the yaku is lost.",
    }
)
# The same clause where somebody scores after all.
DEALER_SCORES: Final = "Nobody made a yaku that counts, so the dealer scores for the drawn deal."
CALLER_SCORES: Final = "Both hands are empty, and at this table whoever called last scores."


def before_a_call(values: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """What to know before a call, by clause, at a table of these option values.

    >>> from hanacore.koikoi import GAME
    >>> before_a_call(GAME.choose().values)[1]
    ('KK-5.6', 'If the computer gets there first, yours is lost and theirs is doubled.')
    """
    improve = ("KK-5.4", "If you call, you must improve to score.")
    if values["kk.called_then_empty"] == "last_caller_scores":
        improve = ("KK-7.2", "If you call and nobody improves, whoever called last scores.")
    lost = "If the computer gets there first, yours is lost"
    pays = {"x2": " and theirs is doubled.", "off": "."}.get(
        values["kk.call_pays"], ", and theirs pays more."
    )
    return improve, ("KK-5.6" if values["kk.call_pays"] == "x2" else "KK-6.10", lost + pays)

"""What the practice table says of Koi-Koi's own rules, by clause."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Why a deal ended, by the clause that ended it. {who} scored or was to; {made} is what was formed last.
ENDED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "KK-3.4": "{who_was} dealt {made}, which scores at once.",
        "KK-3.7": "Both hands were dealt a bonus, so nobody scores.",
        "KK-5.1": "{who} stopped.",
        "KK-5.2": "{made} came after {caller} call, so the deal ended by itself.",
        "KK-5.5": "{made} came with the last card in hand, so it is scored without a choice.",
        "KK-7.1": "Both hands are empty and nobody has a yaku.",
        "KK-7.2": "Both hands are empty, and nobody formed again after the call: the yaku is lost.",
    }
)
# What to know before a call.
BEFORE_A_CALL: Final[Mapping[str, str]] = MappingProxyType(
    {
        "KK-5.4": "If you call, you must improve to score.",
        "KK-5.6": "If the computer gets there first, yours is lost and theirs is doubled.",
    }
)

"""What the practice table says of Hana-awase's own rules, by clause."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Why a deal ended, by the clause that ended it.
ENDED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "HA-2.6": "Every card has come out, and the piles are counted.",
        "HA-8.3": "Somebody has 20 card points or fewer, so nothing is paid.",
    }
)

"""The games by slug: what addresses, records and commands may name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hanacore import koikoi
from hanacore.errors import ProtocolError, quoted
from hanacore.fishing import FishingRules

GAMES: Final[Mapping[str, FishingRules]] = MappingProxyType({"koi-koi": koikoi.rules()})


def game(slug: str) -> FishingRules:
    """The rules of a game.

    >>> game("koi-koi").seats
    2

    Raises:
        ProtocolError: no game has this slug.
    """
    try:
        return GAMES[slug]
    except KeyError:
        raise ProtocolError(f"there is no game {quoted(slug)}; the games are {', '.join(GAMES)}") from None

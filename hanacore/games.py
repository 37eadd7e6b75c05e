"""The games by slug: what addresses, records and commands may name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from hanacore import hanaawase, koikoi, nylonppong
from hanacore.errors import ProtocolError, quoted
from hanacore.fishing import FishingRules
from hanacore.ruleset import Game
from hanacore.rummy import RummyRules

AnyGame: TypeAlias = Game[FishingRules] | Game[RummyRules]

_ALL: Final[tuple[AnyGame, ...]] = (koikoi.GAME, hanaawase.GAME, nylonppong.GAME)
GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({one.slug: one for one in _ALL})


def game(slug: str) -> AnyGame:
    """A game: its seats, options and named sets, and the rules that a choice of these makes.

    >>> game("koi-koi").rules().seats
    2

    Raises:
        ProtocolError: no game has this slug.
    """
    try:
        return GAMES[slug]
    except KeyError:
        raise ProtocolError(f"there is no game {quoted(slug)}; the games are {', '.join(GAMES)}") from None

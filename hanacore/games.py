"""The games by slug: what addresses, records and commands may name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final, TypeAlias

from hanacore.errors import ProtocolError, quoted
from hanacore.fishing import FishingRules
from hanacore.ruleset import Game
from hanacore.rummy import RummyRules

AnyGame: TypeAlias = Game[FishingRules] | Game[RummyRules]

# By slug, the module whose GAME it is. One is loaded when it is asked for: a page is about one game.
_MODULES: Final = {"koi-koi": "koikoi", "hana-awase": "hanaawase", "nylon-ppong": "nylonppong"}


class _Games(Mapping[str, AnyGame]):
    """Every game by its slug, in the order of the site."""

    def __getitem__(self, slug: str) -> AnyGame:
        found: AnyGame = import_module(f"hanacore.{_MODULES[slug]}").GAME
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


GAMES: Final[Mapping[str, AnyGame]] = _Games()


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

"""August, pampas grass: moon, geese and two chaff."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.palette import BENI, GOFUN
from interactive.art.paper import disc, hero
from interactive.art.plants.susuki import hill


@card("8H", ground=BENI)
def moon(deck: Deck) -> list[str]:
    return [hero(disc(165, 178, 112, GOFUN)), hill(165, 560, 262, 8)]


@card("8a")
def high_hill(deck: Deck) -> list[str]:
    return [hill(165, 520, 290, 3)]

"""Pictures of the table: who sits where, what lies where, what takes what.

[[table koi-koi]]      the table as dealt, with the turn going round where more than two play
[[dealt nylon-ppong]]  hands, field and stock for each number of players
[[captures koi-koi]]   a card played beside none, one, two and three of its month
[[claim nylon-ppong]]  a discard claimed out of turn

Every number in them is the engine's.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Any, NamedTuple

from site_pages import Site

from hanacore import examples
from hanacore.cards import DECK, CardSet, cards
from hanacore.fishing import FishingRules
from hanacore.games import game
from hanacore.rummy_rules import RummyRules

_FIELD = -1  # in ``deal_order``
_PLAYED = "8H"
_FIELDS = (("none", "7T 9b"), ("one", "8T 7T"), ("two", "8T 8a"), ("three", "8T 8a 8b"))
_DISCARD = "7T"  # claimed by the player opposite, past the one whose turn it would be
_CLAIM = {
    "game": "nylon-ppong",
    "kind": "play",
    "hands": ["1a 2a 4a 6a 7T 8a", "1b 2b 4b 6b 8b", "3a 5a 7R 7a 9a", "3b 5b 8T 9b 10a"],
    "actions": [_DISCARD, "p", "q7R7a", "9a", "p", "p", "p"],
}
_SHOWN = {"hana-awase": 3, "nylon-ppong": 4}  # players in the picture; the tables have every number of them


class Spot(NamedTuple):
    """A place of the round table, in the picture's own measure."""

    x: float
    y: float


class Ring(NamedTuple):
    """Seats counter-clockwise around the table as seen from above, seat 0 at the bottom."""

    seats: int
    centre: Spot = Spot(170, 132)
    reach: Spot = Spot(122, 92)

    def spot(self, turn: float, part: float = 1) -> Spot:
        """Where a seat is, or a place between two seats; ``part`` of the way from the centre."""
        angle = pi / 2 - turn * 2 * pi / self.seats
        return Spot(
            round(self.centre.x + part * self.reach.x * cos(angle), 1),
            round(self.centre.y + part * self.reach.y * sin(angle), 1),
        )

    def arc(self, seat: int, part: float = 0.62) -> str:
        """The path of an arrow from a seat to the next."""
        start, end = self.spot(seat + 0.22, part), self.spot(seat + 0.78, part)
        radii = f"{part * self.reach.x:.1f} {part * self.reach.y:.1f}"
        return f"M{start.x} {start.y}A{radii} 0 0 0 {end.x} {end.y}"


def _dealt(slug: str, seats: int | None = None) -> dict[str, Any]:
    """How many cards go where, as the rules deal them."""
    rules = game(slug).rules(seats=seats) if seats else game(slug).rules()
    assert isinstance(rules, FishingRules | RummyRules)
    hands = [rules.deal_order.count(seat) for seat in range(rules.seats)]
    field = rules.deal_order.count(_FIELD)
    return {
        "seats": rules.seats,
        "hands": hands,
        "field": field,
        "stock": len(DECK) - sum(hands) - field,
    }


def _table(site: Site, slug: str) -> str:
    dealt = _dealt(slug, _SHOWN.get(slug))
    if slug not in _SHOWN:
        return site.render("table.html.j2", "facing", dealt=dealt)
    ring = Ring(dealt["seats"])
    seats = [{"spot": ring.spot(seat), "arc": ring.arc(seat)} for seat in range(ring.seats)]
    return site.render("table.html.j2", "round", dealt=dealt, seats=seats, centre=ring.centre, game=slug)


def _numbers(site: Site, slug: str) -> str:
    rows = [_dealt(slug, seats) for seats in game(slug).seats]
    return site.render("table.html.j2", "numbers", rows=rows)


def _captures(site: Site, slug: str) -> str:
    """The choices that the engine offers whoever has nothing else to play."""
    others = [""] * (game(slug).usual - 1)
    rows = []
    for count, field in _FIELDS:
        position = {"game": slug, "kind": "play", "hands": [_PLAYED, *others], "field": field}
        offered = [str(one) for one in _list(examples.answered(position).found["choices"])]
        takes = [one.partition(".")[2] for one in offered]
        rows.append({"count": count, "field": field.split(), "takes": [_split(one) for one in takes if one]})
    return site.render("table.html.j2", "captures", played=_PLAYED, rows=rows)


def _claim(site: Site, slug: str) -> str:
    found = examples.answered({**_CLAIM, "game": slug}).found
    ring = Ring(4)
    claimer, following = 2, found["to_act"]
    assert isinstance(following, int)
    told = {0: "discards a 7", claimer: "calls ppong", following: "goes on"}
    seats = [
        {"spot": ring.spot(seat), "told": told.get(seat, "is skipped"), "skipped": seat not in told}
        for seat in range(4)
    ]
    line = ring.spot(0, 0.52), ring.spot(claimer, 0.5)
    return site.render("table.html.j2", "claim", seats=seats, line=line, arc=ring.arc(claimer))


def _list(value: object) -> list[Any]:
    assert isinstance(value, list)
    return value


def _split(codes: str) -> list[str]:
    """Card codes that stand together, ``8T8a8b``."""
    return [card.code for card in cards(CardSet.parse(codes).mask)]


BLOCKS: dict[str, Callable[[Site, str], str]] = {
    "table": _table,
    "dealt": _numbers,
    "captures": _captures,
    "claim": _claim,
}

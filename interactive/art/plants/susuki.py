"""Pampas grass: an ink hill combed full of ivory blades, which a wind may bend; drawn from a seed."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from interactive.art.palette import KINARI, SUMI
from interactive.art.paper import disc, fill
from interactive.art.shapes import Point, Shape, Stretch

SKY_GAP = 8  # between the tip of a blade and the rim of its hill, or ivory would run into the sky
SHORTENINGS = 12  # how often a blade is cut before it may cross the rim: its root is outside anyway
CLEAR = 9  # between the middles of two blades: where they crossed, crumbs of ink were left
TRIES = 30  # how often a blade is drawn anew before its place stays bare
FOOT = 600  # rows below the card's edge still send their tips into it


@dataclass(frozen=True, slots=True)
class Hill:
    """A round hill about x, y; a wind above 0 bends its grass to the right."""

    x: float
    y: float
    r: float
    wind: float = 0
    lean: float = 0.9  # how much of the slope's own direction the blades take
    reach: float = 96
    row: float = 42
    step: float = 13
    before: tuple[float, float, float] | None = None  # x, y, r of a hill that stands before this one

    def drawn(self, seed: int, *, keyline: float = 0) -> str:
        """The hill with its grass, row below row, down to the card's edge."""
        chance = random.Random(seed)
        grass: list[Shape] = []
        taken: list[Point] = []
        below = self.reach * 0.86
        while self.y - self.r + below < FOOT:
            grass += self._row(below, chance, taken)
            below += self.row
        return disc(self.x, self.y, self.r, SUMI, keyline=keyline) + fill(grass, KINARI)

    def _row(self, below: float, chance: random.Random, taken: list[Point]) -> list[Shape]:
        """Blades that root on the rim's own curve, moved down by `below`, each clear of those `taken`."""
        blades: list[Shape] = []
        x = max(-16.0, self.x - self.r * 0.98)
        while x < min(346, self.x + self.r * 0.98):
            for _ in range(TRIES):
                root = (
                    x + chance.uniform(-6, 6),
                    self.y - math.sqrt(self.r**2 - (x - self.x) ** 2) + below + chance.uniform(-22, 12),
                )
                if root[1] >= FOOT:
                    break
                blade = self._blade(root, chance)
                places = _places(blade)
                if self._is_seen(places) and all(
                    math.dist(place, other) > CLEAR for place in places for other in taken
                ):
                    blades.append(blade)
                    taken += places
                    break
            x += self.step
        return blades

    def _is_seen(self, places: list[Point]) -> bool:
        """Whether a blade is clear of the hill before this one: ivory would run into the gap between them."""
        if not self.before:
            return True
        x, y, r = self.before
        return all(math.dist(place, (x, y)) > r + CLEAR for place in places)

    def _blade(self, root: Point, chance: random.Random) -> Shape:
        """A sliver that leaves its root along the slope and hangs over at its tip."""
        slope = math.degrees(math.asin(max(-1, min(1, (root[0] - self.x) / self.r))))
        start = slope * self.lean + self.wind * 0.5 + chance.uniform(-15, 15)
        side = 1 if start + chance.uniform(-10, 10) > 0 else -1
        droop = side * chance.uniform(6, 30) + self.wind * 0.5
        length = self.reach * chance.uniform(0.75, 1.15)
        for _ in range(SHORTENINGS):
            tip = _bent(root, start, droop, length)[1]
            if math.dist(tip, (self.x, self.y)) < self.r - SKY_GAP or tip[1] > self.y:
                break
            length *= 0.9
        return _sliver(root, start, droop, length, 14)


def _places(blade: Shape) -> list[Point]:
    """Places along the middle of a blade."""
    stretch = blade.stretches[0]
    (there, tip), (back, root) = stretch.segments
    bend = ((there[0] + back[0]) / 2, (there[1] + back[1]) / 2)
    parts = [i / 8 for i in range(9)]
    return [
        (
            (1 - t) ** 2 * root[0] + 2 * t * (1 - t) * bend[0] + t * t * tip[0],
            (1 - t) ** 2 * root[1] + 2 * t * (1 - t) * bend[1] + t * t * tip[1],
        )
        for t in parts
    ]


def _sliver(root: Point, start: float, droop: float, length: float, width: float) -> Shape:
    """A blade that leaves its root at `start` degrees from straight up and turns by `droop` to its tip."""
    middle, tip = _bent(root, start, droop, length)
    across = _towards((0, 0), start + droop / 2 + 90, width / 2)
    there = (middle[0] - across[0], middle[1] - across[1])
    back = (middle[0] + across[0], middle[1] + across[1])
    return Shape((Stretch(root, ((there, tip), (back, root)), closed=True),))


def _bent(root: Point, start: float, droop: float, length: float) -> tuple[Point, Point]:
    middle = _towards(root, start, length * 0.55)
    return middle, _towards(middle, start + droop, length * 0.5)


def _towards(point: Point, turn: float, length: float) -> Point:
    """The place `length` away in the direction `turn`, 0 being straight up."""
    angle = math.radians(turn - 90)
    return point[0] + length * math.cos(angle), point[1] + length * math.sin(angle)

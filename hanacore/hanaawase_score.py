"""What the piles of a Hana-awase deal score: card points less a share, yaku that the others pay (HA-6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from hanacore.cards import DECK, HIKARI, KASU, TAN, TANE, CardSet, Mask
from hanacore.errors import RulesError
from hanacore.hanaawase_yaku import WILLOW
from hanacore.score import Line, Op, ScoreSheet, Settlement
from hanacore.yaku import YakuTable

_POINTS: Final = ((HIKARI.mask, 20), (TANE.mask, 10), (TAN.mask, 5))  # HA-3.1
_DANDRUFF: Final = 20  # card points
_FEW: Final = (8, 8, 10)  # cards, in seat order
_FEW_POINTS: Final = 30
_TOLD: Final = 8  # missing cards that an error names
_CANCELLED: Final = Line("HA-8.5", "yaku-cancelled", Op.ADD, 0, WILLOW)

_Lines: TypeAlias = tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """How the piles of a deal are counted."""

    seats: int
    yaku: YakuTable
    kasu: int = 1  # card points of chaff: 1, or 0 (HA-8.7)
    base: bool = True  # give up an equal share of the deck, and be paid for yaku; else only add up (HA-8.8)
    dandruff: bool = False  # few card points void the deal (HA-8.3)
    few_cards: bool = False  # a small pile is paid for (HA-8.4)
    willow_island: str = "yaku"  # or whose yaku it cancels (HA-8.5)

    def card_points(self, pile: Mask) -> int:
        """The card points of a pile (HA-3.1)."""
        kasu = self.kasu * (pile & KASU.mask).bit_count()
        return kasu + sum(points * (pile & kind).bit_count() for kind, points in _POINTS)

    def settle(self, piles: Sequence[Mask]) -> Settlement:
        """Every seat's sheet. The piles are as finally counted, and together the whole deck.

        Raises:
            RulesError: there is not one pile a seat, or a card stands in two piles or in none.
        """
        if len(piles) != self.seats:
            raise RulesError(f"{self.seats} players have {self.seats} piles, not {len(piles)}", "HA-1.1")
        _check(piles)
        points = [self.card_points(pile) for pile in piles]
        if self.dandruff and min(points) <= _DANDRUFF:
            return Settlement((ScoreSheet(),) * len(piles), "HA-8.3", None)
        yaku = self._yaku(piles)
        sheets = tuple([ScoreSheet(tuple(self._lines(seat, piles, yaku))) for seat in range(len(piles))])
        totals = [sheet.total for sheet in sheets]
        most = max(totals)
        return Settlement(sheets, "HA-2.6", totals.index(most) if totals.count(most) == 1 else None)

    def _yaku(self, piles: Sequence[Mask]) -> list[_Lines]:
        """What each seat has made, after what an island of willows cancels."""
        made = [self.yaku.lines(pile) for pile in piles]
        if self.willow_island == "yaku":
            return made
        owner = next((seat for seat, pile in enumerate(piles) if not WILLOW.mask & ~pile), None)
        if owner is None:
            return made
        spared = owner if self.willow_island == "cancels_opponents" else None
        return [lines if seat == spared or not lines else (_CANCELLED,) for seat, lines in enumerate(made)]

    def _lines(self, seat: int, piles: Sequence[Mask], yaku: Sequence[_Lines]) -> Iterator[Line]:
        pile, counted = piles[seat], "HA-3.1" if self.kasu else "HA-8.7"
        yield Line(counted, "card-points", Op.ADD, self.card_points(pile), CardSet(pile))
        payers = 1
        if self.base:
            payers = len(piles) - 1
            share = self.card_points(DECK.mask) // len(piles)
            yield Line("HA-3.2" if self.kasu else "HA-8.7", "base", Op.ADD, -share)
        for line in yaku[seat]:
            yield replace(line, value=line.value * payers)  # each other player pays: HA-6.1
        if self._has_few(seat, pile):
            yield Line("HA-8.4", "few-cards", Op.ADD, _FEW_POINTS * payers, CardSet(pile))
        for other, made in enumerate(yaku):
            if other == seat or not self.base:
                continue
            if paid := sum(line.value for line in made):
                yield Line("HA-6.1", "yaku-paid", Op.ADD, -paid)
            if self._has_few(other, piles[other]):
                yield Line("HA-8.4", "few-cards-paid", Op.ADD, -_FEW_POINTS)

    def _has_few(self, seat: int, pile: Mask) -> bool:
        return self.few_cards and pile.bit_count() <= _FEW[seat]


def _check(piles: Sequence[Mask]) -> None:
    together = 0
    for pile in piles:
        if twice := together & pile:
            raise RulesError(f"{CardSet(twice).spaced} cannot lie in two piles", "DK-1.1")
        together |= pile
    if missing := DECK.mask & ~together:
        few = missing.bit_count() <= _TOLD
        lie = f"{CardSet(missing).spaced} lies" if few else f"{missing.bit_count()} cards lie"
        raise RulesError(f"every card comes out, and {lie} in no pile", "HA-2.6")

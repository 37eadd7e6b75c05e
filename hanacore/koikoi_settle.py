"""The end of a deal of Koi-Koi: who scores what, and who deals next (KK-7, KK-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from hanacore.fishing import Circumstances, End, State
from hanacore.koikoi_deal import field_line, hand_lines, special
from hanacore.koikoi_score import Score
from hanacore.ruleset import Choice
from hanacore.score import Line, Op, ScoreSheet, Settlement
from hanacore.succession import Standing, Succession

# The clause that ended a deal which the winner played.
_ENDED: Final[Mapping[End | None, str]] = MappingProxyType(
    {End.STOPPED: "KK-5.1", End.FORCED: "KK-5.2", End.LAST_CARD: "KK-5.5", End.EXHAUSTED: "KK-7.2"}
)
# What the dealer scores for a drawn deal, by ``kk.draw``.
_DEALER_SCORES: Final = MappingProxyType({"oyaken_6": 6, "oyaken_1": 1})


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """What is agreed about the end of a deal."""

    score: Score
    field_scores: bool  # a special field, for the dealer: KK-3.1
    twice: bool  # a second special hand within a hand counts: KK-3.5
    both_stay: bool  # two special hands leave the dealer: KK-3.7
    dealer_scores: int  # points, in a drawn deal: KK-7.1
    dealer_stays: bool  # after a drawn deal: KK-7.1
    zero_sum: bool  # KK-6.12

    @classmethod
    def of(cls, choice: Choice, score: Score) -> Ending:
        """The end of a deal by a choice of options."""
        return cls(
            score=score,
            field_scores=choice["kk.field_redeal"] == "dealer_scores_6",
            twice=choice["kk.teyaku_stack"] == "12",
            both_stay=choice["kk.both_special"] == "same_dealer",
            dealer_scores=_DEALER_SCORES.get(choice["kk.draw"], 0),
            dealer_stays=choice["kk.draw"] != "change_dealer",
            zero_sum=choice["kk.zero_sum"] == "on",
        )

    def settle(self, state: State) -> Settlement:
        """One player scores or nobody does; the other loses as much only where that is agreed (KK-6.12)."""
        winner = state.winner
        if state.end is End.DEALT:
            sheet, ended = self._as_dealt(state)
        elif winner is not None:
            own = state.calls[winner]
            now = Circumstances(own, sum(state.calls) - own, state.field)
            sheet, ended = self.score(state.piles[winner], now), _ENDED[state.end]
            if not sheet.lines:  # the last caller's yaku may be spoilt by now: KK-9.1
                winner = None
        else:
            sheet, ended = ScoreSheet(), "KK-7.2" if any(state.calls) else "KK-7.1"
        if winner is None and self.dealer_scores and not (self.both_stay and ended == "KK-3.7"):
            winner, sheet = 0, ScoreSheet((Line("KK-7.1", "oyaken", Op.ADD, self.dealer_scores),))
        sheets = [ScoreSheet(), ScoreSheet()]
        if winner is not None:
            sheets[winner] = sheet
            if self.zero_sum:
                lost = Line("KK-6.12", "other-scored", Op.ADD, -sheet.total)
                sheets[1 - winner] = ScoreSheet((lost,))
        return Settlement(tuple(sheets), ended, winner)

    def _as_dealt(self, state: State) -> tuple[ScoreSheet, str]:
        if self.field_scores and special(state.field):
            return ScoreSheet((field_line(state.field),)), "KK-3.1"
        if state.winner is None:
            return ScoreSheet(), "KK-3.7"
        return ScoreSheet(hand_lines(state.hands[state.winner], twice=self.twice)), "KK-3.4"

    def next_dealer(self, settlement: Settlement) -> Succession:
        """The winner deals next (KK-8.1); after a drawn deal the dealer changes or stays (KK-7.1)."""
        if settlement.winner is not None:
            return Succession(settlement.winner, "KK-8.1")
        if self.both_stay and settlement.ended == "KK-3.7":
            return Succession(0, "KK-3.7")
        return Succession(0 if self.dealer_stays else 1, "KK-7.1")


def standing(totals: Sequence[int]) -> Standing:
    """The higher total of a match wins, equal ones share (KK-0.1)."""
    return Standing.of(totals, "KK-0.1", "KK-0.1")

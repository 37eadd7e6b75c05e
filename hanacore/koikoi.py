"""Koi-Koi by Nintendo's rules, and by the house rules that other tables play.

Each part has a module of its own: ``koikoi_yaku``, ``koikoi_score``, ``koikoi_deal``, ``koikoi_call``,
``koikoi_settle`` and ``koikoi_options``. Here a choice of options becomes one ruleset.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from hanacore.cards import Mask
from hanacore.fishing import Circumstances, FishingRules
from hanacore.koikoi_call import MAY_CALL, again
from hanacore.koikoi_deal import DEAL_ORDER, as_dealt, deals_first, four_of_a_month, only_pairs, special, void
from hanacore.koikoi_options import OPTIONS, SETS, check
from hanacore.koikoi_score import CALLED, SEVEN, factors, scoring
from hanacore.koikoi_settle import Ending, standing
from hanacore.koikoi_yaku import AKATAN, AOTAN, CUP, DRY, INOSHIKACHO, RAIN_MAN, YAKU, tables
from hanacore.ruleset import Choice, Game
from hanacore.score import ScoreSheet
from hanacore.succession import FirstDealer, turn_for_the_deal

__all__ = [
    "AKATAN",
    "AOTAN",
    "CALLED",
    "CUP",
    "DRY",
    "GAME",
    "INOSHIKACHO",
    "RAIN_MAN",
    "SEVEN",
    "YAKU",
    "first_dealer",
    "four_of_a_month",
    "only_pairs",
    "points",
    "score",
    "special",
]

_CLAUSES: Final = MappingProxyType(
    {
        "deal": "KK-2.1",
        "play": "KK-4.1",
        "must": "KK-4.1",
        "turn": "KK-4.2",
        "choose": "KK-4.3",
        "all": "KK-4.4",
        "month": "KK-4.7",
        "call": "KK-5.1",
        "settle": "KK-5.1",
    }
)


def _make(choice: Choice) -> FishingRules:
    """The ruleset of a choice of options.

    Raises:
        RulesError: the options contradict each other; the message names the clause.
    """
    check(choice)
    counted = tables(choice)
    score = scoring(choice, counted)
    ending = Ending.of(choice, score)
    drawn = deals_first(choice)

    def first_dealer(seed: int) -> FirstDealer:
        """Each player turns a card, again while neither deals by it (KK-1.1, KK-1.2)."""
        return turn_for_the_deal(seed, 2, drawn)

    return FishingRules(
        id=choice.game,
        ruleset=choice.ruleset.id,
        options=choice.changed,
        seats=2,
        deals=int(choice["kk.deals"]),
        plays=choice.ruleset.plays,
        hand=8,
        field=8,
        deal_order=DEAL_ORDER[choice["kk.deal_order"]],
        void=void(choice),
        redeal_passes=choice["kk.redeal_dealer"] == "pass",
        as_dealt=as_dealt(choice),
        yaku=counted.yaku,
        table_at=counted.at,
        again=again(choice),
        may_call=MAY_CALL[choice["kk.koikoi"]],
        caller_scores=choice["kk.called_then_empty"] == "last_caller_scores",
        play_out=choice["kk.play_out_stock"] == "on",
        settle=ending.settle,
        score=score,
        factors=factors(choice),
        next_dealer=ending.next_dealer,
        first_dealer=first_dealer,
        deals_first=drawn,
        standing=standing,
        clauses=_CLAUSES,
    )


GAME: Final = Game(
    slug="koi-koi",
    seats=(2,),
    usual=2,
    options=OPTIONS,
    sets=SETS,
    make=_make,
    by_deal="kk.month",
)

_NINTENDO: Final = GAME.rules()
first_dealer: Final = _NINTENDO.first_dealer
_score, _base = _NINTENDO.score, YAKU.points  # bound once: a look-up costs a tenth of the total
_ALONE, _AFTER_A_CALL = Circumstances(), Circumstances(other_calls=1)


def score(pile: Mask, opponent_called: bool = False) -> ScoreSheet:
    """What a captured pile scores by Nintendo's rules when its owner stops.

    >>> from hanacore import CardSet
    >>> sheet = score(CardSet.parse("3H 3a 9T 9a").mask, opponent_called=True)
    >>> [str(line) for line in sheet.lines], sheet.total
    (['KK-6.5 hanami +5', 'KK-6.10 opponent-called ×2'], 10)
    """
    return _score(pile, _AFTER_A_CALL if opponent_called else _ALONE)


def points(pile: Mask, opponent_called: bool = False) -> int:
    """The total of ``score`` alone, several times faster."""
    total = _base(pile)
    if total >= 7:
        total *= 2
    return total * 2 if opponent_called else total

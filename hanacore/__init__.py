"""Rules of hanafuda games, in which every number names its rule.

>>> from hanacore import CardSet, koikoi
>>> koikoi.score(CardSet.parse("3H 3a 9T 9a").mask, opponent_called=True).total
10
"""

from hanacore import koikoi
from hanacore.cards import Card, CardSet
from hanacore.errors import HanaError, IllegalAction, NotationError, ProtocolError, RulesError
from hanacore.fishing import (
    Action,
    Call,
    FishingRules,
    Observation,
    Play,
    State,
    Take,
    apply,
    deal,
    legal_actions,
    observe,
    settle,
)
from hanacore.games import GAMES, game
from hanacore.notation import Record
from hanacore.score import Line, Op, ScoreSheet, Settlement
from hanacore.yaku import Yaku, YakuTable, made

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Action",
    "Call",
    "Card",
    "CardSet",
    "FishingRules",
    "HanaError",
    "IllegalAction",
    "Line",
    "NotationError",
    "Observation",
    "Op",
    "Play",
    "ProtocolError",
    "Record",
    "RulesError",
    "ScoreSheet",
    "Settlement",
    "State",
    "Take",
    "Yaku",
    "YakuTable",
    "apply",
    "deal",
    "game",
    "koikoi",
    "legal_actions",
    "made",
    "observe",
    "settle",
]

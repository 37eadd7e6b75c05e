"""Rules of hanafuda games, in which every number names its rule.

>>> from hanacore import CardSet, koikoi
>>> koikoi.score(CardSet.parse("3H 3a 9T 9a").mask, opponent_called=True).total
10
"""

from hanacore import koikoi
from hanacore.cards import Card, CardSet
from hanacore.errors import HanaError, IllegalAction, NotationError, ProtocolError, RulesError
from hanacore.fishing import Call, FishingRules, Play, Take
from hanacore.game import Game, NamedSet, Option
from hanacore.games import GAMES, game
from hanacore.notation import Record
from hanacore.score import Line, Op, ScoreSheet, Settlement
from hanacore.verbs import (
    Action,
    Layout,
    Observation,
    Rules,
    State,
    apply,
    deal,
    lay_out,
    legal_actions,
    observe,
    settle,
)
from hanacore.yaku import Yaku, YakuTable, made

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Action",
    "Call",
    "Card",
    "CardSet",
    "FishingRules",
    "Game",
    "HanaError",
    "IllegalAction",
    "Layout",
    "Line",
    "NamedSet",
    "NotationError",
    "Observation",
    "Op",
    "Option",
    "Play",
    "ProtocolError",
    "Record",
    "Rules",
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
    "lay_out",
    "legal_actions",
    "made",
    "observe",
    "settle",
]

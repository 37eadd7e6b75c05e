"""Rules of hanafuda games, in which every number names its rule.

Score a pile, and see why:

>>> from hanacore import CardSet, koikoi
>>> sheet = koikoi.score(CardSet.parse("3H 3a 9T 9a").mask, opponent_called=True)
>>> sheet.total, [str(line) for line in sheet.lines]
(10, ['KK-6.5 hanami +5', 'KK-6.10 opponent-called ×2'])

Choose a game, how many play and by whose rules; every house rule is an option with a clause:

>>> from hanacore import game
>>> list(game("hana-awase").seats), game("koi-koi").option("kk.again").values
([2, 3, 4], ('improved', 'new_yaku_only'))
>>> rules = game("hana-awase").rules(seats=3, options={"ha.oni": "on"})

Score a pile by those rules, with whatever else the score depends on:

>>> from hanacore import Circumstances
>>> pile = CardSet.parse("3H 8H 9T").mask
>>> rules.score(pile, Circumstances()).total
30

Play it with five verbs. A ``State`` is everything; a player gets an ``Observation``:

>>> from hanacore import apply, deal, legal_actions, observe, settle
>>> from hanacore.advise import greedy
>>> from random import Random
>>> state, random = deal(rules, seed=7), Random(7).random
>>> while legal_actions(state):
...     state = apply(state, greedy(observe(state, state.seat), random))
>>> sum(settle(state).totals)
0

Keep a deal as a line of text, which replays it:

>>> from hanacore import Record
>>> Record.parse("hc1~nylon-ppong.3~s7~").start().seat
0

Look a clause up:

>>> from hanacore import rule
>>> rule("KK-6.5").title
'Cherry viewing and moon viewing'

Everything raised on purpose is a ``HanaError``: one line that a player understands, with the clause or the
character. Worked examples are in ``hanacore.examples``, matches in ``hanacore.match``, computer players in
``hanacore.advise``, names in four languages in ``hanacore.names``.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanacore import hanaawase, koikoi, nylonppong
    from hanacore.cards import Card, CardSet
    from hanacore.errors import HanaError, IllegalAction, NotationError, ProtocolError, RulesError
    from hanacore.fishing import Call, Circumstances, FishingRules, Play, Take
    from hanacore.games import GAMES, game
    from hanacore.inventory import rule
    from hanacore.notation import Record
    from hanacore.ruleset import Choice, Game, NamedSet, Option
    from hanacore.rummy import RummyRules
    from hanacore.score import Line, Op, ScoreSheet, Settlement
    from hanacore.verbs import (
        Action,
        Layout,
        Observation,
        Rules,
        State,
        apply,
        deal,
        determinize,
        lay_out,
        legal_actions,
        observe,
        settle,
    )
    from hanacore.yaku import Yaku, YakuTable, made

__version__ = "0.1.0"

# Where each public name lives. A module is loaded when somebody asks for it: one score needs a third of them.
_HOMES = {
    "cards": ("Card", "CardSet"),
    "errors": ("HanaError", "IllegalAction", "NotationError", "ProtocolError", "RulesError"),
    "fishing": ("Call", "Circumstances", "FishingRules", "Play", "Take"),
    "ruleset": ("Choice", "Game", "NamedSet", "Option"),
    "games": ("GAMES", "game"),
    "inventory": ("rule",),
    "notation": ("Record",),
    "rummy": ("RummyRules",),
    "score": ("Line", "Op", "ScoreSheet", "Settlement"),
    "verbs": (
        "Action",
        "Layout",
        "Observation",
        "Rules",
        "State",
        "apply",
        "deal",
        "determinize",
        "lay_out",
        "legal_actions",
        "observe",
        "settle",
    ),
    "yaku": ("Yaku", "YakuTable", "made"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "GAMES",
    "Action",
    "Call",
    "Card",
    "CardSet",
    "Choice",
    "Circumstances",
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
    "RummyRules",
    "ScoreSheet",
    "Settlement",
    "State",
    "Take",
    "Yaku",
    "YakuTable",
    "apply",
    "deal",
    "determinize",
    "game",
    "hanaawase",
    "koikoi",
    "lay_out",
    "legal_actions",
    "made",
    "nylonppong",
    "observe",
    "rule",
    "settle",
]


def __getattr__(name: str) -> object:
    if name in ("hanaawase", "koikoi", "nylonppong"):
        return import_module(f"hanacore.{name}")
    if name not in _HOME:
        raise AttributeError(f"module 'hanacore' has no attribute {name!r}")
    found: object = getattr(import_module(f"hanacore.{_HOME[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

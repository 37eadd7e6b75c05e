"""Worked examples: an author writes what they believe, and the engine says whether it agrees.

One schema serves the fences in the docs, the case files of the tests and the pages in the browser. A block is
a mapping (a TOML table). It may choose whose rules it is about: ``game`` (koi-koi where it says nothing),
``rules`` (a named set), ``options`` (a table of keys and values), ``seats`` (as many as it names hands, piles
or points for) and ``deal`` (which one of the match, from 1). It is of one of five kinds:

``pile`` (when no kind is given)
    What was captured, or is held at the end, and what it scores. Capture games: ``pile``, and of what else
    the score depends on ``opponent_called``, or ``calls`` (this player's and the others'), and ``field``.
    Then ``lines``, ``total``, ``card_points``. Rummies: ``hand``. Then ``lines`` and ``total``: of the yaku
    where these are six cards that make one, else of what the hand counts.
``settlement``
    How a deal ends. Capture games: as dealt, ``hands`` and ``field`` (the ``field`` alone for a redeal); or
    with all hands empty, ``piles``, ``field``, ``calls``, ``called_last`` (a seat, where both have called)
    and ``laid`` (the seat that laid a wild card on the field). Rummies: ``hands`` as they are left, and
    ``end``: ``stop:SEAT``, ``declare:SEAT``, ``ppong:CLAIMER:DISCARDER``, ``out:SEAT`` or ``exhausted``. Then
    ``redeal``, ``lines``, ``totals``, ``ended``, ``next_dealer``, and where every card counts ``card_points``
    and ``yaku``, a number a seat. ``lines`` are the winner's where one player scores, else a list a seat.
``play``
    A position and ``actions``, each as a record writes it: either a ``deck`` to deal, top card first, or
    ``hands``, ``stock`` (next card first) and ``turn``. Capture games: ``field``, ``piles``, ``calls``,
    ``called_last``, ``laid``. Rummies: ``discards``, ``ppongs``, ``reshuffled`` and ``seed``, of reshuffles;
    the hand on turn holds six or three cards when it has drawn. Then what a settlement states, or
    ``illegal``, what forbids the last action, and ``choices``, ``to_act``, ``phase``, ``hands_after``.
    Capture games: ``taken`` (what the last action brought), ``field_after``, ``piles_after``. Rummies:
    ``discards_after``, ``stock_left``.
``first``
    Cards ``turned`` for the first deal, one text or one for each draw: ``dealer``, a player, or
    ``again = true``; ``by``, the clause.
``match``
    Who deals: ``first``, a player, and for each deal either the ``winners``, a player or ``-``, or every
    player's ``points``; ``void``, how often each was dealt again. Then ``dealers``, ``over``, and after
    ``points`` also ``totals``, ``standing`` (the winners) and ``by``.

Cards that a position does not name lie at the bottom of the stock, or in the one pile that is called
``rest``, or among the ``discards`` called so. Seat 0 is the dealer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeVar

from hanacore import examples_fishing, examples_match, examples_rummy
from hanacore.errors import RulesError, quoted
from hanacore.examples_block import Block, Found, Kind, Scored, text
from hanacore.fishing import FishingRules
from hanacore.games import game
from hanacore.ruleset import Choice
from hanacore.verbs import Rules

_R = TypeVar("_R")

_ABOUT: Final = frozenset(("kind", "id", "title", "source", "cites", "pair", "note"))
_CHOICE: Final = frozenset(("game", "rules", "options", "seats", "deal"))
_KINDS: Final = ("pile", "settlement", "play", "first", "match")


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One key of a block where the author and the engine differ; both as the block would write them."""

    key: str
    stated: object
    engine: object

    def __str__(self) -> str:
        try:
            stated = repr(self.stated)
        except (ValueError, RecursionError):  # more digits or nesting than Python prints
            stated = quoted(self.stated)
        return f"{self.key} = {stated}, but the engine says {self.engine!r}"


@dataclass(frozen=True, slots=True)
class Worked:
    """What the engine finds in a block, and every way in which the author disagrees."""

    kind: str
    rules: Rules
    found: Mapping[str, object]  # the engine's answer under every key it can state
    scored: tuple[Scored, ...]  # the sheets behind the answers: of the scorer, or of every seat
    disagreements: tuple[Disagreement, ...]


def work(block: Block) -> Worked:
    """Evaluate one block by the rules it chooses.

    >>> work({"pile": "3H 3a 9T 9a", "total": 6}).disagreements[0].engine
    5

    Raises:
        HanaError: the block cannot be read, states nothing, or contradicts itself.
    """
    choice = chosen(block)
    return work_by(game(choice.game).rules_of(choice), block)


def answered(block: Block) -> Worked:
    """What the engine says to a block, whether or not it states anything; raises as ``work`` does.

    >>> answered({"game": "nylon-ppong", "hand": "9 9 9 1 2"}).found["total"]
    3
    """
    choice = chosen(block)
    return _worked(game(choice.game).rules_of(choice), block, must_state=False)


def given(block: Block) -> frozenset[str]:
    """The keys by which a block of its kind may say what is asked about; raises as ``work`` does.

    >>> sorted(given({"game": "nylon-ppong", "kind": "settlement"}))
    ['end', 'hands']
    """
    choice = chosen(block)
    return _asked(game(choice.game).rules_of(choice), _kind(block)).given


def work_by(rules: Rules, block: Block) -> Worked:
    """Evaluate one block by given rules, whatever it chooses; raises as ``work`` does."""
    return _worked(rules, block, must_state=True)


def _worked(rules: Rules, block: Block, *, must_state: bool) -> Worked:
    name = _kind(block)
    asked, stated, answer = _asked(rules, name)
    for key in block:
        if key not in _ABOUT | _CHOICE | asked | stated:
            known = ", ".join(sorted(asked | stated))
            raise RulesError(f"a {name} example of {rules.id} has no {quoted(key)}; it may have {known}")
    states = [key for key in block if key in stated]
    if must_state and not states:
        raise RulesError(f"the example states nothing; it may state {', '.join(sorted(stated))}")
    found = answer(block)
    differ = [
        Disagreement(key, block[key], found.answers.get(key))
        for key in states
        if not _agree(block[key], found.answers.get(key))
    ]
    return Worked(name, rules, found.answers, found.scored, tuple(differ))


def _kind(block: Block) -> str:
    name = text(block, "kind", "pile")
    if name not in _KINDS:
        raise RulesError(f"a worked example is of kind {', '.join(_KINDS)}, not {quoted(name)}")
    return name


class _Asked(NamedTuple):
    """A kind of example, for one ruleset."""

    given: frozenset[str]
    stated: frozenset[str]
    answer: Callable[[Block], Found]


def _asked(rules: Rules, name: str) -> _Asked:
    if name in examples_match.KINDS:
        return _of(examples_match.KINDS[name], rules)
    if isinstance(rules, FishingRules):
        return _of(examples_fishing.KINDS[name], rules)
    return _of(examples_rummy.KINDS[name], rules)


def _of(kind: Kind[_R], rules: _R) -> _Asked:
    return _Asked(kind.given, kind.stated, partial(kind.find, rules))


def chosen(block: Block) -> Choice:
    """Whose rules a block is about; raises ``HanaError`` where there are none such."""
    one = game(text(block, "game", "koi-koi"))
    options = block.get("options", {})
    if not isinstance(options, Mapping) or not all(
        isinstance(words, str) for pair in options.items() for words in pair
    ):
        raise RulesError(f"options are keys and values in text, not {quoted(options)}")
    return one.choose(
        seats=block["seats"] if "seats" in block else _seats(block, one.seats),
        ruleset=text(block, "rules") if "rules" in block else None,
        options=options,
        deal=block.get("deal", 1),
    )


def _seats(block: Block, possible: Sequence[int]) -> int | None:
    """How many play, as far as a block tells by naming something for each of them."""
    points = block.get("points")
    named = [
        block.get("hands"),
        block.get("piles"),
        points[0] if isinstance(points, list) and points else None,
    ]
    return next((len(of) for of in named if isinstance(of, list) and len(of) in possible), None)


def _agree(stated: object, engine: object) -> bool:
    """Equal, and of one type: ``true`` is no 1 and 5.0 is no 5."""
    if isinstance(stated, list) and isinstance(engine, list):
        return len(stated) == len(engine) and all(map(_agree, stated, engine))
    return type(stated) is type(engine) and stated == engine

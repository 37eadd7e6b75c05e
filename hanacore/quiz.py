"""Quiz questions: a pile, four answers, and why each wrong one is wrong.

A question is a function of game, level and seed, so it has an address. The right answer is the engine's; a
wrong one is the engine's under one misreading, with the clause that refutes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from hanacore import koikoi, present
from hanacore.cards import CardSet
from hanacore.distractors import Kind, Option, answer, text, wrong
from hanacore.errors import ProtocolError, quoted
from hanacore.piles import Dice, feature, pile
from hanacore.score import ScoreSheet
from hanacore.shuffle import SEEDS

GAMES: Final = ("koi-koi",)
LEVELS: Final = (1, 2, 3)
_DOUBLINGS: Final = 3  # the level that asks for them
_ASK: Final = {
    ("points", False): "What is this pile worth, before any doubling?",
    ("points", True): "What is this pile worth?",
    ("yaku", False): "Which yaku does this pile make?",
    ("yaku", True): "Which yaku does this pile make, and what doubles it?",
}


@dataclass(frozen=True, slots=True)
class Question:
    """A pile, what is asked about it, and four answers of which one is right."""

    game: str
    level: int
    seed: int
    kind: Kind
    about: str  # what the pile was drawn to show
    pile: CardSet
    opponent_called: bool
    options: tuple[Option, ...]
    sheet: ScoreSheet  # before any doubling, unless the level asks for doublings

    @property
    def id(self) -> str:
        """What an address or a record of progress keeps."""
        return f"{self.game}.{self.level}.{self.seed}"

    @property
    def ask(self) -> str:
        """The question in words."""
        return _ASK[self.kind, self.level == _DOUBLINGS]

    @property
    def correct(self) -> int:
        """The place of the right answer, from 0."""
        return next(place for place, option in enumerate(self.options) if option.right)

    @property
    def teaches(self) -> tuple[str, ...]:
        """The clauses in play: those of the lines, then those that refute the other answers."""
        cited = [line.rule for line in self.sheet.lines] + [option.rule for option in self.options]
        return tuple(dict.fromkeys(filter(None, cited)))

    def as_dict(self) -> dict[str, Any]:
        """The question as plain data, its answer and the reasons included."""
        rules, mask = koikoi.GAME.rules(), self.pile.mask
        if self.level == _DOUBLINGS:
            sheet = present.sheet_view(rules, self.sheet, mask)
        else:  # without factors
            sheet = present.sheet_view(rules, self.sheet)
            sheet["looked_at"] = present.looked_at(rules, mask)
        return {
            "id": self.id,
            "game": self.game,
            "level": self.level,
            "seed": self.seed,
            "pile": present.codes(mask),
            "opponent_called": self.opponent_called,
            "ask": self.ask,
            "kind": self.kind,
            "options": [option.as_dict() for option in self.options],
            "sheet": sheet,
            "teaches": list(self.teaches),
        }


def question(game: str, level: int, seed: int) -> Question:
    """The question that a seed asks; odd seeds ask for points, even ones for the yaku.

    Level 1 shows one yaku, each of the thirteen in turn. Level 2 shows several: every yaku, every one that
    takes another's place, further cards, the rain man, the sake cup, and piles that score nothing. Both ask
    before any doubling. Level 3 shows the same with doublings: none, for 7 or more, for the call, for both.

    >>> asked = question("koi-koi", 1, 1)
    >>> asked.id, asked.pile.spaced
    ('koi-koi.1.1', '4T 4b 6T 6R 7T 7R 9R 9b 10T 10a')
    >>> asked.ask, [option.text for option in asked.options]
    ('What is this pile worth, before any doubling?', ['9', '0', '5', '6'])
    >>> asked.options[2].says, asked.options[2].rule
    ('You left out the further animals. Each adds 1 to boar, deer, butterflies.', 'KK-6.6')

    Raises:
        ProtocolError: there is no quiz for this game, or it has no such level or seed.
    """
    _known(game, level, seed)
    about = feature(level, seed)
    kind: Kind = "points" if seed % 2 else "yaku"
    for attempt in count():
        dice = Dice(f"quiz/{game}/{level}/{seed}/{attempt}")
        drawn = pile(level, about, dice)
        if drawn is None:
            continue
        called = dice.below(2) == 1 if level == _DOUBLINGS else None
        base = ScoreSheet(koikoi.YAKU.lines(drawn.pile))
        sheet = base if called is None else koikoi.score(drawn.pile, called)
        others = wrong(kind, sheet, drawn, about, called, dice)
        if others:
            options = dice.shuffled([Option(text(answer(kind, sheet))), *others])
            held = CardSet(drawn.pile)
            return Question(game, level, seed, kind, about.id, held, bool(called), tuple(options), sheet)
    raise AssertionError("attempts never end")


def prepared(game: str, level: int, number: int = 10) -> tuple[Question, ...]:
    """The first questions of a level, which come with the page."""
    return tuple(question(game, level, seed) for seed in range(1, number + 1))


def grade(game: str, level: int, seed: int, choice: int) -> bool:
    """Whether the answer in this place is the engine's.

    >>> [grade("koi-koi", 1, 1, choice) for choice in range(4)]
    [False, False, False, True]

    Raises:
        ProtocolError: there is no such question, or it has no such answer.
    """
    options = question(game, level, seed).options
    if type(choice) is not int or not 0 <= choice < len(options):
        raise ProtocolError(f"there is no answer {quoted(choice)}; the answers are 0 to {len(options) - 1}")
    return options[choice].right


def _known(game: object, level: object, seed: object) -> None:
    if game not in GAMES:
        raise ProtocolError(f"there is no quiz for {quoted(game)}; there is one for {', '.join(GAMES)}")
    if type(level) is not int or level not in LEVELS:
        raise ProtocolError(f"there is no level {quoted(level)}; the levels are 1, 2 and 3")
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise ProtocolError(f"{quoted(seed)} is no seed; a seed is a whole number from 0 to {SEEDS - 1}")

"""Answers to a quiz question: what a sheet answers, and the wrong answers that misreadings of it give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from hanacore.koikoi import YAKU
from hanacore.misread import Misreading
from hanacore.misreadings import MISREADINGS
from hanacore.names import name
from hanacore.piles import Dice, Feature, Truth
from hanacore.score import ScoreSheet

Kind: TypeAlias = Literal["points", "yaku"]
Answer: TypeAlias = int | tuple[str, ...]  # points; or yaku and doublings, in the order of the table

_FACTORS: Final = {"seven-or-more": "× 2 for 7 or more", "opponent-called": "× 2 for the call"}
_FURTHER: Final = ("further-tane", "further-tan")
_ORDER: Final = (*YAKU.by_id, *_FACTORS)
_LAST_RESORT: Final = (
    "card-values-added"  # its numbers are large, so that one sees from afar that they are wrong
)


@dataclass(frozen=True, slots=True)
class Option:
    """One answer. A wrong one has its misreading, what to tell the reader, and the clause that refutes it."""

    text: str
    misreading: str = ""  # none for the right answer
    says: str = ""
    rule: str = ""
    missed: tuple[str, ...] = ()  # lines of the true sheet that the misreading leaves out or counts for less

    @property
    def right(self) -> bool:
        """Whether this is the engine's answer."""
        return not self.misreading

    def as_dict(self) -> dict[str, Any]:
        """The answer as plain data."""
        if self.right:
            return {"text": self.text, "right": True}
        return {
            "text": self.text,
            "right": False,
            "misreading": self.misreading,
            "says": self.says,
            "rule": self.rule,
            "missed": list(self.missed),
        }


def answer(kind: Kind, sheet: ScoreSheet) -> Answer:
    """What somebody with this sheet answers. Whoever names both ribbon sets has named the two together.

    >>> from hanacore import CardSet, koikoi
    >>> sheet = koikoi.score(CardSet.parse("3H 3a 8H 8a 9T 9a").mask)
    >>> answer("points", sheet), answer("yaku", sheet)
    (20, ('hanami', 'tsukimi', 'seven-or-more'))
    """
    if kind == "points":
        return sheet.total
    lines = {line.what for line in sheet.lines}
    if lines >= {"akatan", "aotan"}:
        lines.add("akatan-aotan")
        lines -= {"akatan", "aotan"}
    return tuple(what for what in _ORDER if what in lines)


def text(answer: Answer) -> str:
    """An answer as the page shows it.

    >>> text(("hanami", "tsukimi", "seven-or-more"))
    'Cherry viewing + Moon viewing, × 2 for 7 or more'
    """
    if isinstance(answer, int):
        return str(answer)
    yaku = " + ".join(name(f"yaku.{what}") for what in answer if what not in _FACTORS)
    return ", ".join([yaku or "None of them", *(_FACTORS[what] for what in answer if what in _FACTORS)])


class _Mistake(NamedTuple):
    """A misreading, the sheet of somebody who counts a pile that way, and the lines in which it differs."""

    misreading: Misreading
    sheet: ScoreSheet
    differs: frozenset[str]


def wrong(
    kind: Kind, true: ScoreSheet, drawn: Truth, about: Feature, called: bool | None, dice: Dice
) -> list[Option]:
    """Three wrong answers, or none where misreadings give no three; ``called`` is None before any doubling.

    One of them is a mistake that the pile was drawn to tempt to, one is in a doubling where those are asked
    for, and the others are about the same lines where that is possible.
    """
    left = dice.shuffled(_mistakes(kind, true, drawn, about, called))
    if (
        kind == "points"
    ):  # half the time high numbers first, so that the right one may stand anywhere among four
        high = dice.below(2) == 1
        left.sort(key=lambda mistake: (mistake.sheet.total > true.total) != high)
    left.sort(key=lambda mistake: mistake.misreading.id == _LAST_RESORT)
    chosen: list[_Mistake] = []
    for wanted in _wanted(about, doubling=called is not None):
        found = next((mistake for mistake in left if wanted(mistake)), None)
        if found and len(chosen) < 3:
            left.remove(found)
            chosen.append(found)
    tempted = not about.tempts or any(mistake.misreading.id in about.tempts for mistake in chosen)
    return [_option(kind, true, drawn, mistake) for mistake in chosen] if tempted and len(chosen) == 3 else []


def _mistakes(
    kind: Kind, true: ScoreSheet, drawn: Truth, about: Feature, called: bool | None
) -> list[_Mistake]:
    """Every misreading that answers wrongly; of several with one answer the tempting one, else the first."""
    scored = [line.what for line in true.lines]
    taken = {answer(kind, true)}
    found: list[_Mistake] = []
    for misreading in (*(MISREADINGS[id_] for id_ in about.tempts), *MISREADINGS.values()):
        if not misreading.arises(drawn.pile, scored):
            continue
        sheet = misreading.base(drawn.pile) if called is None else misreading.score(drawn.pile, called)
        given = answer(kind, sheet)
        if given not in taken and _credible(kind, sheet):
            taken.add(given)
            found.append(_Mistake(misreading, sheet, _difference(true, sheet)))
    return found


def _option(kind: Kind, true: ScoreSheet, drawn: Truth, mistake: _Mistake) -> Option:
    misreading, sheet, _ = mistake
    counted = {(line.what, line.op): line.value for line in sheet.lines}
    missed = tuple(line.what for line in true.lines if counted.get((line.what, line.op), 0) < line.value)
    says = misreading.says.format(base=drawn.base)
    return Option(text(answer(kind, sheet)), misreading.id, says, misreading.rule, missed)


def _credible(kind: Kind, sheet: ScoreSheet) -> bool:
    """Nobody answers a yaku twice, or one that has no name."""
    lines = [line.what for line in sheet.lines if line.what not in _FURTHER]
    return len(lines) == len({*lines}) and (kind == "points" or {*lines} <= {*_ORDER})


def _difference(true: ScoreSheet, other: ScoreSheet) -> frozenset[str]:
    one = {(line.what, line.op, line.value) for line in true.lines}
    two = {(line.what, line.op, line.value) for line in other.lines}
    return frozenset(what for what, _, _ in one ^ two)


def _wanted(about: Feature, doubling: bool) -> list[Callable[[_Mistake], bool]]:
    """What to look for among the mistakes, in turn."""

    def about_line(what: str) -> Callable[[_Mistake], bool]:
        return lambda mistake: what in mistake.differs and mistake.misreading.id != _LAST_RESORT

    def tempting(mistake: _Mistake) -> bool:
        return mistake.misreading.id in about.tempts

    def in_doubling(mistake: _Mistake) -> bool:
        return mistake.differs <= {*_FACTORS}

    def any_at_all(_: _Mistake) -> bool:
        return True

    first = [tempting, in_doubling] if doubling else [tempting]
    return [*first, *map(about_line, about.asks), *[any_at_all] * 3]

"""Hands of Nylon-ppong: what they weigh, and which six cards are a yaku (NP-5, NP-8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hanacore.cards import CardSet, cards
from hanacore.errors import NotationError, RulesError, quoted
from hanacore.score import Line, Op

MONTHS: Final = 12
KOREAN: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11)  # by month in the Japanese order: DK-2.2
_SEPARATORS: Final = " ,\t\r\n"
NO_CARDS: Final = CardSet()


class Hand(NamedTuple):
    """A hand as months in the Korean order, ascending; the cards too, where they are known."""

    months: tuple[int, ...]
    cards: CardSet = NO_CARDS

    @classmethod
    def of(cls, held: CardSet) -> Hand:
        """The hand of these cards.

        >>> Hand.of(CardSet.parse("9T 11H 12a")).months
        (9, 11, 12)
        """
        return cls(tuple(sorted([KOREAN[card >> 2] for card in cards(held.mask)])), held)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read card codes, or months in the Korean order with spaces or commas between them.

        >>> Hand.parse("2, 3 11").months, Hand.parse("2T 3H 12a").months
        ((2, 3, 11), (2, 3, 11))

        Raises:
            NotationError: something is neither, both stand together, or a card stands twice.
        """
        words = _words(text)
        numbers = [not word.strip("0123456789") for word, _ in words]
        if not any(numbers):
            return cls.of(CardSet.parse(text))
        if not all(numbers):
            at = words[numbers.index(not numbers[0])][1]
            raise NotationError(text, at, "a hand is written in months or in cards, never in both")
        for word, at in words:
            if len(word) > 2 or not 1 <= int(word) <= MONTHS:
                raise NotationError(text, at, f"there is no month {word[:6]}; months run from 1 to {MONTHS}")
        return cls(tuple(sorted([int(word) for word, _ in words])))

    def __str__(self) -> str:
        return self.cards.spaced if self.cards else " ".join(map(str, self.months))


def _words(text: str) -> list[tuple[str, int]]:
    """What stands between separators, each with its index."""
    words: list[tuple[str, int]] = []
    start = 0
    for at, char in enumerate(f"{text} "):
        if char in _SEPARATORS:
            if at > start:
                words.append((text[start:at], start))
            start = at + 1
    return words


def tally(months: Iterable[int]) -> tuple[int, ...]:
    """How many cards of each month, January first.

    Raises:
        RulesError: something is no month, or more than four are of one (DK-1.1).
    """
    counted = [0] * MONTHS
    for month in months:
        if type(month) is not int or not 1 <= month <= MONTHS:
            raise RulesError(f"a month is a number from 1 to {MONTHS}, not {quoted(month)}", "DK-1.3")
        counted[month - 1] += 1
    if max(counted) > 4:
        month = counted.index(max(counted)) + 1
        raise RulesError(f"there are four cards of month {month}, not {max(counted)}", "DK-1.1")
    return tuple(counted)


def hand_sum(months: Iterable[int]) -> int:
    """Penalty points of a hand at the end: its months, of which three alike count nothing (NP-8.1).

    >>> hand_sum([9, 9, 9, 1, 2]), hand_sum([4, 4, 4, 4, 9])
    (3, 13)

    Raises:
        RulesError: these are not months of a hand.
    """
    return sum(
        month * (number - 3 if number >= 3 else number) for month, number in enumerate(tally(months), 1)
    )


@dataclass(frozen=True, slots=True)
class Shape:
    """One six-card yaku. Its test and its value see how many cards of each month there are, and their sum."""

    rule: str
    id: str
    test: Callable[[tuple[int, ...], int], bool]
    value: Callable[[int], int]  # penalty points, given the sum of the months


def alike(*sizes: int) -> Callable[[tuple[int, ...], int], bool]:
    """The test for months of these sizes, the largest first, and no other card."""
    return lambda counted, _: tuple(sorted([number for number in counted if number], reverse=True)) == sizes


def in_a_row(counted: tuple[int, ...], _: int) -> bool:
    """The test for a run; it does not go on from 12 to 1 (NP-5.4).

    >>> in_a_row((1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1), 51)
    False
    """
    return "111111" in "".join(map(str, counted))


def packed(counted: Sequence[int]) -> int:
    """A ``tally`` as ``rummy_actions.counts`` gives it: four bits a month, in the Japanese order."""
    return sum(counted[value - 1] << 4 * month for month, value in enumerate(KOREAN))


class SixCards(dict[int, tuple[Line, ...]]):
    """What six cards score when they are declared, by their months as ``packed``; nothing for no yaku.

    There are some twelve thousand such hands; each is looked at when it is first met.
    """

    def __init__(self, shapes: Iterable[Shape], adds: bool) -> None:
        super().__init__()
        self._shapes = tuple(shapes)
        self._adds = adds  # whether several yaku add up; else the lowest counts (NP-5.8)

    def __missing__(self, key: int) -> tuple[Line, ...]:
        counted = [0] * MONTHS
        for month, value in enumerate(KOREAN):
            counted[value - 1] = key >> 4 * month & 15
        total = sum(month * number for month, number in enumerate(counted, 1))
        lines = tuple(
            [
                Line(shape.rule, shape.id, Op.ADD, shape.value(total))
                for shape in self._shapes
                if shape.test(tuple(counted), total)
            ]
        )
        if lines and not self._adds:
            lines = (min(lines, key=lambda line: line.value),)  # of equal ones the first in table order
        self[key] = lines
        return lines

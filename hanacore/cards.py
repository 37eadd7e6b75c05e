"""The 48 cards (DK-1) and sets of them.

A card is its bit index; a set of cards is one integer of 48 bits. Inside the engine sets
travel as bare integers (``Mask``), since wrapping every ``&`` costs more than the rules do;
people and programs that import hanacore meet ``CardSet``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, TypeAlias

from hanacore.errors import NotationError, RulesError, quoted

Mask: TypeAlias = int  # bit n is Card(n); a NewType would cost a call for each `&`


class Card(IntEnum):
    """One card. Its value is its bit index, ``4 * (month - 1) + place``.

    Within a month the places run hikari, tane, tan, kasu (DK-1.3), so ascending order is the order of
    notation. Months are the Japanese ones: 11 is willow, 12 is paulownia (DK-2.2).

    >>> Card.parse("9T") is Card.MUM_TANE, Card.MUM_TANE.month, Card.MUM_TANE.code
    (True, 9, '9T')
    """

    PINE_HIKARI, PINE_TAN, PINE_KASU_A, PINE_KASU_B = range(4)
    PLUM_TANE, PLUM_TAN, PLUM_KASU_A, PLUM_KASU_B = range(4, 8)
    CHERRY_HIKARI, CHERRY_TAN, CHERRY_KASU_A, CHERRY_KASU_B = range(8, 12)
    WISTERIA_TANE, WISTERIA_TAN, WISTERIA_KASU_A, WISTERIA_KASU_B = range(12, 16)
    IRIS_TANE, IRIS_TAN, IRIS_KASU_A, IRIS_KASU_B = range(16, 20)
    PEONY_TANE, PEONY_TAN, PEONY_KASU_A, PEONY_KASU_B = range(20, 24)
    CLOVER_TANE, CLOVER_TAN, CLOVER_KASU_A, CLOVER_KASU_B = range(24, 28)
    PAMPAS_HIKARI, PAMPAS_TANE, PAMPAS_KASU_A, PAMPAS_KASU_B = range(28, 32)
    MUM_TANE, MUM_TAN, MUM_KASU_A, MUM_KASU_B = range(32, 36)
    MAPLE_TANE, MAPLE_TAN, MAPLE_KASU_A, MAPLE_KASU_B = range(36, 40)
    WILLOW_HIKARI, WILLOW_TANE, WILLOW_TAN, WILLOW_KASU_A = range(40, 44)
    PAULOWNIA_HIKARI, PAULOWNIA_KASU_A, PAULOWNIA_KASU_B, PAULOWNIA_KASU_C = range(44, 48)

    @property
    def month(self) -> int:
        """1 (pine, January) to 12 (paulownia, December), in the Japanese order."""
        return (self >> 2) + 1

    @property
    def code(self) -> str:
        """The card in notation, such as ``9T``."""
        return CODES[self]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read one card code, in either case.

        Raises:
            NotationError: ``text`` is not exactly one card code.
        """
        found = [card for card, _ in read(text)]
        if len(found) != 1:
            raise NotationError(text, 0, "expected one card, such as 9T")
        return found[0]

    def __str__(self) -> str:
        return CODES[self]


_LETTER: Final = {"HIKARI": "H", "TANE": "T", "TAN": "R", "A": "a", "B": "b", "C": "c"}
CODES: Final = tuple(f"{(card >> 2) + 1}{_LETTER[card.name.rsplit('_', 1)[1]]}" for card in Card)
_BY_CODE: Final = {code.casefold(): card for code, card in zip(CODES, Card, strict=True)}
_SEPARATORS: Final = " ,\t\r\n"


def _subsets(byte: int) -> tuple[tuple[Card, ...], ...]:
    """The cards of each value of one byte of a mask."""
    lists: list[tuple[Card, ...]] = [()]
    for bit in range(8):
        card = (Card(8 * byte + bit),)
        lists += [earlier + card for earlier in lists]
    return tuple(lists)


# Eight cards of a mask at a time: six look-ups list a mask's cards, several times faster than a bit loop.
_BYTES: Final = tuple(_subsets(byte) for byte in range(6))
_B0, _B1, _B2, _B3, _B4, _B5 = _BYTES


def cards(mask: Mask) -> tuple[Card, ...]:
    """The cards of a mask, ascending.

    >>> cards(0b1001)
    (<Card.PINE_HIKARI: 0>, <Card.PINE_KASU_B: 3>)
    """
    return (
        _B0[mask & 255]
        + _B1[mask >> 8 & 255]
        + _B2[mask >> 16 & 255]
        + _B3[mask >> 24 & 255]
        + _B4[mask >> 32 & 255]
        + _B5[mask >> 40]
    )


def read(text: str) -> Iterator[tuple[Card, int]]:
    """Each card in ``text`` with the index where its code starts."""
    at, end = 0, len(text)
    while at < end:
        if text[at] in _SEPARATORS:
            at += 1
            continue
        stop = at
        while stop < end and text[stop] in "0123456789":
            stop += 1
        code = text[at : stop + 1]
        card = _BY_CODE.get(code.casefold())
        if card is None or stop == at:
            raise NotationError(text, at, _unknown(code, at == stop, stop == end))
        yield card, at
        at = stop + 1


def _unknown(code: str, no_month: bool, cut: bool) -> str:
    if no_month:
        return f"{code!r} does not begin a card; a card is a month and a letter, such as 9T or 11a"
    if cut:
        return f"the card {code[:6]} is cut off; its letter is missing"
    if not code[:-1].lstrip("0") or code[0] == "0" or len(code) > 3 or int(code[:-1]) > 12:
        return f"there is no month {code[:-1][:6]}"
    kinds = ", ".join(known for known in CODES if known[:-1] == code[:-1])
    return f"there is no card {code!r}; month {code[:-1]} has {kinds}"


@dataclass(frozen=True, slots=True)
class CardSet:
    """An immutable set of cards, in ascending order.

    >>> pile = CardSet.parse("9T 3h, 3a9a")
    >>> str(pile), len(pile), Card.MUM_TANE in pile
    ('3H3a9T9a', 4, True)
    >>> pile & month(9)
    CardSet.parse('9T9a')
    >>> (pile - HIKARI).spaced
    '3a 9T 9a'
    """

    mask: Mask = 0

    def __post_init__(self) -> None:
        if not 0 <= self.mask < 1 << 48:
            raise RulesError(f"a set of cards is 48 bits, not {quoted(self.mask)}", "DK-1.1")

    @classmethod
    def of(cls, *members: Card) -> CardSet:
        """The set of these cards; one given twice is an error.

        Raises:
            RulesError: a card is given twice (DK-1.1: there is one of each).
        """
        mask = 0
        for card in members:
            if mask >> card & 1:
                raise RulesError(f"the card {card} stands here twice; there is one of each", "DK-1.1")
            mask |= 1 << card
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Read card codes with spaces, commas or nothing between them, in either case.

        Raises:
            NotationError: something is no card, or a card stands twice; ``at`` is its index.
        """
        mask = 0
        for card, at in read(text):
            if mask >> card & 1:
                raise NotationError(text, at, f"the card {card} stands here twice")
            mask |= 1 << card
        return cls(mask)

    @property
    def spaced(self) -> str:
        """The set for people: ``3H 3a 9T``."""
        return " ".join(CODES[card] for card in cards(self.mask))

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & ~other.mask)

    def __xor__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask ^ other.mask)

    def __le__(self, other: CardSet) -> bool:
        return not self.mask & ~other.mask

    def __str__(self) -> str:
        return "".join(CODES[card] for card in cards(self.mask))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


def month(number: int) -> CardSet:
    """The four cards of a month, 1 to 12 in the Japanese order (DK-1.3).

    >>> month(11).spaced
    '11H 11T 11R 11a'
    """
    if not 1 <= number <= 12:
        raise RulesError(f"there is no month {number}", "DK-1.3")
    return CardSet(15 << 4 * (number - 1))


def whole_months(mask: Mask) -> Mask:
    """The cards of those months that a set holds whole.

    >>> CardSet(whole_months(CardSet.parse("3H 4T 4R 4a 4b").mask)).spaced
    '4T 4R 4a 4b'
    """
    return (mask & mask >> 1 & mask >> 2 & mask >> 3 & 0x1111_1111_1111) * 15


def odd_months(mask: Mask) -> tuple[int, ...]:
    """The months of which a pile holds one or three cards, which no capture leaves behind (DK-4.8).

    >>> odd_months(CardSet.parse("3H 3a 9T").mask)
    (9,)
    """
    return tuple(m for m in range(1, 13) if (mask >> 4 * (m - 1) & 15).bit_count() & 1)


def _printed(letters: str) -> CardSet:
    return CardSet.of(*(card for card in Card if CODES[card][-1] in letters))


HIKARI: Final = _printed("H")
TANE: Final = _printed("T")
TAN: Final = _printed("R")
KASU: Final = _printed("abc")
DECK: Final = HIKARI | TANE | TAN | KASU
CATEGORIES: Final = {"hikari": HIKARI, "tane": TANE, "tan": TAN, "kasu": KASU}  # what is printed, DK-1.1

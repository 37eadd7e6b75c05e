"""Seeds to decks. Frozen: one changed bit here breaks every shared record.

``random.shuffle`` may change between Python versions and its pure-Python generator is slow; SHAKE128 is a
published function, the same everywhere, and one call gives a whole deck's worth of words.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import shake_128
from itertools import count
from struct import unpack
from typing import Final

from hanacore.cards import Card
from hanacore.errors import NotationError, RulesError

SEEDS: Final = 1 << 64  # seeds run from 0 to SEEDS - 1
_DECK: Final = tuple(Card)


def check_seed(seed: int) -> int:
    """The seed itself, or an error in a player's words.

    Raises:
        RulesError: the seed is negative or has more than 64 bits.
    """
    if not 0 <= seed < SEEDS:
        raise RulesError(f"a seed is a whole number from 0 to {SEEDS - 1}")
    return seed


def shuffled(label: str) -> list[Card]:
    """The 48 cards in the order that a label gives, for ever.

    >>> [card.code for card in shuffled("7/0")[:4]]
    ['1a', '3b', '10R', '12a']
    """
    words = unpack("<48Q", shake_128(label.encode()).digest(384))
    return sorted(_DECK, key=words.__getitem__)


def shuffles(seed: int) -> Iterator[list[Card]]:
    """The decks of one deal: a second one is looked at only when the first is void (a redeal)."""
    for redeal in count():
        yield shuffled(f"{seed}/{redeal}")


def word(label: str) -> int:
    """A 64-bit seed from a label, such as a match's seed and the number of its deal.

    >>> word("7/deal/1") == word("7/deal/1") != word("7/deal/2")
    True
    """
    return int.from_bytes(shake_128(label.encode()).digest(8), "little")


def read_seed(seed: object) -> int:
    """A seed from text.

    >>> read_seed("123")
    123

    Raises:
        NotationError: it is no whole number from 0 to 2^64 - 1.
    """
    if isinstance(seed, str) and seed.isascii() and seed.isdigit() and len(seed) <= 20 and int(seed) < SEEDS:
        return int(seed)
    raise NotationError(str(seed)[:60], 0, f"a seed is a whole number from 0 to {SEEDS - 1}")

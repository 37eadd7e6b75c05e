"""The tables in which worked examples are written: their kinds, and the values under their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, NoReturn, TypeAlias, TypeVar

from hanacore.cards import DECK, Card, CardSet, Mask, cards, read
from hanacore.errors import IllegalAction, RulesError, quoted
from hanacore.score import ScoreSheet

Block: TypeAlias = Mapping[str, Any]
R_contra = TypeVar("R_contra", contravariant=True)
_S = TypeVar("_S")
_A = TypeVar("_A")
REST: Final = "rest"  # the cards that a block does not name


class Scored(NamedTuple):
    """A sheet that a block leads to, whose it is, and the pile it was read from where that was one pile."""

    sheet: ScoreSheet
    seat: int | None = None
    pile: Mask | None = None


class Found(NamedTuple):
    """What the engine says to a block: an answer under every key it can state, and the sheets behind them."""

    answers: dict[str, object]
    scored: tuple[Scored, ...] = ()


@dataclass(frozen=True, slots=True)
class Kind(Generic[R_contra]):
    """A kind of example: what it may be given, what it may state, and how the engine answers."""

    given: frozenset[str]
    stated: frozenset[str]
    find: Callable[[R_contra, Block], Found]


def kind(find: Callable[[R_contra, Block], Found], given: str, stated: str) -> Kind[R_contra]:
    """A kind whose keys stand in two texts, with spaces between."""
    return Kind(frozenset(given.split()), frozenset(stated.split()), find)


def text(block: Block, key: str, default: str | None = None) -> str:
    """A text; raises ``RulesError`` where it is none, or lacks without a default, as all of these do."""
    value = block.get(key, default)
    if not isinstance(value, str):
        _refuse(block, key, value, "text")
    return value


def texts(block: Block, key: str) -> list[str]:
    """A list of texts; empty where it lacks."""
    value = block.get(key, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        _refuse(block, key, value, "a list of texts")
    return value


def flag(block: Block, key: str) -> bool:
    """True or false; false where it lacks."""
    value = block.get(key, False)
    if not isinstance(value, bool):
        _refuse(block, key, value, "true or false")
    return value


def number(block: Block, key: str, below: int, default: int = 0) -> int:
    """A whole number from 0 up to but not including ``below``."""
    value = block.get(key, default)
    if type(value) is not int or not 0 <= value < below:
        _refuse(block, key, value, f"a whole number from 0 to {below - 1}")
    return value


def numbers(block: Block, key: str, size: int, below: int) -> tuple[int, ...]:
    """``size`` whole numbers from 0 up to but not including ``below``; all 0 where they lack."""
    value = block.get(key, [0] * size)
    if (
        not isinstance(value, list)
        or len(value) != size
        or not all(type(one) is int and 0 <= one < below for one in value)
    ):
        _refuse(block, key, value, f"{size} whole numbers from 0 to {below - 1}")
    return tuple(value)


def ordered(block: Block, key: str) -> tuple[Card, ...]:
    """Cards in the order they are written; none where the key lacks."""
    return tuple([card for card, _ in read(text(block, key, ""))])


def masks(block: Block, key: str, seats: int, clause: str) -> tuple[Mask, ...]:
    """One set of cards a seat; empty ones where the key lacks. One of the texts may be ``rest``.

    That one is empty too: see ``the_rest``.
    """
    return tuple([_mask(one) for one in seat_texts(block, key, seats, clause)])


def seat_texts(block: Block, key: str, seats: int, clause: str) -> list[str]:
    """One text a seat; empty ones where the key lacks."""
    found = texts(block, key) or [""] * seats
    if len(found) != seats:
        raise RulesError(f"{key} has one text for each of the {seats} seats, not {len(found)}", clause)
    return found


def _mask(words: str) -> Mask:
    return 0 if words.strip() == REST else CardSet.parse(words).mask


def the_rest(
    block: Block, key: str, sets: Sequence[Mask], named: CardSet
) -> tuple[tuple[Mask, ...], CardSet]:
    """The sets of ``key``, what nothing names in the one written ``rest``; and the cards still left over.

    ``named`` are all cards that the block names.
    """
    left = DECK - named
    places = [n for n, words in enumerate(texts(block, key)) if words.strip() == REST]
    if len(places) > 1:
        raise RulesError(f"only one of the {key} can be the rest")
    if not places:
        return tuple(sets), left
    return tuple([left.mask if n in places else one for n, one in enumerate(sets)]), CardSet()


def together(*sets: Mask, stock: Sequence[Card] = ()) -> CardSet:
    """All these cards; raises ``RulesError`` (DK-1.1) for one that stands twice."""
    return CardSet.of(*(card for mask in sets for card in cards(mask)), *stock)


def carried_out(
    block: Block, state: _S, actions: Sequence[_A], apply: Callable[[_S, _A], _S]
) -> tuple[_S, _S, dict[str, object]]:
    """The states before the last action and after it all, and what forbids the last one, where it is illegal.

    Raises:
        IllegalAction: an action is illegal, and it is not the last one of a block that states ``illegal``.
    """
    before = state
    for place, action in enumerate(actions, 1):
        before = state
        try:
            state = apply(state, action)
        except IllegalAction as error:
            if place < len(actions) or "illegal" not in block:
                raise
            return before, state, {"illegal": error.rule}
    return before, state, {}


def lines(sheet: ScoreSheet) -> list[str]:
    """A sheet as blocks write it."""
    return [str(line) for line in sheet.lines]


def _refuse(block: Block, key: str, value: object, wanted: str) -> NoReturn:
    if key in block:
        raise RulesError(f"{key} is {wanted}, not {quoted(value)}")
    raise RulesError(f"the example lacks {key!r}")

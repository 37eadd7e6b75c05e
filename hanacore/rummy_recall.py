"""What everybody at the table knows of hidden cards, from the log of a deal alone.

Two things limit where an unseen card can be. After a reshuffle the stock is a known set, and whatever was
then in hands is not in it; so each card has a *source*, the last stock that it lay in (0: as dealt), and how
many cards of each source a hand holds is public, since every draw and every discard is. And a deal goes on
only because nobody is out: three cards that a player kept after laying down others were not of one month.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

from hanacore.cards import DECK, Mask, cards
from hanacore.rummy_actions import Deed, Discard, Draw, Ppong, Triple, one_month

_Kind: TypeAlias = tuple[int, bool]  # a card's source, and whether it is of the month in question
_KEPT: Final = 3  # what is left after laying down cards before the single discard


class Unlike(NamedTuple):
    """What is known of a hand of two because the three cards it comes from were not of one month.

    ``month`` is that of the discard which made them two (from 0); ``barred`` are the kinds of pairs that the
    hand cannot be. ``source`` is where its last card was drawn. While the three are still in hand, ``month``
    is -1 and nothing else counts.
    """

    month: int
    barred: frozenset[tuple[_Kind, _Kind]]
    source: int


class Recall(NamedTuple):
    """Where hidden cards can be; everything is public."""

    sources: tuple[Mask, ...]  # [source] the cards that come from it
    held: tuple[tuple[int, ...], ...]  # [seat][source] how many such cards are in the hand
    unlike: tuple[Unlike | None, ...]  # by seat

    def admits(self, seat: int, hand: Mask) -> bool:
        """Whether a seat can hold these cards, given that it holds the right number of each source."""
        known = self.unlike[seat]
        if known is None:
            return True
        if known.month < 0:
            return not one_month(hand)
        kinds = tuple([(_source(self.sources, card), card >> 2 == known.month) for card in cards(hand)])
        if len(kinds) == 2:
            return _pair(kinds) not in known.barred
        return not _all_barred(known, kinds)


def recall(sizes: Sequence[int], stock: int, log: Iterable[Deed], reshuffles: int) -> Recall:
    """What a log tells: ``sizes`` of the hands and of the ``stock`` as dealt, ``reshuffles`` so far."""
    sources = [DECK.mask]
    held = [[size] for size in sizes]
    unlike: list[Unlike | None] = [None] * len(sizes)
    left, face_up = stock, 0
    for seat, action in log:
        if type(action) is Draw:
            if not left:
                left, face_up = _reshuffle(sources, held, face_up), 0
            left -= 1
            held[seat][-1] += 1
            known = unlike[seat]
            if known:
                unlike[seat] = known._replace(source=len(sources) - 1)
        elif type(action) is Discard:
            source = _source(sources, action.card)
            held[seat][source] -= 1
            face_up |= 1 << action.card
            known = unlike[seat]
            if known:
                unlike[seat] = _narrowed(known, source, action.card >> 2, held[seat])
        elif type(action) is Triple or type(action) is Ppong:
            for card in cards(action.cards):
                held[seat][_source(sources, card)] -= 1
            face_up |= action.cards
            if sum(held[seat]) == _KEPT:
                unlike[seat] = Unlike(-1, frozenset(), 0)
    if len(sources) <= reshuffles:  # nobody has drawn from it yet
        _reshuffle(sources, held, face_up)
    return Recall(tuple(sources), tuple([tuple(of) for of in held]), tuple(unlike))


def _reshuffle(sources: list[Mask], held: list[list[int]], face_up: Mask) -> int:
    """All that lies face up becomes a new source; returns the size of the stock."""
    sources[:] = [source & ~face_up for source in sources]
    sources.append(face_up)
    for of in held:
        of.append(0)
    return face_up.bit_count()


def _source(sources: Sequence[Mask], card: int) -> int:
    return next(n for n, source in enumerate(sources) if source >> card & 1)


def _narrowed(known: Unlike, source: int, month: int, held: Sequence[int]) -> Unlike | None:
    """What is known of a hand of two after a discard; None when nothing is."""
    kinds = [(n, same) for n, size in enumerate(held) if size for same in (False, True)]
    pairs = [pair for pair in combinations_with_replacement(kinds, 2) if _fits(pair, held)]
    if known.month < 0:  # with two more cards of the discard's month they would have been out
        return Unlike(month, frozenset(pair for pair in pairs if pair[0][1] and pair[1][1]), source)
    discarded = (source, month == known.month)
    barred = frozenset(pair for pair in pairs if _all_barred(known, (*pair, discarded)))
    return known._replace(barred=barred) if barred else None


def _all_barred(known: Unlike, kinds: tuple[_Kind, ...]) -> bool:
    """Whether, whichever of three cards was drawn last, the hand cannot have been the other two."""
    rests = [kinds[:n] + kinds[n + 1 :] for n, (source, _) in enumerate(kinds) if source == known.source]
    return all(_pair(rest) in known.barred for rest in rests)


def _fits(pair: tuple[_Kind, _Kind], held: Sequence[int]) -> bool:
    return all(size == sum(source == n for source, _ in pair) for n, size in enumerate(held))


def _pair(kinds: tuple[_Kind, ...]) -> tuple[_Kind, _Kind]:
    one, two = sorted(kinds)
    return one, two

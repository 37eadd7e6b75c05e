"""The parts of a record: how a deal and a decision are written and read.

A decision prints itself (``str``); reading it back needs to know the game's family, since both write cards.
"""

from __future__ import annotations

from typing import Final, TypeAlias, overload

from hanacore import fishing, rummy
from hanacore.cards import CODES, Card, CardSet, Mask, cards, read
from hanacore.errors import NotationError
from hanacore.fishing import Call, FishingRules, Play, Take
from hanacore.rummy import RummyRules
from hanacore.shuffle import SEEDS
from hanacore.verbs import Layout, Rules

Deal: TypeAlias = int | Layout  # a seed, or the cards themselves
_DIGITS: Final = "0123456789"


def written_deal(rules: Rules, dealt: Deal) -> str:
    """A deal as records write it."""
    if isinstance(dealt, int):
        return f"s{dealt}"
    hands = [str(CardSet(hand)) for hand in dealt.hands]
    stock = "".join(CODES[card] for card in dealt.stock)
    if isinstance(rules, FishingRules):
        return "d" + "_".join([*hands, str(CardSet(dealt.field)), stock])
    return "d" + "_".join([*hands, stock, str(dealt.reshuffles)])


def read_deal(rules: Rules, text: str, part: str, at: int) -> Deal:
    """What ``written_deal`` wrote; ``part`` stands in ``text`` at the index ``at``.

    Raises:
        NotationError: it is no deal of so many seats.
    """
    if part[:1] == "s":
        return _seed(text, part[1:], at, "a seed is s and")
    if part[:1] != "d":
        raise NotationError(text, at, "a deal is s and a seed, or d and the cards")
    parts = part[1:].split("_")
    capture = isinstance(rules, FishingRules)
    if len(parts) != rules.seats + 2:
        rest = "the field and the stock" if capture else "the stock and the seed of its reshuffles"
        raise NotationError(text, at, f"an explicit deal has {rules.seats} hands, {rest}, joined by _")
    starts = [at + 1 + sum(len(earlier) + 1 for earlier in parts[:n]) for n in range(len(parts))]
    hands = tuple([_mask(text, parts[seat], starts[seat]) for seat in range(rules.seats)])
    (one, one_at), (two, two_at) = zip(parts[-2:], starts[-2:], strict=True)
    if capture:
        return Layout(hands, _mask(text, one, one_at), _stock(text, two, two_at))
    return Layout(hands, 0, _stock(text, one, one_at), _seed(text, two, two_at, "reshuffles go by"))


def _stock(text: str, part: str, at: int) -> tuple[Card, ...]:
    return tuple([card for card, _ in _cards(text, part, at)])


def _seed(text: str, digits: str, at: int, what: str) -> int:
    if not digits or len(digits) > 20 or digits.strip(_DIGITS) or int(digits) >= SEEDS:
        raise NotationError(text, at, f"{what} a whole number from 0 to {SEEDS - 1}")
    return int(digits)


def action(text: str) -> fishing.Action:
    """Read one decision of a capture game: ``3a``, ``3a.3H``, ``_9T``, ``k`` or ``s``.

    >>> action("k"), str(action("8H.8T8a8b"))
    (Call(go_on=True), '8H.8T8a8b')

    Raises:
        NotationError: it is none of these.
    """
    return _fishing(text, text, 0)


@overload
def read_action(rules: FishingRules, text: str, token: str, at: int) -> fishing.Action: ...
@overload
def read_action(rules: RummyRules, text: str, token: str, at: int) -> rummy.Action: ...
def read_action(
    rules: FishingRules | RummyRules, text: str, token: str, at: int
) -> fishing.Action | rummy.Action:
    """A decision by its token, which stands in ``text`` at the index ``at``.

    Raises:
        NotationError: it is no decision of this game.
    """
    return _fishing(text, token, at) if isinstance(rules, FishingRules) else _rummy(text, token, at)


def _fishing(text: str, token: str, at: int) -> fishing.Action:
    if token == "k":
        return Call(True)
    if token == "s":
        return Call(False)
    if token.startswith("_"):
        return Take(_mask(text, token[1:], at + 1) or _nothing(text, at))
    played, dot, taken = token.partition(".")
    hand = [card for card, _ in _cards(text, played, at)]
    if len(hand) != 1:
        raise NotationError(text, at, "a decision plays one card, or is _card, k or s")
    take_at = at + len(played) + 1
    return Play(hand[0], _mask(text, taken, take_at) or _nothing(text, take_at) if dot else 0)


_WORDS: Final = {str(action): action for action in (rummy.DRAW, rummy.STOP, rummy.DECLARE, rummy.PASS)}


def _rummy(text: str, token: str, at: int) -> rummy.Action:
    if token in _WORDS:
        return _WORDS[token]
    claims = token.startswith("q")
    mask = _mask(text, token[1:], at + 1) if claims else _mask(text, token, at)
    if not mask:
        raise NotationError(text, at, "a decision is cards, q and cards, or d, s, y or p")
    if claims:
        return rummy.Ppong(mask)
    return rummy.Discard(*cards(mask)) if mask.bit_count() == 1 else rummy.Triple(mask)


def _nothing(text: str, at: int) -> Mask:
    raise NotationError(text, at, "here the cards that are taken are missing")


def _cards(text: str, part: str, at: int) -> list[tuple[Card, int]]:
    """The cards of one part of a text; errors speak of the whole text."""
    try:
        return list(read(part))
    except NotationError as error:
        raise NotationError(text, at + error.at, error.why) from None


def _mask(text: str, part: str, at: int) -> Mask:
    mask = 0
    for card, place in _cards(text, part, at):
        if mask >> card & 1:
            raise NotationError(text, at + place, f"the card {card} stands here twice")
        mask |= 1 << card
    return mask

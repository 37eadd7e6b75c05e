"""What speaks for or against a decision in a rummy, at first sight and by what the seat can know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanacore.cards import Card
from hanacore.narrate import subject
from hanacore.narrate_rummy import worth, yaku
from hanacore.rummy import Action, Declare, Discard, Draw, Observation, Pass, Ppong, Stop, Triple
from hanacore.rummy_actions import counts, out
from hanacore.rummy_rules import TWO
from hanacore.table_common import Shown


def because(seen: Observation, action: Action, names: Sequence[str]) -> Iterator[Shown]:
    """What a decision leaves in the hand, whom it may feed, and what it ends, each with its clause."""
    clauses = seen.rules.clauses
    match action:
        case Discard(card):
            left = worth(seen.hand & ~(1 << card))
            yield _note(f"It leaves {left} in hand.", clauses["settle"])
            yield from _fed(seen, card, names)
        case Ppong(mask) | Triple(mask):
            claims = isinstance(action, Ppong)
            left = seen.hand & ~mask
            if out(left):
                yield _note("It ends the deal: you are out.", clauses["out" if claims else "triple-out"])
            else:
                rule = clauses["after" if claims else "triple"]
                yield _note(f"It leaves {worth(left)} in hand, and one more card goes.", rule)
        case Pass():
            yield _note(f"It keeps {worth(seen.hand)} in hand.", clauses["settle"])
        case Declare():
            (first, *_) = seen.rules.yaku[counts(seen.hand)]
            yield _note(f"It ends the deal with {yaku(seen.rules, seen.hand)}.", first.rule)
        case Stop():
            made = worth(seen.hand)
            beaten = "no more" if seen.rules.stop_ties else "less"
            yield _note(f"It ends the deal with {made}; whoever has {beaten} beats it.", clauses["beaten"])
        case Draw():
            yield _note(f"It goes on with {worth(seen.hand)} in hand.", clauses["turn"])


def _fed(seen: Observation, card: Card, names: Sequence[str]) -> Iterator[Shown]:
    """Who could claim a discard, as far as the cards that are not seen allow it."""
    clauses = seen.rules.clauses
    unseen = (seen.unseen >> (card & 60) & 15).bit_count()
    if unseen < TWO:
        few = "one" if unseen else "none"
        yield _note(f"Nobody can claim it: {few} of its month is unseen.", clauses["claim"])
        return
    asked = [(seen.seat + ahead) % seen.rules.seats for ahead in range(1, seen.rules.asked + 1)]
    short = [seat for seat in asked if seen.hand_sizes[seat] == TWO]
    if not short:
        yield _note(f"It may be claimed: {unseen} of its month are unseen.", clauses["claim"])
    for seat in short:
        who = subject(names[seat])
        yield _note(
            f"{who} has two cards: with a pair of its month, of which {unseen} are unseen, that is the end.",
            clauses["fed"],
        )


def _note(text: str, rule: str) -> Shown:
    return {"text": text, "rule": rule}

"""Which clause an illegal decision of a capture game breaks, in a player's words."""

from __future__ import annotations

from hanacore.captures import Action, Call, Play, Take
from hanacore.cards import CardSet
from hanacore.errors import IllegalAction
from hanacore.fishing_rules import CALL, OVER, TAKE, State
from hanacore.wild import Wild


def broken(state: State, action: Action) -> IllegalAction:
    """The clause that an illegal action breaks, in a player's words."""
    clause = state.rules.clauses
    if state.phase is OVER:
        return IllegalAction(action, state.rules.settle(state).ended, "the deal is over")
    if isinstance(action, Call):
        return IllegalAction(action, clause["call"], "there is nothing to stop for or call on now")
    if state.phase is CALL:
        return IllegalAction(action, clause["call"], "stop or call first")
    if isinstance(action, Play):
        if state.phase is TAKE:
            return IllegalAction(action, clause["choose"], "choose what the turned card takes first")
        if not state.hands[state.seat] >> action.card & 1:
            return IllegalAction(action, clause["play"], f"{action.card} is not in the hand")
        card = action.card
    elif state.turned is None:
        return IllegalAction(action, clause["turn"], "no turned card waits for a choice")
    else:
        card = state.turned
    take, field_, wild = CardSet(action.take), CardSet(state.field), state.rules.wild
    if wild is not None and card == wild.card:
        return _broken_wild(state, action, take, wild)
    if wild is not None and take.mask & wild.bit:
        return IllegalAction(action, clause["wild-lies"], f"only a turned card takes {wild.card}")
    month = CardSet(15 << (card & 60))
    same = field_ & month if wild is None else field_ & month - CardSet(wild.bit)
    if not take <= month:
        return IllegalAction(action, clause["month"], "a card takes only cards of its own month")
    if not take <= same:
        return IllegalAction(action, clause["play"], f"{(take - same).spaced} does not lie on the field")
    if len(same) == 3:
        return IllegalAction(action, clause["all"], f"it takes all three, {same.spaced}")
    if len(same) == 2:
        return IllegalAction(
            action, clause["choose"], f"it takes one of {same.spaced}, as the player chooses"
        )
    return IllegalAction(action, clause["must"], f"it must take {same.spaced}, which lies on the field")


def _broken_wild(state: State, action: Play | Take, take: CardSet, wild: Wild) -> IllegalAction:
    clause, field_ = state.rules.clauses, CardSet(state.field)
    if take.mask & wild.own:
        return IllegalAction(action, clause["wild"], "it takes no card of its own month")
    if not take <= field_:
        return IllegalAction(action, clause["play"], f"{(take - field_).spaced} does not lie on the field")
    if not take:
        which = "wild-played" if isinstance(action, Play) else "wild-turned"
        return IllegalAction(action, clause[which], "it must take a card, as the player chooses")
    many = "one card, or all three of a month that lie there" if wild.whole else "one card"
    return IllegalAction(action, clause["wild-one"], f"it takes {many}")

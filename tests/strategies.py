"""Hypothesis generators of what players meet: cards, piles, seeds, positions in play."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from hanacore import GAMES, Card, CardSet, State, apply, deal, game, legal_actions

seeds = st.integers(0, 2**64 - 1)
cards = st.sampled_from(list(Card))
card_sets = st.integers(0, 2**48 - 1).map(CardSet)


def _even(choices: list[int]) -> CardSet:
    """A pile as play leaves it: none, a pair or all of each month."""
    pairs = (0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100)
    mask = 0
    for month, choice in enumerate(choices):
        nibble = 0 if choice < 4 else 15 if choice == 10 else pairs[choice - 4]
        mask |= nibble << 4 * month
    return CardSet(mask)


piles = st.lists(st.integers(0, 10), min_size=12, max_size=12).map(_even)


def played(slug: str, seed: int, steps: int) -> State:
    """A deal after some random decisions, fewer if it ends before."""
    state, random = deal(game(slug).rules(), seed), Random(seed)
    for _ in range(steps):
        actions = legal_actions(state)
        if not actions:
            break
        state = apply(state, random.choice(actions))
    return state


positions = st.builds(played, st.just("koi-koi"), seeds, st.integers(0, 40))
anywhere = st.builds(played, st.sampled_from(list(GAMES)), seeds, st.integers(0, 60))

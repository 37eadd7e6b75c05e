"""Deals without end, by whatever rules, and the laws that they must keep.

    python tests/million.py [COUNT] [SEED]

plays COUNT random deals, a million unless said otherwise, over all games, sets, tables and options, every
hundredth beside the naive second implementation, and prints what happened. Exits 1 at the first disagreement.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from configurations import configuration, deck, layout  # noqa: E402
from laws import check_end  # noqa: E402
from twins import TWINS, assert_void, play  # noqa: E402

from hanacore import GAMES, Record, apply, lay_out, legal_actions  # noqa: E402

BY_ONE_CHOICE = 25  # deals; to make a ruleset takes longer than to play by it


def run(count: int, seed: int) -> Counter[str]:
    """Play ``count`` deals; what happened, by game and end, and the number of decisions."""
    random, happened = Random(seed), Counter[str]()
    for number in range(count):
        if number % BY_ONE_CHOICE == 0:
            game = GAMES[random.choice(list(GAMES))]
            choice = configuration(random, game)
            rules = game.rules_of(choice)
        if number % 100 == 0:
            play(choice, random)
        dealt, decisions = layout(random, choice, deck(random)), []
        try:
            if TWINS[choice.game](choice, dealt).void:
                assert_void(choice, dealt)
                happened[f"{choice.game} void"] += 1
                continue
            state = lay_out(rules, dealt)
            while actions := legal_actions(state):
                decisions.append(actions[int(random.random() * len(actions))])
                state = apply(state, decisions[-1])
            check_end(choice, state)
        except Exception as error:
            error.add_note(str(Record(choice, dealt, tuple(decisions))))
            raise
        happened["decisions"] += len(decisions)
        happened[f"{choice.game} {state.end.value}"] += 1
    return happened


def main() -> None:
    count, seed = (*map(int, sys.argv[1:]), *(1_000_000, 0)[len(sys.argv) - 1 :])
    started = perf_counter()
    happened = run(count, seed)
    for what in sorted(happened):
        sys.stdout.write(f"{what:28}{happened[what]:12,}\n")
    seconds = perf_counter() - started
    sys.stdout.write(f"{count:,} deals from seed {seed} in {seconds:,.0f} s, and no law was broken\n")


if __name__ == "__main__":
    main()

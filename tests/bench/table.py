"""The core's speed beside yardsticks, measured in one run: ``make bench``.

Each row is the median of five slices, and the slices of all rows and yardsticks take turns, since a shared
machine drifts by a factor of two within minutes. Hence a script and not pytest-benchmark, which measures one
thing after another. Nothing here is asserted: a ratio is for reading.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from types import MappingProxyType

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

SLICES = 5
SECONDS = 0.6  # a slice


def yardsticks() -> dict[str, Callable[[], int]]:
    """Each does one unit of well-known work and returns how many."""
    import chess
    from mahjong.hand_calculating.hand import HandCalculator
    from mahjong.hand_calculating.hand_config import HandConfig

    board = chess.Board()
    for san in ("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"):
        board.push_san(san)

    def legal_moves() -> int:
        for _ in range(20):
            list(board.legal_moves)
        return 20

    calculator, config, random = HandCalculator(), HandConfig(is_tsumo=True), Random(1)
    hands = [_closed_hand(random) for _ in range(4_000)]  # more than its caches hold

    def estimates() -> int:
        for _ in range(50):
            hand = hands[random.randrange(len(hands))]
            calculator.estimate_hand_value(hand, hand[-1], config=config)
        return 50

    return {CHESS: legal_moves, MAHJONG: estimates}


def _closed_hand(random: Random) -> list[int]:
    """Fourteen tiles of 136: four sets, each a run or a triplet, and a pair."""
    while True:
        kinds: list[int] = []
        for _ in range(4):
            if random.random() < 0.7:
                start = random.randrange(3) * 9 + random.randrange(7)
                kinds += [start, start + 1, start + 2]
            else:
                kinds += [random.randrange(34)] * 3
        kinds += [random.randrange(34)] * 2
        if max(kinds.count(kind) for kind in kinds) <= 4:
            kinds.sort()
            return [4 * kind + kinds[:n].count(kind) for n, kind in enumerate(kinds)]


Row = tuple[Callable[[], int], str, float | None]
CHESS, MAHJONG = "chess: lists of legal moves", "mahjong: hand values"


def rows() -> dict[str, Row]:
    """What is measured, its yardstick, and the bar as a multiple of it where there is one."""
    koi_koi, other = played("koi-koi"), {}
    for name, slug, options in (
        ("hana-awase, 3 seats", "hana-awase", {}),
        ("hana-awase with the oni", "hana-awase", {"ha.oni": "on"}),
        ("nylon-ppong, 4 seats", "nylon-ppong", {}),
    ):
        deals, first, middle = played(slug, options)
        other[f"{name}: deals"] = (deals, CHESS, None)
        other[f"{name}: playouts, first card"] = (first, CHESS, None)
        other[f"{name}: playouts, mid-deal"] = (middle, CHESS, None)
    deals, first, middle = koi_koi
    return {
        "random deals, whole": (deals, CHESS, 0.35),
        "playouts from the first card": (first, CHESS, 0.45),
        "playouts from mid-deal": (middle, CHESS, 0.8),
        **scored(),
        **other,
    }


def played(slug: str, options: Mapping[str, str] = MappingProxyType({})) -> list[Callable[[], int]]:
    """Whole deals, playouts from the first decision, and playouts from the middle of a deal."""
    from hanacore import apply, deal, game, legal_actions, observe, settle
    from hanacore.advise import playout

    rules, random = game(slug).rules(options=options), Random(1).random
    seeds = iter(range(1 << 40))

    def deals() -> int:
        for _ in range(50):
            state = deal(rules, next(seeds))
            while actions := legal_actions(state):
                state = apply(state, actions[int(random() * len(actions))])
            settle(state)
        return 50

    first, middle = [], []
    for seed in range(40):
        states = [deal(rules, seed)]
        while actions := legal_actions(states[-1]):
            states.append(apply(states[-1], actions[int(random() * len(actions))]))
        if len(states) > 1:
            half = _half_way(states)
            first.append(observe(states[0], states[0].seat))
            middle.append(observe(half, half.seat))

    def playouts(positions: list) -> Callable[[], int]:
        def run() -> int:
            for seen in positions:
                playout(seen, random)
            return len(positions)

        return run

    return [deals, playouts(first), playouts(middle)]


def _half_way(states: list) -> object:
    """Where half of the dealt hands are played, or half of the decisions made where hands stay as large."""
    held = [sum(hand.bit_count() for hand in state.hands) for state in states]
    played_half = [state for state, left in zip(states[:-1], held, strict=False) if 2 * left <= held[0]]
    return played_half[0] if played_half else states[len(states) // 2 - 1]


def scored() -> dict[str, Row]:
    """Random piles of Koi-Koi, with their lines and without."""
    from hanacore import koikoi

    chance = Random(2)
    piles = [sum(1 << n for n in chance.sample(range(48), chance.randrange(8, 25))) for _ in range(256)]

    def sheets() -> int:
        for pile in piles:
            koikoi.score(pile).total  # noqa: B018 - the fold is part of the work
        return len(piles)

    def totals() -> int:
        for pile in piles:
            koikoi.points(pile)
        return len(piles)

    return {"score sheets with clauses": (sheets, MAHJONG, 25), "totals only": (totals, MAHJONG, 100)}


def rate(work: Callable[[], int]) -> float:
    """Units of work a second, over one slice."""
    done, start = 0, perf_counter()
    while (spent := perf_counter() - start) < SECONDS:
        done += work()
    return done / spent


def import_time() -> float:
    """Milliseconds to import the core and score one pile, without the interpreter's start."""
    code = (
        "from time import perf_counter as now; a = now(); "
        "from hanacore import CardSet, koikoi; koikoi.score(CardSet.parse('3H9T').mask); "
        "print((now() - a) * 1000)"
    )
    command = [sys.executable, "-c", code]
    runs = [
        float(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout) for _ in range(6)
    ]
    return median(runs[1:])  # the first may have written the bytecode


def main() -> None:
    measured, sticks = rows(), yardsticks()
    for work, _, _ in measured.values():
        work()
    rates: dict[str, list[float]] = {name: [] for name in (*sticks, *measured)}
    for _ in range(SLICES):
        for name, stick in sticks.items():
            rates[name].append(rate(stick))
        for name, (work, _, _) in measured.items():
            rates[name].append(rate(work))
    medians = {name: median(found) for name, found in rates.items()}
    running = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"{running}, medians of {SLICES} interleaved slices")
    print(f"{'':40}{'a second':>12}{'ratio':>9}{'bar':>8}")
    for name in sticks:
        print(f"{name:40}{medians[name]:12,.0f}")
    for name, (_, stick, bar) in measured.items():
        ratio = medians[name] / medians[stick]
        print(f"{name:40}{medians[name]:12,.0f}{ratio:8.2f}x{f'{bar}x' if bar else '':>8}")
    print(f"{'import and one score, ms':40}{import_time():12.0f}{'':9}{60:>8}")


if __name__ == "__main__":
    main()

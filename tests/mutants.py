"""`make mutants`: change the rules core in many small ways, one at a time, and see that a check notices.

    python tests/mutants.py [--seed N] [--count N] [--file MODULE] [--out FILE]

Why not a library: mutmut changes only the bodies of functions, and half of these rules are tables; cosmic-ray
changes no string and nothing that is returned, removes no statement, and starts Python anew for every mutant.
Here each mutant is a fresh copy of the package in a temporary folder, checked by a fork of a process that has
pytest loaded already, cheapest checks first, until one fails. One that takes three times the processor time
that it takes on the true rules, and five seconds more, has failed too.
"""

from __future__ import annotations

import argparse
import compileall
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import hypothesis
import pytest
from mutations import Mutation, mutations

ROOT = Path(__file__).resolve().parent.parent
CORE = "hanacore"
FAMILIES = ("koikoi", "hanaawase", "nylonppong", "fishing", "rummy")
ALSO = ("yaku", "score", "succession", "captures", "wild", "match")
WORKERS = 2
MEMORY = 3 << 30  # bytes; a mutant that fills more has failed

# The checks of a module by the beginning of its name, cheapest first: files of facts, and which of those.
# Whole deals against a second engine come last; what only repeats a law for longer is left out.
CHECKS = {
    "koikoi": (
        "yaku koikoi_options koikoi_options_deal koikoi koikoi_options_play : not counting and not hundred",
        "differential : koi_koi or whatever and koi-koi",
    ),
    "hanaawase": ("yaku hanaawase oni", "differential : hana_awase or whatever and hana-awase"),
    "nylonppong": (
        "nylonppong rummy : not random_deals_end",
        "differential : nylon_ppong or between_turns or whatever and nylon-ppong",
    ),
    "": (
        "yaku hanaawase oni koikoi koikoi_options_deal koikoi_options_play table between_deals"
        " : not counting and not hundred",
        "differential : whatever and not nylon",
    ),
}
CHECKS["rummy"] = CHECKS["nylonppong"]
FIRST, LAST = ("cases", "doctest"), ("corners public rules examples : not nothing_but_our_errors",)
EXAMPLES = 20  # that Hypothesis tries of a law


class Mutant(NamedTuple):
    module: str
    mutation: Mutation
    told: str


def mutants(package: Path) -> Iterator[Mutant]:
    """Every mutant of the modules that hold rules of games."""
    for file in sorted(package.glob("*.py")):
        if file.stem in ALSO or file.stem.split("_")[0] in FAMILIES:
            source = file.read_bytes()
            for one in mutations(source):
                yield Mutant(file.stem, one, f"hanacore/{file.name}:{one.line}  {one.told(source)}")


def checks(module: str) -> tuple[str, ...]:
    return (*FIRST, *CHECKS.get(module.split("_")[0], CHECKS[""]), *LAST)


def main() -> int:
    options = read_options()
    start = time.monotonic()
    with places() as free:
        every = [one for one in mutants(free[0].parent / CORE) if options.file in ("", one.module)]
        sample = random.Random(options.seed).sample(every, min(options.count, len(every)))
        names = {one.module for one in every}
        print(f"{len(every)} mutants of {len(names)} modules; {len(sample)} of them by seed {options.seed}")
        spent = trial(free[0])
        for check, seconds in spent.items():
            print(f"  {seconds:4.1f} s  {check}", flush=True)
        limits = {check: 3 * seconds + 5 for check, seconds in spent.items()}
        killed, survivors = run(sample, free, limits)
    report(sample, killed, survivors)
    if options.out:
        options.out.write_text("".join(f"{one.told}\n" for one in survivors), encoding="utf-8")
    share = 1 - len(survivors) / len(sample)
    print(
        f"{len(sample) - len(survivors)} of {len(sample)} killed, {share:.1%}, "
        f"in {(time.monotonic() - start) / 60:.1f} minutes"
    )
    return 0 if share >= options.least else 1


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--count", type=int, default=520)
    parser.add_argument("--file", default="", metavar="MODULE", help="of this module only")
    parser.add_argument("--least", type=float, default=0.9, help="what share has to be killed")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the survivors are listed too")
    return parser.parse_args()


@contextmanager
def places() -> Iterator[list[Path]]:
    """A folder for each worker, with the tests and what they read; the package comes anew for each mutant."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        found = [Path(folder, str(number)) for number in range(WORKERS)]
        ignored = shutil.ignore_patterns("browser", "bench", "web", "assets", "__pycache__")
        shutil.copytree(ROOT / CORE, Path(folder, CORE), ignore=ignored)
        compileall.compile_dir(Path(folder, CORE), quiet=1)
        for place in found:
            shutil.copytree(ROOT / "tests", place / "tests", ignore=ignored)
            shutil.copytree(ROOT / "docs", place / "docs", ignore=ignored)
            for name in ("pyproject.toml", "README.md"):
                shutil.copy2(ROOT / name, place / name)
        yield found


def trial(place: Path) -> dict[str, float]:
    """The processor time that each check takes on the true rules."""
    spent: dict[str, float] = {}
    for module in ("koikoi", "hanaawase", "nylonppong", "yaku"):
        for check in checks(module):
            if check in spent:
                continue
            fresh(place)
            _, status, used = os.wait4(fork(place, module, (check,), {}), 0)
            if status:
                sys.exit(f"mutants: {check} fails on the true rules")
            spent[check] = used.ru_utime + used.ru_stime
    return spent


def run(
    sample: Sequence[Mutant], free: list[Path], limits: dict[str, float]
) -> tuple[Counter[str], list[Mutant]]:
    """Who is killed by which check, and who survives."""
    waiting, free = list(reversed(sample)), list(free)
    running: dict[int, tuple[Mutant, Path]] = {}
    killed, survivors, done = Counter[str](), list[Mutant](), 0
    while waiting or running:
        while waiting and free:
            one, place = waiting.pop(), free.pop()
            fresh(place, one)
            running[fork(place, one.module, checks(one.module), limits)] = one, place
        pid, status = os.wait()
        one, place = running.pop(pid)
        free.append(place)
        done += 1
        if done % 100 == 0:
            print(f"  {done} of {len(sample)}", flush=True)
        number = os.waitstatus_to_exitcode(status)
        if number == 0:
            survivors.append(one)
            print(f"  survives  {one.told}", flush=True)
        else:
            killed[checks(one.module)[number - 1] if number > 0 else "time or memory"] += 1
    return killed, sorted(survivors)


def fresh(place: Path, mutant: Mutant | None = None) -> None:
    """The package as it is, but for one change."""
    package = place / CORE
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(place.parent / CORE, package)
    if mutant:
        file = package / f"{mutant.module}.py"
        file.write_bytes(mutant.mutation.apply(file.read_bytes()))
        for compiled in (package / "__pycache__").glob(f"{mutant.module}.*.pyc"):
            compiled.unlink()


def fork(place: Path, module: str, order: Sequence[str], limits: dict[str, float]) -> int:
    """A process that runs checks until one fails, and exits with that one's number, from 1, or with 0."""
    sys.stdout.flush()
    if pid := os.fork():
        return pid
    failed = 0
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.chdir(place)
        # What was imported from the true tree must not be found again.
        elsewhere = [path for path in sys.path if path != str(ROOT / "tests")]
        sys.path[:] = [str(place), str(place / "tests"), *elsewhere]
        sys.dont_write_bytecode = False
        for number, check in enumerate(order, 1):
            failed = number
            signal.setitimer(signal.ITIMER_PROF, limits.get(check, 0))
            if not holds(module, check):
                os._exit(number)
        failed = 0
    finally:
        os._exit(failed)


def holds(module: str, check: str) -> bool:
    if check == "cases":
        import run_cases

        return run_cases.main() == 0
    files, _, only = check.partition(" : ")
    if check == "doctest":
        targets = [f"{CORE}/{module}.py"]
    else:
        targets = [f"tests/test_{name}.py" for name in files.split()]
    options = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin"]
    options += ["--hypothesis-profile=mutants", *(["-k", only] if only else [])]
    code = pytest.main([*options, *targets], plugins=[Few()])
    return code == pytest.ExitCode.OK or (check == "doctest" and code == pytest.ExitCode.NO_TESTS_COLLECTED)


class Few:
    """Fewer examples of each law than `make test` tries."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            test = getattr(item, "obj", None)
            if hypothesis.is_hypothesis_test(test):
                asked = test._hypothesis_internal_use_settings
                few = min(asked.max_examples, EXAMPLES)
                test._hypothesis_internal_use_settings = hypothesis.settings(asked, max_examples=few)


def report(sample: Sequence[Mutant], killed: Counter[str], survivors: Sequence[Mutant]) -> None:
    for check, number in killed.most_common():
        print(f"  {number:4} by {check}")
    made, alive = Counter(one.module for one in sample), Counter(one.module for one in survivors)
    for module, number in sorted(made.items()):
        print(f"  {module:20} {number - alive[module]:3} of {number:3}")


if __name__ == "__main__":
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    # Whether it fails is all that is asked: no smaller example is looked for, and none is remembered.
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile("mutants", phases=phases, derandomize=True, database=None)
    sys.exit(main())

"""Run every worked case with nothing but the standard library.

    python tests/run_cases.py

So that any interpreter from 3.11 up, and the one inside the browser, can check the rules without installing
anything. Exits 1 if the engine disagrees with a case.
"""

from __future__ import annotations

import platform
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def cases() -> list[dict[str, object]]:
    """Every case of the games that the core plays, file by file."""
    from hanacore.games import GAMES

    files = sorted((ROOT / "tests" / "cases").glob("*.toml"))
    read = [case for file in files for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]]
    return [case for case in read if case.get("game", "koi-koi") in GAMES]


def main() -> int:
    from hanacore.errors import HanaError
    from hanacore.examples import work

    failures: list[str] = []
    all_cases = cases()
    for case in all_cases:
        try:
            failures += [f"{case['id']}: {one}" for one in work(case).disagreements]
        except HanaError as error:
            failures.append(f"{case['id']}: {error}")
    sys.stdout.write("".join(f"{failure}\n" for failure in failures))
    sys.stdout.write(
        f"{platform.python_implementation()} {platform.python_version()}: "
        f"{len(all_cases)} cases, {len(failures)} disagreements\n"
    )
    return 1 if failures or not all_cases else 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())

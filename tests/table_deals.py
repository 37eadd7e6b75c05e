"""Random deals through the page's own adapter, each settled as the command line verifies it.

``python tests/table_deals.py 1000 7`` plays a thousand deals of every game: tests/web/drive.mjs presses only
what a control of the page offers, and fails where a phase offers none, or another than the engine.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import time
from contextlib import redirect_stdout
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "docs" / ".hooks")]

from prepare import node, node_env  # noqa: E402  # the path is set above

from hanacore.__main__ import main  # noqa: E402
from hanacore.games import GAMES  # noqa: E402


def drive(game: str, deals: int, seed: int) -> list[dict[str, object]]:
    """What the page says of so many deals: record, totals by seat (``verify``) and by player, dealer."""
    command = [node(), ROOT / "tests" / "web" / "drive.mjs", sys.executable, game, str(deals), str(seed)]
    done = subprocess.run(
        list(map(str, command)), cwd=ROOT, env=node_env(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise AssertionError(done.stderr[-2000:])
    return [json.loads(line) for line in done.stdout.splitlines()]


def disagreements(told: list[dict[str, object]]) -> list[str]:
    """The records of which the command line says other totals than the page."""
    wrong = []
    for one in told:
        with redirect_stdout(io.StringIO()) as said:
            code = main(["verify", str(one["record"]), "--expect", str(one["verify"]), "--json"])
        totals = json.loads(said.getvalue())["totals"]
        if code or ",".join(map(str, totals)) != one["verify"]:
            wrong.append(str(one["record"]))
    return wrong


if __name__ == "__main__":
    amount, first = (int(text) for text in (*sys.argv[1:], "1000", "7")[:2])
    bad: list[str] = []
    for slug in GAMES:
        begun = time.monotonic()
        found = drive(slug, amount, first)
        wrong = disagreements(found)
        bad += wrong
        print(f"{slug}: {len(found)} deals, {len(wrong)} disagreements, {time.monotonic() - begun:.0f} s")
    sys.exit(bool(bad))

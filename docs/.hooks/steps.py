"""Where things are, and how a step of the work shows itself: one line, with its time.

Standard library only, and plain enough for Python 3.8: it runs before `.venv` is there.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
HOOKS = ROOT / "docs" / ".hooks"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
MODULES = ROOT / "node_modules"
BUILD = ROOT / "build"
CACHE = BUILD / "cache"
ASSETS = BUILD / "site-assets"
SITE = ROOT / "site"
SITE_URL = os.environ.get("SITE_URL") or "http://127.0.0.1:8765/"


def stop(why: str) -> NoReturn:
    """End here, with one line that says what to do."""
    sys.exit(f"hanacore: {why}")


@contextmanager
def step(what: str) -> Iterator[None]:
    """Show ``what`` while it is being done, and how long it took."""
    start = time.monotonic()
    print(f"  {what} ...", end="", flush=True)
    try:
        yield
    except BaseException:
        print(" failed", flush=True)
        raise
    print(f" {time.monotonic() - start:.1f} s", flush=True)


def run(what: str, *command: object, env: Mapping[str, str] | None = None) -> str:
    """Run a command as one step; what it printed is shown only if it fails, and then we stop."""
    done = None
    try:
        with step(what):
            done = attempt(command, env)
            done.check_returncode()
    except subprocess.CalledProcessError:
        assert done is not None, "a command that raised has run"
        print(tail(done.stdout))
        stop(f"{what}: failed ({done.returncode}); what it said stands above")
    return done.stdout


def tail(text: str, lines: int = 60, width: int = 500) -> str:
    """The end of what a command said; a bundled file that fails shows itself as one endless line."""
    return "\n".join(line[:width] for line in text.rstrip().splitlines()[-lines:])


def attempt(
    command: Sequence[object], env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command at the root of the repository, its two outputs as one text."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        errors="replace",
    )


def digest(paths: Iterable[Path], *more: str) -> str:
    """One hash over names and contents (folders with all they hold) and any further words."""
    total = hashlib.sha256()
    for word in more:
        total.update(word.encode() + b"\0")
    for path in paths:
        files = [path] if path.is_file() else sorted(p for p in path.rglob("*") if p.is_file())
        for file in files:
            if "__pycache__" not in file.parts:
                total.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
                total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_stamped(stamp: Path, key: str) -> bool:
    return stamp.is_file() and stamp.read_text("utf-8") == key


def write_stamp(stamp: Path, key: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key, "utf-8")

"""`make test`: everything CI runs, in the order in which a mistake is cheapest to find.

Every check runs even if an earlier one failed; only a site that could not be built is asked nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from browser import chromium
from build_runtime import PYODIDE, RUNTIME
from prepare import node, node_env
from pythons import OLDEST_CORE, every_python
from steps import CACHE, HOOKS, MODULES, PYTHON, ROOT, attempt, step, tail

ON_CI = bool(os.environ.get("CI"))
RUFF = [PYTHON, "-m", "ruff"]
ENV = {"PYTHONDONTWRITEBYTECODE": "1"}
# What a test of ours imports and no page does; kept apart so that the shipped files prove themselves.
ONLY_TESTS_NEED = ("datetime.py", "platform.py", "tomllib/")

failed: list[str] = []
closing: list[str] = []  # the last line of each pytest run


def check() -> None:
    start = time.monotonic()
    print("Reading the code")
    quietly("ruff check", *RUFF, "check")
    quietly("ruff format --check", *RUFF, "format", "--check")
    quietly("mypy --strict", PYTHON, "-m", "mypy")
    quietly("pyright", node(), MODULES / "pyright" / "index.js")
    quietly("tsc", node(), MODULES / "typescript" / "bin" / "tsc", "--project", "tsconfig.json")
    print("The worked cases on every Python")
    cases_on_every_python()
    print("The package")
    aloud("pytest", PYTHON, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal")
    print("The site")
    if aloud("build", PYTHON, "-B", HOOKS / "build_site.py"):
        print("The shipped Python, under Node")
        in_shipped_python("every request of a page", HOOKS / "use_core.py")
        in_shipped_python("the worked cases", "--also", test_library(), ROOT / "tests" / "run_cases.py")
        print("The widgets")
        quietly(
            "node --test",
            node(),
            "--test",
            "--test-reporter=spec",
            *sorted((ROOT / "tests" / "web").glob("*.test.mjs")),
        )
        print("The pages in Chromium")
        drive = {"CHROME_PATH": chromium()}
        aloud("pytest tests/browser", PYTHON, "-m", "pytest", "-q", "tests/browser", env=drive)
        aloud("lighthouse", PYTHON, "-B", HOOKS / "lighthouse.py", "--check", env=drive)
    print(f"\n{time.monotonic() - start:.0f} s in all")
    for name in failed:
        print(f"FAILED {name}")
    for line in closing:
        print(line)
    sys.exit(bool(failed))


def quietly(name: str, *command: object) -> bool:
    """One line if all is well, else all that was said."""
    try:
        with step(name):
            done = attempt(command, {**node_env(), **ENV})
            done.check_returncode()
    except subprocess.CalledProcessError:
        print(tail(done.stdout, lines=200))
        failed.append(name)
        return False
    return True


def aloud(name: str, *command: object, env: Mapping[str, str] | None = None) -> bool:
    """Show what is said as it is said, for what takes long."""
    words = [str(word) for word in command]
    start = time.monotonic()
    with subprocess.Popen(
        words,
        cwd=ROOT,
        env={**os.environ, **node_env(), **ENV, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as running:
        assert running.stdout is not None, "a pipe was asked for"
        line = ""
        for line in running.stdout:
            print(line, end="", flush=True)
    if name.startswith("pytest"):
        closing.append(f"{name}: {line.strip()}")
    well = running.returncode == 0
    print(f"  {name}: {'ok' if well else 'failed'}, {time.monotonic() - start:.0f} s", flush=True)
    if not well:
        failed.append(name)
    return well


def cases_on_every_python() -> None:
    found = every_python()
    for one in found:
        quietly(f"Python {one}", one.path, "-B", ROOT / "tests" / "run_cases.py")
    minors = {one.version[:2] for one in found}
    if ON_CI and not (OLDEST_CORE in minors and len(minors) > 1):
        print(f"  CI needs Python 3.11 and a newer one, and has {', '.join(map(str, found)) or 'none'}")
        failed.append("Python 3.11 and a newer one")


def in_shipped_python(name: str, *words: object) -> None:
    inside = [word.relative_to(ROOT) if isinstance(word, Path) else word for word in words]
    quietly(name, node(), HOOKS / "in_pyodide.mjs", RUNTIME, *inside)


def test_library() -> Path:
    folder = CACHE / "test-library"
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        library.extractall(folder, wanted(library.namelist()))
    return folder


def wanted(names: Sequence[str]) -> list[str]:
    return [name for name in names if name.startswith(ONLY_TESTS_NEED)]


if __name__ == "__main__":
    check()

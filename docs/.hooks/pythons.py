"""Every CPython on this machine, found by running it: a name on the PATH may lead nowhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

OLDEST_CORE = (3, 11)  # what hanacore supports
OLDEST_TOOLS = (3, 12)  # what pyodide-build asks for
NEWEST_LOCKED = (3, 14)  # the lock has wheels up to here

ASK = """
import importlib.util, json, platform, sys, sysconfig
print(json.dumps([
    sys.executable, list(sys.version_info[:3]),
    platform.python_implementation() == "CPython" and sys.version_info.releaselevel == "final"
    and not sysconfig.get_config_var("Py_GIL_DISABLED"),
    all(importlib.util.find_spec(name) for name in ("venv", "ensurepip", "ssl", "_ssl", "zlib")),
]))
"""


class Found(NamedTuple):
    version: tuple[int, ...]
    path: str
    can_make_venv: bool

    def __str__(self) -> str:
        return ".".join(map(str, self.version))


def candidates() -> Iterator[str]:
    names = ["python3", "python", *(f"python3.{minor}" for minor in range(30, 10, -1))]
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    folders += sorted(pyenv.glob("versions/*/bin"))
    for folder in folders:
        for name in names:
            if os.access(folder / name, os.X_OK):
                yield str(folder / name)
    yield sys.executable


def probe(path: str) -> Found | None:
    try:
        answer = subprocess.run(
            [path, "-I", "-c", ASK], capture_output=True, text=True, timeout=60, check=True
        )
        executable, version, is_plain, can_make_venv = json.loads(answer.stdout)
    except (OSError, ValueError, subprocess.SubprocessError):
        return None  # a shim without its Python, or something else by that name
    return Found(tuple(version), executable, can_make_venv) if is_plain else None


def every_python() -> list[Found]:
    """One of each version from 3.11 up, oldest first; one that can make a venv is preferred."""
    best: dict[tuple[int, ...], Found] = {}
    asked: set[str] = set()
    for path in candidates():
        real = os.path.realpath(path)
        if real in asked:
            continue
        if "shims" not in Path(path).parts:  # all shims are one file that acts by its name
            asked.add(real)
        found = probe(path)
        if found and found.version >= OLDEST_CORE and not is_venv(found.path):
            known = best.get(found.version)
            if known is None or (found.can_make_venv and not known.can_make_venv):
                best[found.version] = found
    return sorted(best.values())


def is_venv(path: str) -> bool:
    return (Path(path).parent.parent / "pyvenv.cfg").exists()


def for_tools(found: list[Found]) -> Found | None:
    """The newest that pyodide-build runs on and the lock has wheels for."""
    fit = [one for one in found if one.version >= OLDEST_TOOLS and one.can_make_venv]
    locked = [one for one in fit if one.version[:2] <= NEWEST_LOCKED]
    best = locked or fit
    return best[-1] if best else None


if __name__ == "__main__":
    for one in every_python():
        print(one, one.path, "" if one.can_make_venv else "(cannot make a venv)")

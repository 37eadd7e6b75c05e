"""`make bench`: the core's speed beside its yardsticks, on every CPython here, the oldest first.

Ratios are read on 3.11, which the core supports longest; the other tables stand beside it.
"""

from __future__ import annotations

import os
import subprocess
import sys

from prepare import YARDSTICKS
from pythons import every_python
from steps import ROOT


def main() -> None:
    newest = {one.version[:2]: one for one in every_python()}  # of each minor version, the last patch
    for number, python in enumerate(newest.values()):
        if number:
            print()
        command = [python.path, ROOT / "tests" / "bench" / "table.py"]
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(YARDSTICKS)})
        if done.returncode:
            sys.exit(done.returncode)


if __name__ == "__main__":
    main()

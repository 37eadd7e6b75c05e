"""List the files of the standard library that the browser needs, by watching the core use them.

Writes docs/.hooks/stdlib.txt. `make test` runs the core on exactly these files, so a list that is too
short is found.
"""

from __future__ import annotations

import shutil

from build_runtime import AS_SHIPPED, KEPT, PYODIDE, locked, write_json
from build_wheel import wheel
from prepare import node
from steps import CACHE, HOOKS, ROOT, run

WHOLE = CACHE / "untrimmed"
HEADER = """\
# The files of Pyodide's standard library that hanacore and Pyodide itself import.
# Written by `make trim`; one a line.
"""


def trim() -> None:
    shutil.rmtree(WHOLE, ignore_errors=True)
    WHOLE.mkdir(parents=True)
    for name in (*AS_SHIPPED, "python_stdlib.zip"):
        shutil.copyfile(PYODIDE / name, WHOLE / name)
    source = wheel()
    shutil.copyfile(source, WHOLE / source.name)
    write_json(WHOLE / "pyodide-lock.json", locked(source))
    script = (HOOKS / "use_core.py").relative_to(ROOT)
    said = run("the core, watched", node(), HOOKS / "in_pyodide.mjs", WHOLE, script, "--list")
    names = sorted(line[5:] for line in said.splitlines() if line.startswith("file "))
    KEPT.write_text(HEADER + "\n".join(names) + "\n", "utf-8")
    print(f"  {len(names)} files listed in {KEPT.relative_to(ROOT)}")


if __name__ == "__main__":
    trim()

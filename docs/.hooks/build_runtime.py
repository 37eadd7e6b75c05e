"""Python for the browser: Pyodide, a short compiled standard library, our wheel, the lock that lists it.

Everything lands in build/site-assets/py, and nothing in it comes from anywhere but npm and this checkout.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path
from typing import Any

from build_wheel import wheel
from prepare import node
from steps import ASSETS, CACHE, HOOKS, MODULES, ROOT, VENV, digest, is_stamped, run, write_stamp

PYODIDE = MODULES / "pyodide"
RUNTIME = ASSETS / "py"
KEPT = HOOKS / "stdlib.txt"
AS_SHIPPED = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm")
COMPILER = [HOOKS / "bytecode.py", HOOKS / "in_pyodide.mjs", PYODIDE / "package.json"]


def runtime() -> None:
    source = wheel()
    key = digest([source, KEPT, *COMPILER, HOOKS / "build_runtime.py"])
    if is_stamped(CACHE / "runtime.stamp", key) and RUNTIME.is_dir():
        return
    shutil.rmtree(RUNTIME, ignore_errors=True)
    RUNTIME.mkdir(parents=True)
    for name in AS_SHIPPED:
        shutil.copyfile(PYODIDE / name, RUNTIME / name)
        without_map(RUNTIME / name)
    shutil.copyfile(standard_library(), RUNTIME / "python_stdlib.zip")
    lock = locked(source)
    ours = compiled(source, lock)
    write_json(RUNTIME / "pyodide-lock.json", lock)
    write_manifest(ours)
    write_stamp(CACHE / "runtime.stamp", key)


def without_map(path: Path) -> None:
    """A browser's tools would ask for the source map, which is not served."""
    if path.suffix != ".wasm":
        text = path.read_text("utf-8")
        path.write_text(re.sub(r"\n//# sourceMappingURL=\S+\s*$", "\n", text), "utf-8")


def standard_library() -> Path:
    """The modules that stdlib.txt lists, compiled; kept from build to build."""
    kept = CACHE / f"stdlib-{digest([KEPT, *COMPILER])[:16]}.zip"
    if not kept.exists():
        compile_zip("the standard library, compiled", PYODIDE / "python_stdlib.zip", kept, KEPT)
    return kept


def compile_zip(what: str, source: Path, target: Path, *keep: Path) -> None:
    """Compile inside Pyodide; a half-written target never passes for a whole one."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name("part-" + target.name)
    words = [path.relative_to(ROOT) for path in (HOOKS / "bytecode.py", source, part, *keep)]
    run(what, node(), HOOKS / "in_pyodide.mjs", PYODIDE, *words)
    part.replace(target)


def locked(source: Path) -> dict[str, Any]:
    """Pyodide's lock with our wheel as its only package, made by pyodide-lock."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    lock["packages"] = {}
    base, made = CACHE / "base-lock.json", CACHE / "pyodide-lock.json"
    write_json(base, lock)
    command = [VENV / "bin" / "pyodide", "lockfile", "add-wheels", "--input", base, "--output", made]
    run("the Pyodide lock", *command, "--base-path", source.parent, source)
    listed: dict[str, Any] = json.loads(made.read_text("utf-8"))
    return listed


def compiled(source: Path, lock: dict[str, Any]) -> Path:
    """The wheel as bytecode, and its new name and hash in the lock."""
    minor = lock["info"]["python"].split(".")[1]
    target = RUNTIME / source.name.replace("-py3-", f"-cp3{minor}-")
    compile_zip("the wheel, compiled", source, target)
    entry = lock["packages"]["hanacore"]
    entry["file_name"] = target.name
    entry["sha256"] = hashlib.sha256(target.read_bytes()).hexdigest()
    return target


def write_manifest(ours: Path) -> None:
    """Sizes before compression: what a loading bar can count up to."""
    files = {path.name: path.stat().st_size for path in sorted(RUNTIME.iterdir())}
    write_json(
        RUNTIME / "manifest.json",
        {
            "files": files,
            "total": sum(files.values()),
            "wheel": ours.name,
            "version": ours.name.split("-")[1],
        },
    )


def write_json(path: Path, data: object) -> None:
    path.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", "utf-8")

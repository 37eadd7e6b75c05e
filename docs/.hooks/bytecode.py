"""Turn the source in a zip into bytecode, always into the same bytes.

    bytecode.py SOURCE TARGET [LIST]

Runs inside the pinned Pyodide, so the bytecode is of the Python that will read it. LIST names the only
files to keep, one a line. Pyodide would otherwise compile its library anew at every start, which is most
of its start.
"""

import base64
import hashlib
import importlib.util
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # what py_compile writes with
from pathlib import Path, PurePosixPath

LONG_AGO = (1980, 1, 1, 0, 0, 0)  # a zip keeps dates; ours must not change the bytes
NO_DOCS = 2  # as `python -OO`: nothing in the browser reads a docstring


def main(source: str, target: str, keep: str = "") -> None:
    files = read(source)
    if keep:
        lines = Path(keep).read_text("utf-8").splitlines()
        wanted = {line for line in lines if line and not line.startswith("#")}
        if missing := sorted(wanted - files.keys()):
            sys.exit(f"{keep} lists {missing[0]}, which {source} does not hold")
        files = {name: files[name] for name in wanted}
    files = dict(compiled(name, data) for name, data in files.items())
    if target.endswith(".whl"):
        retag(files)
    write(target, files)


def read(path: str) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def compiled(name: str, data: bytes) -> tuple[str, bytes]:
    if not name.endswith(".py"):
        return name, data
    code = compile(data, name, "exec", dont_inherit=True, optimize=NO_DOCS)
    return name + "c", bytes(_code_to_hash_pyc(code, importlib.util.source_hash(data), checked=False))


def retag(files: dict[str, bytes]) -> None:
    """A wheel of bytecode is for one Python: say so, and list the files it holds now."""
    tag = f"cp3{sys.version_info.minor}-none-any"
    wheel = next(name for name in files if name.endswith(".dist-info/WHEEL"))
    files[wheel] = files[wheel].replace(b"Tag: py3-none-any", b"Tag: " + tag.encode())
    record = str(PurePosixPath(wheel).with_name("RECORD"))
    files.pop(record)
    lines = [f"{name},sha256={urlsafe(data)},{len(data)}" for name, data in sorted(files.items())]
    files[record] = "\n".join([*lines, f"{record},,", ""]).encode()


def urlsafe(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def write(path: str, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED, 9)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The worked examples of the pages, found and checked; the build and the tests both go through here."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from clauses import DOCS, ROOT

if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from hanacore.errors import HanaError
from hanacore.examples import work

OPEN, CLOSE = "```hana", "```"


def fences(docs: Path = DOCS) -> Iterator[tuple[str, int, str]]:
    """Every fence of every page: path under ``docs``, line on which its TOML starts, the TOML."""
    for path in sorted(docs.rglob("*.md")):
        src = path.relative_to(docs)
        if any(part.startswith(".") for part in src.parts):
            continue
        inside, start, kept = False, 0, list[str]()
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            if not inside and line.strip() == OPEN:
                inside, start, kept = True, number + 1, []
            elif inside and line.strip() == CLOSE:
                inside = False
                yield src.as_posix(), start, "\n".join(kept)
            elif inside:
                kept.append(line)


def check(source: str) -> list[tuple[int, str]]:
    """What is wrong with a block: the line within it, counted from 0, and both answers."""
    try:
        done = work(tomllib.loads(source))
    except tomllib.TOMLDecodeError as error:
        return [(0, f"the example is not TOML: {error}")]
    except HanaError as error:
        return [(0, f"the example cannot be worked: {error}")]
    return [(_line(source, one.key), f"the example says {one}") for one in done.disagreements]


def _line(source: str, key: str) -> int:
    """The line on which a block states ``key``."""
    lines = enumerate(source.split("\n"))
    return next((number for number, line in lines if re.match(rf"\s*{key}\s*=", line)), 0)

"""`make cards`: write every card that is drawn to interactive/cards/, hwatu to its folder kr/.

The files are committed, so that the site needs no Python; a test fails if they are not what is drawn here.
"""

from __future__ import annotations

from pathlib import Path

import interactive.art.cards  # noqa: F401  names the pictures
from hanacore.cards import CODES
from interactive.art.deck import Deck, pictures, written

FOLDER = Path(__file__).resolve().parents[1] / "cards"
PLACE = {Deck.HANAFUDA: FOLDER, Deck.HWATU: FOLDER / "kr"}
ALL = (*CODES, "back")


def drawn() -> dict[Path, str]:
    """Every file, by its path."""
    return {
        PLACE[deck] / f"{code}.svg": written(code, deck) for deck in Deck for code in ALL if code in pictures
    }


def missing() -> list[str]:
    """The cards that nobody has drawn."""
    return [code for code in ALL if code not in pictures]


def stale(files: dict[Path, str]) -> list[Path]:
    """What lies in the folder and is not one of the files."""
    return sorted(path for path in FOLDER.rglob("*") if path.is_file() and path not in files)


def build() -> str:
    """Write what has changed, remove what is stale, and say what was done."""
    files = drawn()
    changed = [
        path for path, text in files.items() if not path.is_file() or path.read_bytes() != text.encode()
    ]
    for path in changed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[path].encode())
    old = stale(files)
    for path in old:
        path.unlink()
    told = f"{len(files)} cards in {FOLDER.name}/: {len(changed)} written, {len(old)} removed"
    lacking = missing()
    return f"{told}\nnobody has drawn {', '.join(lacking)}" if lacking else told


if __name__ == "__main__":
    print(build())

"""`make cards-check`: name what is wrong with which card, and write the sheets to look at to build/cards/."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations

from hanacore.cards import CODES
from interactive.art.build import drawn, missing
from interactive.art.check_file import file_problems, wire_size
from interactive.art.check_picture import alike_problems, picture_problems
from interactive.art.deck import USE, Deck, pictures, written
from interactive.art.paper import body_of
from interactive.art.sheets import FOLDER, every_sheet

LIBRARY = 30 * 1024  # bytes of the symbols that cards share, once
WIRE = 100 * 1024  # bytes of a deck as servers send it


def problems() -> Iterator[str]:
    """What is wrong, a line each: the card and what to do."""
    for code in missing():
        yield f'{code} is drawn by nobody: write a function under @card("{code}") in interactive/art/cards/'
    for code in pictures:
        told = {problem for deck in Deck for problem in file_problems(written(code, deck))}
        yield from (f"{code} {problem}" for problem in sorted(told))
        yield from (f"{code} {problem}" for problem in picture_problems(code))
    for one, other in chaff_pairs():
        yield from (f"{other} {problem}" for problem in alike_problems(one, other))
    yield from size_problems()


def chaff_pairs() -> list[tuple[str, str]]:
    """Chaff of one month, two by two."""
    chaff = [code for code in CODES if code[-1] in "abc" and code in pictures]
    return [pair for pair in combinations(chaff, 2) if pair[0][:-1] == pair[1][:-1]]


def size_problems() -> Iterator[str]:
    """What is wrong with the bytes of all cards together."""
    shared = {name: len(body_of(name).encode()) for name, codes in symbols().items() if len(codes) > 1}
    library = sum(shared.values())
    if library > LIBRARY:
        longest = sorted(shared, key=shared.__getitem__)[-3:]
        over = f"{library - LIBRARY} of {library} bytes too many"
        yield f"the symbols that cards share have {over}: draw {', '.join(longest)} with fewer places"
    for deck in Deck:
        wire = sum(wire_size(written(code, deck)) for code in pictures)
        if wire > WIRE:
            yield f"{deck.value} is {wire} bytes compressed, {wire - WIRE} too many: shorten the longest"


def symbols() -> dict[str, set[str]]:
    """The symbols, those within symbols too, and the cards that show them."""
    found: dict[str, set[str]] = {}

    def look(text: str, code: str) -> None:
        for name, _ in USE.findall(text):
            found.setdefault(name, set()).add(code)
            look(body_of(name), code)

    for code, picture in pictures.items():
        for deck in Deck:
            look("".join(picture.draw(deck)), code)
    return found


def write_sheets() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    count = 0
    for deck in Deck:
        for name, page in every_sheet(deck):
            page.save(FOLDER / f"{deck.value}-{name}.png")
            count += 1
    return count


def main() -> None:
    wrong = list(problems())
    for line in wrong:
        print(line)
    files = drawn().values()
    raw, wire = sum(len(text.encode()) for text in files), sum(wire_size(text) for text in files)
    print(f"{len(files)} files, {raw / 1024:.0f} KB, {wire / 1024:.0f} KB compressed; {len(wrong)} problems")
    print(f"{write_sheets()} sheets in {FOLDER}/")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()

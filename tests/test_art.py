"""The cards' art: every file is what its source draws, and each rule of the checks catches what it is for."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from interactive.art import build, check
from interactive.art.browsers import apart
from interactive.art.check_file import file_problems
from interactive.art.check_picture import (
    alike_problems,
    fullness_problems,
    hero_problems,
    picture_problems,
)
from interactive.art.deck import Deck, pictures, written
from interactive.art.glyphs import LETTERS, letter
from interactive.art.palette import BENI, DEER_THROAT, KINARI, SKIN, SUMI
from interactive.art.paper import disc, hero, rectangle
from interactive.art.plants.ribbon import poetry_ribbon

CARDS = list(build.ALL)
FILES = build.drawn()


@pytest.mark.parametrize("code", CARDS)
def test_each_card_is_well_made(code: str) -> None:
    wrong = {problem for deck in Deck for problem in file_problems(written(code, deck))}
    assert not wrong
    assert not list(picture_problems(code))


@pytest.mark.parametrize(("one", "other"), check.chaff_pairs())
def test_chaff_of_a_month_is_told_apart(one: str, other: str) -> None:
    assert not list(alike_problems(one, other))


def test_all_cards_fit_their_bytes() -> None:
    assert not list(check.size_problems())


def test_every_card_is_drawn_and_no_file_is_left_over() -> None:
    assert build.missing() == []
    assert len(FILES) == 98
    assert build.stale(FILES) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(build.FOLDER).as_posix())
def test_files_are_what_the_source_draws(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "run make cards, and commit interactive/cards"


def test_a_build_writes_what_changed_and_removes_what_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "cards"
    monkeypatch.setattr(build, "FOLDER", folder)
    monkeypatch.setattr(build, "PLACE", {Deck.HANAFUDA: folder, Deck.HWATU: folder / "kr"})
    assert build.build() == "98 cards in cards/: 98 written, 0 removed"
    written_first = {path: path.read_bytes() for path in folder.rglob("*.svg")}
    (folder / "1a.svg").write_text("<svg/>")
    (folder / "13H.svg").write_text("<svg/>")
    assert build.build() == "98 cards in cards/: 1 written, 1 removed"
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == written_first


@pytest.mark.parametrize("code", CARDS)
def test_decks_differ_in_their_frames_and_in_what_is_written(code: str) -> None:
    hanafuda, hwatu = (written(code, deck).replace(f'stroke="{deck.frame}"/></svg>', "") for deck in Deck)
    has_letters = code[-1] == "H" or code in {"1R", "2R", "3R", "6R", "9R", "10R"}
    assert (hanafuda != hwatu) is (has_letters or code == "back")


def test_every_letter_of_the_cards_is_drawn_within_its_box() -> None:
    assert set(LETTERS) == set("あかよろしみの홍단청寿")
    for sign, strokes in LETTERS.items():
        assert all(max(abs(x), abs(y)) <= 52 for stroke in strokes for x, y, _ in stroke), sign


def test_a_poem_is_japanese_in_hanafuda_and_korean_in_hwatu() -> None:
    hanafuda, hwatu = (poetry_ribbon(0, 0, 0, deck, "akayoroshi") for deck in Deck)
    shape = re.search(r' d="(.*?)"', letter("か", 0, 0, 100, KINARI))
    assert shape
    assert shape.group(1) in hanafuda
    assert shape.group(1) not in hwatu


def a_card(*art: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 540">'
        f'<rect x="7" y="7" width="316" height="526" fill="{KINARI}"/>{"".join(art)}</svg>'
    ).replace("data-hero>", 'data-hero="">')


def said(problems: Iterable[str]) -> str:
    return "; ".join(problems)


@pytest.mark.parametrize(
    ("svg", "caught"),
    [
        ("<svg", "no well-formed XML"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 54"/>', "does not begin with"),
        ('<svg viewBox="0 0 330 540"/>', "does not begin with"),
        (a_card("<text>松</text>"), "has <text>"),
        (a_card('<image href="pine.png"/>'), "has <image>"),
        (a_card("<style>path{fill:red}</style>"), "has <style>"),
        (a_card("<script>alert(1)</script>"), "has <script>"),
        (a_card('<filter id="blur"/>'), "has <filter>"),
        (a_card('<path d="M0 0" style="fill:red"/>'), "has style= on <path>"),
        (a_card('<path d="M0 0" onclick="x()"/>'), "has onclick= on <path>"),
        (a_card("<g>pine</g>"), "has text in or after <g>"),
        (a_card(disc(9, 9, 9, "#c9281e")), "has the colour #c9281e"),
        (a_card(disc(9, 9, 9, "red")), "has the colour red"),
        (a_card(disc(9, 9, 9, SKIN), disc(9, 9, 9, DEER_THROAT)), "has the local shades"),
        (a_card('<path d="M0 0" fill="currentColor"/>'), "no colour for it"),
        (a_card('<use href="#plum"/>'), "uses #plum, which is not in the file"),
        (a_card('<g clip-path="url(#round)"/>'), "uses #round, which is not in the file"),
        (a_card('<g id="plum"/>'), "holds #plum and never uses it"),
        (a_card('<g id="plum"/><g id="plum"/><use href="#plum"/>'), "two things with the id plum"),
        (a_card(disc(9, 9, 2, BENI)), "a dot of 2 (r)"),
        (a_card(f'<path d="M0 0" stroke="{SUMI}" stroke-width="1.5"/>'), "a line of 1.5 (stroke-width)"),
        (a_card(*(disc(i, i, 9, BENI) for i in range(200))), "too many: repeat a symbol"),
    ],
)
def test_a_bad_file_is_caught(svg: str, caught: str) -> None:
    assert caught in said(file_problems(svg))


def test_a_file_too_long_on_the_wire_is_caught() -> None:
    chance = random.Random(1)
    places = " ".join(str(chance.randrange(1000)) for _ in range(2000))
    assert "bytes compressed" in said(file_problems(a_card(f'<path d="M{places}"/>')))


def test_a_good_file_passes() -> None:
    assert not list(file_problems(a_card(disc(165, 270, 120, BENI))))


@pytest.mark.parametrize(
    ("art", "caught"),
    [
        (rectangle(0, 0, 330, 60, SUMI), "9% full"),
        (rectangle(0, 0, 330, 500, SUMI), "leave more ivory bare"),
        (rectangle(0, 0, 330, 265, SUMI), "is empty at the bottom left"),
        (rectangle(0, 0, 160, 540, SUMI), "is empty at the top right"),
    ],
)
def test_a_card_too_full_or_too_empty_is_caught(art: str, caught: str) -> None:
    assert caught in said(fullness_problems("1a", a_card(art)))


@pytest.mark.parametrize(
    ("code", "art", "caught"),
    [
        ("1T", disc(200, 300, 100, BENI), "has no hero"),
        ("1T", hero(disc(200, 300, 60, BENI)), "has a hero of 36% of its width and 22% of its height"),
        ("1T", hero(disc(150, 150, 100, BENI)), "units inside the index corner"),
        ("1H", hero(disc(240, 420, 80, BENI)), "under the disc of 光"),
    ],
)
def test_a_hero_in_the_wrong_place_is_caught(code: str, art: str, caught: str) -> None:
    assert caught in said(hero_problems(code, a_card(art)))


def test_a_hero_in_its_place_passes() -> None:
    assert not list(hero_problems("1H", a_card(hero(disc(200, 250, 100, BENI)))))


@pytest.fixture
def changing() -> Iterator[dict[str, object]]:
    """The pictures, for a test to change."""
    kept = dict(pictures)
    yield pictures
    pictures.clear()
    pictures.update(kept)


def test_two_chaff_alike_are_caught(changing: dict[str, object]) -> None:
    changing["1b"] = changing["1a"]
    assert "differs from 1a in 0%" in said(alike_problems("1a", "1b"))


def test_a_card_that_nobody_drew_is_named(changing: dict[str, object]) -> None:
    del changing["4T"]
    assert build.missing() == ["4T"]
    assert "4T is drawn by nobody" in said(check.problems())


def test_browsers_may_smooth_an_edge_and_not_lose_a_patch() -> None:
    plain = Image.new("RGB", (96, 157), KINARI)
    edge, patch = plain.copy(), plain.copy()
    ImageDraw.Draw(edge).line((10, 10, 80, 140), fill=SUMI, width=2)
    ImageDraw.Draw(patch).rectangle((20, 40, 24, 44), fill=SUMI)
    assert apart(plain, plain) == apart(plain, edge) == ""
    assert apart(plain, patch).startswith("in 9 pixels, most about 7")

"""Cards as pages show them: what is said of each picture, in every language and in both sets."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hanacore.cards import CODES
from hanacore.errors import HanaError
from hanacore.names import LANGUAGES, name

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "docs" / ".hooks"))

import deck  # noqa: E402  it lives with the site's build


@pytest.mark.parametrize("of", deck.SETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_pictures_are_told_alike(lang: str, of: str) -> None:
    told = [deck.view(code, lang)["told"][of] for code in CODES]
    assert len(set(told)) == 48
    assert not [text for text in told if "{" in text or ".." in text or "。。" in text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_names_month_plant_and_kind(lang: str) -> None:
    for code in CODES:
        card = deck.view(code, lang)
        text = card["told"]["hanafuda"]
        assert name(f"month.{card['month']}", lang).lower() in text
        assert card["category"] in text
        assert name(f"shows.{code}", lang) in text


def test_willow_and_paulownia_change_places_in_korea() -> None:
    """DK-2.1, also in Korean, whose names of the months count that way already."""
    told = {lang: deck.view("11T", lang)["told"] for lang in LANGUAGES}
    assert told["en"] == {
        "hanafuda": "November, willow: swallow. Animal.",
        "hwatu": "December, willow: swallow. Animal.",
    }
    assert told["ko"] == {"hanafuda": "11월 비: 제비. 열끗.", "hwatu": "12월 비: 제비. 열끗."}
    assert told["ja"]["hwatu"].startswith("12月")
    same = deck.view("3H")["told"]
    assert (
        same["hanafuda"] == same["hwatu"] == "March, cherry blossom: striped curtain under blossoms. Light."
    )


def test_a_label_has_plant_and_kind_once() -> None:
    labels = {code: deck.view(code)["label"] for code in ("3H", "3R", "9a", "11a", "12a")}
    assert labels == {
        "3H": "Curtain, cherry blossom light",
        "3R": "Cherry poetry ribbon",
        "9a": "Chrysanthemum chaff",
        "11a": "Lightning, willow chaff",
        "12a": "Yellow paulownia chaff",
    }


def test_ribbons_are_of_three_kinds() -> None:
    ribbons = {code: deck.view(code)["ribbon"] for code in CODES if code.endswith("R")}
    assert [code for code, kind in ribbons.items() if kind == "poetry"] == ["1R", "2R", "3R"]
    assert [code for code, kind in ribbons.items() if kind == "blue"] == ["6R", "9R", "10R"]
    assert sorted(ribbons.values()).count("plain") == 4


def test_a_wrong_code_is_refused() -> None:
    with pytest.raises(HanaError):
        deck.view("13H")

"""Names are data: English is complete, the others say what they lack."""

from __future__ import annotations

from collections import Counter

import pytest

from hanacore import koikoi
from hanacore.cards import CODES
from hanacore.errors import HanaError, IllegalAction, NotationError, ProtocolError, RulesError
from hanacore.names import LANGUAGES, name, names

MONTHS = range(1, 13)
CATEGORIES = ("hikari", "tane", "tan", "kasu")
YAKU = {row.id for row in koikoi.YAKU.rows}
LINES = ("further-tane", "further-tan", "seven-or-more", "opponent-called", "teshi", "kuttsuki")
ERRORS = (HanaError, NotationError, IllegalAction, RulesError, ProtocolError)
LOCAL = LANGUAGES[1:]
CHAFF = {code for code in CODES if code[-1] in "abc" and code not in ("11a", "12a")}

# Our sources have no Korean words for the yaku of Koi-Koi, and none in any language for what is no yaku.
PLAIN_LINES = ("line.further-tane", "line.further-tan", "line.seven-or-more", "line.opponent-called")
UNTRANSLATED = {
    "ja": ("error.", *PLAIN_LINES),
    "ko": ("error.", "yaku.", "line.", "action."),
    "zh-Hant": ("error.", *PLAIN_LINES),
}


def every_key() -> set[str]:
    """What the engine, the site and the widgets ask for."""
    return {
        *(f"{kind}.{month}" for kind in ("month", "plant", "calendar") for month in MONTHS),
        *(f"{kind}.{code}" for kind in ("card", "short") for code in CODES),
        *(f"category.{category}{form}" for category in CATEGORIES for form in ("", ".plural")),
        *(f"ribbon.{kind}" for kind in ("red-poetry", "blue", "plain")),
        *(f"yaku.{yaku}" for yaku in YAKU),
        *(f"line.{line}" for line in LINES),
        *(f"action.{action}" for action in ("play", "take", "call", "stop")),
        *(f"error.{error.code}" for error in ERRORS),
        "game.koi-koi",
    }


def test_english_is_complete_and_names_nothing_unknown() -> None:
    assert set(names("en")) == every_key()


@pytest.mark.parametrize("lang", LOCAL)
def test_a_language_lacks_only_what_is_listed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    lacking = sorted(every_key() - set(names(lang)))
    with capsys.disabled():
        print(f"\n{lang} lacks {len(lacking)} names: {' '.join(lacking)}")  # noqa: T201  for translators
    assert [key for key in lacking if not key.startswith(UNTRANSLATED[lang])] == []


@pytest.mark.parametrize("lang", LOCAL)
def test_a_language_adds_only_the_spelling_of_its_own_names(lang: str) -> None:
    extra = set(names(lang)) - every_key()
    assert {key.removeprefix("roman.") for key in extra} <= set(names(lang))
    assert all(key.startswith("roman.") for key in extra)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_is_empty_or_padded(lang: str) -> None:
    assert [key for key, text in names(lang).items() if not text or text != text.strip()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_means_one_card_except_chaff_of_one_month(lang: str) -> None:
    shared = Counter(name(f"card.{code}", lang) for code in CODES)
    for code in CODES:
        same = [other for other in CODES if name(f"card.{other}", lang) == name(f"card.{code}", lang)]
        assert len(same) == shared[name(f"card.{code}", lang)]
        assert same == [code] or (set(same) <= CHAFF and len({other[:-1] for other in same}) == 1)
    assert sum(shared.values()) == 48
    assert len(shared) == 48 - 11  # ten months have two chaff alike, paulownia has two beside the yellow one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_month_has_one_name(lang: str) -> None:
    for kind in ("month", "plant", "calendar"):
        assert len({name(f"{kind}.{month}", lang) for month in MONTHS}) == 12


def test_korea_counts_paulownia_eleventh_and_willow_twelfth() -> None:
    """DK-2.1"""
    assert (name("calendar.11", "ko"), name("calendar.12", "ko")) == ("12월", "11월")
    assert (name("month.11", "ko"), name("month.12", "ko")) == ("비", "오동")
    assert [name(f"calendar.{month}", "ja") for month in (11, 12)] == ["11月", "12月"]


@pytest.mark.parametrize("lang", ["ja", "ko"])
def test_every_local_card_and_month_can_be_read_aloud(lang: str) -> None:
    for key in [*(f"card.{code}" for code in CODES), *(f"month.{month}" for month in MONTHS)]:
        spelling = name(f"roman.{key}", lang)
        assert spelling.translate(str.maketrans("āēīōūĀĒĪŌŪ", "aeiouAEIOU")).isascii(), (key, spelling)


def test_english_fills_the_gaps() -> None:
    assert "yaku.goko" not in names("ko")
    assert name("yaku.goko", "ko") == "Five lights"


def test_an_unknown_key_is_refused_by_name() -> None:
    with pytest.raises(ProtocolError, match=r"nothing is called 'card\.13H'"):
        name("card.13H")
    with pytest.raises(ProtocolError, match=r"nothing is called 'roman\.card\.1H'"):
        name("roman.card.1H")


@pytest.mark.parametrize("lang", ["", "xx", "../en", "EN"])
def test_an_unknown_language_is_refused_by_name(lang: str) -> None:
    with pytest.raises(ProtocolError, match="there are no names in"):
        name("card.1H", lang)

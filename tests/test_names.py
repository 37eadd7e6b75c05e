"""Names are data: English is complete, the others say what they lack."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType

import pytest

from hanacore import fishing, rummy
from hanacore import names as tables
from hanacore.cards import CODES
from hanacore.errors import HanaError
from hanacore.games import GAMES
from hanacore.names import LANGUAGES, lacking, name, names

ROOT = Path(__file__).resolve().parent.parent
MONTHS = range(1, 13)
LOCAL = LANGUAGES[1:]
SPELT = ("ja", "ko")
CHAFF = {code for code in CODES if code[-1] in "abc" and code not in ("11a", "12a")}
SENTENCES = ("phase", "ending", "error", "shows", "told")  # nobody reads these aloud from Latin letters
LATIN = str.maketrans("āēīōūĀĒĪŌŪ’·", "aeiouAEIOU' ")

WRITTEN = {
    "ribbon": "red-poetry blue plain",
    "yaku": """
        goko shiko ame-shiko sanko matsu-kiri-bozu omote-sugawara ura-sugawara nomi hanami tsukimi inoshikacho
        akatan-aotan akatan aotan shichitan rokutan kusa tane tan kasu fujishima kirishima ameshima
        three-pairs two-triples four-and-two run short-of-ten sixty-six four-of-a-month month
    """,
    "line": """
        further-tane further-tan seven-or-more opponent-called doubled-once calls teshi kuttsuki
        field-teshi field-kuttsuki oyaken other-scored few-cards few-cards-paid yaku-cancelled
        card-points base yaku-paid hand-sum ppong-bagaji stop-bagaji stop-bonus
    """,
    "game": "koi-koi hana-awase nylon-ppong",
    "set": """
        nintendo fuda-wiki etohana clubhouse-ds yakuza koi-koi-japan
        tomatokun bakappana gamefarm korean-common bb
    """,
    "action": "play take call stop draw discard natural-triple ppong pass declare",
}
KEYS = {
    **{kind: [str(month) for month in MONTHS] for kind in ("month", "plant", "calendar")},
    **{kind: list(CODES) for kind in ("card", "short", "shows")},
    "told": ["card"],
    "category": [f"{kind}{form}" for kind in ("hikari", "tane", "tan", "kasu") for form in ("", ".plural")],
    **{kind: words.split() for kind, words in WRITTEN.items()},
    "phase": sorted({one.value for family in (fishing, rummy) for one in family.Phase}),
    "ending": sorted({one.value for family in (fishing, rummy) for one in family.End}),
    "error": sorted({HanaError.code, *(kind.code for kind in HanaError.__subclasses__())}),
}


def every_key() -> set[str]:
    """What the engine, the site and the widgets ask for."""
    return {f"{group}.{key}" for group, keys in KEYS.items() for key in keys}


def test_english_is_complete_and_names_nothing_unknown() -> None:
    assert set(names("en")) == every_key()


def engine_keys() -> Iterator[str]:
    """The keys of what the games themselves list."""
    for slug, game in GAMES.items():
        yield f"game.{slug}"
        for named in game.sets:
            yield f"set.{named.id}"


@pytest.mark.parametrize("key", sorted(set(engine_keys())))
def test_what_a_game_lists_has_a_name(key: str) -> None:
    assert key in names("en")


def test_every_line_has_a_name() -> None:
    """Those that cases state, and those that the core writes out."""
    written = {
        **dict.fromkeys((ROOT / "tests" / "cases").glob("*.toml"), r'"[A-Z]{2}-[^" ]+ ([a-z-]+) [-+×≤]'),
        **dict.fromkeys((ROOT / "hanacore").glob("*.py"), r'Line\(\s*"[A-Z]{2}-[^"]+",\s*"([a-z-]+)"'),
    }
    found = {
        what: path.name
        for path, pattern in written.items()
        for what in re.findall(pattern, path.read_text(encoding="utf-8"))
    }
    assert {"sanko", "hand-sum"} <= set(found)
    nameless = [what for what in found if not {f"yaku.{what}", f"line.{what}"} & every_key()]
    assert {what: found[what] for what in nameless} == {}


@pytest.mark.parametrize("lang", LOCAL)
def test_a_language_says_what_it_lacks(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\n{lang} lacks {len(lacking(lang))} names: {' '.join(lacking(lang))}")  # noqa: T201  for translators
    assert set(lacking(lang)) == every_key() - set(names(lang))


@pytest.mark.parametrize("lang", LOCAL)
def test_a_language_adds_only_the_spelling_of_its_own_names(lang: str) -> None:
    spelt = {key.removeprefix("roman.") for key in names(lang) if key.startswith("roman.")}
    assert {key for key in names(lang) if not key.startswith("roman.")} <= every_key()
    assert spelt <= set(names(lang))
    assert not spelt or lang in SPELT


@pytest.mark.parametrize("lang", SPELT)
def test_every_local_name_can_be_read_aloud(lang: str) -> None:
    for key, text in names(lang).items():
        group = key.partition(".")[0]
        if group == "roman":
            assert text.translate(LATIN).isascii(), (key, text)
        elif group not in SENTENCES and not text.isascii():
            assert f"roman.{key}" in names(lang), (key, text)


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


def test_english_fills_the_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"en": {"yaku.goko": "Five lights", "yaku.kusa": "Grass ribbons"}, "ko": {"yaku.goko": "오광"}}
    monkeypatch.setattr(tables, "names", lambda lang: MappingProxyType(given[lang]))
    assert (name("yaku.goko", "ko"), name("yaku.kusa", "ko")) == ("오광", "Grass ribbons")
    assert lacking("ko") == ("yaku.kusa",)


def test_an_unknown_key_is_refused_by_name() -> None:
    with pytest.raises(HanaError, match=r"nothing is called 'card\.13H'"):
        name("card.13H")
    with pytest.raises(HanaError, match=r"nothing is called 'roman\.card\.1H'"):
        name("roman.card.1H")


@pytest.mark.parametrize("lang", ["", "xx", "../en", "EN"])
def test_an_unknown_language_is_refused_by_name(lang: str) -> None:
    for ask in (lambda: name("card.1H", lang), lambda: lacking(lang)):
        with pytest.raises(HanaError, match="there are no names in"):
            ask()

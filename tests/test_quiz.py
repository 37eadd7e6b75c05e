"""Quizzes against a second scorer: the key is right, and a wrong answer is what its misreading gives."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from hashlib import sha256
from pathlib import Path

import naive
import pytest
from hypothesis import given
from hypothesis import strategies as st
from naive_misread import MISDOUBLED, MISREAD
from strategies import card_sets, piles

from hanacore import CardSet, HanaError, koikoi
from hanacore.distractors import Option
from hanacore.inventory import rules
from hanacore.misread import Misreading, doubled
from hanacore.misreadings import MISREADINGS
from hanacore.names import name
from hanacore.quiz import LEVELS, Question, grade, prepared, question

ROOT = Path(__file__).resolve().parent.parent
SEEDS = range(1, 2001)
LEAST = 20
LIGHTS = ["goko", "shiko", "ame-shiko", "sanko"]
SETS = ["inoshikacho", "akatan-aotan", "akatan", "aotan"]
YAKU = [*LIGHTS, "hanami", "tsukimi", *SETS, "tane", "tan", "kasu"]
EXCLUSIONS = {
    ("goko", "shiko"),
    ("goko", "ame-shiko"),
    ("goko", "sanko"),
    ("shiko", "sanko"),
    ("ame-shiko", "sanko"),
    ("inoshikacho", "tane"),
    ("akatan-aotan", "akatan"),
    ("akatan-aotan", "aotan"),
    ("akatan-aotan", "tan"),
    ("akatan", "tan"),
    ("aotan", "tan"),
}
SEVEN, CALL = "× 2 for 7 or more", "× 2 for the call"
NAMED = {name(f"yaku.{what}"): what for what in YAKU}

levels = pytest.mark.parametrize("level", LEVELS)


@cache
def asked(level: int) -> tuple[Question, ...]:
    return tuple(question("koi-koi", level, seed) for seed in SEEDS)


def codes(one: Question) -> set[str]:
    return {card.code for card in one.pile}


def read(kind: str, text: str) -> int | tuple[set[str], bool, bool]:
    """An answer as the page shows it: points, or yaku and doublings."""
    if kind == "points":
        return int(text)
    yaku, *factors = text.split(", × ")
    marks = {f"× {factor}" for factor in factors}
    assert marks <= {SEVEN, CALL}
    what = set() if yaku == "None of them" else {NAMED[each] for each in yaku.split(" + ")}
    return what, SEVEN in marks, CALL in marks


def answered(kind: str, lines: naive.Lines, total: int, seven: bool, call: bool) -> object:
    if kind == "points":
        return total
    yaku = {what for what, value in lines.items() if value and not what.startswith("further-")}
    if yaku >= {"akatan", "aotan"}:  # both sets are the two together, whatever they are taken to be worth
        yaku = yaku - {"akatan", "aotan"} | {"akatan-aotan"}
    return yaku, seven, call


def expected(one: Question, misreading: str = "") -> object:
    """What the naive scorer answers, with one misreading or none."""
    pile, called = codes(one), one.opponent_called
    if misreading in MISDOUBLED:
        lines = naive.base(pile)
        return answered(one.kind, lines, *MISDOUBLED[misreading](lines, called))
    lines = MISREAD[misreading](pile) if misreading else naive.base(pile)
    total = sum(lines.values())
    if one.level < 3:
        return answered(one.kind, lines, total, False, False)
    seven, call = total >= 7, called and total > 0
    return answered(one.kind, lines, total * (2 if seven else 1) * (2 if call else 1), seven, call)


@given(card_sets | piles, st.booleans())
def test_a_second_scorer_agrees_with_the_engine(pile: CardSet, called: bool) -> None:
    held = {card.code for card in pile}
    sheet = koikoi.score(pile.mask, called)
    assert sheet.total == koikoi.points(pile.mask, called) == naive.points(held, called)
    base = {line.what: line.value for line in koikoi.YAKU.lines(pile.mask)}
    assert base == naive.base(held)


@given(card_sets | piles, st.booleans())
def test_reading_everything_rightly_gives_the_engines_sheet(pile: CardSet, called: bool) -> None:
    nothing_misread = Misreading("none", "KK-6.1", "")
    assert nothing_misread.score(pile.mask, called) == koikoi.score(pile.mask, called)
    assert doubled(koikoi.YAKU.lines(pile.mask), called) == koikoi.score(pile.mask, called).lines


@levels
def test_the_key_is_right(level: int) -> None:
    for one in asked(level):
        right = one.options[one.correct]
        assert read(one.kind, right.text) == expected(one), one.id
        assert right == Option(right.text)


@levels
def test_a_wrong_answer_is_what_its_misreading_gives(level: int) -> None:
    for one in asked(level):
        for option in one.options:
            if option.misreading:
                given_ = read(one.kind, option.text)
                assert given_ == expected(one, option.misreading), (one.id, option)
                assert given_ != expected(one), (one.id, option)


@levels
def test_four_answers_one_right_each_misread_differently(level: int) -> None:
    places = Counter(one.correct for one in asked(level))
    assert all(places[place] > len(SEEDS) / 5 for place in range(4)), places
    for one in asked(level):
        assert len({option.text for option in one.options}) == 4, one.id
        assert len({option.misreading for option in one.options}) == 4, one.id
        assert len({option.says for option in one.options}) == 4, one.id
        assert [option.right for option in one.options].count(True) == 1, one.id


@levels
def test_what_was_missed_stands_on_the_sheet(level: int) -> None:
    for one in asked(level):
        lines = [line.what for line in one.sheet.lines]
        for option in one.options:
            assert set(option.missed) <= set(lines), (one.id, option)
            if option.misreading.endswith("-left-out") and option.misreading[:-9] in YAKU:
                assert option.misreading[:-9] in option.missed, (one.id, option)


@levels
def test_piles_are_such_as_play_leaves(level: int) -> None:
    for one in asked(level):
        assert all(number in (0, 2, 4) for number in naive.months(codes(one))), one.id
        assert 4 <= len(one.pile) <= 24, one.id
        assert level == 3 or not one.opponent_called


def test_level_one_shows_one_yaku() -> None:
    for one in asked(1):
        assert len(naive.base(codes(one)).keys() & set(YAKU)) == 1, one.id


@levels
def test_everything_is_asked_often_enough(level: int, capsys: pytest.CaptureFixture[str]) -> None:
    """A yaku is asked when the pile scores it, an exclusion when a wrong answer scores what gave way."""
    yaku: Counter[str] = Counter()
    exclusions: Counter[tuple[str, str]] = Counter()
    doublings: Counter[str] = Counter()
    kinds = Counter(one.kind for one in asked(level))
    for one in asked(level):
        pile = codes(one)
        lines = naive.base(pile)
        yaku.update(lines.keys() & set(YAKU))
        misread = [MISREAD[each.misreading](pile) for each in one.options if each.misreading in MISREAD]
        exclusions.update(pair for pair in naive.replaced(pile) if any(pair[1] in each for each in misread))
        if lines:
            seven = "7 or more" if sum(lines.values()) >= 7 else ""
            doublings[" and ".join(filter(None, [seven, "call" if one.opponent_called else ""]))] += 1
    with capsys.disabled():
        print(f"\nquiz level {level}: {dict(kinds)}")  # noqa: T201  how often each is asked
        print("  ", {what: yaku[what] for what in YAKU})  # noqa: T201
        if level > 1:
            print("  ", {f"{a} > {b}": exclusions[a, b] for a, b in sorted(EXCLUSIONS)})  # noqa: T201
        if level == 3:
            print("  ", dict(doublings))  # noqa: T201
    assert kinds["points"] == kinds["yaku"]
    assert all(yaku[what] >= LEAST for what in YAKU)
    if level > 1:
        assert all(exclusions[pair] >= LEAST for pair in EXCLUSIONS)
        assert exclusions.keys() <= EXCLUSIONS
    if level == 3:
        assert all(doublings[which] >= LEAST for which in ("", "7 or more", "call", "7 or more and call"))


def test_every_misreading_is_offered_and_worked_out_twice() -> None:
    assert MISREAD.keys() | MISDOUBLED.keys() == MISREADINGS.keys()
    offered = {option.misreading for level in LEVELS for one in asked(level) for option in one.options}
    assert offered - {""} == MISREADINGS.keys()


def test_a_misreading_says_what_is_so_and_cites_a_clause() -> None:
    says = [each.says for each in MISREADINGS.values()]
    assert len({*says}) == len(says)
    for each in MISREADINGS.values():
        assert each.rule in rules()
        assert rules()[each.rule].status == "active"
        assert each.says.endswith(".")
        assert not {"incorrect", "wrong", "!"} & set(each.says.lower().split())


@levels
def test_clauses_in_play_are_in_the_inventory(level: int) -> None:
    for one in asked(level):
        assert one.teaches
        assert set(one.teaches) <= rules().keys()
        assert not any("{" in option.says for option in one.options)


@levels
def test_a_question_as_plain_data(level: int) -> None:
    for one in asked(level)[:100]:
        plain = one.as_dict()
        assert plain["id"] == f"koi-koi.{level}.{one.seed}"
        assert CardSet.parse(" ".join(plain["pile"])) == one.pile
        right = next(option for option in plain["options"] if option["right"])
        assert right == {"text": right["text"], "right": True}
        if one.kind == "points":
            assert int(right["text"]) == plain["sheet"]["total"]
        else:
            made = [row["name"] for row in plain["sheet"]["rows"] if not row["what"].startswith("further-")]
            assert right["text"].split(", ×")[0] == (" + ".join(made) or "None of them")
        assert bool(plain["sheet"]["factors"]) == (level == 3)
        wrong = next(option for option in plain["options"] if not option["right"])
        assert wrong.keys() == {"text", "right", "misreading", "says", "rule", "missed"}


def test_ten_are_prepared_and_graded() -> None:
    for level in LEVELS:
        ten = prepared("koi-koi", level)
        assert [one.seed for one in ten] == list(range(1, 11))
        assert len({one.about for one in ten}) == 10
        for one in ten:
            graded = [grade("koi-koi", level, one.seed, choice) for choice in range(4)]
            assert graded == [option.right for option in one.options]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("tarot", 1, 1, 0), "there is one for koi-koi"),
        ((["koi-koi"], 1, 1, 0), "there is one for koi-koi"),
        (("x" * 9999, 1, 1, 0), "there is one for koi-koi"),
        (("koi-koi", 4, 1, 0), "levels are 1, 2 and 3"),
        (("koi-koi", True, 1, 0), "levels are 1, 2 and 3"),
        (("koi-koi", 1, -1, 0), "from 0 to"),
        (("koi-koi", 1, 2**64, 0), "from 0 to"),
        (("koi-koi", 1, "1", 0), "from 0 to"),
        (("koi-koi", 1, 1.5, 0), "from 0 to"),
        (("koi-koi", 1, 1, 4), "answers are 0 to 3"),
        (("koi-koi", 1, 1, -1), "answers are 0 to 3"),
        (("koi-koi", 1, 1, True), "answers are 0 to 3"),
    ],
)
def test_bad_requests_get_one_line(args: tuple[str, int, int, int], says: str) -> None:
    with pytest.raises(HanaError, match=says) as raised:
        grade(*args)
    assert raised.value.code == "protocol/bad-request"
    assert len(str(raised.value)) < 200


@given(st.sampled_from(LEVELS), st.integers(0, 2**64 - 1))
def test_every_seed_asks(level: int, seed: int) -> None:
    one = question("koi-koi", level, seed)
    assert read(one.kind, one.options[one.correct].text) == expected(one)
    assert one == question("koi-koi", level, seed)


def digest() -> str:
    """What the first hundred questions of each level are."""
    seen = [
        f"{one.id} {one.pile} {one.opponent_called} {[option.misreading for option in one.options]}"
        for level in LEVELS
        for one in prepared("koi-koi", level, 100)
    ]
    return sha256("\n".join(seen).encode()).hexdigest()[:16]


# A shared address keeps its question: these change only when a release says that the questions are new.
DIGEST = "f00e863ba968a0b8"
GOLDEN = {
    (1, 1): "4T4b6T6R7T7R9R9b10T10a 9 | 0 | 5 | 6",
    (1, 2**64 - 1): "1H1b2R2a3H3a11R11a12H12a 6 | 5 | 75 | 0",
    (2, 1): "2T2R2a2b3a3b4T4R5T5b6T6R7R7b9T9R10T10R 13 | 4 | 10 | 16",
    (3, 1): "3H3a4T4b5T5b6T6b8H8b9T9a10T10a 22 | 12 | 40 | 44",
}


@pytest.mark.parametrize(("level", "seed"), GOLDEN)
def test_addresses_keep_their_questions(level: int, seed: int) -> None:
    one = question("koi-koi", level, seed)
    assert f"{one.pile} {' | '.join(option.text for option in one.options)}" == GOLDEN[level, seed]


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_questions_do_not_hang_on_the_order_of_sets(hash_seed: str) -> None:
    paths = [str(ROOT), str(ROOT / "tests")]
    code = f"import sys; sys.path[:0] = {paths}; from test_quiz import digest; print(digest())"
    command, env = [sys.executable, "-c", code], {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == DIGEST

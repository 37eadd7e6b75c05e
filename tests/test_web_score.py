"""The calculators' operations say what the cases say, and ask for no more than what counts."""

from __future__ import annotations

import json
from typing import Any

import pytest
import run_cases

from hanacore.errors import HanaError
from hanacore.examples import answered, chosen
from hanacore.games import GAMES, game
from hanacore.notation import choice_of, written_choice
from hanacore.reckon import reckon
from hanacore.score_desks import DESKS
from hanacore.web import handle

ASKED = ("pile", "hand", "piles", "hands", "field", "end", "opponent_called", "calls", "called_last", "laid")
CASES: list[dict[str, Any]] = [
    case for case in run_cases.cases() if case.get("kind", "pile") in ("pile", "settlement")
]


def ask(op: str, **args: object) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(handle(json.dumps({"v": 1, "id": 1, "op": op, "args": args})))
    return reply


def asked_of(case: dict[str, Any]) -> dict[str, Any]:
    return {key: case[key] for key in ASKED if key in case}


def scored(case: dict[str, Any]) -> bool:
    """Whether a calculator scores it: not what is dealt again before there are hands."""
    return any(key in case for key in ("pile", "hand", "piles", "hands"))


SCORED = [case for case in CASES if scored(case)]


@pytest.mark.parametrize("case", SCORED, ids=lambda case: str(case["id"]))
def test_a_case_through_the_calculator_is_the_case(case: dict[str, Any]) -> None:
    table = written_choice(chosen(case))
    result = ask("score.count", table=table, asked=asked_of(case))["result"]
    found = answered(case).found
    seats = result["seats"]
    lines = [[_written(line) for line in seat["lines"]] for seat in seats]
    several = (
        isinstance(case.get("lines", [""]), list) and case.get("lines") and isinstance(case["lines"][0], list)
    )
    if "lines" in case:
        assert lines == (case["lines"] if several else [case["lines"]] if seats else [])
    if "total" in case:
        assert seats[0]["total"] == case["total"]
    if "totals" in case and len(seats) == len(case["totals"]):
        assert [seat["total"] for seat in seats] == case["totals"]
    for key in ("ended", "redeal"):
        if key in case:
            assert result[key] == case[key]
    assert [sheet["view"]["total"] for sheet in result["sheets"]] == [seat["total"] for seat in seats]
    assert result["table"] == table
    assert found.get("ended") == result.get("ended")


def _written(line: dict[str, Any]) -> str:
    op = "" if line["op"] == "+" and line["value"] < 0 else line["op"]
    return f"{line['rule']} {line['what']} {op}{line['value']}"


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_desk_asks_for_what_scores_and_for_nothing_else(slug: str) -> None:
    """An option that no desk offers changes the score of no case."""
    one = game(slug)
    for case in SCORED:
        if case.get("game", "koi-koi") != slug:
            continue
        whole = not {"pile", "hand"} & case.keys()
        before = reckon(case).data
        offered = {key for desk in DESKS[slug] if (desk.id == "pile") != whole for key in desk.options}
        for option in one.options:
            if option.key in offered:
                continue
            for value in option.values:
                try:
                    after = reckon({**case, "options": {**case.get("options", {}), option.key: value}}).data
                except HanaError:
                    continue
                assert after["seats"] == before["seats"], (case["id"], option.key, value)


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_set_has_a_desk(slug: str) -> None:
    for named in game(slug).sets:
        for seats in game(slug).seats:
            found = ask("score.desk", table=slug, ruleset=named.id, seats=seats)["result"]
            assert found["set"] == named.id
            assert found["desks"]
            assert choice_of(found["table"]).ruleset is named
            assert all(len(one["places"]) == seats for one in found["desks"] if one["key"].endswith("s"))


def test_a_choice_keeps_what_it_does_not_change() -> None:
    desk = ask("score.desk", table="hana-awase.2.oni_on", options={"ha.kasu": "0"})["result"]
    assert desk["table"] == "hana-awase.2.oni_on.kasu_0"
    desk = ask("score.desk", table=desk["table"], seats=4)["result"]
    assert desk["table"] == "hana-awase.4.oni_on.kasu_0"
    desk = ask("score.desk", table=desk["table"], ruleset="fuda-wiki")["result"]
    assert desk["table"] == "hana-awase.4.fuda-wiki"


def test_rules_of_play_travel_along_unasked() -> None:
    desk = ask("score.desk", table="koi-koi.play-out-stock_on", options={"kk.seven": "off"})["result"]
    assert desk["table"] == "koi-koi.play-out-stock_on.seven_off"
    assert desk["unasked"] == ["The hands are empty: is the stock played out?"]


WHOLE = "hana-awase"
NYLON = "nylon-ppong.2"


@pytest.mark.parametrize(
    ("table", "asked", "rule", "says"),
    [
        (WHOLE, {"piles": ["1H 1a", "1H 2a", "3a"]}, "DK-1.1", "stands here twice"),
        (WHOLE, {"piles": ["1H 1a", "2T 2a", "3a"]}, "HA-2.6", "43 cards lie in no pile"),
        (WHOLE, {"piles": ["1H", "rest", "rest"]}, None, "only one of the piles can be the rest"),
        (WHOLE, {"pile": "3H9X"}, None, "no card '9X'"),
        (NYLON, {"hands": ["1H 2T", "3"], "end": "stop:0"}, "DK-2.2", "all in cards"),
        (NYLON, {"hands": ["1 2H", "3"], "end": "stop:0"}, None, "never in both"),
        (NYLON, {"hands": ["1 2", "3 3 3 3 3"], "end": "stop:0"}, "DK-1.1", "four cards of month 3"),
        (NYLON, {"hands": ["1 2", "3 4 5"], "end": "stop:0"}, "NP-3.8", "seat 1 holds 3 cards"),
        (NYLON, {"hands": ["4 2", "3 4"], "end": "stop:0"}, "NP-6.1", "with 5 or less"),
        (NYLON, {"hand": "1 2 3 4 5 6 7"}, "NP-3.8", "never holds 7 cards"),
        ("koi-koi", {"hands": ["1H", "2T"], "field": ""}, "KK-2.1", "8 cards to each"),
        ("koi-koi", {"pile": "3H", "calls": [99, 0]}, None, "calls is 2 whole numbers"),
        ("koi-koi", {"pile": "3H", "game": "tarot"}, None, "not 'game'"),
        ("koi-koi", [], None, "asked is an object"),
        ("koi-koi.seven_off.double-stack_x2-cap", {"pile": "3H"}, "KK-6.11", "no two doublings"),
        ("tarot", {"pile": "3H"}, None, "no game 'tarot'"),
        ("koi-koi." + "x" * 90_000, {"pile": "3H"}, None, "1000 characters"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(table: str, asked: object, rule: str | None, says: str) -> None:
    error = ask("score.count", table=table, asked=asked)["error"]
    assert says in error["message"]
    assert error["rule"] == rule
    assert "\n" not in error["message"]
    assert len(error["message"]) < 400


def test_who_pays_whom_stands_beside_the_lines() -> None:
    case = next(case for case in CASES if case["id"] == "C-HA-1")
    result = ask("score.count", table="hana-awase", asked=asked_of(case))["result"]
    rows = result["sheets"][0]["view"]["rows"]
    assert [row["note"] for row in rows if row["what"] == "yaku-paid"] == ["to seat 1", "to seat 2"]
    assert [row["note"] for row in rows if row["what"] == "aotan"] == ["40 from each other player"]
    assert rows[0]["note"] == f"{len(case['piles'][0].split())} cards"
    assert [sheet["view"]["total"] for sheet in result["sheets"]] == [140, -58, -82]

"""The command line, run as a person runs it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from configurations import named_sets
from console import run, said

from hanacore import GAMES, Op, Record
from hanacore.ruleset import Choice

ROOT = Path(__file__).resolve().parent.parent
CHESS = "hc1~koi-koi~s7~"


def hanacore(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hanacore", *args]
    env = {"PYTHONIOENCODING": "utf-8", **env}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=False)


def answered(*args: str) -> dict[str, object]:
    done = hanacore(*args, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def test_score() -> None:
    assert answered("score", "koi-koi", "3H 3a 9T 9a", "--opponent-called") == {
        "game": "koi-koi",
        "rules": "nintendo",
        "options": {},
        "seats": [
            {
                "seat": 0,
                "total": 10,
                "lines": [
                    {"rule": "KK-6.5", "what": "hanami", "op": "+", "value": 5, "cards": "3H9T"},
                    {"rule": "KK-6.10", "what": "opponent-called", "op": "×", "value": 2, "cards": ""},
                ],
            }
        ],
    }


THREE = 'score hana-awase --pile "1H 3H 8H 12H" --pile "3a 3b 4T 4a" --pile rest'
STOPPED = 'score nylon-ppong --hand "2 3" --hand "4 4 4 4 9" --hand "5 5"'
ENDS = ["stop:0", "exhausted", "declare:0", "ppong:0:1", "out:0"]


def test_three_piles_that_are_the_whole_deck() -> None:
    """HA-3, HA-6: points less the base, then what others pay, then what is paid to them."""
    table = said(THREE)
    assert (table["game"], table["rules"], table["options"]) == ("hana-awase", "tomatokun", {})
    assert [seat["seat"] for seat in table["seats"]] == [0, 1, 2]
    assert sum(seat["total"] for seat in table["seats"]) == 0
    lines = [(line["rule"], line["what"], line["op"], line["value"]) for line in table["seats"][0]["lines"]]
    assert lines[:3] == [
        ("HA-3.1", "card-points", "+", 80),
        ("HA-3.2", "base", "+", -88),
        ("HA-4.2", "shiko", "+", 120),
    ]
    assert lines[3][:2] == ("HA-6.1", "yaku-paid")
    assert lines[3][3] < 0
    assert table["ended"] == "HA-2.6"


def test_one_pile_of_hana_awase_has_card_points_and_yaku() -> None:
    one = said('score hana-awase "1R 2R 3R" --set ha.oni=on')
    assert one["options"] == {"ha.oni": "on"}
    assert [(line["what"], line["value"]) for line in one["seats"][0]["lines"]] == [("ura-sugawara", 40)]
    assert (one["seats"][0]["total"], one["card_points"]) == (40, 15)


def test_hands_as_finally_counted() -> None:
    table = said(f"{STOPPED} --end stop:0")
    assert [seat["total"] for seat in table["seats"]] == [5, 13, 10]
    assert table["ended"] == "NP-6.2"
    beaten = said('score nylon-ppong --hand "2 3" --hand "1 2" --end stop:0')
    assert [line["what"] for line in beaten["seats"][0]["lines"]] == ["hand-sum", "stop-bagaji"]


def test_a_hand_in_cards_shows_them() -> None:
    """DK-2.2: willow is worth 12 and paulownia 11 in Korea, whatever notation calls them."""
    one = said('score nylon-ppong --hand "11a 12c"')
    assert one["seats"] == [
        {
            "seat": 0,
            "total": 23,
            "lines": [
                {"rule": "NP-8.1", "what": "hand-sum", "op": "+", "value": 23, "cards": "11a12c"},
            ],
        }
    ]


def test_nobody_scores() -> None:
    """KK-7.1: two piles, and no yaku."""
    drawn = said('score koi-koi --pile "3H 3a" --pile "4T 4a"')
    assert (drawn["seats"], drawn["ended"]) == ([], "KK-7.1")
    again = said("score koi-koi --hand 3H4T5T6T7T8H9T10T --hand 3R4R5R6R7R8T9R10R --field 1H1R1a1b2T2R2a11H")
    assert (again["seats"], again["redeal"]) == ([], "KK-3.1")


def test_a_pile_that_cannot_arise_is_scored_with_a_remark() -> None:
    done = hanacore("score", "koi-koi", "3H 9T")
    assert done.returncode == 0
    assert "Total" in done.stdout
    assert "DK-4.8" in done.stdout


def test_deal_then_play_then_verify() -> None:
    dealt = answered("deal", "koi-koi", "--seed", "7")
    played = answered("play", "koi-koi", "--seed", "7", "--bots", "greedy,random")
    record = str(played["record"])
    assert record.startswith(str(dealt["record"]))
    totals = ",".join(map(str, played["totals"]))  # type: ignore[call-overload]
    assert hanacore("verify", record, "--expect", totals).returncode == 0
    wrong = hanacore("verify", record, "--expect", "99,99")
    assert wrong.returncode == 1
    assert wrong.stderr.count("\n") == 1
    assert f"the totals are {totals}" in wrong.stderr
    assert answered("verify", record) == played


def table(choice: Choice) -> str:
    return f"{choice.game} --seed 7 --seats {choice.seats} --rules {choice.ruleset.id}"


@pytest.mark.parametrize(
    "choice", list(named_sets()), ids=lambda one: f"{one.game}-{one.seats}-{one.ruleset.id}"
)
def test_every_table_is_dealt_played_and_verified(choice: Choice) -> None:
    dealt = said(f"deal {table(choice)}")
    assert len(dealt["hands"]) == choice.seats
    lies = " ".join([*dealt["hands"], dealt.get("field", ""), dealt["stock"]]).split()
    assert len(lies) == len(set(lies)) == 48
    assert ("field" in dealt) == (choice.game != "nylon-ppong")
    assert Record.parse(dealt["record"]).choice == choice

    played = said(f"play {table(choice)} --bots random,greedy")
    assert played["record"].startswith(dealt["record"])
    assert played["over"]
    assert [folded(seat["lines"]) for seat in played["seats"]] == played["totals"]
    assert [seat["total"] for seat in played["seats"]] == played["totals"]
    assert said(f"verify {played['record']} --expect {','.join(map(str, played['totals']))}") == played
    more = [total + 1 for total in played["totals"]]
    assert run("verify", played["record"], "--expect", ",".join(map(str, more))).status == 1


def folded(lines: list[dict[str, Any]]) -> int:
    """What the lines come to, as whoever reads them would add up."""
    total = 0
    for line in lines:
        value = line["value"]
        total = {Op.ADD: total + value, Op.TIMES: total * value, Op.CAP: min(total, value)}[Op(line["op"])]
    return total


@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_list_every_set_and_option_with_its_clause(slug: str) -> None:
    listed, one = said(f"rules {slug}"), GAMES[slug]
    assert [found["id"] for found in listed["rules"]] == [named.id for named in one.sets]
    assert [found["key"] for found in listed["options"]] == [option.key for option in one.options]
    assert (listed["seats"], listed["usual_seats"]) == ([*one.seats], one.usual)
    for option in listed["options"]:
        assert run("explain", option["rule"]).status == 0


def test_verify_says_when_a_deal_is_not_over() -> None:
    assert "not over" in hanacore("verify", CHESS).stdout
    assert hanacore("verify", CHESS, "--expect", "0,0").returncode == 1


def test_explain() -> None:
    done = hanacore("explain", "kk-6.5")
    assert done.returncode == 0
    assert "KK-6.5" in done.stdout
    assert "rules/koi-koi/#KK-6.5" in done.stdout


@pytest.mark.parametrize(
    ("args", "status", "says"),
    [
        (["score", "koi-koi", "3H 9X"], 2, "no card '9X'"),
        (["score", "koi-koi", "3H 3H"], 2, "twice"),
        (["score", "tarot", "3H"], 2, "no game 'tarot'"),
        (["score", "koi-koi"], 2, "pile"),
        (["tarot"], 2, "tarot"),
        ([], 2, "command"),
        (["deal", "koi-koi", "--seed", "-1"], 2, "seed"),
        (["deal", "koi-koi", "--seed", "x"], 2, "whole number"),
        (["deal", "koi-koi", "--seed", "18446744073709551616"], 2, "whole number"),
        (["play", "koi-koi", "--seed", "7", "--bots", "greedy,greedy,greedy"], 2, "2 players"),
        (["play", "koi-koi", "--seed", "7", "--bots", "greedy,deep"], 2, "greedy"),
        (["verify", "hc1~koi-koi~s7~3a"], 1, "KK-4.3"),
        (["verify", "hc1~koi-koi~s7~zz"], 2, "at character 16"),
        (["verify", CHESS, "--expect", "a"], 2, "--expect"),
        (["explain", "KK-99"], 2, "KK-99"),
        (["explain", "\udcff"], 2, "clause id"),
        (["score", "koi-koi", "\udcff"], 2, "character 1"),
    ],
)
def test_errors_are_one_line_and_a_status(args: list[str], status: int, says: str) -> None:
    done = hanacore(*args)
    assert done.returncode == status
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert says in done.stderr


@pytest.mark.parametrize("end", ENDS)
def test_a_table_that_ends_by_what_its_hands_allow(end: str) -> None:
    ender = {"declare:0": "1 1 2 2 3 3", "ppong:0:1": "", "out:0": "7 7 7"}
    first = ender.get(end, "2 3")
    found = said(
        f'score nylon-ppong --hand "{first}" --hand "4 4 4 4 9" --end {end} --set np.ppong_penalty=50'
    )
    assert found["options"] == {"np.ppong_penalty": "50"}
    assert found["seats"][1]["total"] == (63 if end == "ppong:0:1" else 13)
    assert found["seats"][0]["total"] <= 5


@pytest.mark.parametrize(
    "args",
    [
        ["score", "koi-koi", "3H", "one\ntwo\x1b[31m"],
        ["score", "koi-koi", "3H", "9" * 9_000],
        ["verify", CHESS, "--expect", "9" * 9_000],
        ["verify", CHESS, "--expect", "١,٢"],
        ["score", "9" * 9_000, "3H"],
        ["explain", "KK-1." + "1" * 9_000],
        ["play", "koi-koi", "--seed", "7", "--bots", "\n"],
    ],
)
def test_arguments_are_repeated_in_one_short_line(args: list[str]) -> None:
    done = hanacore(*args)
    assert done.returncode == 2
    assert len(done.stderr) < 300
    assert done.stderr.rstrip("\n").isprintable()


@pytest.mark.parametrize(
    ("command", "status", "says"),
    [
        ("score koi-koi 3H9T >&-", 0, ""),
        ("verify x 2>&-", 2, ""),
        ("verify x 2>/dev/full", 2, ""),
        ("tarot 2>&-", 2, ""),
        ("--help | (exec <&-; sleep 0.5)", 0, ""),
        (
            "explain KK-6.5 > /dev/full",
            2,
            "hanacore: the answer cannot be written: No space left on device\n",
        ),
        ("verify hc1~koi-koi~s7~ --expect 0,0 >&-", 1, "hanacore: expected 0,0, but the deal is not over\n"),
        ("explain KK-6.5 | (exec <&-; sleep 0.5)", 0, ""),
    ],
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_what_cannot_be_written_is_said_where_it_can_be(
    command: str, status: int, says: str, unbuffered: str
) -> None:
    shell = ["bash", "-o", "pipefail", "-c", f"{sys.executable} -m hanacore {command}"]
    env = {"PYTHONUNBUFFERED": unbuffered, "PATH": os.environ["PATH"]}
    done = subprocess.run(shell, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (status, says)


def test_a_terminal_without_our_letters_gets_escapes() -> None:
    done = hanacore("score", "koi-koi", "1R 2R 3R", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    seven = hanacore("score", "koi-koi", "1H 3H 8H 12H", PYTHONIOENCODING="ascii")
    assert "\\xd7 2" in seven.stdout

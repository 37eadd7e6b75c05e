"""The command line, run as a person runs it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

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

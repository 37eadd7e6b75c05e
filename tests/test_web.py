"""The browser's door never raises, and says what is wrong in one line."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_table import json_values

from hanacore.web import OPS, handle


def ask(op: str, **args: object) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(handle(json.dumps({"v": 1, "id": 7, "op": op, "args": args})))
    assert reply["v"] == 1
    assert reply["id"] == 7
    return reply


def test_the_score_of_the_brief() -> None:
    result = ask("score", game="koi-koi", pile="3H 3a 9T 9a", opponent_called=True)["result"]
    assert result["seats"][0]["total"] == 10
    assert [line["rule"] for line in result["seats"][0]["lines"]] == ["KK-6.5", "KK-6.10"]
    assert result["pile"] == "3H3a9T9a"
    assert result["sheet"]["total"] == 10


def test_hello_lists_what_can_be_asked() -> None:
    assert ask("hello")["result"]["ops"] == sorted(OPS)


def test_a_question_is_graded_by_the_engine() -> None:
    asked = ask("question", game="koi-koi", level=2, seed=5)["result"]
    right = [option["right"] for option in asked["options"]].index(True)
    for choice in range(4):
        graded = ask("answer", game="koi-koi", level=2, seed=5, choice=choice)["result"]
        assert graded == {"right": choice == right, "correct": right}


def test_a_clause_says_what_it_says() -> None:
    assert ask("rule", id="KK-6.5")["result"]["page"] == "rules/koi-koi/"


@pytest.mark.parametrize(
    ("op", "args", "code", "says"),
    [
        ("score", {"game": "koi-koi", "pile": "3H9X"}, "notation/unreadable", "no card '9X'"),
        ("score", {"game": "koi-koi", "pile": "3H3H"}, "notation/unreadable", "twice"),
        ("score", {"game": "tarot", "pile": ""}, "protocol/bad-request", "no game 'tarot'"),
        ("score", {"game": [], "pile": ""}, "protocol/bad-request", "game"),
        ("score", {"game": "koi-koi", "pile": 3}, "protocol/bad-request", "pile is text"),
        ("score", {"game": "koi-koi"}, "protocol/bad-request", "needs pile"),
        ("score", {"game": "koi-koi", "pile": "", "luck": 1}, "protocol/bad-request", "not 'luck'"),
        ("score", {"game": "koi-koi", "pile": "", "opponent_called": 1}, "bad-request", "true or false"),
        ("rule", {"id": "KK-99.9"}, "notation/unreadable", "KK-99.9"),
        ("tarot", {}, "protocol/bad-request", "offers no 'tarot'"),
        ("question", {"game": "koi-koi", "level": 9, "seed": 1}, "protocol/bad-request", "level"),
        ("question", {"game": "koi-koi", "level": 1, "seed": -1}, "", "seed"),
        (
            "answer",
            {"game": "koi-koi", "level": 1, "seed": 1, "choice": 4},
            "protocol/bad-request",
            "answer 4",
        ),
        ("table.act", {"match": {}, "action": "s"}, "protocol/bad-request", "lacks its game"),
    ],
)
def test_bad_requests_get_one_line(op: str, args: dict[str, object], code: str, says: str) -> None:
    error = ask(op, **args)["error"]
    assert code in error["code"]
    assert says in error["message"]
    assert "\n" not in error["message"]


def test_an_error_in_notation_says_where() -> None:
    error = ask("score", game="koi-koi", pile="3H 9X")["error"]
    assert (error["at"], error["text"]) == (3, "3H 9X")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"v": 1, "id": NaN, "op": "hello", "args": {}}', "JSON"),
        ('{"v": 1, "id": 1e400, "op": "hello", "args": {}}', "id is"),
        ('{"v": 1, "id": [[7]], "op": "hello", "args": {}}', "id is"),
        ('{"v": true, "id": 7, "op": "hello", "args": {}}', "version True"),
        ('{"v": 1.0, "id": 7, "op": "hello", "args": {}}', "version 1.0"),
        ('{"v": "' + "1" * 9_000 + '", "op": "hello", "args": {}}', "version '111"),
        ('{"v": 1, "op": "' + "x" * 9_000 + '", "args": {}}', "offers no 'xxx"),
        ('{"v": 1, "op": "hello", "args": {"' + "x" * 9_000 + '": 1}}', "not 'xxx"),
        ('{"v": 1, "op": "rule", "args": {"id": "KK-1.' + "1" * 9_000 + '"}}', "not a clause id"),
        ('{"v": 1, "op": ' + "[" * 90_000, "JSON"),
        ('{"v": 1, "id": ' + "9" * 9_000 + "}", "JSON"),
    ],
)
def test_what_a_page_never_sends_gets_a_short_answer(text: str, says: str) -> None:
    def refuse(name: str) -> None:
        raise AssertionError(f"{name} is no JSON")

    error = json.loads(handle(text), parse_constant=refuse)["error"]
    assert says in error["message"]
    assert len(error["message"]) < 300


def test_only_text_is_a_request() -> None:
    assert "JSON text" in handle(None)  # type: ignore[arg-type]  # what JavaScript may pass


@given(st.text(max_size=40) | json_values.map(json.dumps))
def test_any_text_gets_a_reply(text: str) -> None:
    assert "error" in json.loads(handle(text))


@given(st.sampled_from(sorted(OPS)), st.data())
def test_any_arguments_get_a_reply(op: str, data: st.DataObject) -> None:
    code = OPS[op].__code__
    args = {key: data.draw(json_values) for key in code.co_varnames[: code.co_argcount]}
    reply = json.loads(handle(json.dumps({"v": 1, "id": None, "op": op, "args": args})))
    assert "result" in reply or "\n" not in reply["error"]["message"]

"""Named sets side by side: what each scores is what the command line says, and what is unknown stays so."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hanacore.agreed import example, read, view
from hanacore.cards import DECK, CardSet
from hanacore.compare import ending, pile
from hanacore.errors import HanaError
from hanacore.games import GAMES, game
from hanacore.house_rules import told
from hanacore.notation import written_choice
from hanacore.ruleset import Choice
from hanacore.sheet_of_paper import printed
from hanacore.web import handle
from tests.console import said

PARTLY_KNOWN = {"etohana", "yakuza", "koi-koi-japan"}


# Options that no pile and no hand of ours shows: they are about play, or about other people's piles.
PLAY = {
    "koi-koi": {
        *("kk.first_tie", "kk.deal_order", "kk.field_redeal", "kk.redeal_dealer", "kk.teyaku"),
        *("kk.teyaku_stack", "kk.both_special", "kk.play_out_stock", "kk.koikoi", "kk.again", "kk.zero_sum"),
        *("kk.draw", "kk.called_then_empty", "kk.rain field", "kk.call_pays both_plus_1"),
    },
    "hana-awase": {
        *("ha.field4", "ha.hand4", "ha.dandruff", "ha.few_cards", "ha.willow_island", "ha.base"),
        "ha.next_dealer",
    },
    "nylon-ppong": {
        *("np.bam", "np.time", "np.dealer_cards", "np.next_dealer", "np.first_six_yaku", "np.natural"),
        *("np.ppong", "np.stop_limit", "np.stop_needs", "np.reshuffles"),
        "np.multi",  # what adds up is 0 and something, by the usual values
    },
}


def ask(op: str, **args: object) -> Any:
    return json.loads(handle(json.dumps({"v": 1, "id": 1, "op": op, "args": args})))


def a_pile(random: Random) -> str:
    return CardSet.of(*random.sample([*DECK], random.randint(1, 24))).spaced


def a_choice(random: Random) -> Choice:
    """Any table that does not contradict itself."""
    one = GAMES[random.choice([*GAMES])]
    while True:
        options = {
            option.key: random.choice(option.values)
            for option in random.sample(one.options, random.randint(0, 5))
        }
        choice = one.choose(
            seats=random.choice(one.seats), ruleset=random.choice(one.sets).id, options=options
        )
        try:
            one.rules_of(choice)
        except HanaError:
            continue
        return choice


@pytest.mark.parametrize("seed", range(125))
def test_a_comparison_agrees_with_the_command_line(seed: int) -> None:
    """Two games, with and without a call: some 500 sheets, each against a command."""
    random = Random(seed)
    held, called = a_pile(random), seed % 2 == 1
    found = ask("compare", game="koi-koi", pile=held, opponent_called=called)["result"]
    for at, column in enumerate(found["columns"]):
        flag = " --opponent-called" if called else ""
        line = f'score koi-koi "{held}" --rules {column["set"]}{flag}'
        sheet = said(line)["seats"][0]
        if column["totals"][0] is not None:
            assert column["totals"] == [sheet["total"]]
        else:
            assert column["set"] in PARTLY_KNOWN
        scored = {one["what"]: one["value"] for one in sheet["lines"]}
        names = {row["what"]: row["cells"][at] for row in found["seats"][0]["rows"]}
        for what, cell in names.items():
            if cell == "?":
                assert column["set"] in PARTLY_KNOWN
            elif cell == "–":
                assert what not in scored
            else:
                assert int(cell[2:]) == scored[what]
        assert set(scored) <= set(names)
    found = ask("compare", game="hana-awase", pile=held)["result"]
    for column in found["columns"]:
        sheet = said(f'score hana-awase "{held}" --rules {column["set"]}')["seats"][0]
        assert column["totals"] == [sheet["total"]]


@pytest.mark.parametrize("seed", range(125))
def test_a_table_agrees_with_the_command_line(seed: int) -> None:
    random = Random(1000 + seed)
    for _ in range(4):
        choice = a_choice(random)
        text = written_choice(choice)
        found = ask("agree", table=text)["result"]
        assert found["table"] == text
        assert found["problem"] is None
        usual = game(choice.game)
        assert [change["key"] for change in found["changes"]] == [
            option.key for option in usual.options if choice[option.key] != option.default
        ]
        for change in found["changes"]:
            assert change["told"] == told(change["key"], choice[change["key"]])
        if (shown := found["example"]) and "pile" in shown and not shown["points"]:
            options = "".join(f" --set {key}={value}" for key, value in choice.changed.items())
            called = " --opponent-called" if shown["called"] else ""
            held = " ".join(shown["pile"])
            rules = f"--rules {choice.ruleset.id} --seats {choice.seats}{options}"
            line = f'score {choice.game} "{held}" {rules}{called}'
            assert said(line)["seats"][0]["total"] == shown["total"]
            assert said(f'score {choice.game} "{held}"{called}')["seats"][0]["total"] == shown["was"]
            assert shown["was"] != shown["total"]


def test_a_line_that_nobody_knows_is_neither_scored_nor_denied() -> None:
    found = pile("koi-koi", "6T 7T 10T 1H 3H 8H", called=True)
    at = {column["set"]: n for n, column in enumerate(found["columns"])}
    rows = {row["what"]: row["cells"] for row in found["seats"][0]["rows"]}
    assert rows["inoshikacho"][at["etohana"]] == "+ 6"
    assert rows["sanko"][at["etohana"]] == "?"
    assert rows["opponent-called"][at["yakuza"]] == "?"
    assert rows["opponent-called"][at["koi-koi-japan"]] == "–"
    totals = {column["set"]: column["totals"][0] for column in found["columns"]}
    assert (totals["etohana"], totals["yakuza"]) == (None, None)
    assert totals["nintendo"] == 40


def test_a_set_by_which_a_deal_cannot_end_so_says_why() -> None:
    found = ending("nylon-ppong", ["2 7", "5 5 5 6 6"], "stop:0")
    first, _, bb = found["columns"]
    assert first["problem"]["rule"] == "NP-6.1"
    assert first["totals"] == [None, None]
    assert bb["totals"] == [-1, 12]


@pytest.mark.parametrize(
    ("op", "args", "says"),
    [
        ("compare", {"game": "koi-koi", "pile": "3H 3H"}, "twice"),
        ("compare", {"game": "poker", "pile": ""}, "no game"),
        ("compare", {"game": "nylon-ppong", "pile": "1a"}, "hands, not piles"),
        ("compare.end", {"game": "nylon-ppong", "hands": "x", "end": ""}, "list"),
        ("compare.end", {"game": "nylon-ppong", "hands": ["1"] * 13, "end": ""}, "at most"),
        ("compare.end", {"game": "nylon-ppong", "hands": [["1"]], "end": ""}, "text"),
        ("compare.end", {"game": "nylon-ppong", "hands": ["1 2", "x"], "end": "stop:0"}, ""),
        ("compare.end", {"game": "nylon-ppong", "hands": ["1 2", "1 2"], "end": "stop:9"}, ""),
        ("compare.end", {"game": "koi-koi", "hands": [], "end": ""}, "piles, not hands"),
        ("agree", {"table": "koi-koi.viewing_maybe"}, "viewing_maybe"),
        ("agree", {"table": "koi-koi" * 500}, "no table takes more"),
        ("agree", {"table": ""}, "no game"),
        ("agree.print", {"table": "koi-koi.viewing_off.rain_field"}, "KK-9.1"),
    ],
)
def test_hostile_questions_get_one_line(op: str, args: dict[str, Any], says: str) -> None:
    error = ask(op, **args)["error"]
    assert says in error["message"]
    assert "\n" not in error["message"]


def clashes() -> list[Any]:
    """Pairs of values that contradict each other."""
    found = []
    for one in GAMES.values():
        for n, option in enumerate(one.options):
            for other in one.options[n + 1 :]:
                for value in option.values[1:]:
                    for second in other.values[1:]:
                        choice = one.choose(options={option.key: value, other.key: second})
                        try:
                            one.rules_of(choice)
                        except HanaError:
                            found.append(choice)
    return found


def test_contradictions_are_told_with_their_clause_and_in_words() -> None:
    pairs = clashes()
    assert len(pairs) > 20
    for choice in pairs:
        problem = view(choice)["problem"]
        assert problem["rule"] in problem["message"]
        assert problem["between"]
        for one in problem["between"]:
            assert one["told"] == told(one["key"], choice[one["key"]])


@pytest.mark.parametrize("slug", GAMES)
def test_every_change_that_scores_a_pile_has_an_example(slug: str) -> None:
    """Each option of the score on its own; those of play have none."""
    without = set()
    for option in GAMES[slug].options:
        for value in option.values[1:]:
            try:
                choice = GAMES[slug].choose(options={option.key: value})
                GAMES[slug].rules_of(choice)
            except HanaError:
                continue
            if example(choice) is None:
                named = f"{option.key} {value}"
                without.add(named if named in PLAY[slug] else option.key)
    assert without == PLAY[slug]


@pytest.mark.parametrize("seed", range(40))
def test_a_sheet_of_paper_says_every_change_and_names_every_rule(seed: int) -> None:
    choice = a_choice(Random(seed))
    sheet = printed(choice)
    said_of = {change["rule"] for change in sheet["changes"]}
    assert len(sheet["changes"]) == len(view(choice)["changes"])
    assert all(line["rule"] for topic in sheet["topics"] for line in topic["lines"])
    marked = {line["rule"] for topic in sheet["topics"] for line in topic["lines"] if line["changed"]}
    assert marked <= said_of
    assert sheet["columns"] <= 20


def test_the_printed_points_are_the_engine_s() -> None:
    rows = {row["what"]: row for row in printed(read("koi-koi.yakuza"))["yaku"]}
    assert rows["sanko"]["points"] == "6"
    assert rows["sanko"]["changed"]
    assert "akatan-aotan" not in rows

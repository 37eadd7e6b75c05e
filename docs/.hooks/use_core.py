"""Use everything of hanacore that a page may ask for; with `--list`, say what was imported on the way.

Runs inside Pyodide: on the whole standard library to learn what is needed, on the shipped one to prove
that it is enough.
"""

import importlib
import json
import pkgutil
import sys
import traceback

import hanacore

LIBRARY = "/python313.zip/"
NOT_IN_A_PAGE = {"__main__"}  # the command line


def main() -> None:
    for module in pkgutil.iter_modules(hanacore.__path__):
        if module.name not in NOT_IN_A_PAGE:
            importlib.import_module(f"hanacore.{module.name}")
    ask_everything()
    fail_aloud()
    if "--list" in sys.argv:
        for name in sorted(imported()):
            print("file", name)


def ask_everything() -> None:
    from hanacore.games import GAMES
    from hanacore.web import handle

    def ask(op: str, **args: object) -> dict:
        return json.loads(handle(json.dumps({"v": 1, "id": 1, "op": op, "args": args})))

    def result(op: str, **args: object) -> dict:
        reply = ask(op, **args)
        if "result" not in reply:
            sys.exit(f"{op} {args}: {reply}")
        return reply["result"]

    print("hanacore", result("hello")["version"], "on Python", sys.version.split()[0])
    score = result("score", game="koi-koi", pile="3H 3a 9T 9a", opponent_called=True)
    if score["seats"][0]["total"] != 10:
        sys.exit(f"3H 3a 9T 9a, called, is worth 10, not {score['seats'][0]['total']}")
    for table, asked in TABLES:
        if result("score.desk", table=table)["table"] != table:
            sys.exit(f"{table} is called something else")
        result("score.count", table=table, asked=asked)
    for level in (1, 2, 3):
        result("question", game="koi-koi", level=level, seed=7)
        result("answer", game="koi-koi", level=level, seed=7, choice=0)
    result("rule", id="KK-6.5")
    for game in GAMES:
        play_match(result, game)
    for op, args in MISTAKES:
        if "error" not in ask(op, **args):
            sys.exit(f"{op} {args}: no error")
    if "error" not in json.loads(handle("{")):
        sys.exit("half a request: no error")


TABLES: tuple[tuple[str, dict[str, object]], ...] = (
    ("koi-koi.fuda-wiki", {"pile": "3H 3a 9T 9a"}),
    ("hana-awase.2.oni_on", {"piles": ["1H", "rest"]}),
    ("nylon-ppong.2", {"hands": ["2 3", "4 4 4 4 9"], "end": "stop:0"}),
)
MISTAKES: tuple[tuple[str, dict[str, object]], ...] = (
    ("score", {"game": "koi-koi", "pile": "3Q"}),
    ("score", {"game": "koi-koi", "pile": "3H3H"}),
    ("score", {"game": "nowhere", "pile": "3H"}),
    ("rule", {"id": "KK-99.9"}),
    ("table.view", {"match": {"seed": "x"}}),
    ("no-such-op", {}),
)


def play_match(result, game: str) -> None:
    """A whole match, always taking the first action offered; its last deal is reviewed and looked at."""
    at = result("table.new", game=game, seed="7", bot="greedy")
    result("table.desk", table=at["view"]["table"])
    result("table.hint", match=at["match"], playouts=20)
    for _ in range(2000):
        view = at["view"]
        if view["phase"] == "match-over":
            result("table.weigh", match=at["match"], deal=view["deal"], at=view["points"][0], playouts=20)
            result("table.watch", record=view["settlement"]["record"], at=-1)
            result("table.text", record=view["settlement"]["record"])
            result("table.back", match=at["match"], to=view["points"][-1])
            return
        if view["phase"] == "over":
            at = result("table.next", match=at["match"])
        else:
            at = result("table.act", match=at["match"], action=view["actions"][0]["code"])
        result("table.view", match=at["match"])
    sys.exit(f"a match of {game} did not end within 2,000 decisions")


def fail_aloud() -> None:
    """A traceback is the last thing that may import something."""
    try:
        hanacore.Card.parse("nothing")
    except ValueError:
        text = traceback.format_exc()
        if "NotationError" not in text:
            sys.exit(text)


def imported() -> set[str]:
    names = set()
    for module in list(sys.modules.values()):
        path = getattr(module, "__file__", None) or ""
        if LIBRARY in path:
            names.add(path.split(LIBRARY, 1)[1].removesuffix("c"))
    return names


if __name__ == "__main__":
    main()

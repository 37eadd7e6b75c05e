"""Prepared questions: ten of each level stand in the drill's page, so it works before Python does."""

from __future__ import annotations

import json
from typing import Any

from site_pages import Site

from hanacore.web import handle

LEVELS = (1, 2, 3)
SEEDS = range(1, 11)


def block(site: Site, game: str) -> str:
    """The quiz element with its questions, and the first of them as HTML."""
    made = {str(level): [_ask(game, level, seed) for seed in SEEDS] for level in LEVELS}
    data = json.dumps({"game": game, "levels": made}, ensure_ascii=False, separators=(",", ":"))
    data = data.replace("&", "&amp;").replace("<", "&lt;")  # quotes may stand, and there are many
    return site.render("quiz.html.j2", game=game, first=made["1"][0], data=data)


def _ask(game: str, level: int, seed: int) -> dict[str, Any]:
    """The engine's own answer to the request that the widget makes later."""
    args = {"game": game, "level": level, "seed": seed}
    answer = json.loads(handle(json.dumps({"v": 1, "id": 1, "op": "question", "args": args})))
    if "error" in answer:
        raise ValueError(answer["error"]["message"])
    question: dict[str, Any] = answer["result"]
    return question

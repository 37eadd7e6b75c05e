"""The calculators' pages: each carries its usual table, so it can be filled in before Python is here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from site_pages import Site

from hanacore.cards import CardSet
from hanacore.errors import HanaError
from hanacore.examples import chosen
from hanacore.notation import written_choice
from hanacore.nylonppong_hands import Hand
from hanacore.score_desks import DESKS
from hanacore.web import handle


def block(site: Site, game: str) -> str:
    """The calculator of a game, with what can be chosen at its usual table."""
    data = json.dumps(_desk(game), ensure_ascii=False, separators=(",", ":"))
    data = data.replace("&", "&amp;").replace("<", "&lt;")
    return site.render("score.html.j2", game=game, data=data)


def _desk(table: str) -> dict[str, Any]:
    """The engine's own answer to the request that the widget makes for another table."""
    args = {"table": table}
    answer = json.loads(handle(json.dumps({"v": 1, "id": 1, "op": "score.desk", "args": args})))
    if "error" in answer:
        raise ValueError(answer["error"]["message"])
    desk: dict[str, Any] = answer["result"]
    return desk


def link(block: Mapping[str, Any]) -> str | None:
    """The calculator's address with the cards of a worked example; None where it would not show the same.

    >>> link({"pile": "3H 3a 9T 9a", "opponent_called": True})
    'score/koi-koi/#pile=3H3a9T9a&called=1'
    """
    kind = block.get("kind", "pile")
    key = next((key for key in ("piles", "hands", "pile", "hand") if key in block), None)
    if kind not in ("pile", "settlement") or key is None:
        return None
    choice = chosen(block)
    table = written_choice(choice)
    if key not in {desk.key for desk in DESKS[choice.game]}:
        return None
    fields = {"table": table} if table != choice.game else {}
    texts = block[key] if key.endswith("s") else [block[key]]
    fields[key] = "_".join(_written(choice.game, text) for text in texts)
    if block.get("field"):
        fields["field"] = _written(choice.game, block["field"])
    if "end" in block:
        fields["end"] = block["end"].replace(":", ".")
    if "calls" in block:
        fields["calls"] = ".".join(map(str, block["calls"]))
    if block.get("opponent_called"):
        fields["called"] = "1"
    for key, short in (("called_last", "last"), ("laid", "laid")):
        if key in block:
            fields[short] = str(block[key])
    said = "&".join(f"{name}={quote(value, safe='.')}" for name, value in fields.items())
    return f"score/{choice.game}/#{said}"


def _written(game: str, text: str) -> str:
    """Cards as links write them: nothing between codes, points between months."""
    if text.strip() == "rest":
        return "rest"
    try:
        hand = Hand.parse(text) if game == "nylon-ppong" else None
        return ".".join(map(str, hand.months)) if hand and not hand.cards else str(CardSet.parse(text))
    except HanaError:
        return text

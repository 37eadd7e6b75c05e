"""A score sheet as a page shows it, beside the engine's."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Locator

from hanacore.score import ScoreSheet

READ = """sheet => ({
  lines: [...sheet.querySelectorAll(".hana-line")].map((line) => ({
    what: line.dataset.what,
    rule: line.querySelector(".hana-key").textContent.trim(),
    value: line.querySelector(".hana-line-value").textContent.trim(),
    cards: [...line.querySelectorAll("hana-card")].map((card) => card.getAttribute("code")),
    applies: !line.classList.contains("hana-not"),
  })),
  base: sheet.querySelector(".hana-base .hana-line-value")?.textContent.trim(),
  total: sheet.querySelector(".hana-total .hana-line-value").textContent.trim(),
})"""


class Line(NamedTuple):
    what: str
    rule: str
    value: str
    cards: str


class Sheet(NamedTuple):
    lines: list[Line]  # those that count
    total: int


def shown(sheet: Locator) -> Sheet:
    """The lines that count and the total of one `.hana-sheet`; what is left out must say no."""
    read: dict[str, Any] = sheet.evaluate(READ)
    for line in read["lines"]:
        assert line["applies"] == (line["value"] != "no"), line
    counting = [line for line in read["lines"] if line["applies"]]
    sum_ = sum(int(line["value"][1:]) for line in counting if line["value"].startswith("+"))
    assert read.get("base") is None or int(read["base"]) == sum_
    lines = [Line(one["what"], one["rule"], one["value"], "".join(one["cards"])) for one in counting]
    return Sheet(lines, int(read["total"].replace("−", "-")))


def engines(sheet: ScoreSheet) -> Sheet:
    """The same of a sheet out of the engine."""
    lines = [
        Line(line.what, line.rule, f"{line.op.value} {line.value}", str(line.cards)) for line in sheet.lines
    ]
    return Sheet(lines, sheet.total)


def of_view(view: dict[str, Any]) -> Sheet:
    """The same of a sheet as the engine gives it to a page."""
    rows = [*view["rows"], *(row for row in view["factors"] if row["applies"])]
    lines = [
        Line(row["what"], row["rule"], f"{row['op']} {row['value']}", "".join(row["cards"])) for row in rows
    ]
    return Sheet(lines, view["total"])

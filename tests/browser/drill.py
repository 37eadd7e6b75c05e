"""The drill as a page shows it, question by question, beside the engine's own question."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeAlias
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Locator, Page, expect
from steps import SITE

from hanacore.quiz import question
from tests.browser.sheets import of_view, shown
from tests.browser.visits import options

Question: TypeAlias = dict[str, Any]
MARKS = {True: "✓ your answer, the count", False: "your answer"}


@cache
def asked(level: int, seed: int) -> Question:
    return question("koi-koi", level, seed).as_dict()


def right(one: Question) -> int:
    return [option["right"] for option in one["options"]].index(True)


def heading(page: Page) -> Locator:
    return page.locator("hana-quiz .hana-quiz-ask")


def is_asked(page: Page, one: Question) -> None:
    """The page asks this question, and gives nothing away."""
    expect(options(page)).to_have_count(len(one["options"]))
    pile = page.locator("hana-quiz .hana-quiz-pile hana-card")
    expect(pile).to_have_count(len(one["pile"]))
    assert pile.evaluate_all("all => all.map((card) => card.getAttribute('code'))") == one["pile"]
    expect(heading(page)).to_have_text(one["ask"])
    texts = [option["text"] for option in one["options"]]
    expect(page.locator("hana-quiz .hana-quiz-text")).to_have_text(texts)
    expect(page.locator("hana-quiz .hana-sheet")).to_have_count(0)
    expect(page.locator("hana-quiz .is-right")).to_have_count(0)


def is_answered(page: Page, one: Question, choice: int) -> None:
    """Marks, the sheet, and the clause that refutes a wrong answer, with a link that leads to it."""
    chosen = one["options"][choice]
    right_one = options(page).nth(right(one))
    expect(right_one).to_have_class(re.compile("is-right"))
    expect(options(page).nth(choice).locator(".hana-quiz-mark")).to_have_text(MARKS[chosen["right"]])
    expect(page.locator("hana-quiz .is-yours")).to_have_count(0 if chosen["right"] else 1)
    expect(page.locator("hana-quiz .hana-quiz-why")).to_be_focused()
    assert shown(page.locator("hana-quiz .hana-sheet")) == of_view(one["sheet"])
    clause = page.locator("hana-quiz .hana-quiz-clause")
    if not chosen["right"]:
        expect(clause).to_contain_text(chosen["says"])
        expect(clause.locator(".hana-key", has_text=chosen["rule"]).first).to_be_visible()
    for href in clause.locator("a.hana-key").evaluate_all("all => all.map((link) => link.href)"):
        assert leads_somewhere(href), href
    left_out = page.locator("hana-quiz .hana-missed").evaluate_all(
        "all => all.map((line) => line.dataset.what)"
    )
    sheet = {row["what"] for row in (*one["sheet"]["rows"], *one["sheet"]["factors"])}
    assert set(left_out) == sheet & set(chosen.get("missed") or ())


def leads_somewhere(href: str) -> bool:
    """Whether the built site has the page and the anchor."""
    parts = urlsplit(href)
    return f'id="{unquote(parts.fragment)}"' in page_text(parts.path)


@cache
def page_text(path: str) -> str:
    return (SITE / path.strip("/") / "index.html").read_text("utf-8")

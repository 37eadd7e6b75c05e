"""The gallery of all cards, and a page for each month.

A month's page in `docs/cards/` holds its number, what its pictures show and a few sentences. All else is
the same for twelve months and is put together here: cards and names from the package, what they make from
`worth`, the look-alikes from `alike.toml`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from typing import Any

import deck
import worth
from mkdocs.structure.pages import Page
from site_pages import HERE, Site

from hanacore.cards import month
from hanacore.errors import HanaError, RulesError
from hanacore.names import name
from hanacore.present import all_of, listed

COUNTED = ("no", "one", "two", "three", "four")
# What a picture shows where nothing but its kind tells it from others of the month.
LOOKS = {
    "poetry": "A red strip with writing, over the plant.",
    "blue": "A blue strip, over the plant.",
    "plain": "A red strip without writing, over the plant.",
    "": "The plant alone: no light, no animal, no ribbon.",
}
PAIR = "The two chaff cards differ only in how they are drawn. No game on this site tells them apart."


def compose(site: Site, page: Page, text: str) -> str:
    """The page of a month, around its own sentences; the front matter gains a title and what goes with it."""
    try:
        it = _view(page)
    except HanaError as error:
        site.fail(f"month: {error}", "month:")
        return text
    number, named = it["number"], it["name"]
    page.meta["hana_layout"] = "wide"
    page.meta["title"] = f"{named}, the hanafuda cards of {it['calendar']}"
    page.meta["description"] = (
        f"Month {number} of hanafuda, {named.lower()}: {all_of(month(number).mask)}. Their names in four "
        "languages, what to look for, and what each scores in Koi-Koi and Hana-awase."
    )
    names = site.render("deck.html.j2", "names", entry=it)
    return "\n\n".join(
        [
            site.render("month.html.j2", "crumb", month=it),
            f'# {named} <span class="hana-month-names">{names}</span> {{data-toc-label="{named}"}}',
            f"{_summary(it)} {text.strip()}",
            f"[[month {number}]]",
            "## Easily confused",
            '<div class="hana-alikes" markdown>',
            *map(_alike, alikes(number)),
            "</div>",
            "## In Koi-Koi and Hana-awase",
            "Koi-Koi never adds card values up [KK-0.2]; Hana-awase adds up every card [HA-3.1]. "
            "A card that is taken can count for several of these.",
            f"[[worth {number}]]",
            "## In Nylon-ppong",
            f"[[rummy {number}]]",
            f"[[beside {number}]]",
        ]
    )


def _view(page: Page) -> dict[str, Any]:
    it = deck.month_view(int(page.meta["month"]))
    looks = page.meta.get("look", {})
    if unknown := set(looks) - {card["code"] for card in it["cards"]}:
        raise RulesError(f"{listed(sorted(unknown))} is no card of month {it['number']}", "DK-1.3")
    return {**it, "cards": [{**card, "look": looks.get(card["code"]) or _look(card)} for card in it["cards"]]}


def _look(card: dict[str, Any]) -> str:
    return LOOKS[card["ribbon"] or ""]


def _summary(it: dict[str, Any]) -> str:
    """When the month is, and what its cards are."""
    korean = f", and month {it['korean']} in Korea" if it["korean"] != it["number"] else ""
    kinds = Counter(_kind(card) for card in it["cards"])
    told = listed([f"{COUNTED[held]} {kind}" for kind, held in kinds.items()])
    return f"{it['calendar']}{korean}. {told[0].upper()}{told[1:]}, worth {it['points']} together [DK-1.4]."


def _kind(card: dict[str, Any]) -> str:
    word: str = (card["ribbon_name"] or deck.WORDS[card["kind"]]).lower()
    return word


@cache
def _listed_alikes() -> list[dict[str, str]]:
    found: list[dict[str, str]] = tomllib.loads((HERE / "alike.toml").read_text("utf-8"))["alike"]
    return found


def alikes(number: int) -> list[dict[str, str]]:
    """What cards of a month are taken for, and its chaff, which are taken for each other."""
    mine = {card.code for card in month(number)}
    found = [one for one in _listed_alikes() if mine & set(one["cards"].split())]
    plain = [code for code in sorted(mine) if deck.view(code)["short"] == name("category.kasu")]
    if len(plain) > 1:
        text = PAIR.replace("two", COUNTED[len(plain)])
        found.append({"cards": " ".join(plain), "tell": "The same to every rule.", "text": text})
    return found


def _alike(one: dict[str, str]) -> str:
    return "\n\n".join(
        [
            '<div class="hana-alike" markdown>',
            f"[cards {one['cards']}]",
            f"**{one['tell']}** {one['text'].strip()}",
            "</div>",
        ]
    )


def look_alikes(text: str) -> str:
    """A page on which every card that is taken for another stands beside it, once."""
    return "\n\n".join(
        [text.strip(), '<div class="hana-alikes" markdown>', *map(_alike, _listed_alikes()), "</div>"]
    )


def _month(site: Site, number: str) -> str:
    it = deck.month_view(int(number))
    page = site.page
    if page and page.meta.get("month") == it["number"]:
        it = _view(page)
    return site.render("month.html.j2", "cards", month=it)


def _worth(site: Site, number: str) -> str:
    lots = [
        {**lot, "cards": [deck.view(code) for code in lot["codes"]]} for lot in worth.captured(int(number))
    ]
    return site.render("month.html.j2", "worth", lots=lots)


def _rummy(site: Site, number: str) -> str:
    it = deck.month_view(int(number))
    return site.render("month.html.j2", "rummy", month=it, it=worth.rummy(int(number)))


def _beside(site: Site, number: str) -> str:
    at = int(number)
    before, after = (deck.month_view(one) if 1 <= one <= 12 else None for one in (at - 1, at + 1))
    return site.render("month.html.j2", "beside", before=before, after=after)


def _deck(site: Site, _: str) -> str:
    return site.render("deck.html.j2", "deck", months=deck.months(), kinds=deck.kinds())


def _months(site: Site, _: str) -> str:
    return site.render("deck.html.j2", "strip", months=deck.months())


BLOCKS = {
    "month": _month,
    "months": _months,
    "deck": _deck,
    "worth": _worth,
    "rummy": _rummy,
    "beside": _beside,
}

"""Score sheets as plain data for people: names, reasons, and what was looked at and not scored.

Pages, widgets and the command line all draw from these dictionaries, so a sheet reads the same everywhere.
"""

from __future__ import annotations

from typing import Any, Final

from hanacore.cards import CATEGORIES, CODES, KASU, Card, Mask, cards, odd_months
from hanacore.fishing import FishingRules
from hanacore.names import name, names
from hanacore.score import Line, Op, ScoreSheet
from hanacore.verbs import Rules
from hanacore.yaku import Yaku

_JAPANESE: Final = "ja"
_LOCAL: Final = {"nylon-ppong": "ko"}  # the language of a sheet's second names, where it is not Japanese


def codes(mask: Mask) -> list[str]:
    """A mask as card codes, ascending."""
    return [CODES[card] for card in cards(mask)]


def listed(words: list[str]) -> str:
    """Words as a person lists them.

    >>> listed(["pine", "plum", "cherry"])
    'pine, plum and cherry'
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def the(card: Card) -> str:
    """A card inside a sentence: ``the sake cup``, ``pine chaff``.

    >>> the(Card.parse("9T")), the(Card.parse("1a")), the(Card.parse("11a"))
    ('the sake cup', 'pine chaff', 'the lightning')
    """
    called = name(f"card.{card.code}")
    called = called[0].lower() + called[1:]
    return called if card in KASU and "chaff" in called else f"the {called}"


def all_of(mask: Mask) -> str:
    """Several cards inside a sentence, two of a kind told as such.

    >>> from hanacore import CardSet
    >>> all_of(CardSet.parse("8T 8a 8b").mask)
    'the geese and two susuki chaff'
    """
    words = [the(card) for card in cards(mask)]
    return listed([f"two {word}" if words.count(word) == 2 else word for word in dict.fromkeys(words)])


def title(what: str, lang: str = _JAPANESE) -> dict[str, str]:
    """The names of a yaku or a line: English, and the one in ``lang`` where there is one."""
    key = f"yaku.{what}" if f"yaku.{what}" in names("en") else f"line.{what}"
    found = {"what": what, "name": name(key)}
    if key in names(lang):
        found |= {"local": names(lang)[key], "lang": lang}
    return found


def plain_line(line: Line) -> dict[str, Any]:
    """A line as ``score --json`` prints it."""
    return {
        "rule": line.rule,
        "what": line.what,
        "op": line.op.value,
        "value": line.value,
        "cards": str(line.cards),
    }


def _row(line: Line, lang: str = _JAPANESE, *, applies: bool = True, note: str = "") -> dict[str, Any]:
    return {
        **title(line.what, lang),
        "rule": line.rule,
        "op": line.op.value,
        "value": line.value,
        "cards": codes(line.cards.mask),
        "applies": applies,
        "note": note,
    }


def sheet_view(rules: Rules, sheet: ScoreSheet, pile: Mask | None = None) -> dict[str, Any]:
    """A sheet for people. With a ``pile``, also what it holds of yaku that are not scored, and remarks.

    >>> from hanacore import CardSet, koikoi
    >>> pile = CardSet.parse("3H 3a 9T 9a").mask
    >>> view = sheet_view(koikoi.GAME.rules(), koikoi.score(pile), pile)
    >>> view["base"], view["total"], [row["note"] for row in view["factors"]]
    (5, 5, ['5 is below 7', 'the other player did not call'])
    """
    lang = _LOCAL.get(rules.id, _JAPANESE)
    may_apply = rules.factors if isinstance(rules, FishingRules) else ()
    under = {line.what: line.op for line, _ in may_apply}
    # What calls add is no part of the base.
    added = tuple(line for line in sheet.lines if line.op is Op.ADD and under.get(line.what) is not Op.ADD)
    base = ScoreSheet(added).total
    applied = {line.what: line for line in sheet.lines[len(added) :]}
    if any(what not in under for what in applied):  # one line in place of all
        factors = [_row(line, lang) for line in applied.values()]
    else:
        factors = [
            _row(applied[line.what], lang)
            if line.what in applied
            else _row(line, lang, applies=False, note=why_not.format(base=base))
            for line, why_not in may_apply
        ]
    view = {"rows": [_row(line, lang) for line in added], "base": base, "total": sheet.total}
    if pile is None or not isinstance(rules, FishingRules):
        return view | {"factors": [], "looked_at": [], "remarks": []}
    return view | {
        "factors": factors,
        "looked_at": looked_at(rules, pile),
        "remarks": remarks(rules, pile),
    }


def remarks(rules: FishingRules, pile: Mask) -> list[dict[str, str]]:
    """What is odd about a pile that is scored all the same; a wild card takes cards out of their pairs.

    >>> from hanacore import CardSet, koikoi
    >>> remarks(koikoi.GAME.rules(), CardSet.parse("3H 9T 9a").mask)[0]["rule"]
    'DK-4.8'
    """
    odd = odd_months(pile)
    if not odd or rules.wild is not None:
        return []
    plants = listed([name(f"month.{month}").lower() for month in odd])
    text = f"An odd count of {plants}: captures take a month by two or four. The pile is scored as it stands."
    return [{"rule": "DK-4.8", "text": text}]


def progress(row: Yaku, pile: Mask) -> int:
    """How many of the cards a row needs a pile holds, at most ``row.need``."""
    named = (pile & row.including.mask).bit_count()
    others = (pile & row.of.mask & ~row.including.mask).bit_count()
    return named + min(others, row.need - len(row.including))


def looked_at(rules: FishingRules, pile: Mask) -> list[dict[str, Any]]:
    """The yaku a pile comes near and does not score, each with the reason."""
    scored = {line.what for line in rules.yaku.lines(pile)}
    rows: list[dict[str, Any]] = []
    for row in rules.yaku.rows:
        if row.id in scored:
            continue
        have = progress(row, pile)
        greater = next((r for r in rules.yaku.rows if row.id in r.replaces and r.id in scored), None)
        if row.holds(pile) and greater is not None:
            rule, why = greater.replaces_by or greater.rule, f"{name(f'yaku.{greater.id}')} take its place."
        elif row.holds(pile):
            rule, why = rules.yaku.barred(row.id, pile), "It does not count at this table."
        elif uncounted := _uncounted(row, pile):
            rule, why = row.rule, f"{the(uncounted).capitalize()} does not count here."
        elif have and have >= row.need - 1 and greater is None:
            rule, why = row.rule, _lack(row, pile)
        else:
            continue
        proof = codes(pile & row.of.mask)
        rows.append(
            {**title(row.id), "rule": rule, "have": have, "need": row.need, "why": why, "cards": proof}
        )
    return rows


def _uncounted(row: Yaku, pile: Mask) -> Card | None:
    """The card that would make the row if it did not leave out this one of its category: the rain man."""
    category = next((kind for kind in CATEGORIES.values() if row.of <= kind), row.of)
    others = cards(pile & (category - row.of).mask)
    return others[0] if others and progress(row, pile) == row.need - 1 else None


def _lack(row: Yaku, pile: Mask) -> str:
    open_to = row.including if row.including.mask & ~pile else row.of
    missing = dict.fromkeys(the(card) for card in cards(open_to.mask & ~pile))
    if len(missing) <= 3:
        return f"It lacks {' or '.join(missing)}."
    return "It lacks one card."


def chips(rules: FishingRules, pile: Mask, others: Mask) -> list[dict[str, Any]]:
    """The yaku a pile has made or is on the way to, nearest first; ``others`` are the cards it cannot get.

    ``have`` of ``need`` cards; ``blocked`` when too few are left to get; ``made`` rows that can still grow
    come with the next card they want.
    """
    scored = {line.what for line in rules.yaku.lines(pile)}
    absorbed = {lesser for row in rules.yaku.rows if row.id in scored for lesser in row.replaces}
    found: list[dict[str, Any]] = []
    for row in rules.yaku.rows:
        if row.id in absorbed:
            continue
        have, made = progress(row, pile), row.id in scored
        if not made and have < max(1, row.need - 2, row.need // 2):
            continue
        left = row.of.mask & ~others
        blocked = not made and (left.bit_count() < row.need or bool(row.including.mask & others))
        counted = (pile & row.of.mask).bit_count()
        grows = made and row.per_extra > 0 and bool(left & ~pile)
        chip = {
            "yaku": row.id,
            "name": name(f"yaku.{row.id}"),
            "rule": row.rule,
            "have": counted if grows else have,
            "need": counted + 1 if grows else row.need,
            "made": made,
            "grows": grows,
            "blocked": blocked,
        }
        found.append(chip)
    found.sort(key=lambda chip: (chip["blocked"], not chip["made"], chip["need"] - chip["have"]))
    return found

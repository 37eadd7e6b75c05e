"""A second Koi-Koi scorer, as plain as can be: sets of card codes and ifs, written from KK-6 alone.

It shares no table with the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Set

Pile = Set[str]
Lines = dict[str, int]

OF_A_MONTH = ["HRab", "TRab", "HRab", "TRab", "TRab", "TRab", "TRab", "HTab", "TRab", "TRab", "HTRa", "Habc"]
CODES = [f"{month}{letter}" for month, letters in enumerate(OF_A_MONTH, start=1) for letter in letters]
RAIN_MAN, CUP, WILLOW_RIBBON = "11H", "9T", "11R"
DRY = {"1H", "3H", "8H", "12H"}
BOAR_DEER_BUTTERFLIES = {"6T", "7T", "10T"}
RED, BLUE = {"1R", "2R", "3R"}, {"6R", "9R", "10R"}
LIGHT_YAKU = {"goko", "shiko", "ame-shiko", "sanko"}
VIEWINGS = {"hanami", "tsukimi"}


def lights_in(pile: Pile) -> int:
    return len([card for card in pile if card[-1] == "H"])


def dry_in(pile: Pile) -> int:
    return len(DRY & pile)


def animals_in(pile: Pile) -> int:
    return len([card for card in pile if card[-1] == "T"])


def ribbons_in(pile: Pile) -> int:
    return len([card for card in pile if card[-1] == "R"])


def chaff_in(pile: Pile) -> int:
    return len([card for card in pile if card[-1] in "abc" or card == CUP])


def light_yaku(pile: Pile) -> Lines:
    """Every light yaku that is there; the best one is the first."""
    lines = {}
    if lights_in(pile) == 5:
        lines["goko"] = 10
    if dry_in(pile) == 4:
        lines["shiko"] = 8
    if RAIN_MAN in pile and lights_in(pile) >= 4:
        lines["ame-shiko"] = 7
    if dry_in(pile) >= 3:
        lines["sanko"] = 5
    return lines


def lights(pile: Pile) -> Lines:
    return dict(list(light_yaku(pile).items())[:1])


def viewings(pile: Pile) -> Lines:
    lines = {}
    if CUP in pile and "3H" in pile:
        lines["hanami"] = 5
    if CUP in pile and "8H" in pile:
        lines["tsukimi"] = 5
    return lines


def counted(what: str, number: int, first: int) -> Lines:
    return {what: number - first + 1} if number >= first else {}


def animals(pile: Pile) -> Lines:
    if pile >= BOAR_DEER_BUTTERFLIES:
        return {"inoshikacho": 5, "further-tane": animals_in(pile) - 3}
    return counted("tane", animals_in(pile), 5)


def ribbons(pile: Pile) -> Lines:
    if pile >= RED | BLUE:
        return {"akatan-aotan": 10, "further-tan": ribbons_in(pile) - 6}
    if pile >= RED:
        return {"akatan": 5, "further-tan": ribbons_in(pile) - 3}
    if pile >= BLUE:
        return {"aotan": 5, "further-tan": ribbons_in(pile) - 3}
    return counted("tan", ribbons_in(pile), 5)


def chaff(pile: Pile) -> Lines:
    return counted("kasu", chaff_in(pile), 10)


def base(pile: Pile) -> Lines:
    """The yaku of a pile and its further cards, without lines of nothing."""
    lines = lights(pile) | viewings(pile) | animals(pile) | ribbons(pile) | chaff(pile)
    return {what: points for what, points in lines.items() if points}


def months(pile: Pile) -> list[int]:
    """How many cards of each month are in a pile."""
    return [len([card for card in pile if card[:-1] == str(month)]) for month in range(1, 13)]


def points(pile: Pile, opponent_called: bool) -> int:
    worth = sum(base(pile).values())
    if worth >= 7:
        worth *= 2
    if opponent_called:
        worth *= 2
    return worth


def replaced(pile: Pile) -> set[tuple[str, str]]:
    """Which yaku that is there gives way to which."""
    scored, there = base(pile), light_yaku(pile)
    pairs = {(best, lesser) for best in there for lesser in there if best in scored and lesser not in scored}
    if "inoshikacho" in scored and animals_in(pile) >= 5:
        pairs.add(("inoshikacho", "tane"))
    for ribbon_set in {"akatan-aotan", "akatan", "aotan"} & scored.keys():
        if ribbons_in(pile) >= 5:
            pairs.add((ribbon_set, "tan"))
    if "akatan-aotan" in scored:
        pairs |= {("akatan-aotan", "akatan"), ("akatan-aotan", "aotan")}
    return pairs


def written(cards: Iterable[str]) -> str:
    """Codes side by side, in the order of the deck."""
    there = set(cards)
    return "".join(card for card in CODES if card in there)


def read(text: str) -> set[str]:
    """Codes that stand side by side: every one ends in a letter."""
    cards, code = set(), ""
    for letter in text:
        code += letter
        if letter.isalpha():
            cards.add(code)
            code = ""
    return cards

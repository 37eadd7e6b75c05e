"""The quiz's misreadings, worked out a second time on the naive scorer.

Each takes a pile and gives the lines that somebody who misreads that clause would write down.
"""

from __future__ import annotations

from collections.abc import Callable

from naive import (
    BLUE,
    BOAR_DEER_BUTTERFLIES,
    CODES,
    CUP,
    LIGHT_YAKU,
    RAIN_MAN,
    RED,
    VIEWINGS,
    WILLOW_RIBBON,
    Lines,
    Pile,
    animals,
    animals_in,
    base,
    chaff,
    chaff_in,
    counted,
    light_yaku,
    lights,
    lights_in,
    ribbons,
    ribbons_in,
    viewings,
)

FURTHER = {"further-tane": {"inoshikacho"}, "further-tan": {"akatan-aotan", "akatan", "aotan"}}


def left_out(*lines: str) -> Callable[[Pile], Lines]:
    return lambda pile: {what: value for what, value in base(pile).items() if what not in lines}


def no_lights(pile: Pile) -> Lines:
    return left_out(*LIGHT_YAKU)(pile)


def lights_read(reading: Callable[[Pile], Lines]) -> Callable[[Pile], Lines]:
    return lambda pile: no_lights(pile) | reading(pile)


def animals_read(reading: Callable[[Pile], Lines]) -> Callable[[Pile], Lines]:
    return lambda pile: left_out("inoshikacho", "further-tane", "tane")(pile) | reading(pile)


def ribbons_read(reading: Callable[[Pile], Lines]) -> Callable[[Pile], Lines]:
    others = left_out("akatan-aotan", "akatan", "aotan", "further-tan", "tan")
    return lambda pile: others(pile) | reading(pile)


def chaff_read(reading: Callable[[Pile], Lines]) -> Callable[[Pile], Lines]:
    return lambda pile: left_out("kasu")(pile) | reading(pile)


def without_cup(reading: Callable[[Pile], Lines]) -> Callable[[Pile], Lines]:
    return lambda pile: reading(pile - {CUP})


def three_with_rain(pile: Pile) -> Lines:
    return lights(pile) or ({"sanko": 5} if lights_in(pile) == 3 else {})


def four_as_dry(pile: Pile) -> Lines:
    return {"shiko": 8} if lights_in(pile) == 4 else lights(pile)


def one_viewing(pile: Pile) -> Lines:
    return left_out("tsukimi")(pile) if "hanami" in base(pile) else base(pile)


def lights_or_viewings(pile: Pile) -> Lines:
    return left_out(*VIEWINGS)(pile) if lights(pile) else base(pile)


def viewings_or_lights(pile: Pile) -> Lines:
    return no_lights(pile) if viewings(pile) else base(pile)


def viewings_by_month(pile: Pile) -> Lines:
    lines = base(pile)
    if CUP in pile and pile & {"3H", "3R", "3a", "3b"}:
        lines["hanami"] = 5
    if CUP in pile and pile & {"8H", "8T", "8a", "8b"}:
        lines["tsukimi"] = 5
    return lines


def cup_in_viewing_only(pile: Pile) -> Lines:
    return base(pile - {CUP}) | viewings(pile) if viewings(pile) else base(pile)


def both_animals(pile: Pile) -> Lines:
    return animals(pile) | counted("tane", animals_in(pile), 5)


def plain_animals_beside(pile: Pile) -> Lines:
    return both_animals(pile) | {"further-tane": 0}


def set_as_further_animals(pile: Pile) -> Lines:
    return (
        {"inoshikacho": 5, "further-tane": animals_in(pile)}
        if "inoshikacho" in animals(pile)
        else animals(pile)
    )


def any_third(wanted: set[str], other: set[str], category: str, what: str) -> Callable[[Pile], Lines]:
    def lines(pile: Pile) -> Lines:
        held = [card for card in pile if card[-1] == category]
        if len(wanted & pile) != 2 or len(held) < 3 or pile >= other:
            return base(pile)
        plain = {"T": "tane", "R": "tan"}[category]
        return {**left_out(plain)(pile), what: 5 + len(held) - 3}

    return lines


def set_with_further(pile: Pile) -> Lines:
    further = ribbons_in(pile) - 3
    if pile >= RED | BLUE:
        return {"akatan": 5, "aotan": 5, "further-tan": 2 * further}
    return ribbons(pile)


def red_only(pile: Pile) -> Lines:
    return {"akatan": 5, "further-tan": ribbons_in(pile) - 3} if pile >= RED | BLUE else ribbons(pile)


def no_further_ribbons(pile: Pile) -> Lines:
    return ribbons(pile) | {"further-tan": 0}


def both_ribbons(pile: Pile) -> Lines:
    return ribbons(pile) | counted("tan", ribbons_in(pile), 5)


def plain_ribbons_beside(pile: Pile) -> Lines:
    return both_ribbons(pile) | {"further-tan": 0}


def set_as_further_ribbons(pile: Pile) -> Lines:
    lines = ribbons(pile)
    if "further-tan" in lines:
        lines["further-tan"] = ribbons_in(pile)
    return lines


def one_colour(pile: Pile) -> Lines:
    if pile >= RED | BLUE:
        return ribbons(pile)
    if pile >= RED:
        return ribbons(pile - BLUE)
    if pile >= BLUE:
        return ribbons(pile - RED)
    return ribbons(pile)


def one_point_each(pile: Pile) -> Lines:
    return {what: 1 if what in ("tane", "tan", "kasu") else value for what, value in base(pile).items()}


def point_a_card(pile: Pile) -> Lines:
    held = {"tane": animals_in(pile), "tan": ribbons_in(pile), "kasu": chaff_in(pile)}
    return {what: held.get(what, value) for what, value in base(pile).items()}


def animals_from_four(pile: Pile) -> Lines:
    return animals(pile) if pile >= BOAR_DEER_BUTTERFLIES else counted("tane", animals_in(pile), 4)


def ribbons_from_four(pile: Pile) -> Lines:
    return ribbons(pile) if pile >= RED or pile >= BLUE else counted("tan", ribbons_in(pile), 4)


def counted_twice(card: str) -> Callable[[Pile], Lines]:
    return chaff_read(lambda pile: counted("kasu", chaff_in(pile) + (card in pile), 10))


def prices(**other: int) -> Callable[[Pile], Lines]:
    named = {what.replace("_", "-"): value for what, value in other.items()}
    return lambda pile: {what: named.get(what, value) for what, value in base(pile).items()}


def month_yaku(pile: Pile) -> Lines:
    four = [month for month in range(1, 13) if {c for c in CODES if c[:-1] == str(month)} <= pile]
    return base(pile) | {f"month-{month}": 4 for month in four}


def card_values(pile: Pile) -> Lines:
    return {card: {"H": 20, "T": 10, "R": 5}.get(card[-1], 1) for card in pile}


MISREAD: dict[str, Callable[[Pile], Lines]] = {
    "ladder-summed": lights_read(light_yaku),
    "rain-man-among-three": lights_read(three_with_rain),
    "rain-man-among-four": lights_read(four_as_dry),
    "rain-man-left-out-of-four": lambda pile: base(pile - {RAIN_MAN}),
    "rain-man-left-out-of-five": lambda pile: base(pile - {RAIN_MAN}),
    "rain-man-makes-all-rainy": lights_read(lambda _: {"ame-shiko": 7}),
    "rain-man-spoils-four": no_lights,
    "fourth-light-left-out": lights_read(lambda _: {"sanko": 5}),
    "one-viewing-only": one_viewing,
    "viewing-beside-lights-left-out": lights_or_viewings,
    "lights-beside-viewing-left-out": viewings_or_lights,
    "viewing-by-month": viewings_by_month,
    "rain-spoils-viewing": left_out(*VIEWINGS),
    "fog-spoils-moon-viewing": left_out("tsukimi"),
    "cup-used-up-by-viewing": cup_in_viewing_only,
    "cup-not-chaff": chaff_read(without_cup(chaff)),
    "cup-not-animal": animals_read(without_cup(animals)),
    "further-animals-forgotten": left_out("further-tane"),
    "plain-animals-also-scored": animals_read(both_animals),
    "plain-animals-for-further": animals_read(plain_animals_beside),
    "animals-of-the-set-as-further": animals_read(set_as_further_animals),
    "any-third-animal": any_third(BOAR_DEER_BUTTERFLIES, {"none"}, "T", "inoshikacho"),
    "red-and-blue-apart": ribbons_read(set_with_further),
    "blue-set-as-further-ribbons": ribbons_read(red_only),
    "further-ribbons-forgotten": left_out("further-tan"),
    "plain-ribbons-also-scored": ribbons_read(both_ribbons),
    "plain-ribbons-for-further": ribbons_read(plain_ribbons_beside),
    "ribbons-of-the-set-as-further": ribbons_read(set_as_further_ribbons),
    "willow-ribbon-left-out": lambda pile: base(pile - {WILLOW_RIBBON}),
    "other-colour-left-out": ribbons_read(one_colour),
    "any-third-red-ribbon": any_third(RED, BLUE, "R", "akatan"),
    "any-third-blue-ribbon": any_third(BLUE, RED, "R", "aotan"),
    "further-cards-forgotten": one_point_each,
    "point-a-card": point_a_card,
    "lightning-counted-twice": counted_twice("11a"),
    "yellow-chaff-counted-twice": counted_twice("12a"),
    "animals-from-four": animals_read(animals_from_four),
    "ribbons-from-four": ribbons_read(ribbons_from_four),
    "chaff-from-nine": chaff_read(lambda pile: counted("kasu", chaff_in(pile), 9)),
    "goko-left-out": no_lights,
    "shiko-left-out": no_lights,
    "sanko-left-out": no_lights,
    "hanami-left-out": left_out("hanami"),
    "tsukimi-left-out": left_out("tsukimi"),
    "inoshikacho-left-out": animals_read(lambda pile: counted("tane", animals_in(pile), 5)),
    "akatan-aotan-left-out": ribbons_read(lambda pile: counted("tan", ribbons_in(pile), 5)),
    "akatan-left-out": ribbons_read(lambda pile: counted("tan", ribbons_in(pile), 5)),
    "aotan-left-out": ribbons_read(lambda pile: counted("tan", ribbons_in(pile), 5)),
    "tane-left-out": left_out("tane"),
    "tan-left-out": left_out("tan"),
    "kasu-left-out": left_out("kasu"),
    "another-table": prices(goko=15, shiko=10, ame_shiko=8, sanko=6, akatan=6, aotan=6),
    "month-yaku": month_yaku,
    "card-values-added": card_values,
}


# Misread doublings.

Doubled = tuple[int, bool, bool]  # points, whether doubled for 7 or more, whether for the call


def worth(lines: Lines) -> int:
    return sum(lines.values())


def doubled(lines: Lines, seven: bool, call: bool) -> Doubled:
    return worth(lines) * (2 if seven else 1) * (2 if call else 1), seven, call


def yaku_by_yaku(true: Lines, called: bool) -> Doubled:
    """Each yaku with its further cards is doubled by itself."""
    groups = {what: value for what, value in true.items() if not what.startswith("further-")}
    for further, owners in FURTHER.items():
        for owner in owners & groups.keys():
            groups[owner] += true.get(further, 0)
    large = [value for value in groups.values() if value >= 7]
    total = sum(large) + sum(groups.values())
    return total * (2 if called else 1), bool(large), called


def further_undoubled(true: Lines, called: bool) -> Doubled:
    """Further cards are added after the doubling for 7 or more."""
    seven = worth(true) >= 7
    undoubled = true.get("further-tane", 0) + true.get("further-tan", 0) if seven else 0
    total = 2 * worth(true) - undoubled if seven else worth(true)
    return total * (2 if called else 1), seven, called


# From the true lines and whether the opponent called.
MISDOUBLED: dict[str, Callable[[Lines, bool], Doubled]] = {
    "seven-not-enough": lambda true, called: doubled(true, worth(true) > 7, called),
    "one-doubling-only": lambda true, called: doubled(true, seven=called, call=False),
    "doubling-forgotten": lambda true, called: doubled(true, False, called),
    "call-doubling-forgotten": lambda true, _: doubled(true, worth(true) >= 7, False),
    "doublings-summed": lambda true, _: (3 * worth(true), True, True),
    "call-counted-into-base": lambda true, called: doubled(true, 2 * worth(true) >= 7, called),
    "call-invented": lambda true, _: doubled(true, worth(true) >= 7, True),
    "doubled-below-seven": lambda true, called: doubled(true, True, called),
    "yaku-doubled-one-by-one": yaku_by_yaku,
    "further-cards-not-doubled": further_undoubled,
}

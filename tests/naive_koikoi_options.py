"""A second Koi-Koi with every house rule: sets of card codes and ifs, written from KK-1 to KK-9 alone.

It shares no table with the engine. Options are a mapping with every ``kk.`` key. A deal is changed in place,
and speaks of decisions as records write them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from naive import (
    BLUE,
    BOAR_DEER_BUTTERFLIES,
    CUP,
    DRY,
    RAIN_MAN,
    RED,
    Lines,
    Pile,
    animals_in,
    lights_in,
    months,
    read,
    ribbons_in,
    written,
)

Options = Mapping[str, str]
VIEWINGS = {"hanami", "tsukimi"}


def month(card: str) -> str:
    return card[:-1]


@dataclass
class Circumstances:
    """What besides the pile decides what it scores."""

    field: Pile = frozenset()
    own_calls: int = 0
    other_calls: int = 0
    deal: int = 1


def lights(pile: Pile, options: Options) -> Lines:
    goko, shiko, ame_shiko, sanko = map(int, options["kk.lights"].split("/"))
    dry = len(DRY & pile)
    if lights_in(pile) == 5:
        return {"goko": goko}
    if dry == 4:
        return {"shiko": shiko}
    if lights_in(pile) == 4:
        return {"ame-shiko": ame_shiko}
    return {"sanko": sanko} if dry == 3 else {}


def viewings(pile: Pile, options: Options, about: Circumstances) -> Lines:
    if CUP not in pile or options["kk.viewing"] == "off":
        return {}
    worth = 5
    if options["kk.viewing"] == "1":
        worth = 1
    if options["kk.viewing"] == "1_then_3":
        worth = 3 if about.own_calls + about.other_calls else 1
    lines = {}
    if "3H" in pile and not hanami_is_rained_off(pile, options, about):
        lines["hanami"] = worth
    if "8H" in pile and not tsukimi_is_fogged(pile, options, about):
        lines["tsukimi"] = worth
    return lines


def hanami_is_rained_off(pile: Pile, options: Options, about: Circumstances) -> bool:
    """KK-9.1."""
    if options["kk.rain"] == "field":
        return any(month(card) == "11" for card in about.field)
    return options["kk.rain"] in ("captured", "captured_both") and RAIN_MAN in pile


def tsukimi_is_fogged(pile: Pile, options: Options, about: Circumstances) -> bool:
    """KK-9.1."""
    if options["kk.rain"] == "field":
        return any(month(card) == "12" for card in about.field)
    if options["kk.rain"] == "captured":
        return any(month(card) == "12" for card in pile)
    return options["kk.rain"] == "captured_both" and RAIN_MAN in pile


def animals(pile: Pile, options: Options) -> Lines:
    number, lines = animals_in(pile), {}
    grows, adds = options["kk.sets"].startswith("5+"), "adds" in options["kk.sets"]
    whole = pile >= BOAR_DEER_BUTTERFLIES
    if whole:
        lines["inoshikacho"] = int(options["kk.inoshikacho"])
        if grows:
            lines["further-tane"] = number - 3
    if number >= 5 and (adds or not whole):
        lines["tane"] = number - 4
    return lines


def ribbons(pile: Pile, options: Options) -> Lines:
    number, lines = ribbons_in(pile), {}
    grows, adds = options["kk.sets"].startswith("5+"), "adds" in options["kk.sets"]
    red, blue = pile >= RED, pile >= BLUE
    if red:
        lines["akatan"] = 5
    if blue:
        lines["aotan"] = 5
    if red and blue and options["kk.sets"] == "5_adds_10":
        lines["akatan-aotan"] = 10
    if grows and (red or blue):
        lines["further-tan"] = number - (6 if red and blue else 3)
    if number >= 5 and (adds or not (red or blue)):
        lines["tan"] = number - 4
    return lines


def chaff(pile: Pile, cup_counts: bool) -> Lines:
    number = len([card for card in pile if card[-1] in "abc"]) + (cup_counts and CUP in pile)
    return {"kasu": number - 9} if number >= 10 else {}


def of_the_month(pile: Pile, options: Options, about: Circumstances) -> Lines:
    """KK-6.14."""
    whole = months(pile)[(about.deal - 1) % 12] == 4
    return {"month": 4} if options["kk.month"] == "4" and whole else {}


def counted(pile: Pile, options: Options) -> Lines:
    """What animals, ribbons and chaff make, as the cup counts (KK-6.c)."""
    as_tane = animals(pile, options) | chaff(pile, cup_counts=False)
    if options["kk.sake"] == "tane_only":
        return as_tane
    if options["kk.sake"] == "both":
        return animals(pile, options) | chaff(pile, cup_counts=True)
    as_kasu = animals(pile - {CUP}, options) | chaff(pile, cup_counts=True)
    return max(as_tane, as_kasu, key=lambda lines: sum(lines.values()))


def base(pile: Pile, options: Options, about: Circumstances) -> Lines:
    """The yaku of a pile and its further cards, without lines of nothing."""
    lines = lights(pile, options) | counted(pile, options) | ribbons(pile, options)
    lines |= of_the_month(pile, options, about)
    if lines or options["kk.viewing"] != "only_with_other_yaku":
        lines |= viewings(pile, options, about)
    return {what: points for what, points in lines.items() if points}


def points(pile: Pile, options: Options, about: Circumstances) -> int:
    """What the owner of a pile scores with it."""
    worth = sum(base(pile, options, about).values())
    calls = about.own_calls + about.other_calls
    if not worth:
        return 0
    by_seven = 2 if worth >= 7 and options["kk.seven"] == "x2" else 1
    by_calls = 1
    if options["kk.call_pays"] == "x2" and about.other_calls:
        by_calls = 2
    if options["kk.call_pays"] == "both_plus_1":
        by_calls = 1 + calls
    if options["kk.call_pays"] == "steps" and calls > 3:
        by_calls = min(calls, 7) - 2
    factor = by_seven * by_calls
    if options["kk.double_stack"] == "x2_cap" and by_seven > 1 and by_calls > 1:
        factor = 2
    added = calls if options["kk.call_pays"] == "steps" and calls <= 3 else 0
    return worth * factor + added


def is_teshi(cards: Pile) -> bool:
    return 4 in months(cards)


def is_kuttsuki(cards: Pile) -> bool:
    """KK-3.5: four pairs of four different months."""
    return months(cards).count(2) == 4


def hand_points(hand: Pile, options: Options) -> int:
    """What a dealt hand scores at once."""
    if options["kk.teyaku"] == "off" or not (is_teshi(hand) or is_kuttsuki(hand)):
        return 0
    numbers = sorted(months(hand), reverse=True)
    twice = numbers[:2] == [4, 4] or numbers[:3] == [4, 2, 2]
    return 12 if twice and options["kk.teyaku_stack"] == "12" else 6


def void(field: Pile, options: Options) -> bool:
    """Whether the field is dealt again (KK-3.1)."""
    if options["kk.field_redeal"] == "four_or_pairs":
        return is_teshi(field) or is_kuttsuki(field)
    return options["kk.field_redeal"] == "four_only" and is_teshi(field)


class Deal:
    """One deal from its cards to its end. Seat 0 deals and plays first."""

    def __init__(
        self,
        options: Options,
        hands: Iterable[Pile],
        field: Iterable[str],
        stock: Iterable[str],
        deal: int = 1,
    ) -> None:
        self.options = options
        self.deal = deal
        self.hands = [set(hand) for hand in hands]
        self.field = set(field)
        self.stock = list(stock)
        self.piles: list[set[str]] = [set(), set()]
        self.most: list[Lines] = [{}, {}]  # every line that each has had, at its most
        self.calls = [0, 0]
        self.last_caller = -1
        self.seat = 0
        self.turned = ""  # a turned card that may capture this or that
        self.calling = False
        self.over = False
        self.scorer = -1
        self.scored = [0, 0]
        self.next_dealer = -1
        self.look_at_what_was_dealt()

    def look_at_what_was_dealt(self) -> None:
        field_pays = self.options["kk.field_redeal"] == "dealer_scores_6"
        if field_pays and (is_teshi(self.field) or is_kuttsuki(self.field)):
            self.score(0, 6)
            return
        worth = [hand_points(hand, self.options) for hand in self.hands]
        if all(worth):  # KK-3.7
            if self.options["kk.both_special"] == "drawn":
                self.draw()
            elif self.options["kk.both_special"] == "same_dealer":
                self.over, self.next_dealer = True, 0
        elif any(worth):  # KK-3.4
            winner = 0 if worth[0] else 1
            self.score(winner, worth[winner])

    def score(self, winner: int, worth: int) -> None:
        self.over, self.scorer, self.next_dealer = True, winner, winner  # KK-8.1
        self.scored[winner] = worth
        if self.options["kk.zero_sum"] == "on":  # KK-6.12
            self.scored[1 - winner] = -worth

    def draw(self) -> None:
        """Nobody made a yaku (KK-7.1)."""
        self.over = True
        if self.options["kk.draw"].startswith("oyaken"):
            self.score(0, int(self.options["kk.draw"][-1]))
        elif self.options["kk.draw"] == "same_dealer":
            self.next_dealer = 0
        else:
            self.next_dealer = 1

    @property
    def actor(self) -> int:
        return self.seat

    def legal(self) -> set[str]:
        """Every decision open now, as records write it."""
        if self.over:
            return set()
        if self.calling:
            return {"k", "s"}
        if self.turned:
            return {"_" + written(taken) for taken in self.captures(self.turned)}
        return {
            f"{card}.{written(taken)}" if taken else card
            for card in self.hands[self.seat]
            for taken in self.captures(card)
        }

    def captures(self, card: str) -> list[set[str]]:
        """What a card on the table may take; the empty set alone where it stays there."""
        same = {other for other in self.field if month(other) == month(card)}
        if len(same) == 2:  # KK-4.3
            return [{other} for other in same]
        return [same]  # KK-4.1, KK-4.4

    def do(self, decision: str) -> None:
        """Play one decision and all that it forces."""
        assert decision in self.legal()
        if decision == "s":
            self.score(self.seat, self.worth(self.seat))
        elif decision == "k":
            self.calling = False
            self.calls[self.seat] += 1
            self.last_caller = self.seat
            self.pass_turn()
        elif decision.startswith("_"):
            card, self.turned = self.turned, ""
            self.put(card, read(decision[1:]))
            self.look()
        else:
            card, _, taken = decision.partition(".")
            self.hands[self.seat].remove(card)
            self.put(card, read(taken))
            self.turn()

    def put(self, card: str, taken: set[str]) -> None:
        if taken:
            self.field -= taken
            self.piles[self.seat] |= taken | {card}
        else:
            self.field.add(card)

    def turn(self) -> None:
        card = self.stock.pop(0)
        choices = self.captures(card)
        if len(choices) > 1:
            self.turned = card
        else:
            self.put(card, choices[0])
            self.look()

    def about(self, seat: int) -> Circumstances:
        return Circumstances(self.field, self.calls[seat], self.calls[1 - seat], self.deal)

    def worth(self, seat: int) -> int:
        return points(self.piles[seat], self.options, self.about(seat))

    def look(self) -> None:
        """Look at the yaku, once, after both halves of a turn (KK-4.5)."""
        seat = self.seat
        lines = base(self.piles[seat], self.options, self.about(seat))
        # What a viewing is worth may rise by a call alone, which forms nothing.
        lines = {what: 1 if what in VIEWINGS else worth for what, worth in lines.items()}
        most = self.most[seat]
        if self.options["kk.again"] == "new_yaku_only":  # KK-5.3
            formed = any(what not in most for what in lines if not what.startswith("further"))
        else:
            formed = any(worth > most.get(what, 0) for what, worth in lines.items())
        for what, worth in lines.items():
            most[what] = max(worth, most.get(what, 0))
        if not formed:
            self.pass_turn()
        elif not self.hands[seat] or not self.may_call():  # KK-5.5, KK-5.2
            self.score(seat, self.worth(seat))
        else:
            self.calling = True

    def may_call(self) -> bool:
        if self.options["kk.koikoi"] == "once":
            return self.calls == [0, 0]
        return self.options["kk.koikoi"] == "unlimited" or not self.calls[self.seat]

    def pass_turn(self) -> None:
        self.seat = 1 - self.seat
        if self.hands[self.seat]:
            return
        if self.stock and self.options["kk.play_out_stock"] == "on":  # KK-4.6
            self.turn()
        elif self.last_caller >= 0 and self.options["kk.called_then_empty"] == "last_caller_scores":
            self.score(self.last_caller, self.worth(self.last_caller))  # KK-7.2
        else:
            self.draw()

    def totals(self) -> list[int]:
        assert self.over
        return self.scored

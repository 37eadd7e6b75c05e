"""A second Hana-awase, as plain as can be: sets of card codes and ifs, written from HA-1 to HA-8 alone.

It shares no table with the engine. Options are a mapping with every ``ha.`` key. A deal is changed in place,
and speaks of decisions as records write them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

from naive import BLUE, BOAR_DEER_BUTTERFLIES, CODES, CUP, RAIN_MAN, RED, Lines, Pile, read, written

Options = Mapping[str, str]
ONI = "11a"
WILLOWS = {"11H", "11T", "11R", "11a"}
GRASS = {"4R", "5R", "7R"}
POINTS = {"H": 20, "T": 10, "R": 5, "a": 1, "b": 1, "c": 1}
FIRST_HAND = {2: 10, 3: 7, 4: 5}  # HA-1.1
FIELD = {2: 8, 3: 6, 4: 8}


def month(card: str) -> str:
    return card[:-1]


def hand_size(seats: int, options: Options) -> int:
    if seats == 2 and options["ha.deal2"] == "8_8":  # HA-1.2
        return 8
    return FIRST_HAND[seats]


def whole_months(cards: Pile) -> set[str]:
    return {one for one in map(str, range(1, 13)) if len([card for card in cards if month(card) == one]) == 4}


def void(hands: Iterable[Pile], field: Pile, options: Options) -> bool:
    """Whether a deal is dealt again."""
    if options["ha.field4"] == "redeal" and whole_months(field):  # HA-1.6
        return True
    if options["ha.hand4"] == "redeal" and any(whole_months(hand) for hand in hands):  # HA-1.8
        return True
    return options["ha.oni"] == "on" and field >= WILLOWS - {ONI}  # HA-1.9


def card_points(pile: Pile, options: Options) -> int:
    """HA-3.1."""
    total = 0
    for card in pile:
        if card[-1] in "abc" and options["ha.kasu"] == "0":  # HA-8.7
            continue
        total += POINTS[card[-1]]
    return total


def deck_points(options: Options) -> int:
    return card_points(set(CODES), options)


def lights(pile: Pile, options: Options) -> Lines:
    wiki = options["ha.values"] == "fuda_wiki"
    lines = {}
    if pile >= {"1H", "3H", "8H", "11H", "12H"}:
        lines["goko"] = 100 if wiki else 200
    if pile >= {"1H", "3H", "8H", "12H"}:
        lines["shiko"] = 60
    if pile >= {"1H", "8H", "12H"}:
        lines["matsu-kiri-bozu"] = 20
    if options["ha.lights"] == "best":  # HA-5.1
        lines = dict(list(lines.items())[:1])
    if pile >= {"1H", "2T", "3H"}:
        if options["ha.omote"] == "stacks":  # HA-5.3
            lines["omote-sugawara"] = 30
        elif max(lines.values(), default=0) < 30:  # HA-8.1
            lines = {"omote-sugawara": 30}
    return lines


def viewings(pile: Pile, options: Options) -> Lines:
    if options["ha.rain_viewing"] == "cancels" and RAIN_MAN in pile:  # HA-8.6
        return {}
    if CUP not in pile:
        return {}
    if "3H" in pile and "8H" in pile:  # HA-5.4
        return {"nomi": 40 if options["ha.values"] == "fuda_wiki" else 30}
    if "3H" in pile:
        return {"hanami": 20}
    if "8H" in pile:
        return {"tsukimi": 20}
    return {}


def ribbons(pile: Pile) -> Lines:
    lines = {}
    if pile >= RED:
        lines["ura-sugawara"] = 40
    if pile >= BLUE:
        lines["aotan"] = 40
    if pile >= GRASS:
        lines["kusa"] = 20
    number = len([card for card in pile if card[-1] == "R" and card != "11R"])  # HA-5.7
    if number >= 7:
        lines["shichitan"] = 40
    elif number == 6:  # HA-5.5
        lines["rokutan"] = 30
    return lines


def animals(pile: Pile) -> Lines:
    return {"inoshikacho": 20} if pile >= BOAR_DEER_BUTTERFLIES else {}


def islands(pile: Pile, options: Options) -> Lines:
    worth = 10 if options["ha.values"] == "fuda_wiki" else 20
    names = {"4": "fujishima", "12": "kirishima", "11": "ameshima"}
    if options["ha.oni"] == "on":  # HA-7.9
        del names["11"]
    return {names[one]: worth for one in whole_months(pile) if one in names}


def yaku(pile: Pile, options: Options) -> Lines:
    """The yaku of one pile, each with its plain value."""
    if options["ha.yaku"] == "off":  # HA-8.9
        return {}
    return (
        lights(pile, options)
        | viewings(pile, options)
        | ribbons(pile)
        | animals(pile)
        | islands(pile, options)
    )


def all_yaku(piles: list[Set[str]], options: Options) -> list[Lines]:
    """Everybody's yaku, after what an island of willows cancels (HA-8.5)."""
    lines = [yaku(pile, options) for pile in piles]
    for seat in range(len(piles)):
        if "ameshima" in lines[seat] and options["ha.willow_island"] == "cancels_all":
            return [{} for _ in piles]
        if "ameshima" in lines[seat] and options["ha.willow_island"] == "cancels_opponents":
            return [lines[seat] if other == seat else {} for other in range(len(piles))]
    return lines


def has_few(seat: int, pile: Pile) -> bool:
    """HA-8.4: the dealer and the second with 8 cards or fewer, the third with 10 or fewer."""
    return len(pile) <= (10 if seat == 2 else 8)


def settlement(piles: list[Set[str]], options: Options) -> list[int]:
    """What every seat scores when the piles are as finally counted (HA-6.2)."""
    seats = len(piles)
    points = [card_points(pile, options) for pile in piles]
    if options["ha.dandruff"] == "on" and min(points) <= 20:  # HA-8.3
        return [0] * seats
    worth = [sum(lines.values()) for lines in all_yaku(piles, options)]
    totals = []
    for seat in range(seats):
        total = points[seat]
        if options["ha.base"] == "off":  # HA-8.8: points and yaku, and nothing is taken away
            total += worth[seat]
        else:
            total -= deck_points(options) // seats
        for other in range(seats):
            if other != seat:
                if options["ha.base"] == "on":
                    total += worth[seat] - worth[other]
                if options["ha.few_cards"] == "30" and seats == 3:
                    total += 30 * (has_few(seat, piles[seat]) - has_few(other, piles[other]))
        totals.append(total)
    return totals


# The clause of each yaku, in the order of the table.
CLAUSES = {
    "goko": "HA-4.1",
    "shiko": "HA-4.2",
    "matsu-kiri-bozu": "HA-4.3",
    "omote-sugawara": "HA-4.4",
    "ura-sugawara": "HA-4.5",
    "aotan": "HA-4.6",
    "shichitan": "HA-4.7",
    "rokutan": "HA-4.8",
    "kusa": "HA-4.9",
    "nomi": "HA-4.10",
    "hanami": "HA-4.11",
    "tsukimi": "HA-4.11",
    "inoshikacho": "HA-4.12",
    "fujishima": "HA-4.13",
    "kirishima": "HA-4.13",
    "ameshima": "HA-4.13",
}


def sheets(piles: list[Set[str]], options: Options) -> list[list[str]]:
    """Every seat's score line by line, where no option adds a line of its own."""
    seats, made = len(piles), all_yaku(piles, options)
    written = []
    for seat in range(seats):
        lines = [
            f"HA-3.1 card-points +{card_points(piles[seat], options)}",
            f"HA-3.2 base -{deck_points(options) // seats}",
        ]
        for what, clause in CLAUSES.items():
            if what in made[seat]:
                lines.append(f"{clause} {what} +{made[seat][what] * (seats - 1)}")
        for other in range(seats):
            if other != seat and made[other]:
                lines.append(f"HA-6.1 yaku-paid -{sum(made[other].values())}")
        written.append(lines)
    return written


def next_dealer(totals: list[int], options: Options) -> int:
    """HA-6.5; the right neighbour is seat 1."""
    return totals.index(max(totals)) if options["ha.next_dealer"] == "winner" else 1


class Deal:
    """One deal from its cards to its end. Seat 0 deals and plays first."""

    def __init__(
        self, options: Options, hands: Iterable[Pile], field: Iterable[str], stock: Iterable[str]
    ) -> None:
        self.options = options
        self.hands = [set(hand) for hand in hands]
        self.field = set(field)
        self.stock = list(stock)
        self.piles: list[set[str]] = [set() for _ in self.hands]
        self.seat = 0
        self.turned = ""  # a turned card that may capture this or that
        self.over = False
        self.oni_is_on = options["ha.oni"] == "on"
        self.oni_user = -1
        self.oni_laid_by = 0  # HA-7.15: the dealer's, if it lay there from the deal
        self.met: set[str] = set()  # the corners of HA-7 that came up
        if options["ha.field4"] == "dealer_takes":  # HA-1.6
            for one in whole_months(self.field):
                four = {card for card in self.field if month(card) == one}
                self.field -= four
                self.piles[0] |= four

    @property
    def actor(self) -> int:
        return self.seat

    def legal(self) -> set[str]:
        """Every decision open now, as records write it."""
        if self.over:
            return set()
        if self.turned:
            return {"_" + written(taken) for taken in self.captures(self.turned)}
        return {
            f"{card}.{written(taken)}" if taken else card
            for card in self.hands[self.seat]
            for taken in self.captures(card)
        }

    def captures(self, card: str) -> list[set[str]]:
        """What a card on the table may take; the empty set alone where it stays there."""
        if card == ONI and self.oni_is_on:
            return self.bites()
        same = self.of_month(month(card))
        if self.oni_is_on:
            same -= {ONI}  # HA-7.7
        if len(same) == 2:  # HA-2.3
            return [{other} for other in same]
        return [same]  # HA-2.1, HA-2.4

    def bites(self) -> list[set[str]]:
        """Any one card that is no willow (HA-7.1, HA-7.4)."""
        prey = self.field - WILLOWS
        choices: list[set[str]] = []
        for card in prey:
            stack = self.of_month(month(card))
            bite = stack if len(stack) == 3 and self.options["ha.oni_triple"] == "whole" else {card}
            if bite not in choices:
                choices.append(bite)
        return choices or [set()]  # HA-7.5

    def do(self, decision: str) -> None:
        """Play one decision and all that it forces."""
        assert decision in self.legal()
        if decision.startswith("_"):
            card, self.turned = self.turned, ""
            self.put(card, read(decision[1:]))
            self.pass_turn()
            return
        card, _, taken = decision.partition(".")
        self.hands[self.seat].remove(card)
        self.put(card, read(taken))
        self.turn()

    def put(self, card: str, taken: set[str]) -> None:
        """Lay a card on the table, where it takes something or stays."""
        oni_plays = card == ONI and self.oni_is_on
        if oni_plays and any(len(self.of_month(month(other))) == 3 for other in taken):
            self.met.add("HA-7.4")
        if taken:
            self.field -= taken
            self.piles[self.seat] |= taken | {card}
        else:
            self.field.add(card)
        if oni_plays and taken:
            self.oni_user = self.seat
        elif oni_plays:
            self.oni_laid_by = self.seat
            self.met.add("HA-7.5")

    def of_month(self, one: str) -> set[str]:
        return {card for card in self.field if month(card) == one}

    def turn(self) -> None:
        card = self.stock.pop(0)
        if self.oni_is_on and ONI in self.field and month(card) != "11":  # HA-7.6
            self.field.remove(ONI)
            self.piles[self.seat] |= {card, ONI}
            self.oni_user = self.seat
            self.met.add("HA-7.6")
            if len(self.of_month(month(card))) == 3:
                self.met.add("HA-7.6, three of the month left")
        elif self.oni_is_on and card == ONI and not self.stock:  # HA-7.12
            self.piles[self.seat].add(ONI)
            self.oni_user = self.seat
            self.met.add("HA-7.12")
            if self.options["ha.oni_last"] == "sweep":
                self.piles[self.seat] |= self.field
                self.field = set()
        else:
            choices = self.captures(card)
            if len(choices) > 1:
                self.turned = card
                return
            self.put(card, choices[0])
        self.pass_turn()

    def pass_turn(self) -> None:
        self.seat = (self.seat + 1) % len(self.hands)
        if self.hands[self.seat]:
            return
        if self.stock:  # HA-1.2
            self.turn()
        else:
            self.hand_over_leftovers()
            self.over = True

    def hand_over_leftovers(self) -> None:
        """HA-7.10, HA-7.15. Without the oni nothing is left (HA-2.6)."""
        for card in set(self.field):
            if card == ONI:
                heir = self.oni_laid_by
                self.met.add("HA-7.15")
            elif month(card) == "11":
                [heir] = [seat for seat, pile in enumerate(self.piles) if len(pile & WILLOWS - {ONI}) >= 2]
            else:
                heir = self.oni_user
                self.met.add("HA-7.10")
            self.field.remove(card)
            self.piles[heir].add(card)

    def totals(self) -> list[int]:
        assert self.over
        return settlement(list(self.piles), self.options)

"""A second Nylon-ppong, as plain as can be: sets of card codes and ifs, written from NP-1 to NP-9 alone.

It shares no table with the engine. Options are a mapping with every ``np.`` key. A deal is changed in place,
and speaks of decisions as records write them. Seats count counter-clockwise from the dealer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from itertools import combinations

from naive import Lines, Pile, read, written

Options = Mapping[str, str]
# How a deal ended: the word of a settlement, and the seats that it names.
Ending = tuple[str, *tuple[int, ...]]


def month(card: str) -> int:
    """A card's month as Korean games count and value it (NP-1.1): paulownia 11, willow 12."""
    return {11: 12, 12: 11}.get(int(card[:-1]), int(card[:-1]))


def months(hand: Pile) -> list[int]:
    return sorted(month(card) for card in hand)


def of_each(values: list[int]) -> list[int]:
    """How many there are of each month that is there, the most first."""
    return sorted((values.count(one) for one in set(values)), reverse=True)


def hand_sum(values: list[int]) -> int:
    """NP-8.1."""
    total = 0
    for one in set(values):
        number = values.count(one)
        total += one * (number - 3 if number >= 3 else number)
    return total


def six_card_yaku(values: list[int], options: Options) -> Lines:
    """Every yaku of six cards, and what each is worth (NP-5.1 to NP-5.6, NP-5.13)."""
    if len(values) != 6:
        return {}
    shape, lines = of_each(values), {}
    if shape == [2, 2, 2]:
        lines["three-pairs"] = 0
    if shape == [3, 3]:
        lines["two-triples"] = 0
    if shape == [4, 2]:
        lines["four-and-two"] = int(options["np.four_two"])
    if sorted(values) == list(range(min(values), min(values) + 6)):
        lines["run"] = -sum(values)
    if sum(values) <= 10:
        lines["short-of-ten"] = -100
    if options["np.high"] != "off" and sum(values) >= int(options["np.high"]):
        lines["sixty-six"] = -100
    if options["np.chongtong"] != "off" and shape[0] == 4:
        lines["four-of-a-month"] = int(options["np.chongtong"])
    return lines


def declared(values: list[int], options: Options) -> int:
    """NP-5.8."""
    worth = six_card_yaku(values, options).values()
    return sum(worth) if options["np.multi"] == "sum" else min(worth)


def may_stop_with(values: list[int], options: Options) -> bool:
    """NP-6.1."""
    return len(values) == 2 and sum(values) <= int(options["np.stop_limit"])


def settlement(hands: list[list[int]], ending: Ending, options: Options) -> list[int]:
    """Every seat's penalty points for the hands that are left, as month values."""
    how, seats = ending[0], ending[1:]
    totals = [hand_sum(hand) for hand in hands]
    if how == "declare":  # NP-5.10
        totals[seats[0]] = declared(hands[seats[0]], options)
    if how == "ppong":  # NP-4.7
        totals[seats[1]] += int(options["np.ppong_penalty"])
    if how == "stop":
        [stopper] = seats
        own, others = totals[stopper], totals[:stopper] + totals[stopper + 1 :]
        beaten = min(others) <= own if options["np.stop_tie"] == "beats" else min(others) < own
        if beaten:  # NP-6.2
            totals[stopper] += int(options["np.stop_penalty"])
        elif options["np.stop_bonus"] == "ten_minus_sum":  # NP-9.2
            totals[stopper] = -(10 - own)
    return totals


# The clause of each six-card yaku, in order.
CLAUSES = {
    "three-pairs": "NP-5.1",
    "two-triples": "NP-5.2",
    "four-and-two": "NP-5.3",
    "run": "NP-5.4",
    "short-of-ten": "NP-5.5",
    "sixty-six": "NP-5.6",
}


def sheets(hands: list[list[int]], ending: Ending, options: Options) -> list[list[str]]:
    """Every seat's penalty line by line, by the source's own rules."""
    lines = [[f"NP-8.1 hand-sum +{hand_sum(hand)}"] for hand in hands]
    plain, totals = [hand_sum(hand) for hand in hands], settlement(hands, ending, options)
    if ending[0] == "declare":
        worth = six_card_yaku(hands[ending[1]], options)
        best = min(worth, key=lambda what: worth[what])
        lines[ending[1]] = [f"{CLAUSES[best]} {best} {worth[best]:+}"]
    if ending[0] == "ppong":
        lines[ending[2]].append("NP-4.7 ppong-bagaji +30")
    if ending[0] == "stop" and totals != plain:
        lines[ending[1]].append("NP-6.2 stop-bagaji +30")
    return lines


def next_dealer(totals: list[int], ending: Ending, options: Options) -> int | None:
    """NP-2.3; nothing is said where the one who ended the deal shall deal and nobody did."""
    if options["np.next_dealer"] == "ender":
        return ending[1] if len(ending) > 1 else None
    wanted = max(totals) if options["np.next_dealer"] == "highest_penalty" else min(totals)
    return totals.index(wanted)  # the dealer is seat 0, and the others follow counter-clockwise


class Deal:
    """One deal from its cards to its end. Seat 0 deals and plays first.

    ``reshuffle`` says in which order the discards come back.
    """

    def __init__(
        self,
        options: Options,
        hands: Iterable[Pile],
        stock: Iterable[str],
        reshuffle: Callable[[set[str]], list[str]],
    ) -> None:
        self.options = options
        self.hands = [set(hand) for hand in hands]
        self.stock = list(stock)
        self.reshuffle = reshuffle
        self.reshuffles = 0
        self.discards: set[str] = set()
        self.ppongs = [False] * len(self.hands)
        self.seat = 0
        self.step = ""  # stop, discard, one-more, window
        self.claimed = ""  # the discard that a window is about
        self.discarder = -1
        self.asked: list[int] = []  # the seats that may still claim it, in order of play
        self.ending: Ending | None = None
        self.dealt_six = len(self.hands[0]) == 6
        if self.dealt_six:  # NP-3.3
            self.step = "discard"
        else:
            self.begin_turn(0)

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def actor(self) -> int:
        return self.asked[0] if self.step == "window" else self.seat

    def legal(self) -> set[str]:
        """Every decision open now, as records write it."""
        if self.over:
            return set()
        hand = self.hands[self.actor]
        if self.step == "stop":
            return {"d", "s"} if may_stop_with(months(hand), self.options) else {"d"}
        if self.step == "window":
            same = {card for card in hand if month(card) == month(self.claimed)}
            return {"p"} | {"q" + written(two) for two in combinations(same, 2)}  # NP-4.1, NP-4.2
        if self.step == "one-more":
            return set(hand)
        decisions = set(hand) | {written(three) for three in self.triples()}
        if six_card_yaku(months(hand), self.options) and not (
            self.dealt_six and self.options["np.first_six_yaku"] == "false"
        ):
            decisions.add("y")
        return decisions

    def triples(self) -> list[set[str]]:
        """Three of a month that may be laid down together (NP-3.5)."""
        hand = self.hands[self.seat]
        found = []
        for one in {month(card) for card in hand}:
            same = [card for card in hand if month(card) == one]
            found += [set(three) for three in combinations(same, 3)]
        if self.options["np.natural"] == "off":
            return []
        if self.options["np.natural"] == "score_only":
            return [three for three in found if goes_out(hand - three)]
        return found

    def do(self, decision: str) -> None:
        """Play one decision and all that it forces."""
        assert decision in self.legal()
        if decision == "d":
            self.draw()
        elif decision == "s":
            self.ending = ("stop", self.seat)
        elif decision == "y":
            self.ending = ("declare", self.seat)
        elif decision == "p":
            self.asked.pop(0)
            self.go_on()
        elif decision[0] == "q":
            self.claim(read(decision[1:]))
        elif len(read(decision)) == 3:
            self.lay(self.seat, read(decision))
            self.step = "one-more"
            if goes_out(self.hands[self.seat]):  # NP-3.6
                self.ending = ("out", self.seat)
        else:
            self.discard(decision)

    def begin_turn(self, seat: int) -> None:
        """Stop or draw (NP-3.2); the choice is one by what everybody sees (NP-6.1, NP-6.5)."""
        self.seat = seat
        ppongs = sum(self.ppongs) - self.ppongs[seat]
        if len(self.hands[seat]) == 2 and ppongs >= int(self.options["np.stop_needs"]):
            self.step = "stop"
        else:
            self.draw()

    def draw(self) -> None:
        self.hands[self.seat].add(self.stock.pop(0))
        self.step = "discard"

    def claim(self, two: set[str]) -> None:
        claimer = self.asked[0]
        self.lay(claimer, two)
        self.ppongs[claimer] = True
        if goes_out(self.hands[claimer]):  # NP-4.6
            self.ending = ("ppong", claimer, self.discarder)
        self.seat, self.step = claimer, "one-more"  # NP-4.4

    def lay(self, seat: int, cards: set[str]) -> None:
        self.hands[seat] -= cards
        self.discards |= cards

    def discard(self, card: str) -> None:
        self.lay(self.seat, {card})
        self.dealt_six = False
        self.claimed, self.discarder, self.step = card, self.seat, "window"
        seats = len(self.hands)
        self.asked = [(self.seat + away) % seats for away in range(1, seats)]
        if self.options["np.ppong"] == "own_turn_only":
            self.asked = self.asked[:1]
        self.go_on()

    def go_on(self) -> None:
        """To the next turn, once nobody is left who may claim."""
        if self.asked:
            return
        if not self.stock:
            if self.reshuffles == int(self.options["np.reshuffles"]):  # NP-7.3
                self.ending = ("exhausted",)
                return
            self.stock = self.reshuffle(self.discards)  # NP-7.2
            assert set(self.stock) == self.discards
            self.discards, self.reshuffles = set(), self.reshuffles + 1
        self.begin_turn((self.discarder + 1) % len(self.hands))  # NP-4.4, NP-4.5

    def totals(self) -> list[int]:
        assert self.ending
        return settlement([months(hand) for hand in self.hands], self.ending, self.options)


def goes_out(rest: Set[str]) -> bool:
    """Whether the deal ends by a ppong or a triple that leaves these cards: none, or three of a month."""
    return not rest or (len(rest) == 3 and len(set(months(rest))) == 1)

"""What a worked example states about a position, in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, TypedDict

from hanacore.cards import CardSet, cards
from hanacore.errors import NotationError
from hanacore.names import name
from hanacore.present import listed

_TWO = ("dealer", "other player")
_MORE = ("dealer", "second player", "third player", "fourth player", "fifth player", "sixth player")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_CAPTURE = re.compile(r"(_?)(\d+[A-Za-z])?(?:\.(.+))?")
_CARDS = re.compile(r"(q?)((?:\d+[A-Za-z])+)")
_PHASES = {
    "take": "The turned card has a choice of two.",
    "call": "A yaku is made: stop, or call koi-koi?",
    "stop": "The player on turn has two cards: stop, or draw?",
    "claim": "The next player is asked whether to claim the discard.",
}
# Decisions without cards: as one of several that are open, and as made.
_CAPTURE_WORDS = {"s": ("stop", "The player stops."), "k": ("koi-koi", "Koi-koi is called.")}
_RUMMY_WORDS = {
    "d": ("draw", "The player draws."),
    "s": ("stop", "The player stops."),
    "y": ("declare the six cards", "The six cards are declared."),
    "p": ("pass", "The player asked passes."),
}


# How a deal of a rummy ended, and by whom.
_ENDS = {
    "stop": "{} has stopped.",
    "declare": "{} has declared six cards.",
    "out": "{} has laid three of a month together, and is out.",
    "exhausted": "The stock is empty, and nobody claims any more.",
}


class Fact(TypedDict):
    """A sentence, and the clause it rests on."""

    text: str
    rule: str | None


def seat_name(seat: int, seats: int) -> str:
    """A seat inside a sentence: the dealer, the other player, the third player."""
    return (_TWO if seats == 2 else _MORE)[seat]


def step(game: str, token: str) -> str:
    """A decision that was made, as a sentence."""
    words = (_RUMMY_WORDS if game == "nylon-ppong" else _CAPTURE_WORDS).get(token)
    return words[1] if words else f"The {choice(game, token)}."


def before(seats: int, block: dict[str, Any]) -> list[str]:
    """What has happened in a deal before the example begins, as sentences: the cards do not show it."""

    def who(seat: int | str) -> str:
        return f"The {seat_name(int(seat), seats)}"

    said = [
        f"{who(seat)} has called {_times(count)}."
        for seat, count in enumerate(block.get("calls", []))
        if count
    ]
    if "called_last" in block:
        said.append(f"{who(block['called_last'])} called last.")
    if "laid" in block:
        said.append(f"{who(block['laid'])} laid the oni on the field.")
    how, *by = block.get("end", "").split(":")
    if how == "ppong":
        whose = seat_name(int(by[1]), seats)
        said.append(f"{who(by[0])} has called ppong on a discard of the {whose}, and is out.")
    elif how:
        said.append(_ENDS[how].format(who(by[0]) if by else ""))
    return said


def calls(counts: list[int]) -> str:
    """How often each has called, as the caption of a sheet."""
    own, other = counts
    said = [
        f"{who} called {_times(count)}" for who, count in (("this player", own), ("opponent", other)) if count
    ]
    return " and ".join(said)


def _times(count: int) -> str:
    return {1: "koi-koi", 2: "twice"}.get(count, f"{count} times")


def choice(game: str, token: str) -> str:
    """A decision in words, from its notation."""
    rummy = game == "nylon-ppong"
    words = (_RUMMY_WORDS if rummy else _CAPTURE_WORDS).get(token)
    if words:
        return words[0]
    return _laid_down(token) if rummy else _captured(token)


def _laid_down(token: str) -> str:
    match = _CARDS.fullmatch(token)
    if match is None:
        raise NotationError(token, 0, "this is no decision")
    claims, codes = match.groups()
    words = _counted(codes)
    if claims:
        return f"discard is claimed with {words}"
    return f"{words} {'is discarded' if len(CardSet.parse(codes)) == 1 else 'are laid down together'}"


def _captured(token: str) -> str:
    match = _CAPTURE.fullmatch(token)
    if match is None:
        raise NotationError(token, 0, "this is no decision")
    turned, card, take = match.groups()
    if turned:
        return f"turned card takes the {_named(card)}" if card else "turned card stays on the field"
    if not take:
        return f"{_named(card)} is played and stays"
    counts = Counter(_named(one.code) for one in cards(CardSet.parse(take).mask))
    return f"{_named(card)} takes {listed([f'two {n}' if k > 1 else f'the {n}' for n, k in counts.items()])}"


def _counted(codes: str) -> str:
    counts = Counter(_named(one.code) for one in cards(CardSet.parse(codes).mask))
    return listed([f"two {n}" if k > 1 else n for n, k in counts.items()])


def _named(code: str) -> str:
    title = name(f"card.{code}")
    return title[0].lower() + title[1:]


def facts(game: str, seats: int, block: dict[str, Any], found: Any) -> list[Fact]:
    """What the block states about a position; every one of these was compared with the engine."""
    told: list[Fact] = []

    def add(text: str, rule: str | None = None) -> None:
        told.append({"text": text, "rule": rule})

    if "dealer" in block:
        add(f"Whoever turned the {_ORDINALS[found['dealer']]} card deals.", found["by"])
    if "again" in block and found["again"]:
        add("The cards are drawn again.", found["by"])
    if "dealers" in block and "winners" not in block:
        add(f"The deals are player {listed([str(player + 1) for player in found['dealers']])}’s.")
    for number, points in enumerate(block.get("points", []), 1):
        add(f"Deal {number}: {_each(points)}.")
    if "illegal" in block:
        add("The last decision is not allowed.", found["illegal"])
    if "redeal" in block:
        add("The cards are dealt again.", found["redeal"])
    if "choices" in block and found["choices"]:
        add(f"Open to the player: {'; '.join(choice(game, token) for token in found['choices'])}.")
    if "phase" in block:
        _phase(game == "koi-koi" and not any(block.get("calls", [])), found, add)
    if "to_act" in block and found["phase"] != "over":
        add(f"It is the {seat_name(found['to_act'], seats)}’s turn to decide.")
    if "stock_left" in block:
        add(f"{found['stock_left']} cards are left in the stock.")
    if isinstance(block.get("card_points"), int):
        add(f"The pile has {found['card_points']} card points.")
    if "totals" in block and "points" in block:
        add(f"In all: {_each(found['totals'])}.")
    elif "totals" in block:
        scores = [
            f"the {seat_name(seat, seats)} {_number(total)}" for seat, total in enumerate(found["totals"])
        ]
        scores[0] = scores[0].replace("the dealer", "The dealer scores")
        add(f"{listed(scores)}.", found.get("ended") if "ended" in block else None)
    elif "ended" in block:
        add("The deal is over.", found["ended"])
    if "standing" in block:
        winners = [f"player {player + 1}" for player in found["standing"]]
        add(f"The match is won by {listed(winners)}.", found["by"])
    if "next_dealer" in block:
        again = found["next_dealer"] == 0
        add(f"The {seat_name(found['next_dealer'], seats)} deals {'again' if again else 'next'}.")
    return told


def deals(winners: list[str], dealers: list[int]) -> list[str]:
    """Who dealt each deal of a match and who won it; a dealer without a winner only deals next.

    >>> deals(["1", "-"], [1, 1, 0])
    ['Player 2 deals, and player 2 wins.', 'Player 2 deals, and nobody scores.']
    """
    wins = ["nobody scores" if winner == "-" else f"player {int(winner) + 1} wins" for winner in winners]
    return [f"Player {dealer + 1} deals, and {won}." for dealer, won in zip(dealers, wins, strict=False)]


def _each(points: list[int]) -> str:
    return listed([f"player {number} has {_number(one)}" for number, one in enumerate(points, 1)])


def _number(value: int) -> str:
    """A number with a minus sign, not a hyphen."""
    return str(value).replace("-", "−")


def _phase(nothing_made: bool, found: Any, add: Callable[[str], None]) -> None:
    if found["phase"] == "play":
        add(f"The turn passes on{': no yaku is made yet' if nothing_made else ''}.")
    elif found["phase"] in _PHASES:
        add(_PHASES[found["phase"]])

"""What the practice table says of Nylon-ppong's own rules, by clause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from hanacore.cards import CardSet
from hanacore.nylonppong_hands import Hand, hand_sum
from hanacore.present import listed, title
from hanacore.rummy import End, RummyRules, State, Triples, settle
from hanacore.score import Line, Settlement

_TIMES: Final = ("for the first time", "for the second time", "for the third time")
_ARTICLES: Final[Mapping[str, str]] = MappingProxyType({"run": "a ", "sixty-six": "a "})
# Why a deal ended. {who} ended it, {other} laid down the card that was claimed.
_ENDED: Final[Mapping[End, str]] = MappingProxyType(
    {
        End.STOPPED: "{who} stopped with {worth}",
        End.DECLARED: "{who} declared {yaku}",
        End.PPONG: "{who} went out by ppong on the card that {other} laid down",
        End.OUT: "{who} went out with three of one month",
        End.EXHAUSTED: "The stock is used up {times}, so every hand counts",
    }
)


def ended(state: State, names: Sequence[str]) -> str:
    """Why a deal ended, in one sentence; ``names`` are the players' by seat.

    Raises:
        RulesError: it is not over.
    """
    settlement = settle(state)
    assert state.end is not None, "it is settled"
    told = _ENDED[state.end].format(
        who=_subject(names[state.seat]),
        other=_object(names[state.discarder]),
        worth=hand_sum(Hand.of(CardSet(state.hands[state.seat])).months),
        yaku=made(settlement.sheets[state.seat].lines),
        times=_TIMES[state.reshuffled],
    )
    return f"{told}{_bagaji(state, settlement, names)}."


def made(lines: Iterable[Line]) -> str:
    """The yaku of six cards, inside a sentence.

    >>> from hanacore.nylonppong import six_card_yaku
    >>> made(six_card_yaku([2, 3, 4, 5, 6, 7])), made(six_card_yaku([1, 1, 2, 2, 3, 3]))
    ('a run of six', 'three pairs')
    """
    names = [(_ARTICLES.get(line.what, ""), title(line.what)["name"]) for line in lines]
    return listed([f"{article}{name[0].lower()}{name[1:]}" for article, name in names])


def _bagaji(state: State, settlement: Settlement, names: Sequence[str]) -> str:
    """What an end costs whoever stopped too early or fed a claim, as part of the sentence."""
    for seat, sheet in enumerate(settlement.sheets):
        for line in sheet.lines:
            if line.what == "stop-bagaji":
                own = sheet.total - line.value
                beaten = own + state.rules.stop_ties
                beat = [n for n, one in enumerate(settlement.sheets) if n != seat and one.total < beaten]
                no_more = "no more" if state.rules.stop_ties else "less"
                return f", but {listed([_object(names[n]) for n in beat])} had {no_more}: stop-bagaji"
            if line.what == "ppong-bagaji":
                return f": ppong-bagaji, {line.value} points more for {_object(names[seat])}"
    return ""


def ways_to_end(rules: RummyRules) -> list[tuple[str, str]]:
    """How a deal can end at this table: clause and sentence, in the order in which one meets them."""
    needs = "" if not rules.stop_needs else f", once {_players(rules.stop_needs)} claimed a discard"
    found = [
        ("NP-6.1", f"Stop before drawing, with two cards that make {rules.stop_limit} or less{needs}."),
        ("NP-4.6", "Go out by ppong: no card is left, or three of one month."),
    ]
    if rules.triples is not Triples.NONE:
        found.append(("NP-3.6", "Go out by laying down three of one month."))
    found.append(("NP-5.9", "Declare six cards that make a yaku."))
    found.append(("NP-7.3", f"The stock is used up {_TIMES[rules.reshuffles]}."))
    return found


def _players(number: int) -> str:
    return "one other player has" if number == 1 else f"{number} other players have"


def _subject(name: str) -> str:
    return "The computer" if name == "Computer" else name


def _object(name: str) -> str:
    return {"Computer": "the computer", "You": "you"}.get(name, name)

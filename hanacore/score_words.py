"""What can be scored of each game, and the house rules that change a score, as questions a player would ask.

A house rule stands here when it can change what cards come to; ``tests/test_web_score.py`` holds that the
others never do.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

_NO_YES: Final = ("No", "Yes")


class Question(NamedTuple):
    """A house rule in plain words: what is asked, and what each value answers, in the option's order."""

    ask: str
    answers: tuple[str, ...]


class Desk(NamedTuple):
    """One thing a calculator scores.

    ``key`` is where its cards stand in a worked example. ``options`` are the house rules that count for it.
    """

    id: str
    name: str
    key: str
    say: str  # what to do, while nothing is chosen
    options: tuple[str, ...]


QUESTIONS: Final[Mapping[str, Question]] = MappingProxyType(
    {
        "kk.lights": Question("What are five, four, rainy four and three lights worth?", ()),
        "kk.viewing": Question(
            "What are cherry and moon viewing worth?",
            (
                "5 each",
                "Nothing",
                "5 each, beside another yaku only",
                "1 each",
                "1 each; 3 once somebody has called",
            ),
        ),
        "kk.sets": Question(
            "How do animal and ribbon sets count?",
            (
                "5, further cards 1 each, in place of the plain count",
                "5, beside the plain count",
                "5, further cards 1 each, beside the plain count",
                "5, beside the plain count; red and blue 10 more",
            ),
        ),
        "kk.inoshikacho": Question("What are boar, deer, butterflies worth?", ("5", "6")),
        "kk.sake": Question(
            "What is the sake cup?",
            ("Animal and chaff at once", "Animal or chaff, whichever pays more", "An animal only"),
        ),
        "kk.month": Question("Do four cards of the deal’s month score?", ("No", "4 points")),
        "kk.rain": Question(
            "Do rain and fog spoil a viewing?",
            (
                "No",
                "Willow on the field spoils cherry, paulownia moon",
                "In your pile the rain man spoils cherry, paulownia moon",
                "In your pile the rain man spoils both",
            ),
        ),
        "kk.seven": Question("Is a base of 7 or more doubled?", ("Yes", "No")),
        "kk.call_pays": Question(
            "What do calls do to the score?",
            (
                "Double it, if the opponent called",
                "Nothing",
                "All calls: add 1, 2, 3, then multiply by 2 to 5",
                "Multiply it by one more than all calls",
            ),
        ),
        "kk.double_stack": Question("If both doublings apply?", ("Times 4", "Only times 2")),
        "kk.zero_sum": Question("Does the other player lose what you score?", _NO_YES),
        "kk.teyaku": Question("Do special hands score?", ("6 points", "No")),
        "kk.teyaku_stack": Question("Is a hand that is special twice paid twice?", ("No, 6", "Yes, 12")),
        "kk.both_special": Question(
            "If both hands are special?",
            (
                "Nobody scores",
                "Nobody scores, and the dealer stays",
                "Both are ignored, and the deal is played",
            ),
        ),
        "kk.field_redeal": Question(
            "Which field is dealt again?",
            ("Four of a month, or four pairs", "Four of a month", "None: the dealer scores 6 for it"),
        ),
        "kk.draw": Question(
            "If nobody scores?",
            ("The dealer changes", "The dealer stays", "The dealer gets 6", "The dealer gets 1"),
        ),
        "kk.called_then_empty": Question(
            "If a call brought nothing more?", ("The yaku is lost", "The last caller scores")
        ),
        "kk.koikoi": Question(
            "How often may players call?", ("Once a deal", "Once each", "As often as they like")
        ),
        "ha.yaku": Question("Do yaku count?", ("Yes", "No, card points only")),
        "ha.base": Question(
            "Is a share taken away, and do the others pay for yaku?", ("Yes", "No, all is added up")
        ),
        "ha.oni": Question("Is the lightning the oni, a wild card?", _NO_YES),
        "ha.values": Question(
            "What are five lights, drinking, an island worth?", ("200, 30, 20", "100, 40, 10")
        ),
        "ha.lights": Question("Which light yaku count?", ("Only the best", "All that are formed")),
        "ha.omote": Question(
            "Does front Sugawara count beside light yaku?", ("Yes", "No, only the best of them")
        ),
        "ha.kasu": Question("What is chaff worth?", ("1 point", "Nothing")),
        "ha.rain_viewing": Question("Does the rain man spoil your viewings?", _NO_YES),
        "ha.willow_island": Question(
            "What does the rain island do?",
            ("It is a yaku like others", "It cancels all yaku", "It cancels the others’ yaku"),
        ),
        "ha.few_cards": Question("Is a small pile paid for?", ("No", "30 by each other player")),
        "ha.dandruff": Question("Do 20 card points or fewer void the deal?", _NO_YES),
        "np.stop_limit": Question("With how many points may one stop?", ("5 or fewer", "10 or fewer")),
        "np.stop_penalty": Question("What does a failed stop add?", ("30", "50")),
        "np.stop_tie": Question(
            "If somebody has as few as the stopper?", ("The stop has failed", "The stop is good")
        ),
        "np.stop_bonus": Question("Is a good stop rewarded?", ("No", "By what the hand lacks of 10")),
        "np.ppong_penalty": Question("What does ppong-bagaji add?", ("30", "20", "50")),
        "np.ppong": Question("Who may claim a discard?", ("Anybody", "The next player only")),
        "np.natural": Question(
            "May three of a month be laid down?", ("At any turn", "Only to go out", "Never")
        ),
        "np.four_two": Question("What do four and two score?", ("0", "−50", "−100")),
        "np.high": Question("From which sum on is a high hand a yaku?", ("66", "60", "It is none")),
        "np.chongtong": Question("What do four of a month score?", ("They are no yaku", "0", "−100")),
        "np.multi": Question("If six cards make two yaku?", ("The better one counts", "Both count")),
    }
)

_KK_PILE: Final = (
    "kk.seven",
    "kk.call_pays",
    "kk.double_stack",
    "kk.lights",
    "kk.viewing",
    "kk.rain",
    "kk.sets",
    "kk.inoshikacho",
    "kk.sake",
    "kk.month",
)
_HA_PILE: Final = ("ha.oni", "ha.values", "ha.lights", "ha.omote", "ha.rain_viewing", "ha.kasu", "ha.yaku")
_NP_PILE: Final = ("np.four_two", "np.high", "np.chongtong", "np.multi")

# The first is what a calculator opens with.
DESKS: Final[Mapping[str, tuple[Desk, ...]]] = MappingProxyType(
    {
        "koi-koi": (
            Desk("pile", "A pile", "pile", "Tap a card to see what it adds.", _KK_PILE),
            Desk(
                "dealt",
                "Dealt hands",
                "hands",
                "For special hands: both hands and the field, eight cards each, as they were dealt.",
                (
                    "kk.field_redeal",
                    "kk.teyaku",
                    "kk.teyaku_stack",
                    "kk.both_special",
                    "kk.draw",
                    "kk.zero_sum",
                ),
            ),
            Desk(
                "table",
                "Hands ran out",
                "piles",
                "Both piles at the end of a deal that nobody stopped, and who had called.",
                ("kk.called_then_empty", "kk.draw", "kk.zero_sum", "kk.koikoi", *_KK_PILE),
            ),
        ),
        "hana-awase": (
            Desk(
                "table",
                "The whole table",
                "piles",
                "Choose a pile, then tap its cards. The piles are the whole deck together.",
                (*_HA_PILE, "ha.base", "ha.willow_island", "ha.few_cards", "ha.dandruff"),
            ),
            Desk("pile", "A pile", "pile", "Tap a card to see what it adds.", _HA_PILE),
        ),
        "nylon-ppong": (
            Desk(
                "table",
                "The whole table",
                "hands",
                "Choose a hand, then tap the cards that are left in it, and say how the deal ended.",
                (
                    "np.stop_limit",
                    "np.stop_penalty",
                    "np.stop_tie",
                    "np.stop_bonus",
                    "np.ppong_penalty",
                    "np.ppong",
                    "np.natural",
                    *_NP_PILE,
                ),
            ),
            Desk("pile", "A hand", "hand", "Tap the cards of one hand.", _NP_PILE),
        ),
    }
)


def answer(key: str, value: str, values: tuple[str, ...]) -> str:
    """What a value says to the option's question; a value that is not among ``values`` says itself.

    >>> answer("kk.seven", "off", ("x2", "off"))
    'No'
    """
    answers = QUESTIONS[key].answers
    return answers[values.index(value)] if value in values and answers else value

"""Misreadings of Koi-Koi in counting: further cards, yaku left out, points of other tables, doublings."""

from __future__ import annotations

from typing import Final

from hanacore import misread
from hanacore.cards import CardSet
from hanacore.koikoi import YAKU
from hanacore.misread import Misreading, altered, without

_LIGHTS: Final = ("goko", "shiko", "ame-shiko", "sanko")
_SETS: Final = ("akatan-aotan", "akatan", "aotan")
_PLAIN: Final = ("tane", "tan", "kasu")

COUNTED: Final = (
    Misreading(
        "further-cards-forgotten",
        "KK-6.8",
        "You gave 1 point and stopped. Each further card of the kind adds 1.",
        altered(*_PLAIN, per_extra=0),
    ),
    Misreading(
        "point-a-card",
        "KK-6.8",
        "You gave a point for every card. Five animals, five ribbons or ten chaff are 1 point together.",
        misread.worth({"tane": 5, "tan": 5, "kasu": 10}),
    ),
    Misreading(
        "lightning-counted-twice",
        "KK-6.f",
        "You counted the lightning as two chaff. It is one here.",
        altered("kasu", need=9),
        cards=CardSet.parse("11a"),
    ),
    Misreading(
        "yellow-chaff-counted-twice",
        "KK-6.f",
        "You counted the yellow paulownia chaff as two. It is one here.",
        altered("kasu", need=9),
        cards=CardSet.parse("12a"),
    ),
    Misreading(
        "animals-from-four",
        "KK-6.8",
        "You scored animals from the fourth. The fifth is the first that scores.",
        altered("tane", need=4),
    ),
    Misreading(
        "ribbons-from-four",
        "KK-6.8",
        "You scored ribbons from the fourth. The fifth is the first that scores.",
        altered("tan", need=4),
    ),
    Misreading(
        "chaff-from-nine",
        "KK-6.8",
        "You scored chaff from the ninth. The tenth is the first that scores.",
        altered("kasu", need=9),
    ),
)

BORROWED: Final = (
    Misreading(
        "another-table",
        "KK-0.3",
        "Those points are another table's, which often goes by Nintendo's name.",
        misread.worth({"goko": 15, "shiko": 10, "ame-shiko": 8, "sanko": 6, "akatan": 6, "aotan": 6}),
    ),
    Misreading(
        "month-yaku",
        "KK-6.f",
        "You scored all four cards of a month. There is no month yaku here.",
        misread.with_month_yaku(),
    ),
    Misreading(
        "card-values-added",
        "KK-0.2",
        "You added the values of the cards. In Koi-Koi only yaku score.",
        misread.card_values(),
    ),
)


def _left_out(line: str, what: str, *rows: str) -> Misreading:
    says = f"Your count left out {what}."
    return Misreading(f"{line}-left-out", YAKU.by_id[line].rule, says, without(line, *rows), line=line)


LEFT_OUT: Final = (
    _left_out("goko", "the five lights", *_LIGHTS),
    _left_out("shiko", "the four lights", *_LIGHTS),
    _left_out("sanko", "the three lights"),
    _left_out("hanami", "cherry viewing: the curtain and the sake cup"),
    _left_out("tsukimi", "moon viewing: the full moon and the sake cup"),
    _left_out("inoshikacho", "the set of boar, deer and butterflies"),
    _left_out("akatan-aotan", "the red and the blue ribbon set", *_SETS),
    _left_out("akatan", "the red ribbon set: pine, plum and cherry"),
    _left_out("aotan", "the blue ribbon set: peony, chrysanthemum and maple"),
    _left_out("tane", "the animals. Five or more score"),
    _left_out("tan", "the ribbons. Five or more score"),
    _left_out("kasu", "the chaff. Ten or more score"),
)

DOUBLINGS: Final = (
    Misreading(
        "seven-not-enough",
        "KK-6.9",
        "The base is exactly 7. Doubling begins there, not above it.",
        doubling=misread.from_eight,
    ),
    Misreading(
        "one-doubling-only",
        "KK-6.11",
        "You doubled once. 7 or more doubles, and so does your opponent's call: four times the base.",
        doubling=misread.at_most_once,
    ),
    Misreading(
        "doubling-forgotten",
        "KK-6.9",
        "You left out a doubling. The base is {base}, and 7 or more is doubled.",
        doubling=misread.never_for_seven,
    ),
    Misreading(
        "call-doubling-forgotten",
        "KK-6.10",
        "You left out the call. Your opponent called koi-koi, so your total is doubled.",
        doubling=misread.never_for_a_call,
    ),
    Misreading(
        "doublings-summed",
        "KK-6.11",
        "You added the two doublings up. The second doubles what the first has doubled: four times the base.",
        doubling=misread.summed,
    ),
    Misreading(
        "call-counted-into-base",
        "KK-6.9",
        "You let the call lift the base to 7. The base is {base}, measured before any doubling.",
        doubling=misread.call_first,
    ),
    Misreading(
        "call-invented",
        "KK-6.10",
        "You doubled for a call. Your opponent has not called koi-koi in this deal.",
        doubling=misread.always_for_a_call,
    ),
    Misreading(
        "doubled-below-seven",
        "KK-6.9",
        "The base is {base}. Doubling for the base begins at 7.",
        doubling=misread.from_one,
    ),
    Misreading(
        "yaku-doubled-one-by-one",
        "KK-6.9",
        "You measured each yaku by itself. It is the base, all of it together, that is doubled from 7.",
        doubling=misread.yaku_by_yaku,
    ),
    Misreading(
        "further-cards-not-doubled",
        "KK-6.9",
        "You added the further cards after doubling. They belong to the base, and all of it is doubled.",
        doubling=misread.before_further,
    ),
)

"""The misreadings of Koi-Koi that quizzes offer as wrong answers, each with the clause that refutes it.

Here are those of what makes a yaku; those of counting are in ``miscounts``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hanacore import misread
from hanacore.cards import HIKARI, TAN, CardSet, month
from hanacore.koikoi import AKATAN, AOTAN, CUP, RAIN_MAN, YAKU
from hanacore.miscounts import BORROWED, COUNTED, DOUBLINGS, LEFT_OUT
from hanacore.misread import Misreading, altered, blind, replacing, without

_LIGHTS: Final = ("goko", "shiko", "ame-shiko", "sanko")
_VIEWINGS: Final = ("hanami", "tsukimi")
_SETS: Final = ("akatan-aotan", "akatan", "aotan")
_BESIDE_PLAIN: Final = {"akatan-aotan": ("akatan", "aotan"), "akatan": (), "aotan": ()}
_PLAIN: Final = ("tane", "tan", "kasu")
_WILLOW_RIBBON: Final = CardSet.parse("11R")

_LIGHT_YAKU: Final = (
    Misreading(
        "ladder-summed",
        "KK-6.a",
        "You added the lesser light yaku. Only the best one counts.",
        altered(*_LIGHTS, replaces=()),
    ),
    Misreading(
        "rain-man-among-three",
        "KK-6.4",
        "You counted the rain man as one of three lights. Three lights have to do without him.",
        altered("sanko", of=HIKARI),
        cards=RAIN_MAN,
    ),
    Misreading(
        "rain-man-among-four",
        "KK-6.3",
        "You counted the rain man like any other light. With him, four lights are rainy four lights.",
        altered("shiko", of=HIKARI, replaces=("ame-shiko", "sanko")),
        line="ame-shiko",
    ),
    Misreading(
        "rain-man-left-out-of-four",
        "KK-6.3",
        "You left out the rain man. With three other lights he makes rainy four lights.",
        without("ame-shiko"),
        line="ame-shiko",
    ),
    Misreading(
        "rain-man-left-out-of-five",
        "KK-6.1",
        "You left out the rain man. He is the fifth light.",
        without("goko", "ame-shiko"),
        line="goko",
    ),
    Misreading(
        "rain-man-makes-all-rainy",
        "KK-6.1",
        "You let the rain man turn five lights into rainy four lights. All five together are five lights.",
        without("goko", "shiko"),
        line="goko",
    ),
    Misreading(
        "rain-man-spoils-four",
        "KK-6.3",
        "You let the rain man spoil four lights. He spoils three lights only.",
        without("ame-shiko", "sanko"),
        line="ame-shiko",
    ),
    Misreading(
        "fourth-light-left-out",
        "KK-6.2",
        "You stopped at three lights. The fourth makes it four lights.",
        without("shiko"),
        line="shiko",
    ),
)

_VIEWING: Final = (
    Misreading(
        "one-viewing-only",
        "KK-6.b",
        "You scored one viewing. Both count, and they add up.",
        replacing({"hanami": ("tsukimi",)}),
    ),
    Misreading(
        "viewing-beside-lights-left-out",
        "KK-6.b",
        "You let the lights take the place of the viewing. Only light yaku exclude one another.",
        replacing({light: YAKU.by_id[light].replaces + _VIEWINGS for light in _LIGHTS}),
    ),
    Misreading(
        "lights-beside-viewing-left-out",
        "KK-6.b",
        "You let the viewing take the place of the lights. It adds to them.",
        replacing(dict.fromkeys(_VIEWINGS, _LIGHTS)),
    ),
    Misreading(
        "viewing-by-month",
        "KK-6.5",
        "You went by the month. Cherry viewing needs the curtain, moon viewing the full moon.",
        misread.by_month({"hanami": 3, "tsukimi": 8}, CUP),
    ),
    Misreading(
        "rain-spoils-viewing",
        "KK-6.f",
        "You let the rain man spoil the viewing. No card in your pile does that here.",
        without(*_VIEWINGS),
        cards=RAIN_MAN,
    ),
    Misreading(
        "fog-spoils-moon-viewing",
        "KK-6.f",
        "You let the paulownia spoil moon viewing. No card in your pile does that here.",
        without("tsukimi"),
        cards=month(12),
    ),
)

_SAKE_CUP: Final = (
    Misreading(
        "cup-used-up-by-viewing",
        "KK-6.c",
        "You used up the sake cup in the viewing. It stays an animal, and chaff as well.",
        blind(("inoshikacho", *_PLAIN), CUP),
        cards=CardSet.parse("3H 8H"),
    ),
    Misreading(
        "cup-not-chaff",
        "KK-6.c",
        "You did not count the sake cup as chaff. It is chaff and an animal at the same time.",
        blind(("kasu",), CUP),
    ),
    Misreading(
        "cup-not-animal",
        "KK-6.c",
        "You did not count the sake cup as an animal. It is one, whatever else it counts for.",
        blind(("inoshikacho", "tane"), CUP),
    ),
)

_ANIMAL_SET: Final = (
    Misreading(
        "further-animals-forgotten",
        "KK-6.6",
        "You left out the further animals. Each adds 1 to boar, deer, butterflies.",
        altered("inoshikacho", per_extra=0),
    ),
    Misreading(
        "plain-animals-also-scored",
        "KK-6.6",
        "You scored plain animals as well. Boar, deer, butterflies take their place.",
        altered("inoshikacho", replaces=()),
    ),
    Misreading(
        "plain-animals-for-further",
        "KK-6.6",
        "You scored plain animals beside the set. Instead, each further animal adds 1 to the set.",
        altered("inoshikacho", per_extra=0, replaces=()),
    ),
    Misreading(
        "animals-of-the-set-as-further",
        "KK-6.6",
        "You counted boar, deer and butterflies as further animals. Only those beyond the three add 1.",
        altered("inoshikacho", points=8),
    ),
    Misreading(
        "any-third-animal",
        "KK-6.6",
        "You took another animal into the set. It needs boar, deer and butterflies, all three.",
        misread.any_third("inoshikacho"),
    ),
)

_RIBBON_SETS: Final = (
    Misreading(
        "red-and-blue-apart",
        "KK-6.7",
        "You counted each set as further ribbons of the other. Both sets together are 10.",
        without("akatan-aotan"),
        line="akatan-aotan",
    ),
    Misreading(
        "blue-set-as-further-ribbons",
        "KK-6.7",
        "You counted the blue set as further ribbons. With the red set it makes 10.",
        without("akatan-aotan", "aotan"),
        line="akatan-aotan",
    ),
    Misreading(
        "further-ribbons-forgotten",
        "KK-6.7",
        "You left out the further ribbons. Each adds 1 to the set.",
        altered(*_SETS, per_extra=0),
    ),
    Misreading(
        "plain-ribbons-also-scored",
        "KK-6.7",
        "You scored plain ribbons as well. The ribbon set takes their place.",
        replacing(_BESIDE_PLAIN),
    ),
    Misreading(
        "plain-ribbons-for-further",
        "KK-6.7",
        "You scored plain ribbons beside the set. Instead, each further ribbon adds 1 to the set.",
        replacing(_BESIDE_PLAIN, altered(*_SETS, per_extra=0)),
    ),
    Misreading(
        "ribbons-of-the-set-as-further",
        "KK-6.7",
        "You counted the ribbons of the set as further ones. Only those beyond the set add 1.",
        misread.worth({"akatan-aotan": 16, "akatan": 8, "aotan": 8}),
    ),
    Misreading(
        "willow-ribbon-left-out",
        "KK-6.d",
        "You did not count the willow ribbon. It is a ribbon like any other here.",
        blind((*_SETS, "tan"), _WILLOW_RIBBON),
    ),
    Misreading(
        "other-colour-left-out",
        "KK-6.d",
        "You left out the ribbons of the other colour. They are further ribbons too.",
        altered("aotan", of=TAN - AKATAN, rows=altered("akatan", of=TAN - AOTAN)),
    ),
    Misreading(
        "any-third-red-ribbon",
        "KK-6.7",
        "You took another ribbon into the red set. It needs the ribbons of pine, plum and cherry.",
        misread.any_third("akatan", beside="aotan"),
    ),
    Misreading(
        "any-third-blue-ribbon",
        "KK-6.7",
        "You took another ribbon into the blue set. It needs the ribbons of peony, chrysanthemum and maple.",
        misread.any_third("aotan", beside="akatan"),
    ),
)

# Where two misreadings give one answer the earlier explains it: the telling come before the general.
MISREADINGS: Final[Mapping[str, Misreading]] = MappingProxyType(
    {
        reading.id: reading
        for reading in (
            *(*_LIGHT_YAKU, *_VIEWING, *_SAKE_CUP, *_ANIMAL_SET, *_RIBBON_SETS),
            *(*COUNTED, *LEFT_OUT, *BORROWED, *DOUBLINGS),
        )
    }
)

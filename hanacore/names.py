"""What people read: cards, months, yaku, score lines, decisions and the rest in four languages.

A key is stable and English is complete; another language says what it has and English fills the
gaps. Keys under ``roman.`` are the Latin spelling of a Japanese name (Hepburn, with macrons) or a
Korean one (Revised Romanisation), so only those two languages have them. What is a sentence and no
name, such as an error's message, is not spelt.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data  # a third of what importlib.resources costs to import
from types import MappingProxyType
from typing import Final

from hanacore.errors import ProtocolError, quoted

LANGUAGES: Final = ("en", "ja", "ko", "zh-Hant")


def name(key: str, lang: str = "en") -> str:
    """The name for ``key``, in English where ``lang`` has none of its own.

    >>> name("card.9T"), name("card.9T", "ja"), name("roman.card.9T", "ja")
    ('Sake cup', '菊に盃', 'kiku ni sakazuki')

    Raises:
        ProtocolError: no language knows the key, or the language is not one of ours.
    """
    found = names(lang).get(key) or names("en").get(key)
    if found is None:
        raise ProtocolError(f"nothing is called {quoted(key)}")
    return found


def lacking(lang: str) -> tuple[str, ...]:
    """What ``lang`` leaves to English, in the order of the English table.

    >>> lacking("ja")
    ()

    Raises:
        ProtocolError: the language is not one of ours.
    """
    own = names(lang)
    return tuple(key for key in names("en") if key not in own)


@cache
def names(lang: str) -> Mapping[str, str]:
    """Everything ``lang`` names itself, without the English that fills its gaps.

    Raises:
        ProtocolError: the language is not one of ours.
    """
    if lang not in LANGUAGES:
        raise ProtocolError(f"there are no names in {quoted(lang)}; there are in {', '.join(LANGUAGES)}")
    table: dict[str, str] = json.loads(get_data("hanacore", f"names/{lang}.json") or b"{}")
    return MappingProxyType(table)

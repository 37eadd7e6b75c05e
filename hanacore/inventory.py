"""The numbered clauses of the rules: what each says, where it stands and whose rule it is.

The pages under ``docs/rules`` are where clauses are written; the site's build collects them into
``rules.json`` beside this module, so that a program without the site can explain an id.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pkgutil import get_data
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from hanacore.errors import NotationError

_ID: Final = re.compile(r"[A-Z]{2}-[0-9]{1,3}\.[0-9a-z]{1,3}")


class Offer(NamedTuple):
    """A house rule that changes a clause: its values, the default first, and in words what else it admits."""

    key: str
    values: tuple[str, ...]
    like: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """One clause.

    ``kind`` says what it does: ``score`` and ``play`` clauses bind the engine, ``fact`` and
    ``advice`` bind nobody. ``provenance`` is ``source`` where the named source says it, ``default``
    where the source is silent and the choice is ours, ``mixed`` where one sentence of several is ours.
    """

    id: str
    title: str
    text: str
    page: str
    anchor: str
    kind: Literal["score", "play", "fact", "advice"]
    provenance: Literal["source", "default", "mixed"]
    sources: tuple[str, ...]
    status: Literal["active", "retired"]
    since: str
    local: str | None = None
    lang: str | None = None
    options: tuple[Offer, ...] = ()
    see: str | None = None  # the clause that took over from a retired one

    @property
    def address(self) -> str:
        """Where the clause stands, from the root of the site.

        >>> rule("KK-6.1").address
        'rules/koi-koi/#KK-6.1'
        """
        return f"{self.page}#{self.anchor}"

    def as_dict(self) -> dict[str, Any]:
        """The clause as plain data, for JSON; absent values are ``None``."""
        plain = {key: getattr(self, key) for key in self.__slots__}
        plain["sources"] = list(self.sources)
        plain["options"] = [{**offer._asdict(), "values": list(offer.values)} for offer in self.options]
        return plain


def rule(id: str) -> Rule:  # noqa: A002  a clause's name for itself
    """The clause with this id; case does not matter.

    >>> rule("kk-6.10").id
    'KK-6.10'

    Raises:
        NotationError: the text is no clause id, or no clause has it.
    """
    wanted = id.strip()
    key = wanted[:3].upper() + wanted[3:].lower()
    known = rules()
    if key in known:
        return known[key]
    if not _ID.fullmatch(key):
        raise NotationError(wanted, 0, "this is not a clause id, which looks like KK-6.5")
    near = get_close_matches(key, known, n=3, cutoff=0.7)
    hint = f"; near it are {', '.join(near)}" if near else ""
    raise NotationError(wanted, 0, f"no clause is numbered {key}{hint}")


@cache
def rules() -> Mapping[str, Rule]:
    """Every clause by its id, in the order of the pages; retired ones are among them."""
    entries: dict[str, dict[str, Any]] = json.loads(get_data("hanacore", "rules.json") or b"{}")
    for entry in entries.values():
        entry["sources"] = tuple(entry["sources"])
        entry["options"] = tuple(_offer(**offer) for offer in entry["options"])
    return MappingProxyType({key: Rule(key, **entry) for key, entry in entries.items()})


def _offer(key: str, values: list[str], like: str = "") -> Offer:
    return Offer(key, tuple(values), like)

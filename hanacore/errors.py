"""Everything hanacore raises on purpose.

HanaError(ValueError)
├── NotationError   text that cannot be read; says at which character
├── IllegalAction   a readable decision that the rules forbid here; names the clause
├── RulesError      cards or options that contradict each other or a clause
└── ProtocolError   a page asked for something the engine does not offer
"""

from __future__ import annotations

from typing import ClassVar, Final

_QUOTED: Final = 40  # characters of foreign data that an error line shows


def quoted(given: object) -> str:
    """What somebody gave, as an error line shows it: printable, and cut when it is long.

    >>> quoted("3H"), quoted("3H" * 500)
    ("'3H'", "'3H3H3H3H3H3H3H3H3H3H3H3H3H3H3H3H3H3H3H…")
    """
    try:
        text = repr(given)
    except (ValueError, RecursionError):  # more digits or nesting than Python prints
        text = f"a {type(given).__name__} too large to print"
    return text if len(text) <= _QUOTED else f"{text[: _QUOTED - 1]}…"


class HanaError(ValueError):
    """Base class; its text is one line that a player understands.

    ``code`` is stable: it crosses to the browser and keys the translated message.
    """

    code: ClassVar[str] = "hana/error"
    rule: str | None = None  # the clause that was broken, where one was


class NotationError(HanaError):
    """Text that cannot be read.

    ``at`` counts characters from 0; the message, written for people, counts from 1.

    >>> print(NotationError("3H 9X", 3, "there is no card 9X"))
    there is no card 9X, at character 4 of '3H 9X'
    """

    code = "notation/unreadable"

    def __init__(self, text: str, at: int, why: str) -> None:
        start = max(0, min(at - 30, len(text) - 60))  # a long text is shown around the place
        shown = f"{'…' if start else ''}{text[start : start + 60]}{'…' if len(text) > start + 60 else ''}"
        super().__init__(f"{why}, at character {at + 1} of {shown!r}")
        self.text, self.at, self.why = text, at, why


class IllegalAction(HanaError):  # noqa: N818 - the field's word, and an error by its base
    """A decision that the rules forbid in this position; ``rule`` is the clause that forbids it."""

    code = "action/illegal"

    def __init__(self, action: object, rule: str, why: str) -> None:
        super().__init__(f"{action} is not allowed: {why} ({rule})")
        self.action, self.rule, self.why = action, rule, why


class RulesError(HanaError):
    """Cards, options or rows that contradict each other; ``rule`` is the clause, where there is one."""

    code = "rules/contradiction"

    def __init__(self, why: str, rule: str | None = None) -> None:
        super().__init__(f"{why} ({rule})" if rule else why)
        self.rule = rule


class ProtocolError(HanaError):
    """A request that the engine does not offer: unknown game, operation or argument."""

    code = "protocol/bad-request"

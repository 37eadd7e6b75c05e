"""Examples in docstrings as code: between the sentences Markdown would take their >>> for a quotation."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

_EXAMPLE = re.compile(r"(?m)^>>> .*(?:\n(?!\s*$).*)*(?:\n\n>>> .*(?:\n(?!\s*$).*)*)*")


class Doctests(Extension):
    """Puts each run of doctest lines, with what they print, into a fence."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    r"""The text with its examples in fences.

    >>> print(fenced("One line.\n\n>>> 1 + 1\n2\n\nMore."))
    One line.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    <BLANKLINE>
    More.
    """
    return _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)

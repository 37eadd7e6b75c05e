"""What pages ask about tables: one pile by every named set, a table's choice, and its sheet of paper."""

from __future__ import annotations

from typing import Any, Final

from hanacore.errors import ProtocolError

_MOST: Final = 12  # hands
_LONGEST: Final = 200  # characters of one


def compare(game: str, pile: str, opponent_called: bool = False) -> dict[str, Any]:
    """A captured pile by every named set of its game."""
    from hanacore.compare import pile as compared
    from hanacore.games import game as known

    known(game)
    return compared(game, pile, called=opponent_called)


def compare_end(game: str, hands: object, end: str) -> dict[str, Any]:
    """The end of a deal of a rummy by every named set."""
    from hanacore.compare import ending
    from hanacore.games import game as known

    known(game)
    if not isinstance(hands, list) or len(hands) > _MOST:
        raise ProtocolError(f"hands is a list of at most {_MOST} texts")
    for hand in hands:
        if not isinstance(hand, str) or len(hand) > _LONGEST:
            raise ProtocolError(f"each hand is a text of at most {_LONGEST} characters")
    return ending(game, hands, end)


def agree(table: str) -> dict[str, Any]:
    """What a table has agreed on: in words, with what contradicts it and an example."""
    from hanacore.agreed import read, view

    return view(read(table))


def print_table(table: str) -> dict[str, Any]:
    """A table's rules on one sheet of paper."""
    from hanacore.agreed import read
    from hanacore.sheet_of_paper import printed

    return printed(read(table))


def take(
    record: str,
    seat: int = 0,
    bots: object = None,
    again: bool = False,
    open: bool = False,  # noqa: A002  # the page's word
) -> dict[str, Any]:
    """A record taken up as one given deal, the person in a seat of it; ``again`` from its first card."""
    from hanacore.table_share import take

    if bots is None:
        return take(record, seat, again=again, hands_open=open)
    if not isinstance(bots, list) or not all(isinstance(one, str) for one in bots):
        raise ProtocolError("bots is a list of names")
    return take(record, seat, bots, again=again, hands_open=open)


def watch(record: str, seat: int = 0, at: int = 0, open: bool = False) -> dict[str, Any]:  # noqa: A002
    """A record after a number of its decisions, as a seat of it sees it."""
    from hanacore.table_share import watch

    return watch(record, seat, at, hands_open=open)


def text(record: str, seat: int = 0) -> dict[str, Any]:
    """A record in words, for people who read no records."""
    from hanacore.table_share import text

    return text(record, seat)

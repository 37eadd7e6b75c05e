"""Clauses switched off, one at a time, to see that a case hangs on them.

    >>> from switches import fails_without, work_without
    >>> case = {"pile": "3H 3a 8H 8a 9T 9a", "total": 20}
    >>> fails_without("KK-6.9", case), fails_without("KK-6.1", case)
    (True, False)
    >>> [str(one) for one in work_without("KK-6.9", case).disagreements]
    ['total = 20, but the engine says 10']

A switch takes one clause out and leaves the rest of the rules alone. The clauses of each game stand in a
module of their own, in the order of the rules. There are three ways to write one, the shortest first:

    ways = Ways()

    # A house rule says the contrary: its option, and the value.
    ways.option("KK-6.9", "kk.seven", "off")

    # The rules differ: from the usual ruleset, the one without the clause.
    @ways.rules("KK-5.1")
    def nobody_may_call(rules):
        return replace(rules, may_call=lambda *_: False)

    # The engine differs, for as long as the case is worked: a context manager.
    @ways.engine("KK-6.4")
    def no_three_lights():
        return rows(without("sanko"))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanacore.errors import HanaError
from hanacore.examples import Worked, chosen, work_by
from hanacore.games import game
from switches import hana_awase, koi_koi, nylon_ppong
from switches.way import Switch

OFF: Mapping[str, Switch] = koi_koi.ways.made | hana_awase.ways.made | nylon_ppong.ways.made


def work_without(clause: str, block: Mapping[str, Any]) -> Worked:
    """A block as the engine without the clause finds it; raises as ``hanacore.examples.work`` does."""
    switch = OFF[clause]
    chosen_so = {**block, "options": {**block.get("options", {}), **switch.options}}
    with switch.around():
        choice = chosen(chosen_so)
        rules = game(choice.game).make(choice)  # afresh: remembered rules know nothing of the switch
        return work_by(switch.change(rules), block)


def fails_without(clause: str, block: Mapping[str, Any]) -> bool:
    """Whether a block is refused, or disagrees, once the clause is off."""
    try:
        return bool(work_without(clause, block).disagreements)
    except HanaError:
        return True

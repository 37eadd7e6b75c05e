"""Every line that any rules put on a score sheet is called something, and nothing else has such a name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from configurations import configuration, deck, layout

from hanacore import GAMES, CardSet, Layout, Line, apply, lay_out, legal_actions, settle
from hanacore.fishing import Circumstances, FishingRules
from hanacore.names import LANGUAGES, names
from hanacore.nylonppong import six_card_yaku
from hanacore.present import plain_line, title
from hanacore.verbs import Rules


def lines_of_deals(random: Random) -> Iterator[Line]:
    """Random deals by whatever rules, their cards shuffled badly so that rare lines come up."""
    for number in range(4000):
        if number % 8 == 0:
            one = GAMES[random.choice(list(GAMES))]
            choice = configuration(random, one)
            rules = one.rules_of(choice)
        dealt = layout(random, choice, deck(random))
        if not void(rules, dealt):
            state = lay_out(rules, dealt)
            while actions := legal_actions(state):
                state = apply(state, random.choice(actions))
            for sheet in settle(state).sheets:
                yield from sheet.lines


def void(rules: Rules, dealt: Layout) -> bool:
    return isinstance(rules, FishingRules) and bool(rules.void(dealt.hands, dealt.field))


def lines_of_piles(random: Random) -> Iterator[Line]:
    """Piles larger than most deals leave, and six cards that are rarely dealt."""
    for number in range(3000):
        one = GAMES[("koi-koi", "hana-awase", "nylon-ppong")[number % 3]]
        rules = one.rules_of(configuration(random, one, playing=False))
        if isinstance(rules, FishingRules):
            owners = [random.choices(range(rules.seats), (30, 5, 1, 5)[: rules.seats])[0] for _ in range(48)]
            piles = [sum(1 << card for card in range(48) if owners[card] == n) for n in range(rules.seats)]
            yield from rules.score(piles[0], Circumstances(1, 1)).lines
            if rules.settle_piles is not None:
                for sheet in rules.settle_piles(piles).sheets:
                    yield from sheet.lines
        else:
            few = random.sample(range(1, 13), 2)
            yield from six_card_yaku(random.choice([few * 3, [few[0]] * 4 + [few[1]] * 2]), rules)


FIELDS = {"field-teshi": "1H1R1a1b2T3H4T5T", "field-kuttsuki": "1H1R2T2R3H3R4T4R"}


def lines_of_fields() -> Iterator[Line]:
    """KK-3.1: a field that scores for the dealer."""
    rules = GAMES["koi-koi"].rules(options={"kk.field_redeal": "dealer_scores_6"})
    for text in FIELDS.values():
        field = CardSet.parse(text)
        rest = list(CardSet((1 << 48) - 1) - field)
        hands = [sum(1 << card for card in rest[n::5][:8]) for n in (0, 1)]
        stock = [card for card in rest if not (hands[0] | hands[1]) >> card & 1]
        yield from (
            settle(lay_out(rules, Layout((hands[0], hands[1]), field.mask, tuple(stock)))).sheets[0].lines
        )


@pytest.fixture(scope="module")
def found() -> dict[str, Line]:
    random = Random(5)
    every = [*lines_of_deals(random), *lines_of_piles(random), *lines_of_fields()]
    return {line.what: line for line in every}


def test_what_stands_on_a_sheet_has_a_name_and_what_has_a_name_stands_on_one(found: dict[str, Line]) -> None:
    named = {key.partition(".")[2] for key in names("en") if key.startswith(("yaku.", "line."))}
    assert named == set(found)


def test_a_line_is_told_in_every_language(found: dict[str, Line]) -> None:
    for what, line in found.items():
        assert plain_line(line)["what"] == title(what)["what"] == what
        assert [lang for lang in LANGUAGES if not {f"yaku.{what}", f"line.{what}"} & set(names(lang))] == []

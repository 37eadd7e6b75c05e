"""What can be chosen, dealt and decided, at random: sets, seats, options without contradiction, cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hanacore import GAMES, Action, Card, CardSet, Layout, Option, RulesError, State
from hanacore.games import AnyGame
from hanacore.ruleset import Choice

# Values of the options that admit more than they list.
FURTHER = {"kk.lights": ("15/8/7/6", "12/9/8/6", "15/10/8/6")}
DEALS = ("1", "6")


def values(option: Option) -> tuple[str, ...]:
    return option.values + FURTHER.get(option.key, DEALS if option.pattern else ())


def configuration(random: Random, game: AnyGame, *, playing: bool = True) -> Choice:
    """A choice that the game accepts, and can play if need be: from a plain set to every option changed."""
    while True:
        options = random.sample(game.options, random.choice((0, 1, 2, 3, len(game.options))))
        choice = game.choose(
            seats=random.choice(game.seats),
            ruleset=random.choice([one.id for one in game.sets if one.plays or not playing]),
            options={option.key: random.choice(values(option)) for option in options},
            deal=random.randint(1, 14),
        )
        try:
            game.rules_of(choice)
        except RulesError as error:
            assert error.rule, error
        else:
            return choice


def named_sets() -> Iterator[Choice]:
    """Every named set that plays, with every number of seats."""
    for game in GAMES.values():
        for named in game.sets:
            for seats in game.seats:
                if named.plays:
                    yield game.choose(seats=seats, ruleset=named.id)


def deck(random: Random) -> list[Card]:
    """The cards well shuffled, or badly, so that cards of a month lie near each other.

    Badly shuffled decks bring corners of the rules that else come up once in thousands of deals.
    """
    spread = random.choice((2, 6, 12, 24, 1000, 1000))
    start = random.randrange(48)
    cards = sorted(Card, key=lambda card: card // 4 + random.uniform(0, spread))
    cards = cards[start:] + cards[:start]
    if random.random() < 0.3:  # the oni of Hana-awase matters most where play begins and ends
        oni = Card.parse("11a")
        cards.remove(oni)
        cards.insert(random.choice((0, 24, 28, 46, 47)), oni)
    return cards


def sizes(choice: Choice) -> tuple[tuple[int, ...], int]:
    """How many cards are dealt to each seat and to the field (KK-2.1, HA-1.1, HA-1.2, NP-2.4)."""
    if choice.game == "koi-koi":
        return (8, 8), 8
    if choice.game == "hana-awase":
        hand, field = {2: (10, 8), 3: (7, 6), 4: (5, 8)}[choice.seats]
        if choice.seats == 2 and choice["ha.deal2"] == "8_8":
            hand = 8
        return (hand,) * choice.seats, field
    return (int(choice["np.dealer_cards"]), *(5,) * (choice.seats - 1)), 0


def layout(random: Random, choice: Choice, cards: list[Card]) -> Layout:
    """A deal of these cards, hand by hand, which may be void."""
    (hands, field), cards, dealt = sizes(choice), cards.copy(), []
    for size in (*hands, field):
        dealt.append(CardSet.of(*cards[:size]).mask)
        del cards[:size]
    reshuffles = random.getrandbits(64) if choice.game == "nylon-ppong" else 0
    return Layout(tuple(dealt[:-1]), dealt[-1], tuple(cards), reshuffles)


def layout_of(start: State) -> Layout:
    """The cards of a deal in which nobody has decided anything."""
    if hasattr(start, "piles"):  # HA-1.6: the dealer may have taken four of a month
        return Layout(start.hands, start.field | start.piles[0], start.stock)
    drawn = CardSet.of(*start.stock[: start.drawn]).mask  # NP-2.4: a dealer with five cards has drawn
    return Layout((start.hands[0] & ~drawn, *start.hands[1:]), 0, start.stock, start.seed)


def pick(random: Random, actions: tuple[Action, ...], keep: str = "") -> Action:
    """Any decision, with a liking for those that are seldom possible; the card ``keep`` is played last."""
    actions = tuple([one for one in actions if not keep or str(one).partition(".")[0] != keep]) or actions
    rare = [action for action in actions if str(action)[0] in "qy_k" or len(str(action)) > 3]
    return random.choice(rare if rare and random.random() < 0.5 else actions)

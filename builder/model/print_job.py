"""What is printed: every counter as the pieces of card that a player punches, with their copies."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from enum import StrEnum
from itertools import zip_longest

from builder.model.counter import Counter, CounterClass, State
from builder.model.game import Game, Side
from builder.record import Record

NOBODY = ""
"""The side of a counter that has none, where sides are chosen."""


class Flip(StrEnum):
    """How front and back come together: the sheet turned on its long or short edge, folded, or fronts alone."""

    LONG = "long"
    SHORT = "short"
    FOLD = "fold"
    NONE = "none"


class PrintedCounter(Record):
    """One design of card: a counter, or one of the two cards of a unit with four states.

    ``back`` is None where the card has one face; it then gets a plain back. ``copies`` are those of the counter mix where
    ``mix_known``; else the most that a setup needs, one at least.
    """

    counter: Counter
    counter_class: CounterClass
    side: Side | None
    front: State
    back: State | None
    copies: int
    mix_known: bool

    @property
    def id(self) -> str:
        """Unique in the game: the counter's id and the state on the front, as in the name of its picture."""
        return f"{self.counter.id}-{self.front.id}"

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height after the cut."""
        return self.counter_class.width_mm, self.counter_class.height_mm


class Selection(Record):
    """Which counters are printed, by the ids of sides (``NOBODY`` for none) and classes; None asks nothing.

    ``copies`` replaces the number of copies of each.
    """

    sides: frozenset[str] | None = None
    classes: frozenset[str] | None = None
    copies: int | None = None


def printed_counters(game: Game, selection: Selection) -> tuple[PrintedCounter, ...]:
    """The cards of a game in the order in which they are printed: by size, then side in order of play, then as in the data.

    Those of nobody come after those of the sides. A size that stands first in the data is printed first.
    """
    needed = setup_needs(game)
    sides = {side.id: place for place, side in enumerate(game.sides)}
    cards = [
        card
        for counter in game.counters
        if _chosen(counter, selection)
        for card in _cards(game, counter, needed[counter.id], selection.copies)
    ]
    sizes = list(dict.fromkeys(card.size_mm for card in cards))
    return tuple(
        sorted(cards, key=lambda card: (sizes.index(card.size_mm), sides.get(card.counter.side or "", len(sides))))
    )


def setup_needs(game: Game) -> Tally[str]:
    """For each counter the most copies that one setup places."""
    needed: Tally[str] = Tally()
    for setup in game.setups:
        placed: Tally[str] = Tally()
        for placement in setup.placements:
            placed[placement.counter] += placement.count
        needed |= placed
    return needed


def _chosen(counter: Counter, selection: Selection) -> bool:
    return (selection.sides is None or (counter.side or NOBODY) in selection.sides) and (
        selection.classes is None or counter.class_id in selection.classes
    )


def _cards(game: Game, counter: Counter, needed: int, copies: int | None) -> Iterator[PrintedCounter]:
    """Each card has one front; states that are left over have a plain back, and a lone back is a front by itself."""
    counter_class = game.counter_class(counter.class_id)
    side = game.side(counter.side) if counter.side else None
    number = copies if copies is not None else counter.count if counter.count is not None else max(needed, 1)
    for card in dict.fromkeys(state.card for state in counter_class.states):
        states = [state for state in counter_class.states if state.card == card]
        fronts = [state for state in states if state.face == "front"]
        backs = [state for state in states if state.face != "front"]
        for front, back in zip_longest(fronts, backs):
            first, second = (front, back) if front is not None else (back, None)
            yield PrintedCounter(counter, counter_class, side, first, second, number, counter.count is not None)

"""How a game is handled at the table: cups, hands, commands of counters, gauges, buttons, rolls, victory, a summary."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from builder.model.command import ButtonStep, Command, Destination, Effect, RollResult
from builder.model.names import Names
from builder.model.operation import MarkerAt, Operation
from builder.origin import Origin
from builder.record import Record, field


class Cup(Record):
    """A box in which counters lie in one pile (VASSAL: a deck): face down and drawn by chance, or face up and chosen by name.

    A deck of cards is ``open``; each side with such a box has one of its own, whose id is ``<deck>:<side>``. At the start of a
    setup the counters of ``cards``, classes, that its side has and no line of the setup places lie in it.
    """

    id: str
    names: Names
    place: Destination
    origin: Origin
    rule: str | None = None
    open: bool = False
    side: str | None = None
    cards: tuple[str, ...] = ()


class Hand(Record):
    """A board that only the player of these seats sees."""

    board: str
    seats: tuple[str, ...]
    origin: Origin
    rule: str | None = None


class Gauge(Record):
    """A track whose value a player counts up and down: ``steps`` are the changes that have a button, e.g. 10, 1, -1.

    ``track`` is the id that the tracks of all sides share.
    """

    id: str
    track: str
    names: Names
    steps: tuple[int, ...]
    minimum: int
    maximum: int
    origin: Origin
    rule: str | None = None


class Transfer(Record):
    """One gauge's value is added to another of the same side, in one click (income).

    ``afresh``: what the other showed is lost first, so that both show the same. It is made by itself when one of the phases
    ``at`` begins. ``sides`` are those that have it. A side is refused it while its marker lies on one of ``not_at``.
    """

    id: str
    names: Names
    add: str
    to: str
    origin: Origin
    rule: str | None = None
    sides: tuple[str, ...] = ()
    afresh: bool = False
    at: tuple[str, ...] = ()
    not_at: tuple[MarkerAt, ...] = ()


class Purchase(Record):
    """A roll that sets a price: so many dice plus a number, times a factor, are paid from ``pay`` and raise ``gain``.

    Where ``pay`` holds too little, all of it is lost and nothing is gained.
    """

    id: str
    names: Names
    dice: int
    faces: int
    plus: int
    times: int
    pay: str
    gain: str
    by: int
    origin: Origin
    rule: str | None = None


class Button(Record):
    """A button of the tool bar; with ``empty`` it does nothing, and says so, while that cup still holds something.

    ``text`` tells on the help page what it does.
    """

    id: str
    names: Names
    steps: tuple[ButtonStep, ...]
    origin: Origin
    text: Names | None = None
    empty: str | None = None
    key: str | None = None
    rule: str | None = None


class Roll(Record):
    """A roll that is read against numbers: ``against`` counts a hit for each die and each number that it does not exceed;
    ``at_least`` compares the sum, ``at_most`` too, with a number that the player chooses; ``table`` is read from the sum.
    ``dice`` and ``plus`` are the choices that the player has.
    """

    id: str
    names: Names
    faces: int
    dice: tuple[int, ...]
    plus: tuple[int, ...]
    origin: Origin
    menu: Names | None = None
    against: tuple[int, ...] = ()
    at_least: int | None = None
    at_most: tuple[int, ...] = ()
    table: tuple[RollResult, ...] = ()
    success: Names | None = None
    failure: Names | None = None
    rule: str | None = None


class VictoryBand(Record):
    """A result of the game for a difference from ``least`` on (None: all that is lower)."""

    names: Names
    least: int | None


class Victory(Record):
    """What a gauge means at the end; ``bands`` from the highest down.

    The difference of the gauge between two alliances decides; where there are none (both empty), what all sides show together.
    """

    names: Names
    gauge: str
    plus: str
    minus: str
    bands: tuple[VictoryBand, ...]
    origin: Origin
    rule: str | None = None


class SummaryLine(Record):
    """What is done in a phase of the turn, in our own words, with the rule to read."""

    phase: str
    text: Names
    rule: str | None = None


class Play(Record, dict=True):
    """All of it. ``commands`` holds each counter's commands in menu order, by counter id."""

    cups: tuple[Cup, ...] = ()
    hands: tuple[Hand, ...] = ()
    commands: Mapping[str, tuple[Command, ...]] = field(default_factory=dict)
    gauges: tuple[Gauge, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    purchases: tuple[Purchase, ...] = ()
    operations: tuple[Operation, ...] = ()
    buttons: tuple[Button, ...] = ()
    rolls: tuple[Roll, ...] = ()
    victory: Victory | None = None
    summary: tuple[SummaryLine, ...] = ()

    @cached_property
    def brought(self) -> frozenset[str]:
        """Ids of the commands that are given to what a card brings."""
        every = (command for commands in self.commands.values() for command in commands)
        return frozenset(command.target for command in every if command.effect is Effect.BRINGS)

    def cup(self, cup_id: str) -> Cup:
        """The cup of that id; KeyError where there is none."""
        return {cup.id: cup for cup in self.cups}[cup_id]

    def gauge(self, gauge_id: str) -> Gauge:
        """The gauge of that id; KeyError where there is none."""
        return {gauge.id: gauge for gauge in self.gauges}[gauge_id]

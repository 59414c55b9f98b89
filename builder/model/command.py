"""What a player does with a counter besides dragging it: one command of its menu, as the designer names it."""

from __future__ import annotations

from enum import StrEnum

from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record


class Effect(StrEnum):
    """What a command does to its counter; the value is the key under which the data say so."""

    TO = "to"
    """It goes to a box (one of its side's own, or a shared one) or to a hex with a name. More than one: a choice."""
    TO_DECK = "to_deck"
    """It goes into a cup, unseen, or into a deck."""
    TO_NEXT = "to_next"
    """It goes to the space after the current turn's, on the track of turns."""
    TO_CLASS = "to_class"
    """It goes to a counter of that class and of its side (or of ``sides``) on a map; the next press goes to the next one."""
    TO_COUNTER = "to_counter"
    """It goes to that counter on a map; the next press goes to the next one of them."""
    OVER_LINK = "over_link"
    """It goes over a link of the maps: to the end ``to`` or to the end ``from`` of the link whose other end it stands on."""
    NEXT_VERSION = "next_version"
    """It is replaced by the next version of the same unit."""
    REPLACE_BY = "replace_by"
    """It is replaced by another counter of that class and of its own side, chosen in a menu."""
    BECOMES = "becomes"
    """It is replaced by that counter, in the state that it is in."""
    BRINGS = "brings"
    """The counter that it stands for appears and is given that command (a card brings the unit that it is of)."""
    REMOVE = "remove"
    """It is taken out of the module's windows; it can be had again from the list of all counters."""
    COPY = "copy"
    """One more of it appears beside it."""
    MARK = "mark"
    """That marker is laid where it stands, if none lies there."""
    UNMARK = "unmark"
    """The marker of that kind that lies where it stands is taken away."""
    COUNT = "count"
    """It moves a gauge's marker, by ``by``."""
    ROLL = "roll"
    """A die with so many faces is rolled for it; a die table that is printed on it, or the list ``results``, answers."""


class Destination(Record):
    """A box or another place that a command sends to, or where a counter stands: ids of board and place."""

    board: str
    place: str


class DieTable(Record):
    """A field with six results that is read up to a turn (None: from there on)."""

    field: str
    up_to: int | None = None


class RollResult(Record):
    """What a roll up to a number means (``up_to`` None: all that is higher), and the command that is then given."""

    names: Names
    up_to: int | None = None
    give: str | None = None


class ButtonStep(Record):
    """One command given to many counters at once: of these classes, lying in these boxes, on the turn's space or in a cup.

    ``count`` bounds how many are taken out of the cup.
    """

    command: str
    classes: tuple[str, ...]
    within: tuple[Destination, ...]
    on_turn: bool = False
    cup: str | None = None
    count: int | None = None


class Command(Record):
    """One command, worked out for one counter.

    ``key`` is a letter that is pressed with Ctrl, None where the menu alone has it. ``destinations`` are the boxes of
    ``to`` (several: one entry each in a menu of the command's name); ``target`` is the deck, the class, the counter, the
    gauge, the end of a link or the number of faces that the effect needs. ``tables`` are the fields with the die table that a
    roll asks, ``results`` a table of the rules. ``by`` is what a ``count`` adds. The counter can be given the command where it
    stands in one of the places of ``within`` (empty: anywhere). It is turned to ``state`` (None: as it is; ``afresh`` in the
    data is its first). ``face_down`` lays it on its face; every other command of a counter that has such a one turns it up.
    ``menu`` is a menu within the counter's menu, in which it stands with others.
    ``after_damage``: this is what becomes of a counter that takes damage in its last state. A ``hidden`` command has no
    entry in the menu; buttons give it.
    """

    id: str
    names: Names
    effect: Effect
    origin: Origin
    key: str | None = None
    menu: Names | None = None
    destinations: tuple[Destination, ...] = ()
    target: str = ""
    sides: tuple[str, ...] = ()
    tables: tuple[DieTable, ...] = ()
    results: tuple[RollResult, ...] = ()
    by: int = 0
    within: tuple[Destination, ...] = ()
    state: str | None = None
    after_damage: bool = False
    hidden: bool = False
    face_down: bool = False
    rule: str | None = None

"""What a player does with a counter besides dragging it: one command of its menu, as the designer names it."""

from __future__ import annotations

from enum import StrEnum

from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record


class Effect(StrEnum):
    """What a command does to its counter; the value is the key under which the data say so."""

    TO = "to"
    """It goes to a box: one of its side's own, or a shared one. More than one box: a choice."""
    TO_DECK = "to_deck"
    """It goes into a cup or deck, unseen."""
    TO_NEXT = "to_next"
    """It goes to the space after the current turn's, on the track of turns."""
    TO_CLASS = "to_class"
    """It goes to a counter of that class and of its side (or of ``sides``) on a map; the next press goes to the next one."""
    NEXT_VERSION = "next_version"
    """It is replaced by the next version of the same unit."""
    REPLACE_BY = "replace_by"
    """It is replaced by another counter of that class and of its own side, chosen in a menu."""
    COPY = "copy"
    """One more of it appears beside it."""
    ROLL = "roll"
    """A die with so many faces is rolled for it; a die table that is printed on it answers."""


class Destination(Record):
    """A box that a command sends to: ids of board and place."""

    board: str
    place: str


class Command(Record):
    """One command, worked out for one counter.

    ``key`` is a letter that is pressed with Ctrl, None where the menu alone has it. ``destinations`` are the boxes of
    ``to`` (several: one entry each in a menu of the command's name); ``target`` is the deck, the class or the number of
    faces that the effect needs, ``table`` the field with the die table. The counter can be given the command where it
    stands in one of the places of ``within`` (empty: anywhere). ``afresh`` turns it to its first state. ``face_down`` lays
    it on its face; every other command of a counter that has such a one turns it up again.
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
    table: str | None = None
    within: tuple[Destination, ...] = ()
    afresh: bool = False
    after_damage: bool = False
    hidden: bool = False
    face_down: bool = False
    rule: str | None = None

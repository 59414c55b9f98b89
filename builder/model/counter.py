"""What a counter is: its class, the states it passes through, the values printed on it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from builder.model.names import Names
from builder.model.provenance import Provenance
from builder.origin import Origin
from builder.record import Record, field


class Kind(StrEnum):
    """What the class is in play; it decides the palette's page, the order in a stack and the default menu."""

    UNIT = "unit"
    FORTIFICATION = "fortification"
    CHARACTER = "character"
    CHIT = "chit"
    MARKER = "marker"


class FieldForm(StrEnum):
    """How the value of a field is written."""

    INTEGER = "integer"
    STRENGTHS = "strengths"
    """One or more target numbers, written ``4・2``."""
    TEXT = "text"
    DIE_TABLE = "die-table"
    """Six results, one for each face of a die."""


class NotPrinted:
    """The value of a field that is known to be blank on the counter: it does not apply. Not the same as unknown."""

    def __repr__(self) -> str:
        return "not-printed"

    def __reduce__(self) -> str:
        """Stays the one and only object when it travels to another process."""
        return "NOT_PRINTED"


NOT_PRINTED = NotPrinted()

FieldValue = int | tuple[int, ...] | tuple[str, ...] | str | NotPrinted
"""A known value. An unknown value is absent from the mapping, never a placeholder."""


class ValueField(Record):
    """A value that every counter of a class carries, e.g. the air combat strength of a flyer.

    ``short`` is its label on the counter. ``states`` are the ids of the states that show it; empty means all of them.
    ``default`` is what the rules give for the whole class (with ``rule``), else None: unknown unless a counter says.
    """

    id: str
    names: Names
    short: Names
    form: FieldForm
    origin: Origin
    states: tuple[str, ...] = ()
    default: FieldValue | None = None
    rule: str | None = None
    note: str | None = None


class State(Record):
    """One state of a counter, in the order in which damage leads through them.

    ``face`` is the side of the printed counter; ``card`` tells the printed counters apart where a unit has more than one
    (``regular`` and ``sub``).
    """

    id: str
    names: Names
    face: str
    card: str
    origin: Origin


class CounterClass(Record):
    """Counters of one kind: they share a layout, a size, states and value fields.

    ``layout`` names a file in ``templates/counters/``; ``symbol`` a drawing of that layout's symbol set, if any;
    ``width_mm`` and ``height_mm`` are the cut size. ``moves`` is false for what lies still on the board.
    """

    id: str
    names: Names
    abbreviation: Names
    kind: Kind
    layout: str
    width_mm: float
    height_mm: float
    states: tuple[State, ...]
    fields: tuple[ValueField, ...]
    origin: Origin
    symbol: str | None = None
    moves: bool = True
    unique: bool = False
    """True where a setup may hold each counter of this class only once (a person, a named ship)."""
    rule: str | None = None
    note: str | None = None


class Counter(Record):
    """One design of counter: unit and side together (a green one and a red one of the same name are two counters).

    ``unit`` is the id in the data file; ``id`` is unique in the game (``<side>-<unit>`` where the unit has several sides,
    with ``-<version>`` for a character's versions). ``mark`` is the version's mark on the counter (①).
    ``values`` holds what is known, by state id and field id. ``count`` is the counter mix, None where no source gives it.
    """

    id: str
    unit: str
    names: Names
    class_id: str
    side: str | None
    origin: Origin
    version: int | None = None
    mark: str | None = None
    text: Names | None = None
    values: Mapping[str, Mapping[str, FieldValue]] = field(default_factory=dict)
    count: int | None = None
    rule: str | None = None
    provenance: Provenance = Provenance.RULE
    note: str | None = None
    colour: str | None = None
    """A ground of its own, for a counter that belongs to no side; else the side's colour."""
    symbol: str | None = None
    art: str | None = None
    """A picture file of the designer's own, relative to the project, drawn where the layout has its symbol."""
    stands_for: str | None = None
    """The id of the counter that this one is a card of, among those of its own side."""
    renamed_from: tuple[str, ...] = ()
    """The ids that the counter had before it was renamed, the oldest first; it keeps their piece id and pictures' names, so
    that saved games find both."""

    def printed_name(self, language: str) -> str:
        """The name as it stands on the counter, version mark included."""
        return self.names.in_language(language) + (self.mark or "")

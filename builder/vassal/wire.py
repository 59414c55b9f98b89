"""Records in wire order: the fields of traits, decks and key targets, declared once and driven by that declaration.

``radius: int = integer(10)`` is a field of the kind integer with VASSAL's default. A record is read as leniently as Java
reads it: a number that is none falls back to the default, and so does a missing field.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, ClassVar, Self, cast

from builder.record import MISSING, Field, Record, field, field_names, fields
from builder.vassal.color import Color
from builder.vassal.keys import KeyStroke
from builder.vassal.kinds import (
    COLOR,
    DOUBLE,
    FLAG,
    INTEGER,
    KEY_STROKE,
    KEY_STROKES,
    TEXT,
    TEXTS,
    Kind,
    UnreadableValue,
)
from builder.vassal.sequence import decode_sequence, encode_sequence

TYPE = "type"
STATE = "state"


def wire_field(kind: Kind, default: Any, part: str = TYPE, missing: Any = MISSING) -> Any:
    """A field of a record. ``missing`` is what a reader takes where an older file lacks the field (the default)."""
    absent = default if missing is MISSING else missing
    return field(default=default, metadata={"kind": kind, "part": part, "missing": absent})


def text(default: str = "", part: str = TYPE) -> str:
    """A text field; also expressions and formats, which may hold numbers, ``$properties$`` or ``{code}``."""
    return cast(str, wire_field(TEXT, default, part))


def integer(default: int = 0, part: str = TYPE, missing: Any = MISSING) -> int:
    """A whole number."""
    return cast(int, wire_field(INTEGER, default, part, missing))


def double(default: float = 0.0, part: str = TYPE) -> float:
    """A number with a fraction."""
    return cast(float, wire_field(DOUBLE, default, part))


def flag(default: bool = False, part: str = TYPE) -> bool:
    """True or false."""
    return cast(bool, wire_field(FLAG, default, part))


def color(default: Color | None = None) -> Color | None:
    """A colour, None for none."""
    return cast("Color | None", wire_field(COLOR, default))


def key_stroke(default: KeyStroke | None = None) -> KeyStroke | None:
    """A key stroke or named key command, None for none."""
    return cast("KeyStroke | None", wire_field(KEY_STROKE, default))


def key_strokes() -> tuple[KeyStroke, ...]:
    """A list of key strokes."""
    return cast("tuple[KeyStroke, ...]", wire_field(KEY_STROKES, ()))


def texts(default: tuple[str, ...] = (), part: str = TYPE) -> tuple[str, ...]:
    """A comma list of texts."""
    return cast("tuple[str, ...]", wire_field(TEXTS, default, part))


def record_field(record: type[WireRecord]) -> Any:
    """A field that is itself a record with a delimiter of its own, by default one with that record's defaults."""
    return wire_field(record_kind(record), record())


def record_kind(record: type[WireRecord]) -> Kind:
    """The kind of a field that is a record with a delimiter of its own."""
    return Kind(record.__name__, lambda value: value.encode(), record.decode)


def record_fields(record: type[WireRecord], delimiter: str = ",") -> Any:
    """A list of records, the empty text for the empty list (Java ``ListConfigurer``)."""

    def encode(values: Sequence[WireRecord]) -> str:
        return encode_sequence([value.encode() for value in values], delimiter)

    def decode(stored: str) -> tuple[WireRecord, ...]:
        return tuple(record.decode(one) for one in decode_sequence(stored, delimiter)) if stored else ()

    return wire_field(Kind(f"list of {record.__name__}", encode, decode), ())


class Sequenced(Record, kw_only=True):
    """Fields that are stored one after the other.

    ``absent`` counts the last fields that were not there when it was read; they are left out again while they hold the
    default, so that what an older VASSAL wrote comes out as it was. Two that differ in it alone are equal.
    """

    absent: int = 0

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        kind = type(self)
        if type(other) is kind and super().__eq__(other):  # at once where all is equal, ``absent`` too
            return True
        return type(other) is kind and all(getattr(self, name) == getattr(other, name) for name in _compared(kind))

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, name) for name in _compared(type(self)))))


@cache
def _compared(kind: type[Sequenced]) -> tuple[str, ...]:
    return tuple(name for name in field_names(kind) if name != "absent")


class WireRecord(Sequenced):
    """A sequence of fields with a delimiter of its own inside a larger sequence."""

    DELIMITER: ClassVar[str] = ";"

    def encode(self) -> str:
        """The record as one text."""
        return encode_sequence(encode_part(self, TYPE), self.DELIMITER)

    @classmethod
    def decode(cls, stored: str) -> Self:
        """Read the record; missing fields have their defaults, fields that a newer VASSAL added are dropped."""
        values, _ = decode_part(cls, TYPE, decode_sequence(stored, cls.DELIMITER) if stored else ())
        return cls(**values)


@cache
def part_fields(record: Any, part: str) -> tuple[Field, ...]:
    """The fields of a record class that belong to ``type`` or ``state``, in wire order."""
    return tuple(one for one in fields(record) if one.metadata.get("part") == part)


@cache
def _encoders(kind: Any, part: str) -> tuple[tuple[str, Callable[[Any], str], Any, str], ...]:
    """Of each field its name, what writes its value, its default and what that is written as: most fields of most records."""
    return tuple(
        (one.name, one.metadata["kind"].encode, one.default, one.metadata["kind"].encode(one.default))
        for one in part_fields(cast(Any, kind), part)
    )


def encode_part(record: Any, part: str) -> list[str]:
    """The stored texts of a record's fields, in wire order; fields that were ``absent`` and hold the default are left out."""
    kind: Any = type(record)
    written = [
        stored if (value := getattr(record, name)) is default else encode(value)
        for name, encode, default, stored in _encoders(kind, part)
    ]
    if part == TYPE and record.absent:
        last_first = part_fields(kind, part)[: -record.absent - 1 : -1]
        for one in last_first:
            if getattr(record, one.name) != one.metadata["missing"]:
                break
            written.pop()
    return written


def decode_part(cls: type[Any], part: str, stored: Sequence[str]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Values by field name from stored texts, and the texts that are left over because no field is declared for them.

    For the type, ``absent`` is among the values: how many fields were not there.
    """
    declared = part_fields(cast(Any, cls), part)
    values: dict[str, Any] = {}
    for position, one in enumerate(declared):
        missing = one.metadata["missing"]
        values[one.name] = missing
        if position < len(stored):
            with suppress(UnreadableValue):
                values[one.name] = one.metadata["kind"].decode(stored[position])
    if part == TYPE:
        values["absent"] = max(0, len(declared) - len(stored))
    return values, tuple(stored[len(declared) :])

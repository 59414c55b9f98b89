"""How one value travels: the kinds of field that traits, key targets and components are declared with.

A record's fields are declared once, in wire order, with VASSAL's defaults: ``radius: int = integer(10)``. Writing and
reading are both driven by that declaration. A record is read as leniently as Java reads it: a number that is none
falls back to the default, a missing field too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import Any, ClassVar, Self, cast

from builder.vassal.color import Color, decode_color, encode_color
from builder.vassal.keys import KeyStroke, decode_key_stroke, encode_key_stroke
from builder.vassal.sequence import decode_sequence, encode_sequence

TYPE = "type"
STATE = "state"


class UnreadableValue(ValueError):  # noqa: N818  (a value, not a failure: lenient readers replace it)
    """A stored text that is not of its field's kind."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of field: how its value is stored and read. ``decode`` raises UnreadableValue."""

    name: str
    encode: Callable[[Any], str]
    decode: Callable[[str], Any]


def encode_flag(value: bool) -> str:
    """``true`` or ``false``, as Java prints it."""
    return "true" if value else "false"


def encode_double(value: float) -> str:
    """A Java ``double`` as ``String.valueOf`` prints it: ``1.0``, ``55.42562584220407``, ``1.0E-4``."""
    if value == 0 or 1e-3 <= abs(value) < 1e7:
        digits = repr(float(value))
        if "e" not in digits:
            return digits
    sign, figures, exponent = Decimal(repr(float(value))).normalize().as_tuple()
    power = int(exponent) + len(figures) - 1
    rest = "".join(map(str, figures[1:])) or "0"
    return f"{'-' * sign}{figures[0]}.{rest}E{power}"


def _decode_integer(stored: str) -> int:
    try:
        if stored != stored.strip() or "_" in stored:
            raise UnreadableValue(f"{stored!r} is not a whole number")
        return int(stored)
    except ValueError:
        raise UnreadableValue(f"{stored!r} is not a whole number") from None


def _decode_double(stored: str) -> float:
    try:
        return float(stored)
    except ValueError:
        raise UnreadableValue(f"{stored!r} is not a number") from None


def _decode_key_strokes(stored: str) -> tuple[KeyStroke, ...]:
    if not stored:
        return ()
    if "," not in stored[1:]:
        return tuple(cast(KeyStroke, decode_key_stroke(letter)) for letter in stored)
    strokes = (decode_key_stroke(text) for text in decode_sequence(stored, ","))
    return tuple(stroke for stroke in strokes if stroke is not None)


def decode_texts(stored: str) -> tuple[str, ...]:
    """A comma list of texts; the empty text is the empty list (Java ``StringArrayConfigurer``)."""
    return decode_sequence(stored, ",") if stored else ()


def encode_texts(texts: Sequence[str]) -> str:
    """The comma list that ``decode_texts`` reads."""
    return encode_sequence(texts, ",")


def _decode_doubles(stored: str) -> tuple[float, ...]:
    return tuple(_decode_double(text) for text in decode_texts(stored))


def _decode_points(stored: str) -> tuple[tuple[int, int], ...]:
    pairs = [point.split(",") for point in stored.split(";")] if stored else []
    if any(len(pair) != 2 for pair in pairs):
        raise UnreadableValue(f"{stored!r} is not a list of points x,y;x,y")
    return tuple((_decode_integer(x), _decode_integer(y)) for x, y in pairs)


def _decode_color(stored: str) -> Color | None:
    try:
        return decode_color(stored)
    except ValueError as error:
        raise UnreadableValue(str(error)) from None


TEXT = Kind("text", str, str)
INTEGER = Kind("integer", str, _decode_integer)
DOUBLE = Kind("double", encode_double, _decode_double)
FLAG = Kind("flag", encode_flag, lambda stored: stored == "true")
COLOR = Kind("color", encode_color, _decode_color)
KEY_STROKE = Kind("key stroke", encode_key_stroke, decode_key_stroke)
KEY_STROKES = Kind(
    "key strokes", lambda strokes: encode_sequence(map(encode_key_stroke, strokes), ","), _decode_key_strokes
)
TEXTS = Kind("texts", encode_texts, decode_texts)
DOUBLES = Kind("doubles", lambda values: ",".join(map(encode_double, values)), _decode_doubles)
POINTS = Kind("points", lambda points: ";".join(f"{x},{y}" for x, y in points), _decode_points)


def wire_field(kind: Kind, default: Any, part: str = TYPE, missing: Any = dataclasses.MISSING) -> Any:
    """A field of a record. ``missing`` is what a reader takes where an older file lacks the field (the default)."""
    absent = default if missing is dataclasses.MISSING else missing
    return dataclasses.field(default=default, metadata={"kind": kind, "part": part, "missing": absent})


def text(default: str = "", part: str = TYPE) -> str:
    """A text field; also expressions and formats, which may hold numbers, ``$properties$`` or ``{code}``."""
    return cast(str, wire_field(TEXT, default, part))


def integer(default: int = 0, part: str = TYPE, missing: Any = dataclasses.MISSING) -> int:
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


def record_field(record: type[Record]) -> Any:
    """A field that is itself a record with a delimiter of its own, by default one with that record's defaults."""
    return wire_field(record_kind(record), record())


def record_kind(record: type[Record]) -> Kind:
    """The kind of a field that is a record with a delimiter of its own."""
    return Kind(record.__name__, lambda value: value.encode(), record.decode)


def record_fields(record: type[Record], delimiter: str = ",") -> Any:
    """A list of records, the empty text for the empty list (Java ``ListConfigurer``)."""

    def encode(values: Sequence[Record]) -> str:
        return encode_sequence([value.encode() for value in values], delimiter)

    def decode(stored: str) -> tuple[Record, ...]:
        return tuple(record.decode(one) for one in decode_sequence(stored, delimiter)) if stored else ()

    return wire_field(Kind(f"list of {record.__name__}", encode, decode), ())


@dataclass(frozen=True)
class Record:
    """A sequence of fields with a delimiter of its own inside a larger sequence.

    ``absent`` counts the last fields that were not there when it was read; they are left out again while they hold the
    default, so that what an older VASSAL wrote comes out as it was.
    """

    DELIMITER: ClassVar[str] = ";"

    absent: int = dataclasses.field(default=0, kw_only=True, compare=False)

    def encode(self) -> str:
        """The record as one text."""
        return encode_sequence(encode_part(self, TYPE), self.DELIMITER)

    @classmethod
    def decode(cls, stored: str) -> Self:
        """Read the record; missing fields have their defaults, fields that a newer VASSAL added are dropped."""
        values, _ = decode_part(cls, TYPE, decode_sequence(stored, cls.DELIMITER) if stored else ())
        return cls(**values)


@cache
def part_fields(record: Any, part: str) -> tuple[dataclasses.Field[Any], ...]:
    """The fields of a record class that belong to ``type`` or ``state``, in wire order."""
    return tuple(field for field in dataclasses.fields(record) if field.metadata.get("part") == part)


def encode_part(record: Any, part: str) -> list[str]:
    """The stored texts of a record's fields, in wire order; fields that were ``absent`` and hold the default are left out."""
    fields = list(part_fields(cast(Any, type(record)), part))
    absent = record.absent if part == TYPE else 0
    while absent and fields and getattr(record, fields[-1].name) == fields[-1].metadata["missing"]:
        fields.pop()
        absent -= 1
    return [field.metadata["kind"].encode(getattr(record, field.name)) for field in fields]


def decode_part(cls: type[Any], part: str, stored: Sequence[str]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Values by field name from stored texts, and the texts that are left over because no field is declared for them.

    For the type, ``absent`` is among the values: how many fields were not there.
    """
    fields = part_fields(cast(Any, cls), part)
    values: dict[str, Any] = {}
    for position, field in enumerate(fields):
        missing = field.metadata["missing"]
        values[field.name] = missing
        if position < len(stored):
            with suppress(UnreadableValue):
                values[field.name] = field.metadata["kind"].decode(stored[position])
    if part == TYPE:
        values["absent"] = max(0, len(fields) - len(stored))
    return values, tuple(stored[len(fields) :])

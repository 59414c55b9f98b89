"""The kinds of value that VASSAL stores as text: how each is written and read.

Reading here is strict, ``UnreadableValue`` where the text is not of the kind; who reads a record or a component decides what
that means.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any, cast

from builder.record import Record
from builder.vassal.color import Color, decode_color, encode_color
from builder.vassal.keys import KeyStroke, decode_key_stroke, encode_key_stroke
from builder.vassal.sequence import decode_sequence, encode_sequence


class UnreadableValue(ValueError):  # noqa: N818  (a value, not a failure: lenient readers replace it)
    """A stored text that is not of its field's kind."""


class Kind(Record):
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

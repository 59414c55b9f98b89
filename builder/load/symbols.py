"""The symbol set: small drawings as data, in fractions of their box."""

from __future__ import annotations

from builder.load.fields import Faults, Fields, kind_of
from builder.load.node import Mapping, Node, Scalar, Sequence
from builder.model.layout import Point, Stroke, Symbol
from builder.model.message import Message, say

_SHAPES = ("polygon", "line", "ellipse")


def read_symbols(node: Node, faults: Faults) -> dict[str, Symbol]:
    """The drawings of a ``symbols.yaml`` by id."""
    fields = Fields(node, faults, "symbol set")
    symbols: dict[str, Symbol] = {}
    table = fields.node("symbols")
    if isinstance(table, Mapping):
        for key, entry in table.entries:
            symbols[key.text or ""] = _read_symbol(key.text or "", entry, faults)
    elif table is not None:
        message = say(
            "「symbols」はidと図の表です。ここにあるのは{kind}です",
            "'symbols' is a table of drawings by id, not {kind}",
            kind=kind_of(table),
        )
        faults.error(table.origin, "wrong-type", message)
    fields.finish()
    return symbols


def _read_symbol(symbol_id: str, node: Node, faults: Faults) -> Symbol:
    fields = Fields(node, faults, Message(f"記号「{symbol_id}」", f"symbol '{symbol_id}'"))
    aspect = fields.optional_number("aspect") or 1.0
    strokes: list[Stroke] = []
    for item in fields.items("strokes"):
        strokes.extend(_read_stroke(item, faults))
    fields.finish()
    return Symbol(symbol_id, tuple(strokes), node.origin, aspect)


def _read_stroke(node: Node, faults: Faults) -> list[Stroke]:
    """One stroke, and its mirror image where it asks for one (``mirror: true``, about the box's middle)."""
    fields = Fields(node, faults, "stroke")
    shape = next((name for name in _SHAPES if fields.has(name)), None)
    if shape is None:
        message = say(
            "線には{shapes}のどれか一つが必要です", "a stroke needs one of {shapes}", shapes=", ".join(_SHAPES)
        )
        faults.error(node.origin, "missing-key", message)
        return []
    points = read_points(fields, shape)
    stroke = Stroke(shape, points, fields.optional_number("width") or 0.05, fields.flag("hole"))
    mirrored = fields.flag("mirror")
    fields.finish()
    if not mirrored:
        return [stroke]
    return [stroke, Stroke(shape, _mirror(shape, points), stroke.width, stroke.hole)]


def _mirror(shape: str, points: tuple[Point, ...]) -> tuple[Point, ...]:
    if shape == "ellipse" and len(points) == 2:
        (left, top), (right, bottom) = points
        return ((1 - right, top), (1 - left, bottom))
    return tuple((1 - across, down) for across, down in points)


def read_points(fields: Fields, key: str) -> tuple[Point, ...]:
    """A list of points ``[across, down]``; an ellipse has two, the corners of its box."""
    points: list[Point] = []
    for item in fields.items(key):
        parts = item.items if isinstance(item, Sequence) else ()
        try:
            across, down = [float(part.text or "") for part in parts if isinstance(part, Scalar)]
        except ValueError:
            message = say(
                "「{key}」は点[横, 縦]のリストです。これは点ではありません",
                "'{key}' is a list of points [across, down]; this is not one",
                key=key,
            )
            fields.faults.error(item.origin, "wrong-type", message)
            continue
        points.append((across, down))
    return tuple(points)

"""Reading the symbols of boards: ``templates/maps/symbols.yaml`` and ``templates/sheets/symbols.yaml``."""

from __future__ import annotations

import re

from builder.load.fields import Faults, Fields
from builder.load.node import Mapping, Node, Scalar
from builder.model.board_symbol import BoardSymbol, Shape
from builder.model.hex_grid import Point
from builder.model.message import Message, say

_POINT = re.compile(r"\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*")
_FILLS = ("fill", "ink", "none")


def read_symbols(root: Node, faults: Faults) -> dict[str, BoardSymbol]:
    """The symbols of one file by id; reports ``wrong-type`` and ``missing-key`` as every reader does."""
    fields = Fields(root, faults, "symbol file")
    table = fields.node("symbols")
    fields.finish()
    if not isinstance(table, Mapping):
        message = Message(
            "記号ファイルには「symbols」（名前と記号の表）が必要です",
            "a symbol file needs 'symbols', a table of symbols by name",
        )
        faults.error(root.origin, "missing-key", message)
        return {}
    symbols: dict[str, BoardSymbol] = {}
    for key, value in table.entries:
        inner = Fields(value, faults, "symbol")
        shapes = tuple(shape for item in inner.items("shapes") if (shape := _shape(item, faults)) is not None)
        symbols[key.text or ""] = BoardSymbol(key.text or "", inner.names("name"), shapes, key.origin)
        inner.finish()
    return symbols


def _shape(node: Node, faults: Faults) -> Shape | None:
    fields = Fields(node, faults, "shape")
    kinds = [kind for kind in ("polygon", "line", "disc") if fields.has(kind)]
    if len(kinds) != 1:
        message = Message(
            "図形は「polygon」「line」「disc」のどれか一つです", "a shape is one of 'polygon', 'line' and 'disc'"
        )
        faults.error(node.origin, "missing-key", message)
        return None
    kind = kinds[0]
    scalars: tuple[Scalar, ...]
    if kind == "disc":
        centre = fields.node("disc")
        scalars = (centre,) if isinstance(centre, Scalar) else ()
        size = fields.number("radius")
    else:
        scalars = fields.scalars(kind)
        size = 0.0
    points = tuple(point for scalar in scalars if (point := _point(scalar, faults)) is not None)
    fill = fields.choice("fill", _FILLS, "fill")
    fields.finish()
    return Shape(kind, points, fill, size) if points else None


def _point(scalar: Scalar, faults: Faults) -> Point | None:
    match = _POINT.fullmatch(scalar.text or "")
    if match is None:
        message = say(
            '「{text}」は点ではありません。"x,y"の形で、それぞれ0から1までの数を書きます',
            "'{text}' is no point; write \"x,y\" with 0 to 1 each",
            text=scalar.text or "",
        )
        faults.error(scalar.origin, "wrong-type", message)
        return None
    return (float(match[1]), float(match[2]))

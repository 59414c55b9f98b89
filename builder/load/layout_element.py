"""One element of a counter layout: what is drawn, where, when and in which colours."""

from __future__ import annotations

import re
from collections.abc import Callable

from builder.load.fields import Faults, Fields, kind_of, unknown_value
from builder.load.node import Mapping as Table
from builder.load.node import Node, Scalar
from builder.load.palette import Palette
from builder.load.symbols import read_points
from builder.model.counter import FieldForm, Kind
from builder.model.layout import (
    Area,
    Condition,
    DieTable,
    Element,
    FieldGrid,
    Length,
    Polygon,
    Rectangle,
    SymbolElement,
    Text,
    TextLook,
)
from builder.model.message import Message, say
from builder.origin import Origin

_KINDS = tuple(kind.value for kind in Kind)
_LENGTH = re.compile(r"(-?\d+(?:\.\d+)?)\s*(mm)?")
CARRIED = ("side", "version", "mark", "text", "symbol", "art", "colour", "count", "fields", "text-field", "die-table")
"""What ``when: {has: ...}`` may ask for."""


def read_element(element_id: str, node: Node, palette: Palette, faults: Faults) -> Element | None:
    """The element that ``node`` describes; None where it says not what it draws."""
    fields = Fields(node, faults, "layout element")
    fields.identifier("id")
    kind = fields.choice("draw", tuple(_READERS))
    base = (element_id, _area(fields), _condition(fields, faults), node.origin)
    element = _READERS[kind](fields, palette, base) if fields.has("draw") else None
    fields.finish()
    return element


_Base = tuple[str, Area, Condition, Origin]


def _rectangle(fields: Fields, palette: Palette, base: _Base) -> Element:
    return Rectangle(
        *base,
        fill=palette.optional(fields, "fill"),
        outline=palette.optional(fields, "outline"),
        line=_length(fields, "line", 0),
        corner=_length(fields, "corner", 0),
        hatch=palette.optional(fields, "hatch"),
    )


def _polygon(fields: Fields, palette: Palette, base: _Base) -> Element:
    return Polygon(*base, points=read_points(fields, "points"), fill=palette.colour(fields, "fill", "#000000"))


def _text(fields: Fields, palette: Palette, base: _Base) -> Element:
    return Text(*base, template=fields.text("text"), look=_look(fields, palette))


def _symbol(fields: Fields, palette: Palette, base: _Base) -> Element:
    colour = palette.colour(fields, "colour", "#000000")
    return SymbolElement(*base, symbol=fields.optional_text("symbol"), colour=colour)


def _field_grid(fields: Fields, palette: Palette, base: _Base) -> Element:
    forms = tuple(
        FieldForm(word)
        for word in _words(fields, "forms", tuple(form.value for form in FieldForm))
        if word in {form.value for form in FieldForm}
    )
    return FieldGrid(
        *base,
        shown=fields.choice("shown", ("all", "some", "any"), "any"),
        forms=forms,
        columns=fields.optional_integer("columns", minimum=1) or 3,
        row_most=_length(fields, "row_most", 0),
        gap=_length(fields, "gap", 0),
        label_place=fields.choice("label_place", ("top", "left", "none", "auto"), "auto"),
        label_room=_length(fields, "label_room", 10),
        label=_inner_look(fields, "label", palette),
        value=_inner_look(fields, "value", palette),
        label_fill=palette.optional(fields, "label_fill"),
        value_fill=palette.optional(fields, "value_fill"),
        outline=palette.optional(fields, "outline"),
        line=_length(fields, "line", 0),
    )


def _die_table(fields: Fields, palette: Palette, base: _Base) -> Element:
    return DieTable(
        *base,
        columns=fields.optional_integer("columns", minimum=1) or 3,
        gap=_length(fields, "gap", 0),
        die_room=_length(fields, "die_room", 10),
        value=_inner_look(fields, "value", palette),
        die_colour=palette.colour(fields, "die_colour", "#000000"),
        pip_colour=palette.colour(fields, "pip_colour", "#ffffff"),
        value_fill=palette.optional(fields, "value_fill"),
        outline=palette.optional(fields, "outline"),
        line=_length(fields, "line", 0),
    )


_READERS: dict[str, Callable[[Fields, Palette, _Base], Element]] = {
    "rectangle": _rectangle,
    "polygon": _polygon,
    "text": _text,
    "symbol": _symbol,
    "fields": _field_grid,
    "die-table": _die_table,
}


def _inner_look(fields: Fields, key: str, palette: Palette) -> TextLook:
    node = fields.node(key)
    what = say("レイアウト要素の{key}", "{key} of a layout element", key=key)
    inner = Fields(node if node is not None else Table(fields.origin, ()), fields.faults, what)
    look = _look(inner, palette)
    inner.finish()
    return look


def _look(fields: Fields, palette: Palette) -> TextLook:
    size = _length(fields, "size", 10)
    return TextLook(
        colour=palette.colour(fields, "colour", "#000000"),
        size=size,
        minimum=_length(fields, "minimum", size.value),
        weight=fields.choice("weight", ("regular", "bold"), "bold"),
        align=fields.choice("align", ("left", "centre", "right"), "centre"),
        valign=fields.choice("valign", ("top", "middle", "bottom"), "middle"),
        lines=fields.optional_integer("lines", minimum=1) or 1,
        squeeze=fields.optional_number("squeeze") or 0.75,
    )


def _area(fields: Fields) -> Area:
    scalars = fields.scalars("at")
    if len(scalars) != 4:
        code = "wrong-length" if fields.has("at") else "missing-key"
        message = Message(
            "レイアウト要素には「at」（[左, 上, 幅, 高さ]）が必要です",
            "a layout element needs 'at': [left, top, width, height]",
        )
        fields.faults.error(fields.origin_of("at"), code, message)
        return Area(Length(0), Length(0), Length(1), Length(1))
    left, top, width, height = (_parse_length(scalar, "at", fields.faults) for scalar in scalars)
    if width.value <= 0 or height.value <= 0:
        message = Message("「at」の幅と高さは0より大きくなければなりません", "width and height in 'at' must be above 0")
        fields.faults.error(fields.origin_of("at"), "out-of-range", message)
    return Area(left, top, width, height)


def _length(fields: Fields, key: str, default: float) -> Length:
    node = fields.node(key)
    if node is None:
        return Length(default)
    if not isinstance(node, Scalar):
        message = say(
            "「{key}」は長さです。ここにあるのは{kind}です",
            "'{key}' is a length, not {kind}",
            key=key,
            kind=kind_of(node),
        )
        fields.faults.error(node.origin, "wrong-type", message)
        return Length(default)
    return _parse_length(node, key, fields.faults)


def _parse_length(scalar: Scalar, key: str, faults: Faults) -> Length:
    match = _LENGTH.fullmatch(scalar.text or "")
    if match is None:
        message = say(
            "「{key}」に「{text}」があります。長さは数（グリッドの分割数）か、1.5mmのように書きます",
            "'{key}' holds '{text}'; a length is a number (parts of the grid) or e.g. 1.5mm",
            key=key,
            text=scalar.text or "",
        )
        faults.error(scalar.origin, "wrong-type", message)
        return Length(1)
    return Length(float(match[1]), match[2] is not None)


def _condition(fields: Fields, faults: Faults) -> Condition:
    node = fields.node("when")
    if node is None:
        return Condition()
    inner = Fields(node, faults, "'when' of a layout element")
    condition = Condition(
        states=_words(inner, "state"),
        faces=_words(inner, "face", ("front", "back")),
        cards=_words(inner, "card"),
        kinds=_words(inner, "kind", _KINDS),
        has=_words(inner, "has", CARRIED),
        lacks=_words(inner, "lacks", CARRIED),
    )
    inner.finish()
    return condition


def _words(fields: Fields, key: str, allowed: tuple[str, ...] = ()) -> tuple[str, ...]:
    """One word or a list of words."""
    node = fields.node(key)
    if node is None:
        return ()
    scalars = (node,) if isinstance(node, Scalar) else fields.scalars(key)
    for scalar in scalars:
        if allowed and scalar.text not in allowed:
            message = unknown_value(key, scalar.text or "", allowed)
            fields.faults.error(scalar.origin, "unknown-word", message)
    return tuple(scalar.text or "" for scalar in scalars)

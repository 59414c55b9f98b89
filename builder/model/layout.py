"""How a counter looks, as data: named elements at named places. A layout places and repeats; it computes no game value."""

from __future__ import annotations

from collections.abc import Mapping

from builder.model.counter import FieldForm
from builder.origin import Origin
from builder.record import Record, field

Point = tuple[float, float]
"""Across and down; in a symbol as a fraction of its box, on a counter in parts of the layout's grid."""


class Length(Record):
    """A length on a counter: parts of the layout's grid (which grows with the counter), or millimetres."""

    value: float
    millimetres: bool = False


class Area(Record):
    """A rectangle on a counter, from its left upper corner."""

    left: Length
    top: Length
    width: Length
    height: Length


class Colour(Record):
    """A colour as a layout names it.

    ``base`` is ``#rrggbb``, ``side.colour`` (the counter's own ground where it has one), ``side.ink``, or ``side.deep``:
    the side's colour, darkened as far as it needs to read on white. ``shift`` runs from -1 (black) over 0 (as it is) to 1
    (white). ``otherwise`` is used where the counter has no side.
    """

    base: str
    shift: float = 0.0
    otherwise: Colour | None = None


class Condition(Record):
    """When an element is drawn; an empty tuple asks nothing, several words in one tuple are alternatives.

    ``has`` and ``lacks`` name things that a counter may carry: every one in ``has`` must be there, none of ``lacks``.
    """

    states: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()


class TextLook(Record):
    """How a text is set; ``size`` and ``minimum`` are the em. See ``builder.render.text.TextStyle``."""

    colour: Colour
    size: Length
    minimum: Length
    weight: str = "bold"
    align: str = "centre"
    valign: str = "middle"
    lines: int = 1
    squeeze: float = 0.75


class Element(Record):
    """What every element has: its name in the layout, its place, and when it is drawn."""

    id: str
    area: Area
    when: Condition
    origin: Origin


class Rectangle(Element):
    """A band, a box or a ground; ``hatch`` is the colour of slanting strokes over the fill."""

    fill: Colour | None = None
    outline: Colour | None = None
    line: Length = Length(0)
    corner: Length = Length(0)
    hatch: Colour | None = None


class Polygon(Element):
    """A filled shape; its points are fractions of the area."""

    points: tuple[Point, ...] = ()
    fill: Colour = Colour("#000000")


class Text(Element):
    """Words with ``{name}``, ``{side.short}`` and the like in them."""

    template: str = ""
    look: TextLook | None = None


class SymbolElement(Element):
    """A drawing of the symbol set. Without a ``symbol`` of its own it shows the counter's: its art, else its symbol."""

    symbol: str | None = None
    colour: Colour = Colour("#000000")


class FieldGrid(Element):
    """The value fields of the state, a cell each: the field's short label and the value.

    ``shown`` picks the fields that stand in ``all`` states of the class, in ``some``, or in any (``any``). ``columns`` is
    the most that stand beside each other; the rows share the height, none higher than ``row_most`` (0: no limit).
    ``label_place`` is top, left, none, or ``auto``: on
    top where a cell is high enough for both.
    """

    shown: str = "any"
    forms: tuple[FieldForm, ...] = ()
    columns: int = 3
    row_most: Length = Length(0)
    gap: Length = Length(0)
    label_place: str = "auto"
    label_room: Length = Length(0)
    label: TextLook | None = None
    value: TextLook | None = None
    label_fill: Colour | None = None
    value_fill: Colour | None = None
    outline: Colour | None = None
    line: Length = Length(0)


class DieTable(Element):
    """The results of a die-table field: a cell for each face of the die, its pips and the result."""

    columns: int = 3
    gap: Length = Length(0)
    die_room: Length = Length(0)
    value: TextLook | None = None
    die_colour: Colour = Colour("#000000")
    pip_colour: Colour = Colour("#ffffff")
    value_fill: Colour | None = None
    outline: Colour | None = None
    line: Length = Length(0)


class Stroke(Record):
    """One part of a symbol, in fractions of its box: a filled polygon or ellipse, or a line of ``width``.

    ``hole`` takes the shape out of what was drawn before.
    """

    shape: str
    points: tuple[Point, ...]
    width: float = 0.0
    hole: bool = False


class Symbol(Record):
    """A drawing of one colour made of strokes, in a box of ``aspect`` (width by height)."""

    id: str
    strokes: tuple[Stroke, ...]
    origin: Origin
    aspect: float = 1.0


class Layout(Record):
    """A counter's looks: ``grid`` is into how many parts width and height are divided, elements are drawn in order."""

    id: str
    grid: Point
    elements: tuple[Element, ...]
    origin: Origin
    symbols: Mapping[str, Symbol] = field(default_factory=dict)

"""A drawing: the operations that make a board's picture, in order, before anything is painted.

Coordinates are board pixels (x to the right, y down) with fractions. A golden test compares ``log`` of a drawing, since
pixels differ between FreeType builds and operations do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from builder.model.layout import Symbol
from builder.record import Record
from builder.render.fonts import Weight
from builder.render.text import TextStyle, fit_text

Point = tuple[float, float]
Ring = tuple[Point, ...]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Area(Record, dict=True):
    """A filled shape: closed rings, clockwise on the screen; one that runs the other way is a hole."""

    rings: tuple[Ring, ...]
    colour: str
    opacity: float = 1.0

    @cached_property
    def box(self) -> Box:
        """What the rings span."""
        return box_of(point for ring in self.rings for point in ring)


class Line(Record, dict=True):
    """A line through points with round joints and ends; ``closed`` joins the last to the first."""

    points: Ring
    colour: str
    width: float
    closed: bool = False

    @cached_property
    def box(self) -> Box:
        """What the line covers, its width included."""
        return grown(box_of(self.points), self.width / 2 + 1)


class Disc(Record, dict=True):
    """A filled circle."""

    centre: Point
    radius: float
    colour: str

    @cached_property
    def box(self) -> Box:
        """What the circle covers."""
        return grown((*self.centre, *self.centre), self.radius)


class RoundedBox(Record):
    """A rectangle with round corners, its ground and its frame; either may be missing."""

    box: Box
    radius: float
    fill: str | None = None
    outline: str | None = None
    width: float = 0.0


class Letters(Record):
    """One line of text at an exact place: ``box`` is its ink without the halo, as ``lettering.ink_box`` measures it.

    ``size`` is px an em, ``spacing`` the extra room between two letters in px, ``halo`` the colour of a rim of
    ``halo_width`` px.
    """

    text: str
    box: Box
    size: float
    weight: Weight
    colour: str
    halo: str | None = None
    halo_width: float = 0.0
    spacing: float = 0.0


class Words(Record):
    """Text set into a field: it breaks, shrinks or narrows as ``style`` allows (see ``render.text``)."""

    text: str
    box: Box
    style: TextStyle
    colour: str
    halo: str | None = None


class Stencil(Record):
    """A drawing of the counters' symbol set in one colour, laid over the ground with ``opacity``."""

    symbol: Symbol
    box: Box
    colour: str
    opacity: float = 1.0


class Group(Record, dict=True):
    """Operations painted together: only inside ``clip`` (None: everywhere), and blended in with ``opacity``."""

    operations: tuple[Operation, ...]
    clip: tuple[Ring, ...] | None = None
    opacity: float = 1.0

    @cached_property
    def box(self) -> Box:
        """What the operations cover inside the clip."""
        inner = union_of(operation.box for operation in self.operations)
        if self.clip is None:
            return inner
        return intersection_of(inner, box_of(point for ring in self.clip for point in ring))


Operation = Area | Line | Disc | RoundedBox | Letters | Words | Stencil | Group


class Drawing(Record):
    """A whole picture: size in pixels, colour of the ground, operations in order; ``picture`` is a file drawn below."""

    width: int
    height: int
    ground: str
    operations: tuple[Operation, ...]
    picture: str | None = None


def box_of(points: Iterable[Point]) -> Box:
    """The smallest box round ``points``; an empty box at the origin where there are none."""
    listed = list(points)
    if not listed:
        return (0.0, 0.0, 0.0, 0.0)
    xs = [point[0] for point in listed]
    ys = [point[1] for point in listed]
    return (min(xs), min(ys), max(xs), max(ys))


def grown(box: Box, by: float) -> Box:
    """The box, larger by ``by`` on every side."""
    return (box[0] - by, box[1] - by, box[2] + by, box[3] + by)


def union_of(boxes: Iterable[Box]) -> Box:
    """The smallest box round all ``boxes``."""
    return box_of(corner for box in boxes for corner in ((box[0], box[1]), (box[2], box[3])))


def intersection_of(first: Box, second: Box) -> Box:
    """What both boxes cover; of no width where they do not meet."""
    left, top = max(first[0], second[0]), max(first[1], second[1])
    return (left, top, max(left, min(first[2], second[2])), max(top, min(first[3], second[3])))


def overlap(first: Box, second: Box) -> bool:
    """True where the two boxes share more than an edge."""
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]


def rectangle_ring(box: Box) -> Ring:
    """The four corners of a box."""
    left, top, right, bottom = box
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def log(drawing: Drawing) -> str:
    """The drawing as lines of text, one operation a line, groups indented."""
    head = f"drawing {drawing.width}x{drawing.height} {drawing.ground}"
    if drawing.picture:
        head += f" over {drawing.picture}"
    return "\n".join([head, *_lines(drawing.operations, 1)]) + "\n"


def _lines(operations: Iterable[Operation], depth: int) -> Iterator[str]:
    for operation in operations:
        yield "  " * depth + _describe(operation)
        if isinstance(operation, Group):
            yield from _lines(operation.operations, depth + 1)


def _describe(operation: Operation) -> str:
    match operation:
        case Area():
            count = "+".join(str(len(ring)) for ring in operation.rings)
            return f"area {_box(operation.box)} {_paint(operation.colour, operation.opacity)} points {count}"
        case Line():
            shape = "ring" if operation.closed else "line"
            start, end = operation.points[0], operation.points[-1]
            return (
                f"{shape} {_point(start)} to {_point(end)} points {len(operation.points)} "
                f"{operation.colour} width {operation.width:g}"
            )
        case Disc():
            return f"disc {_point(operation.centre)} radius {operation.radius:.1f} {operation.colour}"
        case RoundedBox():
            fill, outline = operation.fill or "none", operation.outline or "none"
            frame = f"frame {outline} width {operation.width:g}"
            return f"box {_box(operation.box)} radius {operation.radius:g} fill {fill} {frame}"
        case Letters():
            return (
                f"text {operation.text!r} at {_point((operation.box[0], operation.box[1]))} size {operation.size:g} "
                f"{operation.weight} {operation.colour}" + (f" halo {operation.halo}" if operation.halo else "")
            )
        case Words():
            left, top, right, bottom = operation.box
            fitted = fit_text(operation.text, right - left, bottom - top, operation.style)
            return (
                f"words {' / '.join(fitted.lines)!r} in {_box(operation.box)} size {fitted.size:g} "
                f"squeeze {fitted.squeeze:.2f} {operation.style.align} {operation.style.weight} {operation.colour}"
            )
        case Stencil():
            return f"stencil {operation.symbol.id} {_box(operation.box)} {_paint(operation.colour, operation.opacity)}"
        case Group():
            clip = "all" if operation.clip is None else _box(box_of(point for ring in operation.clip for point in ring))
            return f"group inside {clip} opacity {operation.opacity:g}"


def _paint(colour: str, opacity: float) -> str:
    return colour if opacity == 1 else f"{colour} opacity {opacity:g}"


def _point(point: Point) -> str:
    return f"({point[0]:.1f},{point[1]:.1f})"


def _box(box: Box) -> str:
    return f"({box[0]:.1f},{box[1]:.1f})-({box[2]:.1f},{box[3]:.1f})"

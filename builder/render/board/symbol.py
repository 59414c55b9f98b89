"""A symbol's shapes, set into a square of the board."""

from __future__ import annotations

from builder.model.board_symbol import BoardSymbol
from builder.model.hex_grid import Point
from builder.render.board.drawing import Area, Disc, Line, Operation

_STROKE = 0.045
"""Width of a stroke, as a fraction of the symbol's size."""


def symbol_operations(
    symbol: BoardSymbol, centre: Point, size: float, fill: str, ink: str, halo: str | None = None
) -> tuple[Operation, ...]:
    """The symbol in a square of ``size`` px round ``centre``, with a rim of ``halo`` round its outline if given."""
    left, top = centre[0] - size / 2, centre[1] - size / 2
    stroke = round(max(1.0, size * _STROKE), 2)
    rim: list[Operation] = []
    drawn: list[Operation] = []
    for shape in symbol.shapes:
        points = tuple((round(left + x * size, 2), round(top + y * size, 2)) for x, y in shape.points)
        if shape.kind == "disc":
            radius = round(shape.size * size, 2)
            rim.append(Disc(points[0], radius + 2 * stroke, halo or ink))
            drawn.append(Disc(points[0], radius, ink))
            if shape.fill == "fill":
                drawn.append(Disc(points[0], radius - stroke, fill))
        elif shape.kind == "line":
            rim.append(Line(points, halo or ink, 4 * stroke))
            drawn.append(Line(points, ink, stroke))
        else:
            rim.append(Line(points, halo or ink, 4 * stroke, closed=True))
            if shape.fill != "none":
                drawn.append(Area((points,), ink if shape.fill == "ink" else fill))
            drawn.append(Line(points, ink, stroke, closed=True))
    return (*rim, *drawn) if halo else tuple(drawn)

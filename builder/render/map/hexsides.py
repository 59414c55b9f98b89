"""Sides of hexes that are more than a line: ridges and rivers along them, straits and bridges across them, walls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from builder.model.board_edge import EdgeDrawing, EdgeKind
from builder.model.hex_grid import NEIGHBOUR_NAMES, Point
from builder.render.board.colour import darker, lighter
from builder.render.board.drawing import Area, Box, Line, Operation
from builder.render.map.country import Country
from builder.render.map.lattice import corners, point

Ends = tuple[Point, Point]
"""The two ends of a hexside in px."""

_CORNERS = {"NW": (0, 1), "N": (1, 2), "NE": (2, 3), "SE": (3, 4), "S": (4, 5), "SW": (5, 0)}
"""For each direction the two corners (of W, NW, NE, E, SE, SW) between which its side runs."""

_PEAKS = (0.17, 0.5, 0.83)
_PEAK_HEIGHTS = (0.78, 1.0, 0.84)


def hexsides(country: Country) -> tuple[Operation, ...]:
    """Every side of ``edges`` in its kind's drawing, those further up first; one over an edge that meets is drawn at both."""
    kinds = {kind.id: kind for kind in country.board.edge_kinds}
    drawn: dict[Ends, EdgeKind] = {}
    for edge in country.board.edges:
        for one, other in (edge.hexes, edge.hexes[::-1]):
            for ends in _sides_between(country, one, other):
                drawn[ends] = kinds[edge.kind]
    order = sorted(drawn, key=lambda ends: (max(ends[0][1], ends[1][1]), ends))
    height = country.grid.height_px
    beds = [bed for ends in order for bed in bed_drawing(ends, height, drawn[ends])]
    return (*beds, *(part for ends in order for part in side_drawing(ends, height, drawn[ends])))


def boxes_across(country: Country) -> tuple[Box, ...]:
    """What arrows and bridges cover, so that no name is printed over them."""
    kinds = {kind.id: kind for kind in country.board.edge_kinds}
    reach = 0.16 * country.grid.height_px
    across = [
        _between(ends, 0.5)
        for edge in country.board.edges
        if kinds[edge.kind].drawn in (EdgeDrawing.ARROWS, EdgeDrawing.BRIDGE)
        for ends in _sides_between(country, *edge.hexes)
    ]
    return tuple((x - reach, y - reach, x + reach, y + reach) for x, y in across)


def side_drawing(ends: Ends, height: float, kind: EdgeKind) -> tuple[Operation, ...]:
    """One side as its kind is drawn; ``height`` is that of a hex in px."""
    return tuple(_DRAWINGS[kind.drawn](ends, height, kind.colour))


def _sides_between(country: Country, hex_id: str, other: str) -> Iterator[Ends]:
    grid = country.grid
    for direction, name in enumerate(NEIGHBOUR_NAMES):
        if grid.neighbour(hex_id, direction) == other:
            around = corners(grid, grid.ids[hex_id])
            first, second = sorted(around[index] for index in _CORNERS[name])
            yield point(grid, first), point(grid, second)


def bed_drawing(ends: Ends, height: float, kind: EdgeKind) -> tuple[Operation, ...]:
    """What lies below all of them, so that sides that follow one another grow together."""
    if kind.drawn is EdgeDrawing.RIDGE:
        return (
            _along(ends, darker(kind.colour, 0.25), 0.1 * height),
            _along(ends, lighter(kind.colour, 0.25), 0.055 * height),
        )
    if kind.drawn is EdgeDrawing.WATER:
        return (_along(ends, darker(kind.colour, 0.35), 0.12 * height),)
    return ()


def _ridge(ends: Ends, height: float, colour: str) -> Iterator[Operation]:
    """Small mountains along the side, seen from the south."""
    light, dark, ink = lighter(colour, 0.55), darker(colour, 0.15), darker(colour, 0.5)
    feet = [(_between(ends, share), size) for share, size in zip(_PEAKS, _PEAK_HEIGHTS, strict=True)]
    for (x, y), size in sorted(feet, key=lambda foot: foot[0][1]):
        half, rise = 0.1 * height * size, 0.235 * height * size
        foot = y + 0.06 * height
        top = (round(x, 2), round(foot - rise, 2))
        left, right = (round(x - half, 2), round(foot, 2)), (round(x + half, 2), round(foot, 2))
        fold = (round(x + 0.1 * half, 2), round(foot, 2))
        yield Area(((left, top, fold),), light)
        yield Area(((top, right, fold),), dark)
        yield Line((left, top, right), ink, max(0.8, 0.014 * height))


def _arrows(ends: Ends, height: float, colour: str) -> Iterator[Operation]:
    """An arrow across the side that points both ways, in a light rim."""
    x, y = _between(ends, 0.5)
    along_x, along_y = _unit(ends)
    across = (-along_y, along_x)
    for widen, ink in ((0.028 * height, lighter(colour, 0.85)), (0.0, colour)):
        reach, head, shaft = 0.22 * height + widen, 0.105 * height + widen, 0.034 * height + widen

        def at(over: float, aside: float) -> Point:
            return (
                round(x + across[0] * over + along_x * aside, 2),
                round(y + across[1] * over + along_y * aside, 2),
            )

        neck = 0.1 * height - widen / 2
        left = [at(-reach, 0), at(-neck, head), at(-neck, shaft), at(neck, shaft), at(neck, head)]
        yield Area(
            ((*left, at(reach, 0), at(neck, -head), at(neck, -shaft), at(-neck, -shaft), at(-neck, -head)),), ink
        )


def _water(ends: Ends, height: float, colour: str) -> Iterator[Operation]:
    yield _along(ends, colour, 0.085 * height)


def _bridge(ends: Ends, height: float, colour: str) -> Iterator[Operation]:
    """Two rails across the side, with a deck between."""
    x, y = _between(ends, 0.5)
    along_x, along_y = _unit(ends)
    across = (-along_y, along_x)
    length, width = 0.15 * height, 0.055 * height

    def rail(aside: float) -> Ends:
        start, end = (
            (round(x + across[0] * over + along_x * aside, 2), round(y + across[1] * over + along_y * aside, 2))
            for over in (-length, length)
        )
        return start, end

    yield _along(rail(0.0), lighter(colour, 0.8), 2 * width)
    yield _along(rail(width), colour, 0.026 * height)
    yield _along(rail(-width), colour, 0.026 * height)


def _wall(ends: Ends, height: float, colour: str) -> Iterator[Operation]:
    yield _along(ends, lighter(colour, 0.8), 0.11 * height)
    yield _along(ends, colour, 0.07 * height)


_DRAWINGS: Mapping[EdgeDrawing, Callable[[Ends, float, str], Iterator[Operation]]] = {
    EdgeDrawing.RIDGE: _ridge,
    EdgeDrawing.ARROWS: _arrows,
    EdgeDrawing.WATER: _water,
    EdgeDrawing.BRIDGE: _bridge,
    EdgeDrawing.WALL: _wall,
}


def _along(ends: Ends, colour: str, width: float) -> Line:
    return Line(ends, colour, round(width, 2))


def _between(ends: Ends, share: float) -> Point:
    (x0, y0), (x1, y1) = ends
    return (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)


def _unit(ends: Ends) -> Point:
    (x0, y0), (x1, y1) = ends
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    return ((x1 - x0) / length, (y1 - y0) / length)

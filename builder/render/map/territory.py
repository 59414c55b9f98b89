"""Territories: a tint, a band along the inside of the border, and the border itself."""

from __future__ import annotations

from collections.abc import Mapping

from builder.model.hex_grid import HexGrid, Point
from builder.model.map_style import MapStyle
from builder.render.board.colour import lighter
from builder.render.board.drawing import Area, Disc, Group, Line, Operation, Ring
from builder.render.map.country import Country
from builder.render.map.lattice import Cell, Corner, middle, outlines, point, shared_sides

_DASH = (0.04, 0.58)
_DOT = 0.81
"""A border is drawn dash and dot, one of each along a hex side (fractions of the side)."""
_OVER_THE_WATER = 0.35
"""How far a territory reaches into the water hexes beside it, so that a bulge of the coast is not left untinted."""


def territory_tints(country: Country, colours: Mapping[str, str]) -> tuple[Operation, ...]:
    """The tint of every territory, to be clipped by the coast; ``colours`` are the sides' colours by id."""
    opacity = country.style.territory_tint
    return tuple(
        Area(_rings(country, cells), tint_of(country.style, colours[side]), opacity)
        for side, cells in country.territories.items()
    )


def tint_of(style: MapStyle, colour: str) -> str:
    """The colour that a side's territory is tinted with."""
    return lighter(colour, style.territory_lightened)


def territory_bands(country: Country, colours: Mapping[str, str], coast: tuple[Ring, ...]) -> tuple[Operation, ...]:
    """The band along the inside of every border and coast, to be clipped by the coast."""
    style = country.style
    width = 2 * style.territory_band_px
    drawn: list[Operation] = []
    for side, cells in country.territories.items():
        inland = tuple(Line(run, colours[side], width) for run in _inland_runs(country, cells))
        shore = tuple(Line(ring[::2], colours[side], width, closed=True) for ring in coast)
        drawn.append(Group((*inland, *shore), clip=_rings(country, cells), opacity=style.territory_band_opacity))
    return tuple(drawn)


def borders(country: Country) -> tuple[Operation, ...]:
    """The border lines: every hex side on land that has two owners, or an owner on one bank only."""
    style, grid = country.style, country.grid
    drawn: list[Operation] = []
    for (start, end), cells in sorted(shared_sides(grid, country.cells).items()):
        if len(cells) < 2 or any(country.is_water(cell) for cell in cells):
            continue
        if country.owner(cells[0]) == country.owner(cells[1]):
            continue
        (x0, y0), (x1, y1) = point(grid, start), point(grid, end)
        along = [(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share) for share in (*_DASH, _DOT)]
        drawn.append(Line((along[0], along[1]), style.border, style.border_px))
        drawn.append(Disc(along[2], style.border_px * 0.62, style.border))
    return tuple(drawn)


def _rings(country: Country, cells: tuple[Cell, ...]) -> tuple[Ring, ...]:
    """The outlines of a territory, each coastal side pushed out over the water as far as the coast may wander."""
    grid = country.grid
    beside = country.sides_in_view
    owned = set(cells)
    rings: list[Ring] = []
    for ring in outlines(grid, cells):
        grown: list[Point] = []
        for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
            grown.append(point(grid, start))
            for bank in beside[min(start, end), max(start, end)]:
                if bank not in owned and country.is_water(bank):
                    grown += [_towards(grid, start, bank), _towards(grid, end, bank)]
        rings.append(tuple(grown))
    return tuple(rings)


def _towards(grid: HexGrid, corner: Corner, cell: Cell) -> Point:
    """A point on the way from a corner of a cell to its centre."""
    (x, y), (centre_x, centre_y) = point(grid, corner), middle(grid, cell)
    return (x + (centre_x - x) * _OVER_THE_WATER, y + (centre_y - y) * _OVER_THE_WATER)


def _inland_runs(country: Country, cells: tuple[Cell, ...]) -> list[Ring]:
    """The runs of the territory's outline that do not follow a coast: there the band follows the hex sides."""
    grid = country.grid
    owned = set(cells)
    beside = country.sides_in_view
    runs: list[Ring] = []
    for ring in outlines(grid, cells):
        run: list[tuple[float, float]] = []
        for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
            pair = beside[(start, end) if start < end else (end, start)]
            coastal = len({country.is_water(cell) for cell in pair}) == 2 and any(cell in owned for cell in pair)
            if coastal:
                if run:
                    runs.append(tuple(run))
                run = []
                continue
            run = [*(run or [point(grid, start)]), point(grid, end)]
        if run:
            runs.append(tuple(run))
    return runs

"""Regions over the places of a map: a tinted band along the inside of their outline, and a large letter."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from builder.model.board import Place
from builder.model.hex_grid import Point
from builder.render.board.drawing import Area, Box, Group, Letters, Line, Operation, Ring, grown, overlap
from builder.render.board.lettering import letters_at
from builder.render.fonts import Weight
from builder.render.map.country import Country
from builder.render.map.lattice import Cell, middle, outlines, point

_BAND = 0.24
"""Width of the band along the inside of a region's outline, in hex heights."""
_BAND_OPACITY = 0.34
_TINT = 0.05
_LETTER = 1.05
"""Size of the letter, in hex heights."""
_WORD = 0.42
"""Size of a name that stands for the letter, in hex heights."""
_NAME = 3
"""So many signs are a name and no letter."""
_LETTER_OPACITY = 0.5
_LOWER = 0.09
"""It stands so far below the middle of its hex, clear of the hex's number, in hex heights."""
_ROWS_APART = 10
"""A tall region has its letter again after so many rows."""


def region_bands(country: Country) -> tuple[Operation, ...]:
    """Tint and outline of every region."""
    drawn: list[Operation] = []
    height = country.grid.height_px
    for region in country.board.regions:
        colour = region.colour or country.style.area_outline
        rings = _rings(country, region)
        band = Group(tuple(Line(ring, colour, 2 * _BAND * height, closed=True) for ring in rings), rings, _BAND_OPACITY)
        lines = (Line(ring, colour, country.style.area_outline_px, closed=True) for ring in rings)
        drawn += [Area(rings, colour, _TINT), band, *lines]
    return tuple(drawn)


def region_letters(country: Country, language: str, taken: Sequence[Box]) -> tuple[Operation, ...]:
    """The letter (or the name) of every region where nothing else is printed, on water if there is any; in a tall one again."""
    return tuple(
        Group((letters,), opacity=_LETTER_OPACITY)
        for region in country.board.regions
        for letters in _letters(country, region, (region.letter or region.names).in_language(language), taken)
    )


def _letters(country: Country, region: Place, text: str, taken: Sequence[Box]) -> Iterator[Letters]:
    grid, style = country.grid, country.style
    cells = sorted((grid.ids[hex_id] for hex_id in region.hexes), key=lambda cell: cell[1])
    owned = set(cells)
    first = cells[0][1] if cells else 0
    size = (_LETTER if len(text) < _NAME else _WORD) * grid.height_px
    for _, part in groupby(cells, key=lambda cell: (cell[1] - first) // _ROWS_APART):
        found = [
            letters_at(
                text,
                spot,
                size,
                Weight.BOLD,
                region.colour or style.area_outline,
                halo=style.place_names.halo,
                halo_width=3,
            )
            for spot in _spots(country, list(part), owned)
        ]
        free = (one for one in found if not any(overlap(grown(one.box, 4), box) for box in taken))
        letters = next(free, None)
        if letters is not None:
            yield letters


def _spots(country: Country, cells: list[Cell], owned: Collection[Cell]) -> list[Point]:
    """The hexes that lie inside of the region, those on the water nearest the middle of all first."""
    middles = {cell: middle(country.grid, cell) for cell in cells}
    x = sum(spot[0] for spot in middles.values()) / len(middles)
    y = sum(spot[1] for spot in middles.values()) / len(middles)

    def worse(cell: Cell) -> tuple[bool, float]:
        away = abs(middles[cell][0] - x) + abs(middles[cell][1] - y)
        return (not all(country.is_water(near) for near in _around(cell)), away)

    inside = (cell for cell in cells if all(near in owned for near in _around(cell)))
    lower = _LOWER * country.grid.height_px
    return [(middles[cell][0], middles[cell][1] + lower) for cell in sorted(inside, key=worse)]


def _around(cell: Cell) -> Iterator[Cell]:
    """The cells next to one, and a few more."""
    return ((cell[0] + across, cell[1] + down) for across in (-1, 0, 1) for down in (-1, 0, 1))


def _rings(country: Country, region: Place) -> tuple[Ring, ...]:
    grid = country.grid
    rings = outlines(grid, [grid.ids[hex_id] for hex_id in region.hexes])
    return tuple(tuple(point(grid, corner) for corner in ring) for ring in rings)

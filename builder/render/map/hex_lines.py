"""Hex lines and hex numbers."""

from __future__ import annotations

from builder.render.board.drawing import Letters, Line, Operation
from builder.render.board.lettering import ink_size, letters_at
from builder.render.fonts import Weight
from builder.render.map.country import Country
from builder.render.map.lattice import point, shared_sides

_NUMBER_DEPTH = 0.045
"""How far the top of a number lies below the hex's top side, in hex heights."""


def hex_lines(country: Country) -> tuple[Operation, ...]:
    """Every side of every numbered hex, once."""
    style, grid = country.style, country.grid
    drawn: list[Operation] = []
    for (start, end), cells in sorted(shared_sides(grid, country.cells).items()):
        on_water = all(country.is_water(cell) for cell in cells)
        colour = style.hex_line_water if on_water else style.hex_line_land
        drawn.append(Line((point(grid, start), point(grid, end)), colour, style.hex_line_px))
    return tuple(drawn)


def hex_numbers(country: Country) -> tuple[Letters, ...]:
    """The id of every hex, small, below the middle of its top side, so that a counter leaves it readable."""
    style, grid = country.style.numbers, country.grid
    weight = Weight(style.weight)
    height = ink_size("0123456789", weight, style.size)[1]
    numbers: list[Letters] = []
    for hex_id in grid.ids:
        x, y = grid.centre(hex_id)
        centre = (x, y - grid.height_px / 2 + _NUMBER_DEPTH * grid.height_px + height / 2)
        numbers.append(
            letters_at(hex_id, centre, style.size, weight, style.colour, halo=style.halo, halo_width=style.halo_px)
        )
    return tuple(numbers)

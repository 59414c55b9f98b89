"""The name of each side, large and faint across its territory, or its short mark where the territory is too small."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from builder.model.game import Side
from builder.model.hex_grid import Point
from builder.model.hex_outline import connected_parts
from builder.render.board.colour import legible
from builder.render.board.drawing import Box, Disc, Group, Letters, Operation, box_of, overlap
from builder.render.board.lettering import letters_at
from builder.render.fonts import Weight
from builder.render.map.country import Country
from builder.render.map.lattice import Cell, middle
from builder.render.text import text_width

_AIR_PX = 8.0
"""The least distance of a name from its territory's border and from anything printed."""
_MARK_RADIUS = 0.09
_MARK_SIDE = 0.445
"""A short mark lies beside the counter, near the hex's left corner (in hex heights)."""


def side_names(
    country: Country, sides: Mapping[str, Side], language: str, taken: Sequence[Box]
) -> tuple[Operation, ...]:
    """One name or mark for each connected part of a territory; ``taken`` are boxes that must stay free."""
    drawn: list[Operation] = []
    for side_id, cells in country.territories.items():
        side = sides[side_id]
        for part in _parts(country, cells):
            letters = _name(country, side, part, language, taken)
            if letters is None:
                drawn += _mark(country, side, part, language)
            else:
                drawn.append(Group((letters,), opacity=country.style.side_name_opacity))
    return tuple(drawn)


def _parts(country: Country, cells: tuple[Cell, ...]) -> list[list[Cell]]:
    grid = country.grid
    parts = connected_parts(grid, (country.hex_id(cell) for cell in cells))
    return [[grid.ids[hex_id] for hex_id in part] for part in parts]


def _name(country: Country, side: Side, part: list[Cell], language: str, taken: Sequence[Box]) -> Letters | None:
    style, grid = country.style.side_names, country.grid
    colour = legible(side.colour, country.style.paper, 3.0)
    middles = [middle(grid, cell) for cell in part]
    centre = (sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles))
    half = grid.height_px / 2
    spots = sorted(
        {
            (x + aside, y + down)
            for x, y in middles
            for aside in (-half, 0, half)
            for down in (-half / 2, 0, half / 2, half)
        },
        key=lambda spot: (abs(spot[0] - centre[0]) + abs(spot[1] - centre[1]), spot),
    )
    size = style.size
    owned = set(part)
    name = side.names.in_language(language)
    reach = box_of([(x + aside, y + aside) for x, y in middles for aside in (-3 * half, 3 * half)])
    near = [box for box in taken if overlap(box, reach)]
    while size >= style.minimum:
        spacing = style.spacing * size / style.size
        width = text_width(name, Weight(style.weight)) * size + spacing * (len(name) - 1) + 2 * _AIR_PX
        height = size + 2 * _AIR_PX
        sample = (-width / 2, -height / 2, width / 2, height / 2)
        free = [
            spot
            for spot in spots
            if not any(overlap(_moved(sample, spot), other) for other in near)
            and _lies_in(country, _moved(sample, spot), owned)
        ]
        if free:
            calm = min(free, key=lambda spot: _roughness(country, _moved(sample, spot)))
            return letters_at(name, calm, size, Weight(style.weight), colour, spacing=spacing)
        size -= 3
    return None


def _moved(box: Box, spot: Point) -> Box:
    return (box[0] + spot[0], box[1] + spot[1], box[2] + spot[0], box[3] + spot[1])


def _roughness(country: Country, box: Box) -> int:
    """How much drawn terrain lies under a name."""
    steps = [step / 8 for step in range(9)]
    cells = [country.cell_at((box[0] + (box[2] - box[0]) * step, (box[1] + box[3]) / 2)) for step in steps]
    return sum(country.terrain(cell).pattern not in (None, "none") for cell in cells)


def _lies_in(country: Country, box: Box, owned: set[Cell]) -> bool:
    steps = max(2, int((box[2] - box[0]) / 32))
    spots: list[Point] = [
        (box[0] + (box[2] - box[0]) * step / steps, y) for step in range(steps + 1) for y in (box[1], box[3])
    ]
    return all(country.cell_at(spot) in owned and not country.is_water(country.cell_at(spot)) for spot in spots)


def _mark(country: Country, side: Side, part: list[Cell], language: str) -> list[Operation]:
    height = country.grid.height_px
    x, y = middle(country.grid, part[0])
    centre = (round(x - _MARK_SIDE * height, 2), y)
    radius = _MARK_RADIUS * height
    mark = letters_at(side.short.in_language(language), centre, radius * 1.35, Weight.BOLD, side.ink)
    return [Disc(centre, radius + 1.2, side.ink), Disc(centre, radius, side.colour), mark]

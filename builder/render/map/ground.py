"""Water, land and the terrain on it, drawn as country and not as a honeycomb."""

from __future__ import annotations

import random
from collections import Counter as Tally
from collections.abc import Mapping

from builder.model.board import Terrain
from builder.record import Record
from builder.render.board.colour import lighter, mixed
from builder.render.board.drawing import Area, Line, Operation, Ring, rectangle_ring
from builder.render.map.country import Country
from builder.render.map.lattice import Cell, middle, outlines, point
from builder.render.map.natural_line import natural_ring
from builder.render.map.terrain_pattern import PATTERNS

_RIM = 0.06
"""Width of the rim that is added to the shape of a terrain, half of it outside, in hex heights."""


class Ground(Record):
    """The drawn ground: water with its textures, the coast as rings, colours and textures of the land inside of the coast."""

    water: tuple[Operation, ...]
    coast: tuple[Ring, ...]
    land: tuple[Operation, ...]
    textures: tuple[Operation, ...]


def ground_of(country: Country, colours: Mapping[str, str], *, textures: bool = True) -> Ground:
    """Water, coast and land of a map; ``textures`` false leaves the patterns of terrains out.

    ``colours`` are the tints of the sides' territories, which their textures take as the ground does.
    """
    land = tuple(cell for cell in country.cells_in_view if not country.is_water(cell))
    water = tuple(cell for cell in country.cells_in_view if country.is_water(cell))
    coast = _natural(country, land)
    return Ground(
        water=_water(country, water, coast, textures),
        coast=coast,
        land=_land(country, land),
        textures=tuple(_textures(country, land, colours)) if textures else (),
    )


def coast_line(country: Country, coast: tuple[Ring, ...]) -> tuple[Operation, ...]:
    """The stroke along the coast."""
    return tuple(Line(ring, country.style.coast, country.style.coast_px, closed=True) for ring in coast)


def veil(country: Country) -> tuple[Operation, ...]:
    """The paper's colour laid over the country outside of the numbered hexes.

    One ring that runs round the frame, in to the hexes, back round them and out again: a hole without a mask.
    """
    style, grid = country.style, country.grid
    if style.beyond_veil <= 0:
        return ()
    (edge,) = outlines(grid, country.cells)
    inner = [point(grid, corner) for corner in reversed(edge)]
    start = min(range(len(inner)), key=lambda index: inner[index])
    inner = [*inner[start:], *inner[: start + 1]]
    left, top, right, bottom = country.frame
    door = (left, inner[0][1])
    outer = [door, (left, top), (right, top), (right, bottom), (left, bottom), door]
    return (Area(((*outer, *inner),), style.paper, style.beyond_veil),)


def _water(country: Country, cells: tuple[Cell, ...], coast: tuple[Ring, ...], textures: bool) -> tuple[Operation, ...]:
    by_terrain = _by_terrain(country, cells)
    if not by_terrain:
        return ()
    (open_water, _), *others = by_terrain
    drawn: list[Operation] = [Area((rectangle_ring(country.frame),), open_water.colour)]
    drawn += [blob for terrain, there in others for blob in _blobs(country, there, terrain.colour)]
    for width, white in sorted(country.style.shallows, reverse=True):
        shallow = lighter(open_water.colour, white)
        drawn += [Line(ring[::2], shallow, width, closed=True) for ring in coast]
    if textures:
        drawn += _textures(country, cells, {})
    return tuple(drawn)


def _land(country: Country, cells: tuple[Cell, ...]) -> tuple[Operation, ...]:
    by_terrain = _by_terrain(country, cells)
    if not by_terrain:
        return ()
    (base, _), *others = by_terrain
    drawn: list[Operation] = [Area((rectangle_ring(country.frame),), base.colour)]
    drawn += [blob for terrain, there in others for blob in _blobs(country, there, terrain.colour)]
    return tuple(drawn)


def _blobs(country: Country, cells: tuple[Cell, ...], colour: str) -> list[Operation]:
    """The grown shape of a terrain, a little wider than its hexes, so that two terrains meet without a gap."""
    rings = _natural(country, cells)
    rims = [Line(ring[::2], colour, _RIM * country.grid.height_px, closed=True) for ring in rings]
    return [Area(rings, colour), *rims]


def _by_terrain(country: Country, cells: tuple[Cell, ...]) -> list[tuple[Terrain, tuple[Cell, ...]]]:
    """Cells by terrain, the commonest first: it is the ground on which the others lie."""
    tally = Tally(country.terrain(cell).id for cell in cells)
    order = [terrain.id for terrain in country.board.terrains]
    ids = sorted(tally, key=lambda terrain_id: (-tally[terrain_id], order.index(terrain_id)))
    by_id = {terrain.id: terrain for terrain in country.board.terrains}
    return [(by_id[wanted], tuple(cell for cell in cells if country.terrain(cell).id == wanted)) for wanted in ids]


def _natural(country: Country, cells: tuple[Cell, ...]) -> tuple[Ring, ...]:
    seed, wander = country.board.id, country.style.coast_wander
    return tuple(natural_ring(country.grid, ring, seed, wander) for ring in outlines(country.grid, cells))


def _textures(country: Country, cells: tuple[Cell, ...], colours: Mapping[str, str]) -> list[Operation]:
    drawn: list[Operation] = []
    for cell in sorted(cells, key=lambda cell: middle(country.grid, cell)[::-1]):
        terrain = country.terrain(cell)
        dice = random.Random(f"{country.board.id}/{terrain.pattern}/{cell[0]}/{cell[1]}")
        pattern = PATTERNS[terrain.pattern or "none"]
        tint = colours.get(country.owner(cell) or "", terrain.colour)
        colour = mixed(terrain.colour, tint, country.style.territory_tint)
        drawn += pattern(middle(country.grid, cell), country.grid.height_px, colour, dice)
    return drawn

"""The outline of a set of hexes: the border of a country, the edge of an area, the coast of a land."""

from __future__ import annotations

from collections.abc import Iterable

from builder.model.hex_grid import HexGrid, Pixel

Corner = Pixel
Edge = tuple[Corner, Corner]


def outlines(grid: HexGrid, hex_ids: Iterable[str]) -> tuple[tuple[Corner, ...], ...]:
    """The closed outlines of a set of hexes, as corners in whole pixels, clockwise around land and counter-clockwise
    around holes.

    Every side that two hexes of the set share is dropped; what is left is walked round. A hex that touches another only
    at a corner gets an outline of its own.
    """
    edges: dict[Edge, None] = {}
    for hex_id in hex_ids:
        corners = [(round(x), round(y)) for x, y in grid.corners(hex_id)]
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            if (end, start) in edges:
                del edges[end, start]
            else:
                edges[start, end] = None
    following: dict[Corner, list[Corner]] = {}
    for start, end in edges:
        following.setdefault(start, []).append(end)
    loops: list[tuple[Corner, ...]] = []
    for first in list(following):
        while following.get(first):
            loop = [first]
            corner = following[first].pop(0)
            while corner != first:
                loop.append(corner)
                corner = following[corner].pop(0)
            loops.append(tuple(loop))
    return tuple(loops)


def connected_parts(grid: HexGrid, hex_ids: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """The set split into parts whose hexes hang together by sides on the table, in the order of their first hexes."""
    beside = grid.on_paper.neighbours
    waiting = dict.fromkeys(hex_ids)
    parts: list[tuple[str, ...]] = []
    while waiting:
        part = [next(iter(waiting))]
        del waiting[part[0]]
        for hex_id in part:
            for neighbour in beside[hex_id]:
                if neighbour in waiting:
                    del waiting[neighbour]
                    part.append(neighbour)
        parts.append(tuple(part))
    return tuple(parts)

"""The name of a place in a module from a pixel of a map: the zone there, else the pixel itself."""

from __future__ import annotations

from builder.vassal.components import AnyComponent, Board, Map, Zone
from builder.vassal.components.component import walk

Point = tuple[int, int]


class PlaceNames:
    """The zones of a module's maps. On a map of several boards only the first board's are known."""

    def __init__(self, module: AnyComponent) -> None:
        self._maps: dict[str, tuple[Point, tuple[Zone, ...]]] = {}
        for component in walk(module):
            if isinstance(component, Map):
                board = next((one for one in walk(component) if isinstance(one, Board)), None)
                zones = tuple(one for one in walk(board) if isinstance(one, Zone)) if board is not None else ()
                self._maps[component.map_name] = ((component.edge_width, component.edge_height), zones)

    def at(self, map_name: str, x: int, y: int) -> str:
        """``map: zone``; ``map (x, y)`` where no zone lies there."""
        edge, zones = self._maps.get(map_name, ((0, 0), ()))
        point = (x - edge[0], y - edge[1])
        zone = next((zone for zone in zones if _contains(zone.path, point)), None)
        return f"{map_name}: {zone.name}" if zone is not None else f"{map_name} ({point[0]}, {point[1]})"


def _contains(path: tuple[Point, ...], point: Point) -> bool:
    """True where a ray from the point crosses the polygon's outline an odd number of times."""
    x, y = point
    inside = False
    for (left, top), (right, bottom) in zip(path, (*path[1:], *path[:1]), strict=True):
        if (top > y) != (bottom > y) and x < (right - left) * (y - top) / (bottom - top) + left:
            inside = not inside
    return inside

"""Places to zones and regions, so that every place has its name in chat, in lists and in saves.

Java: ``ZonedGrid``, ``Zone``, ``RegionGrid``. The engine asks the first zone that contains a point for its name; a zone
that uses the parent grid still snaps to the hexes below it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from builder.assemble.zone_marks import Marks
from builder.model.board import Board, Place, PlaceKind, Rectangle, Track
from builder.model.hex_grid import HexGrid as HexMap
from builder.model.hex_outline import connected_parts, outlines
from builder.vassal.components import HexGrid, HexGridNumbering, Region, RegionGrid, Zone, ZonedGrid, ZoneProperty


def zoned_grid(board: Board, language: str, marks: Marks | None = None) -> ZonedGrid:
    """The grid of a board: tracks, boxes and named hexes as zones, the hex grid, if there is one, behind them.

    ``marks`` are the properties of the zones of the map.
    """
    smallest_first = sorted(_boxes(board), key=_area)
    zones = [
        *(_track_zone(track, run, language) for track in board.tracks for run in _runs(board, track)),
        *(_box_zone(box, language) for box in smallest_first),
        *(
            zone
            for place in board.places
            if place.hexes
            for zone in _hex_zones(board, place, language, (marks or {}).get((board.id, place.id), {}))
        ),
    ]
    background = () if board.grid is None else (hex_grid(board.grid),)
    return ZonedGrid(children=(*zones, *background))


def hex_grid(grid: HexMap) -> HexGrid:
    """The engine's grid and numbering for a hex map.

    The engine always pushes every second column down, counted from its first; where our first column is the low one, the
    engine's grid starts a column further left, off the board.
    """
    shift = 0 if grid.first_column_high else 1
    numbering = HexGridNumbering(h_off=grid.first_number - shift, v_off=grid.first_number, stagger=False)
    return HexGrid(
        x0=grid.left_px - shift * grid.column_pitch_px,
        y0=grid.top_px,
        dx=float(grid.column_pitch_px),
        dy=float(grid.height_px),
        children=(numbering,),
    )


def location_name(place: Place, hex_id: str | None, language: str) -> str:
    """What the engine reports for a counter on this place: its name, with the hex where the place has several."""
    name = place.names.in_language(language)
    return f"{name} {hex_id}" if len(place.hexes) > 1 else name


def _hex_zones(board: Board, place: Place, language: str, marks: Mapping[str, str]) -> tuple[Zone, ...]:
    """A zone for each part of the place that hangs together (most have one part)."""
    assert board.grid is not None
    properties = tuple(ZoneProperty(name=name, initial_value=value) for name, value in marks.items())
    location_format = "$name$ $gridLocation$" if len(place.hexes) > 1 else "$name$"
    return tuple(
        Zone(
            name=place.names.in_language(language),
            location_format=location_format,
            path=path,
            use_parent_grid=True,
            children=properties,
        )
        for path in _paths_around(board.grid, place.hexes)
    )


@lru_cache(maxsize=1024)
def _paths_around(grid: HexMap, hexes: tuple[str, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The path around each part of these hexes that hangs together. They are the same in every language of a module."""
    return tuple(_outer(outlines(grid, part)) for part in connected_parts(grid, hexes))


def _outer(loops: tuple[tuple[tuple[int, int], ...], ...]) -> tuple[tuple[int, int], ...]:
    return max(loops, key=lambda loop: max(x for x, _ in loop) - min(x for x, _ in loop))


def _box_zone(place: Place, language: str) -> Zone:
    assert place.rectangle is not None
    return Zone(name=place.names.in_language(language), path=_corners(place.rectangle))


def _track_zone(track: Track, run: tuple[Place, ...], language: str) -> Zone:
    """One run of spaces: a zone around them, and a region at the middle of each, to which a marker snaps."""
    regions = tuple(
        Region(name=space.names.in_language(language), origin_x=centre[0], origin_y=centre[1])
        for space in run
        if space.rectangle is not None
        for centre in (space.rectangle.centre,)
    )
    return Zone(
        name=track.names.in_language(language),
        location_format="$gridLocation$",
        path=_corners(_around(run)),
        children=(RegionGrid(children=regions),),
    )


def _runs(board: Board, track: Track) -> tuple[tuple[Place, ...], ...]:
    return tuple(tuple(board.place(place_id) for place_id in digit.spaces.values()) for digit in track.digits)


def _boxes(board: Board) -> tuple[Place, ...]:
    return tuple(place for place in board.places if place.kind is PlaceKind.BOX)


def _area(place: Place) -> int:
    assert place.rectangle is not None
    return place.rectangle.width * place.rectangle.height


def _around(places: tuple[Place, ...]) -> Rectangle:
    boxes = [place.rectangle for place in places if place.rectangle is not None]
    left, top = min(box.left for box in boxes), min(box.top for box in boxes)
    right = max(box.left + box.width for box in boxes)
    return Rectangle(left, top, right - left, max(box.top + box.height for box in boxes) - top)


def _corners(box: Rectangle) -> tuple[tuple[int, int], ...]:
    right, bottom = box.left + box.width, box.top + box.height
    return ((box.left, box.top), (right, box.top), (right, bottom), (box.left, bottom))

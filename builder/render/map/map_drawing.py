"""A hex map as one drawing, layer by layer: ground, territories, lines, symbols, names, numbers, legend, frame."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from builder.diagnostic import Diagnostic
from builder.model.board import Board, Place, PlaceKind
from builder.model.game import Game, Side
from builder.model.map_style import MapStyle
from builder.record import Record
from builder.render.board.drawing import (
    Area,
    Box,
    Drawing,
    Group,
    Letters,
    Operation,
    RoundedBox,
    grown,
    rectangle_ring,
)
from builder.render.board.symbol import symbol_operations
from builder.render.map.country import Country
from builder.render.map.dotted_line import dotted, moved_inside
from builder.render.map.ground import Ground, coast_line, ground_of, veil
from builder.render.map.hex_lines import hex_lines, hex_numbers
from builder.render.map.hexsides import boxes_across, hexsides
from builder.render.map.lattice import outlines, point
from builder.render.map.legend import Legend, legend_of
from builder.render.map.place_names import PlacedNames, place_names
from builder.render.map.regions import region_bands, region_letters
from builder.render.map.side_names import side_names
from builder.render.map.territory import borders, territory_bands, territory_tints, tint_of

_AREA_INSET = 0.05
"""The dotted line of an area runs so far inside of its hexes, clear of borders, in hex heights."""
_SYMBOL_LIFT = 0.02
"""A symbol's centre lies so many hex heights above the hex's, to leave the foot to the name."""


class MapDrawing(Record):
    """The drawing of a map, what was found wrong with it, and the names as they were placed."""

    drawing: Drawing
    names: tuple[Letters, ...]
    numbers: tuple[Letters, ...]
    legend: Box | None
    diagnostics: tuple[Diagnostic, ...]


def draw_map(game: Game, board: Board, style: MapStyle, boxes: tuple[Operation, ...] = ()) -> MapDrawing:
    """The map ``board``, which has a grid, in ``style``; ``boxes`` are its boxes and tracks, already drawn.

    Raises ValueError where the board has no grid.
    """
    if board.grid is None:
        raise ValueError(f"the board '{board.id}' has no grid")
    country = Country(board, board.grid, style)
    sides = {side.id: side for side in game.sides}
    plan = _Plan.of(country, sides, game.language)
    layers: Mapping[str, Callable[[], tuple[Operation, ...]]] = {
        "ground": lambda: _ground(country, plan.ground, sides),
        "frame": lambda: _frame(country),
        "regions": lambda: region_bands(country),
        "hex-lines": lambda: hex_lines(country),
        "borders": lambda: borders(country),
        "area-outlines": lambda: _area_outlines(country),
        "hexsides": lambda: hexsides(country),
        "symbols": lambda: _symbols(country),
        "side-names": lambda: (
            *(region_letters(country, game.language, plan.taken_by_names) if "regions" in style.layers else ()),
            *side_names(country, sides, game.language, plan.taken_by_names),
        ),
        "place-names": lambda: plan.names.letters,
        "hex-numbers": lambda: plan.numbers,
        "boxes": lambda: boxes,
        "legend": lambda: plan.legend.operations,
    }
    drawn = tuple(operation for layer, draw in layers.items() if layer in style.layers for operation in draw())
    return MapDrawing(
        drawing=Drawing(board.width_px, board.height_px, style.paper, drawn, board.art),
        names=plan.names.letters if "place-names" in style.layers else (),
        numbers=plan.numbers if "hex-numbers" in style.layers else (),
        legend=plan.legend.box if "legend" in style.layers else None,
        diagnostics=(
            *(plan.names.diagnostics if "place-names" in style.layers else ()),
            *(plan.legend.diagnostics if "legend" in style.layers else ()),
        ),
    )


class _Plan(Record):
    """What must be known before anything is drawn, since names and legend make room for each other."""

    ground: Ground
    numbers: tuple[Letters, ...]
    names: PlacedNames
    legend: Legend
    taken_by_names: tuple[Box, ...]

    @staticmethod
    def of(country: Country, sides: Mapping[str, Side], language: str) -> _Plan:
        style, board = country.style, country.board
        numbers = hex_numbers(country) if "hex-numbers" in style.layers else ()
        places = [place for place in board.places if place.kind is PlaceKind.HEXES]
        symbols = [_symbol_box(country, hex_id) for place in places if place.symbol for hex_id in place.hexes]
        panels = [_panel(place) for place in board.places if place.rectangle is not None]
        given = board.legend
        if given is not None:
            panels.append((given.left, given.top, given.left + given.width, given.top + given.height))
        taken = [*(number.box for number in numbers), *symbols, *panels]
        if "hexsides" in style.layers:
            taken += boxes_across(country)
        names = place_names(country, places, language, taken, grown(country.frame, -4))
        name_boxes = [grown(letters.box, 3) for letters in names.letters]
        legend = (
            legend_of(country, sides, language, [*name_boxes, *panels[: len(panels) - (given is not None)]])
            if "legend" in style.layers
            else Legend(None)
        )
        taken_by_names = (*name_boxes, *symbols, *panels, *((legend.box,) if legend.box else ()))
        ground = ground_of(country, _tints(country, sides), textures="terrain" in style.layers)
        return _Plan(ground, numbers, names, legend, taken_by_names)


def _panel(place: Place) -> Box:
    rectangle = place.rectangle
    assert rectangle is not None  # the caller asks only for boxes and spaces
    right, bottom = rectangle.left + rectangle.width, rectangle.top + rectangle.height
    return (rectangle.left, rectangle.top, right, bottom)


def _ground(country: Country, ground: Ground, sides: Mapping[str, Side]) -> tuple[Operation, ...]:
    if country.board.art is not None:
        return ()
    land = ground.land
    if "territory" in country.style.layers:
        colours = _colours(country, sides)
        land = (
            *land,
            *territory_tints(country, colours),
            *ground.textures,
            *territory_bands(country, colours, ground.coast),
        )
    else:
        land = (*land, *ground.textures)
    return (
        *ground.water,
        *((Group(land, clip=ground.coast),) if ground.coast else ()),
        *coast_line(country, ground.coast),
        *veil(country),
    )


def _colours(country: Country, sides: Mapping[str, Side]) -> dict[str, str]:
    """The sides' colours where the style shows territories, else none."""
    if "territory" not in country.style.layers:
        return {}
    return {side_id: side.colour for side_id, side in sides.items()}


def _tints(country: Country, sides: Mapping[str, Side]) -> dict[str, str]:
    """The colours with which the ground of territories is tinted."""
    return {side_id: tint_of(country.style, colour) for side_id, colour in _colours(country, sides).items()}


def _symbol_box(country: Country, hex_id: str) -> Box:
    x, y = country.grid.centre(hex_id)
    middle = y - _SYMBOL_LIFT * country.grid.height_px
    half = country.style.symbol_px / 2
    return (x - half, middle - half, x + half, middle + half)


def _symbols(country: Country) -> tuple[Operation, ...]:
    style = country.style
    drawn: list[Operation] = []
    for place in country.board.places:
        symbol = style.symbols.get(place.symbol or "")
        if symbol is None or place.kind is not PlaceKind.HEXES:
            continue
        for hex_id in place.hexes:
            left, top, right, bottom = _symbol_box(country, hex_id)
            centre = ((left + right) / 2, (top + bottom) / 2)
            size = style.symbol_px if len(place.hexes) == 1 else style.symbol_px * 0.8
            drawn += symbol_operations(
                symbol, centre, size, style.symbol_fill, style.symbol_ink, style.place_names.halo
            )
    return tuple(drawn)


def _area_outlines(country: Country) -> tuple[Operation, ...]:
    """A dotted line round each place of several hexes."""
    style, grid = country.style, country.grid
    drawn: list[Operation] = []
    for place in country.board.places:
        if place.kind is PlaceKind.HEXES and len(place.hexes) > 1:
            for ring in outlines(grid, [grid.ids[hex_id] for hex_id in place.hexes]):
                corners = tuple(point(grid, corner) for corner in ring)
                drawn += dotted(
                    moved_inside(corners, _AREA_INSET * grid.height_px), style.area_outline, style.area_outline_px
                )
    return tuple(drawn)


def _frame(country: Country) -> tuple[Operation, ...]:
    """The paper's margin over what the country has beyond the neat line, and the line: a heavy one and a light one."""
    frame, colour = country.frame, country.style.frame
    left, top, right, bottom = frame
    width, height = country.board.width_px, country.board.height_px
    margins = ((0, 0, width, top), (0, bottom, width, height), (0, top, left, bottom), (right, top, width, bottom))
    drawn: list[Operation] = []
    if country.board.art is None:
        drawn += [Area((rectangle_ring(margin),), country.style.paper) for margin in margins]
    return (*drawn, RoundedBox(grown(frame, 2), 0, None, colour, 3), RoundedBox(grown(frame, 6), 0, None, colour, 1))

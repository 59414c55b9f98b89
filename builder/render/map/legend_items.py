"""What the legend of a map says: only what this map uses."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from builder.model.board import PlaceKind
from builder.model.board_edge import EdgeKind
from builder.model.game import Side
from builder.record import Record
from builder.render.board.colour import mixed
from builder.render.board.drawing import Area, Box, Disc, Group, Line, Operation, Ring, RoundedBox
from builder.render.board.lettering import letters_at
from builder.render.board.symbol import symbol_operations
from builder.render.fonts import Weight
from builder.render.map.country import Country
from builder.render.map.dotted_line import dotted
from builder.render.map.hexsides import bed_drawing, side_drawing
from builder.render.map.terrain_pattern import PATTERNS
from builder.render.map.territory import tint_of

Swatch = Callable[[Box], tuple[Operation, ...]]
"""Draws an example into a box."""


class Item(Record):
    """One line of the legend: an example, its name, a remark below the name."""

    swatch: Swatch
    name: str
    remark: str | None = None


class Section(Record):
    """A heading and its lines."""

    heading: str
    items: tuple[Item, ...]


def legend_sections(country: Country, sides: Mapping[str, Side], language: str) -> tuple[Section, ...]:
    """Terrains, territories, symbols and lines that stand on the map, in the order of the data."""
    words = {word: names.in_language(language) for word, names in country.style.words.items()}
    sections = (
        Section(words["terrain"], _terrains(country, language)),
        Section(words["territory"], _territories(country, sides, language, words)),
        Section(words["places"], _places(country, language, words)),
    )
    return tuple(section for section in sections if section.items)


def _terrains(country: Country, language: str) -> tuple[Item, ...]:
    if "terrain" not in country.style.layers and "ground" not in country.style.layers:
        return ()
    used = {country.board.hexes[hex_id].terrain for hex_id in country.grid.ids}
    return tuple(
        Item(
            lambda box, terrain=terrain: _hex_swatch(country, box, terrain.colour, terrain.pattern or "none"),  # type: ignore[misc]
            terrain.names.in_language(language),
            terrain.note.in_language(language) if terrain.note else None,
        )
        for terrain in country.board.terrains
        if terrain.id in used
    )


def _territories(
    country: Country, sides: Mapping[str, Side], language: str, words: Mapping[str, str]
) -> tuple[Item, ...]:
    if "territory" not in country.style.layers:
        return ()
    items = [
        Item(lambda box, side=side: _side_swatch(country, box, side, language), side.names.in_language(language))  # type: ignore[misc]
        for side_id, side in sides.items()
        if side_id in country.territories
    ]
    if len(country.territories) > 1 and "borders" in country.style.layers:
        items.append(Item(lambda box: _border_swatch(country, box), words["border"]))
    return tuple(items)


def _places(country: Country, language: str, words: Mapping[str, str]) -> tuple[Item, ...]:
    style = country.style
    places = [place for place in country.board.places if place.kind is PlaceKind.HEXES]
    used = dict.fromkeys(place.symbol for place in places if place.symbol in style.symbols)
    items = []
    if "symbols" in style.layers:
        items += [
            Item(
                lambda box, name=name: symbol_operations(  # type: ignore[misc]
                    style.symbols[name or ""], _centre(box), min(_size(box)) * 0.92, style.symbol_fill, style.symbol_ink
                ),
                style.symbols[name or ""].names.in_language(language),
            )
            for name in used
        ]
    if "hexsides" in style.layers:
        used_kinds = {edge.kind for edge in country.board.edges}
        items += [
            Item(
                _hexside_swatch(country, kind),
                kind.names.in_language(language),
                kind.note.in_language(language) if kind.note else None,
            )
            for kind in country.board.edge_kinds
            if kind.id in used_kinds
        ]
    if "regions" in style.layers and country.board.regions:
        items.append(Item(lambda box: _region_swatch(country, box), words["region"]))
    if "area-outlines" in style.layers and any(len(place.hexes) > 1 for place in places):
        items.append(Item(lambda box: _area_swatch(country, box), words["area"]))
    return tuple(items)


def _hex_swatch(country: Country, box: Box, colour: str, pattern: str) -> tuple[Operation, ...]:
    ring = _hexagon(box)
    height = 1.55 * (box[3] - box[1])
    texture = PATTERNS[pattern](_centre(box), height, colour, random.Random(f"legend/{pattern}"))
    return (
        Group((Area((ring,), colour), *texture), clip=(ring,)),
        Line(ring, country.style.hex_line_land, country.style.hex_line_px, closed=True),
    )


def _side_swatch(country: Country, box: Box, side: Side, language: str) -> tuple[Operation, ...]:
    style = country.style
    ring = _hexagon(box)
    ground = next((terrain.colour for terrain in country.board.terrains if not terrain.water), style.paper)
    tint = mixed(ground, tint_of(style, side.colour), style.territory_tint)
    band = Group((Line(ring, side.colour, 8, closed=True),), clip=(ring,), opacity=style.territory_band_opacity)
    size = (box[3] - box[1]) * 0.42
    mark = side.short.in_language(language)
    centre = _centre(box)
    disc = Disc(centre, size * 0.78, side.colour)
    letters = letters_at(mark, centre, size if len(mark) < 2 else size * 0.8, Weight.BOLD, side.ink)
    return (Area((ring,), tint), band, Line(ring, style.hex_line_land, style.hex_line_px, closed=True), disc, letters)


def _border_swatch(country: Country, box: Box) -> tuple[Operation, ...]:
    style = country.style
    y = (box[1] + box[3]) / 2
    left, width = box[0], box[2] - box[0]
    return (
        Line(((left, y), (left + width * 0.3, y)), style.border, style.border_px),
        Disc((left + width * 0.5, y), style.border_px * 0.62, style.border),
        Line(((left + width * 0.7, y), (box[2], y)), style.border, style.border_px),
    )


def _hexside_swatch(country: Country, kind: EdgeKind) -> Swatch:
    def swatch(box: Box) -> tuple[Operation, ...]:
        x, y = _centre(box)
        height = 1.5 * (box[3] - box[1])
        ends = ((x - height * 0.29, y + height * 0.06), (x + height * 0.29, y + height * 0.06))
        line = Line(ends, country.style.hex_line_land, country.style.hex_line_px)
        return (line, *bed_drawing(ends, height, kind), *side_drawing(ends, height, kind))

    return swatch


def _region_swatch(country: Country, box: Box) -> tuple[Operation, ...]:
    style = country.style
    region = country.board.regions[0]
    colour = region.colour or style.area_outline
    ring = _hexagon(box)
    band = Group((Line(ring, colour, 12, closed=True),), clip=(ring,), opacity=0.4)
    return (band, Line(ring, colour, style.area_outline_px, closed=True))


def _area_swatch(country: Country, box: Box) -> tuple[Operation, ...]:
    style = country.style
    inset = style.area_outline_px
    left, top, right, bottom = box[0] + inset, box[1] + 3 * inset, box[2] - inset, box[3] - 3 * inset
    ring = ((left, top), (right, top), (right, bottom), (left, bottom))
    return dotted(ring, style.area_outline, style.area_outline_px)


def frame_of(box: Box, fill: str, outline: str) -> tuple[Operation, ...]:
    """A panel with a double frame."""
    inner = (box[0] + 5, box[1] + 5, box[2] - 5, box[3] - 5)
    return (RoundedBox(box, 5, fill, outline, 2), RoundedBox(inner, 2, None, outline, 1))


def _hexagon(box: Box) -> Ring:
    x, y = _centre(box)
    half_height = (box[3] - box[1]) / 2
    outer = half_height / 3**0.5 * 2
    inner = outer / 2
    ring = (
        (x - outer, y),
        (x - inner, y - half_height),
        (x + inner, y - half_height),
        (x + outer, y),
        (x + inner, y + half_height),
        (x - inner, y + half_height),
    )
    return tuple((round(x, 2), round(y, 2)) for x, y in ring)


def _centre(box: Box) -> tuple[float, float]:
    return ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def _size(box: Box) -> tuple[float, float]:
    return (box[2] - box[0], box[3] - box[1])

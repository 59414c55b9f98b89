"""Names of places, each where nothing else is printed: below the counter in its hex, across the hexes of an area."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from builder.diagnostic import Diagnostic, Severity
from builder.model.board import Place
from builder.model.fault import fault
from builder.model.hex_grid import Point
from builder.model.map_style import LetterStyle
from builder.model.message import say
from builder.record import Record
from builder.render.board.drawing import Box, Letters, box_of, grown, intersection_of, overlap
from builder.render.board.lettering import letters_at
from builder.render.fonts import Weight
from builder.render.map.country import Country
from builder.render.map.lattice import Cell, middle

NO_ROOM = "place-name-has-no-room"
_ABOVE_SIDE_PX = 1.5
"""How far a name's ink stays above the lower side of its hex."""
_AIR_PX = 1.0
"""The least distance between the ink of two names or numbers."""
_HEXES_TRIED = 40
"""At so many hexes of an area, those nearest its middle, its name is tried: an area may be a quarter of the world."""


class PlacedNames(Record):
    """The names, and a warning for each that had to touch something."""

    letters: tuple[Letters, ...]
    diagnostics: tuple[Diagnostic, ...]


def place_names(
    country: Country, places: Sequence[Place], language: str, taken: Sequence[Box], room: Box
) -> PlacedNames:
    """Every place's name. ``taken`` are boxes that no name may touch; ``room`` is the board's part that names stay in.

    Areas come first, since they have more positions to choose from but longer names; then single hexes.
    """
    obstacles = [grown(box, _AIR_PX) for box in taken]
    letters: list[Letters] = []
    diagnostics: list[Diagnostic] = []
    for place in sorted(places, key=lambda place: len(place.hexes) != 1):
        name = place.names.in_language(language)
        if not name or not place.hexes:
            continue
        candidates = _for_area(country, place, name) if len(place.hexes) > 1 else _for_hex(country, place, name)
        reach = grown(box_of(_middles(country, place)), 4 * country.grid.height_px)
        near = [obstacle for obstacle in obstacles if overlap(obstacle, reach)]
        best, cost = _cheapest(candidates, near, room)
        if cost[0] > 0:
            message = say(
                "地名「{name}」がマップの他のものに重なります。短い名前か大きいヘクスなら入ります",
                "the name '{name}' touches something else on the map; a shorter name or a larger hex gives it room",
                name=name,
            )
            diagnostics.append(fault(place.origin, NO_ROOM, message, Severity.WARNING))
        letters.append(best.letters)
        obstacles.append(grown(best.letters.box, _AIR_PX))
    return PlacedNames(tuple(letters), tuple(diagnostics))


class _Candidate(Record):
    """A name at one spot; ``blemish`` grows with what is unbeautiful about it."""

    letters: Letters
    blemish: float


def _cheapest(
    candidates: Iterator[_Candidate], obstacles: Sequence[Box], room: Box
) -> tuple[_Candidate, tuple[float, float]]:
    """The best candidate and its cost; one without any fault ends the search."""
    best = next(candidates)
    cost = _cost(best, obstacles, room)
    for candidate in candidates:
        if cost == (0, 0):
            break
        other = _cost(candidate, obstacles, room)
        if other < cost:
            best, cost = candidate, other
    return best, cost


def _cost(candidate: _Candidate, obstacles: Sequence[Box], room: Box) -> tuple[float, float]:
    """Area of forbidden overlap, then blemish."""
    box = candidate.letters.box
    inside = _area(intersection_of(box, room))
    touching = sum(_area(intersection_of(box, obstacle)) for obstacle in obstacles if overlap(box, obstacle))
    return (round(touching + _area(box) - inside, 1), candidate.blemish)


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _for_hex(country: Country, place: Place, name: str) -> Iterator[_Candidate]:
    """At the foot of the hex, as large as fits between the counters of its neighbours; else a little aside or smaller."""
    style = country.style.place_names
    x, y = country.grid.centre(place.hexes[0])
    foot = y + country.grid.height_px / 2 - _ABOVE_SIDE_PX
    widest = 2 * (country.grid.column_pitch_px - country.style.counter_px / 2) - 4
    for smaller in range(8):
        size = style.size - 0.5 * smaller
        if size < style.minimum:
            return
        letters = _letters(name, (x, 0), style, size, 0.0)
        height = letters.box[3] - letters.box[1]
        too_wide = max(0.0, letters.box[2] - letters.box[0] - widest)
        for aside in (0, 6, -6, 12, -12, 20, -20):
            spot = (x + aside, foot - height / 2)
            yield _Candidate(_letters(name, spot, style, size, 0.0), smaller + abs(aside) / 8 + 2 * too_wide)
        above = (x, y - country.style.counter_px / 2 - height / 2 + 8)
        yield _Candidate(_letters(name, above, style, size, 0.0), smaller + 12 + 2 * too_wide)


def _for_area(country: Country, place: Place, name: str) -> Iterator[_Candidate]:
    """Once across the hexes: on the line between two rows of counters, as near the middle as may be."""
    style, grid = country.style.area_names, country.grid
    cells = [grid.ids[hex_id] for hex_id in place.hexes]
    middles = _middles(country, place)
    centre = _centre(middles)
    for smaller in (0.0, 1.5, 3.0, 4.5):
        size = style.size - smaller
        if size < style.minimum:
            return
        for spacing in (style.spacing, style.spacing / 3, 0.0):
            sample = _letters(name, (0, 0), style, size, spacing)
            height = sample.box[3] - sample.box[1]
            for spot in _area_spots(country, middles, height):
                letters = _letters(name, spot, style, size, spacing)
                away = abs(spot[0] - centre[0]) + abs(spot[1] - centre[1])
                blemish = smaller + (style.spacing - spacing) / 3 + away / grid.height_px
                outside = _share_outside(country, letters.box, set(cells))
                yield _Candidate(letters, blemish + 12 * outside + _covered(country, letters.box))


def _middles(country: Country, place: Place) -> list[Point]:
    """The middles of the hexes at which a name is tried; those nearest the middle of the place where it has very many."""
    middles = [middle(country.grid, country.grid.ids[hex_id]) for hex_id in place.hexes]
    if len(middles) <= _HEXES_TRIED:
        return middles
    centre = _centre(middles)
    return sorted(middles, key=lambda spot: math.dist(spot, centre))[:_HEXES_TRIED]


def _centre(middles: Sequence[Point]) -> Point:
    return (sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles))


def _area_spots(country: Country, middles: Sequence[Point], height: float) -> Iterator[Point]:
    half = country.grid.height_px / 2
    for x, y in middles:
        for aside in (0, -0.5, 0.5):
            yield (x + aside * country.grid.column_pitch_px, y + half - _ABOVE_SIDE_PX - height / 2)
            yield (x + aside * country.grid.column_pitch_px, y + half)


def _share_outside(country: Country, box: Box, cells: set[Cell]) -> float:
    """How much of a name's middle line lies outside of the area's hexes, 0 to 1."""
    y = (box[1] + box[3]) / 2
    spots = [(box[0] + (box[2] - box[0]) * step / 8, y) for step in range(9)]
    return sum(country.cell_at(spot) not in cells for spot in spots) / len(spots)


def _covered(country: Country, box: Box) -> float:
    """How much of a name counters in the hexes around would cover, 0 to 80: one hidden letter outweighs a smaller size."""
    half = country.style.counter_px / 2
    cells = {country.cell_at((x, y)) for x in (box[0], (box[0] + box[2]) / 2, box[2]) for y in (box[1], box[3])}
    covered = 0.0
    for cell in cells:
        x, y = middle(country.grid, cell)
        covered += _area(intersection_of(box, (x - half, y - half, x + half, y + half)))
    return 80 * covered / max(_area(box), 1.0)


def _letters(name: str, spot: Point, style: LetterStyle, size: float, spacing: float) -> Letters:
    return letters_at(
        name, spot, size, Weight(style.weight), style.colour, halo=style.halo, halo_width=style.halo_px, spacing=spacing
    )

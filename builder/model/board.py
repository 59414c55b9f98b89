"""Boards: hex maps and sheets, the named places on them, the tracks that markers run along."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property

from builder.model.board_edge import Edge, EdgeKind
from builder.model.board_table import BoardTable
from builder.model.hex_grid import HexGrid
from builder.model.names import Names
from builder.model.provenance import Provenance
from builder.model.rectangle import Rectangle
from builder.origin import Origin
from builder.record import Record, field

__all__ = ["Board", "BoardKind", "Digit", "Hex", "Place", "PlaceKind", "Rectangle", "Terrain", "Track"]


class BoardKind(StrEnum):
    """What the board is drawn as."""

    MAP = "map"
    SHEET = "sheet"


class PlaceKind(StrEnum):
    """What a place is: hexes of the map, a region over such places, a box of a sheet, or one space of a track."""

    HEXES = "hexes"
    REGION = "region"
    BOX = "box"
    SPACE = "space"


class Terrain(Record):
    """A terrain class of the map: its code in the data's grid, how it is drawn, whether it is water."""

    id: str
    code: str
    names: Names
    colour: str
    origin: Origin
    water: bool = False
    pattern: str | None = None
    rule: str | None = None
    note: Names | None = None
    """Printed in the legend below the name."""


class Hex(Record):
    """One hex of a map: terrain id and the side whose territory it is (None: nobody's)."""

    id: str
    column: int
    row: int
    terrain: str
    territory: str | None


class Place(Record):
    """A named place that a counter can stand at and that VASSAL reports by its name.

    ``hexes`` are hex ids for a place on the map (more than one: an area); ``rectangle`` is set for a box or a space. A region
    has hexes that other places have too: what stands in a base stands in the base's region as well.
    ``owner`` is the side that the place belongs to as a box of its sheet; names are looked up with the side in mind, since
    every side may have a box of the same name.
    """

    id: str
    names: Names
    board: str
    kind: PlaceKind
    origin: Origin
    owner: str | None = None
    hexes: tuple[str, ...] = ()
    rectangle: Rectangle | None = None
    symbol: str | None = None
    rule: str | None = None
    provenance: Provenance = Provenance.RULE
    note: str | None = None
    caption: Names | None = None
    """A second line printed in the box, e.g. what it is for."""
    colour: str | None = None
    """The colour of a region's outline."""
    letter: Names | None = None
    """What is printed large in a region."""


class Digit(Record):
    """One run of spaces of a track: marker at ``space`` shows ``space value × unit``.

    ``spaces`` maps the value that is written in a setup (``3``, or a name such as ``参戦``) to the place id.
    ``markers`` maps a side id (or "" where the track is nobody's) to the counter id that runs here.
    """

    unit: int
    spaces: Mapping[str, str]
    markers: Mapping[str, str]


class Track(Record):
    """A row of spaces whose marker shows a value: funds, turn, technology, a state.

    ``digits`` from the highest unit down: one for a plain track, several where tens and ones have a marker each.
    ``unset`` is the place where the markers lie while the value is not known; None: the value must be given.
    A track is known by board, ``id`` and ``owner`` together: the rows of several sides on one board share their id.
    ``owner`` is the side that it belongs to; a shared track (one marker a side) has none and ``shared`` true.
    """

    id: str
    names: Names
    board: str
    owner: str | None
    digits: tuple[Digit, ...]
    origin: Origin
    shared: bool = False
    named: bool = False
    unset: str | None = None
    minimum: int | None = None
    maximum: int | None = None
    rule: str | None = None
    provenance: Provenance = Provenance.RULE
    note: str | None = None
    words: Mapping[str, str] = field(default_factory=dict)
    """For named spaces: every folded spelling of a space, with the key of ``spaces`` that it stands for."""
    heading: Rectangle | None = None
    """The strip in which the track's name is printed; None for all but the first of the rows of several sides."""
    label: Rectangle | None = None
    """The column beside a side's row in which the side is named; None for a track that has no such rows."""

    def spaces_for(self, value: str) -> tuple[str, ...]:
        """The ids of the places where the markers lie that show ``value``, one a digit; empty where it has no space."""
        if len(self.digits) == 1:
            space = self.digits[0].spaces.get(value)
            return (space,) if space else ()
        if not value.isdecimal():
            return ()
        rest = int(value)
        found: list[str] = []
        for digit in self.digits:
            highest = max((int(number) for number in digit.spaces), default=0)
            number = min(rest // digit.unit, highest)
            if str(number) not in digit.spaces:
                return ()
            found.append(digit.spaces[str(number)])
            rest -= number * digit.unit
        return tuple(found) if rest == 0 else ()


class Board(Record, dict=True):
    """One sheet of paper, one map window: its size in pixels, its grid if it has one, its places and tracks."""

    id: str
    names: Names
    kind: BoardKind
    width_px: int
    height_px: int
    style: str
    origin: Origin
    places: tuple[Place, ...]
    owner: str | None = None
    tracks: tuple[Track, ...] = ()
    grid: HexGrid | None = None
    hexes: Mapping[str, Hex] = field(default_factory=dict)
    terrains: tuple[Terrain, ...] = ()
    edge_kinds: tuple[EdgeKind, ...] = ()
    edges: tuple[Edge, ...] = ()
    tables: tuple[BoardTable, ...] = ()
    provenance: Provenance = Provenance.RULE
    note: Names | None = None
    rule: str | None = None
    art: str | None = None
    """A picture file of the designer's own, relative to the project, used as the board's ground."""
    legend: Rectangle | None = None
    """Where title and legend are drawn (``legend_px``); None: over open water, where there is room."""

    def place(self, place_id: str) -> Place:
        """The place of that id on this board; KeyError where there is none."""
        return self._places[place_id]

    @cached_property
    def _places(self) -> dict[str, Place]:
        return {place.id: place for place in self.places}

    @property
    def regions(self) -> tuple[Place, ...]:
        """The regions of the map."""
        return tuple(place for place in self.places if place.kind is PlaceKind.REGION)

    def regions_of(self, hex_id: str) -> tuple[Place, ...]:
        """The regions in which a hex lies."""
        return self._regions.get(hex_id, ())

    @cached_property
    def _regions(self) -> dict[str, tuple[Place, ...]]:
        found: dict[str, tuple[Place, ...]] = {}
        for region in self.regions:
            for hex_id in region.hexes:
                found[hex_id] = (*found.get(hex_id, ()), region)
        return found

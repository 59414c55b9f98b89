"""The sides of hexes: mountains that nobody climbs, straits that ships and men cross, bridges and walls."""

from __future__ import annotations

from enum import StrEnum

from builder.model.names import Names
from builder.model.provenance import Provenance
from builder.origin import Origin
from builder.record import Record


class EdgeDrawing(StrEnum):
    """How a hexside is drawn: a ridge along it, arrows across it, water along it, a bridge across it, a wall along it."""

    RIDGE = "ridge"
    ARROWS = "arrows"
    WATER = "water"
    BRIDGE = "bridge"
    WALL = "wall"


class EdgeKind(Record):
    """A kind of hexside of one map, e.g. a mountain side."""

    id: str
    names: Names
    drawn: EdgeDrawing
    colour: str
    origin: Origin
    rule: str | None = None
    provenance: Provenance = Provenance.RULE
    note: Names | None = None
    """Printed in the legend below the name."""


class Edge(Record):
    """The side between two neighbouring hexes; ``kind`` is an EdgeKind's id, ``hexes`` are in the order of their ids."""

    kind: str
    hexes: tuple[str, str]
    origin: Origin
    rule: str | None = None
    provenance: Provenance = Provenance.RULE

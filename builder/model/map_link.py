"""Places of maps that are joined: a point in orbit and the land below it, the two mouths of a tunnel."""

from __future__ import annotations

from builder.model.names import Names
from builder.model.provenance import Provenance
from builder.origin import Origin
from builder.record import Record

PlaceOfBoard = tuple[str, str]
"""A board's id and the id of a place on it."""


class MapLink(Record):
    """From any hex of the places of one end it is ``steps`` hexes to any hex of the other, in both directions."""

    here: tuple[PlaceOfBoard, ...]
    there: tuple[PlaceOfBoard, ...]
    steps: int
    origin: Origin
    rule: str | None = None
    provenance: Provenance = Provenance.RULE
    note: Names | None = None

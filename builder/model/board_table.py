"""A table of the rules, printed on a board: a heading over each column, and rows."""

from __future__ import annotations

from builder.model.names import Names
from builder.model.provenance import Provenance
from builder.model.rectangle import Rectangle
from builder.origin import Origin
from builder.record import Record


class BoardTable(Record):
    """A titled table in its rectangle. Each row has a cell for each column; the first cell of a row heads it."""

    id: str
    names: Names
    rectangle: Rectangle
    columns: tuple[Names, ...]
    rows: tuple[tuple[Names, ...], ...]
    origin: Origin
    rule: str | None = None
    provenance: Provenance = Provenance.RULE
    note: str | None = None

"""How a sheet of counters to print is laid out: the paper, its margins, its marks, its words. All lengths in millimetres."""

from __future__ import annotations

from collections.abc import Mapping

from builder.model.names import Names
from builder.origin import Origin
from builder.record import Record

WORDS = (
    "sheet",
    "front",
    "back",
    "actual_size",
    "ruler",
    "flip_long",
    "flip_short",
    "flip_fold",
    "flip_none",
    "mix_unknown",
    "index",
    "column_counter",
    "column_side",
    "column_class",
    "column_size",
    "column_copies",
    "column_where",
    "nobody",
    "set_from_setups",
    "index_note",
    "test_page",
    "test_scale",
    "test_light",
    "test_offset",
    "test_fold",
    "offset_in_force",
)
"""The texts of a printed sheet, each in the languages of the style."""


class CutMarks(Record):
    """Where to cut: strokes outside the block, ``distance_mm`` from the bleed."""

    length_mm: float
    distance_mm: float
    width_mm: float


class DieBlock(Record):
    """The most counters that stand in one block, for a die or a habit of punching; 0: as many as the paper holds."""

    columns: int
    rows: int
    distance_mm: float
    """The free room between the marks of two blocks."""


class PrintStyle(Record):
    """One kind of sheet, a file of ``templates/print/``.

    Nothing is drawn in ``margin_mm`` round the page, where printers do not reach. ``fold_mm`` is the least distance of the
    bleed from a fold. An outline along the cut that is narrower than ``hairline_mm`` is left out: no knife follows it.
    ``safe_mm`` is how near the cut lettering may stand before it is reported.
    """

    id: str
    origin: Origin
    paper: str
    width_mm: float
    height_mm: float
    margin_mm: float
    header_mm: float
    footer_mm: float
    ruler_mm: float
    fold_mm: float
    bleed_mm: float
    hairline_mm: float
    safe_mm: float
    marks: CutMarks
    block: DieBlock
    ink: str
    faint: str
    front_cross: str
    back_cross: str
    plain_back: str
    """Id of the counter layout that draws the back of a counter that has one face only."""
    words: Mapping[str, Names]

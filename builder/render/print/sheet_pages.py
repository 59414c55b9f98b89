"""The pages of one sheet of counters: its front, and the back that comes to lie behind it."""

from __future__ import annotations

from collections.abc import Callable

from builder.model.print_job import Flip, PrintedCounter
from builder.model.print_style import PrintStyle
from builder.record import Record
from builder.render.print.arrangement import Cell, Sheet, fold_line
from builder.render.print.cut_marks import Placing, draw_cut_marks, draw_place_names
from builder.render.print.drawing import Box, Drawing
from builder.render.print.heading import Heading, draw_heading
from builder.render.print.pdf_file import POINTS_PER_MM

_FOLD_DASH = "4 3"


class PlacedFace(Record):
    """A face stored in the file: its object, its size with the bleed, and how much of that is bleed, in mm."""

    place: int
    width_mm: float
    height_mm: float
    bleed_across_mm: float
    bleed_down_mm: float


FaceOf = Callable[[PrintedCounter], PlacedFace]


class Paper(Record):
    """What all pages of a file share."""

    style: PrintStyle
    flip: Flip
    language: str
    bleed_mm: float
    back_offset_mm: tuple[float, float] = (0.0, 0.0)

    def blank(self) -> Drawing:
        """An empty page."""
        return Drawing(self.style.height_mm, POINTS_PER_MM)

    def blank_back(self) -> Drawing:
        """An empty page for a back: turned where the sheet turns on its short edge, and moved by the offset.

        Turned over its short edge a sheet shows what it shows over its long edge, upside down; so the whole page is.
        """
        page = self.blank()
        if self.flip is Flip.SHORT:
            page.turn(self.style.width_mm)
        if self.back_offset_mm != (0.0, 0.0):
            page.shift(*self.back_offset_mm)
        return page

    def in_place(self, box: Box) -> Box:
        """Where a box of the front stands on the front."""
        return box

    def mirrored(self, box: Box) -> Box:
        """Where what lies behind a box of the front is drawn: left and right change places."""
        return self.style.width_mm - box[0] - box[2], box[1], box[2], box[3]

    def folded(self, box: Box) -> Box:
        """Where what lies behind a box of the front is drawn when the sheet is folded."""
        return box[0], 2 * fold_line(self.style) - box[1] - box[3], box[2], box[3]


def front_page(sheet: Sheet, paper: Paper, heading: Heading, front: FaceOf, back: FaceOf) -> Drawing:
    """The front; on a sheet that is folded the backs stand below the fold, upside down."""
    page = paper.blank()
    draw_heading(page, heading, paper.style, paper.language)
    _draw_counters(page, sheet, paper, front, paper.in_place, turned=False)
    if paper.flip is Flip.FOLD:
        down = fold_line(paper.style)
        ends = ((paper.style.margin_mm, down), (paper.style.width_mm - paper.style.margin_mm, down))
        page.line(ends, paper.style.marks.width_mm, paper.style.faint, _FOLD_DASH)
        _draw_counters(page, sheet, paper, back, paper.folded, turned=True)
    return page


def back_page(sheet: Sheet, paper: Paper, heading: Heading, back: FaceOf) -> Drawing:
    """The back of a sheet that is printed on both sides."""
    page = paper.blank_back()
    draw_heading(page, heading, paper.style, paper.language)
    _draw_counters(page, sheet, paper, back, paper.mirrored, turned=False)
    return page


def _draw_counters(
    page: Drawing, sheet: Sheet, paper: Paper, face_of: FaceOf, placed: Placing, *, turned: bool
) -> None:
    for cell in sheet.cells:
        _draw_face(page, cell, face_of(cell.card), placed, turned)
    for block in sheet.blocks:
        draw_cut_marks(page, block, paper.style, paper.bleed_mm, placed)
        draw_place_names(page, block, paper.style, paper.bleed_mm, placed)


def _draw_face(page: Drawing, cell: Cell, face: PlacedFace, placed: Placing, turned: bool) -> None:
    whole = (cell.left - face.bleed_across_mm, cell.top - face.bleed_down_mm, face.width_mm, face.height_mm)
    width, height = cell.card.size_mm
    left, top, right, bottom = cell.bleed_mm
    clip = (cell.left - left, cell.top - top, width + left + right, height + top + bottom)
    page.picture(face.place, placed(whole), placed(clip), turned)

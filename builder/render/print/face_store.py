"""The faces of a file: each drawn once and stored once, however many copies of it are printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from builder.diagnostic import Diagnostic, Severity
from builder.model.fault import fault
from builder.model.layout import Layout
from builder.model.message import say
from builder.model.print_job import PrintedCounter
from builder.model.print_style import PrintStyle
from builder.render.print.drawing import Drawing
from builder.render.print.pdf_file import PdfFile
from builder.render.print.printed_face import (
    VECTOR_DPI,
    FaceDesign,
    FaceSize,
    back_design,
    face_pixels,
    face_vectors,
    front_design,
)
from builder.render.print.sheet_pages import PlacedFace

_BEYOND_MM = 0.1
"""So much more than the bleed is drawn, and cut off on the page: the rim of a drawing is never quite opaque."""


@dataclass(slots=True)
class FaceStore:
    """Draws faces into ``pdf`` as they are asked for, at ``dpi`` or as vectors where that is None."""

    pdf: PdfFile
    layouts: Mapping[str, Layout]
    art: Mapping[str, bytes]
    style: PrintStyle
    language: str
    bleed_mm: float
    dpi: float | None
    found: list[Diagnostic] = field(default_factory=list)
    _fronts: dict[str, PlacedFace] = field(default_factory=dict)
    _backs: dict[str, PlacedFace] = field(default_factory=dict)

    def front(self, card: PrintedCounter) -> PlacedFace:
        """The front of a card."""
        if card.id not in self._fronts:
            self._fronts[card.id] = self._stored(front_design(card, self.layouts, self.language))
        return self._fronts[card.id]

    def back(self, card: PrintedCounter) -> PlacedFace:
        """The back of a card, plain where it has none of its own."""
        if card.id not in self._backs:
            design = back_design(card, self.layouts, self.style.plain_back, self.language)
            self._backs[card.id] = self._stored(design)
        return self._backs[card.id]

    def _stored(self, design: FaceDesign) -> PlacedFace:
        dpi = VECTOR_DPI if self.dpi is None else self.dpi
        size = FaceSize.of(design.subject, dpi, self.bleed_mm + _BEYOND_MM, self.style.hairline_mm)
        if self.dpi is None:
            drawing, report = face_vectors(design, size, self.art, self.pdf.add_image)
            place = self._store_drawing(drawing, size)
        else:
            image, report = face_pixels(design, size, self.art)
            place = self.pdf.add_image(image)
        self.found += report.found
        self._report_unsafe(design, report.nearest_lettering_mm)
        return _placed(place, size, design)

    def _store_drawing(self, drawing: Drawing, size: FaceSize) -> int:
        points = drawing.points
        width, height = (size.width + 2 * size.bleed) * points, (size.height + 2 * size.bleed) * points
        return self.pdf.add_form(drawing.content, width, height, drawing.pictures)

    def _report_unsafe(self, design: FaceDesign, nearest_mm: float | None) -> None:
        if nearest_mm is None or nearest_mm >= self.style.safe_mm:
            return
        counter, state = design.subject.counter, design.subject.state
        message = say(
            "{counter}：「{state}」の文字が切り取り線から{near}mmです。裁断の誤差は{safe}mmほどあります（「{style}」のsafe_mm）",
            "{counter}: on '{state}' lettering stands {near} mm from the cut; a cut is no more exact than {safe} mm (safe_mm"
            " of '{style}')",
            counter=counter.printed_name(self.language),
            state=state.id,
            near=f"{nearest_mm:.2f}",
            safe=f"{self.style.safe_mm:g}",
            style=self.style.id,
        )
        self.found.append(fault(counter.origin, "lettering-near-cut", message, Severity.WARNING))


def _placed(place: int, size: FaceSize, design: FaceDesign) -> PlacedFace:
    """The size of a face on paper: its cut size is the class's to the micrometre, whatever the px were rounded to."""
    counter_class = design.subject.counter_class
    across, down = counter_class.width_mm / size.width, counter_class.height_mm / size.height
    return PlacedFace(
        place,
        counter_class.width_mm + 2 * size.bleed * across,
        counter_class.height_mm + 2 * size.bleed * down,
        size.bleed * across,
        size.bleed * down,
    )

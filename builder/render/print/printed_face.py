"""One face of a printed counter with its bleed, as pixels or as vectors."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from builder.diagnostic import Diagnostic
from builder.model.layout import Layout
from builder.model.print_job import PrintedCounter
from builder.record import Record, replace
from builder.render.canvas import Canvas
from builder.render.counter_face import draw_elements
from builder.render.counter_pen import MM_PER_INCH, CounterPen
from builder.render.counter_subject import Subject
from builder.render.print.bleed_canvas import BleedCanvas
from builder.render.print.drawing import Drawing
from builder.render.print.vector_canvas import VectorCanvas

VECTOR_DPI = 2400.0
"""The grid to which a face of vectors is rounded: a hundredth of a millimetre."""


class FaceDesign(Record):
    """A face to draw: what is on it and by which layout."""

    subject: Subject
    layout: Layout


class FaceReport(Record):
    """What was wrong with a face, and how near the cut its lettering stands in mm (None: it has none)."""

    found: tuple[Diagnostic, ...]
    nearest_lettering_mm: float | None


class FaceSize(Record):
    """A face in px: its cut size and the bleed on each side; ``dpi`` is for lengths in millimetres."""

    width: int
    height: int
    bleed: int
    hairline: float
    dpi: float

    @staticmethod
    def of(subject: Subject, dpi: float, bleed_mm: float, hairline_mm: float) -> FaceSize:
        """The size of a counter at ``dpi``; the bleed is rounded up to whole px."""
        per_mm = dpi / MM_PER_INCH
        width = max(round(subject.counter_class.width_mm * per_mm), 1)
        height = max(round(subject.counter_class.height_mm * per_mm), 1)
        return FaceSize(width, height, -int(-bleed_mm * per_mm // 1), hairline_mm * per_mm, dpi)


def front_design(card: PrintedCounter, layouts: Mapping[str, Layout], language: str) -> FaceDesign:
    """The face that lies up when the game begins. KeyError where the class's layout is missing."""
    subject = Subject(card.counter, card.counter_class, card.side, card.front, language)
    return FaceDesign(subject, layouts[card.counter_class.layout])


def back_design(card: PrintedCounter, layouts: Mapping[str, Layout], plain: str, language: str) -> FaceDesign:
    """The other face, by the layout ``plain`` where the card has none of its own."""
    if card.back is not None:
        return FaceDesign(
            Subject(card.counter, card.counter_class, card.side, card.back, language),
            layouts[card.counter_class.layout],
        )
    bare = replace(card.counter_class, fields=())  # a plain back shows no values, and none are missed on it
    return FaceDesign(Subject(card.counter, bare, card.side, card.front, language), layouts[plain])


def face_pixels(design: FaceDesign, size: FaceSize, art: Mapping[str, bytes]) -> tuple[Image.Image, FaceReport]:
    """The face with its bleed as a picture."""
    canvas = BleedCanvas(size.width, size.height, bleed=size.bleed, hairline=size.hairline)
    report = _drawn(design, size, art, canvas)
    return canvas.finished(), report


def face_vectors(
    design: FaceDesign, size: FaceSize, art: Mapping[str, bytes], add_image: Callable[[Image.Image], int]
) -> tuple[Drawing, FaceReport]:
    """The face with its bleed as a drawing in points; ``add_image`` stores a designer's own picture."""
    canvas = VectorCanvas(
        size.width,
        size.height,
        bleed=size.bleed,
        hairline=size.hairline,
        points=72 / size.dpi,
        symbols=design.layout.symbols,
        add_image=add_image,
    )
    report = _drawn(design, size, art, canvas)
    return canvas.drawing, report


def _drawn(design: FaceDesign, size: FaceSize, art: Mapping[str, bytes], canvas: Canvas) -> FaceReport:
    pen = CounterPen(design.subject, design.layout, size.dpi, canvas, art)
    draw_elements(pen)
    distances = [
        min(
            left - size.bleed,
            top - size.bleed,
            size.bleed + size.width - left - width,
            size.bleed + size.height - top - height,
        )
        for left, top, width, height in (drawn.box for drawn in canvas.log if drawn.stroke == "text")
    ]
    nearest = min(distances) / size.dpi * MM_PER_INCH if distances else None
    return FaceReport(tuple(dict.fromkeys(pen.found)), nearest)

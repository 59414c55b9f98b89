"""One face of a counter from its layout, at any resolution."""

from __future__ import annotations

import io
from collections.abc import Mapping

from PIL import Image, UnidentifiedImageError

from builder.diagnostic import Diagnostic
from builder.model.layout import DieTable, Element, FieldGrid, Layout, Polygon, Rectangle, SymbolElement, Text
from builder.model.message import say
from builder.record import Record
from builder.render.canvas import Canvas, Drawn
from builder.render.counter_cells import draw_die_table, draw_field_grid
from builder.render.counter_pen import MM_PER_INCH, CounterPen
from builder.render.counter_subject import Subject, expand, is_drawn, named_values
from builder.render.picture_job import no_picture, picture_not_found
from builder.render.symbol import symbol_box, symbol_mask
from builder.render.text import Box

_HATCH_PITCH = 4.0
_HATCH_LINE = 1.2
"""Distance and width of hatching, in parts of a grid of 75."""


class Face(Record):
    """A drawn face: the picture, the log of what was drawn, and what was wrong."""

    image: Image.Image
    log: tuple[Drawn, ...]
    diagnostics: tuple[Diagnostic, ...]


def draw_face(subject: Subject, layout: Layout, dpi: float, art: Mapping[str, bytes] | None = None) -> Face:
    """Draw a counter in one state at ``dpi`` pixels an inch; the class's size in mm gives the size in px.

    ``art`` holds the designer's own pictures by their path. Reports at the counter: ``missing-value``, ``missing-side``,
    ``missing-glyph``, ``missing-art``, ``unknown-symbol``, ``text-does-not-fit``, ``value-not-drawn``.
    """
    width = max(round(subject.counter_class.width_mm / MM_PER_INCH * dpi), 1)
    height = max(round(subject.counter_class.height_mm / MM_PER_INCH * dpi), 1)
    pen = CounterPen(subject, layout, dpi, Canvas(width, height), art or {})
    draw_elements(pen)
    return Face(pen.canvas.finished(), tuple(pen.canvas.log), tuple(dict.fromkeys(pen.found)))


def draw_elements(pen: CounterPen) -> None:
    """Draw every element of the pen's layout that its counter shows, and report the values that none of them drew."""
    for element in pen.layout.elements:
        if is_drawn(element.when, pen.subject):
            _draw(element, pen)
    pen.report_undrawn_values()


def _draw(element: Element, pen: CounterPen) -> None:
    match element:
        case Rectangle():
            _draw_rectangle(element, pen)
        case Polygon():
            left, top, width, height = pen.box(element.area)
            points = [(left + across * width, top + down * height) for across, down in element.points]
            pen.canvas.polygon(element.id, points, pen.colour(element.fill) or "#000000")
        case Text():
            _draw_words(element, pen)
        case SymbolElement():
            _draw_symbol(element, pen)
        case FieldGrid():
            draw_field_grid(element, pen)
        case DieTable():
            draw_die_table(element, pen)
        case _:
            raise TypeError(f"no drawing for {type(element).__name__}")


def _draw_rectangle(element: Rectangle, pen: CounterPen) -> None:
    box = pen.box(element.area)
    fill, outline = pen.colour(element.fill), pen.colour(element.outline)
    pen.canvas.rectangle(element.id, box, fill, outline, pen.px(element.line), pen.px(element.corner))
    if hatch := pen.colour(element.hatch):
        unit = min(pen.canvas.width, pen.canvas.height) / 75
        line = pen.px(element.line) if outline else 0.0
        inner = (box[0] + line, box[1] + line, box[2] - 2 * line, box[3] - 2 * line)
        pen.canvas.hatch(element.id, inner, hatch, _HATCH_PITCH * unit, _HATCH_LINE * unit)


def _draw_words(element: Text, pen: CounterPen) -> None:
    text, lacking = expand(element.template, pen.subject)
    pen.drawn_fields.update(named_values(element.template))
    for word in lacking:
        message = say(
            "レイアウト「{layout}」の「{element}」は「{word}」を求めますが、この駒にはありません",
            "layout '{layout}' asks for '{word}' ({element}); this counter has none",
            layout=pen.layout.id,
            word=word,
            element=element.id,
        )
        pen.fault("missing-value", message)
    if element.look:
        pen.text(element.id, text, pen.box(element.area), element.look)


def _draw_symbol(element: SymbolElement, pen: CounterPen) -> None:
    box = pen.box(element.area)
    counter = pen.subject.counter
    if element.symbol is None and counter.art is not None:
        _draw_art(element.id, counter.art, box, pen)
        return
    wanted = element.symbol or pen.subject.symbol
    if wanted is None:
        message = say(
            "レイアウト「{layout}」は記号（{element}）を描きますが、駒にもクラスにもありません",
            "layout '{layout}' draws a symbol ({element}); neither counter nor class has one",
            layout=pen.layout.id,
            element=element.id,
        )
        pen.fault("missing-value", message)
        return
    symbol = pen.layout.symbols.get(wanted)
    if symbol is None:
        pen.unknown_symbol(wanted)
        return
    fitted = symbol_box(symbol, box)
    mask = symbol_mask(symbol, fitted[2], fitted[3])
    pen.canvas.stencil(element.id, mask, fitted, pen.colour(element.colour) or "#000000", wanted)


def _draw_art(name: str, path: str, box: Box, pen: CounterPen) -> None:
    content = pen.art.get(path)
    if content is None:
        pen.fault("missing-art", picture_not_found(path))
        return
    try:
        picture = Image.open(io.BytesIO(content))
        picture.load()
    except (UnidentifiedImageError, OSError):
        pen.fault("missing-art", no_picture(path))
        return
    pen.canvas.picture(name, picture, box, path)

"""What stands round the counters: the game and its version, the sheet's number, the scale and a ruler, and a note below."""

from __future__ import annotations

from builder.model.print_style import PrintStyle
from builder.record import Record
from builder.render.fonts import Weight
from builder.render.print.drawing import Drawing
from builder.render.print.page_lettering import set_line

_TITLE_POINTS, _LINE_POINTS, _NOTE_POINTS, _RULER_POINTS = 11.0, 7.5, 6.5, 6.0
_LINE_MM = 0.15


class Heading(Record):
    """The words of one page: the title in bold, a line below it, and a note at the foot."""

    title: str
    line: str
    note: str = ""


def draw_heading(page: Drawing, heading: Heading, style: PrintStyle, language: str) -> None:
    """The heading in the style's header, the ruler at its right end, the note in the footer."""
    left, top = style.margin_mm + 1, style.margin_mm
    room = style.width_mm - 2 * style.margin_mm - style.ruler_mm - 8
    set_line(page, heading.title, (left, top + 4.6), _TITLE_POINTS, style.ink, weight=Weight.BOLD, room_mm=room)
    set_line(page, heading.line, (left, top + 9.2), _LINE_POINTS, style.faint, room_mm=room)
    right = style.width_mm - style.margin_mm - 1
    words = style.words["ruler"].in_language(language).replace("{mm}", f"{style.ruler_mm:g}")
    draw_ruler(page, (right - style.ruler_mm, top + 5), style.ruler_mm, words, style)
    if heading.note:
        below = style.height_mm - style.margin_mm - 1.6
        set_line(page, heading.note, (left, below), _NOTE_POINTS, style.faint, room_mm=style.width_mm - 2 * left)


def draw_ruler(page: Drawing, place: tuple[float, float], length: float, words: str, style: PrintStyle) -> None:
    """A level ruler of ``length`` mm with a tick each mm, longer each five and ten, and ``words`` below its middle."""
    left, top = place
    page.line(((left, top), (left + length, top)), _LINE_MM, style.ink)
    for tick in range(round(length) + 1):
        rise = 3.0 if tick % 10 == 0 else 2.1 if tick % 5 == 0 else 1.2
        page.line(((left + tick, top + _LINE_MM / 2), (left + tick, top - rise)), _LINE_MM, style.ink)
    set_line(page, words, (left + length / 2, top + 3), _RULER_POINTS, style.ink, align="centre")

"""The registration test page: cross-hairs front and back that must meet, and rulers to measure the scale."""

from __future__ import annotations

from builder.model.print_job import Flip
from builder.model.print_style import PrintStyle
from builder.render.print.arrangement import fold_line
from builder.render.print.drawing import Drawing
from builder.render.print.heading import Heading, draw_heading, draw_ruler
from builder.render.print.page_lettering import in_lines, set_line
from builder.render.print.sheet_pages import Paper

_ARM, _TICK, _STEP = 10.0, 0.8, 0.5
"""Half the length of a cross-hair, half the length of its ticks, and their distance, in mm."""
_LINE_MM = 0.1
_SCALE = 100.0
_POINTS, _LEADING_MM, _TEXT_LEFT = 8.0, 4.6, 20.0
_FOLD_DASH = "4 3"


def cross_places(style: PrintStyle, flip: Flip) -> tuple[tuple[float, float], ...]:
    """The middles of the cross-hairs on the front: four corners of the printed part and its middle."""
    left, right = style.margin_mm + _ARM + 9, style.width_mm - style.margin_mm - _ARM - 9
    top = style.margin_mm + style.header_mm + _ARM + 5
    bottom = fold_line(style) - _ARM - 5 if flip is Flip.FOLD else style.height_mm - style.margin_mm - _ARM - 10
    return (
        (left, top),
        (right, top),
        (style.width_mm / 2, (top + bottom) / 2),
        (left, bottom),
        (right, bottom),
    )


def registration_pages(paper: Paper, title: str) -> tuple[Drawing, ...]:
    """Front and back to hold against the light; with a fold one page."""
    style, word = paper.style, paper.style.words
    name = word["test_page"].in_language(paper.language)
    places = cross_places(style, paper.flip)
    front = paper.blank()
    flip = word[f"flip_{paper.flip.value}"].in_language(paper.language)
    side = () if paper.flip is Flip.FOLD else (word["front"].in_language(paper.language),)
    draw_heading(front, Heading(f"{title}  {name}", _joined(style.paper, *side, flip)), style, paper.language)
    _draw_rulers(front, style)
    _draw_steps(front, paper)
    for across, down in places:
        _draw_cross(front, (across, down), style.front_cross)
    if paper.flip is Flip.FOLD:
        down = fold_line(style)
        front.line(((style.margin_mm, down), (style.width_mm - style.margin_mm, down)), 0.15, style.faint, _FOLD_DASH)
        for across, up in places:
            _draw_cross(front, paper.folded((across, up, 0, 0))[:2], style.back_cross)
        return (front,)
    back = paper.blank_back()
    moved = word["offset_in_force"].in_language(paper.language)
    x, y = paper.back_offset_mm
    line = _joined(
        style.paper,
        word["back"].in_language(paper.language),
        flip,
        moved.replace("{x}", f"{x:g}").replace("{y}", f"{y:g}"),
    )
    draw_heading(back, Heading(f"{title}  {name}", line), style, paper.language)
    for across, down in places:
        _draw_cross(back, paper.mirrored((across, down, 0, 0))[:2], style.back_cross)
    return front, back


def _draw_cross(page: Drawing, middle: tuple[float, float], colour: str) -> None:
    across, down = middle
    page.line(((across - _ARM, down), (across + _ARM, down)), _LINE_MM, colour)
    page.line(((across, down - _ARM), (across, down + _ARM)), _LINE_MM, colour)
    count = round(_ARM / _STEP)
    for tick in range(-count, count + 1):
        reach = _TICK * (2 if tick % 10 == 0 else 1.4 if tick % 2 == 0 else 0.7)
        away = tick * _STEP
        if abs(away) > 2 * _TICK:  # the ticks of the two arms would run into each other
            page.line(((across + away, down - reach), (across + away, down + reach)), _LINE_MM, colour)
            page.line(((across - reach, down + away), (across + reach, down + away)), _LINE_MM, colour)


def _draw_rulers(page: Drawing, style: PrintStyle) -> None:
    """A level ruler over the text and an upright one beside it, since printers stretch the two ways differently."""
    top = style.margin_mm + style.header_mm + 14
    left = (style.width_mm - _SCALE) / 2
    draw_ruler(page, (left, top), _SCALE, f"{_SCALE:g} mm", style)
    upright = style.margin_mm + 4
    start = (style.height_mm - _SCALE) / 2
    page.line(((upright, start), (upright, start + _SCALE)), 0.15, style.ink)
    for tick in range(round(_SCALE) + 1):
        reach = 3.0 if tick % 10 == 0 else 2.1 if tick % 5 == 0 else 1.2
        page.line(((upright, start + tick), (upright + reach, start + tick)), 0.15, style.ink)


def _draw_steps(page: Drawing, paper: Paper) -> None:
    style = paper.style
    keys = ("test_scale", "test_fold") if paper.flip is Flip.FOLD else ("test_scale", "test_light", "test_offset")
    room = style.width_mm - 2 * _TEXT_LEFT
    down = style.margin_mm + style.header_mm + 32.0
    for key in keys:
        for line in in_lines(style.words[key].in_language(paper.language), room, _POINTS):
            set_line(page, line, (_TEXT_LEFT, down), _POINTS, style.ink)
            down += _LEADING_MM
        down += _LEADING_MM / 3


def _joined(*words: str) -> str:
    return " · ".join(words)

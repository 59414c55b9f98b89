"""A box of a sheet: a rounded frame with its name on a tab, a caption and rule number at its foot, a faint drawing."""

from __future__ import annotations

from builder.model.board import Place
from builder.model.sheet_style import SheetStyle
from builder.render.board.colour import mixed
from builder.render.board.drawing import Box, Operation, RoundedBox, Stencil
from builder.render.fonts import Weight
from builder.render.sheet.frames import box_of_rectangle, dashed, inset, tab, words
from builder.render.symbol import symbol_box
from builder.render.text import text_width

_FOOT_PX = 22.0
_TWO_LINE_FOOT_PX = 38.0


def draw_box(
    place: Place, style: SheetStyle, language: str, accent: str, *, unset: bool = False
) -> tuple[Operation, ...]:
    """The box of ``place``, which has a rectangle; ``accent`` colours its tab. An ``unset`` box has a dashed frame."""
    assert place.rectangle is not None  # the caller asks only for boxes
    box = box_of_rectangle(place.rectangle)
    name = place.names.in_language(language)
    tab_height = _tab_height(name, box, style)
    drawn: list[Operation] = [RoundedBox(box, style.box_radius_px, style.box_ground)]
    fill = mixed(style.box_ground, accent, 0.10 if unset else 0.24)
    drawn += tab(box, tab_height, style.box_radius_px, fill)
    foot, foot_height = _foot(place, style, language, box)
    drawn += _symbol(place, style, (box[0], box[1] + tab_height, box[2], box[3] - foot_height))
    if unset:
        frame = inset(box, style.box_frame_px / 2)
        drawn += dashed(frame, style.unset_frame, style.box_frame_px * 1.2, style.unset_dash_px)
    else:
        drawn.append(
            RoundedBox(box, style.box_radius_px, None, mixed(style.box_frame, accent, 0.35), style.box_frame_px)
        )
    name_box = (box[0] + 7, box[1] + 2, box[2] - 7, box[1] + tab_height - 2)
    drawn.append(words(name, name_box, style.box_names, lines=2 if tab_height > style.tab_px else 1))
    return (*drawn, *foot)


def _tab_height(name: str, box: Box, style: SheetStyle) -> float:
    """One line, or two where the name is too long for one."""
    width = text_width(name, Weight(style.box_names.weight)) * style.box_names.minimum * 0.75
    return style.tab_px if width <= box[2] - box[0] - 14 else style.tab_px * 1.55


def _symbol(place: Place, style: SheetStyle, room: Box) -> tuple[Operation, ...]:
    symbol = style.symbols.get(place.symbol or "")
    if symbol is None:
        return ()
    size = min(style.symbol_px, (room[2] - room[0]) * 0.8, (room[3] - room[1]) * 0.86)
    if size < 16:
        return ()
    x, y = (room[0] + room[2]) / 2, (room[1] + room[3]) / 2
    left, top, width, height = symbol_box(symbol, (x - size / 2, y - size / 2, size, size))
    box = (round(left), round(top), round(left + width), round(top + height))
    return (Stencil(symbol, box, style.symbol_colour, style.symbol_opacity),)


def _foot(place: Place, style: SheetStyle, language: str, box: Box) -> tuple[list[Operation], float]:
    """The caption at the left and the rule number at the right of the box's foot, on two lines if need be; its height."""
    height = _FOOT_PX if place.rule or place.caption else 6.0
    drawn: list[Operation] = []
    bottom = box[3] - 4
    right = box[2] - 8
    if place.rule:
        rule = f"[{place.rule}]"
        width = min(
            text_width(rule, Weight(style.rules.weight)) * style.rules.size + 2,
            (box[2] - box[0]) * (0.4 if place.caption else 0.9),
        )
        drawn.append(words(rule, (right - width, bottom - 15, right, bottom), style.rules, align="right"))
        right -= width + 8
    if place.caption is not None:
        field = (box[0] + 8, bottom - 17, right, bottom)
        caption = place.caption.in_language(language)
        needed = text_width(caption, Weight(style.captions.weight)) * style.captions.size * 0.85
        if needed > field[2] - field[0] and place.rule:
            field = (field[0], bottom - 33, box[2] - 8, bottom - 17)
            height = _TWO_LINE_FOOT_PX
        drawn.append(words(caption, field, style.captions, align="left"))
    return drawn, height

"""A table of the rules on a sheet or map: a titled panel, a shaded row of headings, a line between rows."""

from __future__ import annotations

from builder.model.board_table import BoardTable
from builder.model.sheet_style import SheetStyle
from builder.record import replace
from builder.render.board.colour import mixed
from builder.render.board.drawing import Area, Box, Line, Operation, RoundedBox, rectangle_ring
from builder.render.fonts import Weight
from builder.render.sheet.frames import box_of_rectangle, tab, words
from builder.render.text import text_width

_CELL_AIR_PX = 10.0
"""The least room beside the words of a cell."""
_TALLEST_ROW_PX = 36.0


def draw_table(table: BoardTable, style: SheetStyle, language: str, accent: str) -> tuple[Operation, ...]:
    """The table in its rectangle; columns are as wide as their words ask for, rows share the height."""
    box = box_of_rectangle(table.rectangle)
    rows = [table.columns, *table.rows]
    cells = [[cell.in_language(language) for cell in row] for row in rows]
    tab_height = style.tab_px
    fill = mixed(style.box_ground, accent, 0.24)
    drawn: list[Operation] = [RoundedBox(box, style.box_radius_px, style.box_ground)]
    drawn += tab(box, tab_height, style.box_radius_px, fill)
    top = box[1] + tab_height
    height = min(_TALLEST_ROW_PX, (box[3] - top - 3) / len(rows))
    lefts = _column_lefts(cells, box, style)
    heading = rectangle_ring((box[0] + 1, top, box[2] - 1, top + height))
    drawn.append(Area((heading,), mixed(style.box_ground, accent, 0.1)))
    for index, row in enumerate(cells):
        upper = top + index * height
        if index:
            drawn.append(Line(((box[0] + 4, upper), (box[2] - 4, upper)), style.space_frame, 1))
        for column, text in enumerate(row):
            field = (lefts[column] + 4, upper + 2, lefts[column + 1] - 4, upper + height - 2)
            bold = index == 0 or column == 0
            lettering = (
                replace(style.captions, weight="bold", colour=style.box_names.colour) if bold else style.captions
            )
            if text:
                drawn.append(words(text, field, lettering))
    foot = top + len(cells) * height
    for left in lefts[1:-1]:
        drawn.append(Line(((left, top + 4), (left, foot - 4)), style.space_frame, 1))
    frame = mixed(style.box_frame, accent, 0.35)
    drawn.append(RoundedBox(box, style.box_radius_px, None, frame, style.box_frame_px))
    return (*drawn, *_title(table, style, language, (box[0] + 8, box[1] + 2, box[2] - 8, box[1] + tab_height - 2)))


def _title(table: BoardTable, style: SheetStyle, language: str, field: Box) -> list[Operation]:
    """The name, and at the right the number of the rule."""
    rule = f"[{table.rule}]" if table.rule else ""
    room = text_width(rule, Weight(style.rules.weight)) * style.rules.size + 4 if rule else 0.0
    name = table.names.in_language(language)
    drawn: list[Operation] = [
        words(name, (field[0], field[1], field[2] - room, field[3]), style.box_names, align="left")
    ]
    if rule:
        drawn.append(words(rule, (field[2] - room, field[1], field[2], field[3]), style.rules, align="right"))
    return drawn


def _column_lefts(cells: list[list[str]], box: Box, style: SheetStyle) -> list[float]:
    """The left edge of each column and, last, the right edge of the table; room that is left over is shared out."""
    wanted = [
        max(text_width(row[column], Weight.BOLD) * style.captions.size for row in cells) + _CELL_AIR_PX
        for column in range(len(cells[0]))
    ]
    share = (box[2] - box[0]) / sum(wanted)
    lefts = [box[0]]
    for width in wanted:
        lefts.append(round(lefts[-1] + width * share, 2))
    return lefts

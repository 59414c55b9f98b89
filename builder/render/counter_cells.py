"""The repeated elements of a counter: value cells with their labels, and the six cells of a die table."""

from __future__ import annotations

from builder.model.counter import FieldForm, NotPrinted, ValueField
from builder.model.layout import DieTable, FieldGrid, TextLook
from builder.model.message import say
from builder.render.counter_pen import CounterPen
from builder.render.counter_subject import shown_fields, written
from builder.render.text import Box

_HIGH_ENOUGH = 0.72
"""From this height, as a share of its width, a cell has its label on top of the value (``label_place: auto``)."""
_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}
"""Where the pips of each face of a die lie, in a grid of three by three."""


def draw_field_grid(grid: FieldGrid, pen: CounterPen) -> None:
    """A cell for each field of the state that the grid shows; nothing where there is none."""
    shown = shown_fields(grid, pen.subject)
    if not shown:
        return
    cells = split(pen.box(grid.area), len(shown), grid.columns, pen.px(grid.gap), pen.px(grid.row_most))
    for known, cell in zip(shown, cells, strict=True):
        _draw_field(grid, known, cell, pen)


def draw_die_table(table: DieTable, pen: CounterPen) -> None:
    """Six cells with the faces of a die and the results of the state's die-table field; empty where unknown."""
    known = next((known for known in pen.subject.fields if known.form is FieldForm.DIE_TABLE), None)
    if known is None:
        message = say(
            "レイアウト「{layout}」はダイス表を描きますが、この状態にその欄はありません",
            "layout '{layout}' draws a die table, but no field of this state is one",
            layout=pen.layout.id,
        )
        pen.fault("missing-value", message)
        return
    pen.drawn_fields.add(known.id)
    value = pen.subject.value(known)
    results = value if isinstance(value, tuple) and not isinstance(value, NotPrinted) else ("",) * 6
    blank = isinstance(value, NotPrinted)
    cells = split(pen.box(table.area), 6, table.columns, pen.px(table.gap))
    for face, cell in enumerate(cells, start=1):
        name = f"{table.id}.{face}"
        die = min(round(pen.px(table.die_room)), cell[3])
        _draw_die(table, face, (cell[0], cell[1] + (cell[3] - die) // 2, die, die), pen)
        room = (cell[0] + die + 1, cell[1], cell[2] - die - 1, cell[3])
        fill, outline = pen.colour(table.value_fill), pen.colour(table.outline)
        pen.canvas.rectangle(f"{name}.box", room, fill, outline, pen.px(table.line))
        text = written(value) if blank else str(results[face - 1]) if face <= len(results) else ""
        _in_box(name, text, room, table.value, pen)


def split(box: Box, count: int, columns: int, gap: float, row_most: float = 0.0) -> tuple[Box, ...]:
    """``count`` cells in rows of at most ``columns``, the rows as even as can be, on whole px, ``gap`` px apart."""
    rows = -(-count // columns)
    across = -(-count // rows)
    left, top, width, height = box
    if row_most:
        height = min(height, rows * (row_most + gap) - gap)
    gap = round(gap)
    cells: list[Box] = []
    for index in range(count):
        row, column = divmod(index, across)
        x, right = (round((width + gap) * edge / across) for edge in (column, column + 1))
        y, bottom = (round((height + gap) * edge / rows) for edge in (row, row + 1))
        cells.append((left + x, top + y, right - x - gap, bottom - y - gap))
    return tuple(cells)


def _draw_field(grid: FieldGrid, known: ValueField, cell: Box, pen: CounterPen) -> None:
    pen.drawn_fields.add(known.id)
    name = f"{grid.id}.{known.id}"
    left, top, width, height = cell
    place = grid.label_place
    if place == "auto":
        place = "top" if height >= _HIGH_ENOUGH * width else "left"
    room = round(pen.px(grid.label_room)) if place != "none" else 0
    tab = (left, top, width, min(room, height)) if place == "top" else (left, top, min(room, width), height)
    box = (
        (left, top + tab[3], width, height - tab[3]) if place == "top" else (left + tab[2], top, width - tab[2], height)
    )
    outline, line = pen.colour(grid.outline), pen.px(grid.line)
    pen.canvas.rectangle(f"{name}.box", box, pen.colour(grid.value_fill), outline, line)
    if place != "none":
        pen.canvas.rectangle(f"{name}.tab", tab, pen.colour(grid.label_fill))
        if grid.label:
            pen.text(f"{name}.label", known.short.in_language(pen.subject.language), tab, grid.label)
    _in_box(name, written(pen.subject.value(known)), _inset(box, line), grid.value, pen)


def _draw_die(table: DieTable, face: int, box: Box, pen: CounterPen) -> None:
    name = f"{table.id}.{face}.die"
    left, top, size, _ = box
    pen.canvas.rectangle(name, box, pen.colour(table.die_colour), corner=size * 0.2)
    pip = max(size * 0.19, 1.5)
    step = (size * 0.82 - pip) / 2
    colour = pen.colour(table.pip_colour)
    for across, down in _PIPS[face]:
        spot = (left + size * 0.09 + across * step, top + size * 0.09 + down * step, pip, pip)
        pen.canvas.rectangle(f"{name}.pip", spot, colour, corner=pip / 2)


def _in_box(name: str, text: str, box: Box, look: TextLook | None, pen: CounterPen) -> None:
    if look is not None:
        pen.text(name, text, box, look)


def _inset(box: Box, by: float) -> Box:
    return box[0] + by, box[1] + by, max(box[2] - 2 * by, 1.0), max(box[3] - 2 * by, 1.0)

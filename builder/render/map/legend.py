"""The panel of title and legend: set into the box that the data gives, or over open water where there is room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from builder.diagnostic import Diagnostic, Severity
from builder.model.fault import fault
from builder.model.game import Side
from builder.model.message import say
from builder.record import Record
from builder.render.board.drawing import Box, Line, Operation, RoundedBox, Words, overlap
from builder.render.board.schematic_note import board_note
from builder.render.fonts import Weight
from builder.render.map.country import Country
from builder.render.map.lattice import middle
from builder.render.map.legend_items import Item, frame_of, legend_sections
from builder.render.map.legend_layout import REMARK_SHARE, SCALES, Block, Measures, Setting, settings
from builder.render.text import TextStyle, text_width

NO_ROOM = "legend-has-no-room"
_PADDING = 18.0
_GAP = 9.0
_NOTE_SHARE = 0.86
"""Size of the note below the title, as a share of the legend's letters."""


class Legend(Record):
    """The panel: where it lies (None: nowhere), its operations, what is wrong with it."""

    box: Box | None
    operations: tuple[Operation, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()


class _Head(Record):
    """Title and note of a panel of a given width, in px."""

    title: str
    note: str
    title_height: float
    note_height: float

    @property
    def height(self) -> float:
        """From the panel's top to its first line."""
        return _PADDING - 4 + self.title_height + self.note_height + 2 * _GAP


def legend_of(country: Country, sides: Mapping[str, Side], language: str, taken: Sequence[Box]) -> Legend:
    """Title, schematic note and legend. ``taken`` are boxes of names and the like that a panel without a place avoids."""
    sections = legend_sections(country, sides, language)
    text = country.style.legend_text
    every = [setting for scale in SCALES for setting in settings(sections, text, scale)]
    if country.board.legend is not None:
        return _in_given_box(country, language, every)
    roomy = [setting for setting in every if setting.measures.scale <= 1.0]
    for setting in sorted(roomy, key=lambda setting: (-setting.measures.scale, setting.sides_ratio)):
        width, height = _panel_size(country, language, setting)
        found = _open_water(country, width, height, taken)
        if found is not None:
            return Legend(found, tuple(_draw(country, setting, language, found)))
    message = say(
        "マップ「{map}」に題名と凡例の入る海がありません。「legend_px: [左, 上, 幅, 高さ]」で場所を決めてください",
        "the map '{map}' has no open water where its title and legend fit; give them a place with 'legend_px: [left, top,"
        " width, height]'",
        map=country.board.id,
    )
    return Legend(None, (), (fault(country.board.origin, NO_ROOM, message, Severity.WARNING),))


def _in_given_box(country: Country, language: str, every: Sequence[Setting]) -> Legend:
    given = country.board.legend
    assert given is not None  # asked by the caller
    box = (float(given.left), float(given.top), float(given.left + given.width), float(given.top + given.height))

    def fits(setting: Setting) -> bool:
        head = _head(country, language, setting.measures.scale, given.width)
        return (
            setting.width <= given.width - 2 * _PADDING and setting.height <= given.height - head.height - _PADDING + 6
        )

    fitting = [setting for setting in every if fits(setting)]
    if fitting:
        best = max(fitting, key=lambda setting: (setting.measures.scale, -abs(_spare_ratio(setting, box) - 1)))
        return Legend(box, tuple(_draw(country, best, language, box)))
    smallest = [setting for setting in every if setting.measures.scale == SCALES[-1]]
    proportion = given.width / given.height
    sizes = [_panel_size(country, language, setting) for setting in smallest]
    width, height = min(sizes, key=lambda size: max(size[0] / size[1] / proportion, proportion / (size[0] / size[1])))
    message = say(
        "「{map}」の凡例には{width}×{height}ピクセルほど要りますが、「legend_px」は{given_width}×{given_height}です",
        "the legend of '{map}' needs at least {width} by {height} px or the like; 'legend_px' gives {given_width} by"
        " {given_height}",
        map=country.board.id,
        width=round(width),
        height=round(height),
        given_width=given.width,
        given_height=given.height,
    )
    return Legend(box, (), (fault(country.board.origin, NO_ROOM, message, Severity.WARNING),))


def _spare_ratio(setting: Setting, box: Box) -> float:
    """Whether the setting fills the box's width as much as its height: 1 where it does."""
    return (setting.width / (box[2] - box[0])) / max(setting.height / (box[3] - box[1]), 0.01)


def _panel_size(country: Country, language: str, setting: Setting) -> tuple[float, float]:
    scale = setting.measures.scale
    title = country.board.names.in_language(language)
    least = text_width(title, Weight.BOLD) * country.style.title.size * scale
    width = max(setting.width, min(least, country.style.legend_max_width_px), 150 * scale) + 2 * _PADDING
    return width, _head(country, language, scale, width).height + setting.height + _PADDING - 6


def _head(country: Country, language: str, scale: float, width: float) -> _Head:
    note = board_note(country.board, country.style.words["schematic"], language)
    size = country.style.legend_text.size * _NOTE_SHARE * scale
    lines = -(-text_width(note, Weight.REGULAR) * size * 1.08 // (width - 2 * _PADDING)) if note else 0
    return _Head(
        title=country.board.names.in_language(language),
        note=note,
        title_height=country.style.title.size * 1.2 * scale,
        note_height=lines * size * 1.3 + (5 * scale if lines else 0),
    )


def _draw(country: Country, setting: Setting, language: str, box: Box) -> Iterator[Operation]:
    style, scale = country.style, setting.measures.scale
    head = _head(country, language, scale, box[2] - box[0])
    yield from frame_of(box, style.legend_ground, style.legend_frame)
    left, right = box[0] + _PADDING, box[2] - _PADDING
    y = box[1] + _PADDING - 4
    title = TextStyle(style.title.size * scale, style.title.minimum * 0.6, Weight(style.title.weight), squeeze=0.7)
    yield Words(head.title, (left, y, right, y + head.title_height), title, style.title.colour)
    y += head.title_height
    if head.note:
        size = style.legend_text.size * _NOTE_SHARE * scale
        lines = TextStyle(size, size * 0.7, Weight.REGULAR, max_lines=8, leading=1.25)
        yield Words(head.note, (left, y, right, y + head.note_height), lines, style.legend_text.colour)
        y += head.note_height
    yield Line(((left, y + _GAP), (right, y + _GAP)), style.legend_frame, 1)
    y += 2 * _GAP
    spare = (right - left - setting.width) / (len(setting.stacks) + 1)
    x = left + spare
    for stack in setting.stacks:
        top = y
        for block in stack:
            yield from _draw_block(country, block, setting.measures, x, top)
            top += block.height
        x += max(block.width for block in stack) + setting.measures.gap + spare


def _draw_block(country: Country, block: Block, measures: Measures, left: float, top: float) -> Iterator[Operation]:
    style, scale = country.style, measures.scale
    text = style.legend_text
    heading = TextStyle(text.size * 0.92 * scale, text.minimum * 0.7, Weight.BOLD, align="left")
    yield RoundedBox((left, top + 4 * scale, left + 4 * scale, top + 24 * scale), 0, style.frame)
    field = (left + 10 * scale, top + 3 * scale, left + block.width, top + 25 * scale)
    yield Words(block.section.heading, field, heading, style.frame)
    for column, width in zip(block.columns, block.widths, strict=True):
        y = top + measures.heading
        for item in column:
            yield from _draw_item(country, item, measures, left, y, width)
            y += measures.row
        left += width + measures.gap


def _draw_item(
    country: Country, item: Item, measures: Measures, left: float, top: float, width: float
) -> Iterator[Operation]:
    text, scale, height = country.style.legend_text, measures.scale, measures.row
    yield from item.swatch((left, top + 3 * scale, left + measures.swatch, top + height - 3 * scale))
    start = left + measures.swatch + measures.after_swatch
    name = TextStyle(text.size * scale, text.minimum * 0.6, Weight.BOLD, align="left", squeeze=0.7)
    if item.remark is None:
        yield Words(item.name, (start, top, left + width, top + height), name, text.colour)
        return
    halfway = top + height * 0.54
    yield Words(item.name, (start, top + 1, left + width, halfway), name, text.colour)
    size = text.size * REMARK_SHARE * scale
    remark = TextStyle(size, text.minimum * 0.6, Weight(text.weight), align="left", squeeze=0.7)
    yield Words(item.remark, (start, halfway, left + width, top + height - 1), remark, text.colour)


def _open_water(country: Country, width: float, height: float, taken: Sequence[Box]) -> Box | None:
    """A place in a corner of the map, or else along its edge, where the panel covers neither land nor anything printed."""
    frame = country.frame
    half_width, half_height = country.grid.column_pitch_px * 2 / 3, country.grid.height_px / 2
    land: list[Box] = []
    for cell in country.cells_in_view:
        if not country.is_water(cell):
            x, y = middle(country.grid, cell)
            land.append((x - half_width, y - half_height, x + half_width, y + half_height))
    inset = 14.0
    left, top = frame[0] + inset, frame[1] + inset
    right, bottom = frame[2] - inset - width, frame[3] - inset - height
    if right < left or bottom < top:
        return None
    corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
    along = [
        spot
        for step in range(17)
        for spot in (
            (left + (right - left) * step / 16, top),
            (left + (right - left) * step / 16, bottom),
            (left, top + (bottom - top) * step / 16),
            (right, top + (bottom - top) * step / 16),
        )
    ]
    for x, y in (*corners, *along):
        box = (float(round(x)), float(round(y)), float(round(x + width)), float(round(y + height)))
        if not any(overlap(box, other) for other in (*land, *taken)):
            return box
    return None

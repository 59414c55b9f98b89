"""The panel of title and legend: set into the box that the data gives, or over open water where there is room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from builder.diagnostic import Diagnostic, Severity
from builder.model.game import Side
from builder.model.provenance import Provenance
from builder.render.board.drawing import Box, Line, Operation, RoundedBox, Words, overlap
from builder.render.fonts import Weight
from builder.render.map.country import Country
from builder.render.map.lattice import middle
from builder.render.map.legend_items import Item, Section, frame_of, legend_sections
from builder.render.text import TextStyle, text_width

NO_ROOM = "legend-has-no-room"
_PADDING = 18.0
_GAP = 10.0


@dataclass(frozen=True)
class Legend:
    """The panel: where it lies (None: nowhere), its operations, what is wrong with it."""

    box: Box | None
    operations: tuple[Operation, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()


@dataclass(frozen=True)
class _Setting:
    """The legend at one size: ``scale`` of the style's letters, in so many columns of so many px."""

    scale: float
    columns: tuple[tuple[Section, ...], ...]
    column_width: float
    width: float
    height: float


def legend_of(country: Country, sides: Mapping[str, Side], language: str, taken: Sequence[Box]) -> Legend:
    """Title, schematic note and legend. ``taken`` are boxes of names and the like that a panel without a place avoids."""
    sections = legend_sections(country, sides, language)
    given = country.board.legend
    if given is not None:
        box = (float(given.left), float(given.top), float(given.left + given.width), float(given.top + given.height))
        settings = [
            setting
            for scale in (1.25, 1.15, 1.08, 1.0, 0.93, 0.86, 0.8, 0.74)
            for setting in _settings(country, sections, language, scale)
        ]
        fitting = [setting for setting in settings if setting.width <= given.width and setting.height <= given.height]
        if not fitting:
            least = min(settings, key=lambda setting: setting.width * setting.height)
            message = (
                f"the legend of '{country.board.id}' needs about {round(least.width)} by {round(least.height)} px; "
                f"'legend_px' gives {given.width} by {given.height}"
            )
            return Legend(box, (), (Diagnostic(country.board.origin, NO_ROOM, message, Severity.WARNING),))
        best = max(fitting, key=lambda setting: (setting.scale, -len(setting.columns)))
        return Legend(box, tuple(_draw(country, best, language, box)))
    for scale in (1.0, 0.86, 0.74):
        for setting in _settings(country, sections, language, scale):
            found = _open_water(country, setting, taken)
            if found is not None:
                return Legend(found, tuple(_draw(country, setting, language, found)))
    message = (
        f"the map '{country.board.id}' has no open water where its title and legend fit; "
        "give them a place with 'legend_px: [left, top, width, height]'"
    )
    return Legend(None, (), (Diagnostic(country.board.origin, NO_ROOM, message, Severity.WARNING),))


def _settings(country: Country, sections: tuple[Section, ...], language: str, scale: float) -> Iterator[_Setting]:
    """The legend in one, two, three and four columns at one size."""
    text = country.style.legend_text
    items = [item for section in sections for item in section.items]
    names = [text_width(item.name, Weight.BOLD) * text.size * scale for item in items]
    remarks = [text_width(item.remark or "", Weight.REGULAR) * text.size * 0.82 * scale for item in items]
    widest = max([*names, *(min(remark, 190 * scale) for remark in remarks), 40.0])
    column_width = _swatch_width(scale) + 10 * scale + widest
    for count in (1, 2, 3, 4):
        columns = _shared_out(sections, count)
        if len(columns) < count:
            return
        title = country.board.names.in_language(language)
        least = min(
            text_width(title, Weight.BOLD) * country.style.title.size * scale, country.style.legend_max_width_px
        )
        width = max(count * column_width + (count - 1) * 22 * scale, least, 200 * scale) + 2 * _PADDING
        body = max((sum(_section_height(section, scale) for section in column) for column in columns), default=0.0)
        yield _Setting(
            scale, columns, column_width, width, _head_height(country, language, scale, width) + body + _PADDING + 4
        )


def _shared_out(sections: tuple[Section, ...], count: int) -> tuple[tuple[Section, ...], ...]:
    """The sections in columns of about equal height; a long section goes on in the next column without a heading."""
    rows = sum(len(section.items) + 1 for section in sections)
    target = -(-rows // count)
    columns: list[list[Section]] = [[]]
    used = 0
    for section in sections:
        left = list(section.items)
        heading = section.heading
        while left:
            room = target - used - 1
            if room < min(2, len(left)) and len(columns) < count:
                columns.append([])
                used = 0
                continue
            take = left if len(columns) == count else left[:room]
            if 0 < len(left) - len(take) < 2:
                take = left
            columns[-1].append(Section(heading, tuple(take)))
            left = left[len(take) :]
            used += len(take) + 1
            heading = ""
            if left and len(columns) < count:
                columns.append([])
                used = 0
    return tuple(tuple(column) for column in columns if column)


def _head_height(country: Country, language: str, scale: float, width: float) -> float:
    title = country.style.title.size * 1.25 * scale
    return _PADDING + title + (_note_height(country, language, scale, width) or -4) + _GAP


def _note(country: Country, language: str) -> str:
    """The word for schematic where the positions are ours, and the board's own note."""
    note = country.board.note.in_language(language) if country.board.note else ""
    if country.board.provenance is not Provenance.SCHEMATIC:
        return note
    word = country.style.words["schematic"].in_language(language)
    if not note:
        return word
    return f"{word}：{note}" if language == "ja" else f"{word}: {note}"


def _note_height(country: Country, language: str, scale: float, width: float) -> float:
    note = _note(country, language)
    size = country.style.legend_text.size * 0.88 * scale
    lines = -(-text_width(note, Weight.REGULAR) * size * 1.06 // (width - 2 * _PADDING)) if note else 0
    return float(lines * size * 1.32 + (6 * scale if lines else 0))


def _swatch_width(scale: float) -> float:
    return 40 * scale


def _row_height(scale: float) -> float:
    return 38 * scale


def _section_height(section: Section, scale: float) -> float:
    heading = 30 * scale if section.heading else 30 * scale
    return heading + len(section.items) * _row_height(scale)


def _draw(country: Country, setting: _Setting, language: str, box: Box) -> Iterator[Operation]:
    style, scale = country.style, setting.scale
    yield from frame_of(box, style.legend_ground, style.legend_frame)
    left, right = box[0] + _PADDING, box[2] - _PADDING
    y = box[1] + _PADDING - 4
    title_height = style.title.size * 1.25 * scale
    title = TextStyle(style.title.size * scale, style.title.minimum * 0.6, Weight(style.title.weight), squeeze=0.7)
    yield Words(
        country.board.names.in_language(language), (left, y, right, y + title_height), title, style.title.colour
    )
    y += title_height + 2
    note = _note(country, language)
    note_height = _note_height(country, language, scale, box[2] - box[0])
    if note:
        size = style.legend_text.size * 0.88 * scale
        lines = TextStyle(size, size * 0.7, Weight.REGULAR, max_lines=8, leading=1.25)
        yield Words(note, (left, y, right, y + note_height), lines, style.legend_text.colour)
        y += note_height
    yield Line(((left, y + 3), (right, y + 3)), style.legend_frame, 1)
    y += _GAP
    column_step = (right - left + 22 * scale) / len(setting.columns)
    for index, column in enumerate(setting.columns):
        yield from _draw_column(country, column, scale, left + index * column_step, y, column_step - 22 * scale)


def _draw_column(
    country: Country, column: tuple[Section, ...], scale: float, left: float, top: float, width: float
) -> Iterator[Operation]:
    style = country.style
    text = style.legend_text
    y = top
    for section in column:
        if section.heading:
            heading = TextStyle(text.size * 0.92 * scale, text.minimum * 0.7, Weight.BOLD, align="left")
            bar = (left, y + 5 * scale, left + 4 * scale, y + 24 * scale)
            yield RoundedBox(bar, 0, style.frame)
            yield Words(
                section.heading, (left + 10 * scale, y + 4 * scale, left + width, y + 25 * scale), heading, style.frame
            )
        y += 30 * scale
        for item in section.items:
            yield from _draw_item(country, item, scale, left, y, width)
            y += _row_height(scale)


def _draw_item(
    country: Country, item: Item, scale: float, left: float, top: float, width: float
) -> Iterator[Operation]:
    text = country.style.legend_text
    height = _row_height(scale)
    yield from item.swatch((left, top + 3 * scale, left + _swatch_width(scale), top + height - 3 * scale))
    start = left + _swatch_width(scale) + 10 * scale
    name = TextStyle(text.size * scale, text.minimum * 0.7, Weight.BOLD, align="left", squeeze=0.7)
    if item.remark is None:
        yield Words(item.name, (start, top, left + width, top + height), name, text.colour)
        return
    middle_line = top + height * 0.52
    yield Words(item.name, (start, top + 1, left + width, middle_line), name, text.colour)
    remark = TextStyle(text.size * 0.82 * scale, text.minimum * 0.7, Weight(text.weight), align="left", squeeze=0.7)
    yield Words(item.remark, (start, middle_line, left + width, top + height - 2), remark, text.colour)


def _open_water(country: Country, setting: _Setting, taken: Sequence[Box]) -> Box | None:
    """A place in a corner of the map, or else along its edge, where the panel covers neither land nor anything printed."""
    frame = country.frame
    width, height = setting.width, setting.height
    half_width, half_height = country.grid.column_pitch_px * 2 / 3, country.grid.height_px / 2
    land = []
    for cell in country.cells:
        if not country.is_water(cell):
            x, y = middle(country.grid, cell)
            land.append((x - half_width, y - half_height, x + half_width, y + half_height))
    inset = 12.0
    right, bottom = frame[2] - inset - width, frame[3] - inset - height
    left, top = frame[0] + inset, frame[1] + inset
    if right < left or bottom < top:
        return None
    steps = [step / 24 for step in range(25)]
    corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
    edges = [
        spot
        for step in steps
        for spot in (
            (left + (right - left) * step, top),
            (left + (right - left) * step, bottom),
            (left, top + (bottom - top) * step),
            (right, top + (bottom - top) * step),
        )
    ]
    for x, y in (*corners, *edges):
        box = (round(x), round(y), round(x + width), round(y + height))
        if not any(overlap(box, other) for other in (*land, *taken)):
            return box
    return None

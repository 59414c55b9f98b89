"""A track: its name on a strip, its spaces numbered or named, a label where each side has a row of its own."""

from __future__ import annotations

from collections.abc import Mapping

from builder.diagnostic import Diagnostic, Severity
from builder.model.board import Board, Place, Track
from builder.model.fault import fault
from builder.model.game import Side
from builder.model.message import say
from builder.model.sheet_style import SheetStyle
from builder.render.board.colour import mixed
from builder.render.board.drawing import Area, Box, Operation, RoundedBox, grown, rectangle_ring
from builder.render.fonts import Weight
from builder.render.sheet.frames import box_of_rectangle, inset, tab, words
from builder.render.text import text_width

TOO_SMALL = "space-smaller-than-counter"
_ROOM_ABOVE_PX = 22.0
"""From here on a number stands above the counter that lies in its space, and not below it."""


def draw_track(
    track: Track, board: Board, style: SheetStyle, language: str, accent: str, sides: Mapping[str, Side]
) -> tuple[Operation, ...]:
    """Heading, label, spaces. ``accent`` colours the heading; ``sides`` give the colours of rows."""
    places = [
        (board.place(place_id), value, run)
        for run, digit in enumerate(track.digits)
        for value, place_id in digit.spaces.items()
    ]
    boxes = [box_of_rectangle(place.rectangle) for place, _, _ in places if place.rectangle is not None]
    drawn: list[Operation] = []
    if track.heading is not None:
        left, top, right, bottom = box_of_rectangle(track.heading)
        drawn += _heading(
            track, style, language, accent, (left, top, max([box[2] for box in boxes], default=right), bottom)
        )
    if track.label is not None and track.owner is not None:
        drawn += _label(box_of_rectangle(track.label), sides[track.owner], style, language)
    frame = mixed(style.box_frame, accent, 0.35)
    drawn += [RoundedBox(grown(box, style.box_frame_px), 2, frame) for box in boxes]
    for (place, value, run), box in zip(places, boxes, strict=True):
        drawn += _space(track, place, value, run, style, box, language)
    return tuple(drawn)


def small_spaces(track: Track, board: Board, style: SheetStyle) -> tuple[Diagnostic, ...]:
    """A warning where a counter would stick out of the track's spaces."""
    rectangles = [board.place(place_id).rectangle for digit in track.digits for place_id in digit.spaces.values()]
    sizes = [(rectangle.width, rectangle.height) for rectangle in rectangles if rectangle is not None]
    small = [size for size in sizes if min(size) < style.counter_px]
    if not small or track.owner != _first_owner(track, board):
        return ()
    width, height = min(small)
    message = say(
        "「{track}」の1マスは{width}×{height}ピクセルで、駒は{counter}×{counter}ピクセルです。"
        "「at_px」を広げるか「columns」を変えてください",
        "a space of '{track}' is {width} by {height} px; a counter is {counter} by {counter} px: give the track a larger"
        " 'at_px' or other 'columns'",
        track=track.id,
        width=width,
        height=height,
        counter=style.counter_px,
    )
    return (fault(track.origin, TOO_SMALL, message, Severity.WARNING),)


def _first_owner(track: Track, board: Board) -> str | None:
    """Rows of several sides come from one line of the data: only the first speaks up."""
    return next(other.owner for other in board.tracks if other.id == track.id)


def _heading(track: Track, style: SheetStyle, language: str, accent: str, box: Box) -> list[Operation]:
    drawn: list[Operation] = list(tab(box, box[3] - box[1], style.box_radius_px, mixed(style.box_ground, accent, 0.24)))
    right = box[2] - 8
    if track.rule:
        rule = f"[{track.rule}]"
        width = min(text_width(rule, Weight(style.rules.weight)) * style.rules.size + 2, (box[2] - box[0]) * 0.35)
        drawn.append(words(rule, (right - width, box[1] + 3, right, box[3] - 3), style.rules, align="right"))
        right -= width + 14
    if len(track.digits) > 1:
        key, right = _digit_key(track, style, box, right)
        drawn += key
    drawn.append(
        words(
            track.names.in_language(language),
            (box[0] + 9, box[1] + 2, right, box[3] - 2),
            style.track_names,
            align="left",
        )
    )
    return drawn


def _digit_key(track: Track, style: SheetStyle, box: Box, right: float) -> tuple[list[Operation], float]:
    """Which ground means tens, which ones: a swatch and ``×10``, from the right."""
    drawn: list[Operation] = []
    for index, digit in reversed(list(enumerate(track.digits))):
        text = f"×{digit.unit}"
        width = text_width(text, Weight(style.track_names.weight)) * style.track_names.size * 0.9 + 4
        field = (right - width, box[1] + 3, right, box[3] - 3)
        drawn.append(words(text, field, style.track_names, align="left"))
        swatch = (right - width - 22, box[1] + 6, right - width - 5, box[3] - 6)
        drawn.append(RoundedBox(swatch, 2, _run_ground(style, index), style.space_frame, style.space_frame_px))
        right -= width + 34
    return drawn, right


def _run_ground(style: SheetStyle, run: int) -> str:
    return style.space_ground_fifth if run == 0 else style.lower_digit_ground


def _label(box: Box, side: Side, style: SheetStyle, language: str) -> list[Operation]:
    """The side's name on its own colour, with its short mark in a disc, so that colour is never alone."""
    inner = inset(box, 1.5)
    height = inner[3] - inner[1]
    mark = min(height - 10, 34.0)
    x, y = inner[0] + 8, (inner[1] + inner[3]) / 2
    disc = (x, y - mark / 2, x + mark, y + mark / 2)
    short = side.short.in_language(language)
    name_box = (x + mark + 8, inner[1] + 2, inner[2] - 8, inner[3] - 2)
    return [
        RoundedBox(inner, 4, side.colour),
        RoundedBox(disc, mark / 2, side.ink),
        words(short, inset(disc, mark * 0.14), style.track_names, colour=side.colour),
        words(side.names.in_language(language), name_box, style.track_names, colour=side.ink, align="left", lines=2),
    ]


def _space(
    track: Track, place: Place, value: str, run: int, style: SheetStyle, box: Box, language: str
) -> list[Operation]:
    """Ground, line and words; where a counter leaves room above it, they stand there, else in the middle."""
    ground = _run_ground(style, run) if len(track.digits) > 1 else _ground(track, value, style)
    half = style.space_frame_px / 2
    drawn: list[Operation] = [
        Area((rectangle_ring(box),), ground),
        RoundedBox(grown(box, half), 0, None, style.space_frame, style.space_frame_px),
    ]
    above = box[3] - box[1] - style.counter_px
    field = inset(box, min(8.0, (box[2] - box[0]) * 0.12))
    if above >= _ROOM_ABOVE_PX:
        field = (field[0], box[1] + 3, field[2], box[1] + min(above - 2, 30.0))
    if track.named:
        drawn.append(words(_space_name(place, track, value, language), field, style.space_names, lines=2))
        return drawn
    number = int(value) * track.digits[run].unit
    drawn.append(words(f"+{number}" if run else str(number), field, style.space_numbers))
    return drawn


def _ground(track: Track, value: str, style: SheetStyle) -> str:
    """Every fifth and tenth space of a long track is darker, so that one counts at a glance."""
    if track.named or track.maximum is None or track.maximum < 20:
        return style.space_ground
    if int(value) % 10 == 0:
        return style.space_ground_tenth
    return style.space_ground_fifth if int(value) % 5 == 0 else style.space_ground


def _space_name(place: Place, track: Track, value: str, language: str) -> str:
    """The name of the space alone: a place's name has the track's in front of it."""
    full = place.names.in_language(language)
    front = track.names.in_language(language)
    return full.rpartition(f"{front} ")[2] or value

"""A play sheet as one drawing: paper, heading, tracks, boxes, the note at its foot."""

from __future__ import annotations

from collections.abc import Mapping

from builder.model.board import Board, PlaceKind
from builder.model.game import Game, Side
from builder.model.sheet_style import SheetStyle
from builder.render.board.drawing import Box, Drawing, Operation, RoundedBox
from builder.render.board.schematic_note import board_note
from builder.render.fonts import Weight
from builder.render.sheet.box import draw_box
from builder.render.sheet.frames import inset, words
from builder.render.sheet.table import draw_table
from builder.render.sheet.track import draw_track
from builder.render.text import text_width

_LEAST_HEADING_PX = 18.0
_LEAST_FOOT_PX = 13.0
_GAP_PX = 6.0


def draw_sheet(game: Game, board: Board, style: SheetStyle) -> Drawing:
    """The sheet ``board`` in ``style``, in the game's language."""
    size: Box = (0, 0, board.width_px, board.height_px)
    paper = inset(size, style.frame_inset_px)
    drawn: list[Operation] = []
    if board.art is None:
        drawn.append(RoundedBox(paper, 3, None, style.frame, 2))
    top, bottom = _extent(board)
    heading = _heading_box(style, paper, top)
    note = board_note(board, style.words["schematic"], game.language)
    foot_room = paper[3] - 2 - bottom
    if heading is not None:
        above = note if foot_room < _LEAST_FOOT_PX else ""
        drawn += _heading(game, board, style, heading, above)
    drawn += boxes_and_tracks(game, board, style)
    if note and foot_room >= _LEAST_FOOT_PX:
        height = min(foot_room, style.notes.size * 1.5)
        middle = (bottom + paper[3] - 2) / 2
        field = (paper[0] + 22, middle - height / 2, paper[2] - 22, middle + height / 2)
        drawn.append(words(note, field, style.notes, align="left"))
    return Drawing(board.width_px, board.height_px, style.paper, tuple(drawn), board.art)


def boxes_and_tracks(game: Game, board: Board, style: SheetStyle) -> tuple[Operation, ...]:
    """Every track, box and table of a board, sheet or map."""
    sides = {side.id: side for side in game.sides}
    unset = {track.unset for track in board.tracks if track.unset}
    drawn: list[Operation] = []
    for track in board.tracks:
        accent = _accent(board.owner, sides, style)
        drawn += draw_track(track, board, style, game.language, accent, sides)
    for place in board.places:
        if place.kind is PlaceKind.BOX and place.rectangle is not None:
            accent = _accent(place.owner, sides, style)
            drawn += draw_box(place, style, game.language, accent, unset=place.id in unset)
    for table in board.tables:
        drawn += draw_table(table, style, game.language, _accent(board.owner, sides, style))
    return tuple(drawn)


def _accent(owner: str | None, sides: Mapping[str, Side], style: SheetStyle) -> str:
    side = sides.get(owner or "")
    return side.colour if side else style.accent


def _extent(board: Board) -> tuple[float, float]:
    """Top and bottom of everything that stands on the sheet."""
    rectangles = [place.rectangle for place in board.places if place.rectangle is not None]
    rectangles += [table.rectangle for table in board.tables]
    rectangles += [track.heading for track in board.tracks if track.heading is not None]
    tops = [rectangle.top for rectangle in rectangles]
    bottoms = [rectangle.top + rectangle.height for rectangle in rectangles]
    return (min(tops, default=board.height_px), max(bottoms, default=0))


def _heading_box(style: SheetStyle, paper: Box, top: float) -> Box | None:
    """The strip above everything else; None where the data leaves no room for one."""
    start = paper[1] + _GAP_PX
    end = min(start + style.heading_px, top - _GAP_PX)
    if end - start < _LEAST_HEADING_PX:
        return None
    return (paper[0] + _GAP_PX, start, paper[2] - _GAP_PX, end)


def _heading(game: Game, board: Board, style: SheetStyle, box: Box, note: str) -> list[Operation]:
    owner = next((side for side in game.sides if side.id == board.owner), None)
    ground, ink = (owner.colour, owner.ink) if owner else (style.accent, style.accent_ink)
    drawn: list[Operation] = [RoundedBox(box, 5, ground)]
    left, right = box[0] + 14, box[2] - 14
    if owner is not None:
        mark = box[3] - box[1] - 12
        disc = (box[0] + 8, box[1] + 6, box[0] + 8 + mark, box[3] - 6)
        short = owner.short.in_language(game.language)
        drawn += [RoundedBox(disc, mark / 2, ink), words(short, inset(disc, mark * 0.16), style.title, colour=ground)]
        left = disc[2] + 12
    title = board.names.in_language(game.language)
    width = text_width(title, Weight(style.title.weight)) * style.title.size + 20
    end = min(left + width, right)
    drawn.append(words(title, (left, box[1] + 3, end, box[3] - 3), style.title, colour=ink, align="left"))
    middle = (box[1] + box[3]) / 2
    rule = f"[{board.rule}]" if board.rule else ""
    both = [line for line in (rule, note) if line]
    if end + 20 < right:
        for index, line in enumerate(both):
            top = box[1] + 4 if len(both) == 2 and index == 0 else middle if len(both) == 2 else box[1] + 4
            height = (box[3] - box[1] - 8) / len(both)
            drawn.append(words(line, (end + 10, top, right, top + height), style.notes, colour=ink, align="right"))
    return drawn

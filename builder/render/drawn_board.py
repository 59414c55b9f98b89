"""One board drawn: a map from its hexes, a sheet from its boxes and tracks, the designer's own ground below them."""

from __future__ import annotations

import io
from collections.abc import Mapping

from PIL import Image, UnidentifiedImageError

from builder.diagnostic import Diagnostic
from builder.model.board import Board, BoardKind
from builder.model.fault import fault
from builder.model.game import Game
from builder.model.map_style import MapStyle
from builder.model.sheet_style import SheetStyle
from builder.render.board.drawing import Drawing
from builder.render.board.painting import paint
from builder.render.board.printed_text import text_faults
from builder.render.map.map_drawing import draw_map
from builder.render.picture_job import DrawnPicture, no_picture, picture_not_found
from builder.render.png import png_bytes
from builder.render.sheet.sheet_drawing import boxes_and_tracks, draw_sheet
from builder.render.sheet.track import small_spaces


def board_png(
    game: Game,
    board: Board,
    map_styles: Mapping[str, MapStyle],
    sheet_styles: Mapping[str, SheetStyle],
    art: Mapping[str, bytes],
) -> DrawnPicture:
    """The board's picture, of exactly its size, and what is wrong with it; no picture where its own ground is missing."""
    drawing, diagnostics = draw_board(game, board, map_styles, sheet_styles)
    picture, faults = _picture_below(drawing, board, art)
    return (None if faults else png_bytes(paint(drawing, picture))), (*diagnostics, *faults)


def draw_board(
    game: Game, board: Board, map_styles: Mapping[str, MapStyle], sheet_styles: Mapping[str, SheetStyle]
) -> tuple[Drawing, tuple[Diagnostic, ...]]:
    """The drawing of one board whose style exists, and what is wrong with it."""
    if board.kind is BoardKind.MAP and board.grid is not None:
        style = map_styles[board.style]
        boxes_style = sheet_styles.get(style.boxes)
        boxes = boxes_and_tracks(game, board, boxes_style) if boxes_style else ()
        drawn = draw_map(game, board, style, boxes)
        small = [fault for track in board.tracks if boxes_style for fault in small_spaces(track, board, boxes_style)]
        return drawn.drawing, (*drawn.diagnostics, *small, *text_faults(drawn.drawing, board))
    sheet_style = sheet_styles[board.style]
    drawing = draw_sheet(game, board, sheet_style)
    small = [fault for track in board.tracks for fault in small_spaces(track, board, sheet_style)]
    return drawing, (*small, *text_faults(drawing, board))


def _picture_below(
    drawing: Drawing, board: Board, art: Mapping[str, bytes]
) -> tuple[Image.Image | None, tuple[Diagnostic, ...]]:
    """The designer's own ground."""
    if drawing.picture is None:
        return None, ()
    content = art.get(drawing.picture)
    if content is None:
        return None, (fault(board.origin, "missing-art", picture_not_found(drawing.picture)),)
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.convert("RGBA"), ()
    except (OSError, UnidentifiedImageError):
        return None, (fault(board.origin, "missing-art", no_picture(drawing.picture)),)

"""Every board of a game as a picture: maps from their hexes, sheets from their boxes and tracks."""

from __future__ import annotations

import io
from collections.abc import Collection, Iterator, Mapping
from functools import partial

from PIL import Image, UnidentifiedImageError

from builder.artifact import Artifact
from builder.diagnostic import Diagnostic
from builder.model.board import Board, BoardKind, PlaceKind
from builder.model.fault import fault
from builder.model.fingerprint import fingerprint
from builder.model.game import Game
from builder.model.map_style import MapStyle
from builder.model.message import Message, say
from builder.model.names import nearest
from builder.model.picture_name import board_folder, board_picture
from builder.model.sheet_style import SheetStyle
from builder.origin import Origin
from builder.record import replace
from builder.render.board.drawing import Drawing
from builder.render.board.painting import paint
from builder.render.board.printed_text import text_faults
from builder.render.map.map_drawing import draw_map
from builder.render.map.terrain_pattern import PATTERNS
from builder.render.picture_job import DrawnPicture, PictureJob, no_picture, own_picture, picture_not_found, run_all
from builder.render.png import png_bytes
from builder.render.sheet.sheet_drawing import boxes_and_tracks, draw_sheet
from builder.render.sheet.track import small_spaces


def board_jobs(
    game: Game,
    map_styles: Mapping[str, MapStyle],
    sheet_styles: Mapping[str, SheetStyle],
    art: Mapping[str, bytes] | None = None,
) -> tuple[tuple[PictureJob, ...], tuple[Diagnostic, ...]]:
    """A picture a board, ``maps/<board>.png`` or ``sheets/<board>.png``, of exactly the board's size, still to be drawn.

    ``art`` holds the designer's own pictures by path. Reports ``unknown-style``, ``unknown-pattern`` and
    ``unknown-symbol``, and has no picture of such a board. Drawing reports ``missing-art``, ``missing-glyph``,
    ``text-does-not-fit`` and, as warnings, ``place-name-has-no-room``, ``legend-has-no-room`` and
    ``space-smaller-than-counter``.
    """
    jobs: list[PictureJob] = []
    found: list[Diagnostic] = []
    shared = fingerprint(game.sides, game.language, map_styles, sheet_styles)
    for board in game.boards:
        unknown = tuple(_unknown_words(board, map_styles, sheet_styles))
        found += unknown
        if unknown:
            continue
        own_art = own_picture(board.art, art)
        alone = replace(game, counters=(), classes=(), setups=(), boards=(board,))
        jobs.append(
            PictureJob(
                f"{board_folder(board)}/{board_picture(board)}",
                fingerprint(shared, board, tuple(own_art.items())),
                partial(_board_png, alone, board, map_styles, sheet_styles, own_art),
                heavy_px=board.width_px * board.height_px if board.kind is BoardKind.MAP else 0,
                origins=_origins(board),
            )
        )
    return tuple(jobs), tuple(dict.fromkeys(found))


def render_boards(
    game: Game,
    map_styles: Mapping[str, MapStyle],
    sheet_styles: Mapping[str, SheetStyle],
    art: Mapping[str, bytes] | None = None,
) -> tuple[tuple[Artifact, ...], tuple[Diagnostic, ...]]:
    """All pictures of ``board_jobs``, drawn; a board with an error has no picture."""
    jobs, found = board_jobs(game, map_styles, sheet_styles, art)
    artifacts, diagnostics = run_all(jobs)
    return artifacts, (*found, *diagnostics)


def _board_png(
    game: Game,
    board: Board,
    map_styles: Mapping[str, MapStyle],
    sheet_styles: Mapping[str, SheetStyle],
    art: Mapping[str, bytes],
) -> DrawnPicture:
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


def _origins(board: Board) -> str:
    """Where everything is written at which drawing reports a fault."""
    origins = (
        board.origin,
        *(place.origin for place in board.places),
        *(track.origin for track in board.tracks),
    )
    return " ".join(map(str, origins))


def _unknown_words(
    board: Board, map_styles: Mapping[str, MapStyle], sheet_styles: Mapping[str, SheetStyle]
) -> Iterator[Diagnostic]:
    """Names of styles, patterns and symbols that no template has."""
    is_map = board.kind is BoardKind.MAP and board.grid is not None
    styles: Collection[str] = map_styles if is_map else sheet_styles
    if board.style not in styles:
        missing = _MAP_STYLE if is_map else _SHEET_STYLE
        yield _unknown(board.origin, "unknown-style", missing, board.style, styles)
        return
    boxes_style = sheet_styles.get(map_styles[board.style].boxes) if is_map else sheet_styles[board.style]
    if is_map and boxes_style is None:
        wanted = map_styles[board.style]
        yield _unknown(wanted.origin, "unknown-style", _SHEET_STYLE, wanted.boxes, sheet_styles)
    for terrain in board.terrains:
        if terrain.pattern is not None and terrain.pattern not in PATTERNS:
            yield _unknown(terrain.origin, "unknown-pattern", _PATTERN, terrain.pattern, PATTERNS)
    for place in board.places:
        if place.symbol is None:
            continue
        known: Collection[str] = boxes_style.symbols if boxes_style else ()
        if place.kind is PlaceKind.HEXES and is_map:
            known = map_styles[board.style].symbols
        if place.symbol not in known:
            yield _unknown(place.origin, "unknown-symbol", _SYMBOL, place.symbol, known)


_MAP_STYLE = Message("templates/maps/にスタイル「{word}」", "templates/maps/ has no style '{word}'")
_SHEET_STYLE = Message("templates/sheets/にスタイル「{word}」", "templates/sheets/ has no style '{word}'")
_PATTERN = Message("模様「{word}」", "there is no pattern '{word}'")
_SYMBOL = Message("記号「{word}」", "there is no symbol '{word}'")


def _unknown(origin: Origin, code: str, missing: Message, word: str, known: Collection[str]) -> Diagnostic:
    near = nearest(word, known)
    hint = say("。「{near}」のことですか", "; did you mean '{near}'?", near=near) if near else Message("", "")
    message = say(
        missing.ja + "はありません{hint}（あるのは：{all}）",
        missing.en + "{hint} (there are: {all})",
        word=word,
        hint=hint,
        all=", ".join(sorted(known)),
    )
    return fault(origin, code, message)


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

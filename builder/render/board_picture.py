"""Every board of a game as a picture: maps from their hexes, sheets from their boxes and tracks."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import partial

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
from builder.render.map.terrain_pattern import PATTERNS
from builder.render.picture_job import DrawnPicture, PictureJob, own_picture, run_all


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
    from builder.render.drawn_board import (
        board_png,
    )  # one changed counter draws no board and need not load all that does

    return board_png(game, board, map_styles, sheet_styles, art)


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

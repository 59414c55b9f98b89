"""A board as a map window, with everything that players expect of one: zoom, stack viewer, overview, last-moved frame."""

from __future__ import annotations

from builder.assemble import key_map
from builder.assemble.arrangement import STACK_STEP_PX
from builder.assemble.window_name import map_name
from builder.assemble.words import word
from builder.assemble.zone_marks import Marks
from builder.assemble.zones import zoned_grid
from builder.model.board import Board, BoardKind
from builder.model.game import Game
from builder.model.picture_name import board_picture
from builder.model.play import Hand
from builder.vassal.color import Color
from builder.vassal.components import (
    AnyComponent,
    BoardPicker,
    CounterDetailViewer,
    Flare,
    ForwardToChatter,
    ForwardToKeyBuffer,
    GlobalMap,
    HidePiecesButton,
    HighlightLastMoved,
    ImageSaver,
    KeyBufferer,
    LOS_Thread,
    Map,
    MapCenterer,
    MenuDisplayer,
    PieceMover,
    PrivateMap,
    Scroller,
    SelectionHighlighters,
    StackExpander,
    StackMetrics,
    TextSaver,
    Zoomer,
)
from builder.vassal.components import Board as BoardComponent
from builder.vassal.keys import KeyStroke, ctrl_shift

_ZOOM_LEVELS = (0.25, 0.35, 0.5, 0.65, 0.8, 1.0, 1.25, 1.6)
_ZOOM_IN, _ZOOM_OUT, _ZOOM_CHOOSE = ctrl_shift("="), ctrl_shift("-"), ctrl_shift("Z")
_FRAME = Color(214, 40, 40)
_VIEWER_GROUND = Color(250, 248, 240)


def map_window(
    game: Game, board: Board, main: bool, extras: tuple[AnyComponent, ...] = (), marks: Marks | None = None
) -> Map:
    """The window of a board. The ``main`` one is always open; the others open by a button.

    ``extras`` are the window's decks and buttons of its own, ``marks`` the properties of its zones. A hand is a private
    window: its seats alone can open it, and
    what moves there is not told.
    """
    language = game.language
    hand = next((one for one in game.play.hands if one.board == board.id), None)
    if hand is not None:
        return _private_window(game, board, hand, extras)
    name = map_name(board, language)
    moved = f"$pieceName$: $previousLocation$ → $location$ ({name})"
    return Map(
        map_name=name,
        launch=not main,
        button_name="" if main else name,
        tooltip="" if main else name,
        mark_moved="Always",
        mark_unmoved_text=word("clear-moved", language) if main else "",
        mark_unmoved_tooltip=word("clear-moved", language),
        mark_unmoved_icon="/images/unmoved.gif",
        mark_unmoved_hotkey=key_map.CLEAR_MOVED if main else None,
        edge_width=20,
        edge_height=20,
        background_color=Color(96, 96, 96),
        move_within_format=moved,
        move_to_format=f"$pieceName$: $previousMap$ $previousLocation$ → $location$ ({name})",
        create_format=f"$location$ ({name}): $pieceName$ {word('created', language)}",
        only_report_changed_location=True,
        children=(*_board(board, language, marks), *_play(), *_view(board, language, main), *extras),
    )


def _private_window(game: Game, board: Board, hand: Hand, extras: tuple[AnyComponent, ...]) -> PrivateMap:
    language = game.language
    name = map_name(board, language)
    return PrivateMap(
        map_name=name,
        launch=True,
        button_name=name,
        tooltip=name,
        mark_moved="Never",
        edge_width=20,
        edge_height=20,
        background_color=Color(96, 96, 96),
        move_within_format="",
        move_to_format=f"$previousMap$ $previousLocation$: {word('counters', language)} → {name}",
        create_format="",
        change_format="",
        side=tuple(seat.names.in_language(language) for seat in game.seats if seat.id in hand.seats),
        visible=False,
        children=(*_board(board, language), *_play(), _stack_viewer(), *extras),
    )


def _board(board: Board, language: str, marks: Marks | None = None) -> tuple[AnyComponent, ...]:
    name = map_name(board, language)
    sheet = BoardComponent(
        name=name,
        image=board_picture(board),
        width=board.width_px,
        height=board.height_px,
        children=(zoned_grid(board, language, marks),),
    )
    return (BoardPicker(title=name, board_prompt=name, setup=f"{name}BoardPicker\t{name}\t0\t0", children=(sheet,)),)


def _play() -> tuple[AnyComponent, ...]:
    """What makes pieces move, stack, show their menu and be selected; without these a window is only a picture."""
    return (
        StackMetrics(ex_sep_x=8, ex_sep_y=22, unex_sep_x=STACK_STEP_PX[0], unex_sep_y=STACK_STEP_PX[1]),
        PieceMover(),
        KeyBufferer(),
        SelectionHighlighters(),
        ForwardToKeyBuffer(),
        ForwardToChatter(),
        MenuDisplayer(),
        MapCenterer(),
        StackExpander(),
        Scroller(),
    )


def _view(board: Board, language: str, main: bool) -> tuple[AnyComponent, ...]:
    components: list[AnyComponent] = [
        HighlightLastMoved(color=_FRAME, thickness=3),
        _stack_viewer(),
        Zoomer(
            zoom_start=_ZOOM_LEVELS[::-1].index(1.0) + 1,
            zoom_levels=_ZOOM_LEVELS,
            zoom_in_key=_ZOOM_IN,
            zoom_out_key=_ZOOM_OUT,
            zoom_pick_key=_ZOOM_CHOOSE,
            in_tooltip=word("zoom-in", language),
            out_tooltip=word("zoom-out", language),
            pick_tooltip=word("zoom-choose", language),
        ),
        Flare(
            circle_color=_FRAME,
            circle_size=120,
            flare_pulses=4,
            report_format=f"$playerName$: ★ $location$ ({map_name(board, language)})",
        ),
        ImageSaver(tooltip=word("save-image", language)),
        TextSaver(button_text=word("text-button", language), tooltip=word("save-text", language)),
        HidePiecesButton(tooltip=word("hide-pieces", language), hotkey=key_map.HIDE_PIECES if main else None),
    ]
    if board.kind is BoardKind.MAP:
        components.append(GlobalMap(tooltip=word("overview", language), scale=_overview_scale(board)))
    if board.grid is not None:
        components.append(
            LOS_Thread(
                thread_name=word("range-line", language),
                label="",
                tooltip=word("range-line", language),
                draw_range=True,
                snap_start=True,
                snap_end=True,
                report=f"$playerId$: {word('range', language)} $Range$ ($FromLocation$ → $ToLocation$)",
                thread_color=_FRAME,
            )
        )
    return tuple(components)


def _overview_scale(board: Board) -> float:
    """A scale at which the overview is about 360 pixels wide."""
    return round(360 / board.width_px, 3)


def _stack_viewer() -> CounterDetailViewer:
    """Every counter of a stack large, with its name below it, after a short rest of the mouse."""
    return CounterDetailViewer(
        delay=300,
        hotkey=KeyStroke(32, 130),
        background_color=_VIEWER_GROUND,
        min_display_pieces="2",
        graphics_zoom=1.0,
        border_width=3,
        show_graph=True,
        show_text=True,
        center_text=True,
        combine_counter_summary=True,
        font_size=13,
        summary_report_format="$LocationName$",
        counter_report_format="$PieceName$",
        show_graph_single=True,
        show_text_single=True,
        unrotate_pieces=True,
    )

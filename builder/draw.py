"""All pictures of a game, drawn on as many processors as there are: the same pictures in the same order on one or on many."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

from builder.artifact import Artifact
from builder.diagnostic import Diagnostic
from builder.load.art import load_art
from builder.load.looks import Looks
from builder.model.board import BoardKind
from builder.model.game import Game
from builder.render.board_picture import render_boards
from builder.render.counter_picture import render_counters

Drawn = tuple[tuple[Artifact, ...], tuple[Diagnostic, ...]]
Task = Callable[[], Drawn]


def draw(game: Game, looks: Looks, project: Path, counter_px: int) -> Drawn:
    """Every counter in every state and every board, with what the drawing found wrong."""
    art = load_art(project, game)
    maps, sheets = (
        replace(game, boards=tuple(board for board in game.boards if (board.kind is BoardKind.MAP) == is_map))
        for is_map in (True, False)
    )
    map_task, counter_task, sheet_task = (
        partial(render_boards, maps, looks.map_styles, looks.sheet_styles, art),
        partial(render_counters, game, looks.layouts, counter_px, art),
        partial(render_boards, sheets, looks.map_styles, looks.sheet_styles, art),
    )
    # Maps take the longest: they go to a process of their own while this one draws the rest.
    drawn_maps, drawn_counters, drawn_sheets = _side_by_side(map_task, (counter_task, sheet_task))
    every = (drawn_counters, drawn_maps, drawn_sheets)
    return (
        tuple(artifact for artifacts, _ in every for artifact in artifacts),
        tuple(diagnostic for _, diagnostics in every for diagnostic in diagnostics),
    )


def _side_by_side(longest: Task, others: Sequence[Task]) -> tuple[Drawn, ...]:
    """The results in order. A process is started afresh (``spawn``), since a thread may be drawing the progress bar."""
    if (os.cpu_count() or 1) < 2 or multiprocessing.current_process().daemon:
        return (longest(), *(task() for task in others))
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = pool.submit(longest)
        done = [task() for task in others]
        return (waiting.result(), *done)

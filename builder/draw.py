"""All pictures of a game: those that were drawn before are taken from the cache, the others are drawn, on two processors.

The pictures are the same, in the same order, whatever the cache held and on however many processors they were drawn.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from builder.artifact import Artifact
from builder.diagnostic import Diagnostic
from builder.load.art import load_art
from builder.load.looks import Looks
from builder.model.game import Game
from builder.picture_cache import PictureCache
from builder.render.board_picture import board_jobs
from builder.render.counter_back import back_jobs
from builder.render.counter_picture import counter_jobs
from builder.render.picture_job import DrawnPicture, PictureJob


def draw(
    game: Game, looks: Looks, project: Path, counter_px: int, cache: PictureCache
) -> tuple[tuple[Artifact, ...], tuple[Diagnostic, ...]]:
    """Every counter in every state and every board, with what the drawing found wrong.

    A picture with a fault is never taken from the cache, so that the fault is reported at every build.
    """
    art = load_art(project, game)
    counters, counter_faults = counter_jobs(game, looks.layouts, counter_px, art)
    boards, board_faults = board_jobs(game, looks.map_styles, looks.sheet_styles, art)
    jobs = (*counters, *back_jobs(game, counter_px), *boards)
    kept = {job.key: content for job in jobs if (content := cache.find(job.key)) is not None}
    missing = [job for job in jobs if job.key not in kept]
    found = [*counter_faults, *board_faults]
    for job, (content, diagnostics) in zip(missing, _draw_all(missing), strict=True):
        found += diagnostics
        if content is not None:
            kept[job.key] = content
            if not diagnostics:
                cache.keep(job.key, content)
    if missing:
        cache.tidy()
    artifacts = tuple(Artifact(job.path, kept[job.key]) for job in jobs if job.key in kept)
    return artifacts, tuple(dict.fromkeys(found))


def _draw_all(jobs: Sequence[PictureJob]) -> list[DrawnPicture]:
    """The pictures of the jobs, in their order; the largest map in a process of its own while this one draws the rest."""
    heaviest = max(jobs, key=lambda job: job.heavy_px, default=None)
    if heaviest is None or not heaviest.heavy_px or len(jobs) == 1 or (os.cpu_count() or 1) < 2:
        return [job.draw() for job in jobs]
    # A process is started afresh ("spawn"), since a thread of this one may be drawing the progress bar.
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = pool.submit(heaviest.draw)
        done = {job.path: job.draw() for job in jobs if job is not heaviest}
        return [waiting.result() if job is heaviest else done[job.path] for job in jobs]

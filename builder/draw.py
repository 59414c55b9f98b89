"""All pictures of a game: those that were drawn before are taken from the cache, the others are drawn, on two processors.

The pictures are the same, in the same order, whatever the cache held and on however many processors they were drawn.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from builder.artifact import Artifact
from builder.diagnostic import Diagnostic
from builder.load.art import load_art
from builder.load.looks import Looks
from builder.model.game import Game
from builder.picture_cache import PictureCache
from builder.record import Record, packed, replace, unpacked
from builder.render.board_picture import board_jobs
from builder.render.counter_back import back_jobs
from builder.render.counter_picture import counter_jobs
from builder.render.picture_job import DrawnPicture, PictureJob


def draw(
    game: Game, looks: Looks, project: Path, counter_px: int, cache: PictureCache
) -> tuple[tuple[Artifact, ...], tuple[Diagnostic, ...]]:
    """Every counter in every state and every board, with what the drawing found wrong."""
    return Pictures(game, looks, project, counter_px, cache).drawn()


class Pictures:
    """The pictures of a game: which there are, and which of them the cache knows. Nothing is drawn before ``drawn``.

    Pictures in a further language stand below a folder of its name (``en/counters/lion-front.png``), and only where they
    look otherwise. What was found wrong with a picture is kept with it, so that it is told at every build.
    """

    def __init__(self, game: Game, looks: Looks, project: Path, counter_px: int, cache: PictureCache) -> None:
        art = load_art(project, game)
        self._languages = game.picture_languages
        self._jobs: list[PictureJob] = []
        self._found: list[Diagnostic] = []
        for language in (game.language, *game.picture_languages):
            spoken = replace(game, language=language)
            counters, counter_faults = counter_jobs(spoken, looks.layouts, counter_px, art)
            boards, board_faults = board_jobs(spoken, looks.map_styles, looks.sheet_styles, art)
            folder = "" if language == game.language else f"{language}/"
            every = (*counters, *back_jobs(spoken, counter_px), *boards)
            self._jobs += (replace(job, path=folder + job.path) for job in every) if folder else every
            self._found += (*counter_faults, *board_faults)
        self._pack = cache.pack(game.id)
        self._kept: dict[str, bytes] = {}
        for job in self._jobs:
            content = self._pack.find(job.key)
            if content is None:
                content, told = _kept_with_faults(self._pack.find(_key_with_faults(job)))
                self._found += told
            if content is not None:
                self._kept[job.key] = content
        self._missing = [job for job in self._jobs if job.key not in self._kept]

    @property
    def take_long(self) -> bool:
        """True where a map is to be drawn, which takes seconds."""
        return any(job.heavy_px for job in self._missing)

    def drawn(self) -> tuple[tuple[Artifact, ...], tuple[Diagnostic, ...]]:
        """All of them, with what the drawing found wrong."""
        for job, (content, diagnostics) in zip(self._missing, _draw_all(self._missing), strict=True):
            self._found += diagnostics
            if content is None:
                continue
            self._kept[job.key] = content
            if diagnostics:
                self._pack.keep(_key_with_faults(job), packed(_FaultyPicture(content, diagnostics)))
            else:
                self._pack.keep(job.key, content)
        if self._missing:
            self._pack.save()
        artifacts = [Artifact(job.path, self._kept[job.key]) for job in self._jobs if job.key in self._kept]
        return tuple(_without_equal(artifacts, self._languages)), tuple(dict.fromkeys(self._found))


class _FaultyPicture(Record):
    """A picture as it is kept together with what drawing it found wrong."""

    content: bytes
    diagnostics: tuple[Diagnostic, ...]


def _key_with_faults(job: PictureJob) -> str:
    """The key of such a picture: its faults are told at their lines only as long as nothing has moved."""
    return f"{job.key} with faults, {job.origins}"


def _kept_with_faults(stored: bytes | None) -> DrawnPicture:
    found: _FaultyPicture | None = unpacked(stored, _FaultyPicture) if stored is not None else None
    return (None, ()) if found is None else (found.content, found.diagnostics)


def _without_equal(artifacts: Sequence[Artifact], languages: tuple[str, ...]) -> Iterator[Artifact]:
    """The pictures without those of a further language that look the same in the game's own."""
    own = {artifact.path: artifact.content for artifact in artifacts}
    for artifact in artifacts:
        folder, _, rest = artifact.path.partition("/")
        if folder not in languages or own.get(rest) != artifact.content:
            yield artifact


def _draw_all(jobs: Sequence[PictureJob]) -> list[DrawnPicture]:
    """The pictures of the jobs, in their order; the largest map, in every language, in a process of its own while this one
    draws the rest."""
    heaviest = max(jobs, key=lambda job: job.heavy_px, default=None)
    if heaviest is None or not heaviest.heavy_px or len(jobs) == 1 or (os.cpu_count() or 1) < 2:
        return [job.draw() for job in jobs]
    name = Path(heaviest.path).name
    import multiprocessing  # which a build that draws no map has no use for
    from concurrent.futures import ProcessPoolExecutor

    # A process is started afresh ("spawn"), since a thread of this one may be drawing the progress bar.
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = {job.path: pool.submit(job.draw) for job in jobs if Path(job.path).name == name}
        done = {job.path: job.draw() for job in jobs if job.path not in waiting}
        return [waiting[job.path].result() if job.path in waiting else done[job.path] for job in jobs]

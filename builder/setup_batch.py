"""Thousands of setups spread over the machine's cores: each process takes its share, and sends back only what is wrong."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from pathlib import Path
from typing import cast

from builder.check.setup.frame.run import Outcome
from builder.diagnostic import Diagnostic
from builder.examine_setups import SetupExaminer
from builder.load.game import load_game
from builder.model.game import Game
from builder.origin import Origin
from builder.record import replace

CRASHED = "check-crashed"
WORTH_A_PROCESS = 100
"""So many setups take longer than a process takes to start."""

_Source = SetupExaminer | tuple[Path, str, Sequence[Path]]
"""The examiner itself, or the project's folder and the game from which a process makes its own."""


def examine_setups(
    root: Path, game: Game, files: Sequence[str], processes: int | None = None, overlays: Sequence[Path] = ()
) -> tuple[Diagnostic, ...]:
    """Everything that is wrong with the setups in ``files``; ``processes`` is the number of cores where it is not given."""
    examiner = SetupExaminer(root, game)
    wanted = min(processes or _cores(), len(files) // WORTH_A_PROCESS)
    outcome = Outcome()
    if wanted < 2:
        for file in files:
            outcome.add(examiner.examine(file))
    else:
        for part in _spread(examiner, files, wanted, overlays):
            outcome.add(part)
    return (*outcome.diagnostics, *examiner.not_checkable(outcome))


def _spread(examiner: SetupExaminer, files: Sequence[str], wanted: int, overlays: Sequence[Path]) -> Iterator[Outcome]:
    """What so many processes find, as it comes in."""
    # A forked process has the examiner already; elsewhere a process starts empty and reads the game again.
    forks = "fork" in multiprocessing.get_all_start_methods() and sys.platform == "linux"
    gc.freeze()  # what is shared stays untouched in every process, so that its memory is shared too
    context = cast(SpawnContext, multiprocessing.get_context("fork" if forks else "spawn"))
    source: _Source = examiner if forks else (examiner.root, examiner.game.id, overlays)
    running = []
    for share in range(wanted):
        receiving, sending = context.Pipe(duplex=False)
        process = context.Process(target=_examine_share, args=(source, files[share::wanted], sending), daemon=True)
        process.start()
        sending.close()
        running.append((process, receiving))
    yield from _received([receiving for _, receiving in running], examiner.game)
    for process, _ in running:
        process.join()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _examine_share(source: _Source, files: Sequence[str], sending: Connection) -> None:
    """One process's work: what it finds goes over the pipe file by file, then None."""
    examiner = source if isinstance(source, SetupExaminer) else _examiner(*source)
    for file in files if examiner else ():
        outcome = examiner.examine(file) if examiner else Outcome()
        if outcome.diagnostics or outcome.missing:
            sending.send(outcome)
    sending.send(None)
    sending.close()


def _examiner(root: Path, game_id: str, overlays: Sequence[Path]) -> SetupExaminer | None:
    game = load_game(root, game_id, overlays)[0]
    return SetupExaminer(root, game) if game else None


def _received(pipes: Sequence[Connection], game: Game) -> Iterator[Outcome]:
    """What comes out of any of the pipes, so that none of the processes waits for another to end."""
    waiting = list(pipes)
    texts: dict[str, str] = {}
    while waiting:
        for pipe in wait(waiting):
            assert isinstance(pipe, Connection)
            try:
                part = pipe.recv()
            except EOFError:  # the process was ended from outside, e.g. for want of memory
                message = "a process that checked setups ended before its time; not every setup was checked"
                message_ja = (
                    "セットアップを検査するプロセスが途中で終わりました。検査されていないセットアップがあります"
                )
                part = None
                yield Outcome([Diagnostic(Origin(game.origin.file), CRASHED, message, message_ja=message_ja)])
            if part is None:
                waiting.remove(pipe)
            else:
                part.diagnostics = [_with_shared_texts(one, texts) for one in part.diagnostics]
                yield part


def _with_shared_texts(found: Diagnostic, texts: dict[str, str]) -> Diagnostic:
    """The diagnostic with the very texts that others of its kind have: those of ten thousand setups fill a hundred megabytes."""
    return replace(
        found,
        message=texts.setdefault(found.message, found.message),
        message_ja=found.message_ja and texts.setdefault(found.message_ja, found.message_ja),
        related=tuple(
            replace(
                one,
                message=texts.setdefault(one.message, one.message),
                message_ja=one.message_ja and texts.setdefault(one.message_ja, one.message_ja),
            )
            for one in found.related
        ),
    )

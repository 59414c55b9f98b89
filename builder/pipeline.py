"""Load, check, render, assemble, write: the whole way of a game from data to module, on one page."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

from builder.artifact import Artifact
from builder.aside import Aside
from builder.assemble.pack import pack_module
from builder.assemble.piece_ids import extend_ledger
from builder.assembling import Assembling
from builder.checking import Checking
from builder.diagnostic import Diagnostic, has_error
from builder.examine import check, ledger_text, load
from builder.load.document_cache import DocumentCache
from builder.load.looks import load_looks
from builder.model.game import Game
from builder.module_cache import ModuleCache
from builder.picture_cache import PictureCache
from builder.project import Project
from builder.record import Record
from builder.stamp import (
    STAMP_FILE,
    Stamp,
    changed_pictures,
    digests_of,
    is_current,
    source_fingerprint,
    tool_fingerprint,
)
from builder.version_rule import version_not_raised
from builder.write import replace_file, replace_folder, unchanged_files

STAGES = ("load", "draw", "module", "write")
"""What ``on_stage`` is called with, in order, each before its work begins."""

COUNTER_PX = 75
"""Pixels of a 15.875 mm (5/8 inch) counter in the module: 120 dpi."""


class Outcome(Record):
    """What became of one game: ``module`` is the path below ``dist/<game>/``, None where a fault stopped the build."""

    game: str
    diagnostics: tuple[Diagnostic, ...]
    module: str | None = None
    up_to_date: bool = False
    new_piece_ids: tuple[str, ...] = ()


def build(
    project: Project, game_id: str, on_stage: Callable[[str], None], documents: DocumentCache | None = None
) -> Outcome:
    """Build one game into ``dist/<game>/``; nothing is written while there is an error.

    ``documents`` gives and keeps the parsed data files; without it the project's own are used. Raises WriteError where the disk
    refuses.
    """
    on_stage("load")
    folders = (*project.data_folders(game_id), *project.template_folders)
    tool = tool_fingerprint(project.tool_memo)
    source = source_fingerprint(project.root, folders, tool, bool(project.overlays))
    current = is_current(project.output(game_id), source)
    documents = documents or DocumentCache(project.document_cache)
    game, faults = load(project, game_id, documents)
    if game is None or current or has_error(faults):
        found = (*faults, *check(project, game_id, game), *load_looks(project.template_folders, documents)[1])
        made = module_name(game) if game is not None and not has_error(found) else None
        return Outcome(game_id, found, made, up_to_date=made is not None)

    output = project.output(game_id)
    with ExitStack() as beside:  # what other processes still do in the end nobody waits for
        assembling = Assembling(ledger_text(project, game_id), COUNTER_PX, ModuleCache(project.module_cache, tool))
        beside.callback(assembling.end)
        anew = assembling.begin(game)
        checking = Checking(project, game, aside=not anew)
        beside.callback(checking.end)
        looks, look_faults = load_looks(project.template_folders, documents)

        # Only a build that has something to do loads the libraries that draw.
        from builder.draw import Pictures

        on_stage("draw")
        wanted = Pictures(game, looks, project.root, COUNTER_PX, PictureCache(project.picture_cache, tool))
        # Where another process checks there is time to draw a few pictures; no map is drawn for a game with an error.
        if (anew or wanted.take_long) and has_error(checking.found()):
            return Outcome(game_id, (*faults, *checking.found(), *look_faults))
        pictures, drawing_faults = wanted.drawn()
        comparing = Aside(lambda: dict.fromkeys(unchanged_files(output, pictures), b""))
        beside.callback(comparing.end)

        on_stage("module")
        name = module_name(game)
        artifacts = (Artifact(name, pack_module(game, pictures, assembling.entries())), *pictures)
        digests = digests_of(artifacts)
        diagnostics = (*faults, *checking.found(), *look_faults)
        if not has_error(diagnostics):
            diagnostics = (*diagnostics, *drawing_faults)
        if has_error(diagnostics):
            return Outcome(game_id, diagnostics)
        unchanged = comparing.result()

    on_stage("write")
    piece_ids = assembling.piece_ids
    if piece_ids.added or piece_ids.renamed:
        replace_file(project.piece_ids(game_id), extend_ledger(assembling.ledger, piece_ids).encode())
        source = source_fingerprint(project.root, folders, tool, bool(project.overlays))
    stamp = Stamp(source, digests)
    changed = () if project.overlays else changed_pictures(output, name, stamp)
    if changed:
        diagnostics = (*diagnostics, version_not_raised(game, changed))
    replace_folder(output, (*artifacts, Artifact(STAMP_FILE, stamp.encode())), unchanged)
    return Outcome(game_id, diagnostics, name, new_piece_ids=piece_ids.added)


def module_name(game: Game) -> str:
    """The file of the game's module."""
    return f"{game.id}-{game.version}.vmod"

"""Load, check, render, assemble, write: the whole way of a game from data to module, on one page."""

from __future__ import annotations

from collections.abc import Callable

from builder.artifact import Artifact
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
from builder.stamp import STAMP_FILE, changed_pictures, is_current, source_fingerprint, stamp_of, tool_fingerprint
from builder.version_rule import version_not_raised
from builder.write import replace_file, replace_folder

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


def build(project: Project, game_id: str, on_stage: Callable[[str], None]) -> Outcome:
    """Build one game into ``dist/<game>/``; nothing is written while there is an error.

    Raises WriteError where the disk refuses.
    """
    on_stage("load")
    folders = (*project.data_folders(game_id), *project.template_folders)
    tool = tool_fingerprint(project.tool_memo)
    source = source_fingerprint(project.root, folders, tool, bool(project.overlays))
    current = is_current(project.output(game_id), source)
    documents = DocumentCache(project.document_cache)
    game, faults = load(project, game_id, documents)
    if game is None or current or has_error(faults):
        found = (*faults, *check(project, game_id, game), *load_looks(project.template_folders, documents)[1])
        made = module_name(game) if game is not None and not has_error(found) else None
        return Outcome(game_id, found, made, up_to_date=made is not None)

    assembling = Assembling(ledger_text(project, game_id), COUNTER_PX, ModuleCache(project.module_cache, tool))
    checking: Checking | None = None
    try:
        busy = assembling.begin(game)
        checking = Checking(project, game, aside=not busy)
        looks, look_faults = load_looks(project.template_folders, documents)

        # Only a build that has something to do loads the libraries that draw.
        from builder.draw import Pictures

        on_stage("draw")
        wanted = Pictures(game, looks, project.root, COUNTER_PX, PictureCache(project.picture_cache, tool))
        diagnostics = (*faults, *checking.found(), *look_faults)
        if has_error(diagnostics):
            return Outcome(game_id, diagnostics)
        pictures, drawing_faults = wanted.drawn()
        diagnostics = (*diagnostics, *drawing_faults)
        if has_error(diagnostics):
            return Outcome(game_id, diagnostics)
        on_stage("module")
        module = pack_module(game, pictures, assembling.entries())
    finally:
        assembling.abandon()
        if checking is not None:
            checking.abandon()

    on_stage("write")
    name, piece_ids = module_name(game), assembling.piece_ids
    artifacts = (Artifact(name, module), *pictures)
    if piece_ids.added or piece_ids.renamed:
        replace_file(project.piece_ids(game_id), extend_ledger(assembling.ledger, piece_ids).encode())
        source = source_fingerprint(project.root, folders, tool, bool(project.overlays))
    stamp = stamp_of(source, artifacts)
    changed = () if project.overlays else changed_pictures(project.output(game_id), name, stamp)
    if changed:
        diagnostics = (*diagnostics, version_not_raised(game, changed))
    replace_folder(project.output(game_id), (*artifacts, Artifact(STAMP_FILE, stamp.encode())))
    return Outcome(game_id, diagnostics, name, new_piece_ids=piece_ids.added)


def module_name(game: Game) -> str:
    """The file of the game's module."""
    return f"{game.id}-{game.version}.vmod"

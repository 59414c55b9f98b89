"""An edition from a game's data: read, drawn and assembled in memory, as a build would, and nothing written."""

from __future__ import annotations

from builder.assemble.game_piece_ids import game_piece_ids
from builder.assemble.module import assemble_module
from builder.diagnostic import has_error
from builder.diff.edition import Edition, UnbuildableError
from builder.diff.module_edition import module_edition
from builder.draw import draw
from builder.examine import ledger_text
from builder.load.game import load_game
from builder.load.looks import load_looks
from builder.picture_cache import PictureCache
from builder.pipeline import COUNTER_PX
from builder.project import Project
from builder.report import text_report


def data_edition(project: Project, game_id: str, label: str, cache: PictureCache) -> Edition:
    """The edition that the project's data make. Raises UnbuildableError where they cannot be built; the message tells why."""
    game, found = load_game(project.root, game_id)
    looks, look_faults = load_looks(project.template_folders)
    faults = (*found, *look_faults)
    if game is not None and not has_error(faults):
        pictures, drawing_faults = draw(game, looks, project.root, COUNTER_PX, cache)
        faults = (*faults, *drawing_faults)
    if game is None or has_error(faults):
        raise UnbuildableError(f"the data of {label} cannot be built:\n{text_report(faults)}".rstrip())
    piece_ids = game_piece_ids(game, ledger_text(project, game_id))
    return module_edition(assemble_module(game, pictures, piece_ids, COUNTER_PX), label, game)

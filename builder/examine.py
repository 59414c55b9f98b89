"""Load and check one game: what the verb ``check`` does, and the first half of a build."""

from __future__ import annotations

from collections.abc import Callable

from builder.assemble.piece_ids import read_ledger
from builder.assemble.renames import check_renames
from builder.check.before_errata import with_lines_before
from builder.check.constraints import check_constraints
from builder.check.game import check_game
from builder.diagnostic import Diagnostic, has_error
from builder.load.document_cache import DocumentCache
from builder.load.game import load_game
from builder.model.game import Game
from builder.project import Project


def examine(
    project: Project, game_id: str, on_loaded: Callable[[Game], None] | None = None
) -> tuple[Game | None, tuple[Diagnostic, ...]]:
    """One game's data and everything that is wrong with it; the game is None where its data say too little to go on.

    ``on_loaded`` is called with a game whose files hold no error, before it is checked.
    """
    game, faults = load_game(project.root, game_id, project.overlays, DocumentCache(project.document_cache))
    if on_loaded is not None and game is not None and not has_error(faults):
        on_loaded(game)
    found = [*faults]
    if game is not None:
        found += check_game(game)
        found += check_constraints(game)
        found = [*with_lines_before(found, game.errata)]
    ledger_name = project.piece_ids(game_id).relative_to(project.root).as_posix()
    numbers, ledger_faults = read_ledger(ledger_text(project, game_id), ledger_name)
    found += ledger_faults
    if game is not None:
        found += check_renames(game.counters, numbers)
    return game, tuple(found)


def ledger_text(project: Project, game_id: str) -> str:
    """The ledger of piece ids as it stands, empty for a game that was never built."""
    path = project.piece_ids(game_id)
    return path.read_text(encoding="utf-8") if path.is_file() else ""

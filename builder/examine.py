"""Load and check one game: what the verb ``check`` does, and the first half of a build."""

from __future__ import annotations

from builder.check.before_errata import with_lines_before
from builder.diagnostic import Diagnostic
from builder.load.document_cache import DocumentCache
from builder.load.game import load_game
from builder.model.game import Game
from builder.project import Project


def examine(project: Project, game_id: str) -> tuple[Game | None, tuple[Diagnostic, ...]]:
    """One game's data and everything that is wrong with it; the game is None where its data say too little to go on."""
    game, faults = load(project, game_id, DocumentCache(project.document_cache))
    return game, (*faults, *check(project, game_id, game))


def load(project: Project, game_id: str, documents: DocumentCache) -> tuple[Game | None, tuple[Diagnostic, ...]]:
    """One game's data and what is wrong with its files."""
    game, faults = load_game(project.root, game_id, project.overlays, documents)
    return game, with_lines_before(faults, game.errata) if game is not None else faults


def check(project: Project, game_id: str, game: Game | None) -> tuple[Diagnostic, ...]:
    """What is wrong with a loaded game by the tool's rules and by its own, and with its ledger of piece ids."""
    # Here, so that a build whose second process runs the checks need not load them in the first.
    from builder.assemble.piece_ids import read_ledger
    from builder.assemble.renames import check_renames
    from builder.check.constraints import check_constraints
    from builder.check.game import check_game

    found: list[Diagnostic] = []
    if game is not None:
        found += with_lines_before((*check_game(game), *check_constraints(game)), game.errata)
    ledger_name = project.piece_ids(game_id).relative_to(project.root).as_posix()
    numbers, ledger_faults = read_ledger(ledger_text(project, game_id), ledger_name)
    found += ledger_faults
    if game is not None:
        found += check_renames(game.counters, numbers)
    return tuple(found)


def ledger_text(project: Project, game_id: str) -> str:
    """The ledger of piece ids as it stands, empty for a game that was never built."""
    path = project.piece_ids(game_id)
    return path.read_text(encoding="utf-8") if path.is_file() else ""

"""Hold any number of setups against one game: what the game says is read and bound once, each setup pays for its own lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from builder.check.constraints import bind_constraints, check_setup
from builder.check.setup.frame.run import Outcome, not_checkable
from builder.check.setup_data import check_setup_data
from builder.diagnostic import Diagnostic
from builder.load.data_file import DataFiles
from builder.load.faults import Faults
from builder.load.game import load_setup
from builder.load.vocabulary import vocabulary_of
from builder.model.game import Game


class SetupExaminer:
    """Everything about a game that its setups are held against."""

    def __init__(self, root: Path, game: Game) -> None:
        self.root = root
        self.game = game
        self._words = vocabulary_of(game)
        self._bound = bind_constraints(game)

    def examine(self, file: str) -> Outcome:
        """Everything that is wrong with one setup's file; ``file`` is relative to the project, or absolute."""
        faults = Faults()
        files = DataFiles(self.root, faults)
        text = files.text(file) if files.is_named_well(file) else None
        setup = None
        if text is not None:
            setup, found = load_setup(text, file, self._words)
            faults.add(found)
        if setup is None:
            return Outcome(list(faults.found))
        outcome = check_setup(self._bound, setup)
        outcome.diagnostics += (*faults.found, *check_setup_data(self.game, setup))
        return outcome

    def not_checkable(self, outcome: Outcome) -> tuple[Diagnostic, ...]:
        """A note for each constraint that lacked data on one of the setups that make up ``outcome``."""
        return not_checkable(self._bound, outcome)


def setup_files(root: Path, paths: Sequence[Path]) -> tuple[str, ...]:
    """Every setup's file below these folders, and the files among ``paths``: relative to ``root`` where they lie in it.

    Sorted within a folder; each file once.
    """
    found: dict[str, None] = {}
    for path in paths:
        files = sorted(file for file in path.rglob("*.y*ml") if file.is_file()) if path.is_dir() else [path]
        found.update(dict.fromkeys(_shown(root, file) for file in files))
    return tuple(found)


def _shown(root: Path, file: Path) -> str:
    resolved, home = file.resolve(), root.resolve()
    return resolved.relative_to(home).as_posix() if resolved.is_relative_to(home) else resolved.as_posix()

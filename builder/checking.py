"""The checks of a build, run by the second processor where the module leaves it idle."""

from __future__ import annotations

from collections.abc import Mapping

from builder.aside import Aside
from builder.diagnostic import Diagnostic
from builder.examine import check
from builder.model.game import Game
from builder.project import Project
from builder.record import Record, packed, unpacked

_FOUND = "found"


class _Found(Record):
    diagnostics: tuple[Diagnostic, ...]


class Checking:
    """One loaded game being checked: by another process where one is idle, or when the faults are asked for."""

    def __init__(self, project: Project, game: Game, aside: bool) -> None:
        def work() -> Mapping[str, bytes]:
            return {_FOUND: packed(_Found(check(project, game.id, game)))}

        self._aside = Aside(work, at_once=aside)
        self._found: tuple[Diagnostic, ...] | None = None

    def found(self) -> tuple[Diagnostic, ...]:
        """What is wrong with the game; waits for it."""
        if self._found is None:
            made: _Found | None = unpacked(self._aside.result()[_FOUND], _Found)
            assert made is not None
            self._found = made.diagnostics
        return self._found

    def end(self) -> None:
        """End what has begun and nobody has waited for."""
        self._aside.end()

"""The designer's own pictures, read once so that the renderer touches no file."""

from __future__ import annotations

from pathlib import Path

from builder.model.game import Game


def load_art(project: Path, game: Game) -> dict[str, bytes]:
    """The bytes of every picture that a counter or a board names, by its path relative to the project.

    A file that is missing was reported when the counter or the board was read; here it is passed over.
    """
    named = (*(counter.art for counter in game.counters), *(board.art for board in game.boards))
    paths = {name: project / name for name in named if name is not None}
    return {name: path.read_bytes() for name, path in paths.items() if path.is_file()}

"""The designer's own pictures of counters, read once so that the renderer touches no file."""

from __future__ import annotations

from pathlib import Path

from builder.model.game import Game


def load_counter_art(project: Path, game: Game) -> dict[str, bytes]:
    """The bytes of every picture that a counter names, by its path relative to the project.

    A file that is missing was reported when the counter was read; here it is passed over.
    """
    paths = {counter.art: project / counter.art for counter in game.counters if counter.art is not None}
    return {name: path.read_bytes() for name, path in paths.items() if path.is_file()}

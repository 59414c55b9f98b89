"""The archive: pictures and everything else of a module in one file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from builder.artifact import Artifact
from builder.assemble.images import image_entries
from builder.model.game import Game
from builder.vassal.archive import write_archive


def pack_module(game: Game, pictures: Sequence[Artifact], entries: Mapping[str, bytes]) -> bytes:
    """The bytes of the ``.vmod`` from its pictures and all its other entries."""
    return write_archive({**image_entries(game, pictures), **entries})

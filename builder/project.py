"""A designer's project on the disk: its games, its looks, its output."""

from __future__ import annotations

from pathlib import Path

from builder.record import Record

DATA_FOLDERS = ("counters", "maps", "rules_data")


class Project(Record):
    """The folder that holds ``counters/ maps/ rules_data/`` and perhaps ``templates/``."""

    root: Path
    overlays: tuple[Path, ...] = ()
    """Folders of a user's own values that are laid over the data, later ones last; nothing of them is written outside dist/."""

    @property
    def games(self) -> tuple[str, ...]:
        """Ids of the games, sorted: every folder in ``rules_data/`` with a ``game.yaml``."""
        return tuple(sorted(path.parent.name for path in (self.root / "rules_data").glob("*/game.yaml")))

    def data_folders(self, game: str) -> tuple[Path, ...]:
        """The folders that hold one game's data, the user's own values among them."""
        return (*self.own_folders(game), *self.overlays)

    def own_folders(self, game: str) -> tuple[Path, ...]:
        """The folders that hold one game's data in the project itself."""
        return tuple(self.root / folder / game for folder in DATA_FOLDERS)

    @property
    def template_folders(self) -> tuple[Path, ...]:
        """Where looks are sought, the project's own first, then those that come with the tool."""
        own = self.root / "templates"
        return (own, _tool_templates()) if own.is_dir() and own.resolve() != _tool_templates() else (_tool_templates(),)

    def output(self, game: str) -> Path:
        """The folder that a build of the game replaces."""
        return self.root / "dist" / game

    @property
    def picture_cache(self) -> Path:
        """Where drawn pictures are kept between builds; safe to delete. Those that show a user's own values stay in dist/."""
        return self.root / "dist" / ".private-pictures" if self.overlays else self.root / ".cache" / "pictures"

    @property
    def module_cache(self) -> Path:
        """Where the last assembled modules are kept between builds, as the pictures are; safe to delete."""
        return self.root / "dist" / ".private-modules" if self.overlays else self.root / ".cache" / "modules"

    @property
    def document_cache(self) -> Path:
        """Where parsed data files are kept between runs; safe to delete."""
        return self.root / ".cache" / "documents"

    @property
    def tool_memo(self) -> Path:
        """Where the fingerprint of the tool is kept between runs; safe to delete."""
        return self.root / ".cache" / "tool.txt"

    def piece_ids(self, game: str) -> Path:
        """The ledger of piece ids: committed, append-only."""
        return self.root / "rules_data" / game / "piece_ids.txt"


def _tool_templates() -> Path:
    """In an installed package the templates lie inside it, in a checkout beside it."""
    inside = Path(__file__).parent / "templates"
    return inside.resolve() if inside.is_dir() else (Path(__file__).parent.parent / "templates").resolve()

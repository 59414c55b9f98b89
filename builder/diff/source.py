"""What the user named as OLD or NEW: a module, a built folder, a project's folder, or a git revision of the data."""

from __future__ import annotations

import tempfile
from pathlib import Path

from builder.diff.data_edition import data_edition
from builder.diff.edition import Edition, EditionError
from builder.diff.module_edition import module_edition
from builder.picture_cache import PictureCache
from builder.project import Project
from builder.revision import RevisionError, project_at
from builder.stamp import tool_fingerprint


def read_edition(project: Project, word: str) -> Edition:
    """The edition that ``word`` names: ``FILE.vmod``, ``dist/GAME``, ``FOLDER[:GAME]`` of a project, ``REV[:GAME]``.

    Raises EditionError with what is wrong and what may stand there.
    """
    path = Path(word)
    if path.is_file():
        return module_edition(path.read_bytes(), word)
    if path.is_dir() and not (path / "rules_data").is_dir():
        modules = sorted(path.glob("*.vmod"))
        if len(modules) != 1:
            number = "no module" if not modules else f"{len(modules)} modules"
            raise EditionError(f"the folder {word} holds {number}; a built folder (dist/<game>) holds one")
        return module_edition(modules[0].read_bytes(), word)
    cache = PictureCache(project.picture_cache, tool_fingerprint())
    name, _, game = word.partition(":")
    if Path(name).is_dir():
        return _of_project(Project(Path(name)), game, word, cache)
    with tempfile.TemporaryDirectory(prefix="vmodsmith-") as folder:
        return _of_project(_at(project, name, Path(folder)), game, word, cache)


def _at(project: Project, revision: str, folder: Path) -> Project:
    """The project as of the revision, written into the folder; without a user's own values, which no revision holds."""
    try:
        before = project_at(Project(project.root), revision, folder)
    except RevisionError as fault:
        raise EditionError(
            f"'{revision}' is no file, no folder and no git revision of this project: {fault}; "
            "name a .vmod, a built folder (dist/<game>), or REV or REV:GAME"
        ) from None
    if not (folder / "rules_data").is_dir():
        raise EditionError(f"at the revision '{revision}' the project has no folder rules_data/")
    return before


def _of_project(project: Project, game: str, label: str, cache: PictureCache) -> Edition:
    games = project.games
    if not game and len(games) == 1:
        game = games[0]
    if game not in games:
        known = ", ".join(games) or "none"
        wanted = f"has no game '{game}'" if game else "has several games; name one as in REV:GAME"
        raise EditionError(f"{label} {wanted} (there are: {known})")
    return data_edition(project, game, label, cache)

"""Errata and users' own values: files that are laid over the data, found and put in the order in which later ones win."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from builder.load.data_file import DataFiles
from builder.load.faults import Faults
from builder.model.erratum import Erratum
from builder.model.message import say
from builder.origin import Origin
from builder.record import replace

if (
    TYPE_CHECKING
):  # what reads errata is loaded where there are some: most games have none, and are checked at every key
    from builder.load.erratum_file import ErratumFile


class Errata:
    """The files in their order, each with what it has changed so far."""

    def __init__(self, files: Iterable[ErratumFile], faults: Faults) -> None:
        from builder.load.changes import Changes

        self.files = tuple((file, Changes(faults)) for file in files)

    def records(self) -> tuple[Erratum, ...]:
        """The errata with all that they changed."""
        return tuple(replace(file.erratum, changes=tuple(changes.found)) for file, changes in self.files)


def read_errata(files: DataFiles, game_id: str, overlays: Sequence[Path]) -> Errata | None:
    """The errata of a game by date, then name, then the files of each overlay folder by name.

    Of an overlay folder with a folder called as the game that one is taken, else its own files. None where there are neither.
    """
    folder = f"rules_data/{game_id}/errata"
    if not (files.project / folder).is_dir() and not overlays:
        return None
    from builder.load.erratum_file import read_erratum_file

    found: list[ErratumFile] = []
    if (files.project / folder).is_dir():
        errata = [read_erratum_file(node, file, False, files.faults) for file, node in files.documents(folder)]
        found += sorted(errata, key=lambda one: (one.erratum.date, one.erratum.id))
    for overlay in overlays:
        found += _read_overlay(files, overlay, game_id)
    return Errata(found, files.faults)


def overlay_folder(overlay: Path, game_id: str) -> Path:
    """The folder of an overlay that holds the files for one game."""
    return overlay / game_id if (overlay / game_id).is_dir() else overlay


def _read_overlay(files: DataFiles, overlay: Path, game_id: str) -> list[ErratumFile]:
    """Reports ``missing-folder``, and ``empty-overlay`` for a folder in which nothing can be read as values."""
    from builder.load.erratum_file import ErratumFile, read_erratum_file
    from builder.load.spreadsheet import SPREADSHEETS, is_spreadsheet, read_spreadsheet

    path = overlay_folder(overlay, game_id)
    name = _shown(path, files.project)
    documents = dict(files.documents(name, private=True))
    sheets = [entry.name for entry in path.iterdir() if is_spreadsheet(entry)] if path.is_dir() else []
    found: list[ErratumFile] = []
    for file in sorted([*documents, *(f"{name}/{sheet}" for sheet in sheets)]):
        if file in documents:
            found.append(read_erratum_file(documents[file], file, True, files.faults))
            continue
        spreadsheet = read_spreadsheet(files, file)
        if spreadsheet is not None:
            private = Erratum(file.rsplit("/", 1)[-1], "", None, "", Origin(file), private=True)
            found.append(ErratumFile(private, spreadsheet=spreadsheet))
    if path.is_dir() and not found and not any(fault.origin.file.startswith(name) for fault in files.faults.found):
        message = say(
            "フォルダに値のファイルがありません。.yaml か {endings} で終わるファイルがありません",
            "the folder holds no file of values: none ends in .yaml or {endings}",
            endings=", ".join(SPREADSHEETS),
        )
        files.faults.error(Origin(name), "empty-overlay", message)
    return found


def _shown(path: Path, project: Path) -> str:
    absolute, root = path.resolve(), project.resolve()
    return absolute.relative_to(root).as_posix() if absolute.is_relative_to(root) else absolute.as_posix()

"""What the verb ``schema`` prints and writes."""

from __future__ import annotations

import json
from pathlib import Path

import click

from builder.model.names import nearest
from builder.schema.kinds import DATA_FILE_KINDS, DataFileKind


def print_schema(name: str) -> None:
    """Print the schema of one kind; raises click.UsageError where there is no such kind."""
    click.echo(_kind(name).text().encode(), nl=False)


def list_kinds() -> None:
    """Print every kind with its files and what they hold."""
    width = max(len(kind.name) for kind in DATA_FILE_KINDS)
    for kind in DATA_FILE_KINDS:
        click.echo(f"{kind.name:{width}}  {kind.files[0]}: {kind.says}")


def write_schemas(folder: Path, name: str | None) -> None:
    """Write the schema of one kind, or all, into ``folder``, and print what an editor must be told."""
    kinds = DATA_FILE_KINDS if name is None else (_kind(name),)
    folder.mkdir(parents=True, exist_ok=True)
    for kind in kinds:
        (folder / f"{kind.name}.json").write_text(kind.text(), encoding="utf-8", newline="\n")
    click.echo(f"{len(kinds)} written to {folder}. For VS Code's YAML extension, in .vscode/settings.json:")
    click.echo(json.dumps({"yaml.schemas": editor_mapping(folder.as_posix(), kinds)}, indent=2))


def editor_mapping(folder: str, kinds: tuple[DataFileKind, ...] = DATA_FILE_KINDS) -> dict[str, list[str]]:
    """What ``yaml.schemas`` of an editor's settings says: by schema file the globs of the files that it is for."""
    return {f"{folder}/{kind.name}.json": [_anywhere(glob) for glob in kind.files] for kind in kinds}


def _anywhere(glob: str) -> str:
    """The glob below any folder, so that projects inside a repository are found as well."""
    return f"!**/{glob[1:]}" if glob.startswith("!") else f"**/{glob}"


def _kind(name: str) -> DataFileKind:
    known = {kind.name: kind for kind in DATA_FILE_KINDS}
    if name not in known:
        near = nearest(name, known)
        hint = f" Did you mean '{near}'?" if near else ""
        raise click.UsageError(f"no kind of data file '{name}'.{hint} There are: {', '.join(known)}.")
    return known[name]

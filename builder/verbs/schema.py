"""The verb ``schema``."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("schema")
@click.argument("kind", required=False)
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="Write into this folder, all without KIND."
)
def command(kind: str | None, out: Path | None) -> None:
    """Print the JSON Schema of a KIND of data file, by which editors complete and check; without KIND list the kinds."""
    from builder.schema_console import list_kinds, print_schema, write_schemas

    if out is not None:
        write_schemas(out, kind)
    elif kind is not None:
        print_schema(kind)
    else:
        list_kinds()

"""The verb ``quality``."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("quality")
@click.argument("module", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE.vmod")
def command(module: Path) -> None:
    """Print FILE.vmod's figures: pieces with prototypes, changes that are reported, play aids."""
    from builder.quality import NotAModuleError, read_quality

    try:
        click.echo(read_quality(module).text(), nl=False)
    except NotAModuleError as error:
        raise click.UsageError(str(error)) from None

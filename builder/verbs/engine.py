"""The verb ``engine``."""

from __future__ import annotations

import sys
from pathlib import Path

import click


@click.command("engine")
@click.argument("module", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE.vmod")
@click.option(
    "--vassal", type=click.Path(path_type=Path), help="The folder of the VASSAL to use (default: the one found)."
)
@click.option(
    "--shots", type=click.Path(file_okay=False, path_type=Path), help="Paint every map window into this folder."
)
def command(module: Path, vassal: Path | None, shots: Path | None) -> None:
    """Open FILE.vmod in a real VASSAL, load every setup, and print what the engine reports."""
    from builder.engine import run_engine

    sys.exit(run_engine(module, vassal, shots))

"""Where a verb that tells something writes it."""

from __future__ import annotations

from pathlib import Path

import click

output_option = click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write into this file instead of printing."
)
"""For verbs that print a document."""

"""The first thing that runs: the command's process is set up before anything else is loaded."""

from __future__ import annotations

import gc


def main() -> None:
    """Run the command ``vmodsmith``."""
    # Nearly all that is made is a record or a class that lives to the end: to look for rubbish after every 700 takes a fifth
    # of the time of a check.
    gc.set_threshold(400_000, 20, 50)
    from builder.cli import main as command

    command(prog_name="vmodsmith")

"""The first thing that runs: the command's process is set up before anything else is loaded."""

from __future__ import annotations

import gc
import os
import sys


def main() -> None:
    """Run the command ``vmodsmith``."""
    # Nearly all that is made is a record or a class that lives to the end: to look for rubbish after every 700 takes a fifth
    # of the time of a check.
    gc.set_threshold(400_000, 20, 50)
    from builder.cli import main as command

    try:
        command(prog_name="vmodsmith")
    except SystemExit as end:
        # To take a hundred thousand records apart one by one takes longer than to check a setup; the system does it at once.
        if isinstance(end.code, int | None):
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(end.code or 0)
        raise

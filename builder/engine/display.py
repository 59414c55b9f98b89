"""A screen for VASSAL's windows: the user's own, or on a machine without one an Xvfb that lives as long as it is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from builder.engine.install import EngineMissingError

SCREEN = "1600x1200x24"


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """The environment variables that a child process needs to find a screen.

    Starts Xvfb on a free display number where ``DISPLAY`` is not set (on Windows and macOS there is always a screen), and
    ends it on leaving. One screen serves one session: it ends itself when its only client is gone, so that none is left
    behind even where this process is killed. Raises ``EngineMissingError`` where there is neither a screen nor Xvfb.
    """
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY"):
        yield {}
        return
    command = shutil.which("Xvfb")
    if command is None:
        raise EngineMissingError(
            "There is no screen here (DISPLAY is not set), and VASSAL needs one for its windows.\n"
            "  Install the screen in memory: sudo apt-get install xvfb   (Fedora: sudo dnf install xorg-x11-server-Xvfb)"
        )
    reading, writing = os.pipe()
    arguments = [command, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp", "-terminate"]
    server = subprocess.Popen(arguments, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise EngineMissingError(f"Xvfb ({command}) did not start; run it by hand to see why: Xvfb :99")
        yield {"DISPLAY": f":{number}"}
    finally:
        server.terminate()
        try:
            server.wait(timeout=10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()

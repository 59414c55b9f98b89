"""Work that is done by the second processor while this one goes on with other work.

The process is forked: it has everything that was loaded already and starts at once. Where forking is not to be had (Windows,
macOS) or not safe (other threads run), and wherever it fails, the work is simply done here when its result is asked for, so
that the result never depends on it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping

from builder.record import Record, packed, unpacked


class Made(Record):
    """What the work gives: texts of files by name."""

    entries: Mapping[str, bytes]


class Aside:
    """A piece of work that has begun; ``result`` waits for it, ``abandon`` ends it."""

    def __init__(self, work: Callable[[], Mapping[str, bytes]]) -> None:
        self._work = work
        self._child = 0
        self._reading = -1
        if sys.platform != "linux" or threading.active_count() > 1 or (os.cpu_count() or 1) < 2:
            return
        try:
            reading, writing = os.pipe()
            self._child = os.fork()
        except OSError:  # no process or pipe left
            return
        if self._child == 0:
            os.close(reading)
            _work_and_end(work, writing)
        os.close(writing)
        self._reading = reading

    def result(self) -> Mapping[str, bytes]:
        """What the work gave. Raises what the work raises."""
        if not self._child:
            return self._work()
        parts: list[bytes] = []
        with os.fdopen(self._reading, "rb") as stream:
            while part := stream.read(1 << 20):
                parts.append(part)
        _, status = os.waitpid(self._child, 0)
        self._child = 0
        made: Made | None = unpacked(b"".join(parts), Made) if status == 0 else None
        return self._work() if made is None else made.entries

    def abandon(self) -> None:
        """End the work: nobody wants its result."""
        if self._child:
            os.close(self._reading)
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._child, signal.SIGKILL)
            os.waitpid(self._child, 0)
            self._child = 0


def _work_and_end(work: Callable[[], Mapping[str, bytes]], writing: int) -> None:
    """The child's whole life. Whatever goes wrong in it goes wrong once more in the parent, where it can be told."""
    code = 1
    try:
        with os.fdopen(writing, "wb") as stream:
            stream.write(packed(Made(work())))
        code = 0
    finally:
        os._exit(code)  # no tidying up: open files, hooks and streams are the parent's

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
    """A piece of work that has begun; ``result`` waits for it, ``end`` ends it.

    What need not be done ``at_once`` is done here when its result is asked for. ``keep`` is given the result when it has been
    handed over, so that nobody waits for it.
    """

    def __init__(
        self,
        work: Callable[[], Mapping[str, bytes]],
        at_once: bool = True,
        keep: Callable[[Mapping[str, bytes]], None] | None = None,
    ) -> None:
        self._work = work
        self._keep = keep
        self._child = 0
        self._reading = -1
        if not at_once or sys.platform != "linux" or threading.active_count() > 1 or (os.cpu_count() or 1) < 2:
            return
        try:
            reading, writing = os.pipe()
            self._child = os.fork()
        except OSError:  # no process or pipe left
            return
        if self._child == 0:
            os.close(reading)
            _work_and_end(work, keep, writing)
        os.close(writing)
        self._reading = reading

    def result(self) -> Mapping[str, bytes]:
        """What the work gave; to be asked once. Raises what the work raises."""
        if self._reading >= 0:
            parts: list[bytes] = []
            with os.fdopen(self._reading, "rb") as stream:
                while part := stream.read(1 << 20):
                    parts.append(part)
            self._reading = -1
            # A process that was ended before it had handed all over has handed over what cannot be read.
            made: Made | None = unpacked(b"".join(parts), Made)
            if made is not None:
                return made.entries
        entries = self._work()
        if self._keep is not None:
            self._keep(entries)
        return entries

    def end(self) -> None:
        """End the work where nobody has asked for its result, else let it keep that."""
        if self._child:
            if self._reading >= 0:
                os.close(self._reading)
                self._reading = -1
                with contextlib.suppress(ProcessLookupError):
                    os.kill(self._child, signal.SIGKILL)
            os.waitpid(self._child, 0)
            self._child = 0


def _work_and_end(
    work: Callable[[], Mapping[str, bytes]], keep: Callable[[Mapping[str, bytes]], None] | None, writing: int
) -> None:
    """The child's whole life. Whatever goes wrong in it goes wrong once more in the parent, where it can be told."""
    try:
        with os.fdopen(writing, "wb") as stream:
            made = work()
            stream.write(packed(Made(made)))
        if keep is not None:
            keep(made)
    finally:
        os._exit(0)  # no tidying up: open files, hooks and streams are the parent's

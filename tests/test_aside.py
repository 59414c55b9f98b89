"""Work on the second processor: its result is that of doing the work here, whatever becomes of the process."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time

import pytest

from builder.aside import Aside

FORKS = pytest.mark.skipif(sys.platform != "linux", reason="only on Linux is the work done in a process of its own")


def here(aside: Aside) -> bool:
    """True where the work has no process of its own."""
    return not aside._child


def test_the_result_is_what_the_work_gives() -> None:
    content = os.urandom(3_000_000)  # far more than a pipe holds
    assert Aside(lambda: {"a": content, "城.txt": b""}).result() == {"a": content, "城.txt": b""}


@FORKS
def test_the_work_is_done_by_another_process() -> None:
    aside = Aside(lambda: {"process": str(os.getpid()).encode()})
    assert not here(aside)
    assert int(aside.result()["process"]) != os.getpid()
    assert here(aside)


def test_what_the_work_raises_is_raised_here() -> None:
    def fails():
        raise ValueError("a trait that cannot be written")

    with pytest.raises(ValueError, match="cannot be written"):
        Aside(fails).result()


@FORKS
def test_a_process_that_is_killed_costs_only_the_time_to_do_the_work_here() -> None:
    parent = os.getpid()

    def work():
        if os.getpid() != parent:
            os.kill(os.getpid(), signal.SIGKILL)
        return {"a": b"done"}

    assert Aside(work).result() == {"a": b"done"}


@FORKS
def test_work_that_nobody_wants_is_ended() -> None:
    parent = os.getpid()

    def work():
        if os.getpid() != parent:
            time.sleep(600)
        return {}

    aside = Aside(work)
    child = aside._child
    aside.abandon()
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)
    aside.abandon()  # twice is no fault


def test_with_other_threads_the_work_is_done_here() -> None:
    """A lock that another thread holds would stay locked for ever in a forked process."""
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait)
    thread.start()
    try:
        aside = Aside(lambda: {"process": str(os.getpid()).encode()})
        assert here(aside)
        assert int(aside.result()["process"]) == os.getpid()
    finally:
        stop.set()
        thread.join()

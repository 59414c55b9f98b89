"""Work on the second processor: its result is that of doing the work here, whatever becomes of the process.

The tests themselves run beside threads, where no process is forked; what a process of its own does is tried in a fresh one.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest

from builder.aside import Aside

FORKS = pytest.mark.skipif(sys.platform != "linux", reason="only on Linux is the work done in a process of its own")
HEADING = "import os, signal, time\nfrom builder.aside import Aside\nparent = os.getpid()\n"


def alone(script: str) -> None:
    """Run a script in a fresh process without threads; what it asserts must hold."""
    done = subprocess.run([sys.executable, "-c", HEADING + script], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_result_is_what_the_work_gives() -> None:
    content = os.urandom(3_000_000)
    assert Aside(lambda: {"a": content, "城.txt": b""}).result() == {"a": content, "城.txt": b""}


def test_what_the_work_raises_is_raised_here() -> None:
    def fails():
        raise ValueError("a trait that cannot be written")

    with pytest.raises(ValueError, match="cannot be written"):
        Aside(fails).result()


@FORKS
def test_the_work_is_done_by_another_process() -> None:
    # far more than a pipe holds
    alone("""
aside = Aside(lambda: {"process": str(os.getpid()).encode(), "much": b"x" * 3_000_000})
made = aside.result()
assert int(made["process"]) != parent
assert made["much"] == b"x" * 3_000_000
""")


@FORKS
def test_a_process_that_is_killed_or_fails_costs_only_the_time_to_do_the_work_here() -> None:
    alone("""
def killed():
    if os.getpid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)
    return {"a": b"done"}
def ended():
    if os.getpid() != parent:
        os._exit(0)
    return {"a": b"done"}
assert Aside(killed).result() == {"a": b"done"}
assert Aside(ended).result() == {"a": b"done"}
""")


@FORKS
def test_work_that_nobody_wants_is_ended() -> None:
    alone("""
def long():
    if os.getpid() != parent:
        time.sleep(600)
    return {}
aside = Aside(long)
child = aside._child
assert child
aside.end()
aside.end()  # twice is no fault
try:
    os.kill(child, 0)
except ProcessLookupError:
    pass
else:
    raise AssertionError("it still runs")
""")


@FORKS
def test_the_other_process_keeps_the_result_after_it_has_handed_it_over(tmp_path) -> None:
    alone(f"""
from pathlib import Path
kept, wait = Path({str(tmp_path / "kept")!r}), Path({str(tmp_path / "wait")!r})
wait.touch()
def keep(made):
    while wait.exists():
        time.sleep(0.01)
    kept.write_bytes(made["a"])
aside = Aside(lambda: {{"a": b"done"}}, keep=keep)
assert aside.result() == {{"a": b"done"}}
assert not kept.exists()
wait.unlink()
aside.end()
assert kept.read_bytes() == b"done"
""")


def test_what_is_done_here_is_kept_too_and_only_when_it_is_asked_for() -> None:
    done: list[str] = []
    aside = Aside(lambda: done.append("work") or {"a": b"1"}, at_once=False, keep=lambda made: done.append(str(made)))
    assert done == []
    assert aside.result() == {"a": b"1"}
    assert done == ["work", "{'a': b'1'}"]
    aside.end()


def test_with_other_threads_the_work_is_done_here() -> None:
    """A lock that another thread holds would stay locked for ever in a forked process."""
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait)
    thread.start()
    try:
        assert int(Aside(lambda: {"process": str(os.getpid()).encode()}).result()["process"]) == os.getpid()
    finally:
        stop.set()
        thread.join()

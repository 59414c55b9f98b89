"""Starting the Java virtual machine inside this process, with VASSAL on its class path (runs in the session's process)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import jpype  # type: ignore[import-untyped]

Result = TypeVar("Result")
JavaObject: TypeAlias = Any
"""An object or class of Java: what it can do is written in VASSAL's source, not in Python's types."""

LOGGING_SETUP = Path(__file__).parent / "logging_setup"
HEAP = "-Xmx1536m"


def start_virtual_machine(java: Path, jars: Sequence[Path], work: Path, language: str) -> None:
    """Start Java with an empty home, so that no preference, cache or extension of the user plays a part.

    ``work`` is the session's own folder; the engine's log goes to ``work/engine.log``.
    """
    home, temporary = work / "home", work / "tmp"
    for folder in (home, temporary):
        folder.mkdir(parents=True, exist_ok=True)
    jpype.startJVM(
        HEAP,
        # A session lives for seconds: what Java learns about its speed would not pay off.
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        f"-Duser.home={home}",
        f"-DVASSAL.conf={home / 'VASSAL'}",
        f"-DVASSAL.cache={home / 'cache'}",
        f"-Djava.io.tmpdir={temporary}",
        f"-Dvmodsmith.log={work / 'engine.log'}",
        f"-Duser.language={language}",
        "-Djava.awt.headless=false",
        "-Dsun.java2d.uiScale=1",
        "--add-exports=java.desktop/sun.java2d.cmm=ALL-UNNAMED",
        jvmpath=str(java),
        classpath=[str(LOGGING_SETUP), *(str(jar) for jar in jars)],
        convertStrings=False,
    )


def java_class(name: str) -> JavaObject:
    """The Java class of that full name."""
    return jpype.JClass(name)


def implementation(interface: str, **methods: Callable[..., object]) -> JavaObject:
    """A Java object that implements the interface with Python functions, one for each method's name."""
    return jpype.JProxy(interface, dict=methods)


def on_swing(work: Callable[[], Result]) -> Result:
    """Do ``work`` on Swing's thread, where VASSAL does everything, and wait for its result; its exception is raised here."""
    outcome: list[Result] = []
    fault: list[BaseException] = []

    def run() -> None:
        try:
            outcome.append(work())
        except BaseException as error:  # a Java caller can't carry it: it is raised again below
            fault.append(error)

    java_class("javax.swing.SwingUtilities").invokeAndWait(implementation("java.lang.Runnable", run=run))
    if fault:
        raise fault[0]
    return outcome[0]


def settle(rounds: int = 4) -> None:
    """Wait until what has been put off on Swing's thread has been done (what VASSAL calls ``invokeLater`` for)."""
    queue = java_class("java.awt.Toolkit").getDefaultToolkit().getSystemEventQueue()
    for _ in range(rounds):
        on_swing(lambda: None)
        while queue.peekEvent() is not None:
            on_swing(lambda: None)


def run_with_windows(main: Callable[[], None]) -> None:
    """Run ``main`` where windows can be made: macOS gives them only while the first thread serves its event loop."""
    if sys.platform == "darwin":
        jpype.setupGuiEnvironment(main)
    else:
        main()


def text(value: JavaObject) -> str:
    """A Java value as text; Java's null becomes the empty text."""
    return "" if value is None else str(value)


def text_or_none(value: JavaObject) -> str | None:
    """A Java value as text; Java's null stays None."""
    return None if value is None else str(value)

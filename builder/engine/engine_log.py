"""The engine's log, as our own ``logback.xml`` writes it: one event a line, separated by tabs."""

from __future__ import annotations

from pathlib import Path

from builder.engine.observation import LogLine

_HARMLESS_CLASS = "org/netbeans/spi/wizard"
_HARMLESS_PACKAGE = "org.netbeans.spi.wizard"


def reported_lines(log: Path) -> tuple[LogLine, ...]:
    """The warnings and errors of the log file, without those that say nothing about the module."""
    if not log.is_file():
        return ()
    lines = (_line(row) for row in log.read_text(encoding="utf-8", errors="replace").splitlines() if row.strip())
    return tuple(line for line in lines if not is_harmless(line))


def is_harmless(line: LogLine) -> bool:
    """True for what happens with every module: the welcome wizard's classes are not among the jars of a bare engine.

    Only a missing class of exactly that package counts (``NoClassDefFoundError`` or ``ClassNotFoundException``).
    """
    said = f"{line.message} {line.exception}"
    missing = "NoClassDefFoundError" in said or "ClassNotFoundException" in said
    return missing and (_HARMLESS_CLASS in said or _HARMLESS_PACKAGE in said)


def _line(row: str) -> LogLine:
    level, logger, message, exception = [*row.split("\t"), "", "", ""][:4]
    return LogLine(level=level, logger=logger, message=message, exception=exception.strip(" |"))

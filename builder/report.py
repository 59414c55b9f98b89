"""Diagnostics as text for people. Other forms (for machines) stand beside ``text_report`` and take the same tuple."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from unicodedata import east_asian_width

from builder.diagnostic import Diagnostic, Severity
from builder.origin import Origin

SourceLine = Callable[[Origin], str | None]
"""The line of a data file that an origin points at, None where it is not to be had."""


def in_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """By file, line and column, each fault once: what every report prints."""
    return tuple(sorted(dict.fromkeys(diagnostics), key=lambda diagnostic: diagnostic.sort_key))


def text_report(diagnostics: Iterable[Diagnostic], source_line: SourceLine | None = None) -> str:
    """The diagnostics in the form of compilers, which editors know how to jump to, and a last line with their number.

    ``file:line:column: error: message [code]``, below it the line of the file with a mark under the column where
    ``source_line`` gives it, and an indented line for each related spot.
    """
    ordered = in_order(diagnostics)
    lines: list[str] = []
    for diagnostic in ordered:
        lines.append(f"{diagnostic.origin}: {diagnostic.severity.word}: {diagnostic.message} [{diagnostic.code}]")
        lines += _excerpt(diagnostic.origin, source_line)
        lines += [f"  {related.origin}: {related.message}" for related in diagnostic.related]
    return "\n".join([*lines, summary(ordered)]) + "\n"


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """How many there are of each severity, e.g. ``3 errors, 1 warning``; ``no faults`` where there are none."""
    found = [diagnostic.severity for diagnostic in diagnostics]
    counts = [(found.count(severity), severity.word) for severity in sorted(Severity, reverse=True)]
    return ", ".join(f"{count} {word}{'s' if count > 1 else ''}" for count, word in counts if count) or "no faults"


def _excerpt(origin: Origin, source_line: SourceLine | None) -> list[str]:
    line = source_line(origin) if source_line else None
    if line is None or not line.strip():
        return []
    before = line[: origin.column - 1]
    # Full-width characters take two cells of a terminal; a tab stays a tab so that the mark keeps under its column.
    blank = "".join("\t" if sign == "\t" else "\u3000" if east_asian_width(sign) in "WF" else " " for sign in before)
    return [f"    {line.rstrip()}", f"    {blank}^"]

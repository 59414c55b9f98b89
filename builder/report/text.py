"""Faults as text for people, in the form of compilers, which editors know how to jump to."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import east_asian_width

from builder.diagnostic import Diagnostic
from builder.origin import Origin
from builder.report.order import in_order, severity_word, summary
from builder.report.telling import SourceLine


def text_report(diagnostics: Iterable[Diagnostic], source_line: SourceLine | None = None, language: str = "en") -> str:
    """The diagnostics, one or more lines each, and a last line with their number.

    ``file:line:column: error: message [code]``, below it the line of the file with a mark under the column where
    ``source_line`` gives it, and an indented line for each related spot.
    """
    ordered = in_order(diagnostics)
    lines: list[str] = []
    for diagnostic in ordered:
        word = severity_word(diagnostic.severity, language)
        lines.append(f"{diagnostic.origin}: {word}: {diagnostic.in_language(language)} [{diagnostic.code}]")
        lines += _excerpt(diagnostic.origin, source_line)
        lines += [f"  {related.origin}: {related.in_language(language)}" for related in diagnostic.related]
    return "\n".join([*lines, summary(ordered, language)]) + "\n"


def _excerpt(origin: Origin, source_line: SourceLine | None) -> list[str]:
    line = source_line(origin) if source_line else None
    if line is None or not line.strip():
        return []
    before = line[: origin.column - 1]
    # Full-width characters take two cells of a terminal; a tab stays a tab so that the mark keeps under its column.
    blank = "".join("\t" if sign == "\t" else "\u3000" if east_asian_width(sign) in "WF" else " " for sign in before)
    return [f"    {line.rstrip()}", f"    {blank}^"]

"""Faults as workflow commands of GitHub Actions, which annotate the line of a pull request.

Form: ``::error file=a.yaml,line=1,col=2,title=code::message``, see *Workflow commands for GitHub Actions*. ``%`` and line
breaks are escaped everywhere, ``:`` and ``,`` in the properties.
"""

from __future__ import annotations

from collections.abc import Iterable

from builder.diagnostic import Diagnostic, Severity
from builder.report.order import in_order, summary
from builder.report.telling import Telling

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def github_report(diagnostics: Iterable[Diagnostic], telling: Telling) -> str:
    """One command a line, and a last line with their number, which a log shows as it is."""
    ordered = in_order(diagnostics)
    lines = [_command(diagnostic, telling) for diagnostic in ordered]
    return "\n".join([*lines, summary(ordered, telling.language)]) + "\n"


def _command(diagnostic: Diagnostic, telling: Telling) -> str:
    origin = diagnostic.origin
    properties = {
        "file": telling.path(origin.file),
        "line": str(origin.line),
        "col": str(origin.column),
        "title": diagnostic.code,
    }
    told = ",".join(f"{key}={_escaped_property(value)}" for key, value in properties.items())
    related = (
        f"{telling.path(spot.origin.file)}:{spot.origin.line}:{spot.origin.column}: {spot.in_language(telling.language)}"
        for spot in diagnostic.related
    )
    message = "\n".join((diagnostic.in_language(telling.language), *related))
    return f"::{_COMMANDS[diagnostic.severity]} {told}::{_escaped(message)}"


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _escaped_property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")

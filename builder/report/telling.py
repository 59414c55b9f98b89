"""What every form of report is told besides the faults themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import PurePath

from builder.diagnostic import Diagnostic, Severity
from builder.origin import Origin
from builder.record import Record, field

LANGUAGES = ("en", "ja")
"""The languages in which faults are told."""

SourceLine = Callable[[Origin], str | None]
"""The line of a data file that an origin points at, None where it is not to be had."""


class Telling(Record):
    """How to tell: ``language`` is one of ``LANGUAGES``; ``strict`` counts warnings as failures.

    ``folder`` stands before every path, with its ``/``, so that paths start at the folder in which the command was called.
    ``explanations`` has the text of ``explain`` by code; ``checked`` names every file that was read, faulty or not.
    """

    language: str = "en"
    strict: bool = False
    folder: str = ""
    tool_version: str = ""
    explanations: Mapping[str, str] = field(default_factory=dict)
    checked: tuple[str, ...] = ()
    source_line: SourceLine | None = None

    def path(self, file: str) -> str:
        """The file as seen from the folder in which the command was called; an absolute path stays as it is."""
        return file if PurePath(file).is_absolute() else self.folder + file

    def fails(self, diagnostic: Diagnostic) -> bool:
        """True where the fault makes the run fail."""
        return diagnostic.severity >= (Severity.WARNING if self.strict else Severity.ERROR)

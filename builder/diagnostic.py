"""What a check found: one fault, one sentence, one code, at the place where it was written."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from builder.origin import Origin
from builder.record import Record, field


class Severity(IntEnum):
    """How bad: an error stops the build, a warning does not, a note only informs."""

    NOTE = 1
    WARNING = 2
    ERROR = 3

    @property
    def word(self) -> str:
        """The word that is printed, e.g. ``error``."""
        return self.name.lower()


class Related(Record):
    """A second spot that the same fault is about, e.g. the first of two equal keys."""

    origin: Origin
    message: str
    message_ja: str | None = None

    def in_language(self, language: str) -> str:
        """The message in ``language`` where it is known in it, else in English."""
        return self.message_ja if language == "ja" and self.message_ja is not None else self.message


class Diagnostic(Record):
    """One fault in the data.

    ``code`` is kebab-case and stays for ever; ``message`` says what is, then what is allowed, in the data's own names.
    """

    origin: Origin
    code: str
    message: str
    severity: Severity = Severity.ERROR
    related: tuple[Related, ...] = field(default=())
    message_ja: str | None = None
    """The same sentence in Japanese; None where the fault is told in English only."""

    def in_language(self, language: str) -> str:
        """The message in ``language`` where it is known in it, else in English."""
        return self.message_ja if language == "ja" and self.message_ja is not None else self.message

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        """Order of printing: by file, line and column, then code and message."""
        return (self.origin.file, self.origin.line, self.origin.column, self.code, self.message)


def has_error(diagnostics: Iterable[Diagnostic]) -> bool:
    """True where at least one of ``diagnostics`` stops the build."""
    return any(diagnostic.severity is Severity.ERROR for diagnostic in diagnostics)

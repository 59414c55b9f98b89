"""The order in which faults are told, and how many there are."""

from __future__ import annotations

from collections.abc import Iterable

from builder.diagnostic import Diagnostic, Severity

_NOTHING = {"en": "no faults", "ja": "問題なし"}
_JAPANESE = {Severity.ERROR: "エラー", Severity.WARNING: "警告", Severity.NOTE: "注記"}


def in_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """By file, line and column, each fault once: what every report prints."""
    return tuple(sorted(dict.fromkeys(diagnostics), key=lambda diagnostic: diagnostic.sort_key))


def severity_word(severity: Severity, language: str) -> str:
    """The word that is printed for people: ``error``, エラー."""
    return _JAPANESE[severity] if language == "ja" else severity.word


def summary(diagnostics: Iterable[Diagnostic], language: str = "en") -> str:
    """How many there are of each severity: ``3 errors, 1 warning``, エラー3件、警告1件; ``no faults`` where none is."""
    found = [diagnostic.severity for diagnostic in diagnostics]
    counts = [(found.count(severity), severity) for severity in sorted(Severity, reverse=True) if severity in found]
    if language == "ja":
        told = "、".join(f"{_JAPANESE[severity]}{count}件" for count, severity in counts)
    else:
        told = ", ".join(f"{count} {severity.word}{'s' if count > 1 else ''}" for count, severity in counts)
    return told or _NOTHING[language]

"""Faults as one JSON document, for scripts.

``{"version": 1, "language": "en", "faults": [{"file", "line", "column", "severity", "code", "message", "related": [...]}],
"counts": {"error": 0, "warning": 0, "note": 0}, "checked": [...]}``. Lines and columns count from 1, columns in characters.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from builder.diagnostic import Diagnostic, Severity
from builder.origin import Origin
from builder.report.order import in_order
from builder.report.telling import Telling

FORM = 1
"""Goes up where a reader of the older form would go wrong."""


def json_report(diagnostics: Iterable[Diagnostic], telling: Telling) -> str:
    """The document with a line break at its end; what is not ASCII is written as it is."""
    ordered = in_order(diagnostics)
    document = {
        "version": FORM,
        "language": telling.language,
        "faults": [_fault(diagnostic, telling) for diagnostic in ordered],
        "counts": {
            severity.word: sum(diagnostic.severity is severity for diagnostic in ordered)
            for severity in sorted(Severity, reverse=True)
        },
        "checked": [telling.path(file) for file in telling.checked],
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _fault(diagnostic: Diagnostic, telling: Telling) -> dict[str, object]:
    return {
        **_spot(diagnostic.origin, telling),
        "severity": diagnostic.severity.word,
        "code": diagnostic.code,
        "message": diagnostic.in_language(telling.language),
        "related": [
            {**_spot(related.origin, telling), "message": related.in_language(telling.language)}
            for related in diagnostic.related
        ],
    }


def _spot(origin: Origin, telling: Telling) -> dict[str, object]:
    return {"file": telling.path(origin.file), "line": origin.line, "column": origin.column}

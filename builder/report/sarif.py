"""Faults in SARIF 2.1.0 (OASIS, *Static Analysis Results Interchange Format*), which code scanning services read."""

from __future__ import annotations

import json
from collections.abc import Iterable
from urllib.parse import quote

from builder.diagnostic import Diagnostic
from builder.origin import Origin
from builder.report.order import in_order
from builder.report.telling import Telling

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_ROOT = "%SRCROOT%"
"""The name that services give to the root of the repository."""


def sarif_report(diagnostics: Iterable[Diagnostic], telling: Telling) -> str:
    """One log with one run; each code is a rule with its explanation, each fault a result."""
    ordered = in_order(diagnostics)
    codes = {code: index for index, code in enumerate(sorted({diagnostic.code for diagnostic in ordered}))}
    run = {
        "tool": {
            "driver": {
                "name": "vmodsmith",
                "semanticVersion": telling.tool_version,
                "rules": [_rule(code, telling) for code in codes],
            }
        },
        "language": telling.language,
        "columnKind": "unicodeCodePoints",
        "results": [_result(diagnostic, codes, telling) for diagnostic in ordered],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=2) + "\n"


def _rule(code: str, telling: Telling) -> dict[str, object]:
    explanation = telling.explanations.get(code, "")
    if not explanation:
        return {"id": code}
    return {
        "id": code,
        "shortDescription": {"text": explanation.split("\n", 1)[0]},
        "fullDescription": {"text": explanation.rstrip()},
    }


def _result(diagnostic: Diagnostic, codes: dict[str, int], telling: Telling) -> dict[str, object]:
    result: dict[str, object] = {
        "ruleId": diagnostic.code,
        "ruleIndex": codes[diagnostic.code],
        "level": diagnostic.severity.word,
        "message": {"text": diagnostic.in_language(telling.language)},
        "locations": [_location(diagnostic.origin, telling)],
    }
    if diagnostic.related:
        result["relatedLocations"] = [
            {
                "id": number,
                **_location(related.origin, telling),
                "message": {"text": related.in_language(telling.language)},
            }
            for number, related in enumerate(diagnostic.related, start=1)
        ]
    return result


def _location(origin: Origin, telling: Telling) -> dict[str, object]:
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": quote(telling.path(origin.file)), "uriBaseId": _ROOT},
            "region": {"startLine": origin.line, "startColumn": origin.column},
        }
    }

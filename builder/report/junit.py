"""Faults as a JUnit report in the form that Jenkins' xUnit plugin publishes (``junit-10.xsd``), for every CI that shows tests.

A file without a fault is a test that passed. Each fault is a test of its own: one that makes the run fail is a failure, any
other passes and carries its message as output.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from xml.etree import ElementTree

from builder.diagnostic import Diagnostic
from builder.report.order import in_order
from builder.report.telling import Telling

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 cannot hold."""


def junit_report(diagnostics: Iterable[Diagnostic], telling: Telling) -> str:
    """One suite; ``classname`` of a test is its file."""
    ordered = in_order(diagnostics)
    faulty = {diagnostic.origin.file for diagnostic in ordered}
    clean = [file for file in dict.fromkeys(telling.checked) if file not in faulty]
    failures = sum(map(telling.fails, ordered))
    counts = {"tests": str(len(clean) + len(ordered)), "failures": str(failures), "errors": "0", "skipped": "0"}
    root = ElementTree.Element("testsuites")
    suite = ElementTree.SubElement(root, "testsuite", {"name": "vmodsmith check", **counts, "time": "0"})
    for file in clean:
        ElementTree.SubElement(
            suite, "testcase", {"classname": _clean(telling.path(file)), "name": "check", "time": "0"}
        )
    for diagnostic in ordered:
        _add_fault(suite, diagnostic, telling)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _add_fault(suite: ElementTree.Element, diagnostic: Diagnostic, telling: Telling) -> None:
    origin, message = diagnostic.origin, _clean(diagnostic.in_language(telling.language))
    path = _clean(telling.path(origin.file))
    name = f"{diagnostic.code} {origin.line}:{origin.column}"
    test = ElementTree.SubElement(suite, "testcase", {"classname": path, "name": name, "time": "0"})
    lines = [f"{path}:{origin.line}:{origin.column}: {diagnostic.severity.word}: {message} [{diagnostic.code}]"]
    for related in diagnostic.related:
        spot = f"{telling.path(related.origin.file)}:{related.origin.line}:{related.origin.column}"
        lines.append(_clean(f"  {spot}: {related.in_language(telling.language)}"))
    if telling.fails(diagnostic):
        failure = ElementTree.SubElement(test, "failure", {"type": diagnostic.severity.word, "message": message})
        failure.text = "\n".join(lines)
    else:
        ElementTree.SubElement(test, "system-out").text = "\n".join(lines)


def _clean(text: str) -> str:
    return _NOT_XML.sub("\ufffd", text)

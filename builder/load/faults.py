"""Gathering what is wrong while reading goes on, so that one run tells all of it."""

from __future__ import annotations

from collections.abc import Iterable

from builder.diagnostic import Diagnostic, Related, Severity
from builder.load.yaml_document import Mapping, Node, Sequence
from builder.origin import Origin


class Faults:
    """The diagnostics of one loading run, in the order in which they were found."""

    def __init__(self) -> None:
        self.found: list[Diagnostic] = []

    def error(self, origin: Origin, code: str, message: str, related: tuple[Related, ...] = ()) -> None:
        """Add an error."""
        self.found.append(Diagnostic(origin, code, message, related=related))

    def warning(self, origin: Origin, code: str, message: str) -> None:
        """Add a warning, which does not stop a build."""
        self.found.append(Diagnostic(origin, code, message, Severity.WARNING))

    def add(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Add what another reader found."""
        self.found.extend(diagnostics)


def with_article(noun: str) -> str:
    """The noun with its article."""
    return f"{'an' if noun[:1] in 'aeio' else 'a'} {noun}"


def kind_of(node: Node) -> str:
    """What a node is, in a designer's words."""
    if isinstance(node, Sequence):
        return "a list"
    if isinstance(node, Mapping):
        return "a table"
    return "nothing" if node.text is None else f"'{node.text}'"

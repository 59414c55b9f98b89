"""Gathering what is wrong while reading goes on, so that one run tells all of it."""

from __future__ import annotations

from collections.abc import Iterable

from builder.diagnostic import Diagnostic, Related, Severity
from builder.load.node import Mapping, Node, Sequence
from builder.model.fault import fault
from builder.model.message import Message
from builder.origin import Origin


class Faults:
    """The diagnostics of one loading run, in the order in which they were found."""

    def __init__(self) -> None:
        self.found: list[Diagnostic] = []

    def error(self, origin: Origin, code: str, message: Message, related: tuple[Related, ...] = ()) -> None:
        """Add an error, which stops a build."""
        self._add(origin, code, message, Severity.ERROR, related)

    def warning(self, origin: Origin, code: str, message: Message) -> None:
        """Add a warning, which does not stop a build."""
        self._add(origin, code, message, Severity.WARNING, ())

    def add(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Add what another reader found."""
        self.found.extend(diagnostics)

    def _add(
        self, origin: Origin, code: str, message: Message, severity: Severity, related: tuple[Related, ...]
    ) -> None:
        self.found.append(fault(origin, code, message, severity, related))


def kind_of(node: Node) -> Message:
    """What a node is, in a designer's words."""
    if isinstance(node, Sequence):
        return Message("リスト", "a list")
    if isinstance(node, Mapping):
        return Message("表", "a table")
    return Message("空の値", "nothing") if node.text is None else Message(f"「{node.text}」", f"'{node.text}'")

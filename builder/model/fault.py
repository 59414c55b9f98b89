"""Diagnostics from sentences in both languages."""

from __future__ import annotations

from builder.diagnostic import Diagnostic, Related, Severity
from builder.model.message import Message
from builder.origin import Origin


def fault(
    origin: Origin,
    code: str,
    message: Message,
    severity: Severity = Severity.ERROR,
    related: tuple[Related, ...] = (),
) -> Diagnostic:
    """A diagnostic that is told in both languages."""
    return Diagnostic(origin, code, message.en, severity, related, message.ja)


def second_spot(origin: Origin, message: Message) -> Related:
    """A second spot of a fault, told in both languages."""
    return Related(origin, message.en, message.ja)

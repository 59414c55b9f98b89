"""A fault in what an erratum changed points at the erratum; here it gets the line that stood there before."""

from __future__ import annotations

from collections.abc import Iterable

from builder.diagnostic import Diagnostic, Related
from builder.model.erratum import Erratum
from builder.origin import Origin
from builder.record import replace

ALREADY_TOLD = frozenset({"changes-nothing"})
"""Codes whose message names the old line itself."""


def with_lines_before(diagnostics: Iterable[Diagnostic], errata: Iterable[Erratum]) -> tuple[Diagnostic, ...]:
    """The diagnostics; each that lies in an entry or value of an erratum has the changed record's own line as related."""
    before: dict[Origin, Origin] = {}
    for erratum in errata:
        for change in erratum.changes:
            for origin in (change.origin, change.item):
                if change.old_origin not in (change.origin, change.item):
                    before.setdefault(origin, before.get(change.old_origin, change.old_origin))
    return tuple(_with_line(found, before) for found in diagnostics)


def _with_line(found: Diagnostic, before: dict[Origin, Origin]) -> Diagnostic:
    old = before.get(found.origin)
    if old is None or found.code in ALREADY_TOLD:
        return found
    related = Related(old, "before the erratum it stood here", "正誤が当たる前はここにありました")
    return replace(found, related=(*found.related, related))

"""Spreadsheet: a table of texts, row by row, that players fill in.

Java: ``VASSAL.counters.TableInfo``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import PlainStateTrait
from builder.vassal.wire import STATE, integer, key_stroke, text


class TableInfo(PlainStateTrait):
    """Spreadsheet: a table of texts, row by row, that players fill in."""

    ID: ClassVar[str] = "table"

    rows: int = integer(2)
    columns: int = integer(2)
    command: str = text("Show Data")
    key: KeyStroke | None = key_stroke(ctrl("S"))
    description: str = text()
    values: str = text("null", part=STATE)

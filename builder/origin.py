"""Where a value was written: born at load, carried to the last message."""

from __future__ import annotations

from builder.record import Record


class Origin(Record, order=True, array_like=True):
    """A spot in a data file: path as shown to the designer, line and column counted from 1."""

    file: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

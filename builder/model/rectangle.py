"""Rectangles on boards."""

from __future__ import annotations

from builder.record import Record


class Rectangle(Record):
    """A rectangle on a board in pixels: left, top, width, height."""

    left: int
    top: int
    width: int
    height: int

    @property
    def centre(self) -> tuple[int, int]:
        """The middle, rounded down."""
        return (self.left + self.width // 2, self.top + self.height // 2)

"""Hexes: ids, neighbours, distance and pixels.

Names follow the trade: a flat-topped grid has columns, odd or even of which are pushed half a hex down. ``first_column``
is ``high`` where columns 2, 4, 6 ... are pushed down (the usual ``0101`` map), ``low`` where 1, 3, 5 ... are.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property

from builder.record import Record, replace

Pixel = tuple[int, int]
Point = tuple[float, float]

NEIGHBOUR_NAMES = ("N", "NE", "SE", "S", "SW", "NW")
_CUBE_STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Wrap(StrEnum):
    """Which edges of a map meet: the left and the right one (``columns``), the upper and the lower one (``rows``), or both."""

    COLUMNS = "columns"
    ROWS = "rows"
    BOTH = "both"


class HexGrid(Record, dict=True):
    """A flat-topped hex grid.

    ``height_px`` is the hex across its flats, which is the pitch of a column; ``column_pitch_px`` is the distance between
    two columns. ``left_px`` and ``top_px`` are the centre of the first hex. Ids are column then row, two digits each,
    from ``first_number``. ``wraps`` says which edges meet: distances and neighbours know it, pixels do not. Columns can only
    meet where their number is even, else half-hexes would meet whole ones; raises ValueError where it is odd.
    """

    columns: int
    rows: int
    height_px: int
    column_pitch_px: int
    left_px: int
    top_px: int
    first_column_high: bool = True
    first_number: int = 1
    wraps: Wrap | None = None

    def __post_init__(self) -> None:
        if self.columns_meet and self.columns % 2:
            raise ValueError(f"a map of {self.columns} columns cannot wrap from side to side")

    @property
    def columns_meet(self) -> bool:
        """True where the left and the right edge meet."""
        return self.wraps in (Wrap.COLUMNS, Wrap.BOTH)

    @property
    def rows_meet(self) -> bool:
        """True where the upper and the lower edge meet."""
        return self.wraps in (Wrap.ROWS, Wrap.BOTH)

    @cached_property
    def on_paper(self) -> HexGrid:
        """The grid as it lies on the table, where no edges meet: for outlines, and whatever else is drawn."""
        return self if self.wraps is None else replace(self, wraps=None)

    def hex_id(self, column: int, row: int) -> str:
        """The id printed in the hex of zero-based ``column`` and ``row``, e.g. ``0304``."""
        return f"{column + self.first_number:02d}{row + self.first_number:02d}"

    @cached_property
    def ids(self) -> dict[str, tuple[int, int]]:
        """Every hex id with its zero-based column and row, column by column."""
        return {self.hex_id(column, row): (column, row) for column in range(self.columns) for row in range(self.rows)}

    def is_pushed_down(self, column: int) -> bool:
        """True where zero-based ``column`` lies half a hex lower than its neighbours."""
        return (column % 2 == 1) == self.first_column_high

    def centre(self, hex_id: str) -> Pixel:
        """The pixel on which VASSAL snaps a counter: whole numbers, truncated as ``HexGrid`` in the engine does."""
        column, row = self.ids[hex_id]
        half = self.height_px // 2 if self.is_pushed_down(column) else 0
        return (self.left_px + column * self.column_pitch_px, self.top_px + row * self.height_px + half)

    def corners(self, hex_id: str) -> tuple[Point, ...]:
        """The six corners in pixels: W, NW, NE, E, SE, SW."""
        x, y = self.centre(hex_id)
        half_height = self.height_px / 2
        outer, inner = self.column_pitch_px * 2 / 3, self.column_pitch_px / 3
        return (
            (x - outer, y),
            (x - inner, y - half_height),
            (x + inner, y - half_height),
            (x + outer, y),
            (x + inner, y + half_height),
            (x - inner, y + half_height),
        )

    def axial(self, hex_id: str) -> tuple[int, int]:
        """Axial coordinates (q, r), in which steps are the same everywhere."""
        return self._axial(*self.ids[hex_id])

    def _axial(self, column: int, row: int) -> tuple[int, int]:
        return (column, row - self._shift(column))

    def _shift(self, column: int) -> int:
        """How many rows the axial coordinate lags behind the row in this column."""
        return (column - (column & 1)) // 2 if self.first_column_high else (column + (column & 1)) // 2

    def distance(self, first: str, second: str) -> int:
        """The number of steps from one hex to the other, also over edges that meet; 0 for the same hex."""
        start = self.axial(first)
        column, row = self.ids[second]
        return min(_steps(start, self._axial(column + x, row + y)) for x, y in self._copies)

    @cached_property
    def _copies(self) -> tuple[tuple[int, int], ...]:
        """How many columns and rows away each copy of the map lies that edges which meet make of it; the map itself is one."""
        around = (-self.columns, 0, self.columns) if self.columns_meet else (0,)
        across = (-self.rows, 0, self.rows) if self.rows_meet else (0,)
        return tuple((x, y) for x in around for y in across)

    @cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """The hexes next to each, over edges that meet too."""
        rows, meet, names = self.rows, self.rows_meet, list(self.ids)
        table = [names[column * rows : (column + 1) * rows] for column in range(self.columns)]
        found: dict[str, tuple[str, ...]] = {}
        for column, ids in enumerate(table):
            # What a step changes in the row is the same all along a column.
            steps = [
                (table[(column + q) % self.columns], r + self._shift(column + q) - self._shift(column))
                for q, r in _CUBE_STEPS
                if self.columns_meet or 0 <= column + q < self.columns
            ]
            for row, hex_id in enumerate(ids):
                near = [beside[(row + down) % rows] for beside, down in steps if meet or 0 <= row + down < rows]
                found[hex_id] = tuple(dict.fromkeys(near))
        return found

    def neighbour(self, hex_id: str, direction: int) -> str | None:
        """The hex next to ``hex_id`` in one of six directions (index in NEIGHBOUR_NAMES); None beyond an edge that meets none."""
        q, r = self.axial(hex_id)
        step_q, step_r = _CUBE_STEPS[direction]
        column = q + step_q
        row = r + step_r + self._shift(column)
        if self.columns_meet:
            column %= self.columns
        if self.rows_meet:
            row %= self.rows
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return self.hex_id(column, row)
        return None


def _steps(first: tuple[int, int], second: tuple[int, int]) -> int:
    """How many steps lie between two axial coordinates."""
    across, down = second[0] - first[0], second[1] - first[1]
    return max(abs(across), abs(down), abs(across + down))

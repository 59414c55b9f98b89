"""The areas in which pieces start: columns and rows are read off the hex number as a player reads them."""

from __future__ import annotations

from builder.check.setup.deployment_area import Area, Options
from builder.check.setup.frame.number_ranges import NumberRanges
from builder.prove.meaning import lines, surely, total
from builder.prove.rows import Row, SetupRows
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each line outside every area, and each hex or box that holds too many."""
    rows = surely(options.pieces, setup.rows)
    for row in rows:
        if options.area is not None and not any(_holds(area, row) for area in options.area):
            yield Violation((row.line, "outside"), lines([row]))
    for spot in {(row.board, row.place, row.hex) for row in rows}:
        here = [row for row in rows if (row.board, row.place, row.hex) == spot]
        if options.per_space is not None and total(here) > options.per_space:
            yield Violation((spot, "crowded"), lines(here))


def _holds(area: Area, row: Row) -> bool:
    if area.board is not None and row.board not in area.board.ids:
        return False
    if area.place is not None and not {(row.board, row.place), row.region} & set(area.place.ids):
        return False
    if area.hexes is not None and (row.board, row.hex) not in area.hexes.hexes:
        return False
    return _numbered(area.columns, row, slice(0, 2)) and _numbered(area.rows, row, slice(2, 4))


def _numbered(ranges: NumberRanges | None, row: Row, part: slice) -> bool:
    if ranges is None:
        return True
    return row.hex is not None and any(least <= int(row.hex[part]) <= most for least, most in ranges.ranges)

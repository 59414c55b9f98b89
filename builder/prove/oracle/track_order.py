"""Which values bound which."""

from __future__ import annotations

from builder.check.setup.track_order import Options
from builder.prove.meaning import lines, surely
from builder.prove.rows import Row, SetupRows, TrackRow, printed_number
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each value that is less than something it must reach, or more than something it must not pass."""
    for value in setup.values:
        if value.track not in options.track.ids or value.number is None:
            continue
        if options.side is not None and value.side not in options.side.ids:
            continue
        wrong: list[Row | TrackRow] = []
        for track, sign in ((options.at_least, 1), (options.at_most, -1)):
            wrong += [
                other
                for other in setup.values
                if track is not None
                and other.track in track.ids
                and other.side in (None, value.side)
                and other.number is not None
                and value.number * sign < other.number * sign
            ]
        for fields, sign in ((options.at_least_value, 1), (options.at_most_value, -1)):
            for row in surely(options.of, setup.rows):
                number = printed_number(row, fields.ids) if fields is not None and row.side == value.side else None
                if isinstance(number, int) and value.number * sign < number * sign:
                    wrong.append(row)
        if wrong:
            yield Violation((value.track, value.side), lines([value], wrong))

"""What must be in a setup because something else is."""

from __future__ import annotations

from collections.abc import Hashable

from builder.check.setup.frame.requirement import Requirement
from builder.check.setup.prerequisite import Options
from builder.prove.meaning import lines, perhaps, shows, surely
from builder.prove.rows import Row, SetupRows
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each need of a side's pieces, or of a counter, that surely is not met."""
    if options.when is not None:
        meant = surely(options.when, setup.rows)
        needs = Requirement(needs=options.needs, without=options.without, needs_track=options.needs_track)
        for side in dict.fromkeys(row.side for row in meant):
            yield from _unmet(("when", side), needs, [row for row in meant if row.side == side], setup)
    for counter, (needs, _) in options.of.by_counter.items() if options.of is not None else ():
        rows = [row for row in setup.rows if row.counter.id == counter]
        if rows:
            yield from _unmet(("of", counter), needs, rows, setup)


def _unmet(key: Hashable, needs: Requirement, rows: list[Row], setup: SetupRows) -> Violations:
    for index, needed in enumerate(needs.needs or ()):
        if not perhaps(needed, setup.rows):
            yield Violation((key, "needs", index), lines(rows), rule=needs.rule)
    unwanted = [
        other for other in surely(needs.without, setup.rows) if any(row is not other or row.count > 1 for row in rows)
    ]
    if unwanted:
        yield Violation((key, "without"), lines(rows, unwanted), rule=needs.rule)
    if needs.needs_track is not None:
        condition = needs.needs_track
        sides = condition.sides if condition.sides is not None else (rows[0].side, None)
        for value in setup.values:
            concerned = value.track in condition.track.ids and value.side in sides
            if concerned and value.number is not None and not shows(condition, value.number):
                yield Violation((key, value.track, value.side), lines(rows, [value]), rule=needs.rule)

"""Whose pieces stand together."""

from __future__ import annotations

from builder.check.setup.one_owner import Options
from builder.prove.meaning import grouped, lines, surely
from builder.prove.rows import Row, SetupRows
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each owner of a group besides the first."""
    for key, rows in grouped(surely(options.pieces, setup.rows), options.per).items():
        owned = [row for row in rows if row.side is not None]
        owners = list(dict.fromkeys(_owner(row, options.owner) for row in owned))
        for owner in owners[1:]:
            theirs = [row for row in owned if _owner(row, options.owner) in (owner, owners[0])]
            yield Violation((key, owner), lines(theirs))


def _owner(row: Row, owner: str) -> str | None:
    return row.side if owner == "side" or row.alliance is None else row.alliance

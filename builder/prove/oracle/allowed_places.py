"""Where certain pieces may stand: each line by itself."""

from __future__ import annotations

from builder.check.setup.allowed_places import Options
from builder.prove.meaning import lines, met_for, surely
from builder.prove.rows import SetupRows, TrackRow
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each meant line that surely stands elsewhere than ``only_at``, and each that stands at ``never_at``."""
    for row in surely(options.pieces, setup.rows):
        own = met_for(options.while_, setup)(row.side)
        land: list[TrackRow] | None = []
        if options.in_territory_while is not None:
            land = met_for(options.in_territory_while, setup)(row.territory) if row.territory else None
        if own is None or land is None:
            continue
        where = lines([row], own, land)
        if options.only_at is not None and options.only_at.judge(row.piece) is False:
            yield Violation((row.line, "only_at"), where)
        if options.never_at is not None and options.never_at.judge(row.piece) is True:
            yield Violation((row.line, "never_at"), where)

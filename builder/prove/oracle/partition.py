"""Who controls which place."""

from __future__ import annotations

from builder.check.setup.partition import Options
from builder.origin import Origin
from builder.prove.meaning import perhaps, surely
from builder.prove.rows import SetupRows, alliance_of
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each place with no controller or with several, and each neutral one that has any."""
    showing = [row for row in surely(options.pieces, setup.rows) if row.side is not None]
    open_at = {(row.board, row.place) for row in perhaps(options.pieces, setup.rows)}
    neutral = options.neutral.ids if options.neutral is not None else ()
    for place in (*options.places.ids, *neutral):
        claims: list[tuple[str, Origin]] = [
            (held.side, held.origin) for held in setup.setup.holdings if (held.board, held.place) == place
        ]
        claims += [(row.side, row.origin) for row in showing if row.side and (row.board, row.place) == place]
        parties = {(options.per == "alliance" and alliance_of(setup.game, side)) or side for side, _ in claims}
        where = frozenset(origin for _, origin in claims)
        if place in neutral:
            if claims:
                yield Violation((place, "neutral"), where)
        elif not claims and place not in open_at:
            yield Violation((place, "nobody"), lacking=True)
        elif len(parties) > 1:
            yield Violation((place, "several"), where)

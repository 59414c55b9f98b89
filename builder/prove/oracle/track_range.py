"""Between which values a track begins."""

from __future__ import annotations

from builder.check.setup.track_range import Options
from builder.prove.meaning import in_table, lines, met_for
from builder.prove.rows import SetupRows, TrackRow, alliance_of, position, track_of
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each value out of its bounds."""
    holds = met_for(options.while_, setup)
    for value in setup.values:
        concerned = value.track in options.track.ids and (options.side is None or value.side in options.side.ids)
        causes = holds(value.side)
        if concerned and value.number is not None and causes is not None and _wrong(options, value, setup):
            yield Violation((value.track, value.side), lines([value], causes))


def _wrong(options: Options, value: TrackRow, setup: SetupRows) -> bool:
    track = track_of(setup.game, value.track)
    number = value.number or 0
    own: str | None = None
    if options.equal_by is not None:
        key = {
            "setup": setup.setup.id,
            "side": value.side or "nobody",
            "alliance": alliance_of(setup.game, value.side) or "nobody",
        }[options.equal_by.property.value]
        own = in_table(options.equal_by, key)
    for word in (own, options.equal.text if options.equal else None):
        if word is not None and position(track, word) != number:
            return True
    least = position(track, options.minimum.text) if options.minimum else None
    most = position(track, options.maximum.text) if options.maximum else None
    return (least is not None and number < least) or (most is not None and number > most)

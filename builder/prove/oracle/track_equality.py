"""Which values must be the same."""

from __future__ import annotations

from builder.check.setup.track_equality import Options
from builder.prove.meaning import lines, met_for
from builder.prove.rows import SetupRows, TrackRow, alliance_of
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each value that differs from the one it is held against."""
    holds = met_for(options.while_, setup)
    asked = [
        value
        for value in setup.values
        if value.track in options.track.ids
        and value.number is not None
        and (options.side is None or value.side in options.side.ids)
        and holds(value.side) is not None
    ]
    # In the order of the tracks that are named, then of the setup's lines.
    asked.sort(key=lambda value: options.track.ids.index(value.track))
    for index, value in enumerate(asked):
        for other in _held_against(options, value, asked[:index], setup):
            if other.number is not None and other.number != value.number:
                causes = holds(value.side) or []
                yield Violation((value.track, value.side, other.track, other.side), lines([value, other], causes))


def _held_against(options: Options, value: TrackRow, earlier: list[TrackRow], setup: SetupRows) -> list[TrackRow]:
    if options.same_as is not None:
        return [
            other
            for other in setup.values
            if other.track in options.same_as.ids and (other.side is None or other.side == value.side)
        ]
    if options.among == "alliance":
        alliance = alliance_of(setup.game, value.side)
        earlier = [
            other for other in earlier if alliance is not None and alliance_of(setup.game, other.side) == alliance
        ]
    return earlier[:1]

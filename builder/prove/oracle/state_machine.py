"""In which states sides begin, and what forces them."""

from __future__ import annotations

from collections.abc import Iterable

from builder.check.setup.state_machine import Forced, Options
from builder.model.constraint_option import OptionWord
from builder.prove.meaning import lines, meets, perhaps, surely
from builder.prove.rows import Row, SetupRows, TrackRow, position, track_of
from builder.prove.violation import Violation, Violations


def in_setup(options: Options, setup: SetupRows) -> Violations:
    """Each value that is none of those to start in, and each that something forces to be another."""
    for value in setup.values:
        if value.track not in options.track.ids or value.number is None:
            continue
        if value.side is not None and value.side not in setup.sides:
            continue
        for start in options.start or ():
            if (start.setup is None or setup.setup.id in start.setup.ids) and (
                start.side is None or value.side in start.side.ids
            ):
                if value.number not in _numbers(start.states, value, setup):
                    yield Violation((value.track, value.side, "start"), lines([value]))
                break  # the first that fits is the one that counts
        for index, forced in enumerate(options.forced or ()):
            causes = _causes(forced, value, setup)
            if causes is not None and _broken(forced, value, setup):
                yield Violation((value.track, value.side, index), lines([value], causes))


def _causes(forced: Forced, value: TrackRow, setup: SetupRows) -> list[Row | TrackRow] | None:
    """What forces the state; None where it is not forced on this side, or not now."""
    if forced.side is not None and value.side not in forced.side.ids:
        return None
    found: list[Row | TrackRow] = []
    if forced.when is not None:
        condition = forced.when
        met = [
            other
            for other in setup.values
            if meets(condition, other) and (condition.sides is not None or other.side in (None, value.side))
        ]
        if not met:
            return None
        found += met
    if forced.present is not None:
        there = surely(forced.present, setup.rows)
        if not there:
            return None
        found += there
    if forced.absent is not None and perhaps(forced.absent, setup.rows):
        return None
    return found


def _broken(forced: Forced, value: TrackRow, setup: SetupRows) -> bool:
    number = value.number
    if number is None:
        return False
    if forced.equal is not None and number not in _numbers(forced.equal, value, setup):
        return True
    if forced.at_least is not None and number < min(_numbers([forced.at_least], value, setup)):
        return True
    return forced.at_most is not None and number > max(_numbers([forced.at_most], value, setup))


def _numbers(words: Iterable[OptionWord], value: TrackRow, setup: SetupRows) -> set[int]:
    track = track_of(setup.game, value.track)
    return {number for word in words if (number := position(track, word.text)) is not None}

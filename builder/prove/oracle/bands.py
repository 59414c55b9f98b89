"""The bands of a table: every number is tried against every band."""

from __future__ import annotations

from builder.check.setup.bands import Band, Options
from builder.model.game import Game
from builder.origin import Origin
from builder.prove.violation import Violation, Violations


def in_game(options: Options, game: Game) -> Violations:
    """Each run of numbers that no band holds, each band that shares a number with an earlier one, each row not as played."""
    ends = [end.number for band in options.bands for end in (band.from_, band.to) if end is not None]
    ends += [end for end in (options.from_, options.to) if end is not None]
    numbers = range(min(ends) - 2, max(ends) + 3)
    every = frozenset(origin for band in options.bands for origin in _where(band))
    hole: int | None = None
    for number in numbers:
        empty = not any(_holds(band, number) for band in options.bands) and _asked(options, number)
        if empty and hole is None:
            hole = number
            yield Violation(("hole", number), every)
        elif not empty:
            hole = None
    by_start = sorted(options.bands, key=lambda band: (_first(band, numbers), _last(band, numbers)))
    for index, band in enumerate(by_start):
        shared = [
            other
            for other in by_start[:index]
            if any(_holds(band, number) and _holds(other, number) for number in numbers)
        ]
        if shared:
            yield Violation(
                ("overlap", band.name.names), frozenset(where for each in (band, *shared) for where in _where(each))
            )
    if options.victory and game.play.victory is not None:
        yield from _as_played(options, game)


def _as_played(options: Options, game: Game) -> Violations:
    victory = game.play.victory
    if victory is None:
        return
    played = {(band.least, band.names.ja, band.names.en) for band in victory.bands}
    printed = {
        (None if band.from_ is None else band.from_.number, band.name.names.ja, band.name.names.en): band
        for band in options.bands
    }
    for row, band in printed.items():
        if row not in played:
            yield Violation(("printed", row), frozenset((*_where(band), victory.origin)))
    starts = {row[0] for row in printed}
    for row in played:
        if row[0] not in starts:
            yield Violation(("played", row), frozenset((victory.origin,)))


def _asked(options: Options, number: int) -> bool:
    """True for a number from the lowest to the highest that the table must hold."""
    starts = [None if band.from_ is None else band.from_.number for band in options.bands]
    stops = [None if band.to is None else band.to.number for band in options.bands]
    lowest = [start for start in (*starts, options.from_) if start is not None]
    highest = [stop for stop in (*stops, options.to) if stop is not None]
    from_here = None in starts or number >= min(lowest)
    to_here = None in stops or number <= max(highest)
    return from_here and to_here


def _holds(band: Band, number: int) -> bool:
    return (band.from_ is None or band.from_.number <= number) and (band.to is None or number <= band.to.number)


def _first(band: Band, numbers: range) -> int:
    return numbers[0] - 1 if band.from_ is None else band.from_.number


def _last(band: Band, numbers: range) -> int:
    return numbers[-1] + 1 if band.to is None else band.to.number


def _where(band: Band) -> list[Origin]:
    return [end.origin for end in (band.from_, band.to) if end is not None]

"""A line of a setup puts down a marker that runs on a track.

Why: a track's marker is put on its space from the value under ``tracks``; the line would put down a second one.

Example:
    places:
      - {place: funds-20, counters: [{counter: funds-tens}]}     # write  tracks: {funds: 20}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic, Related
from builder.model.board import Track
from builder.model.game import Game

CODE = "track-marker-placed"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every line with a counter that is a track's marker."""
    running: dict[str, Track] = {}
    for board in game.boards:
        for track in board.tracks:
            for digit in track.digits:
                for counter_id in digit.markers.values():
                    running.setdefault(counter_id, track)
    for setup in game.setups:
        for line in setup.placements:
            track_of_marker = running.get(line.counter)
            if track_of_marker:
                related = (Related(track_of_marker.origin, f"the track '{track_of_marker.id}'"),)
                message = (
                    f"'{line.counter}' runs on the track '{track_of_marker.id}'; "
                    "give the track's value under 'tracks' instead of this line"
                )
                yield Diagnostic(line.origin, CODE, message, related=related)

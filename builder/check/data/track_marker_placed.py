"""A line of a setup puts down a marker that runs on a track.

Why: a track's marker is put on its space from the value under ``tracks``; the line would put down a second one.

Example:
    places:
      - {place: funds-20, counters: [{counter: funds-tens}]}     # write  tracks: {funds: 20}
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.board import Track
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import Message, say

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
                on_track = say(
                    "トラック「{track}」（{id}）",
                    "the track '{id}'",
                    track=track_of_marker.names,
                    id=track_of_marker.id,
                )
                related = (second_spot(track_of_marker.origin, on_track),)
                message = say(
                    "「{counter}」は{track}のマーカーです。この行の代わりに「tracks」に値を書いてください",
                    "'{counter}' runs on {track}; give the track's value under 'tracks' instead of this line",
                    counter=Message(game.counter(line.counter).printed_name("ja"), line.counter),
                    track=on_track,
                )
                yield fault(line.origin, CODE, message, related=related)

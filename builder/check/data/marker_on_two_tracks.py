"""One marker runs on two tracks, or for two digits of one track.

Why: every track's marker is put on its space when a setup is built; one counter cannot show two values.

Example:
    tracks:
      - {id: funds, marker: coin, ...}
      - {id: power, marker: coin, ...}      # make a second marker
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import Message, say
from builder.origin import Origin

CODE = "marker-on-two-tracks"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every track, or digit, whose marker runs elsewhere already; markers of nobody may serve each side of one track."""
    owned = {counter.id for counter in game.counters if counter.side is not None}
    first: dict[str, tuple[str, Origin]] = {}
    for board in game.boards:
        for track in board.tracks:
            for digit in track.digits:
                for counter_id in digit.markers.values():
                    earlier, origin = first.get(counter_id, ("", track.origin))
                    if earlier and (counter_id in owned or origin != track.origin):
                        runs = say("「{track}」で使っています", "it runs on '{track}'", track=earlier)
                        related = (second_spot(origin, runs),)
                        message = say(
                            "マーカー「{marker}」が「{track}」と「{earlier}」の両方で使われています",
                            "the marker '{marker}' runs on '{track}' and on '{earlier}'",
                            marker=Message(game.counter(counter_id).printed_name("ja"), counter_id),
                            track=track.id,
                            earlier=earlier,
                        )
                        yield fault(track.origin, CODE, message, related=related)
                    first.setdefault(counter_id, (track.id, track.origin))

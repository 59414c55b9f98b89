"""A hex belongs to two named places.

Why: VASSAL reports a counter's place by one name; a hex with two would be reported by either.

Example:
    places:
      - {id: ridge, hexes: ["0503", "0603"], ...}
      - {id: mine, hexes: ["0603"], ...}             # the ridge has this hex already
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic, Related
from builder.model.board import Place
from builder.model.game import Game

CODE = "hex-in-two-places"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every place with a hex that an earlier place of its board has."""
    for board in game.boards:
        first: dict[str, Place] = {}
        for place in board.places:
            for hex_id in place.hexes:
                earlier = first.setdefault(hex_id, place)
                if earlier is not place:
                    related = (Related(earlier.origin, f"'{earlier.id}' has the hex {hex_id}"),)
                    message = f"the hex {hex_id} belongs to '{place.id}' and to '{earlier.id}'; a hex has one name"
                    yield Diagnostic(place.origin, CODE, message, related=related)

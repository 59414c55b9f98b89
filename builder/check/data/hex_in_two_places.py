"""A hex belongs to two named places.

Why: VASSAL reports a counter's place by one name; a hex with two would be reported by either.

Example:
    places:
      - {id: ridge, hexes: ["0503", "0603"], ...}
      - {id: mine, hexes: ["0603"], ...}             # the ridge has this hex already
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.board import Place, PlaceKind
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import say

CODE = "hex-in-two-places"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every place with a hex that an earlier place of its board has."""
    for board in game.boards:
        first: dict[str, Place] = {}
        for place in board.places:
            if place.kind is PlaceKind.REGION:
                continue
            for hex_id in place.hexes:
                earlier = first.setdefault(hex_id, place)
                if earlier is not place:
                    has = say(
                        "「{place}」（{id}）にヘクス{hex}があります",
                        "'{id}' has the hex {hex}",
                        place=earlier.names,
                        id=earlier.id,
                        hex=hex_id,
                    )
                    related = (second_spot(earlier.origin, has),)
                    message = say(
                        "ヘクス{hex}が「{place}」（{id}）と「{earlier}」（{earlier_id}）の両方にあります。"
                        "ヘクスの名前は一つです",
                        "the hex {hex} belongs to '{id}' and to '{earlier_id}'; a hex has one name",
                        hex=hex_id,
                        place=place.names,
                        id=place.id,
                        earlier=earlier.names,
                        earlier_id=earlier.id,
                    )
                    yield fault(place.origin, CODE, message, related=related)

"""The two ends of a measurement: pieces at their spots, or places with all their hexes."""

from __future__ import annotations

from builder.check.setup.frame.choice import PlaceChoice
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.piece import Piece, Spot
from builder.check.setup.frame.selection import Selection
from builder.check.setup.frame.setup_view import SetupView
from builder.origin import Origin
from builder.record import Record


class End(Record):
    """One end of a measurement: a piece at its spot, or all hexes of a place."""

    names: Message
    origin: Origin
    spots: tuple[Spot, ...]
    piece: Piece | None = None

    @property
    def told(self) -> Message:
        """The place, or the piece and where it stands."""
        if self.piece is None:
            return self.names
        return say("{piece}（{at}）", "{piece} ({at})", piece=self.names, at=self.spots[0].names)


def ends_of(pieces: Selection | None, places: PlaceChoice | None, game: GameView, view: SetupView | None) -> list[End]:
    """The pieces that stand on hexes, or the places that have any; a piece in a box has no distance."""
    if pieces is not None and view is not None:
        found = view.select(pieces)
        return [End(piece.names, piece.origin, (piece.spot,), piece) for piece in found if piece.spot.hex is not None]
    known = [game.game.board(board).place(place) for board, place in (places.ids if places else ())]
    return [
        End(Message(place.names.ja, place.names.en), place.origin, game.spots_of(place))
        for place in known
        if place.hexes
    ]

"""Counting along the lines of a setup: the line at which a number is passed, and what stands beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from builder.check.setup.frame.finding import Spotted
from builder.check.setup.frame.game_view import GameView
from builder.check.setup.frame.message import Message, say
from builder.check.setup.frame.piece import Piece
from builder.check.setup.frame.selection import Selection

_FEW = 3
"""So many other lines are shown with a fault."""


def one_too_many(pieces: Sequence[Piece], allowed: int) -> Piece:
    """The piece with which the count passes ``allowed``; the last one where it never does."""
    seen = 0
    for piece in pieces:
        seen += piece.count
        if seen > allowed:
            return piece
    return pieces[-1]


def undecided(selection: Selection, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """The pieces of which data that is missing leaves open whether they are meant; no fault may rest on them."""
    return tuple(piece for piece in pieces if isinstance(selection.judge(piece), Message))


def whose(piece: Piece, view: GameView) -> Message:
    """The name as printed with the side it belongs to: ``Fort of Red``; nobody's counter by its name alone."""
    if piece.side is None:
        return piece.names
    return say("{side}の{piece}", "{piece} of {side}", side=view.name_of_side(piece.side), piece=piece.names)


def stands_here(pieces: Iterable[Piece], view: GameView) -> tuple[Spotted, ...]:
    """A few of the lines as second spots of a fault: ``3 × Fort of Red at Harbour``."""
    return tuple(
        Spotted(
            piece.origin,
            say(
                "{spot}に{piece}×{count}",
                "{count} × {piece} at {spot}",
                spot=piece.spot.names,
                piece=whose(piece, view),
                count=piece.count,
            ),
        )
        for piece in list(pieces)[:_FEW]
    )

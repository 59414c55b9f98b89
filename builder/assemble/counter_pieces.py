"""The pieces of all counters, each made once: the palette and every setup share them, and what their traits are written as."""

from __future__ import annotations

from functools import cache

from builder.assemble.counter_piece import counter_piece
from builder.assemble.wardrobe import Wardrobe
from builder.model.game import Game
from builder.vassal.piece import Piece, expand_prototypes


class CounterPieces:
    """The pieces of a game's counters in one language."""

    def __init__(self, game: Game, wardrobe: Wardrobe) -> None:
        self._game = game
        self.wardrobe = wardrobe
        self._made = cache(self._make)
        self._expanded = cache(self._expand)

    def slot_piece(self, counter_id: str) -> Piece:
        """The piece of a counter as it lies in the palette, its prototypes unexpanded."""
        return self._made(counter_id, None)

    def piece_in_play(self, counter_id: str, state: str | None) -> Piece:
        """The piece of a counter in the given state (the first where None), its prototypes expanded, in no place yet."""
        counter_class = self._game.counter_class(self._game.counter(counter_id).class_id)
        return self._expanded(counter_id, None if state == counter_class.states[0].id else state)

    def _make(self, counter_id: str, state: str | None) -> Piece:
        return counter_piece(self._game, self._game.counter(counter_id), self.wardrobe, state)

    def _expand(self, counter_id: str, state: str | None) -> Piece:
        return expand_prototypes(self._made(counter_id, state), self.wardrobe.definitions)

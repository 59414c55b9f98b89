"""Cups: boxes in which counters lie face down and come out by chance (VASSAL: a deck that shuffles at every draw)."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.map_window import map_name
from builder.model.board import Board
from builder.model.game import Game
from builder.model.play import Cup
from builder.vassal.commands import AddDeck
from builder.vassal.components import DrawPile
from builder.vassal.deck import deck_of

_FIRST_NUMBER = 900_000
"""Ids of the decks' pieces in a save: apart from those of the counters."""


def cups_on(game: Game, board: Board, counter_px: int) -> tuple[DrawPile, ...]:
    """The decks of a board's window."""
    return tuple(_draw_pile(game, cup, counter_px) for cup in game.play.cups if cup.place.board == board.id)


def cup_pieces(game: Game, counter_px: int, edge_px: int) -> Iterator[AddDeck]:
    """The empty decks of a setup; ``edge_px`` is the border around a board in its window."""
    for number, cup in enumerate(game.play.cups, start=_FIRST_NUMBER):
        pile = _draw_pile(game, cup, counter_px)
        name = map_name(game.board(cup.place.board), game.language)
        yield AddDeck(str(number), deck_of(pile), name, pile.x + edge_px, pile.y + edge_px, True, ())


def _draw_pile(game: Game, cup: Cup, counter_px: int) -> DrawPile:
    board = game.board(cup.place.board)
    place = board.place(cup.place.place)
    assert place.rectangle is not None
    x, y = place.rectangle.centre
    return DrawPile(
        name=cup.names.in_language(game.language),
        owning_board=map_name(board, game.language),
        x=x,
        y=y,
        width=counter_px,
        height=counter_px,
        allow_multiple=False,
        allow_select=False,
        face_down="Always",
        draw_face_up=True,
        shuffle="Always",
        reversible=False,
        draw=False,
    )

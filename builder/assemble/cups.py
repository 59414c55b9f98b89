"""Cups and decks: boxes in which counters lie in one pile (VASSAL: a deck).

What is in a cup lies face down and comes out by chance, since it is shuffled at every draw; what is in an open deck lies face up
and is chosen by name in the deck's own menu.
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.counter_pieces import CounterPieces
from builder.assemble.window_name import map_name
from builder.assemble.words import word
from builder.model.board import Board
from builder.model.game import Game
from builder.model.play import Cup
from builder.model.setup import Placement, Setup
from builder.record import replace
from builder.vassal.commands import AddDeck, AddPiece
from builder.vassal.components import DrawPile
from builder.vassal.deck import deck_of
from builder.vassal.piece import placed_piece

_FIRST_NUMBER = 900_000
"""Ids of the decks' pieces in a save: apart from those of the counters."""


def cups_on(game: Game, board: Board, counter_px: int) -> tuple[DrawPile, ...]:
    """The decks of a board's window."""
    return tuple(_draw_pile(game, cup, counter_px) for cup in game.play.cups if cup.place.board == board.id)


def cup_pieces(
    game: Game, setup: Setup, pieces: CounterPieces, counter_px: int, edge_px: int
) -> Iterator[AddPiece | AddDeck]:
    """The cups and decks of a setup, with the cards that lie in them; ``edge_px`` is the border around a board in its window."""
    number = _FIRST_NUMBER
    for cup in game.play.cups:
        pile = _draw_pile(game, cup, counter_px)
        name = map_name(game.board(cup.place.board), game.language)
        x, y = pile.x + edge_px, pile.y + edge_px
        children: list[str] = []
        contents: list[tuple[str, str | None]] = [(counter, None) for counter in deck_contents(game, setup, cup)]
        contents += [(line.counter, line.state) for line in lines_in(cup, setup) for _ in range(line.count)]
        for counter_id, state in reversed(contents):
            children.append(str(number))
            yield AddPiece(str(number), placed_piece(pieces.piece_in_play(counter_id, state), name, x, y))
            number += 1
        yield AddDeck(str(number), deck_of(pile), name, x, y, not cup.open, tuple(children))
        number += 1


def lines_in(cup: Cup, setup: Setup) -> tuple[Placement, ...]:
    """The lines of a setup that put counters into a cup."""
    return tuple(line for line in setup.placements if (line.board, line.place) == (cup.place.board, cup.place.place))


def lines_outside(game: Game, setup: Setup) -> tuple[Placement, ...]:
    """The lines of a setup that put counters where they can be seen: in no cup and no deck."""
    cups = {(cup.place.board, cup.place.place) for cup in game.play.cups}
    return tuple(line for line in setup.placements if (line.board, line.place) not in cups)


def deck_contents(game: Game, setup: Setup, cup: Cup) -> tuple[str, ...]:
    """The cards that lie in a deck when the setup begins, the uppermost first: those of its side that no line places."""
    placed = {line.counter for line in setup.placements}
    return tuple(
        counter.id
        for counter in game.counters
        if counter.class_id in cup.cards and counter.side == cup.side and counter.id not in placed
    )


def _draw_pile(game: Game, cup: Cup, counter_px: int) -> DrawPile:
    board = game.board(cup.place.board)
    place = board.place(cup.place.place)
    assert place.rectangle is not None
    x, y = place.rectangle.centre
    pile = DrawPile(
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
    if not cup.open:
        return pile
    return replace(
        pile,
        allow_select=True,
        draw_specific_message=word("choose-cards", game.language),
        select_display_property="$PieceName$",
        face_down="Never",
        shuffle="Never",
    )

"""A setup as a saved game: every counter on its place, every marker at its value, the turn set, the notes written."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.arrangement import StandingStack, arrange
from builder.assemble.counter_pieces import CounterPieces
from builder.assemble.cups import cup_pieces, lines_outside
from builder.assemble.track_markers import track_stacks
from builder.assemble.turn_tracker import opening_turn
from builder.assemble.window_name import map_name
from builder.model.game import Game
from builder.model.setup import Setup
from builder.vassal.commands import AddPiece, AddStack, Command, PlacedBoard, SetBoards, SetNotes
from builder.vassal.piece import placed_piece

MAP_EDGE_PX = 20
"""Width of the border around a board in its window; a map's pixels count from the window's corner."""


def setup_commands(game: Game, setup: Setup, pieces: CounterPieces, counter_px: int) -> tuple[Command, ...]:
    """The commands of the saved game, in an order that depends on the data alone."""
    stacks = (*arrange(game, lines_outside(game, setup), counter_px), *track_stacks(game, setup, counter_px))
    return (
        *_pieces(game, stacks, pieces),
        *cup_pieces(game, setup, pieces, counter_px, MAP_EDGE_PX),
        *(SetBoards(name, (PlacedBoard(name),)) for board in game.boards for name in (map_name(board, game.language),)),
        opening_turn(game, setup.turn),
        SetNotes(setup_notes(game, setup)),
    )


def setup_notes(game: Game, setup: Setup) -> str:
    """What the notes window says of a setup: its name and rule, then its notes."""
    title = setup.names.in_language(game.language)
    heading = f"{title} ({setup.rule})" if setup.rule else title
    lines = [heading, *(f"・{note.in_language(game.language)}" for note in setup.notes)]
    return "\n".join(lines)


def _pieces(game: Game, stacks: tuple[StandingStack, ...], pieces: CounterPieces) -> Iterator[Command]:
    """Pieces before the stack that holds them. Ids count up from a number that no clock will give a player's own pieces."""
    number = 1_000_000
    for stack in stacks:
        name = map_name(game.board(stack.board), game.language)
        x, y = stack.at[0] + MAP_EDGE_PX, stack.at[1] + MAP_EDGE_PX
        children: list[str] = []
        for standing in stack.counters:
            piece = pieces.piece_in_play(standing.counter, standing.state)
            number += 1
            children.append(str(number))
            yield AddPiece(str(number), placed_piece(piece, name, x, y))
        number += 1
        yield AddStack(str(number), name, x, y, tuple(children))

"""What a card brings: the counter that it stands for appears and is given a command, and one line in the chat tells of both."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.command_entry import go, here_stands, tell, untold
from builder.assemble.piece_ids import PieceIds
from builder.assemble.replacement import brought_id
from builder.assemble.slot_path import slot_path
from builder.model.command import Command, Effect
from builder.model.counter import Counter
from builder.model.game import Game
from builder.vassal.keys import named
from builder.vassal.traits import AnyTrait, PlaceMarker, ReportState


def told_by_its_card(game: Game, command: Command) -> bool:
    """True where the card's line says all that the command does: a way into a box that everybody sees."""
    hands = {hand.board for hand in game.play.hands}
    if command.effect is not Effect.TO or command.id not in game.play.brought:
        return False
    return command.destinations[0].board not in hands


def brought_traits(
    game: Game, commands: tuple[Command, ...], counter: Counter, piece_ids: PieceIds
) -> Iterator[AnyTrait]:
    """The traits of one card, since every card brings another counter; ``commands`` are the card's."""
    for command in commands:
        if command.effect is not Effect.BRINGS or counter.stands_for is None:
            continue
        other = game.counter(counter.stands_for)
        given = next((one for one in game.play.commands.get(other.id, ()) if one.id == command.target), None)
        line = f"{here_stands(game, counter)} — {command.names.in_language(game.language)}"
        then = named(command.target)
        if given is not None and told_by_its_card(game, given):
            box = given.destinations[0]
            place = game.board(box.board).place(box.place).names.in_language(game.language)
            line, then = f"{line} → {place}: {other.printed_name(game.language)}", untold(given.id)
        yield ReportState(keys=(tell(command.id),), report_format=line)
        gpid, path = piece_ids.gpid(brought_id(command, counter)), slot_path(game, other)
        yield PlaceMarker(command="", key=go(command.id), marker_spec=path, gpid=gpid, after_key=then)

"""The prototypes that hold the commands of counters: one for each class, side and list of commands."""

from __future__ import annotations

from collections.abc import Mapping

from builder.assemble.command_traits import command_traits, menu_traits
from builder.assemble.piece_ids import PieceIds
from builder.assemble.replacement import next_version
from builder.assemble.states import fall_trait
from builder.model.command import Command, Effect
from builder.model.counter import Counter
from builder.model.game import Game
from builder.record import Record
from builder.vassal.piece import Piece
from builder.vassal.traits import AnyTrait, BasicPiece

_Key = tuple[str, str | None, tuple[tuple[str, int], ...]]


class PlayPrototypes(Record):
    """The prototypes by name, and which of them each counter wears; a counter without commands wears none."""

    definitions: dict[str, Piece]
    of_counter: dict[str, str]


def play_prototypes(
    game: Game, commands_by_counter: Mapping[str, tuple[Command, ...]], piece_ids: PieceIds
) -> PlayPrototypes:
    """A prototype for each group of counters of one class and side that have the same commands (``commands_of``)."""
    definitions: dict[str, Piece] = {}
    of_counter: dict[str, str] = {}
    names: dict[_Key, str] = {}
    for counter in game.counters:
        commands = commands_by_counter[counter.id]
        if not commands:
            continue
        key = (counter.class_id, counter.side, tuple((one.id, one.origin.line) for one in commands))
        if key not in names:
            names[key] = _name(counter, set(names.values()))
            definitions[names[key]] = _prototype(game, counter, commands, piece_ids)
        of_counter[counter.id] = names[key]
    return PlayPrototypes(definitions, of_counter)


def commands_of(game: Game, counter: Counter) -> tuple[Command, ...]:
    """The commands that the counter really has: the last version of a unit has no next one."""
    return tuple(
        [
            command
            for command in game.play.commands.get(counter.id, ())
            if command.effect is not Effect.NEXT_VERSION or next_version(game, counter) is not None
        ]
    )


def turns_down(game: Game, counter: Counter) -> bool:
    """True for a counter that has a command to lie face down."""
    return any(command.face_down for command in game.play.commands.get(counter.id, ()))


def _name(counter: Counter, taken: set[str]) -> str:
    base = f"play-{counter.class_id}-{counter.side}" if counter.side else f"play-{counter.class_id}"
    return next(name for name in (base, f"{base}-{counter.unit}", f"{base}-{counter.id}") if name not in taken)


def _prototype(game: Game, counter: Counter, commands: tuple[Command, ...], piece_ids: PieceIds) -> Piece:
    traits: list[AnyTrait] = []
    for command in commands:
        traits += command_traits(game, command, counter, piece_ids, turns_down(game, counter))
        if command.after_damage:
            traits.append(fall_trait(command.id, len(game.counter_class(counter.class_id).states)))
    return Piece((*traits, *menu_traits(game, commands), BasicPiece()))

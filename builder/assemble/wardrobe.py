"""What counters wear besides their own pictures: all prototypes of the module, and who uses which."""

from __future__ import annotations

from collections.abc import Mapping

from builder.assemble.piece_ids import PieceIds
from builder.assemble.play_prototypes import commands_of, play_prototypes
from builder.assemble.prototypes import prototypes
from builder.assemble.spots import Spots, spots_of
from builder.assemble.track_prototypes import track_prototypes
from builder.model.command import Command, Effect
from builder.model.game import Game
from builder.record import Record
from builder.vassal.piece import Piece


class Wardrobe(Record):
    """Prototypes by name; by counter those that it wears beside those of its class and side, its commands and spots."""

    definitions: Mapping[str, Piece]
    of_counter: Mapping[str, tuple[str, ...]]
    commands: Mapping[str, tuple[Command, ...]]
    spots: Spots
    piece_ids: PieceIds
    unseen: frozenset[str]
    """The counters that can lie in a cup: they show nothing of themselves there."""

    def prototypes_of(self, counter: str) -> tuple[str, ...]:
        """Names of the prototypes of the counter's commands and track, outermost first."""
        return self.of_counter.get(counter, ())

    def commands_of(self, counter: str) -> tuple[Command, ...]:
        """The commands that the counter has."""
        return self.commands.get(counter, ())


def wardrobe_of(game: Game, piece_ids: PieceIds, counter_px: int) -> Wardrobe:
    """The wardrobe of a game; ``counter_px`` is the size of its counters."""
    commands = {counter.id: commands_of(game, counter) for counter in game.counters}
    play, tracks = play_prototypes(game, commands, piece_ids), track_prototypes(game)
    of_counter: dict[str, tuple[str, ...]] = {}
    for worn in (play.of_counter, tracks.of_counter):
        for counter, name in worn.items():
            of_counter[counter] = (*of_counter.get(counter, ()), name)
    closed = {cup.id: (cup.place.board, cup.place.place) for cup in game.play.cups if not cup.open}
    unseen = {
        counter.id
        for counter in game.counters
        for command in game.play.commands.get(counter.id, ())
        if command.effect is Effect.TO_DECK and command.target in closed
    }
    for setup in game.setups:
        unseen |= {line.counter for line in setup.placements if (line.board, line.place) in closed.values()}
    return Wardrobe(
        definitions={**prototypes(game), **play.definitions, **tracks.definitions},
        of_counter=of_counter,
        commands=commands,
        spots=spots_of(game, counter_px),
        piece_ids=piece_ids,
        unseen=frozenset(unseen),
    )

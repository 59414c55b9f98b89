"""Which counters take the place of which: the next version of a character, another type of the same side."""

from __future__ import annotations

from builder.model.command import Command
from builder.model.counter import Counter
from builder.model.game import Game


def replacements(game: Game, command: Command, counter: Counter) -> tuple[Counter, ...]:
    """The counters of the command's class that the counter's side has, the counter itself among them."""
    return tuple(other for other in game.counters if (other.class_id, other.side) == (command.target, counter.side))


def replacement_id(command: Command, counter: Counter, other: Counter) -> str:
    """The ledger's entry for a Replace trait, which the engine counts among the pieces: ``<command>><counter>``."""
    return f"{command.id}>{counter.class_id}>{other.id}"


def next_version(game: Game, counter: Counter) -> Counter | None:
    """The counter that the next version of the same unit and side is; None for the last one."""
    if counter.version is None:
        return None
    following = (
        other
        for other in game.counters
        if (other.unit, other.side, other.version) == (counter.unit, counter.side, counter.version + 1)
    )
    return next(following, None)


def version_id(counter: Counter, other: Counter) -> str:
    """The ledger's entry for the Replace trait that makes a counter its next version."""
    return f"{counter.id}>{other.id}"


def brought_id(command: Command, counter: Counter) -> str:
    """The ledger's entry for the trait by which a card brings what it stands for."""
    return f"{command.id}>{counter.id}>{counter.stands_for}"

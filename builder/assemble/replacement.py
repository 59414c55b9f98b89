"""Which counters take the place of which: the next version of a character, another type of the same side."""

from __future__ import annotations

from builder.model.command import Command
from builder.model.counter import Counter
from builder.model.game import Game


def replacements(game: Game, command: Command, counter: Counter) -> tuple[Counter, ...]:
    """The counters of the command's class that the counter's side has, the counter itself among them."""
    return tuple(other for other in game.counters if other.class_id == command.target and other.side == counter.side)


def replacement_id(command: Command, counter: Counter, other: Counter, level: int = 1) -> str:
    """The ledger's entry for a Replace trait, which the engine counts among the pieces: ``<command>><class>><counter>``.

    A trait for a later state has one of its own: VASSAL refreshes no game of a module in which a number stands twice (Java
    ``GpIdChecker``).
    """
    plain = f"{command.id}>{counter.class_id}>{other.id}"
    return plain if level == 1 else f"{plain}>{level}"


def becoming_levels(game: Game, counter: Counter, other: Counter) -> range:
    """The states, from 1, that a counter keeps when it becomes the other: those that both have."""
    return range(1, min(len(game.counter_class(one.class_id).states) for one in (counter, other)) + 1)


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

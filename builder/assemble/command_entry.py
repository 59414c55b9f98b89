"""The entry of a counter's menu that gives a command, the names of its inner keys, and how its line in the chat begins."""

from __future__ import annotations

from builder.assemble.words import HERE
from builder.model.command import Command
from builder.model.counter import Counter
from builder.model.game import Game
from builder.vassal.keys import KeyStroke, ctrl, named
from builder.vassal.traits import TriggerAction


def entry(
    command: Command, name: str, label: str, match: str, actions: tuple[KeyStroke, ...], key: KeyStroke
) -> TriggerAction:
    """The entry ``label`` that presses ``actions`` one after the other; it answers to the named key ``name`` as well."""
    own = named(name)
    return TriggerAction(
        name=name,
        command="" if command.hidden else label,
        key=key,
        property_match=match,
        watch_keys=() if key == own else (own,),
        action_keys=actions,
    )


def menu_key(command: Command) -> KeyStroke:
    """The key that a player presses for the command; its own name where no letter is given."""
    return ctrl(command.key) if command.key and not command.hidden else named(command.id)


def tell(name: str) -> KeyStroke:
    """The key at which it is told."""
    return named(f"tell:{name}")


def go(name: str) -> KeyStroke:
    """The key at which it is done."""
    return named(f"go:{name}")


def untold(command_id: str) -> KeyStroke:
    """The key at which the command is given without a word, since the card that gives it has told all."""
    return named(f"untold:{command_id}")


def here_stands(game: Game, counter: Counter) -> str:
    """Where the counter stands, whose it is and how it is called: how every line in the chat begins."""
    side = f"{game.side(counter.side).names.in_language(game.language)} " if counter.side else ""
    return f"${HERE}$: {side}$newPieceName$"

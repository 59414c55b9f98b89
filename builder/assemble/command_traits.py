"""A command of a counter as traits: an entry of the menu, what it tells in the chat, and what it does.

The entry is a ``TriggerAction`` that presses named keys of the piece one after the other, so that what is told is told
before the piece has gone. Every command also answers to its own id as a named key, for buttons.
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble import key_map
from builder.assemble.brought import told_by_its_card
from builder.assemble.command_effects import (
    NEXT_VERSION_MARK,
    effect_condition,
    effect_traits,
    rolled,
    rolled_result,
    then_keys,
)
from builder.assemble.command_entry import entry, go, here_stands, menu_key, tell, untold
from builder.assemble.expressions import all_of, standing_in
from builder.assemble.hands import leaving_keys
from builder.assemble.move_back import LEFT, NOTE_PLACE
from builder.assemble.piece_ids import PieceIds
from builder.assemble.replacement_traits import becomes_traits, replace_by_traits
from builder.assemble.spots import across, down
from builder.assemble.window_name import map_name
from builder.assemble.words import HERE, word
from builder.model.command import Command, Destination, Effect
from builder.model.counter import Counter
from builder.model.game import Game
from builder.vassal.keys import KeyStroke, named
from builder.vassal.traits import AnyTrait, ReportState, SendToLocation, SubMenu, TriggerAction

_GOES_FIRST = (Effect.TO_CLASS, Effect.TO_COUNTER, Effect.OVER_LINK, Effect.ROLL)
"""What is told after it was done: where the counter came to, what was rolled."""


def command_traits(
    game: Game, command: Command, counter: Counter, piece_ids: PieceIds, turns_down: bool
) -> Iterator[AnyTrait]:
    """All traits of a command; ``turns_down`` is true for a counter that has a command to lie face down.

    What they say holds for every counter of the same class, side and commands.
    """
    label = command.names.in_language(game.language)
    here = here_stands(game, counter)
    around = [
        *([key_map.FACE_DOWN if command.face_down else key_map.FACE_UP] if turns_down else []),
        *_turned(game, command, counter),
    ]
    if command.effect is Effect.TO:
        yield from _to_places(game, command, label, here, around)
    elif command.effect is Effect.REPLACE_BY:
        yield from replace_by_traits(game, command, label, here, counter, piece_ids)
    elif command.effect is Effect.BECOMES:
        yield from becomes_traits(game, command, label, here, counter, piece_ids)
    else:
        within = standing_in(game, command.within, game.language)
        match = all_of(within, effect_condition(game, command, counter))
        telling, going = tell(command.id), go(command.id)
        keys = (telling, *around, going)
        if command.effect in _GOES_FIRST:
            keys = (*around, going, telling, *then_keys(command))
        if command.effect is Effect.REMOVE:
            keys = (telling, key_map.DELETE_SILENTLY)
        if command.effect is Effect.OVER_LINK:
            keys = (NOTE_PLACE, *keys)
        if command.effect is Effect.TO_NEXT:
            keys += leaving_keys(game)
        yield entry(command, command.id, label, match, keys, menu_key(command))
        if command.effect is not Effect.BRINGS:  # what a card brings is its own, and so is what it tells of that
            yield ReportState(keys=(telling,), report_format=_told(command, label, here))
        yield from effect_traits(game, command, counter, going, piece_ids)


def menu_traits(game: Game, commands: tuple[Command, ...]) -> Iterator[SubMenu]:
    """The menus in which several commands stand together."""
    menus: dict[str, list[str]] = {}
    for command in commands:
        if command.menu is not None and not command.hidden:
            label = command.names.in_language(game.language)
            menus.setdefault(command.menu.in_language(game.language), []).append(label)
    for menu, labels in menus.items():
        yield SubMenu(menu_name=menu, subcommands=tuple(labels))


def _turned(game: Game, command: Command, counter: Counter) -> list[KeyStroke]:
    """The keys that turn the counter to the command's state, from whatever state it is in."""
    ids = [state.id for state in game.counter_class(counter.class_id).states]
    if command.state is None:
        return []
    return [key_map.REPAIR_STEP] * (len(ids) - 1) + [key_map.DAMAGE_STEP] * ids.index(command.state)


def _to_places(game: Game, command: Command, label: str, here: str, around: list[KeyStroke]) -> Iterator[AnyTrait]:
    language = game.language
    several = len(command.destinations) > 1
    boards = {place.board for place in command.destinations}
    labels: list[str] = []
    for number, box in enumerate(command.destinations):
        board = game.board(box.board)
        place = board.place(box.place).names.in_language(language)
        name = command.id if number == 0 else f"{command.id}:{number + 1}"
        place = f"{place} ({map_name(board, language)})" if len(boards) > 1 else place
        own_label = place if several else label
        labels.append(own_label)
        match = all_of(standing_in(game, command.within, language), f"!({standing_in(game, (box,), language)})")
        key = menu_key(command) if number == 0 else named(name)
        does = (*around, go(name), *leaving_keys(game))
        yield entry(command, name, own_label, match, (tell(name), *does), key)
        yield ReportState(keys=(tell(name),), report_format=_told_to_box(game, box, f"{here} — {label} → {place}"))
        x, y = _pixel(game, box)
        yield SendToLocation(
            command="",
            key=go(name),
            map_name=map_name(board, language),
            board_name=map_name(board, language),
            x=x,
            y=y,
            destination="L",
        )
        if number == 0 and told_by_its_card(game, command):
            own = untold(command.id)
            yield TriggerAction(name=own.name, command="", key=own, property_match=match, action_keys=does)
    if several and not command.hidden:
        yield SubMenu(menu_name=label, subcommands=tuple(labels))


def _pixel(game: Game, place: Destination) -> tuple[str, str]:
    """The counter's own spot in a box, the middle of a hex."""
    board = game.board(place.board)
    hexes = board.place(place.place).hexes
    if board.grid is not None and hexes:
        x, y = board.grid.centre(hexes[0])
        return str(x), str(y)
    return f"${across(place)}$", f"${down(place)}$"


def _told_to_box(game: Game, box: Destination, told: str) -> str:
    """What goes into a hand is told without its name."""
    if any(hand.board == box.board for hand in game.play.hands):
        board = map_name(game.board(box.board), game.language)
        return f"${HERE}$: {word('one-counter', game.language)} → {board}"
    return told


def _told(command: Command, label: str, here: str) -> str:
    if command.effect is Effect.ROLL:
        rule = f" ({command.rule})" if command.rule else ""
        return f"{here} — {label} = ${rolled(command)}$ ${rolled_result(command)}${rule}"
    if command.effect is Effect.NEXT_VERSION:
        return f"{here} — {label} → ${NEXT_VERSION_MARK}$"
    if command.effect is Effect.OVER_LINK:
        return f"{here.replace(HERE, LEFT)} — {label} → ${HERE}$"
    return f"{here} — {label}"

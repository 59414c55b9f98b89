"""A command of a counter as traits: an entry of the menu, what it tells in the chat, and what it does.

The entry is a ``TriggerAction`` that presses named keys of the piece one after the other, so that what is told is told
before the piece has gone. Every command also answers to its own id as a named key, for buttons.
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble import key_map
from builder.assemble.command_effects import (
    NEXT_VERSION_MARK,
    effect_condition,
    effect_traits,
    rolled,
    rolled_result,
    then_keys,
)
from builder.assemble.expressions import all_of, quoted, standing_in
from builder.assemble.hands import leaving_keys
from builder.assemble.move_back import LEFT, NOTE_PLACE
from builder.assemble.piece_ids import PieceIds
from builder.assemble.replacement import replacement_id, replacements
from builder.assemble.slot_path import slot_path
from builder.assemble.spots import across, down
from builder.assemble.states import LEVEL
from builder.assemble.window_name import map_name
from builder.assemble.words import HERE, word
from builder.model.command import Command, Destination, Effect
from builder.model.counter import Counter
from builder.model.game import Game
from builder.vassal.keys import KeyStroke, ctrl, named
from builder.vassal.traits import AnyTrait, Replace, ReportState, SendToLocation, SubMenu, TriggerAction

_GOES_FIRST = (Effect.TO_CLASS, Effect.TO_COUNTER, Effect.OVER_LINK, Effect.ROLL)
"""What is told after it was done: where the counter came to, what was rolled."""


def command_traits(
    game: Game, command: Command, counter: Counter, piece_ids: PieceIds, turns_down: bool
) -> Iterator[AnyTrait]:
    """All traits of a command; ``turns_down`` is true for a counter that has a command to lie face down.

    What they say holds for every counter of the same class, side and commands.
    """
    label = command.names.in_language(game.language)
    here = _here(game, counter)
    around = [
        *([key_map.FACE_DOWN if command.face_down else key_map.FACE_UP] if turns_down else []),
        *_turned(game, command, counter),
    ]
    if command.effect is Effect.TO:
        yield from _to_places(game, command, label, here, around)
    elif command.effect is Effect.REPLACE_BY:
        yield from _replace_by(game, command, label, here, counter, piece_ids)
    elif command.effect is Effect.BECOMES:
        yield from _becomes(game, command, label, here, counter, piece_ids)
    else:
        within = standing_in(game, command.within, game.language)
        match = all_of(within, effect_condition(game, command, counter))
        tell, go = _tell(command.id), _go(command.id)
        keys = (*around, go, tell, *then_keys(command)) if command.effect in _GOES_FIRST else (tell, *around, go)
        if command.effect is Effect.REMOVE:
            keys = (tell, key_map.DELETE_SILENTLY)
        if command.effect is Effect.OVER_LINK:
            keys = (NOTE_PLACE, *keys)
        if command.effect is Effect.TO_NEXT:
            keys += leaving_keys(game)
        yield _trigger(command, command.id, label, match, keys, _menu_key(command))
        yield ReportState(keys=(tell,), report_format=_told(command, label, here))
        yield from effect_traits(game, command, counter, go, piece_ids)


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


def _trigger(
    command: Command, name: str, label: str, match: str, actions: tuple[KeyStroke, ...], key: KeyStroke
) -> TriggerAction:
    own = named(name)
    return TriggerAction(
        name=name,
        command="" if command.hidden else label,
        key=key,
        property_match=match,
        watch_keys=() if key == own else (own,),
        action_keys=actions,
    )


def _menu_key(command: Command) -> KeyStroke:
    return ctrl(command.key) if command.key and not command.hidden else named(command.id)


def _tell(name: str) -> KeyStroke:
    return named(f"tell:{name}")


def _go(name: str) -> KeyStroke:
    return named(f"go:{name}")


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
        key = _menu_key(command) if number == 0 else named(name)
        yield _trigger(command, name, own_label, match, (_tell(name), *around, _go(name), *leaving_keys(game)), key)
        yield ReportState(keys=(_tell(name),), report_format=_told_to_box(game, box, f"{here} — {label} → {place}"))
        x, y = _pixel(game, box)
        yield SendToLocation(
            command="",
            key=_go(name),
            map_name=map_name(board, language),
            board_name=map_name(board, language),
            x=x,
            y=y,
            destination="L",
        )
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


def _here(game: Game, counter: Counter) -> str:
    """Where the counter stands, whose it is and how it is called: how every line in the chat begins."""
    side = f"{game.side(counter.side).names.in_language(game.language)} " if counter.side else ""
    return f"${HERE}$: {side}$newPieceName$"


def _replace_by(
    game: Game, command: Command, label: str, here: str, counter: Counter, piece_ids: PieceIds
) -> Iterator[AnyTrait]:
    language = game.language
    labels: list[str] = []
    for other in replacements(game, command, counter):
        name = f"{command.id}:{other.unit}"
        other_name = other.printed_name(language)
        labels.append(other_name)
        match = all_of(standing_in(game, command.within, language), f"Counter!={quoted(other.id)}")
        yield _trigger(command, name, other_name, match, (_tell(command.id), _go(name)), named(name))
        gpid = piece_ids.gpid(replacement_id(command, counter, other))
        yield _replace(game, _go(name), other, gpid, key_map.TELL_BECAME)
    if labels:
        yield ReportState(keys=(_tell(command.id),), report_format=f"{here} — {label}")
        yield SubMenu(menu_name=label, subcommands=tuple(labels))


def _becomes(
    game: Game, command: Command, label: str, here: str, counter: Counter, piece_ids: PieceIds
) -> Iterator[AnyTrait]:
    """A replacement for each state: the new piece is turned to the state that the old one is in."""
    other = game.counter(command.target)
    match = all_of(standing_in(game, command.within, game.language), f"Counter!={quoted(other.id)}")
    levels = range(1, min(len(game.counter_class(one.class_id).states) for one in (counter, other)) + 1)
    goes = {level: named(f"go:{command.id}:{level}") for level in levels}
    looks = {level: named(f"at:{command.id}:{level}") for level in levels}
    yield _trigger(command, command.id, label, match, (_tell(command.id), *looks.values()), _menu_key(command))
    other_name = other.printed_name(game.language)
    yield ReportState(keys=(_tell(command.id),), report_format=f"{here} — {label} → {other_name}")
    gpid = piece_ids.gpid(replacement_id(command, counter, other))
    for level in levels:
        if len(levels) > 1:
            at = f"{{{LEVEL} == {level}}}" if level < levels[-1] else f"{{{LEVEL} >= {level}}}"
            yield TriggerAction(
                name=looks[level].name, command="", key=looks[level], property_match=at, action_keys=(goes[level],)
            )
        key = goes[level] if len(levels) > 1 else looks[level]
        yield _replace(game, key, other, gpid, key_map.turned_to(level) if level > 1 else None)


def _replace(game: Game, key: KeyStroke, other: Counter, gpid: str, after: KeyStroke | None = None) -> Replace:
    path = slot_path(game, other)
    return Replace(command="", key=key, marker_spec=path, gpid=gpid, match_rotation=False, after_key=after)


def _told(command: Command, label: str, here: str) -> str:
    if command.effect is Effect.ROLL:
        rule = f" ({command.rule})" if command.rule else ""
        return f"{here} — {label} = ${rolled(command)}$ ${rolled_result(command)}${rule}"
    if command.effect is Effect.NEXT_VERSION:
        return f"{here} — {label} → ${NEXT_VERSION_MARK}$"
    if command.effect is Effect.OVER_LINK:
        return f"{here.replace(HERE, LEFT)} — {label} → ${HERE}$"
    return f"{here} — {label}"

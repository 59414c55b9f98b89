"""A command of a counter as traits: an entry of the menu, what it tells in the chat, and what it does.

The entry is a ``TriggerAction`` that presses named keys of the piece one after the other, so that what is told is told
before the piece has gone. Every command also answers to its own id as a named key, for buttons.
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble import key_map
from builder.assemble.expressions import all_of, common_stem, one_of, quoted, standing_in
from builder.assemble.map_window import map_name
from builder.assemble.piece_ids import PieceIds
from builder.assemble.replacement import replacement_id, replacements
from builder.assemble.slot_path import slot_path
from builder.assemble.spots import across, down
from builder.assemble.words import word
from builder.model.board import BoardKind
from builder.model.command import Command, Destination, Effect
from builder.model.counter import Counter, CounterClass
from builder.model.game import Game
from builder.vassal.keys import KeyStroke, ctrl, named
from builder.vassal.traits import (
    AnyTrait,
    CalculatedProperty,
    Clone,
    DynamicProperty,
    PropertyChange,
    PropertyCommand,
    PropertyConstraints,
    Replace,
    ReportState,
    ReturnToDeck,
    SendToLocation,
    SubMenu,
    TriggerAction,
)

ROLLED, ROLLED_RESULT = "Rolled", "RolledResult"
NEXT_VERSION_MARK = "NextVersion"
_HERE = "$LocationName$: $newPieceName$"


def command_traits(
    game: Game, command: Command, counter: Counter, piece_ids: PieceIds, turns_down: bool
) -> Iterator[AnyTrait]:
    """All traits of a command; ``turns_down`` is true for a counter that has a command to lie face down.

    What they say holds for every counter of the same class, side and commands.
    """
    language = game.language
    label = command.names.in_language(language)
    counter_class = game.counter_class(counter.class_id)
    around = [
        *([key_map.FACE_DOWN if command.face_down else key_map.FACE_UP] if turns_down else []),
        *([key_map.REPAIR_STEP] * (len(counter_class.states) - 1) if command.afresh else []),
    ]
    if command.effect is Effect.TO:
        yield from _to_boxes(game, command, label, around)
    elif command.effect is Effect.REPLACE_BY:
        yield from _replace_by(game, command, label, counter, piece_ids)
    else:
        within = standing_in(game, command.within, language)
        if command.effect is Effect.TO_NEXT:
            within = f"Turn < {game.turns.last}"
        tell, go = _tell(command.id), _go(command.id)
        keys = (go, tell) if command.effect in (Effect.TO_CLASS, Effect.ROLL) else (tell, *around, go)
        yield _trigger(command, command.id, label, all_of(within), keys, _menu_key(command))
        yield ReportState(keys=(tell,), report_format=_told(command, label))
        yield from _effect(game, command, counter, go)


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


def _to_boxes(game: Game, command: Command, label: str, around: list[KeyStroke]) -> Iterator[AnyTrait]:
    language = game.language
    several = len(command.destinations) > 1
    labels: list[str] = []
    for number, box in enumerate(command.destinations):
        board = game.board(box.board)
        place = board.place(box.place).names.in_language(language)
        name = command.id if number == 0 else f"{command.id}:{number + 1}"
        own_label = f"{place} ({map_name(board, language)})" if several else label
        labels.append(own_label)
        match = all_of(standing_in(game, command.within, language), f"!({standing_in(game, (box,), language)})")
        key = _menu_key(command) if number == 0 else named(name)
        yield _trigger(command, name, own_label, match, (_tell(name), *around, _go(name)), key)
        yield ReportState(keys=(_tell(name),), report_format=_told_to_box(game, box, label, place))
        yield SendToLocation(
            command="",
            key=_go(name),
            map_name=map_name(board, language),
            board_name=map_name(board, language),
            x=f"${across(box)}$",
            y=f"${down(box)}$",
            destination="L",
        )
    if several and not command.hidden:
        yield SubMenu(menu_name=label, subcommands=tuple(labels))


def _told_to_box(game: Game, box: Destination, label: str, place: str) -> str:
    """What goes into a hand is told without its name."""
    if any(hand.board == box.board for hand in game.play.hands):
        board = map_name(game.board(box.board), game.language)
        return f"$LocationName$: {word('one-counter', game.language)} → {board}"
    return f"{_HERE} — {label} → {place}"


def _replace_by(game: Game, command: Command, label: str, counter: Counter, piece_ids: PieceIds) -> Iterator[AnyTrait]:
    language = game.language
    labels: list[str] = []
    for other in replacements(game, command, counter):
        name = f"{command.id}:{other.unit}"
        other_name = other.printed_name(language)
        labels.append(other_name)
        match = all_of(standing_in(game, command.within, language), f"Counter!={quoted(other.id)}")
        yield _trigger(command, name, other_name, match, (_tell(name), _go(name)), named(name))
        yield ReportState(keys=(_tell(name),), report_format=f"{_HERE} — {label} {other_name}")
        yield Replace(
            command="",
            key=_go(name),
            marker_spec=slot_path(game, other),
            gpid=piece_ids.gpid(replacement_id(command, counter, other)),
            match_rotation=False,
        )
    if labels:
        yield SubMenu(menu_name=label, subcommands=tuple(labels))


def _told(command: Command, label: str) -> str:
    if command.effect is Effect.TO_CLASS:
        return f"$newPieceName$ — {label} → $LocationName$"
    if command.effect is Effect.ROLL:
        rule = f" ({command.rule})" if command.rule else ""
        return f"{_HERE} — {label} = ${ROLLED}$ ${ROLLED_RESULT}${rule}"
    if command.effect is Effect.NEXT_VERSION:
        return f"{_HERE} — {label} → ${NEXT_VERSION_MARK}$"
    return f"{_HERE} — {label}"


def _effect(game: Game, command: Command, counter: Counter, go: KeyStroke) -> Iterator[AnyTrait]:
    language = game.language
    if command.effect is Effect.COPY:
        yield Clone(command="", key=go)
    elif command.effect is Effect.TO_DECK:
        cup = game.play.cup(command.target).names.in_language(language)
        yield ReturnToDeck(command="", key=go, deck_name="", select_deck=False, deck_expression=cup)
    elif command.effect is Effect.TO_NEXT:
        yield _to_next_space(game, command, go)
    elif command.effect is Effect.TO_CLASS:
        maps = [map_name(board, language) for board in game.boards if board.kind is BoardKind.MAP]
        match = all_of(
            f"ClassId=={quoted(command.target)}", f"SideId=={quoted(counter.side or '')}", one_of("CurrentMap", maps)
        )
        yield SendToLocation(command="", key=go, destination="C", property_filter=match)
    elif command.effect is Effect.ROLL:
        die = PropertyCommand("", go, PropertyChange.set_to(f"{{Random({command.target})}}"))
        limits = PropertyConstraints(numeric=True, minimum=0, maximum=int(command.target))
        yield DynamicProperty(key=ROLLED, constraints=limits, commands=(die,), value="0")
        yield CalculatedProperty(name=ROLLED_RESULT, expression=_result(command, game.counter_class(counter.class_id)))


def _to_next_space(game: Game, command: Command, go: KeyStroke) -> SendToLocation:
    language = game.language
    board, track = next((board, track) for board in game.boards for track in board.tracks if track.id == command.target)
    spaces = [board.place(place).names.in_language(language) for place in track.digits[0].spaces.values()]
    region = f"{{{quoted(common_stem(spaces))} + (Turn + 1)}}"
    name = map_name(board, language)
    return SendToLocation(command="", key=go, map_name=name, board_name=name, destination="R", region=region)


def result_property(table: str, number: int) -> str:
    """The property of a piece that holds what its die table says for a number."""
    return f"{table.replace('-', '_')}_{number}"


def _result(command: Command, counter_class: CounterClass) -> str:
    table = next((field.id for field in counter_class.fields if field.id == command.table), None)
    if table is None:
        return '{""}'
    return f"{{GetProperty({quoted(result_property(table, 0)[:-1])} + {ROLLED})}}"

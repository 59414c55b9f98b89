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
from builder.assemble.words import HERE, word
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
    SetGlobalProperty,
    SubMenu,
    TriggerAction,
)

ROLLED, ROLLED_RESULT = "Rolled", "RolledResult"
NEXT_VERSION_MARK = "NextVersion"
IN_CUP, COUNT_IN_CUP = "InCup", named("count-in-cup")
"""A counter in a cup adds one to the global property when it is asked to: the engine's own count of a deck that came from a
saved game stays 0 in VASSAL 3.6."""


def command_traits(
    game: Game, command: Command, counter: Counter, piece_ids: PieceIds, turns_down: bool
) -> Iterator[AnyTrait]:
    """All traits of a command; ``turns_down`` is true for a counter that has a command to lie face down.

    What they say holds for every counter of the same class, side and commands.
    """
    language = game.language
    label = command.names.in_language(language)
    here = _here(game, counter)
    counter_class = game.counter_class(counter.class_id)
    around = [
        *([key_map.FACE_DOWN if command.face_down else key_map.FACE_UP] if turns_down else []),
        *([key_map.REPAIR_STEP] * (len(counter_class.states) - 1) if command.afresh else []),
    ]
    if command.effect is Effect.TO:
        yield from _to_boxes(game, command, label, here, around)
    elif command.effect is Effect.REPLACE_BY:
        yield from _replace_by(game, command, label, here, counter, piece_ids)
    else:
        within = standing_in(game, command.within, language)
        if command.effect is Effect.TO_NEXT:
            within = f"Turn < {game.turns.last}"
        elif command.effect is Effect.TO_CLASS:
            within = f"Count({quoted(_of_class(game, command, counter))}) > 0"
        tell, go = _tell(command.id), _go(command.id)
        keys = (go, tell) if command.effect in (Effect.TO_CLASS, Effect.ROLL) else (tell, *around, go)
        yield _trigger(command, command.id, label, all_of(within), keys, _menu_key(command))
        yield ReportState(keys=(tell,), report_format=_told(command, label, here))
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


def _to_boxes(game: Game, command: Command, label: str, here: str, around: list[KeyStroke]) -> Iterator[AnyTrait]:
    language = game.language
    several = len(command.destinations) > 1
    labels: list[str] = []
    for number, box in enumerate(command.destinations):
        board = game.board(box.board)
        place = board.place(box.place).names.in_language(language)
        name = command.id if number == 0 else f"{command.id}:{number + 1}"
        place = f"{place} ({map_name(board, language)})" if several else place
        own_label = place if several else label
        labels.append(own_label)
        match = all_of(standing_in(game, command.within, language), f"!({standing_in(game, (box,), language)})")
        key = _menu_key(command) if number == 0 else named(name)
        yield _trigger(command, name, own_label, match, (_tell(name), *around, _go(name)), key)
        yield ReportState(keys=(_tell(name),), report_format=_told_to_box(game, box, f"{here} — {label} → {place}"))
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
        yield _trigger(command, name, other_name, match, (_tell(name), _go(name)), named(name))
        yield ReportState(keys=(_tell(name),), report_format=f"{here} — {label} {other_name}")
        yield Replace(
            command="",
            key=_go(name),
            marker_spec=slot_path(game, other),
            gpid=piece_ids.gpid(replacement_id(command, counter, other)),
            match_rotation=False,
        )
    if labels:
        yield SubMenu(menu_name=label, subcommands=tuple(labels))


def _told(command: Command, label: str, here: str) -> str:
    if command.effect is Effect.TO_CLASS:
        return f"{here} — {label}"
    if command.effect is Effect.ROLL:
        rule = f" ({command.rule})" if command.rule else ""
        return f"{here} — {label} = ${ROLLED}$ ${ROLLED_RESULT}${rule}"
    if command.effect is Effect.NEXT_VERSION:
        return f"{here} — {label} → ${NEXT_VERSION_MARK}$"
    return f"{here} — {label}"


def _effect(game: Game, command: Command, counter: Counter, go: KeyStroke) -> Iterator[AnyTrait]:
    language = game.language
    if command.effect is Effect.COPY:
        yield Clone(command="", key=go)
    elif command.effect is Effect.TO_DECK:
        cup = game.play.cup(command.target).names.in_language(language)
        yield ReturnToDeck(command="", key=go, deck_name="", select_deck=False, deck_expression=cup)
        one = PropertyCommand("", COUNT_IN_CUP, PropertyChange.increase_by("1"))
        yield SetGlobalProperty(
            key=IN_CUP, constraints=PropertyConstraints(numeric=True, minimum=0, maximum=1000), commands=(one,)
        )
    elif command.effect is Effect.TO_NEXT:
        yield _to_next_space(game, command, go)
    elif command.effect is Effect.TO_CLASS:
        yield SendToLocation(command="", key=go, destination="C", property_filter=_of_class(game, command, counter))
    elif command.effect is Effect.ROLL:
        die = PropertyCommand("", go, PropertyChange.set_to(f"{{Random({command.target})}}"))
        limits = PropertyConstraints(numeric=True, minimum=0, maximum=int(command.target))
        yield DynamicProperty(key=ROLLED, constraints=limits, commands=(die,), value="0")
        yield CalculatedProperty(name=ROLLED_RESULT, expression=_result(command, game.counter_class(counter.class_id)))


def _of_class(game: Game, command: Command, counter: Counter) -> str:
    """True for the pieces that the counter may go to: of the command's class and sides, on a map."""
    maps = [map_name(board, game.language) for board in game.boards if board.kind is BoardKind.MAP]
    sides = command.sides or (counter.side or "",)
    return all_of(f"ClassId=={quoted(command.target)}", one_of("SideId", sides), one_of("CurrentMap", maps))


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

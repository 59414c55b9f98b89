"""The buttons beside the map: dice, sheets in one menu, forces, notes."""

from __future__ import annotations

from builder.assemble.action_buttons import action_buttons
from builder.assemble.counter_piece import BACK_LAYER
from builder.assemble.expressions import all_of, quoted
from builder.assemble.gauge_buttons import gauge_commands
from builder.assemble.prototypes import CLASS_PROPERTY, SIDE_PROPERTY
from builder.assemble.roll_buttons import roll_buttons
from builder.assemble.window_name import map_name
from builder.assemble.words import word
from builder.model.board import BoardKind
from builder.model.game import DiceRoll, Game
from builder.vassal.components import AnyComponent, DiceButton, Inventory, NotesWindow, ToolbarMenu
from builder.vassal.keys import ctrl_shift

_SHEETS_FOR_A_MENU = 3
"""From so many sheets on their buttons are gathered in a menu, so that the tool bar stays readable."""


def toolbar(game: Game) -> tuple[AnyComponent, ...]:
    """Buttons, dice, the menu of sheets, the list of forces and the notes, in the order in which they stand."""
    language = game.language
    forces, notes = word("inventory", language), word("notes", language)
    components: list[AnyComponent] = [
        *action_buttons(game),
        *gauge_commands(game),
        *(_dice(roll, language) for roll in game.dice),
        *roll_buttons(game),
    ]
    sheets = tuple(map_name(board, language) for board in game.boards if board.kind is BoardKind.SHEET)
    if len(sheets) >= _SHEETS_FOR_A_MENU:
        title = word("sheets", language)
        components.append(ToolbarMenu(description=title, text=title, tooltip=title, menu_items=sheets))
    components.append(
        Inventory(
            name=forces,
            text="",
            tooltip=forces,
            hotkey=ctrl_shift("I"),
            include=_open_to_all(game),
            group_by=(SIDE_PROPERTY, "CurrentMap", "LocationName", CLASS_PROPERTY),
            piece_zoom=0.5,
        )
    )
    components.append(NotesWindow(button_text="", tooltip=notes, hotkey=ctrl_shift("K")))
    return tuple(components)


def _open_to_all(game: Game) -> str:
    """True for what everybody may know of: nothing in a hand, nothing in a cup, nothing that lies face down."""
    turned = any(command.face_down for commands in game.play.commands.values() for command in commands)
    hands = (map_name(game.board(hand.board), game.language) for hand in game.play.hands)
    cups = (cup.names.in_language(game.language) for cup in game.play.cups if not cup.open)
    return all_of(
        *(f"CurrentMap!={quoted(name)}" for name in hands),
        *(f"DeckName!={quoted(name)}" for name in cups),
        f'{BACK_LAYER}_Image==""' if turned else "",
    )


def _dice(roll: DiceRoll, language: str) -> DiceButton:
    name = roll.names.in_language(language)
    return DiceButton(
        name=name,
        text=name,
        tooltip=name,
        n_dice=roll.count,
        n_sides=roll.faces,
        add_to_total=roll.plus,
        report_total=roll.report_total,
        report_format="$PlayerName$: $name$ = $result$",
    )

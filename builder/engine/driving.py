"""Doing what a player does: pressing keys and buttons, dragging, saving, refreshing (in the session's process)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from builder.engine import player
from builder.engine.looking import look
from builder.engine.menus import try_menus
from builder.engine.order import Step
from builder.engine.reading import map_list, single_pieces
from builder.engine.virtual_machine import JavaObject, java_class, on_swing, settle, text

_REFRESH_COUNTS = (
    "updatedCount", "totalCount", "totalDecks", "notFoundCount", "noGpIdMatch", "noStackCount", "noMapCount", "notOwnedCount",
    "notVisibleCount", "deckWarnings",
)  # fmt: skip


class StepError(Exception):
    """A step that can't be done: no such piece, map or button. The text says which, and what there is."""


def do_step(module: JavaObject, step: Step) -> dict[str, int]:
    """Do one step and wait until VASSAL has done all that follows from it. Gives the counts of a refresh, else nothing."""
    if step.do == "load":
        player.start_saved_game(module, Path(step.file))
        return {}
    if step.do == "side":
        take_side(module, step.value)
        return {}
    actions = {
        "key": _press_key_on_pieces,
        "place": _place_from_palette,
        "hotkey": _press_hotkey,
        "move": _drag_pieces,
        "button": _press_button,
        "property": _set_property,
        "save": _save_game,
    }
    if step.do in ("look", "observe", "menus"):
        settle()
        return {}
    if step.do == "refresh":
        counts = on_swing(lambda: _refresh_counters(module, step))
        settle()
        return counts
    action = actions.get(step.do)
    if action is None:
        known = ", ".join(sorted((*actions, "load", "look", "menus", "observe", "refresh", "side")))
        raise StepError(f"there is no step {step.do!r}; there are: {known}")
    on_swing(lambda: action(module, step))
    settle()
    return {}


def menus_tried(module: JavaObject, step: Step) -> list[dict[str, Any]]:
    """For the step ``menus`` what every entry of the menus did, else nothing."""
    if step.do != "menus":
        return []
    wanted = dict(step.piece)
    tried = on_swing(lambda: try_menus(module, _map_named(step.map), step.x, step.y, wanted))
    settle()
    return tried


def looked(module: JavaObject, step: Step) -> list[str]:
    """For the step ``look`` the lines that the player sees there, else nothing."""
    if step.do != "look":
        return []
    lines = on_swing(lambda: look(module, step))
    settle()
    return lines


def picked_pieces(module: JavaObject, wanted: Mapping[str, str]) -> list[JavaObject]:
    """The pieces that have all the values of ``wanted``. Raises ``StepError`` where none has."""
    pieces = [piece for piece in single_pieces(module) if all(_value(piece, key) == wanted[key] for key in wanted)]
    if not pieces or not wanted:
        words = ", ".join(f"{key} {value!r}" for key, value in wanted.items()) or "nothing"
        raise StepError(f"no piece of the game has {words}")
    return pieces


def _value(piece: JavaObject, key: str) -> str:
    place = piece.getMap()
    known = {
        "id": lambda: text(piece.getId()),
        "name": lambda: text(piece.getName()),
        "gpid": lambda: text(piece.getProperty("PieceId")),
        "map": lambda: "" if place is None else text(place.getMapName()),
        "location": lambda: text(piece.getProperty("LocationName")),
    }
    return known[key]() if key in known else text(piece.getProperty(key))


def _key_stroke(step: Step) -> JavaObject:
    named = java_class("VASSAL.tools.NamedKeyStroke")
    if step.command:
        return named(step.command)
    stroke = java_class("javax.swing.KeyStroke").getKeyStroke(step.key)
    if stroke is None:
        raise StepError(f"{step.key!r} is no keystroke; write it as Java does, e.g. 'ctrl F' or 'alt shift DELETE'")
    return named(stroke)


def _press_key_on_pieces(module: JavaObject, step: Step) -> None:
    buffer = java_class("VASSAL.counters.KeyBuffer").getBuffer()
    buffer.clear()
    for piece in picked_pieces(module, step.piece):
        buffer.add(piece)
    module.sendAndLog(buffer.keyCommand(_key_stroke(step).getKeyStroke()))
    buffer.clear()


def _place_from_palette(module: JavaObject, step: Step) -> None:
    """Put a copy of each slot's piece with these properties on the map, as a drag from the palette does. (PieceSlot)"""
    target = _map_named(step.map)
    cloner = java_class("VASSAL.counters.PieceCloner").getInstance()
    placed = 0
    for slot in module.getAllDescendantComponentsOf(java_class("VASSAL.build.widget.PieceSlot").class_):
        piece = cloner.clonePiece(slot.getPiece())
        if all(text(piece.getProperty(key)) == value for key, value in step.piece.items()):
            piece.setProperty("PieceId", slot.getGpId())
            added = java_class("VASSAL.command.AddPiece")(piece)
            added.execute()
            spot = target.snapTo(java_class("java.awt.Point")(step.x, step.y))
            module.sendAndLog(added.append(target.placeOrMerge(piece, spot)))
            placed += 1
    if not placed:
        words = ", ".join(f"{key} {value!r}" for key, value in step.piece.items()) or "nothing"
        raise StepError(f"no piece of the palette has {words}")


def _press_hotkey(module: JavaObject, step: Step) -> None:
    module.fireKeyStroke(_key_stroke(step))


def _drag_pieces(module: JavaObject, step: Step) -> None:
    """Drop the pieces on a pixel, through the map's own mover: it snaps, stacks, marks moved and reports. (PieceMover)"""
    target = _map_named(step.map)
    mover = target.getPieceMover()
    if mover is None:
        raise StepError(f"the map {step.map} has no piece mover: nothing can be dragged there")
    buffer = java_class("VASSAL.counters.DragBuffer").getBuffer()
    buffer.clear()
    for piece in picked_pieces(module, step.piece):
        buffer.add(piece)
    moving = java_class("VASSAL.build.module.map.PieceMover").class_.getDeclaredMethod(
        "movePieces", java_class("VASSAL.build.module.Map").class_, java_class("java.awt.Point").class_
    )
    moving.setAccessible(True)
    module.sendAndLog(moving.invoke(mover, target, java_class("java.awt.Point")(step.x, step.y)))
    buffer.clear()


def _press_button(module: JavaObject, step: Step) -> None:
    toolbar = _map_named(step.map).getToolBar() if step.map else module.getToolBar()
    button_class = java_class("javax.swing.AbstractButton")
    buttons = [component for component in toolbar.getComponents() if isinstance(component, button_class)]
    for button in buttons:
        if step.command in (text(button.getText()), text(button.getToolTipText())):
            button.doClick()
            return
    names = ", ".join(repr(text(button.getText()) or text(button.getToolTipText())) for button in buttons)
    raise StepError(f"the toolbar has no button {step.command!r}; it has: {names}")


def _set_property(module: JavaObject, step: Step) -> None:
    holder = module.getMutableProperty(step.command)
    if holder is None:
        raise StepError(f"the module has no global property {step.command!r}")
    module.sendAndLog(holder.setPropertyValue(step.value))


def _save_game(module: JavaObject, step: Step) -> None:
    module.getGameState().saveGame(java_class("java.io.File")(step.file))


def _refresh_counters(module: JavaObject, step: Step) -> dict[str, int]:
    """Tools, Refresh Counters, and the refresher's own counts; the dialog is left out, it only asks for the options."""
    refresher_class = java_class("VASSAL.build.module.GameRefresher")
    refresher = refresher_class(module)
    options = java_class("java.util.HashSet")()
    for option in step.value.split(","):
        if option.strip():
            options.add(option.strip())
    refresher.execute(options, None)
    counts: dict[str, int] = {}
    for field in refresher_class.class_.getDeclaredFields():
        name = text(field.getName())
        if name in _REFRESH_COUNTS:
            field.setAccessible(True)
            counts[name] = int(field.get(refresher))
    return counts


def take_side(module: JavaObject, side: str) -> None:
    """Become the player of a side, as the button of the roster does it. (PlayerRoster.launch)"""
    roster = module.getPlayerRoster()
    sides = [] if roster is None else [text(known) for known in roster.getSides()]
    if side not in sides:
        raise StepError(f"the module has no side {side!r}; it has: {', '.join(sides) or 'none'}")
    user = java_class("VASSAL.build.GameModule").getUserId()
    roster_class = java_class("VASSAL.build.module.PlayerRoster")
    string = java_class("java.lang.String").class_
    tell = roster_class.class_.getDeclaredMethod("fireSideChange", string, string)
    tell.setAccessible(True)

    def take() -> None:
        before = roster_class.getMySide()
        roster.remove(user)
        java_class("VASSAL.build.module.PlayerRoster$Add")(roster, user, player.PLAYER_NAME, side).execute()
        tell.invoke(roster, before, roster_class.getMySide())

    on_swing(take)
    settle()


def _map_named(name: str) -> JavaObject:
    for seen in map_list():
        if text(seen.getMapName()) == name:
            return seen
    raise StepError(f"there is no map {name!r}; there are: {', '.join(text(seen.getMapName()) for seen in map_list())}")

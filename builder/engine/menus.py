"""The menus of a module's pieces, tried out: which entries there are, and which of them do nothing (in the session's process).

Each piece of the palette is put on a map, every enabled entry of its menu is chosen once and undone again. (KeyBuffer,
Command.getUndoCommand)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from builder.engine.virtual_machine import JavaObject, java_class, text


def try_menus(module: JavaObject, place: JavaObject, x: int, y: int, wanted: dict[str, str]) -> list[dict[str, Any]]:
    """An entry for each command of each piece: ``piece``, ``name``, ``shown`` (in the player's language), ``enabled``,
    ``works`` (something was seen to change: the piece, its place, the chat, the number of pieces).

    ``place`` is the map, ``x`` and ``y`` the pixel where the pieces are put; ``wanted`` picks slots by property.
    """
    found: list[dict[str, Any]] = []
    cloner = java_class("VASSAL.counters.PieceCloner").getInstance()
    point = java_class("java.awt.Point")
    for slot in module.getAllDescendantComponentsOf(java_class("VASSAL.build.widget.PieceSlot").class_):
        piece = cloner.clonePiece(slot.getPiece())  # the copy wears the prototypes' traits, the slot only their names
        if any(text(piece.getProperty(key)) != value for key, value in wanted.items()):
            continue
        java_class("VASSAL.command.AddPiece")(piece).execute()
        place.placeOrMerge(piece, place.snapTo(point(x, y)))
        for entry in _entries(piece):
            found.append(_tried(module, piece, entry))
        java_class("VASSAL.command.RemovePiece")(piece).execute()
    return found


def _entries(piece: JavaObject) -> Iterator[JavaObject]:
    """The commands of the menu; a submenu is a heading over commands that stand in the list themselves."""
    submenu = java_class("VASSAL.counters.KeyCommandSubMenu")
    for command in piece.getProperty("KeyCommands") or ():
        if not isinstance(command, submenu) and text(command.getName()):
            yield command


def _tried(module: JavaObject, piece: JavaObject, entry: JavaObject) -> dict[str, Any]:
    enabled = bool(entry.isEnabled())
    told: dict[str, Any] = {
        "piece": text(piece.getProperty("Counter")) or text(piece.getName()),
        "name": text(entry.getName()),
        "shown": text(entry.getLocalizedMenuText()),
        "enabled": enabled,
        "works": False,
    }
    if enabled:
        before = _seen(module, piece)
        buffer = java_class("VASSAL.counters.KeyBuffer").getBuffer()
        buffer.clear()
        buffer.add(piece)
        command = buffer.keyCommand(entry.getKeyStroke())
        told["works"] = _seen(module, piece) != before
        undo = None if command is None else command.getUndoCommand()
        if undo is not None:
            undo.execute()
        buffer.clear()
    return told


def _seen(module: JavaObject, piece: JavaObject) -> tuple[Any, ...]:
    position, stack = piece.getPosition(), piece.getParent()
    return (
        text(piece.getState()),
        "" if piece.getMap() is None else text(piece.getMap().getMapName()),
        (int(position.x), int(position.y)),
        "" if stack is None else text(stack.getId()),
        int(module.getGameState().getAllPieces().size()),
        _chat_length(module),
    )


def _chat_length(module: JavaObject) -> int:
    """How many characters the chat holds."""
    pane = java_class("javax.swing.JTextPane")
    open_ends, length = [module.getChatter()], 0
    while open_ends:
        component = open_ends.pop()
        if isinstance(component, pane):
            length += int(component.getDocument().getLength())
        elif isinstance(component, java_class("java.awt.Container")):
            open_ends.extend(component.getComponents())
    return length

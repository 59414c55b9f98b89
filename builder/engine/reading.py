"""Reading what VASSAL holds into JSON values, in the shape of ``observation.py`` (in the session's process)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from builder.engine.player import Setup, predefined_setups
from builder.engine.virtual_machine import JavaObject, java_class, text, text_or_none


def module_values(module: JavaObject) -> dict[str, Any]:
    """The module before any game (``SeenModule``)."""
    slots = module.getAllDescendantComponentsOf(java_class("VASSAL.build.widget.PieceSlot").class_)
    prototypes = module.getAllDescendantComponentsOf(java_class("VASSAL.build.module.PrototypeDefinition").class_)
    roster = module.getPlayerRoster()
    return {
        "name": text(module.getGameName()),
        "version": text(module.getGameVersion()),
        "setups": [setup_values(setup) for setup in predefined_setups(module)],
        "maps": [text(seen.getMapName()) for seen in map_list()],
        "sides": [] if roster is None else [text(side) for side in roster.getSides()],
        "slots": [{"name": text(slot.getConfigureName()), "gpid": text(slot.getGpId())} for slot in slots],
        "prototypes": [text(prototype.getConfigureName()) for prototype in prototypes],
    }


def setup_values(setup: Setup) -> dict[str, Any]:
    """A predefined setup (``SeenSetup``)."""
    return {"name": setup.name, "file": setup.file, "menu": list(setup.menu)}


def map_list() -> list[JavaObject]:
    """The module's maps, as Java objects, in the order of the module."""
    return list(java_class("VASSAL.build.module.Map").getMapList())


def game_values(
    module: JavaObject, properties: Sequence[str], global_properties: Sequence[str], new_chat: Sequence[str]
) -> dict[str, Any]:
    """The game as it stands (``SeenGame``)."""
    return {
        "maps": [_map_values(seen) for seen in map_list()],
        "pieces": [_piece_values(piece, properties) for piece in single_pieces(module)],
        "turns": [_turn_values(tracker) for tracker in _turn_trackers(module)],
        "properties": {name: text_or_none(module.getProperty(name)) for name in global_properties},
        "new_chat": list(new_chat),
        "counts": {},
    }


def single_pieces(module: JavaObject) -> list[JavaObject]:
    """Every piece of the game that is no stack and no deck (Deck extends Stack), sorted by id for the same order each time."""
    stack = java_class("VASSAL.counters.Stack")
    pieces = [piece for piece in module.getGameState().getAllPieces() if not isinstance(piece, stack)]
    return sorted(pieces, key=lambda piece: text(piece.getId()))


def chat_lines(module: JavaObject) -> list[str]:
    """The lines of the chat window, without the blank ones it begins with."""
    pane = java_class("javax.swing.JTextPane")
    chatter = module.getChatter()
    if chatter is None:
        return []
    found = [component for component in _descendants(chatter) if isinstance(component, pane)]
    lines: list[str] = []
    for component in found:
        document = component.getDocument()
        content = text(document.getText(0, document.getLength()))
        lines.extend(line.strip() for line in content.split("\n") if line.strip())
    return lines


def _descendants(container: JavaObject) -> list[JavaObject]:
    found: list[JavaObject] = []
    for child in container.getComponents():
        found.append(child)
        if isinstance(child, java_class("java.awt.Container")):
            found.extend(_descendants(child))
    return found


def _map_values(seen: JavaObject) -> dict[str, Any]:
    size = seen.mapSize()
    boards = []
    for board in seen.getBoards():
        bounds = board.bounds()
        numbers = [int(bounds.x), int(bounds.y), int(bounds.width), int(bounds.height)]
        boards.append({"name": text(board.getName()), "bounds": numbers})
    return {"name": text(seen.getMapName()), "size": [int(size.width), int(size.height)], "boards": boards}


def _piece_values(piece: JavaObject, properties: Sequence[str]) -> dict[str, Any]:
    place, position, stack = piece.getMap(), piece.getPosition(), piece.getParent()
    return {
        "id": text(piece.getId()),
        "name": text(piece.getName()),
        "localized_name": text(piece.getLocalizedName()),
        "map": "" if place is None else text(place.getMapName()),
        "x": int(position.x),
        "y": int(position.y),
        "location": text(piece.getProperty("LocationName")),
        "zone": text(piece.getProperty("CurrentZone")),
        "deck": text(piece.getProperty("DeckName")),
        "gpid": text(piece.getProperty("PieceId")),
        "stack": "" if stack is None else text(stack.getId()),
        "index": -1 if stack is None else int(stack.indexOf(piece)),
        "obscured": text(piece.getProperty("ObscuredToMe")) == "true",
        "invisible": text(piece.getProperty("InvisibleToMe")) == "true",
        "state": text(piece.getState()),
        "properties": {name: text_or_none(piece.getProperty(name)) for name in properties},
    }


def _turn_trackers(module: JavaObject) -> list[JavaObject]:
    return list(module.getAllDescendantComponentsOf(java_class("VASSAL.build.module.turn.TurnTracker").class_))


def _turn_values(tracker: JavaObject) -> dict[str, Any]:
    # The turn as it is shown has no public getter (TurnTracker.getTurnString).
    shown = java_class("VASSAL.build.module.turn.TurnTracker").class_.getDeclaredMethod("getTurnString")
    shown.setAccessible(True)
    return {
        "name": text(tracker.getConfigureName()),
        "shown": text(shown.invoke(tracker)),
        "state": text(tracker.getState()),
    }

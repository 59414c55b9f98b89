"""Prototypes: every trait that more than one counter wears stands once, under a name that a module maker can read."""

from __future__ import annotations

from builder.assemble import key_map
from builder.assemble.words import word
from builder.model.counter import CounterClass
from builder.model.game import Game, Side
from builder.vassal.piece import Piece
from builder.vassal.traits import (
    AnyTrait,
    BasicPiece,
    Delete,
    Footprint,
    Marker,
    MovementMarkable,
    ReportState,
    TriggerAction,
    UsePrototype,
)

EVERY_COUNTER = "every-counter"
MOVING = "moving-counter"
SIDE_PROPERTY = "Side"
CLASS_PROPERTY = "Class"
STATE_LAYER = "State"
LEVEL = f"{STATE_LAYER}_Level"


def class_prototype_name(counter_class: CounterClass) -> str:
    """Name of the prototype that all counters of the class use."""
    return f"class-{counter_class.id}"


def side_prototype_name(side: Side) -> str:
    """Name of the prototype that all counters of the side use."""
    return f"side-{side.id}"


def prototypes(game: Game) -> dict[str, Piece]:
    """Every prototype of the module by name, those that others use first."""
    language = game.language
    found = {
        EVERY_COUNTER: _prototype(
            ReportState(
                keys=(key_map.DELETE,), report_format=f"$location$: $newPieceName$ {word('deleted', language)}"
            ),
            Delete(command=word("delete", language), key=key_map.DELETE),
        ),
        MOVING: _prototype(
            UsePrototype(EVERY_COUNTER),
            MovementMarkable(command=word("mark-moved", language), key=key_map.MARK_MOVED, x_offset=22, y_offset=-34),
            Footprint(key=key_map.TRAIL, menu_command=word("trail", language), key_clear=key_map.CLEAR_MOVED),
        ),
    }
    for side in game.sides:
        found[side_prototype_name(side)] = _prototype(Marker.of(_side_properties(game, side)))
    for counter_class in game.classes:
        found[class_prototype_name(counter_class)] = _class_prototype(counter_class, language)
    return found


def _side_properties(game: Game, side: Side) -> dict[str, str]:
    properties = {SIDE_PROPERTY: side.names.in_language(game.language), "SideId": side.id}
    if side.alliance is not None:
        alliance = next(one for one in game.alliances if one.id == side.alliance)
        properties["Alliance"] = alliance.names.in_language(game.language)
    return properties


def _class_prototype(counter_class: CounterClass, language: str) -> Piece:
    traits: list[AnyTrait] = []
    last = len(counter_class.states)
    if last > 1:
        keys = [key_map.DAMAGE, key_map.REPAIR, *([key_map.FLIP] if last == 2 else [])]
        change = "$location$: $oldPieceName$ → $newPieceName$ ($menuCommand$)"
        traits.append(ReportState(keys=tuple(keys), report_format=change))
        steps = (
            ("damage", key_map.DAMAGE, f"{{{LEVEL} < {last}}}", key_map.DAMAGE_STEP),
            ("repair", key_map.REPAIR, f"{{{LEVEL} > 1}}", key_map.REPAIR_STEP),
        )
        traits.extend(
            TriggerAction(name=name, command=word(name, language), key=key, property_match=match, action_keys=(step,))
            for name, key, match, step in steps
        )
    properties = {CLASS_PROPERTY: counter_class.names.in_language(language), "ClassId": counter_class.id}
    # What does not move by the rules is still dragged from box to map; it only wears no mark and no trail.
    return _prototype(*traits, UsePrototype(MOVING if counter_class.moves else EVERY_COUNTER), Marker.of(properties))


def _prototype(*traits: AnyTrait) -> Piece:
    return Piece((*traits, BasicPiece()))

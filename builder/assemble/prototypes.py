"""Prototypes: every trait that more than one counter wears stands once, under a name that a module maker can read."""

from __future__ import annotations

from builder.assemble import key_map
from builder.assemble.hands import leaving_traits
from builder.assemble.move_back import move_back_traits, unmark_trait
from builder.assemble.states import state_traits
from builder.assemble.words import HERE, word
from builder.model.counter import CounterClass, Kind
from builder.model.game import Game, Side
from builder.vassal.piece import Piece
from builder.vassal.traits import (
    AnyTrait,
    BasicPiece,
    CalculatedProperty,
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
            CalculatedProperty(name=HERE, expression='{GetLocalizedProperty("LocationName")}'),
            *move_back_traits(game),
            *leaving_traits(game),
            TriggerAction(
                name="delete",
                command=word("delete", language),
                key=key_map.DELETE,
                action_keys=(key_map.TELL_DELETE, key_map.DELETE_SILENTLY),
            ),
            ReportState(
                keys=(key_map.TELL_DELETE,), report_format=f"${HERE}$: $newPieceName$ {word('deleted', language)}"
            ),
            Delete(command="", key=key_map.DELETE_SILENTLY),
        ),
        MOVING: _prototype(
            UsePrototype(EVERY_COUNTER),
            unmark_trait(),
            MovementMarkable(command=word("mark-moved", language), key=key_map.MARK_MOVED, x_offset=22, y_offset=-34),
            Footprint(key=key_map.TRAIL, menu_command=word("trail", language), key_clear=key_map.CLEAR_MOVED),
        ),
    }
    for side in game.sides:
        found[side_prototype_name(side)] = _prototype(Marker.of(_side_properties(game, side)))
    for counter_class in game.classes:
        found[class_prototype_name(counter_class)] = _class_prototype(game, counter_class)
    return found


def _side_properties(game: Game, side: Side) -> dict[str, str]:
    properties = {SIDE_PROPERTY: side.names.in_language(game.language), "SideId": side.id}
    if side.alliance is not None:
        alliance = next(one for one in game.alliances if one.id == side.alliance)
        properties["Alliance"] = alliance.names.in_language(game.language)
    return properties


def _class_prototype(game: Game, counter_class: CounterClass) -> Piece:
    language = game.language
    traits = state_traits(counter_class, language, _falls(game, counter_class))
    properties = {CLASS_PROPERTY: counter_class.names.in_language(language), "ClassId": counter_class.id}
    # What does not move by the rules, a chit or a marker, is still dragged from box to map; it only wears no mark and no trail.
    goes = counter_class.moves and counter_class.kind in (Kind.UNIT, Kind.FORTIFICATION, Kind.CHARACTER)
    return _prototype(*traits, UsePrototype(MOVING if goes else EVERY_COUNTER), Marker.of(properties))


def _falls(game: Game, counter_class: CounterClass) -> bool:
    """True where damage in the last state does something to every counter of the class."""
    own = [counter.id for counter in game.counters if counter.class_id == counter_class.id]
    return bool(own) and all(any(one.after_damage for one in game.play.commands.get(each, ())) for each in own)


def _prototype(*traits: AnyTrait) -> Piece:
    return Piece((*traits, BasicPiece()))

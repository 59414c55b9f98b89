"""One counter as a VASSAL piece: its own pictures and name, and prototypes for everything that it shares."""

from __future__ import annotations

from functools import lru_cache

from builder.assemble import key_map
from builder.assemble.brought import brought_traits
from builder.assemble.command_effects import NEXT_VERSION_MARK, result_property
from builder.assemble.play_prototypes import turns_down
from builder.assemble.prototypes import class_prototype_name, side_prototype_name
from builder.assemble.replacement import next_version, version_id
from builder.assemble.slot_path import slot_path
from builder.assemble.states import STATE_LAYER
from builder.assemble.wardrobe import Wardrobe
from builder.assemble.words import word
from builder.model.command import Effect
from builder.model.counter import Counter, CounterClass
from builder.model.game import Game
from builder.model.picture_name import back_picture, counter_picture
from builder.vassal.keys import named
from builder.vassal.piece import Piece
from builder.vassal.traits import (
    AnyTrait,
    BasicPiece,
    Embellishment,
    Marker,
    Obscurable,
    Replace,
    UsePrototype,
)

BACK_LAYER = "Back"
"""The layer of a counter's back; its picture is empty while the counter lies face up."""

_MASK = Obscurable(key=None, image=back_picture(None), command="", display_style="B", mask_name="?", peek_command="")
"""What a cup shows of the counters that lie in it; nothing else turns it on."""


def counter_piece(game: Game, counter: Counter, wardrobe: Wardrobe, state: str | None = None) -> Piece:
    """The piece of a counter in the given state (the first where None), in no place yet.

    Prototypes stand unexpanded, as in a module's piece slot.
    """
    counter_class = game.counter_class(counter.class_id)
    language = game.language
    traits: list[AnyTrait] = [_wears(name) for name in wardrobe.prototypes_of(counter.id)]
    traits.append(_wears(class_prototype_name(counter_class)))
    if counter.side is not None:
        traits.append(_wears(side_prototype_name(game.side(counter.side))))
    traits += _growth(game, counter, wardrobe)
    traits += brought_traits(game, wardrobe.commands_of(counter.id), counter, wardrobe.piece_ids)
    if counter.id in wardrobe.unseen:
        traits.append(_MASK)
    if turns_down(game, counter):
        traits.append(_back_layer(counter.side, counter_class.names.in_language(language), language))
    if len(counter_class.states) > 1:
        traits.append(_state_layer(counter, counter_class, language, state))
    traits.append(Marker.of({"Counter": counter.id, "Unit": counter.unit, **_own_properties(counter, wardrobe)}))
    front = counter_picture(counter, counter_class.states[0])
    gpid = wardrobe.piece_ids.gpid(counter.id)
    return Piece((*traits, BasicPiece(image=front, name=counter.printed_name(language), gpid=gpid)))


@lru_cache(maxsize=1024)
def _wears(prototype: str) -> UsePrototype:
    """One trait for all that wear the prototype: what it is written as is worked out once."""
    return UsePrototype(prototype)


def _own_properties(counter: Counter, wardrobe: Wardrobe) -> dict[str, str]:
    """Where the commands put this counter, and what its die tables say: fields of six results, or texts of six letters."""
    found = wardrobe.spots.properties(counter.id)
    asked = {table.field for command in wardrobe.commands_of(counter.id) for table in command.tables}
    for values in counter.values.values():
        for field, value in values.items():
            results: tuple[object, ...] = value if isinstance(value, tuple) else ()
            if isinstance(value, str) and field in asked:
                results = tuple("".join(value.split()))
            if len(results) > 2 and all(isinstance(one, str) for one in results):
                found |= {result_property(field, number): str(one) for number, one in enumerate(results, start=1)}
    return found


def _growth(game: Game, counter: Counter, wardrobe: Wardrobe) -> list[AnyTrait]:
    """The change to the next version, for a counter that has such a command and such a version."""
    commands = wardrobe.commands_of(counter.id)
    grow = next((command for command in commands if command.effect is Effect.NEXT_VERSION), None)
    following = next_version(game, counter)
    if grow is None or following is None:
        return []
    gpid = wardrobe.piece_ids.gpid(version_id(counter, following))
    path = slot_path(game, following)
    return [
        Replace(command="", key=named(f"go:{grow.id}"), marker_spec=path, gpid=gpid),
        Marker.of({NEXT_VERSION_MARK: following.mark or ""}),
    ]


@lru_cache(maxsize=256)
def _back_layer(side: str | None, class_name: str, language: str) -> Embellishment:
    """The back that covers a counter which lies face down, whatever its state is; its name is then that of its class."""
    return Embellishment(
        images=("", back_picture(side)),
        names=("", f"{class_name} ({word('face-down', language)})"),
        loop_levels=False,
        name=BACK_LAYER,
        increase_key_stroke=key_map.FACE_DOWN,
        decrease_key_stroke=key_map.FACE_UP,
    )


def _state_layer(counter: Counter, counter_class: CounterClass, language: str, state: str | None) -> Embellishment:
    """The layer that shows the state. Its first level is the bare piece, so the front's picture is loaded once."""
    states = counter_class.states
    ids = [one.id for one in states]
    two = len(states) == 2
    return Embellishment(
        images=("", *(counter_picture(counter, one) for one in states[1:])),
        names=("", *(f"+ ({one.names.in_language(language)})" for one in states[1:])),
        loop_levels=False,
        name=STATE_LAYER,
        increase_key_stroke=key_map.DAMAGE_STEP,
        decrease_key_stroke=key_map.REPAIR_STEP,
        reset_command=word("flip", language) if two else "",
        reset_key_stroke=key_map.FLIP if two else None,
        reset_level=f"{{3 - {STATE_LAYER}_Level}}" if two else "1",
        level=1 if state is None else ids.index(state) + 1,
    )


def state_name_suffix(counter_class: CounterClass, state: str | None, language: str) -> str:
    """What a state adds to the piece's name in chat and lists: nothing for the first, `` (裏)`` for a later one."""
    ids = [one.id for one in counter_class.states]
    level = 0 if state is None else ids.index(state)
    return f" ({counter_class.states[level].names.in_language(language)})" if level else ""

"""One counter as a VASSAL piece: its own pictures and name, and prototypes for everything that it shares."""

from __future__ import annotations

from builder.assemble import key_map
from builder.assemble.prototypes import STATE_LAYER, class_prototype_name, side_prototype_name
from builder.assemble.words import word
from builder.model.counter import Counter, CounterClass
from builder.model.game import Game
from builder.model.picture_name import counter_picture
from builder.vassal.piece import Piece
from builder.vassal.traits import AnyTrait, BasicPiece, Embellishment, Marker, UsePrototype


def counter_piece(game: Game, counter: Counter, gpid: str, state: str | None = None) -> Piece:
    """The piece of a counter in the given state (the first where None), in no place yet.

    Prototypes stand unexpanded, as in a module's piece slot.
    """
    counter_class = game.counter_class(counter.class_id)
    language = game.language
    traits: list[AnyTrait] = [UsePrototype(class_prototype_name(counter_class))]
    if counter.side is not None:
        traits.append(UsePrototype(side_prototype_name(game.side(counter.side))))
    if len(counter_class.states) > 1:
        traits.append(_state_layer(counter, counter_class, language, state))
    traits.append(Marker.of({"Counter": counter.id, "Unit": counter.unit}))
    front = counter_picture(counter, counter_class.states[0])
    return Piece((*traits, BasicPiece(image=front, name=counter.printed_name(language), gpid=gpid)))


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

"""The way back: one key brings a counter to where it stood before it last moved, by hand or by a command.

The engine itself notes where a piece stood (``OldMap``, ``OldX``, ``OldY`` of Java's ``BasicPiece``, written at every drag by
``PieceMover`` and at every command by ``SendToLocation``). Going back is a move as well, so that the same key a second time
goes forth again.
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble import key_map
from builder.assemble.expressions import quoted
from builder.assemble.window_name import map_name
from builder.assemble.words import HERE, word
from builder.model.game import Game
from builder.vassal.keys import named
from builder.vassal.traits import (
    AnyTrait,
    DynamicProperty,
    PropertyChange,
    PropertyCommand,
    ReportState,
    SendToLocation,
    TriggerAction,
)

LEFT = "Left"
"""The name of the place that a counter goes back from, noted before it goes: the chat names both places in one line."""

NOTE_PLACE, _GO = named("note-place"), named("go:move-back")
"""``NOTE_PLACE`` notes in ``Left`` where the counter stands."""
_TELL, _TELL_TO_HAND = named("tell:move-back"), named("tell:back-to-hand")
_UNMARK = named("unmark-moved")
_STOOD_ELSEWHERE = '{OldMap != "" && (OldMap != CurrentMap || OldX != CurrentX || OldY != CurrentY)}'


def move_back_traits(game: Game) -> Iterator[AnyTrait]:
    """The entry of the menu, enabled where the counter has moved, and what it does and tells.

    Into a hand a counter goes back without its name, as it does by every other way.
    """
    language = game.language
    label = word("move-back", language)
    hands = [map_name(game.board(hand.board), language) for hand in game.play.hands]
    into = [named(f"{_TELL_TO_HAND.name}:{number}") for number, _ in enumerate(hands, start=1)]
    yield TriggerAction(
        name="move-back",
        command=label,
        key=key_map.MOVE_BACK,
        property_match=_STOOD_ELSEWHERE,
        watch_keys=(named("move-back"),),
        action_keys=(NOTE_PLACE, *into, _GO, _UNMARK, _TELL),
    )
    for hand, key in zip(hands, into, strict=True):
        told = named(f"told:{key.name}")
        match = f"{{OldMap == {quoted(hand)} && CurrentMap != {quoted(hand)}}}"
        yield TriggerAction(name=hand, command="", key=key, property_match=match, action_keys=(told,))
        yield ReportState(keys=(told,), report_format=f"${HERE}$: {word('one-counter', language)} → {hand}")
    yield ReportState(keys=(_TELL,), report_format=f"${LEFT}$: $newPieceName$ — {label} → ${HERE}$")
    yield DynamicProperty(key=LEFT, commands=(PropertyCommand("", NOTE_PLACE, PropertyChange.set_to(f"{{{HERE}}}")),))
    yield SendToLocation(command="", key=_GO, map_name="$OldMap$", x="$OldX$", y="$OldY$")


def unmark_trait() -> TriggerAction:
    """A counter that has gone back has not moved: its mark is taken off."""
    return TriggerAction(
        name="unmark-moved", command="", key=_UNMARK, property_match="{Moved}", action_keys=(key_map.MARK_MOVED,)
    )

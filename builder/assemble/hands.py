"""What is told of hands: what leaves one is named where it arrives, since nothing that happens inside is told."""

from __future__ import annotations

from collections.abc import Iterator

from builder.assemble.expressions import quoted
from builder.assemble.window_name import map_name
from builder.assemble.words import HERE
from builder.model.game import Game
from builder.vassal.keys import KeyStroke, named
from builder.vassal.traits import AnyTrait, ReportState, TriggerAction


def leaving_keys(game: Game) -> tuple[KeyStroke, ...]:
    """What a command presses after its counter has gone, so that one that was in a hand is named; none without hands."""
    return tuple(_left(number) for number, _ in enumerate(game.play.hands, start=1))


def leaving_traits(game: Game) -> Iterator[AnyTrait]:
    """The answer of every counter: it tells which hand it left, and where it is."""
    for number, hand in enumerate(game.play.hands, start=1):
        name = map_name(game.board(hand.board), game.language)
        told = named(f"tell:left-hand:{number}")
        match = f"{{OldMap == {quoted(name)} && CurrentMap != {quoted(name)}}}"
        yield TriggerAction(name=name, command="", key=_left(number), property_match=match, action_keys=(told,))
        yield ReportState(keys=(told,), report_format=f"{name}: $newPieceName$ → ${HERE}$")


def _left(number: int) -> KeyStroke:
    return named(f"left-hand:{number}")

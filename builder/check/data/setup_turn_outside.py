"""A setup begins in a turn that the game does not have.

Why: the module's turn counter would start outside its own list of turns.

Example:
    turns: {first: 1, last: 8}
    # and in a setup
    turn: 9
"""

from __future__ import annotations

from collections.abc import Iterator

from builder.diagnostic import Diagnostic
from builder.model.fault import fault, second_spot
from builder.model.game import Game
from builder.model.message import Message, say

CODE = "setup-turn-outside"


def check(game: Game) -> Iterator[Diagnostic]:
    """Every setup whose turn is before the first or after the last."""
    turns = game.turns
    for setup in game.setups:
        if turns.first <= turns.last and not turns.first <= setup.turn <= turns.last:
            given = Message("ターンはここで決めています", "the turns are given here")
            related = (second_spot(turns.origin, given),)
            message = say(
                "セットアップが第{turn}ターンから始まりますが、ゲームは第{first}ターンから第{last}ターンまでです",
                "the setup begins in turn {turn}; the game has turns {first} to {last}",
                turn=setup.turn,
                first=turns.first,
                last=turns.last,
            )
            yield fault(setup.turn_origin or setup.origin, CODE, message, related=related)

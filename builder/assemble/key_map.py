"""One key map for all games: the keys a player presses, and the named commands that they set off inside a piece."""

from __future__ import annotations

from builder.vassal.keys import KeyStroke, ctrl, ctrl_shift, named, plain_key

FLIP = ctrl("F")
DAMAGE = ctrl("D")
REPAIR = ctrl("R")
MOVE_BACK = ctrl_shift("B")
MARK_MOVED = ctrl("M")
CLEAR_MOVED = ctrl_shift("M")
TRAIL = ctrl("T")
DELETE = plain_key(127)
NEXT_TURN = ctrl_shift("N")
HIDE_PIECES = ctrl_shift("H")

DAMAGE_STEP = named("damage-step")
REPAIR_STEP = named("repair-step")
DAMAGE_ANY = named("damage")
"""Damage by name, for buttons: a step, or in the last state whatever becomes of the counter then."""
REPAIR_ANY = named("repair")
TELL_DELETE, DELETE_SILENTLY = named("tell:delete"), named("go:delete")
"""What is told of a counter is told before it is gone."""
FACE_DOWN = named("face-down")
FACE_UP = named("face-up")


def turned_to(level: int) -> KeyStroke:
    """What turns a counter in its first state to its ``level``-th."""
    return DAMAGE_STEP if level == 2 else named(f"turned-to:{level}")

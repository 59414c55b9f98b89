"""A command, or a watch on commands, that presses other keys of the piece, once or in a loop.

Java: ``VASSAL.counters.TriggerAction``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import flag, key_stroke, key_strokes, text


class TriggerAction(Trait):
    """A command, or a watch on commands, that presses other keys of the piece, once or in a loop.

    ``loop_type`` is counted, while or until.
    """

    ID: ClassVar[str] = "macro"

    name: str = text()
    command: str = text("Trigger")
    key: KeyStroke | None = key_stroke(ctrl("T"))
    property_match: str = text()
    watch_keys: tuple[KeyStroke, ...] = key_strokes()
    action_keys: tuple[KeyStroke, ...] = key_strokes()
    loop: bool = flag()
    pre_loop_key: KeyStroke | None = key_stroke()
    post_loop_key: KeyStroke | None = key_stroke()
    loop_type: str = text("counted")
    while_expression: str = text()
    until_expression: str = text()
    loop_count: str = text()
    index: bool = flag()
    index_property: str = text()
    index_start: str = text("1")
    index_step: str = text("1")

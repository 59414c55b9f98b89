"""A command that sends the piece to a deck.

Java: ``VASSAL.counters.ReturnToDeck``.
"""

from __future__ import annotations

from typing import ClassVar

from builder.vassal.keys import KeyStroke, ctrl
from builder.vassal.traits.trait import Trait
from builder.vassal.wire import flag, integer, key_stroke, text


class ReturnToDeck(Trait):
    """A command that sends the piece to a deck.

    ``version`` 2 means that the last two fields are there.
    """

    ID: ClassVar[str] = "return"

    command: str = text("Return to Deck")
    key: KeyStroke | None = key_stroke(ctrl("R"))
    deck_name: str = text()
    select_deck_prompt: str = text("Select destination")
    description: str = text()
    version: int = integer(2, missing=0)
    select_deck: bool = flag(True)
    deck_expression: str = text()

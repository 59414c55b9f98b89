"""One edition of a game, as it is compared: its pieces, pictures and setups, and its records where the data are at hand."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Mapping

from builder.model.game import Game
from builder.record import Record, field


class EditionError(Exception):
    """What should be compared is not there or cannot be read; the message says what, and what may stand there."""


class UnbuildableError(EditionError):
    """The data are there, but have faults; the message tells them."""


class EditionTrait(Record):
    """A trait of a piece in play: its Java class and its type as written."""

    kind: str
    type_text: str


class EditionPiece(Record):
    """A piece of the palette, under the gpid by which saved games find it.

    ``pictures`` are names of picture files in the order of the piece's states, each with the state's name. ``counter`` is the
    counter's id where the module says it (property ``Counter``).
    """

    gpid: str
    name: str
    traits: tuple[EditionTrait, ...]
    pictures: tuple[tuple[str, str], ...]
    counter: str | None = None


class EditionSetup(Record):
    """A setup: how many pieces of each gpid stand at each place, places by name."""

    id: str
    name: str
    standing: Tally[tuple[str, str]]


class Edition(Record):
    """``label`` is how the user named it. ``game`` is None where there is only a module."""

    label: str
    name: str
    version: str
    pieces: Mapping[str, EditionPiece]
    pictures: Mapping[str, bytes]
    setups: Mapping[str, EditionSetup]
    maps: tuple[str, ...]
    seats: tuple[str, ...]
    game: Game | None = field(default=None)

    @property
    def gpids(self) -> Mapping[str, str]:
        """The gpid of every counter that a piece names."""
        return {piece.counter: gpid for gpid, piece in self.pieces.items() if piece.counter is not None}

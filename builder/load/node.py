"""What a data file holds: words, lists and tables, each with the place where it was written."""

from __future__ import annotations

from builder.origin import Origin
from builder.record import Record


class Scalar(Record, tag=True, array_like=True):
    """A word or number as it stands in the file; ``text`` is None for an empty value or ``null``.

    ``block`` is where the first line of a text written with ``|`` begins, so that a character inside it has a place.
    """

    origin: Origin
    text: str | None
    quoted: bool = False
    block: Origin | None = None


class Sequence(Record, tag=True, array_like=True):
    """A list."""

    origin: Origin
    items: tuple[Node, ...]


class Mapping(Record, tag=True, array_like=True):
    """A table of keys and values in the file's order; each key stands once."""

    origin: Origin
    entries: tuple[tuple[Scalar, Node], ...]

    def find(self, key: str) -> Node | None:
        """The value of ``key``, None where the key is absent."""
        for name, value in self.entries:
            if name.text == key:
                return value
        return None


Node = Scalar | Sequence | Mapping

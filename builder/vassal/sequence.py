"""VASSAL's sequences: texts joined by a delimiter, as the Java class ``VASSAL.tools.SequenceEncoder`` writes and reads them.

A delimiter inside a text gets a backslash before it; a backslash itself is not escaped. A text that starts with a
backslash, or that stands in single quotes, is put into single quotes. Sequences nest: each level adds one backslash.
"""

from __future__ import annotations

import re
from collections.abc import Iterable


class SequenceError(ValueError):
    """A text that VASSAL's sequence language cannot carry: Java would read back something else than was written."""


def encode_text(text: str, delimiter: str) -> str:
    """One text as it stands inside a sequence with this delimiter (Java ``SequenceEncoder.append``)."""
    if not text:
        return ""
    escaped = text.replace(delimiter, "\\" + delimiter)
    if text[0] == "\\" or (text[0] == "'" and text[-1] == "'"):
        return f"'{escaped}'"
    return escaped


def encode_sequence(texts: Iterable[str], delimiter: str) -> str:
    """Join ``texts`` into one sequence; no text at all gives the empty text.

    Raises SequenceError for a text before the last one that ends in a backslash: the backslash would swallow the
    delimiter that follows, so that two texts are read back as one.
    """
    parts = [encode_text(text, delimiter) for text in texts]
    for part in parts[:-1]:
        if part.endswith("\\"):
            raise SequenceError(f"{part!r} ends in a backslash; VASSAL can only read that at the end of a list")
    return delimiter.join(parts)


def decode_sequence(sequence: str, delimiter: str) -> tuple[str, ...]:
    """The texts of a sequence (Java ``SequenceEncoder.Decoder``); the empty text is a sequence of one empty text."""
    escaped = "\\" + delimiter
    parts = re.split(r"(?<!\\)" + re.escape(delimiter), sequence)
    return tuple(_without_quotes(part.replace(escaped, delimiter)) for part in parts)


def _without_quotes(text: str) -> str:
    return text[1:-1] if len(text) > 1 and text[0] == "'" and text[-1] == "'" else text

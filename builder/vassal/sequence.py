"""VASSAL's sequences: texts joined by a delimiter, as the Java class ``VASSAL.tools.SequenceEncoder`` writes and reads them.

A delimiter inside a text gets a backslash before it; a backslash itself is not escaped. A text that starts with a
backslash, or that stands in single quotes, is put into single quotes. Sequences nest: each level adds one backslash.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import add

_SPECIAL = ("\\", "'")
"""How a text begins that may have to be put into quotes."""


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
    texts = tuple(texts)
    if not texts:
        return ""
    sequence = delimiter.join(texts)
    if "\\" not in sequence and "'" not in sequence and sequence.count(delimiter) == len(texts) - 1:
        return sequence  # as nearly all are: nothing to escape, nothing to quote
    return delimiter.join(sequence_parts(texts, delimiter))


def sequence_parts(texts: Iterable[str], delimiter: str) -> Iterator[str]:
    """What ``encode_sequence`` joins, one part after the other: for long texts, which are better not all held at once."""
    part = ""
    for text in texts:
        if part[-1:] == "\\":
            raise SequenceError(f"{part!r} ends in a backslash; VASSAL can only read that at the end of a list")
        part = text if delimiter not in text and text[:1] not in _SPECIAL else encode_text(text, delimiter)
        yield part


def encode_nest(texts: Sequence[str], delimiter: str) -> str:
    """Each text in a sequence with the nest of all that follow: ``first, (second, (third, ...))``, as traits are stored.

    Every level puts one more backslash before the delimiters of the levels below. Raises SequenceError as ``encode_sequence``.
    """
    flat = "".join(texts)
    if "\\" in flat or "'" in flat or delimiter in flat:
        first_signs, last_signs = {text[:1] for text in texts}, {text[-1:] for text in texts}
        if "\\" in last_signs or not first_signs.isdisjoint((*_SPECIAL, delimiter)):
            nested = texts[-1]
            for text in reversed(texts[:-1]):
                nested = encode_sequence((text, nested), delimiter)
            return nested
    # Where no text has to be quoted, the backslashes can be counted: two hundred traits would be escaped two hundred times.
    if delimiter in flat:
        last = len(texts) - 1
        texts = [text.replace(delimiter, "\\" * min(level + 1, last) + delimiter) for level, text in enumerate(texts)]
    return "".join(map(add, texts, _nest_delimiters(delimiter, len(texts))))


@cache
def _nest_delimiters(delimiter: str, count: int) -> tuple[str, ...]:
    """What stands behind each of so many nested texts: the delimiter with a backslash for each level; behind the last nothing."""
    return (*("\\" * level + delimiter for level in range(count - 1)), "")


def decode_sequence(sequence: str, delimiter: str) -> tuple[str, ...]:
    """The texts of a sequence (Java ``SequenceEncoder.Decoder``); the empty text is a sequence of one empty text."""
    if "\\" + delimiter not in sequence:
        return tuple(map(_without_quotes, sequence.split(delimiter)))
    texts: list[str] = []
    begun: list[str] = []
    for part in sequence.split(delimiter):
        if part.endswith("\\"):
            begun.append(part[:-1])
        else:
            begun.append(part)
            texts.append(_without_quotes(delimiter.join(begun)))
            begun = []
    if begun:
        # The very last part ends in a backslash: there is no delimiter behind it to escape.
        texts.append(_without_quotes(delimiter.join(begun) + "\\"))
    return tuple(texts)


def decode_pair(sequence: str, delimiter: str) -> tuple[str, str | None]:
    """The first two texts of a sequence, None for a second one that is not there.

    For sequences nested in their second text, as traits are: reading only these two keeps a deep nest fast.
    """
    at = sequence.find(delimiter)
    while at > 0 and sequence[at - 1] == "\\":
        at = sequence.find(delimiter, at + 1)
    if at < 0:
        return decode_sequence(sequence, delimiter)[0], None
    escaped = "\\" + delimiter
    first = _without_quotes(sequence[:at].replace(escaped, delimiter))
    rest = sequence[at + 1 :]
    if rest.count(delimiter) != rest.count(escaped):
        return first, decode_sequence(rest, delimiter)[0]
    return first, _without_quotes(rest.replace(escaped, delimiter))


def _without_quotes(text: str) -> str:
    return text[1:-1] if len(text) > 1 and text[0] == "'" and text[-1] == "'" else text

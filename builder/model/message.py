"""Sentences in Japanese and English, built from parts that have a name in both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from builder.model.names import Names


class Message(NamedTuple):
    """One text in both languages of the tool."""

    ja: str
    en: str


Part = Message | Names | str | int
"""What may stand in a sentence; a text or a number reads the same in both languages."""


def say(ja: str, en: str, **parts: Part) -> Message:
    """The sentence in both languages, each ``{part}`` filled with that part's name in the language.

    >>> say("{what}が{count}個ある", "{count} × {what}", what=Message("城砦", "Fort"), count=3)
    Message(ja='城砦が3個ある', en='3 × Fort')
    """
    return Message(
        ja.format(**{key: in_japanese(part) for key, part in parts.items()}),
        en.format(**{key: in_english(part) for key, part in parts.items()}),
    )


def in_japanese(part: Part) -> str:
    """How the part reads in a Japanese sentence."""
    return part.ja if isinstance(part, Message | Names) else str(part)


def in_english(part: Part) -> str:
    """How the part reads in an English sentence."""
    return part.en if isinstance(part, Message | Names) else str(part)


def as_message(part: Part) -> Message:
    """The part alone as a text in both languages."""
    return Message(in_japanese(part), in_english(part))


def listed(parts: Iterable[Part], most: int = 4, last: Message = Message("・", ", ")) -> Message:  # noqa: B008
    """The parts in a row, at most so many by name; ``last`` is what stands between them."""
    messages = list(dict.fromkeys(as_message(part) for part in parts))
    rest = len(messages) - most
    ja, en = (last[index].join(message[index] for message in messages[:most]) for index in (0, 1))
    return Message(f"{ja}ほか{rest}", f"{en} and {rest} more") if rest > 0 else Message(ja, en)

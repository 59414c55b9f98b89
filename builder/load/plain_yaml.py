"""The quick way through a YAML file that holds nothing unusual, as nearly every one does.

It takes the parser's events as they come, without the tree that PyYAML makes of them first. What it does not take on
(aliases, keys that stand twice, faults of any kind) it leaves to ``yaml_document``, which tells what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import yaml

from builder.load.node import Mapping, Node, Scalar, Sequence
from builder.origin import Origin

try:
    from yaml import CBaseLoader as _Parser
except ImportError:  # a PyYAML built without libyaml reads the same, only slower
    from yaml import BaseLoader as _Parser  # type: ignore[assignment]

_SCALAR: Any = yaml.ScalarEvent

NOTHING = frozenset(("", "~", "null"))
"""Plain words that stand for no value."""


class _UnusualError(Exception):
    """The file holds something that the quick way does not take on."""


def plain_nodes(text: str, file: str) -> Node | None:
    """The nodes of a YAML text without faults and aliases; None for any other, and for one that is empty."""
    parser = None
    try:
        parser = _Parser(text)
        following = parser.get_event
        beginning = (type(following()), type(following()))
        if beginning != (yaml.StreamStartEvent, yaml.DocumentStartEvent):
            return None
        node = _Reader(text, file, following).node(following())
        return node if (type(following()), type(following())) == (yaml.DocumentEndEvent, yaml.StreamEndEvent) else None
    except (yaml.YAMLError, _UnusualError, RecursionError):
        return None
    finally:
        if parser is not None:
            parser.dispose()


class _Reader:
    def __init__(self, text: str, file: str, following: Callable[[], Any]) -> None:
        self.text = text
        self.file = file
        self.following = following

    def node(self, event: Any) -> Node:  # noqa: ANN401  (any of the parser's events)
        mark = event.start_mark
        if event.anchor is not None:
            raise _UnusualError
        origin = Origin(self.file, mark.line + 1, mark.column + 1)
        kind = type(event)
        if kind is yaml.ScalarEvent:
            value = event.value
            if not event.style:
                return Scalar(origin, None if value in NOTHING else value)
            return Scalar(
                origin, value, True, block_origin(self.text, self.file, origin.line) if event.style == "|" else None
            )
        if kind is yaml.SequenceStartEvent:
            items: list[Node] = []
            while type(event := self.following()) is not yaml.SequenceEndEvent:
                items.append(self.node(event))
            return Sequence(origin, tuple(items))
        entries: dict[str, tuple[Scalar, Node]] = {}
        following = self.following
        while type(event := following()) is not yaml.MappingEndEvent:
            if type(event) is not _SCALAR or event.anchor is not None or event.value in entries:
                raise _UnusualError
            mark = event.start_mark
            key = Scalar(Origin(self.file, mark.line + 1, mark.column + 1), event.value, bool(event.style))
            entries[event.value] = (key, self.node(following()))
        return Mapping(origin, tuple(entries.values()))


def block_origin(text: str, file: str, header_line: int) -> Origin:
    """Where the first line of a text written with ``|`` begins; ``header_line`` is the line of the ``|``."""
    below = (line for line in text.split("\n")[header_line:] if line.strip())
    first = next(below, "")
    return Origin(file, header_line + 1, len(first) - len(first.lstrip(" ")) + 1)

"""One YAML file as nodes that know where they were written.

YAML 1.1 would turn hex ``0304`` into 196 and ``NO`` into false, so every scalar stays text; the field that asks gives the
type. Keys that stand twice are reported here, since a parser keeps only the last.
"""

from __future__ import annotations

from dataclasses import dataclass

import yaml

from builder.diagnostic import Diagnostic, Related
from builder.origin import Origin

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # a PyYAML built without libyaml reads the same, only slower
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]


@dataclass(frozen=True, slots=True)
class Scalar:
    """A word or number as it stands in the file; ``text`` is None for an empty value or ``null``."""

    origin: Origin
    text: str | None
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    origin: Origin
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Mapping:
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


def read_document(text: str, file: str) -> tuple[Node | None, tuple[Diagnostic, ...]]:
    """The nodes of a YAML text; ``file`` is the path that origins carry.

    Reports ``yaml-syntax``, ``duplicate-key`` and ``yaml-alias``; the value is None where the text is no YAML or empty.
    """
    try:
        root = yaml.compose(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        origin = Origin(file, mark.line + 1, mark.column + 1) if mark else Origin(file)
        return None, (Diagnostic(origin, "yaml-syntax", f"the file is no YAML from here on: {error.problem}"),)
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        return None, (
            Diagnostic(Origin(file, line), "yaml-syntax", f"a character that YAML does not allow: {error.reason}"),
        )
    if root is None:
        return None, (Diagnostic(Origin(file), "empty-file", "the file is empty"),)
    faults: list[Diagnostic] = []
    node = _convert(root, file, faults, set())
    return node, tuple(faults)


def _convert(node: yaml.Node, file: str, faults: list[Diagnostic], ancestors: set[int]) -> Node:
    origin = Origin(file, node.start_mark.line + 1, node.start_mark.column + 1)
    if id(node) in ancestors:
        faults.append(Diagnostic(origin, "yaml-alias", "this alias leads back to itself; write the value out"))
        return Scalar(origin, None)
    if isinstance(node, yaml.ScalarNode):
        empty = node.style is None and node.value in ("", "~", "null")
        return Scalar(origin, None if empty else node.value, quoted=node.style is not None)
    inner = ancestors | {id(node)}
    if isinstance(node, yaml.SequenceNode):
        return Sequence(origin, tuple(_convert(item, file, faults, inner) for item in node.value))
    return _mapping(node, origin, file, faults, inner)


def _mapping(node: yaml.Node, origin: Origin, file: str, faults: list[Diagnostic], ancestors: set[int]) -> Mapping:
    entries: list[tuple[Scalar, Node]] = []
    first: dict[str | None, Origin] = {}
    for key_node, value_node in node.value:
        key_origin = Origin(file, key_node.start_mark.line + 1, key_node.start_mark.column + 1)
        if not isinstance(key_node, yaml.ScalarNode):
            faults.append(Diagnostic(key_origin, "yaml-syntax", "a key must be a word, not a list or a table"))
            continue
        key = Scalar(key_origin, key_node.value, quoted=key_node.style is not None)
        value = _convert(value_node, file, faults, ancestors)
        if key.text in first:
            related = (Related(first[key.text], f"'{key.text}' stands here first"),)
            faults.append(
                Diagnostic(key_origin, "duplicate-key", f"the key '{key.text}' stands twice", related=related)
            )
            continue
        first[key.text] = key_origin
        entries.append((key, value))
    return Mapping(origin, tuple(entries))

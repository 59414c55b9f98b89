"""One YAML file as nodes that know where they were written.

YAML 1.1 would turn hex ``0304`` into 196 and ``NO`` into false, so every scalar stays text; the field that asks gives the
type. Keys that stand twice are reported here, since a parser keeps only the last.
"""

from __future__ import annotations

import yaml

from builder.diagnostic import Diagnostic
from builder.load.node import Mapping, Node, Scalar, Sequence
from builder.load.plain_yaml import NOTHING, block_origin, plain_nodes
from builder.model.fault import fault, second_spot
from builder.model.message import Message, say
from builder.origin import Origin

try:
    from yaml import CBaseLoader as _Loader
except ImportError:  # a PyYAML built without libyaml reads the same, only slower
    from yaml import BaseLoader as _Loader  # type: ignore[assignment]


def read_document(text: str, file: str) -> tuple[Node | None, tuple[Diagnostic, ...]]:
    """The nodes of a YAML text; ``file`` is the path that origins carry.

    Reports ``yaml-syntax``, ``tab``, ``empty-file``, ``duplicate-key`` and ``yaml-alias``; the value is None where the text
    is no YAML or empty.
    """
    plain = plain_nodes(text, file)
    return careful_document(text, file) if plain is None else (plain, ())


def careful_document(text: str, file: str) -> tuple[Node | None, tuple[Diagnostic, ...]]:
    """As ``read_document``, by the way that takes on any text and tells what is wrong with it."""
    try:
        root = yaml.compose(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        return None, (_syntax_fault(error, text, file),)
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        message = say(
            "YAMLで使えない文字があります：{why}", "a character that YAML does not allow: {why}", why=str(error.reason)
        )
        return None, (fault(Origin(file, line), "yaml-syntax", message),)
    except RecursionError:
        message = Message("リストや表の入れ子が深すぎます", "lists or tables lie too deep inside one another")
        return None, (fault(Origin(file), "yaml-syntax", message),)
    if root is None:
        return None, (fault(Origin(file), "empty-file", Message("ファイルが空です", "the file is empty")),)
    converter = _Converter(file, text)
    return converter.convert(root), tuple(converter.faults)


def _syntax_fault(error: yaml.MarkedYAMLError, text: str, file: str) -> Diagnostic:
    mark = error.problem_mark or error.context_mark
    if mark is None:
        message = say("YAMLとして読めません：{why}", "the file is no YAML: {why}", why=str(error.problem))
        return fault(Origin(file), "yaml-syntax", message)
    origin = Origin(file, mark.line + 1, mark.column + 1)
    lines = text.split("\n")
    line = lines[mark.line] if mark.line < len(lines) else ""
    if "\t" in line[: len(line) - len(line.lstrip())] or line[mark.column : mark.column + 1] == "\t":
        message = Message(
            "空白が必要な所にタブがあります。1段ごとに半角空白2つで字下げしてください",
            "a tab stands where YAML wants spaces; indent with two spaces a level",
        )
        return fault(origin, "tab", message)
    message = say(
        "ここから先がYAMLとして読めません：{why}", "the file is no YAML from here on: {why}", why=str(error.problem)
    )
    return fault(origin, "yaml-syntax", message)


class _Converter:
    """Turns the parser's nodes into ours and gathers the faults that a parser lets pass."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.faults: list[Diagnostic] = []
        self._open: set[int] = set()
        """The lists and tables that are being converted, to stop at an alias that leads back into one."""

    def convert(self, node: yaml.Node) -> Node:
        """The node and all below it."""
        mark = node.start_mark
        origin = Origin(self.file, mark.line + 1, mark.column + 1)
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(node, origin)
        identity = id(node)
        if identity in self._open:
            message = Message(
                "このエイリアスは自分自身に戻ります。値をそのまま書いてください",
                "this alias leads back to itself; write the value out",
            )
            self.faults.append(fault(origin, "yaml-alias", message))
            return Scalar(origin, None)
        self._open.add(identity)
        if isinstance(node, yaml.SequenceNode):
            converted: Node = Sequence(origin, tuple([self.convert(item) for item in node.value]))
        else:
            converted = self._mapping(node, origin)
        self._open.discard(identity)
        return converted

    def _scalar(self, node: yaml.ScalarNode, origin: Origin) -> Scalar:
        value: str = node.value
        if node.style:  # a plain scalar has None in the Python parser, "" in libyaml's
            return Scalar(
                origin, value, True, block_origin(self.text, self.file, origin.line) if node.style == "|" else None
            )
        return Scalar(origin, None if value in NOTHING else value)

    def _mapping(self, node: yaml.Node, origin: Origin) -> Mapping:
        entries: dict[str, tuple[Scalar, Node]] = {}
        for key_node, value_node in node.value:
            mark = key_node.start_mark
            key_origin = Origin(self.file, mark.line + 1, mark.column + 1)
            if not isinstance(key_node, yaml.ScalarNode):
                message = Message(
                    "キーは語でなければならず、リストや表は使えません", "a key must be a word, not a list or a table"
                )
                self.faults.append(fault(key_origin, "yaml-syntax", message))
                continue
            text = key_node.value
            value = self.convert(value_node)
            if text in entries:
                first = say("最初の「{text}」はここです", "'{text}' stands here first", text=text)
                related = (second_spot(entries[text][0].origin, first),)
                message = say(
                    "キー「{text}」が一つの表に2回あります", "the key '{text}' stands twice in one table", text=text
                )
                self.faults.append(fault(key_origin, "duplicate-key", message, related=related))
                continue
            entries[text] = (Scalar(key_origin, text, bool(key_node.style)), value)
        return Mapping(origin, tuple(entries.values()))

"""YAML as an editor's validator sees it (the core schema of YAML 1.2): numbers, truth values and texts."""

from __future__ import annotations

import re

from builder.load.node import Mapping, Node, Scalar, Sequence
from builder.load.yaml_document import read_document

_INTEGER, _NUMBER = re.compile(r"[+-]?\d+"), re.compile(r"[+-]?\d*\.?\d+")
_TRUTH = {"true": True, "false": False}


def values_of(text: str):
    """The document as plain values."""
    node, faults = read_document(text, "file.yaml")
    assert node is not None and not faults, faults
    return _value(node)


def _value(node: Node):
    if isinstance(node, Mapping):
        return {key.text: _value(value) for key, value in node.entries}
    if isinstance(node, Sequence):
        return [_value(item) for item in node.items]
    return _scalar(node)


def _scalar(node: Scalar):
    text = node.text
    if node.quoted or text is None:
        return text
    if _INTEGER.fullmatch(text):
        return int(text)
    if _NUMBER.fullmatch(text):
        return float(text)
    return _TRUTH.get(text.lower(), text)

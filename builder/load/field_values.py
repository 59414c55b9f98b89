"""The value of one field of a counter: written one way by designers, held one way by the model."""

from __future__ import annotations

import re

from builder.load.fields import Faults, kind_of
from builder.load.node import Node, Scalar, Sequence
from builder.model.counter import NOT_PRINTED, FieldForm, FieldValue
from builder.model.message import Message, say

_INTEGER = re.compile(r"[+-]?\d+")
_BETWEEN_STRENGTHS = re.compile(r"[・･·]")
_FORMS = {
    FieldForm.INTEGER: Message("整数", "a whole number"),
    FieldForm.STRENGTHS: Message("一つ以上の整数（例：[4, 2]）", "one or more whole numbers, e.g. [4, 2]"),
    FieldForm.TEXT: Message("文字列", "a text"),
    FieldForm.DIE_TABLE: Message(
        "ダイスの目ごとの結果6個のリスト", "a list of six results, one for each face of a die"
    ),
}


def read_value(node: Node, form: FieldForm, name: str, faults: Faults) -> FieldValue | None:
    """The value of the field called ``name``; None where it is empty (unknown) or wrong, the latter reported.

    The word ``not-printed`` says that the field is known to be blank on the counter.
    """
    if isinstance(node, Scalar) and node.text is None:
        return None
    if isinstance(node, Scalar) and node.text == repr(NOT_PRINTED):
        return NOT_PRINTED
    value = _in_form(node, form)
    if value is None:
        message = say(
            "「{name}」が{kind}です。{form}、またはnot-printedを書いてください",
            "'{name}' is {kind}; it must be {form}, or not-printed",
            name=name,
            kind=kind_of(node),
            form=_FORMS[form],
        )
        faults.error(node.origin, "wrong-value", message)
    return value


def _in_form(node: Node, form: FieldForm) -> FieldValue | None:
    if form is FieldForm.TEXT:
        return node.text if isinstance(node, Scalar) else None
    if form is FieldForm.INTEGER:
        return int(node.text or "") if isinstance(node, Scalar) and _is_integer(node.text) else None
    words = _words(node)
    if form is FieldForm.STRENGTHS:
        return tuple(int(word) for word in words) if words and all(map(_is_integer, words)) else None
    return tuple(words) if len(words) == 6 else None


def _words(node: Node) -> list[str]:
    """The words of a list, or of ``4・2``; empty where something else stands there."""
    if isinstance(node, Scalar):
        return _BETWEEN_STRENGTHS.split(node.text or "")
    if isinstance(node, Sequence) and all(isinstance(item, Scalar) and item.text is not None for item in node.items):
        return [item.text or "" for item in node.items if isinstance(item, Scalar)]
    return []


def _is_integer(word: str | None) -> bool:
    return word is not None and _INTEGER.fullmatch(word) is not None

"""Scalars stay as they were typed, and everything knows where it stands."""

from __future__ import annotations

import pytest

from builder.load.node import Mapping, Scalar, Sequence
from builder.load.yaml_document import read_document
from builder.origin import Origin


def only_value(text: str) -> object:
    node, faults = read_document(text, "a.yaml")
    assert faults == ()
    assert isinstance(node, Mapping)
    return node.entries[0][1]


@pytest.mark.parametrize("word", ["0304", "NO", "yes", "1_000", "1.10", "2026-11-30", "0x1F", "1e3"])
def test_no_word_changes_its_spelling(word: str) -> None:
    assert only_value(f"key: {word}") == Scalar(Origin("a.yaml", 1, 6), word)


@pytest.mark.parametrize("nothing", ["", "~", "null"])
def test_nothing_is_none(nothing: str) -> None:
    value = only_value(f"key: {nothing}")
    assert isinstance(value, Scalar)
    assert value.text is None


def test_a_quoted_tilde_is_a_text() -> None:
    assert only_value('key: "~"') == Scalar(Origin("a.yaml", 1, 6), "~", quoted=True)


def test_origins_count_lines_and_columns_from_one() -> None:
    value = only_value("key:\n  - 赤軍: x\n  - y\n")
    assert isinstance(value, Sequence)
    assert [item.origin for item in value.items] == [Origin("a.yaml", 2, 5), Origin("a.yaml", 3, 5)]


def test_a_block_knows_where_its_first_line_begins() -> None:
    value = only_value("grid: |\n    ab\n    cd\n")
    assert isinstance(value, Scalar)
    assert (value.text, value.block) == ("ab\ncd\n", Origin("a.yaml", 2, 5))


def test_lists_too_deep_are_a_fault_and_no_crash() -> None:
    node, faults = read_document("[" * 5000, "a.yaml")
    assert node is None
    assert [fault.code for fault in faults] == ["yaml-syntax"]


def test_a_control_character_is_reported_at_its_line() -> None:
    node, faults = read_document("a: 1\nb: \x07\n", "a.yaml")
    assert node is None
    assert [(fault.code, fault.origin.line) for fault in faults] == [("yaml-syntax", 2)]


def test_a_second_document_is_reported() -> None:
    node, faults = read_document("a: 1\n---\nb: 2\n", "a.yaml")
    assert node is None
    assert [(fault.code, fault.origin.line) for fault in faults] == [("yaml-syntax", 2)]

"""Every code that reading a game can report has an explanation."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from builder.load.codes import EXPLANATIONS

LOAD = Path(__file__).parents[2] / "builder" / "load"


def readers_of_a_game() -> set[str]:
    """The modules of the room that ``game.py`` leads to; the readers of templates are not among them."""
    found, open_ends = set(), ["game"]
    while open_ends:
        name = open_ends.pop()
        if name in found:
            continue
        found.add(name)
        for node in ast.walk(ast.parse((LOAD / f"{name}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("builder.load."):
                open_ends.append((node.module or "").removeprefix("builder.load."))
    return found


def codes_in(name: str) -> Iterator[str]:
    """Second arguments of ``error``, ``warning``, ``fault`` and ``Diagnostic``; ``unknown-<noun>`` of each name table."""
    for node in ast.walk(ast.parse((LOAD / f"{name}.py").read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        words = [word.value if isinstance(word, ast.Constant) else None for word in node.args]
        if called in ("error", "warning", "Diagnostic", "fault") and len(words) > 1 and isinstance(words[1], str):
            yield words[1]
        if called == "NameTable" and isinstance(words[0], str):
            yield f"unknown-{words[0]}"
        if called == "_read_codes":
            yield from (word for word in words if isinstance(word, str) and word.startswith("unknown-"))


def test_the_explanations_are_those_of_the_codes_in_use() -> None:
    assert {code for name in readers_of_a_game() for code in codes_in(name)} == set(EXPLANATIONS)

"""The verb ``explain``: every code that the tool can print has its page."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from builder.cli import main
from builder.drawing_codes import DRAWING_CODES
from builder.explain_console import ALL_CODES

ROOT = Path(__file__).parents[2]
SKIRMISH = ROOT / "tests" / "games" / "skirmish"
CODE = re.compile(r"[a-z]+(-[a-z]+)+")


def run(*words: str):
    return CliRunner().invoke(main, ["--project", str(SKIRMISH), "explain", *words])


@pytest.mark.parametrize("code", ["unknown-counter", "unknown-layout", "count-limit"])
def test_a_code_is_explained(code) -> None:
    done = run(code)
    assert (done.exit_code, done.output) == (0, ALL_CODES[code])


def test_a_constraint_of_the_project_is_explained_with_its_kind() -> None:
    constraint = re.search(r"- id: (\S+)", (SKIRMISH / "rules_data/skirmish/constraints.yaml").read_text("utf-8"))
    done = run(constraint[1], "--lang", "ja")
    assert done.exit_code == 0
    assert done.output.startswith("A constraint of the game 'skirmish' (rule ")
    assert re.search(r"^Says: .*[\u3040-\u30ff]", done.output, re.MULTILINE)
    assert re.search(r"^Why: ", done.output, re.MULTILINE)


def test_a_slip_is_answered_with_the_nearest_code() -> None:
    done = run("unknown-conter")
    assert done.exit_code == 2
    assert "Did you mean 'unknown-counter'?" in " ".join(done.output.split())


def test_without_a_code_all_are_listed() -> None:
    words = [line.split("  ")[0] for line in run().output.splitlines()]
    assert set(ALL_CODES) <= set(words)


@pytest.mark.parametrize("code", sorted(DRAWING_CODES))
def test_explanations_say_why_and_show_an_example(code) -> None:
    assert re.fullmatch(r"[^\n]+\.\n\nWhy: .*\n(?:.*\n)*\nExample:(?:.*\n)+", DRAWING_CODES[code])


def test_every_code_that_a_build_reports_is_explained() -> None:
    used = set()
    files = [*(ROOT / "builder/render").rglob("*.py"), ROOT / "builder/assemble/piece_ids.py"]
    for path in [*files, *(ROOT / "builder/load").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if called in ("Diagnostic", "fault", "error", "warning"):
                used |= {word for word in words if CODE.fullmatch(word)}
    assert used - set(ALL_CODES) == set()

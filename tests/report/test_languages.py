"""Both languages everywhere: every sentence of the loader and the checks is written in both, and reads well in Japanese."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path

import pytest

from builder.check.constraints import check_constraints
from builder.check.game import check_game
from builder.load.game import load_game
from builder.load.nouns import NOUNS
from builder.report import text_report

ROOT = Path(__file__).parents[2]
BROKEN = ROOT / "tests" / "broken"
SKIRMISH = ROOT / "tests" / "games" / "skirmish"
JAPANESE = "expected.ja.txt"
FILES = [path for room in ("load", "check") for path in sorted((ROOT / "builder" / room).rglob("*.py"))]
FOLDERS = sorted(path.parent.name for path in BROKEN.glob("*/expected.txt"))
_KANA_OR_KANJI = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


def found_in(folder: Path, project: Path):
    """Everything wrong with the small game when the folder's files lie over it."""
    shutil.copytree(SKIRMISH, project)
    shutil.copytree(folder, project, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.txt"))
    removed = folder / "removed.txt"
    for name in removed.read_text(encoding="utf-8").split() if removed.exists() else ():
        path = project / name
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    overlays = [overlay for overlay in (project / "overlay",) if overlay.is_dir()]
    game, found = load_game(project, "skirmish", overlays)
    return (*found, *((*check_game(game), *check_constraints(game)) if game else ()))


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_fault_is_told_in_japanese(folder, tmp_path) -> None:
    found = found_in(BROKEN / folder, tmp_path / "project")
    sentences = [(part.message, part.message_ja) for fault in found for part in (fault, *fault.related)]
    assert sentences
    for english, japanese in sentences:
        assert japanese is not None and _KANA_OR_KANJI.search(japanese), english
    expected = BROKEN / folder / JAPANESE
    if expected.exists():
        assert text_report(found, language="ja") == expected.read_text(encoding="utf-8")


def test_a_good_number_of_them_is_written_down() -> None:
    assert len(list(BROKEN.glob(f"*/{JAPANESE}"))) >= 60


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_sentence_is_written_in_english_only(path) -> None:
    """A text that goes straight into a fault has no Japanese; ``say`` and ``Message`` take both."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in ("error", "warning") and len(node.args) >= 3:
            assert not isinstance(node.args[2], ast.JoinedStr | ast.Constant), f"{path.name}:{node.lineno}"
        if called == "Diagnostic":
            both = any(word.arg == "message_ja" for word in node.keywords) or len(node.args) >= 6
            assert both, f"{path.name}:{node.lineno}: use fault(), or give message_ja"
        if called == "Related":
            assert len(node.args) >= 3 or any(word.arg == "message_ja" for word in node.keywords), node.lineno


def test_every_noun_of_a_table_has_a_japanese_word() -> None:
    words = set()
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Fields", "NameTable", "unknown_word"):
                place = 2 if node.func.id == "Fields" else 0
                words |= {arg.value for arg in node.args[place : place + 1] if isinstance(arg, ast.Constant)}
    assert words - set(NOUNS) == set()


def test_no_fault_is_told_in_one_language_alone() -> None:
    """Whoever makes a diagnostic gives its Japanese too: ``fault`` does, and few make one without it."""
    lacking = [
        f"{path.name}:{call.lineno}"
        for path in (Path(__file__).parents[2] / "builder").rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in ("Diagnostic", "Related")
        and len(call.args) < (6 if call.func.id == "Diagnostic" else 3)
        and not any(keyword.arg == "message_ja" for keyword in call.keywords)
    ]
    assert lacking == []

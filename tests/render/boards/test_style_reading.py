"""Styles of maps and sheets as files: faults at their place, `extends`, folders that win over others."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.load.map_style import load_map_styles
from builder.load.sheet_style import load_sheet_styles
from tests.render.boards.drawn_boards import ROOT


def folder_with(tmp_path: Path, room: str, name: str, text: str) -> list[Path]:
    own = tmp_path / "templates"
    (own / room).mkdir(parents=True)
    (own / room / name).write_text(text, encoding="utf-8")
    return [own, ROOT / "templates"]


def test_the_tools_own_styles_have_no_fault():
    styles, found = load_map_styles([ROOT / "templates"])
    assert found == ()
    assert sorted(styles) == ["picture", "space", "terrain"]
    assert styles["picture"].layers == ("boxes",)
    assert styles["picture"].paper == styles["terrain"].paper
    sheets, found = load_sheet_styles([ROOT / "templates"])
    assert found == ()
    assert sorted(sheets) == ["sheet"]


def test_a_style_may_change_one_key_of_another(tmp_path):
    folders = folder_with(tmp_path, "maps", "dark.yaml", "style: dark\nextends: terrain\ncoast: {width_px: 5}\n")
    styles, found = load_map_styles(folders)
    assert found == ()
    assert styles["dark"].coast_px == 5
    assert styles["dark"].coast == styles["terrain"].coast


def test_a_projects_own_file_wins(tmp_path):
    text = (ROOT / "templates/sheets/sheet.yaml").read_text(encoding="utf-8").replace("#f4eedc", "#ffffff")
    styles, found = load_sheet_styles(folder_with(tmp_path, "sheets", "sheet.yaml", text))
    assert found == ()
    assert styles["sheet"].paper == "#ffffff"


@pytest.mark.parametrize(
    ("line", "code", "message"),
    [
        ('papper: "#ffffff"', "unknown-key", "did you mean 'paper'?"),
        ("layers: [ground, hexlines]", "unknown-word", "a map has no layer 'hexlines'; did you mean 'hex-lines'?"),
        ("counter_px: large", "wrong-type", "'counter_px' is 'large'; it must be a whole number"),
        ("shallows: [wide]", "wrong-type", "write pairs of numbers"),
        ("coast: {colour: blue}", "wrong-type", "a colour is written as"),
    ],
)
def test_a_fault_has_its_place(tmp_path, line, code, message):
    folders = folder_with(tmp_path, "maps", "mine.yaml", f"style: mine\nextends: terrain\n{line}\n")
    _, found = load_map_styles(folders)
    assert [(fault.code, fault.origin.file, fault.origin.line) for fault in found] == [
        (code, "templates/maps/mine.yaml", 3)
    ]
    assert message in found[0].message


def test_extends_must_name_another_style(tmp_path):
    _, found = load_map_styles(folder_with(tmp_path, "maps", "mine.yaml", "style: mine\nextends: terain\n"))
    assert found[0].code == "unknown-word"
    assert "did you mean 'terrain'?" in found[0].message


def test_a_symbol_of_the_projects_own(tmp_path):
    text = 'symbols:\n  dot:\n    name: {ja: 点, en: Dot}\n    shapes: [{disc: "0.5,0.5", radius: 0.3}]\n'
    styles, found = load_map_styles(folder_with(tmp_path, "maps", "symbols.yaml", text))
    assert found == ()
    assert styles["terrain"].symbols["dot"].shapes[0].size == 0.3
    assert "castle" in styles["terrain"].symbols


def test_every_symbol_stays_in_its_square():
    styles, _ = load_map_styles([ROOT / "templates"])
    for symbol in styles["terrain"].symbols.values():
        assert symbol.shapes
        for shape in symbol.shapes:
            assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in shape.points), symbol.id

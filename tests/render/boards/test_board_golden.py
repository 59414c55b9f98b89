"""A small map and a small sheet: the log of what is drawn, compared with the one that was looked at.

To accept a change after looking at the pictures, run this file: ``python tests/render/boards/test_board_golden.py``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.render.board.drawing import log
from builder.render.drawn_board import draw_board
from tests.render.boards.drawn_boards import game_of, isle, read_styles, sheet

GOLDEN = Path(__file__).parent / "golden"
BOARDS = {"isle": isle(), "sheet": sheet()}


def log_of(name: str, language: str, map_styles, sheet_styles) -> str:
    drawing, _ = draw_board(game_of(BOARDS[name], language=language), BOARDS[name], map_styles, sheet_styles)
    return log(drawing)


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("name", list(BOARDS))
def test_what_is_drawn(name, language, map_styles, sheet_styles):
    expected = (GOLDEN / f"{name}-{language}.txt").read_text(encoding="utf-8")
    assert log_of(name, language, map_styles, sheet_styles) == expected


def write_golden() -> None:
    """Write the logs anew."""
    GOLDEN.mkdir(exist_ok=True)
    for name in BOARDS:
        for language in ("ja", "en"):
            path = GOLDEN / f"{name}-{language}.txt"
            path.write_text(log_of(name, language, *read_styles()), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_golden()

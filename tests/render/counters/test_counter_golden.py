"""Every layout on counters of the skirmish: the log of what was drawn, compared with the one that was looked at.

To accept a change after looking at the pictures, run this file: ``python tests/render/counters/test_counter_golden.py``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.render.counter_picture import faces, resolution
from tests.render.counters.drawn_games import read_skirmish, read_skirmish_art, read_tool_layouts

GOLDEN = Path(__file__).parent / "golden"
LAYOUTS = ("unit", "fortification", "character", "chit", "marker")


def log_of(layout_id: str, game, layouts, art) -> str:
    sections = [
        f"== {subject.counter.id} {subject.state.id}\n" + "".join(f"{drawn}\n" for drawn in face.log)
        for subject, face in faces(game, layouts, resolution(75), art)
        if subject.counter_class.layout == layout_id
    ]
    return "\n".join(sections)


@pytest.mark.parametrize("layout_id", LAYOUTS)
def test_what_is_drawn(layout_id, skirmish, layouts, skirmish_art):
    assert log_of(layout_id, skirmish, layouts, skirmish_art) == (GOLDEN / f"{layout_id}.txt").read_text(
        encoding="utf-8"
    )


def write_golden() -> None:
    """Write the logs anew."""
    game, layouts = read_skirmish(), read_tool_layouts()
    for layout_id in LAYOUTS:
        log = log_of(layout_id, game, layouts, read_skirmish_art(game))
        (GOLDEN / f"{layout_id}.txt").write_text(log, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_golden()

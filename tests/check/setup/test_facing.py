"""Facings: those that are allowed, and pieces that must have one."""

from __future__ import annotations

import pytest

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 7, 資金: 12}
    places:
      - {hex: "0402", counters: [{counter: lion, facing: 0}, {counter: lion, facing: 5}, {counter: fort}]}
"""


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ("pieces: {class: tank}\nallowed: [0, 4-5]", []),
        ("pieces: {class: tank}\nallowed: 0-4", [("test.yaml:8:62", "Lion at hex 0402 faces 5; allowed: 0-4")]),
        ("pieces: {class: tank}\nallowed: 5", [("test.yaml:8:34", "Lion at hex 0402 faces 0; allowed: 5")]),
        ("pieces: {class: fort}\nallowed: 5", []),
        (
            "pieces: {class: fort}\nallowed: [1, 3]\nneeded: true",
            [("test.yaml:8:90", "Fort at hex 0402 has no facing; allowed: 1, 3")],
        ),
    ],
)
def test_facings(judged, options: str, found: list[tuple[str, str]]) -> None:
    assert [(str(f.origin), f.message) for f in judged("check: facing\n" + options, SETUP)] == found

"""Places with one controller each, by what a heading holds and by pieces."""

from __future__ import annotations

import pytest

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 7, 資金: 12}
    holds: [古城, The Ridge]
    places:
      - {place: 古城, counters: [{counter: fort}]}
  - side: blue
    tracks: {状態: 静観, 技術: 4, 資金: 0}
    holds: [港]
    places:
      - {place: 稜線, hex: "0503", counters: [{counter: fort}, {counter: lion}]}
  - side: green
    tracks: {状態: 静観, 技術: 4, 資金: 0}
    holds: [港]
"""


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ("places: 古城", []),
        ("places: 古城\npieces: {class: fort}", []),
        ("places: [稜線]", []),
        ("places: 港\nper: alliance", []),
        ("places: 港", [("test.yaml:17:13", "Harbour is controlled by Green, and by Blue too; only one may")]),
        (
            "places: 稜線\npieces: {class: fort}\nper: alliance",
            [("test.yaml:14:45", "The Ridge is controlled by Blue, and by Red too; only one may")],
        ),
        ("places: 野営地", [("test.yaml:1:1", "nobody controls Camp; one of these must: Red, Blue, Green")]),
        (
            "places: 古城\nneutral: [港, 野営地]",
            [("test.yaml:12:13", "Harbour is controlled by Blue; it must be neutral")],
        ),
        (
            "places: 古城\nneutral: 稜線\npieces: {class: tank}",
            [("test.yaml:7:17", "The Ridge is controlled by Red; it must be neutral")],
        ),
    ],
)
def test_controllers(judged, options: str, found: list[tuple[str, str]]) -> None:
    assert [(str(f.origin), f.message) for f in judged("check: partition\n" + options, SETUP)] == found


def test_a_place_cannot_be_both(judged) -> None:
    (fault,) = judged("check: partition\nplaces: [古城, 港]\nneutral: 港", SETUP)
    assert (fault.code, fault.message) == ("option-conflict", "Harbour stands under 'places' too")

"""No fault rests on a piece of which missing data leaves open whether it is meant; the note tells what is missing."""

from __future__ import annotations

import pytest

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 7, 資金: 12}
    places:
      - {place: 港, counters: [{counter: lion}]}
      - {place: 古城, counters: [{counter: red-tiger}]}
  - side: green
    tracks: {状態: 静観, 技術: 4, 資金: 12}
    places:
      - {hex: "0802", counters: [{counter: green-fort}]}
"""
DEAR = "{class: tank, values: {cost: {at_least: COST}}}"
"""Tanks from a cost on: the lion costs 6, what the tiger costs no source gives."""

NOTE = "'tested' is not checkable (in part): no value 'Cost' for Tiger II"


@pytest.mark.parametrize(
    ("options", "cost", "faults"),
    [
        ("check: partition\nplaces: [港, 古城]\npieces: DEAR", 6, []),
        (
            "check: partition\nplaces: [港, 古城]\npieces: DEAR",
            7,
            ["nobody controls Harbour; one of these must: Red, Green"],
        ),
        ("check: state-machine\ntrack: 状態\nforced: [{side: green, absent: DEAR, equal: 参戦}]", 7, []),
        ("check: track-sum\nsum: {pieces: DEAR}\nequal: 5", 6, []),
        ("check: budget\npieces: DEAR\ncost: cost\nminimum: 7", 6, []),
        ("check: budget\npieces: DEAR\ncost: cost\nmaximum: 5", 6, ["Red: Tank comes to 6; the most allowed is 5"]),
        ("check: distance\nfrom: {class: fort}\nto: DEAR\nmaximum: 1", 6, []),
        (
            "check: distance\nfrom: {class: fort}\nto: DEAR\nminimum: 5",
            6,
            ["Fort (hex 0802) is 2 hexes from Lion (Harbour); the least allowed is 5"],
        ),
    ],
)
def test_what_is_sure_is_a_fault(judged, options: str, cost: int, faults: list[str]) -> None:
    found = judged(options.replace("DEAR", DEAR).replace("COST", str(cost)), SETUP)
    assert [fault.message for fault in found if fault.code == "tested"] == faults
    assert [fault.message for fault in found if fault.code == "not-checkable"] == [NOTE]

"""Budgets: what pieces cost together, in each state, and what is not known."""

from __future__ import annotations

import pytest

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 7, 資金: 12}
    places:
      - {hex: "0402", counters: [{counter: lion, count: 2}, {counter: fort}]}
      - {hex: "0303", counters: [{counter: lion, state: back}]}
      - {place: 工場, counters: [{counter: lion}]}
  - side: blue
    tracks: {状態: 静観, 技術: 4, 資金: 0}
    places:
      - {hex: "0703", counters: [{counter: lion}]}
"""


def told(found) -> list[tuple[str, str]]:
    return [(str(fault.origin), fault.message) for fault in found]


def test_the_line_that_passes_the_budget_with_what_the_others_cost(judged) -> None:
    found = judged("check: budget\npieces: {unit: lion}\ncost: cost\nmaximum: 12", SETUP)
    assert told(found) == [("test.yaml:10:32", "Red: Lion comes to 18; the most allowed is 12")]
    assert [(str(spot.origin), spot.message) for spot in found[0].related] == [
        ("test.yaml:8:34", "2 × Lion: 12"),
        ("constraints.yaml:2:5", "The rule"),
    ]
    assert found[0].message_ja == "赤軍：ライオンは合計18。12以下でなければならない"


@pytest.mark.parametrize(
    ("options", "messages"),
    [
        ("pieces: {unit: lion}\ncost: cost\nmaximum: 18", []),
        ("pieces: {unit: lion}\ncost: cost\nminimum: 7", ["Blue: Lion comes to 6; the least allowed is 7"]),
        (
            "pieces: {unit: lion}\ncost: cost\nper: alliance\nmaximum_by: {alliance: {南軍: 5}}",
            ["The South: Lion comes to 6; the most allowed is 5"],
        ),
        (
            "pieces: {unit: lion}\ncost_by: {unit: {lion: 2}}\ntimes_by: {state: {back: 1, others: 2}}\nmaximum: 13",
            ["Red: Lion comes to 14; the most allowed is 13"],
        ),
        (
            "pieces: {unit: lion}\ncost_by: {setup: {test: 1}}\nper: setup\nmaximum: 4",
            ["Test: Lion comes to 5; the most allowed is 4"],
        ),
        ("pieces: {class: leader}\ncost: cost\nmaximum: 0", []),
        (
            "pieces: {class: leader}\ncost: cost\nminimum: 1\nper: alliance",
            [
                "The North: Leader comes to 0; the least allowed is 1",
                "The South: Leader comes to 0; the least allowed is 1",
            ],
        ),
        (
            "pieces: {class: tank}\ncost: cost\ntimes: attack\nmaximum: 71",
            ["Red: Tank comes to 72; the most allowed is 71"],
        ),
    ],
)
def test_sums(judged, options: str, messages: list[str]) -> None:
    assert [fault.message for fault in judged("check: budget\n" + options, SETUP)] == messages


def test_a_cost_that_no_source_gives_counts_nothing_and_is_told(judged) -> None:
    setup = SETUP + '      - {hex: "0803", counters: [{counter: タイガーⅡ}]}\n'
    found = judged("check: budget\npieces: {class: tank}\ncost: cost\nmaximum: 17\nminimum: 9", setup)
    assert [(fault.code, fault.message) for fault in found] == [
        ("tested", "Red: Tank comes to 18; the most allowed is 17"),
        ("not-checkable", "'tested' is not checkable (in part): no value 'Cost' for Tiger II"),
    ]


def test_a_table_that_is_silent_about_a_piece(judged) -> None:
    found = judged("check: budget\npieces: {unit: [lion, fort]}\ncost_by: {class: {tank: 1}}\nmaximum: 9", SETUP)
    assert [fault.message for fault in found] == [
        "'tested' is not checkable (in part): 'cost_by' says nothing about Fort"
    ]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("maximum: 3", "one of 'cost' and 'cost_by' is needed"),
        ("cost: cost\ncost_by: {class: {tank: 1}}\nmaximum: 3", "one of 'cost' and 'cost_by' is needed"),
        ("cost: cost", "one of 'minimum', 'maximum', 'maximum_by' is needed"),
        (
            "cost: cost\ntimes: attack\ntimes_by: {state: {back: 1}}\nmaximum: 3",
            "'times' and 'times_by' exclude each other",
        ),
        ("cost: cost\nmaximum_by: {hex: {'0402': 1}}", "the pieces of a group ('per') need not have the same hex"),
    ],
)
def test_options_that_do_not_go_together(judged, options: str, message: str) -> None:
    found = judged(f"check: budget\npieces: {{unit: lion}}\n{options}", SETUP)
    assert [(fault.code, fault.message) for fault in found] == [("option-conflict", message)]

"""Sums of what is printed on the counters themselves."""

from __future__ import annotations

import pytest

NOTHING = "sides: []\n"


@pytest.mark.parametrize(
    ("options", "messages"),
    [
        ("counters: {unit: lion}\nsum: [attack, defence, cost]\nmaximum: 12", []),
        (
            "counters: {unit: lion, side: red}\nsum: [attack, cost]\nequal: 9",
            ["Lion: Attack 4 + Cost 6 is 10; it must be 9"],
        ),
        ("counters: {unit: lion, side: red}\nsum: defence\nequal: 1", ["Lion: Defence 2; it must be 1"]),
        ("counters: {unit: lion, side: red}\nsum: defence\nequal_by: {side: {red: 2}}", []),
        (
            "counters: {class: leader, version: 2}\nsum: command\nmaximum_by: {class: {leader: 2}}",
            ["Falcon②: Command 3; the most allowed is 2"],
        ),
        ("counters: {class: fort}\nsum: [attack, defence]\nequal: 5", []),
        (
            "counters: {unit: orca, state: regular-front}\nsum: guns\nminimum: 5",
            ["Orca: Guns 4; the least allowed is 5", "Orca: Guns 4; the least allowed is 5"],
        ),
    ],
)
def test_sums(judged, options: str, messages: list[str]) -> None:
    assert [fault.message for fault in judged("check: points-sum\n" + options, NOTHING)] == messages


def test_the_fault_stands_at_the_counter(judged) -> None:
    (fault,) = judged("check: points-sum\ncounters: {counter: red-lion}\nsum: cost\nequal: 5", NOTHING)
    assert str(fault.origin) == "counters/skirmish/units.yaml:2:5"
    assert fault.message_ja == "ライオン：生産費6。正しくは5"


def test_a_value_that_no_source_gives_is_not_checkable(judged) -> None:
    found = judged("check: points-sum\ncounters: {unit: fox}\nsum: [defence, cost]\nequal: 5", NOTHING)
    assert [(fault.code, fault.message) for fault in found][-1] == (
        "not-checkable",
        "'tested' is not checkable (in part): no value 'Cost' for Fox",
    )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("counters: {unit: lion}", "one of 'equal', 'minimum', 'maximum', 'equal_by', 'maximum_by' is needed"),
        (
            "counters: {unit: lion}\nequal_by: {hex: {'0402': 3}}",
            "only these are possible: class, kind, unit, counter, side, alliance, state",
        ),
        (
            "counters: {all: [{unit: lion, place: 港}]}\nequal: 3",
            "these are counters as such; where they stand cannot be asked",
        ),
    ],
)
def test_options_that_do_not_go_together(judged, options: str, message: str) -> None:
    found = judged(f"check: points-sum\nsum: cost\n{options}", NOTHING)
    assert [(fault.code, fault.message) for fault in found] == [("option-conflict", message)]

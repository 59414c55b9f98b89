"""Which pieces a selection means."""

from __future__ import annotations

import pytest

SETUP = """\
sides:
  - side: red
    tracks: {状態: 参戦, 技術: 0, 資金: 0}
    places:
      - place: 古城
        counters: [{counter: fort, count: 2}, {counter: falcon-2}, {counter: lion, state: back}]
      - {hex: "0903", counters: [{counter: tiger, count: 3}]}
      - {place: 工場, counters: [{counter: 行動, count: 4}]}
  - side: blue
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0602", counters: [{counter: fort}]}
      - {hex: "0904", counters: [{counter: lion, count: 2}]}
  - side: green
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0803", counters: [{counter: fox}]}
"""

ALL = 15


@pytest.mark.parametrize(
    ("selection", "count"),
    [
        ("{}", 15),
        ("{counter: ライオン}", 3),
        ("{counter: [らいおん, 城塞]}", 6),
        ("{counter: red-lion}", 1),
        ("{unit: lion, side: 青軍}", 2),
        ("{counter: ファルコン}", 1),
        ("{counter: ファルコン①}", 0),
        ("{unit: falcon, version: ②}", 1),
        ("{class: 戦車}", 7),
        ("{kind: fortification}", 3),
        ("{alliance: 南軍}", 4),
        ("{state: back}", 1),
        ("{place: 古城}", 4),
        ("{place: 工場}", 4),
        ("{place: 稜線}", 1),
        ('{hex: ["0903", "0803"]}', 4),
        ("{board: 島}", 11),
        ("{board_kind: sheet}", 4),
        ("{terrain: plain}", 10),
        ("{terrain: [mountain, 高地]}", 1),
        ("{territory: own}", 6),
        ("{territory: allied}", 7),
        ("{territory: enemy}", 3),
        ("{territory: foreign}", 4),
        ("{territory: nobody}", 1),
        ("{territory: blue}", 6),
        ("{place_owner: own}", 4),
        ("{values: {cost: {at_least: 6}}}", 2),
        ("{values: {cost: {at_most: 5}}}", 0),
        ("{values: {指揮: 3}}", 1),
        ("{any: [{class: fort}, {class: leader}]}", 4),
        ("{all: [{class: fort}, {side: red}]}", 2),
        ("{not: {side: red}}", 4),
        ("{not: [{side: red}, {class: fort}]}", 3),
        ("{not: {place: 古城}}", 11),
        ("{class: fort, not: {territory: own}}", 1),
    ],
)
def test_so_many_counters_are_meant(judged, selection: str, count: int) -> None:
    found = judged(f"check: count-limit\ncount: {selection}\nmaximum: 0", SETUP)
    faults = [fault for fault in found if fault.code == "tested"]
    if count == 0:
        assert faults == []
    else:
        assert [fault.message.split(": ")[1].split(" × ")[0] for fault in faults] == [str(count)]


def test_a_value_that_no_source_gives_is_told_as_missing(judged) -> None:
    found = judged("check: count-limit\ncount: {values: {cost: {at_least: 6}}}\nmaximum: 9", SETUP)
    assert [(fault.code, fault.severity.word, fault.message) for fault in found] == [
        (
            "not-checkable",
            "note",
            "'tested' is not checkable (in part): no value 'Cost' for Tiger II, no value 'Cost' for Fox",
        )
    ]


def test_words_that_mean_nothing_are_answered_at_their_place(judged) -> None:
    options = "check: count-limit\nmaximum: 0\n"
    options += "count: {class: tnak, colour: red, side: [red, yellow], values: {cost: {at_least: x}}}"
    assert [(fault.code, fault.origin.column) for fault in judged(options, SETUP)] == [
        ("unknown-class", 20),
        ("unknown-side", 51),
        ("wrong-type", 86),
        ("unknown-key", 26),
    ]


def test_names_of_pieces_are_made_from_the_words(judged) -> None:
    found = judged("check: count-limit\ncount: {class: fort, side: red, place: 古城}\nmaximum: 1", SETUP)
    assert [(fault.message, fault.message_ja) for fault in found] == [
        ("Test: 2 × Fort of Red at Old Castle; 1 at most", "試験：古城の赤軍の城砦×2（1個まで）")
    ]


def test_a_given_name_is_used(judged) -> None:
    found = judged("check: count-limit\ncount: {class: fort, name: {ja: 砦, en: walls}}\nmaximum: 2", SETUP)
    assert [(fault.message, fault.message_ja) for fault in found] == [
        ("Test: 3 × walls; 2 at most", "試験：砦×3（2個まで）")
    ]

"""Pieces that stand together belong to one side or alliance."""

from __future__ import annotations

SETUP = """\
places:
  - {place: カップ, counters: [{counter: 嵐}]}
sides:
  - side: red
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0505", counters: [{counter: fort}]}
  - side: blue
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0505", counters: [{counter: fort}, {counter: fort, state: back}]}
      - {hex: "0605", counters: [{counter: lion}]}
      - {place: カップ, counters: [{counter: 行動}]}
  - side: green
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0505", counters: [{counter: fort, count: 2}]}
      - {hex: "0605", counters: [{counter: fox}]}
"""


def test_every_other_side_is_reported_once(judged) -> None:
    found = judged("check: one-owner\nrule: '9'\npieces: {class: fort}", SETUP)
    assert [(str(fault.origin), fault.message) for fault in found] == [
        ("test.yaml:14:34", "Camp: Fort of Blue stands with Fort of Red; one side only (rule 9)"),
        ("test.yaml:20:34", "Camp: Fort of Green stands with Fort of Red; one side only (rule 9)"),
    ]
    assert found[0].message_ja == "野営地：青軍の城砦と赤軍の城砦がいます（一つの陣営だけ）（規則9）"
    assert [str(spot.origin) for spot in found[1].related] == ["test.yaml:10:34", "constraints.yaml:2:5"]


def test_allies_are_one_owner_where_an_alliance_is_asked_for(judged) -> None:
    (found,) = judged("check: one-owner\npieces: {board: island}\nowner: alliance", SETUP)
    assert found.message == "Camp: Fort of Blue stands with Fort of Red; one alliance only"


def test_nobodys_counters_have_no_owner_and_other_groups_do_not_matter(judged) -> None:
    assert judged("check: one-owner\npieces: {board: play-sheet}\nper: place", SETUP) == ()
    assert judged("check: one-owner\npieces: {class: fort}\nper: [hex, side]", SETUP) == ()
    assert judged("check: one-owner\npieces: {class: fort, side: [blue]}", SETUP) == ()

"""Who may not stand with whom, who only with whom, who alone."""

from __future__ import annotations

SETUP = """\
sides:
  - side: red
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0402", counters: [{counter: falcon-1}, {counter: fort}, {counter: tiger}, {counter: orca}]}
      - {hex: "0302", counters: [{counter: tiger, count: 2}]}
  - side: blue
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {hex: "0302", counters: [{counter: heron}]}
      - {hex: "0402", counters: [{counter: lion}]}
"""


def told(found) -> list[tuple[str, str]]:
    return [(str(fault.origin), fault.message) for fault in found]


def test_never_with_points_at_the_later_line(judged) -> None:
    found = judged("check: forbidden-company\nrule: '1'\npieces: {unit: orca}\nnever_with: {class: tank}", SETUP)
    assert told(found) == [
        ("test.yaml:8:90", "hex 0402: Orca of Red stands with Tiger II of Red; Orca may not stand with Tank (rule 1)"),
        ("test.yaml:14:34", "hex 0402: Lion of Blue stands with Orca of Red; Orca may not stand with Tank (rule 1)"),
    ]
    assert found[0].message_ja == (
        "ヘクス0402：赤軍のオルカが赤軍のタイガーⅡと一緒にいます。オルカは戦車と一緒にいられません（規則1）"
    )


def test_never_with_their_own_kind(judged) -> None:
    found = judged("check: forbidden-company\npieces: {class: tank}\nnever_with: {class: tank}", SETUP)
    assert told(found) == [
        ("test.yaml:14:34", "hex 0402: Lion of Blue stands with Tiger II of Red; Tank may not stand with Tank"),
        ("test.yaml:9:34", "hex 0302: 2 × Tiger II of Red; Tank may not stand with Tank"),
    ]


def test_only_with(judged) -> None:
    options = "check: forbidden-company\npieces: {counter: falcon}\nonly_with: {side: red}"
    (found,) = judged(options, SETUP)
    assert told([found]) == [
        (
            "test.yaml:14:34",
            "hex 0402: Lion of Blue stands with Falcon① of Red; Falcon①, Falcon② may stand with pieces of Red only",
        )
    ]
    assert judged(options + "\nignoring: {unit: lion}", SETUP) == ()


def test_alone(judged) -> None:
    found = judged("check: forbidden-company\npieces: {counter: heron}\nalone: true", SETUP)
    assert told(found) == [
        ("test.yaml:13:34", "hex 0302: Heron of Blue stands with Tiger II of Red; Heron must be alone")
    ]
    assert judged("check: forbidden-company\npieces: {counter: heron}\nalone: true\nignoring: {side: red}", SETUP) == ()


def test_the_group_decides_what_is_together(judged) -> None:
    options = "check: forbidden-company\npieces: {counter: heron}\nnever_with: {unit: orca}\nper: "
    assert judged(options + "hex", SETUP) == ()
    assert judged(options + "alliance", SETUP) == ()
    (found,) = judged(options + "board", SETUP)
    assert found.message == "Island: Heron of Blue stands with Orca of Red; Heron may not stand with Orca"


def test_no_limit_at_all(judged) -> None:
    (found,) = judged("check: forbidden-company\npieces: {counter: heron}", SETUP)
    assert (found.code, found.message) == ("option-conflict", "one of 'never_with', 'only_with', 'alone' is needed")


def test_company_of_which_a_value_is_not_known_is_not_checkable(judged) -> None:
    options = "check: forbidden-company\npieces: {counter: heron}\nonly_with: {values: {cost: {at_most: 9}}}"
    (found,) = judged(options, SETUP)
    assert (found.code, found.message) == (
        "not-checkable",
        "'tested' is not checkable (in part): no value 'Cost' for Tiger II",
    )

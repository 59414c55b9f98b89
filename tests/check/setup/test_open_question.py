"""What the source leaves open is asked where it matters."""

from __future__ import annotations

SETUP = """\
sides:
  - side: red
    tracks: {状態: 静観, 技術: 0, 資金: 0}
    places:
      - {place: 稜線, hex: "0602", counters: [{counter: lion}, {counter: tiger, count: 2}]}
      - {place: 港, counters: [{counter: tiger}]}
"""
ASKS = "check: open-question\nrule: '9'\nseverity: note\nasks: {ja: どちらですか, en: 'one, or the other?'}\n"


def test_once_a_setup_at_the_first_line(judged) -> None:
    (found,) = judged(ASKS + "pieces: {class: tank}", SETUP)
    assert (str(found.origin), found.severity.word) == ("test.yaml:8:45", "note")
    assert found.message == "Test: one, or the other? (4 × Tank) (rule 9)"
    assert found.message_ja == "試験：どちらですか（戦車×4）（規則9）"


def test_once_each_place(judged) -> None:
    found = judged(ASKS + "pieces: {unit: tiger}\nper: place", SETUP)
    assert [fault.message for fault in found] == [
        "The Ridge: one, or the other? (2 × Tiger II) (rule 9)",
        "Harbour: one, or the other? (1 × Tiger II) (rule 9)",
    ]


def test_nothing_is_asked_where_it_does_not_matter(judged) -> None:
    assert judged(ASKS + "pieces: {class: fort}", SETUP) == ()

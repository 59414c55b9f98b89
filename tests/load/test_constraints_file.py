"""Reading what all constraints share; options and words of exceptions stay as they were written."""

from __future__ import annotations

import pytest

from builder.diagnostic import Severity
from builder.load.constraints import read_constraints
from builder.load.faults import Faults
from builder.load.yaml_document import read_document
from builder.model.constraint_option import OptionList, OptionTable, OptionWord
from builder.origin import Origin


def read(text: str):
    node, wrong = read_document(text, "constraints.yaml")
    assert node is not None
    assert wrong == ()
    faults = Faults()
    return read_constraints(node, faults), [(fault.code, str(fault.origin), fault.message) for fault in faults.found]


def test_a_constraint_with_everything() -> None:
    (found,), faults = read(
        """\
constraints:
  - id: fort-limit
    check: count-limit
    rule: "26.7"
    severity: warning
    says: {ja: 城砦は四つまで, en: Four forts at most}
    setups: [campaign]
    note: Ours.
    count: {class: [fort]}
    exceptions:
      - {setup: scenario, counter: lion, reason: {ja: 例外, en: Known}, rule: "38", becomes: note}
"""
    )
    assert faults == []
    assert (found.id, found.kind, found.rule, found.severity) == ("fort-limit", "count-limit", "26.7", Severity.WARNING)
    assert (found.says.ja, found.says.en) == ("城砦は四つまで", "Four forts at most")
    assert found.setups == (OptionWord(Origin("constraints.yaml", 7, 14), "campaign"),)
    (key, count), *rest = found.options.entries
    assert (key.text, rest) == ("count", [])
    assert isinstance(count, OptionTable)
    assert count.find("class") == OptionList(
        Origin("constraints.yaml", 9, 20), (OptionWord(Origin("constraints.yaml", 9, 21), "fort"),)
    )
    (exception,) = found.exceptions
    assert (exception.reason.en, exception.rule, exception.becomes) == ("Known", "38", Severity.NOTE)
    assert [word.text for word, _ in exception.where.entries] == ["setup", "counter"]


def test_what_is_left_out() -> None:
    (found,), faults = read("constraints:\n  - {id: a, check: b, says: c, exceptions: [{reason: d}]}\n")
    assert faults == []
    assert (found.rule, found.severity, found.setups, found.note) == (None, Severity.ERROR, (), None)
    assert found.exceptions[0].becomes is None


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (
            "constraints:\n  - {check: b, says: c}\n",
            [("missing-key", "constraints.yaml:2:5", "a constraint needs 'id'")],
        ),
        (
            "constraints:\n  - {id: a, says: c}\n",
            [("missing-key", "constraints.yaml:2:5", "a constraint needs 'check'")],
        ),
        (
            "constraints:\n  - {id: a, check: b}\n",
            [("missing-key", "constraints.yaml:2:5", "a constraint needs 'says'")],
        ),
        (
            "constraints:\n  - {id: a, check: b, says: c, exceptions: [{setup: x}]}\n",
            [("missing-key", "constraints.yaml:2:45", "an exception needs 'reason'")],
        ),
        (
            "constraints:\n  - {id: a, check: b, says: c, severity: fatal}\n",
            [
                (
                    "unknown-word",
                    "constraints.yaml:2:42",
                    "'severity' has no value 'fatal' (allowed: error, warning, note)",
                )
            ],
        ),
        (
            "constraint: []\n",
            [
                (
                    "unknown-key",
                    "constraints.yaml:1:1",
                    "a constraints file has no key 'constraint'; did you mean 'constraints'? (allowed: constraints)",
                )
            ],
        ),
    ],
)
def test_what_is_wrong_is_said(text: str, faults: list[tuple[str, str, str]]) -> None:
    assert read(text)[1] == faults

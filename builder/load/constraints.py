"""``constraints.yaml``: the sentences of the rulebook that every setup is held against.

Only what all constraints share is read here; the options go on as they were written to the kind that knows them.
"""

from __future__ import annotations

from builder.diagnostic import Severity
from builder.load.fields import Faults, Fields
from builder.load.node import Node, Scalar, Sequence
from builder.model.constraint import CONSTRAINT_KEYS, EXCEPTION_KEYS, Constraint, ConstraintException
from builder.model.constraint_option import OptionList, OptionNode, OptionTable, OptionWord

_SEVERITIES = {severity.word: severity for severity in sorted(Severity, reverse=True)}
_BECOMES: dict[str, Severity | None] = {"nothing": None, "note": Severity.NOTE, "warning": Severity.WARNING}
_OWN_EXCEPTION_KEYS = tuple(key for key in EXCEPTION_KEYS if key not in ("setup", "track"))


def read_constraints(node: Node, faults: Faults) -> tuple[Constraint, ...]:
    """The list under ``constraints`` of one file."""
    file = Fields(node, faults, "constraints file")
    found = tuple(_read_constraint(item, faults) for item in file.items("constraints"))
    file.finish()
    return found


def _read_constraint(node: Node, faults: Faults) -> Constraint:
    fields = Fields(node, faults, "constraint")
    constraint_id = fields.identifier("id")
    kind = fields.scalar("check")
    return Constraint(
        id=constraint_id,
        kind=(kind.text if kind else None) or "",
        kind_origin=fields.origin_of("check"),
        rule=fields.optional_text("rule"),
        severity=_SEVERITIES[fields.choice("severity", _SEVERITIES, Severity.ERROR.word)],
        says=fields.names("says"),
        options=_table(node).without(CONSTRAINT_KEYS),
        exceptions=tuple(_read_exception(item, faults) for item in fields.items("exceptions")),
        origin=fields.origin,
        setups=tuple(OptionWord(word.origin, word.text or "") for word in fields.scalars("setups")),
        note=fields.optional_names("note"),
    )


def _read_exception(node: Node, faults: Faults) -> ConstraintException:
    fields = Fields(node, faults, "exception")
    return ConstraintException(
        where=_table(node).without(_OWN_EXCEPTION_KEYS),
        reason=fields.names("reason"),
        rule=fields.optional_text("rule"),
        becomes=_BECOMES[fields.choice("becomes", _BECOMES, "nothing")],
        origin=fields.origin,
    )


def _table(node: Node) -> OptionTable:
    option = _option(node)
    return option if isinstance(option, OptionTable) else OptionTable(node.origin, ())


def _option(node: Node) -> OptionNode:
    if isinstance(node, Scalar):
        return OptionWord(node.origin, node.text or "")
    if isinstance(node, Sequence):
        return OptionList(node.origin, tuple(_option(item) for item in node.items))
    return OptionTable(
        node.origin, tuple((OptionWord(key.origin, key.text or ""), _option(value)) for key, value in node.entries)
    )

"""Errata laid over the constraints, before they are read: any term of one can change, and one can be struck out."""

from __future__ import annotations

from builder.load.changes import Changes, items_of, merged_table, with_value, written
from builder.load.errata import Errata
from builder.load.fields import Fields
from builder.load.name_table import NameTable
from builder.load.node import Mapping, Node, Scalar, Sequence
from builder.model.erratum import Changed

_SELECTING = ("constraint", "remove")


def apply_to_constraints(node: Node | None, errata: Errata) -> Node | None:
    """The file of constraints with every erratum laid over it in order.

    ``constraint`` is the id; ``remove: true`` strikes the constraint out. Reports ``unknown-constraint`` and
    ``changes-nothing``; what a constraint's own reader reports comes later.
    """
    for file, changes in errata.files:
        for entry in file.constraints:
            node = _apply(entry, node, changes)
    return node


def _apply(entry: Node, node: Node | None, changes: Changes) -> Node | None:
    fields = Fields(entry, changes.faults, "constraint of an erratum")
    word, remove = fields.scalar("constraint"), fields.flag("remove")
    if word is None or not isinstance(entry, Mapping):
        return node
    constraints = items_of(node, "constraints") if node is not None else ()
    table = NameTable("constraint", (((_id(item),), index) for index, item in enumerate(constraints)))
    index = table.resolve(word, changes.faults)
    if index is None or not isinstance(node, Mapping):
        return node
    old = constraints[index]
    assert isinstance(old, Mapping)
    if remove:
        origin = fields.origin_of("remove")
        changes.add(Changed.CONSTRAINT, _id(old), "", written(old), None, origin, entry.origin, old.origin)
        kept = (*constraints[:index], *constraints[index + 1 :])
    elif all(key.text in _SELECTING for key, _ in entry.entries):
        changes.report_empty(entry.origin)
        return node
    else:
        merged = merged_table(old, entry, _SELECTING, changes, Changed.CONSTRAINT, _id(old))
        kept = (*constraints[:index], merged, *constraints[index + 1 :])
    listed = node.find("constraints")
    assert listed is not None
    return with_value(node, "constraints", Sequence(listed.origin, kept))


def _id(item: Node) -> str:
    found = item.find("id") if isinstance(item, Mapping) else None
    return (found.text or "") if isinstance(found, Scalar) else ""

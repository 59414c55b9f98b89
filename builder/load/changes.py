"""What one erratum changes, written down while it is laid over the data; what it does not change is reported."""

from __future__ import annotations

from collections.abc import Collection

from builder.load.faults import Faults
from builder.load.node import Mapping, Node, Scalar, Sequence
from builder.model.erratum import Change, Changed
from builder.model.fault import second_spot
from builder.model.message import Message, say
from builder.origin import Origin


class Changes:
    """The changes of one erratum in the order in which they were made."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.found: list[Change] = []

    def add(
        self,
        kind: Changed,
        subject: str,
        what: str,
        old: str | None,
        new: str | None,
        origin: Origin,
        item: Origin,
        old_origin: Origin,
    ) -> None:
        """Write down one change; the parameters are the fields of ``Change``."""
        self.found.append(Change(kind, subject, what, old, new, origin, item, old_origin))

    def report_nothing(self, origin: Origin, what: Message, old: str | None, old_origin: Origin | None = None) -> None:
        """Report ``changes-nothing``: ``what`` is ``old`` already (None: it has no value)."""
        if old is None:
            ja, en = (
                "これでは何も変わりません。{what}には元々値がありません",
                "this changes nothing: {what} has no value already",
            )
        else:
            ja, en = "これでは何も変わりません。{what}は元々{old}です", "this changes nothing: {what} is {old} already"
        related = (second_spot(old_origin, Message("元の値はここです", "it stands here")),) if old_origin else ()
        self.faults.error(origin, "changes-nothing", say(ja, en, what=what, old=old or ""), related=related)

    def report_empty(self, origin: Origin) -> None:
        """Report ``changes-nothing`` for an entry that names a thing and says nothing of it."""
        message = Message(
            "これでは何も変わりません。値が一つもありません", "this changes nothing: no value stands in it"
        )
        self.faults.error(origin, "changes-nothing", message)


def merged_table(
    base: Mapping,
    over: Mapping,
    without: Collection[str],
    changes: Changes,
    kind: Changed,
    subject: str,
    front: str = "",
    item: Origin | None = None,
) -> Mapping:
    """``base`` with the keys of ``over`` laid over it, those in ``without`` left out; tables are merged key by key.

    An empty value takes the key away. The table that comes back has the place of ``over``. ``front`` stands before each
    key in the change's ``what``; ``item`` is the erratum's entry where ``over`` lies inside it.
    """
    item = item or over.origin
    entries = {key.text or "": (key, value) for key, value in base.entries}
    for key, value in over.entries:
        name = key.text or ""
        if name in without:
            continue
        what = f"{front}{name}"
        before = entries.get(name)
        old = before[1] if before else None
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            entries[name] = (key, merged_table(old, value, (), changes, kind, subject, f"{what}.", item))
            continue
        if is_empty(value) if old is None or is_empty(old) else plain(old) == plain(value):
            stood = None if old is None or is_empty(old) else written(old)
            changes.report_nothing(value.origin, value_of(what, subject), stood, old.origin if old else None)
            continue
        new = None if is_empty(value) else written(value)
        was = None if old is None else written(old)
        changes.add(kind, subject, what, was, new, value.origin, item, base.origin)
        if is_empty(value):
            entries.pop(name)
        else:
            entries[name] = (key, value)
    return Mapping(over.origin, tuple(entries.values()))


def value_of(what: str, subject: str) -> Message:
    """How a value of a record is called in a sentence."""
    return say("「{subject}」の「{what}」", "'{what}' of '{subject}'", what=what, subject=subject)


def with_value(table: Mapping, key: str, value: Node) -> Mapping:
    """The table with ``key`` set to ``value``, in its old place or at the end."""
    entries = tuple((word, value if word.text == key else old) for word, old in table.entries)
    if table.find(key) is None:
        entries = (*entries, (Scalar(value.origin, key), value))
    return Mapping(table.origin, entries)


def items_of(table: Node, key: str) -> tuple[Node, ...]:
    """The items of the list under ``key``; empty where there is none."""
    found = table.find(key) if isinstance(table, Mapping) else None
    return found.items if isinstance(found, Sequence) else ()


def is_empty(node: Node) -> bool:
    """True for a value that is left blank."""
    return isinstance(node, Scalar) and node.text is None


Plain = str | None | tuple["Plain", ...] | frozenset[tuple[str, "Plain"]]


def plain(node: Node) -> Plain:
    """The node without its places, to compare: two that say the same are equal."""
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Sequence):
        return tuple(plain(item) for item in node.items)
    return frozenset((key.text or "", plain(value)) for key, value in node.entries)


def written(node: Node) -> str:
    """The node on one line, as one would write it."""
    if isinstance(node, Scalar):
        return node.text or ""
    if isinstance(node, Sequence):
        return f"[{', '.join(written(item) for item in node.items)}]"
    return "{" + ", ".join(f"{key.text}: {written(value)}" for key, value in node.entries) + "}"

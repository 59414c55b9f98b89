"""How a kind declares its options: a record whose annotations drive reading, the JSON schema and the docs."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Protocol, Self, Union, get_args, get_origin, get_type_hints, runtime_checkable

from builder.model.constraint_option import OptionNode
from builder.record import MISSING, Record, field, fields

if TYPE_CHECKING:
    from builder.check.setup.frame.option_reader import OptionReader

Schema = dict[str, Any]
"""A JSON Schema (draft 2020-12) as plain data; shared parts stand in ``#/$defs/<name>``."""

_SAYS, _AT_LEAST = "says", "at_least"


@runtime_checkable
class OptionType(Protocol):
    """A type that reads itself from what was written, e.g. a selection of pieces."""

    @classmethod
    def read_option(cls, node: OptionNode, reader: OptionReader, key: str) -> Self | None:
        """The value; None where it is wrong, which is reported to ``reader``."""

    @classmethod
    def option_schema(cls, definitions: dict[str, Schema]) -> Schema:
        """Its JSON schema; what is used in many places is put into ``definitions`` and referred to."""


@cache
def reads_itself(kind: Any) -> bool:  # noqa: ANN401
    """True for a type that knows how it is read. (To ask a protocol takes long, and is asked for each option.)"""
    return isinstance(kind, type) and isinstance(kind, OptionType)


class DeclaredOption(Record):
    """One option of a kind: its key, its type, what it is for, and the least that a number may be."""

    key: str
    annotation: Any
    says: str
    required: bool
    at_least: int | None

    @property
    def type(self) -> Any:  # noqa: ANN401
        """The annotation without ``| None``."""
        if get_origin(self.annotation) in (Union, UnionType):
            kept = [part for part in get_args(self.annotation) if part is not NoneType]
            return kept[0] if len(kept) == 1 else self.annotation
        return self.annotation


def option(says: str, *, default: Any = MISSING, at_least: int | None = None) -> Any:  # noqa: ANN401
    """A field of an options record (as ``field``): ``says`` is its one-sentence description.

    Without ``default`` the option must be given. ``at_least`` is the least that a whole number may be.
    """
    metadata: Mapping[str, Any] = {_SAYS: says, _AT_LEAST: at_least}
    if default is MISSING:
        return field(metadata=metadata)
    return field(default=default, metadata=metadata)


@cache
def declared_options(options: type[Any]) -> tuple[DeclaredOption, ...]:
    """The options that a record declares, in its order. A trailing underscore is no part of a key (``from_``)."""
    hints = _annotations(options)
    return tuple(
        DeclaredOption(
            entry.name.rstrip("_"),
            hints[entry.name],
            entry.metadata[_SAYS],
            entry.default is MISSING and entry.default_factory is MISSING,
            entry.metadata[_AT_LEAST],
        )
        for entry in fields(options)
        if _SAYS in entry.metadata
    )


def _annotations(options: type[Any]) -> dict[str, Any]:
    """The annotations as types. Those that join names (``Place | None``, as nearly all do) are looked up, not compiled."""
    found: dict[str, Any] = {}
    for base in reversed(options.__mro__):
        words = {**vars(builtins), **vars(sys.modules[base.__module__])}
        for name, annotation in vars(base).get("__annotations__", {}).items():
            parts = annotation.split(" | ") if isinstance(annotation, str) else ()
            if parts and all(part in words for part in parts):
                found[name] = reduce(or_, (words[part] for part in parts))
            else:
                return get_type_hints(options)
    return found


def field_name(options: type, key: str) -> str:
    """The name of the record's field for a key (``from`` is ``from_``)."""
    return next(entry.name for entry in fields(options) if entry.name.rstrip("_") == key)

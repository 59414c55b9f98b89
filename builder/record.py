"""Frozen records: what the tool knows about a game, a picture or a module, in classes that cannot be changed once made.

``class Hex(Record):`` with annotated fields is all that a record needs; it is made, compared, hashed, copied and printed by
its fields, in their order. ``class Hex(Record, dict=True)`` can hold a ``cached_property`` too.

Records are msgspec's ``Struct``, and this module is the only one that knows it. The classes of ``dataclasses`` write and compile
source code for each class, about 1 ms; some 400 records made a third of the time of a check. A ``Struct`` takes a thirtieth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, dataclass_transform

from msgspec import NODEFAULT as MISSING
from msgspec import MsgspecError, Struct, StructMeta, msgpack
from msgspec import field as struct_field
from msgspec.structs import replace

__all__ = ["MISSING", "Field", "Record", "field", "field_names", "fields", "packed", "replace", "told", "unpacked"]


class Field:
    """A declared field: its default (``MISSING`` if there is none), and what its declaration tells besides (``metadata``)."""

    __slots__ = ("default", "default_factory", "metadata", "name")

    def __init__(self, default: Any, default_factory: Any, metadata: Mapping[str, Any]) -> None:  # noqa: ANN401
        self.name = ""
        self.default = default
        self.default_factory = default_factory
        self.metadata = metadata


_TELLER: Final = msgpack.Encoder(enc_hook=repr)
_NO_METADATA: Final[Mapping[str, Any]] = MappingProxyType({})


def field(
    *,
    default: Any = MISSING,  # noqa: ANN401
    default_factory: Callable[[], Any] | Any = MISSING,  # noqa: ANN401
    metadata: Mapping[str, Any] = _NO_METADATA,
) -> Any:  # noqa: ANN401
    """A field that is more than an annotation: a default made anew for each record, or ``metadata`` for who reads ``fields``."""
    return Field(default, default_factory, metadata)


class _RecordMeta(StructMeta):
    """Keeps what ``field`` says of a class's fields, and hands its defaults to msgspec."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> Any:  # noqa: ANN401
        told = {key: value for key, value in namespace.items() if type(value) is Field}
        for key, one in told.items():
            one.name = key
            if one.default_factory is not MISSING:
                namespace[key] = struct_field(default_factory=one.default_factory)
            elif one.default is not MISSING:
                namespace[key] = struct_field(default=one.default)
            else:
                del namespace[key]
        if told:
            inherited: Mapping[str, Field] = next((base.__told__ for base in bases if hasattr(base, "__told__")), {})
            namespace["__told__"] = {**inherited, **told}
        return super().__new__(cls, name, bases, namespace, **options)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Record(Struct, metaclass=_RecordMeta, frozen=True):
    """A frozen record: equal to a record of its own class with equal fields, hashable if they are."""


def field_names(record: Record | type[Record]) -> tuple[str, ...]:
    """The names of a record's fields, in their order."""
    return record.__struct_fields__


def fields(record: Record | type[Record]) -> tuple[Field, ...]:
    """A record's fields, in their order; those without ``metadata`` have their default alone."""
    kind = record if isinstance(record, type) else type(record)
    told: Mapping[str, Field] = getattr(kind, "__told__", {})
    defaults = (MISSING,) * (len(kind.__struct_fields__) - len(kind.__struct_defaults__)) + kind.__struct_defaults__
    found = []
    for name, default in zip(kind.__struct_fields__, defaults, strict=True):
        one = told.get(name)
        if one is None:
            one = Field(default, MISSING, _NO_METADATA)
            one.name = name
        found.append(one)
    return tuple(found)


def packed(record: Record) -> bytes:
    """A record and all below it as bytes (MessagePack); its classes say ``array_like=True``, and ``tag=True`` in a union."""
    return msgpack.encode(record)


def told(record: Record) -> bytes:
    """All that a record says, as bytes: equal for equal records. What is no plain value stands there as it is printed."""
    return _TELLER.encode(record)


def unpacked(content: bytes | memoryview, kind: Any) -> Any:  # noqa: ANN401
    """The record of ``kind`` (a class, or a union of tagged ones) that ``packed`` gave; None where the bytes hold none."""
    try:
        return _decoder(kind).decode(content)
    except MsgspecError:
        return None


@cache
def _decoder(kind: Any) -> msgpack.Decoder[Any]:  # noqa: ANN401
    return msgpack.Decoder(kind)

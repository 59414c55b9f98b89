"""What a record says, as one number: equal for equal contents, wherever in a file they were written."""

from __future__ import annotations

import builtins
import hashlib
import re
import sys
from collections.abc import Mapping
from enum import Enum, StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

from builder.model.counter import NotPrinted
from builder.origin import Origin
from builder.record import MISSING, Record, fields, replace, told

_NOWHERE = Origin("")


def fingerprint(*values: object) -> str:
    """A digest of records, mappings, sequences and plain values, in their order.

    Origins do not count: a line added above a counter changes nothing about the counter. Everything else does. Of a record
    that holds origins below its own only the fields that are not at their default are told, by name.
    """
    parts: list[bytes] = []
    for value in values:
        _tell(value, parts)
    return hashlib.blake2b(b"\0".join(parts), digest_size=20).hexdigest()


def _tell(value: object, parts: list[bytes]) -> None:
    kind: Any = type(value)
    if kind is str:
        parts.append(_text(value))  # type: ignore[arg-type]
    elif kind is int or value is None or kind is bool or kind is float:
        parts.append(f"{kind.__name__} {value!r}".encode())
    elif kind is Origin:
        return
    elif isinstance(value, Record):
        _tell_record(value, kind, parts)
    elif isinstance(value, Mapping):
        parts.append(b"{")
        for key, inner in value.items():
            _tell(key, parts)
            _tell(inner, parts)
        parts.append(b"}")
    elif isinstance(value, list | tuple):
        parts.append(b"[")
        for inner in value:
            _tell(inner, parts)
        parts.append(b"]")
    elif isinstance(value, bytes):
        parts.append(b"b" + hashlib.blake2b(value, digest_size=20).digest())
    elif isinstance(value, str) and not isinstance(value, Enum):
        parts.append(_text(value))
    else:
        parts.append(f"{kind.__qualname__} {value!r}".encode())


def _tell_record(record: Record, kind: Any, parts: list[bytes]) -> None:  # noqa: ANN401
    parts.append(b"<" + kind.__qualname__.encode())
    own = _own_origins(kind)
    if own is not None:
        content = told(replace(record, **own) if own else record)
        parts.append(b"%d:" % len(content) + content)
        return
    for name, default in _told_fields(kind):
        part = getattr(record, name)
        if part is default:
            continue
        of_part = type(part)
        if of_part is Origin or (of_part is type(default) and part == default):
            continue
        parts.append(name.encode())
        _tell(part, parts)
    parts.append(b">")


def _text(text: str) -> bytes:
    content = text.encode("utf-8", "surrogatepass")
    return b"s%d:" % len(content) + content


@cache
def _told_fields(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((one.name, one.default if one.default is not MISSING else ...) for one in fields(kind))


_NAME = re.compile(r"[A-Za-z_]\w*")
_PLAIN = frozenset({str, int, float, bool, tuple, type(None), Mapping, NotPrinted})


@cache
def _own_origins(kind: type[Any]) -> Mapping[str, Origin] | None:
    """The origins to set aside before all that a record of this class says can be told at once, at a hundredth of the cost.

    None where origins may lie below its own fields, and wherever the annotations leave a doubt.
    """
    own: dict[str, Origin] = {}
    for one in kind.__mro__:
        words = vars(sys.modules[one.__module__])
        for name, annotation in vars(one).get("__annotations__", {}).items() if issubclass(one, Record) else ():
            if annotation == "Origin":
                own[name] = _NOWHERE
            elif len(records := _classes(annotation, words)) > 1 or any(_holds_doubt(one, kind) for one in records):
                return None
    return own


def _holds_doubt(inner: Any, outer: Any) -> bool:  # noqa: ANN401
    """True for what is no record without origins; a record may hold one of its own class."""
    return inner is None or (inner is not outer and _own_origins(inner) != {})


def _classes(annotation: object, words: Mapping[str, Any]) -> set[Any]:
    """The classes of records that a value of the annotation can hold; None among them for whatever is not known to be plain.

    Two classes in one annotation are a doubt too: records of either could say the same.
    """
    if isinstance(annotation, str):
        # What this module does not know by that name could be anything.
        named = [words.get(name, vars(builtins).get(name, object)) for name in _NAME.findall(annotation)]
    elif isinstance(annotation, type) and not get_args(annotation):
        if issubclass(annotation, Record):
            return {annotation}
        return set() if annotation in _PLAIN or issubclass(annotation, StrEnum) else {None}
    else:
        named = [one for one in (get_origin(annotation), *get_args(annotation)) if one not in (UnionType, ...)]
    return {kind for one in named for kind in _classes(NoneType if one is None else one, words)}

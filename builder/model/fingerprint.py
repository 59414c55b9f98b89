"""What a record says, as one number: equal for equal contents, wherever in a file they were written."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Any

from builder.model.counter import Counter
from builder.origin import Origin
from builder.record import MISSING, Record, fields, replace, told

_NOWHERE = Origin("")


def fingerprint(*values: object) -> str:
    """A digest of records, mappings, sequences and plain values, in their order.

    Origins do not count: a line added above a counter changes nothing about the counter. Everything else does. Of a record
    only the fields that are not at their default are told, by name.
    """
    parts: list[str] = []
    for value in values:
        _tell(value, parts)
    return hashlib.blake2b("\0".join(parts).encode("utf-8", "surrogatepass"), digest_size=20).hexdigest()


def counter_fingerprint(counter: Counter) -> str:
    """As ``fingerprint``, of a counter, whose only origin is its own, at a tenth of the cost: a game has hundreds of them."""
    return hashlib.blake2b(told(replace(counter, origin=_NOWHERE)), digest_size=20).hexdigest()


def _tell(value: object, parts: list[str]) -> None:
    kind: Any = type(value)
    if kind is str:
        parts.append(f"s{len(value)}:{value}")  # type: ignore[arg-type]
    elif kind is int or value is None or kind is bool or kind is float:
        parts.append(f"{kind.__name__} {value!r}")
    elif kind is Origin:
        return
    elif isinstance(value, Record):
        parts.append(f"<{kind.__qualname__}")
        for name, default in _told_fields(kind):
            part = getattr(value, name)
            if part is default:
                continue
            of_part = type(part)
            if of_part is Origin or (of_part is type(default) and part == default):
                continue
            parts.append(name)
            if of_part is str:
                parts.append(f"s{len(part)}:{part}")
            else:
                _tell(part, parts)
        parts.append(">")
    elif isinstance(value, Mapping):
        parts.append("{")
        for key, inner in value.items():
            _tell(key, parts)
            _tell(inner, parts)
        parts.append("}")
    elif isinstance(value, list | tuple):
        parts.append("[")
        for inner in value:
            _tell(inner, parts)
        parts.append("]")
    elif isinstance(value, bytes):
        parts.append(f"b{hashlib.blake2b(value, digest_size=20).hexdigest()}")
    elif isinstance(value, str) and not isinstance(value, Enum):
        parts.append(f"s{len(value)}:{value}")
    else:
        parts.append(f"{kind.__qualname__} {value!r}")


@cache
def _told_fields(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((one.name, one.default if one.default is not MISSING else ...) for one in fields(kind))

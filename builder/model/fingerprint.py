"""What a record says, as one number: equal for equal contents, wherever in a file they were written."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from enum import Enum

from builder.origin import Origin
from builder.record import Record, field_names


def fingerprint(*values: object) -> str:
    """A digest of records, mappings, sequences and plain values, in their order.

    Origins do not count: a line added above a counter changes nothing about the counter. Everything else does.
    """
    parts: list[str] = []
    _tell(values, parts)
    return hashlib.blake2b("\0".join(parts).encode("utf-8", "surrogatepass"), digest_size=20).hexdigest()


def _tell(value: object, parts: list[str]) -> None:
    if isinstance(value, Origin):
        return
    if isinstance(value, str) and not isinstance(value, Enum):
        parts.append(f"s{len(value)}:{value}")
    elif isinstance(value, Record):
        parts.append(f"<{type(value).__qualname__}")
        for name in field_names(value):
            parts.append(name)
            _tell(getattr(value, name), parts)
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
    else:
        parts.append(f"{type(value).__qualname__} {value!r}")

"""Names of a package that are loaded when they are asked for (PEP 562): each stands in a file that is called as it is."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from typing import Any

_WORD_BEGINS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def on_demand(package: str, names: Collection[str], elsewhere: Mapping[str, str]) -> Callable[[str], Any]:
    """The ``__getattr__`` of a package with these names; ``elsewhere`` are the files of those that have none of their own."""

    def find(name: str) -> Any:  # noqa: ANN401
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        file = elsewhere.get(name) or _WORD_BEGINS.sub("_", name).lower()
        found = getattr(import_module(f"{package}.{file}"), name)
        setattr(sys.modules[package], name, found)  # so that nobody asks a second time: Python itself does
        return found

    return find
